import { foldText } from "../../../nlp/normalizer.ts";
import type { CategoryLexicon, CompiledAttribute } from "./attribute-lexicon.ts";
import { attributesOfLabel, findMentions, type Mention } from "./attribute-mentions.ts";
import { type LabelTopic, mayTell } from "./label-topics.ts";
import { phraseOf } from "./phrase.ts";
import type { ProductText } from "./product-text.ts";
import { doubts } from "./statement.ts";
import type { ValueMatch } from "./value-matches.ts";

/** The value part `[start, end)` of a `Label: value` line, and the attributes that its label names. */
export interface LabelledLine {
  readonly text: ProductText;
  readonly label: string;
  readonly labelStart: number;
  readonly start: number;
  readonly end: number;
  /** Empty where no attribute of the category has such a name. */
  readonly attributes: readonly CompiledAttribute[];
  /** Whether the label is the name itself; false for a term, which may mean more than the attribute. */
  readonly isNamed: boolean;
  /** Where no attribute is named. */
  readonly topic: LabelTopic | undefined;
}

function findLabelledLines(lexicon: CategoryLexicon, text: ProductText): readonly LabelledLine[] {
  return text.labelled.map(({ label, labelStart, value, valueStart: start, valueEnd: end }) => {
    const { attributes, isNamed, topic } = attributesOfLabel(lexicon, label);
    const isFreeText = attributes.some(({ record }) => record.kind === "open");
    const last = isFreeText ? end : start + sentenceLength(value);
    return { text, label, labelStart, start, end: last, attributes, isNamed, topic };
  });
}

/** A cheap sign, without which the pattern need not be tried at each letter. */
const stopBeforeBlank = /[.!?]\s/;

/** Where a line runs on ("Weight: 2 kg. Made of steel."), what it states ends with the first sentence. */
function sentenceLength(value: string): number {
  const stop = stopBeforeBlank.test(value) ? value.search(/[\p{L}\p{N})%]{2}[.!?]\s+\p{Lu}/u) : -1;
  return stop < 0 ? value.length : stop + 2;
}

/** The numbers `[from, to)` of the line's words. */
export function wordsOfLine({ text, start, end }: LabelledLine): readonly [number, number] {
  const from = firstWordFrom(text, start);
  return [from, firstWordFrom(text, end)];
}

/** The same of the words of its label. */
function wordsOfLabel({ text, labelStart, start }: LabelledLine): readonly [number, number] {
  return [firstWordFrom(text, labelStart), firstWordFrom(text, start)];
}

/** The number of the first word that begins at the offset or after it. */
export function firstWordFrom({ words }: ProductText, offset: number): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.start ?? offset) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A text with all that the rules for free text look at. */
export interface FreeText {
  readonly text: ProductText;
  readonly lines: readonly LabelledLine[];
  readonly mentions: readonly Mention[];
  /** Those in the phrase in which a word stands; none where the text has no such word. */
  mentionsAround(word: number): readonly Mention[];
}

export function readFreeText(lexicon: CategoryLexicon, text: ProductText): FreeText {
  return new TextMentions(lexicon, text);
}

const none: readonly Mention[] = [];

/** Mentions are looked for when a rule first asks for them, phrase by phrase: no name reaches beyond its own. */
class TextMentions implements FreeText {
  readonly text: ProductText;
  readonly lines: readonly LabelledLine[];
  readonly #lexicon: CategoryLexicon;
  #byPhrase: (readonly Mention[])[] | undefined;
  #mentions: readonly Mention[] | undefined;

  constructor(lexicon: CategoryLexicon, text: ProductText) {
    this.#lexicon = lexicon;
    this.text = text;
    this.lines = findLabelledLines(lexicon, text);
  }

  mentionsAround(index: number): readonly Mention[] {
    const { words } = this.text;
    const word = words[index];
    if (word === undefined) return none;
    this.#byPhrase ??= [];
    const known = this.#byPhrase[word.phrase];
    if (known !== undefined) return known;
    const mentions = findMentions(this.#lexicon, words, phraseOf(words, index));
    this.#byPhrase[word.phrase] = mentions;
    return mentions;
  }

  get mentions(): readonly Mention[] {
    this.#mentions ??= this.#allMentions();
    return this.#mentions;
  }

  #allMentions(): readonly Mention[] {
    const mentions: Mention[] = [];
    let before: number | undefined;
    for (const [index, { phrase }] of this.text.words.entries()) {
      if (phrase !== before) for (const mention of this.mentionsAround(index)) mentions.push(mention);
      before = phrase;
    }
    return mentions;
  }
}

/** The labelled line in which a word stands, in its label or in its value. */
export interface WordPlace {
  readonly line: LabelledLine;
  readonly isLabel: boolean;
}

/** For each word the line in which it stands, if any; values count before labels. */
export function placesOfWords({ text, lines }: FreeText): readonly (WordPlace | undefined)[] {
  const places = new Array<WordPlace | undefined>(text.words.length).fill(undefined);
  for (const line of lines) places.fill({ line, isLabel: true }, ...wordsOfLabel(line));
  for (const line of lines) places.fill({ line, isLabel: false }, ...wordsOfLine(line));
  return places;
}

/** Whether it is a value whose label names an attribute: that says all that stands there. */
export function isInLineOfAttribute(place: WordPlace | undefined): boolean {
  return place !== undefined && !place.isLabel && place.line.attributes.length > 0;
}

const shortValue = 20;

/**
 * In [0, 1]: how far what stands there may tell of an attribute that the label does not name. A label tells
 * only where its line says yes to it: "Bluetooth: ja", not "Boxes per pallet: 36".
 */
export function trustIn(place: WordPlace | undefined, { attribute: { subject } }: ValueMatch): number {
  if (place === undefined) return 1;
  const { line, isLabel } = place;
  if (!isLabel) {
    if (isInLineOfAttribute(place) || !mayTell(line.topic, subject)) return 0;
    return line.topic === subject && !/\s/.test(line.label) ? 1 : doubts.otherLine;
  }
  const answer = answerIn(line.text.plain.text.slice(line.start, line.end));
  if (answer !== undefined) return answer === "yes" ? 1 : 0;
  return line.end - line.start <= shortValue ? 0 : doubts.otherLine;
}

const positive = new Set(
  "yes ja oui si true vorhanden included inklusive inclus incluso presente".split(" "),
);
const negative = new Set(
  "no nein non false keine kein none nicht vorhanden not included pas inclus assente nessuno".split(" "),
);

/** What a line's value answers where its label is a question: "Bluetooth: ja"; undefined for anything else. */
function answerIn(value: string): "yes" | "no" | undefined {
  const words = foldText(value)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "");
  const [first] = words;
  if (first === undefined || words.length > 2) return undefined;
  if (negative.has(first)) return "no";
  return positive.has(first) && words.length === 1 ? "yes" : undefined;
}

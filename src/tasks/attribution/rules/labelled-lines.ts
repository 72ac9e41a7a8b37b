import { foldText } from "../../../nlp/normalizer.ts";
import type { CategoryLexicon, CompiledAttribute } from "./attribute-lexicon.ts";
import { attributesOfLabel, findMentions, type Mention } from "./attribute-mentions.ts";
import { attributesOfFactLabel } from "./fact-labels.ts";
import { isRelevantTopic, type LabelTopic, topicOf } from "./label-topics.ts";
import { phraseOf } from "./phrase.ts";
import type { ProductText } from "./product-text.ts";
import { doubts } from "./statement.ts";
import { matchValue, type ValueMatch } from "./value-matches.ts";

/** The value part `[start, end)` of a `Label: value` line, and the attributes that its label names. */
export interface LabelledLine {
  readonly text: ProductText;
  readonly label: string;
  readonly labelStart: number;
  readonly start: number;
  readonly end: number;
  /** Empty where the label names no attribute of the category. */
  readonly attributes: readonly CompiledAttribute[];
  /** Whether the label is the name itself; a term may mean more than the attribute. */
  readonly isNamed: boolean;
  /** Whether the label only has an attribute's name in it. */
  readonly isPart: boolean;
  /** Only where no attribute is named. */
  readonly topic: LabelTopic | undefined;
}

function findLabelledLines(lexicon: CategoryLexicon, text: ProductText): readonly LabelledLine[] {
  return text.labelled.map(({ label, labelStart, value, valueStart: start, valueEnd: end }) => {
    const meaningOf = text.fact === undefined ? attributesOfLabel : attributesOfFactLabel;
    const { attributes, isNamed, topic, isPart = false } = meaningOf(lexicon, label);
    const isFreeText = attributes.some(({ record }) => record.kind === "open");
    const isIngredients = attributes.some(({ record }) => record.identifier === "ingredients");
    const last = isIngredients
      ? endOfIngredients(text.plain.text, end)
      : isFreeText
        ? end
        : start + sentenceLength(value);
    const line = { text, label, labelStart, start, end: last, attributes, isNamed, isPart, topic };
    return isPart ? withStated(line) : line;
  });
}

/** In characters. */
const longestIngredients = 2_000;

/** Behind a semicolon the list goes on, with labels of its own: "acido citrico; edulcorante: sucralosio". */
function endOfIngredients(text: string, end: number): number {
  if (!/^\s?;/.test(text.slice(end, end + 2))) return end;
  const [line = ""] = text.slice(end, end + longestIngredients).split("\n", 1);
  const stop = line.search(/\.\s{1,3}\p{Lu}/u);
  return end + (stop < 0 ? line : line.slice(0, stop)).trimEnd().length;
}

const countWord = /(?:^|[^\p{L}])(?:anzahl|nombre|nb|numero|number|no|count)(?![\p{L}])/iu;

/** Only those of its attributes whose values stand in it: a part of its label may mean something else. */
function withStated(line: LabelledLine): LabelledLine {
  const [from, to] = wordsOfLine(line);
  const { text, start, end } = line;
  const attributes = line.attributes.filter((attribute) => {
    const { kind, dimension } = attribute.record;
    if (kind === "open") return true;
    if (kind === "measure") {
      if (dimension === "count" && countWord.test(line.label) && /\d/.test(text.plain.text.charAt(start)))
        return true;
      return text.measures.some(
        (measure) => measure.dimension === dimension && measure.start >= start && measure.end <= end,
      );
    }
    for (let first = from; first < to; first += 1) if (matchValue(attribute, text, first)) return true;
    return false;
  });
  return { ...line, attributes, topic: attributes.length > 0 ? undefined : topicOf(line.label) };
}

/** Prefilter for the expensive pattern. */
const stopBeforeBlank = /[.!?]\s/;

/** The statement of a line such as "Weight: 2 kg. Made of steel." ends with the first sentence. */
function sentenceLength(value: string): number {
  const stop = stopBeforeBlank.test(value) ? value.search(/[\p{L}\p{N})%]{2}[.!?]\s+\p{Lu}/u) : -1;
  return stop < 0 ? value.length : stop + 2;
}

/** Word indices `[from, to)` of the line's value. */
export function wordsOfLine({ text, start, end }: LabelledLine): readonly [number, number] {
  const from = firstWordFrom(text, start);
  return [from, firstWordFrom(text, end)];
}

/** Word indices `[from, to)` of the line's label. */
function wordsOfLabel({ text, labelStart, start }: LabelledLine): readonly [number, number] {
  return [firstWordFrom(text, labelStart), firstWordFrom(text, start)];
}

/** Index of the first word that begins at or after the offset. */
export function firstWordFrom({ words }: ProductText, offset: number): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.start ?? offset) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A text with the readings that the free-text rules share. */
export interface FreeText {
  readonly text: ProductText;
  readonly lines: readonly LabelledLine[];
  readonly mentions: readonly Mention[];
  /** The mentions in the phrase of a word; none where the index is out of range. */
  mentionsAround(word: number): readonly Mention[];
}

export function readFreeText(lexicon: CategoryLexicon, text: ProductText): FreeText {
  return new TextMentions(lexicon, text);
}

const none: readonly Mention[] = [];

/** Finds mentions lazily and by phrase, as no name crosses a phrase boundary. */
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

/** The labelled line that contains a word, in its label or its value. */
export interface WordPlace {
  readonly line: LabelledLine;
  readonly isLabel: boolean;
}

/** For each word its line, if any; values take precedence over labels. */
export function placesOfWords({ text, lines }: FreeText): readonly (WordPlace | undefined)[] {
  const places = new Array<WordPlace | undefined>(text.words.length).fill(undefined);
  for (const line of lines) places.fill({ line, isLabel: true }, ...wordsOfLabel(line));
  for (const line of lines) places.fill({ line, isLabel: false }, ...wordsOfLine(line));
  return places;
}

/** Whether it is in the value of a labelled attribute, which the line rules read. */
export function isInLineOfAttribute(place: WordPlace | undefined): boolean {
  return place !== undefined && !place.isLabel && place.line.attributes.length > 0;
}

/** A column "Material" of a knife with "Steel / POM" says not which of them the handle is of. */
export function isOfSeveralParts(
  { label, text, start, end }: LabelledLine,
  { record }: CompiledAttribute,
): boolean {
  if (!record.identifier.startsWith("handle_")) return false;
  return bareMaterial.test(foldText(label.trim())) && /[/,;+&]/.test(text.plain.text.slice(start, end));
}

const bareMaterial = /^(?:materials?|materialien|matieres?|materiaux?|materiale|materiali)$/;

const shortValue = 20;

/**
 * In [0, 1]: how reliable a word at the place is for an attribute that the label does not name. A word in a label only counts
 * if the value confirms it: "Bluetooth: ja", not "Boxes per pallet: 36".
 */
export function trustIn(place: WordPlace | undefined, { attribute }: ValueMatch): number {
  if (place === undefined) return 1;
  const { line, isLabel } = place;
  if (!isLabel) {
    const { subject } = attribute;
    if (isInLineOfAttribute(place) || !isRelevantTopic(line.topic, subject)) return 0;
    if (isOfSeveralParts(line, attribute)) return 0;
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

/** The answer of a line whose label is a yes/no question: "Bluetooth: ja"; undefined for other values. */
function answerIn(value: string): "yes" | "no" | undefined {
  const words = foldText(value)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "");
  const [first] = words;
  if (first === undefined || words.length > 2) return undefined;
  if (negative.has(first)) return "no";
  return positive.has(first) && words.length === 1 ? "yes" : undefined;
}

import type { ValueRecord } from "../../../catalog/model.ts";
import type { Language } from "../../../nlp/language.ts";
import type { CompiledAttribute } from "./attribute-lexicon.ts";
import type { ProductText } from "./product-text.ts";
import type { TermEntry, WrittenWord } from "./term-trie.ts";
import type { ListedTerm } from "./value-lexicon.ts";
import type { StemIndex } from "./words.ts";

/** The words `[from, to)` of one phrase of a text. */
export interface Phrase {
  readonly text: ProductText;
  readonly from: number;
  readonly to: number;
}

/** Every listed value in the phrase, of the attributes of the index; no value reaches beyond a phrase. */
export function findMatches(values: StemIndex<CompiledAttribute>, phrase: Phrase): readonly ValueMatch[] {
  const matches: ValueMatch[] = [];
  const { text, from, to } = phrase;
  for (let first = from; first < to; first += 1) {
    const word = text.words[first];
    if (word === undefined) break;
    for (const attribute of values.beginningWith(word.stems)) addMatch(matches, attribute, { text, first });
  }
  return matches.some((match) => isAnsweredBehind(match, phrase))
    ? matches.filter((match) => !isAnsweredBehind(match, phrase))
    : matches;
}

/** The attribute's longest value at the word, unless the word belongs to one that is found already. */
function addMatch(
  matches: ValueMatch[],
  attribute: CompiledAttribute,
  { text, first }: { readonly text: ProductText; readonly first: number },
): void {
  let last = matches.length - 1;
  while (last >= 0 && matches[last]?.attribute !== attribute) last -= 1;
  const before = matches[last];
  if (before !== undefined && before.last >= first) return;
  const match = matchValue(attribute, text, first);
  if (match === undefined) return;
  if (isAnswered(before, match)) matches.splice(last, 1);
  matches.push(match);
}

/** "Microwave safe: no" without its colon: the yes or no after the thing's name counts, not the name. */
function isAnswered(before: ValueMatch | undefined, match: ValueMatch): boolean {
  return (
    match.attribute.lexicon?.answers !== undefined &&
    match.needsLabel &&
    before?.last === match.first - 1 &&
    !before.needsLabel
  );
}

/** "Microwave safe, no": the same where the answer begins the next phrase. */
function isAnsweredBehind(match: ValueMatch, { text, to }: Phrase): boolean {
  if (match.last !== to - 1 || match.attribute.lexicon?.answers === undefined) return false;
  const next = matchValue(match.attribute, text, to);
  return next !== undefined && isAnswered(match, next);
}

/**
 * "rose" within "rose gold" says nothing of its own, of whichever attribute; but of another attribute the head
 * of a longer term does, and a type's material: the oak of "massive oak", the glass of "glass bottle".
 */
export function withoutContained(matches: readonly ValueMatch[]): readonly ValueMatch[] {
  if (!matches.some(hasSeveralWords)) return matches;
  const long = matches.filter(hasSeveralWords);
  return matches.filter(
    (match) => !long.some((other) => isWithin(match, other) && !tellsWithin(match, other)),
  );
}

function hasSeveralWords({ first, last }: ValueMatch): boolean {
  return last > first;
}

function isWithin(match: ValueMatch, other: ValueMatch): boolean {
  return (
    other.first <= match.first &&
    other.last >= match.last &&
    other.last - other.first > match.last - match.first
  );
}

function tellsWithin(match: ValueMatch, other: ValueMatch): boolean {
  if (match.attribute === other.attribute || match.attribute.subject === "color") return false;
  if (match.attribute.subject === "material" && other.attribute.subject === "other") return true;
  const isGermanic = other.language === "en" || other.language === "de";
  return isGermanic ? match.last === other.last : match.first === other.first;
}

/** A listed value's name or term in a text: words `[first, last]`. */
export interface ValueMatch {
  readonly attribute: CompiledAttribute;
  readonly value: ValueRecord;
  /** The term's language: the text's own where the term is of several. */
  readonly language: Language;
  readonly needsLabel: boolean;
  /** The words as they are listed, of which the text's are forms. */
  readonly term: readonly WrittenWord[];
  readonly first: number;
  readonly last: number;
}

/** The longest listed value of the attribute that begins at the word. */
export function matchValue(
  attribute: CompiledAttribute,
  text: ProductText,
  first: number,
): ValueMatch | undefined {
  const match = attribute.lexicon?.trie.longest(text.words, first);
  const entry = match && chooseEntry(match.entries, text);
  if (match === undefined || entry === undefined) return undefined;
  const { value, needsLabel } = entry.owner;
  const { language, words: term } = entry;
  return { attribute, value, language, needsLabel, term, first, last: first + match.length - 1 };
}

/** Whether an attribute before this one lists the value too, so that only its name tells whose it is. */
export function isShared({ attribute, value }: Pick<ValueMatch, "attribute" | "value">): boolean {
  return attribute.sharedValues.has(value.identifier);
}

/** The language is asked for where there is a choice: to tell it takes longer than all else. */
function chooseEntry(entries: readonly TermEntry<ListedTerm>[], text: ProductText) {
  if (entries.length === 1) return entries[0];
  return (
    entries.find((entry) => entry.language === text.language) ??
    entries.find((entry) => entry.language === "en") ??
    entries[0]
  );
}

import type { CompiledAttribute } from "../lexicon/category-lexicon.ts";
import type { StemIndex } from "../lexicon/stem-index.ts";
import type { ProductText } from "../texts/product-text.ts";
import { matchValue, type ValueMatch } from "./value-match.ts";

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

import type { CategoryLexicon, CompiledAttribute } from "../lexicon/category-lexicon.ts";
import type { ProductText } from "../texts/product-text.ts";
import type { Word } from "../texts/words.ts";
import { matchValue, type ValueMatch } from "./value-match.ts";

/** Every listed value in the text, of every attribute but brands, which are told by their line alone. */
export function findMatches(lexicon: CategoryLexicon, text: ProductText): readonly ValueMatch[] {
  if (lexicon.listing.size === 0) return [];
  const matches = new Map<CompiledAttribute, ValueMatch[]>();
  const { words } = text;
  for (let first = 0; first < words.length; first += 1) {
    for (const attribute of listersOf(lexicon, words[first])) addMatch(matches, attribute, { text, first });
  }
  return withoutContained([...matches.values()].flat());
}

const none: readonly never[] = [];

/** The attributes with a value that begins with the word, by one of its stems after the other. */
function listersOf(
  { listing, listed }: CategoryLexicon,
  word: Word | undefined,
): readonly CompiledAttribute[] {
  let found: readonly CompiledAttribute[] = none;
  if (word === undefined) return found;
  const { distinct, hashes } = word.stems;
  for (let index = 0; index < distinct.length; index += 1) {
    const attributes = listed.mayHold(hashes[index] ?? 0) ? listing.get(distinct[index] ?? "") : undefined;
    if (attributes !== undefined) found = found.length === 0 ? attributes : [...found, ...attributes];
  }
  return found;
}

/** The attribute's longest value at the word, unless the word belongs to one that is found already. */
function addMatch(
  matches: Map<CompiledAttribute, ValueMatch[]>,
  attribute: CompiledAttribute,
  { text, first }: { readonly text: ProductText; readonly first: number },
): void {
  const found = matches.get(attribute) ?? [];
  const before = found.at(-1);
  if (before !== undefined && before.last >= first) return;
  const match = matchValue(attribute, text, first);
  if (match === undefined) return;
  if (isAnswered(before, match)) found.pop();
  found.push(match);
  matches.set(attribute, found);
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

/**
 * "rose" within "rose gold" says nothing of its own, of whichever attribute; but of another attribute the head
 * of a longer term does, and a type's material: the oak of "massive oak", the glass of "glass bottle".
 */
function withoutContained(matches: readonly ValueMatch[]): readonly ValueMatch[] {
  const long = matches.filter((match) => match.last > match.first);
  return matches.filter(
    (match) => !long.some((other) => isWithin(match, other) && !tellsWithin(match, other)),
  );
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

import type { Catalog } from "../../../catalog/model.ts";
import type { RankedNumbers } from "../../../catalog/search/category-search.ts";
import { lazily, oncePerObject } from "../../../lib/once.ts";
import { membersOf, parseTable } from "../../../lib/table.ts";
import { inOrder } from "./audience-twins.ts";
import table from "./contradicting-words.tsv";
import type { ProductQuery } from "./product-query.ts";

interface Contradiction {
  readonly isOfName: boolean;
  readonly words: ReadonlySet<string>;
  readonly unless: ReadonlySet<string>;
  /** English names of categories. */
  readonly against: string;
  readonly instead: string;
}

const contradictions = lazily((): readonly Contradiction[] =>
  parseTable(table).map((row) => ({
    isOfName: row.where === "name",
    words: new Set(membersOf([row], "words")),
    unless: new Set(membersOf([row], "unless")),
    against: row.against ?? "",
    instead: row.instead ?? "",
  })),
);

/** The contradictions of a catalog's categories by their numbers, and the numbers of what speaks instead. */
const placesOf = oncePerObject((catalog: Catalog) => {
  const numbers = new Map<string, number[]>();
  const named = new Set(contradictions().flatMap(({ against, instead }) => [against, instead]));
  for (const [number, { names, identifier }] of catalog.categories.entries()) {
    if (names.en === undefined || !named.has(names.en) || !catalog.isLeaf(identifier)) continue;
    numbers.set(names.en, [...(numbers.get(names.en) ?? []), number]);
  }
  const against = new Map<number, Contradiction[]>();
  for (const one of contradictions()) {
    for (const number of numbers.get(one.against) ?? [])
      against.set(number, [...(against.get(number) ?? []), one]);
  }
  return { against, numbers };
});

/** What is left of the score of a category that the words contradict. */
const leftShare = 0.01;

/**
 * Lowers categories that words of the product contradict: a laser printer is no inkjet printer. What they lose goes to the category
 * that the words speak for, where it is among the ranked ones; else the product's category becomes less sure.
 * @param ranked probabilities, best first
 */
export function withoutContradicted(
  catalog: Catalog,
  { texts }: Pick<ProductQuery, "texts">,
  ranked: RankedNumbers,
): RankedNumbers {
  const { against, numbers } = placesOf(catalog);
  if (!ranked.numbers.some((number) => against.has(number))) return ranked;
  const inName = new Set(texts[0]?.map(({ folded }) => folded));
  const inAll = new Set(texts.flatMap((tokens) => tokens.map(({ folded }) => folded)));
  const scores = [...ranked.scores];
  let hasChanged = false;
  for (const [place, number] of ranked.numbers.entries()) {
    const found = against.get(number)?.find((one) => applies(one, one.isOfName ? inName : inAll));
    if (found === undefined) continue;
    const lost = (ranked.scores[place] ?? 0) * (1 - leftShare);
    const [heir] = numbers.get(found.instead) ?? [];
    const heirPlace = heir === undefined ? -1 : ranked.numbers.indexOf(heir);
    scores[place] = rounded((scores[place] ?? 0) - lost);
    if (heirPlace >= 0) scores[heirPlace] = rounded((scores[heirPlace] ?? 0) + lost);
    hasChanged = true;
  }
  if (!hasChanged) return ranked;
  return inOrder(ranked.numbers, scores);
}

function applies({ words, unless }: Contradiction, seen: ReadonlySet<string>): boolean {
  return hasAny(words, seen) && !hasAny(unless, seen);
}

function hasAny(words: ReadonlySet<string>, seen: ReadonlySet<string>): boolean {
  for (const word of words) if (seen.has(word)) return true;
  return false;
}

function rounded(score: number): number {
  return Math.round(score * 1_000) / 1_000;
}

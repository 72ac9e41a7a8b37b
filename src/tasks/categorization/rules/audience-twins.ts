import { roundedScore } from "../../../api/category-scores.ts";
import { languages } from "../../../api/vocabulary.ts";
import type { Catalog } from "../../../catalog/model.ts";
import type { RankedNumbers } from "../../../catalog/search/category-search.ts";
import { oncePerObject } from "../../../lib/once.ts";
import { tokenize } from "../../../nlp/tokenizer.ts";
import { audienceAt, audienceSides, isAudienceWord } from "./audience.ts";
import type { ProductQuery } from "./product-query.ts";

/** The leaves, by number, that differ from a leaf only by the sex that they are for: "Men's hoodies" and "Women's hoodies". */
const twinsOf: (catalog: Catalog) => (leaf: number) => readonly number[] = oncePerObject((catalog) => {
  const audienceOf = audienceAt(catalog);
  const groups = new Map<string, number[]>();
  const keysOf = new Map<number, string[]>();
  for (const [number, { identifier, names }] of catalog.categories.entries()) {
    const audience = audienceOf(number);
    if (audience === undefined || audienceSides[audience].sex === undefined) continue;
    if (!catalog.isLeaf(identifier)) continue;
    const keys = languages.flatMap((language) => {
      const bare = withoutAudience(names[language] ?? "");
      return bare === "" ? [] : [`${language} ${audienceSides[audience].grown} ${bare}`];
    });
    keysOf.set(number, keys);
    for (const key of keys) groups.set(key, [...(groups.get(key) ?? []), number]);
  }
  const sexOf = (number: number) => audienceSides[audienceOf(number) ?? "children"].sex;
  return (leaf) => {
    const others = (keysOf.get(leaf) ?? []).flatMap((key) => groups.get(key) ?? []);
    return [...new Set(others)].filter((other) => sexOf(other) !== sexOf(leaf));
  };
});

const connecting = new Set(["s", "da", "per", "pour", "für", "fur", "de", "d"]);

function withoutAudience(name: string): string {
  return tokenize(name)
    .map(({ folded }) => folded.replace(/['’]s?$/u, ""))
    .filter((word) => !isAudienceWord(word) && !connecting.has(word))
    .join(" ");
}

/** What the best of such leaves has of what they have together. */
const firstShare = 0.55;

/** Italian has no word for children of either sex in the singular. */
const boy = "bambino";

/**
 * Where the best leaf is for women or for men, another one is the same for the other sex, and the product says nothing of either, the
 * two share what speaks for them. The best one stays the best.
 * @param ranked probabilities, best first
 */
export function withSharedAudience(
  catalog: Catalog,
  { audience, stated, texts }: Pick<ProductQuery, "audience" | "stated" | "texts">,
  ranked: RankedNumbers,
): RankedNumbers {
  const [best = -1] = ranked.numbers;
  const isSexSaid = audience !== undefined && audienceSides[audience].sex !== undefined;
  const namesBoy = texts[0]?.some(({ folded }) => folded === boy) ?? false;
  if (isSexSaid || namesBoy || stated?.sex !== undefined) return ranked;
  const twins = new Set(twinsOf(catalog)(best));
  if (twins.size === 0) return ranked;
  const scores = [...ranked.scores];
  const places = ranked.numbers.flatMap((number, place) => (twins.has(number) ? [place] : []));
  const together = places.reduce((sum, place) => sum + (scores[place] ?? 0), scores[0] ?? 0);
  const apart = ranked.scores.find((_, place) => place > 0 && !places.includes(place)) ?? 0;
  const first = Math.max(apart, roundedScore(firstShare * together));
  if (first >= (scores[0] ?? 0)) return ranked;
  scores[0] = first;
  for (const place of places) {
    scores[place] = Math.min(first, roundedScore(((1 - firstShare) * together) / places.length));
  }
  return inOrder(ranked.numbers, scores);
}

/** Best first again; ties stay in their order. */
export function inOrder(numbers: readonly number[], scores: readonly number[]): RankedNumbers {
  const order = numbers
    .map((number, place) => ({ number, score: scores[place] ?? 0 }))
    .toSorted((one, other) => other.score - one.score);
  return { numbers: order.map(({ number }) => number), scores: order.map(({ score }) => score) };
}

import type { Abbreviation } from "./abbreviations.ts";
import type { CleaningContext } from "./cleaning-step.ts";
import { rowSays } from "./row-words.ts";

/** In letters: shorter words stand in any text. */
const shortestStated = 4;

/** The one that the row's own texts spell out. */
export function statedAmong(
  group: readonly Abbreviation[],
  { product }: CleaningContext,
): Abbreviation | undefined {
  const stated = group.filter(
    ({ full, kind }) =>
      kind !== "function" && !kept.has(kind) && full.length >= shortestStated && rowSays(full, product),
  );
  const [first] = stated;
  return stated.every(({ full }) => full === first?.full) ? first : undefined;
}

/**
 * Those with the narrowest place that holds a category. Where nothing but a department is known, those with a place within it:
 * they count only where they all mean one thing.
 */
export function meantIn(
  group: readonly Abbreviation[],
  categories: readonly string[],
): readonly Abbreviation[] {
  const ranks = group.map(({ where }) => rankOf(where, categories));
  const most = Math.max(...ranks);
  if (most >= 0) return group.filter((_, place) => ranks[place] === most);
  const known = categories.filter((category) => department.test(category));
  const possible = group.filter(({ where }) =>
    where.some((place) => known.some((category) => place.startsWith(`${category}-`))),
  );
  return new Set(possible.map(({ full }) => full)).size === 1 ? possible : [];
}

const department = /^a-[a-z]+$/u;

/** What holds under more conditions is meant where they hold. */
export function mostConditions(group: readonly Abbreviation[]): readonly Abbreviation[] {
  const most = Math.max(...group.map(({ when }) => when.size));
  return group.filter(({ when }) => when.size === most);
}

/** How narrow the place is that holds a category; 0 where it is everywhere, -1 where none holds one. */
function rankOf(where: readonly string[], categories: readonly string[]): number {
  if (where.length === 0) return 0;
  let rank = -1;
  for (const place of where) {
    const prefix = place.replace(/-?\*$/u, "");
    const isIn = (category: string) => category === prefix || category.startsWith(`${prefix}-`);
    if (categories.some(isIn)) rank = Math.max(rank, prefix.length);
  }
  return rank;
}

/** A sign that only looks like a short form (GPS) and what is no part of a name stay. */
export const kept: ReadonlySet<string> = new Set(["brand-like", "promo"]);

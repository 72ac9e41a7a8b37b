import type { Catalog } from "../../../catalog/model.ts";
import type { RankedNumbers } from "../../../catalog/search/category-search.ts";
import { BoundedCache, cacheSizes } from "../../../lib/cache.ts";
import { oncePerObject } from "../../../lib/once.ts";
import { partsOf } from "../../../nlp/category-path.ts";
import type { Language } from "../../../nlp/language.ts";
import type { FoundTrade } from "../../../nlp/trades.ts";
import { inOrder } from "./audience-twins.ts";
import { departmentLeaves } from "./broad-words.ts";
import type { ProductQuery } from "./product-query.ts";

/** What a leaf keeps that no department of the row holds, and what none of the candidates keeps. */
const outside = 0.12;
const ofNone = 0.4;
/** Below this nothing speaks for any leaf. */
const leastSum = 0.05;

/** Where the built-in channel has what people and animals eat. */
const edible = /^a-(?:food|pets-food|toys-baby-food|health-wellness)-/;
const leavesOfFood = oncePerObject((catalog: Catalog) => leavesThat(catalog, (leaf) => edible.test(leaf)));

/** Some of a catalog's leaves, by number. */
export type Leaves = Pick<ReadonlySet<number>, "has">;

/** In an object, for a step that names no department is remembered too. */
interface Held {
  readonly leaves: Leaves | undefined;
}

const cached = oncePerObject((_: Catalog) => new BoundedCache<string, Held>(cacheSizes.sourceCategories));

/** The leaves that a step of a shop's path holds by its name; undefined where it names no department. */
export function heldBy(catalog: Catalog, step: string, language: Language | undefined): Leaves | undefined {
  if (language === undefined) return undefined;
  const { leaves } = cached(catalog).getOrCompute(`${language}\n${step}`, () => {
    const parts = partsOf(step);
    const isHeld =
      departmentLeaves(parts, language) ?? (language === "en" ? undefined : departmentLeaves(parts, "en"));
    return { leaves: isHeld && leavesThat(catalog, isHeld) };
  });
  return leaves;
}

function leavesThat(catalog: Catalog, isHeld: (identifier: string) => boolean): Leaves {
  const numbers = [...catalog.categories.keys()];
  return new Set(numbers.filter((number) => isHeld(catalog.categoryAt(number)?.identifier ?? "")));
}

/** Keys of a shop's system ("tablets,summer-sale"), and a chain from the general to the special ("Snacks, Biscuits, Biscuits au chocolat"). */
const keys = /^[a-z\d-]+(?:,[a-z\d-]+)+$/u;
const fewestOfChain = 3;

/** The kinds that a category's name states, the last one first; one of "Fragrances & Deos" may be either. */
export function kindsIn(name: string): readonly string[] {
  const parts = name.split(",").map((part) => part.trim());
  return keys.test(name) || parts.length >= fewestOfChain ? parts.toReversed() : [name];
}

interface Step {
  readonly name: string;
  /** Of the step above others it is 1, of the last step and of types more. */
  readonly weight: number;
}

/**
 * The leaves that the row's departments hold: the last step's or a type's, else those of any step above, for shops have a product at several
 * places. Undefined without departments; those of food where the description lists what it is made of.
 * @param which "all": those of any step, "Pets" above "Hygiene" too
 */
export function leavesOfDepartments(
  catalog: Catalog,
  steps: readonly Step[],
  { language, isOfIngredients }: Pick<ProductQuery, "language" | "isOfIngredients">,
  which: "likeliest" | "all" = "likeliest",
): Leaves | undefined {
  const named = steps.flatMap(({ name, weight }) =>
    kindsIn(name).flatMap((kind) => {
      const leaves = heldBy(catalog, kind, language);
      return leaves === undefined ? [] : [{ weight, leaves }];
    }),
  );
  const own = which === "all" ? [] : named.filter(({ weight }) => weight > 1);
  const some = own.length > 0 ? own : named;
  if (some.length === 0) return isOfIngredients ? leavesOfFood(catalog) : undefined;
  return { has: (number) => some.some(({ leaves }) => leaves.has(number)) };
}

/**
 * Ranks by Bayes' rule with what the department of the row says: dog food with potatoes stands among "Pets", and is no potato. A leaf of
 * another trade keeps an eighth of what speaks for it, also where no candidate is of the department's: a person chooses then.
 * @param ranked probabilities, best first, that sum to at most 1
 */
export function withinDepartments(ranked: RankedNumbers, held: Leaves | undefined): RankedNumbers {
  if (held === undefined) return ranked;
  const weighed = ranked.numbers.map(
    (number, place) => (ranked.scores[place] ?? 0) * (held.has(number) ? 1 : outside),
  );
  const before = ranked.scores.reduce((sum, score) => sum + score, 0);
  const sum = weighed.reduce((total, score) => total + score, 0) + ofNone * Math.max(0, 1 - before);
  if (sum < leastSum) return ranked;
  return inOrder(
    ranked.numbers,
    weighed.map((score) => Math.round((1_000 * score) / sum) / 1_000),
  );
}

/** The leaves that may hold a trade's products. */
export function leavesOfTrade(catalog: Catalog, { holds }: FoundTrade): Leaves {
  return { has: (number) => holds(catalog.categoryAt(number)?.identifier ?? "") };
}

/** What is left to a leaf of another trade, and what the likeliest of the department's has beside it: a person chooses. */
const [mostOutside, firstInside] = [0.45, 0.5];
/** The same where the shop's words alone have a leaf of the department, which its other rows weigh again. */
const [mostBesideShop, firstOfShop] = [0.25, 0.3];
/** Below this a leaf of the department's is no candidate. */
const leastInside = 0.01;

/**
 * Makes a leaf of another trade unsure, however much speaks for it, and puts the likeliest of the department's before it.
 * @param ofShop a ranking by the shop's own words, for a row whose words have no leaf of the department
 */
export function insideFirst(
  ranked: RankedNumbers,
  held: Leaves | undefined,
  ofShop?: () => RankedNumbers | undefined,
): RankedNumbers {
  const [best = -1] = ranked.numbers;
  if (held === undefined || held.has(best)) return ranked;
  const top = ranked.scores[0] ?? 0;
  const isInside = (from: RankedNumbers) => (number: number, place: number) =>
    held.has(number) && (from.scores[place] ?? 0) >= leastInside;
  const own = ranked.numbers.find(isInside(ranked));
  const shops = own === undefined ? ofShop?.() : undefined;
  const first = own ?? shops?.numbers.find(isInside(shops));
  if (top <= mostOutside && (own !== undefined || first === undefined)) return ranked;
  const isOwn = first === undefined || first === own;
  const most = isOwn ? mostOutside : mostBesideShop;
  const scores = new Map(
    ranked.numbers.map((number, place) => [number, Math.min(most, ranked.scores[place] ?? 0)]),
  );
  if (first !== undefined) scores.set(first, isOwn ? firstInside : firstOfShop);
  return inOrder([...scores.keys()], [...scores.values()]);
}

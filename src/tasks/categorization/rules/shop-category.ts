import { roundedScore } from "../../../api/category-scores.ts";
import type { Catalog, CategoryRecord } from "../../../catalog/model.ts";
import type { RankedNumbers } from "../../../catalog/search/category-search.ts";
import { BoundedCache, cacheSizes } from "../../../lib/cache.ts";
import { oncePerObject } from "../../../lib/once.ts";
import { partsOf, placeLabels, stepsOf } from "../../../nlp/category-path.ts";
import type { Language } from "../../../nlp/language.ts";
import { normalizeWhitespace } from "../../../nlp/normalizer.ts";
import { isDepartmentStep, isRelationStep, isSectionStep } from "../../../nlp/shop-departments.ts";
import type { Evidence } from "../../engine.ts";
import { isShelf } from "../../evidence/category-noun.ts";
import { factsAbout } from "../../evidence/fact-topics.ts";
import { inOrder } from "./audience-twins.ts";
import { pathsOf } from "./per-category.ts";
import type { ProductQuery } from "./product-query.ts";
import { heldBy, kindsIn } from "./shop-departments.ts";

/** A text in which the shop says itself what the row is. */
interface Witness {
  readonly name: string;
  /** The steps above it, which say what it is about. */
  readonly above: string;
  readonly weight: number;
  /** Whether it names a department, which says of no leaf that the row is one. */
  readonly isDepartment: boolean;
}

/** The deepest step of a path says what the row is, those above it where it belongs. */
const weights = { deepest: 2, type: 2, above: 1 } as const;
export const typeWeight = weights.type;
const longestText = 120;
const mostWitnesses = 8;
/** What a shop's category leaves out: "Bougie (hors anniversaire)". */
const excepted =
  /\(\s*(?:hors|sauf|sans|excepté|au(?:ß|ss)er|ohne|nicht|ausgenommen|except|excl\.?|excluding|without|non|not|no|esclus[aioe]|eccetto|tranne|senza)\s[^()]*\)/giu;

/**
 * The shop's own words for what a row is: its category's path and its columns of types. None where there is only a column "Type":
 * "Analog" or "Solar" alone is no category.
 */
export function witnessesOf(evidence: Evidence | undefined): readonly Witness[] {
  if (evidence === undefined) return [];
  const found = new Map<string, Witness>();
  const add = (name: string, above: string, weight: number) => {
    const text = normalizeWhitespace(name.replace(excepted, " ")).slice(0, longestText);
    if (!isSectionStep(text) && !isRelationStep(text) && !found.has(text))
      found.set(text, { name: text, above, weight, isDepartment: above === "" && isDepartmentStep(text) });
  };
  const { sourceCategory } = evidence;
  const places = factsAbout("category", evidence);
  const deepest = sourceCategory ?? places[0]?.text;
  const paths = places.map(({ label, text }) => ({ text, isType: label === placeLabels.type }));
  // "Categorie1" and "Categorie2" stand above "Categorie3".
  const upper = paths.flatMap(({ text, isType }) => (isType || text === deepest ? [] : [text]));
  for (const { text, isType } of sourceCategory
    ? [{ text: sourceCategory, isType: false }, ...paths]
    : paths) {
    const steps = stepsOf(text);
    for (const [place, step] of steps.entries()) {
      const isDeepest = place === steps.length - 1 && text === deepest;
      const above = [...(isDeepest && steps.length === 1 ? upper : []), ...steps.slice(0, place)]
        .join(" > ")
        .slice(0, longestText);
      add(step, above, isType ? weights.type : isDeepest ? weights.deepest : weights.above);
    }
  }
  for (const { text } of factsAbout("type", evidence)) add(text, "", weights.type);
  if (found.size > 0) for (const { text } of factsAbout("kind", evidence)) add(text, "", weights.type);
  return [...found.values()].slice(0, mostWitnesses);
}

/** Whether the last step of the shop's category, or a type, says that the row is a part or an accessory of something: "Ersatzteile". */
export function isAmongParts(evidence: Evidence | undefined): boolean {
  if (evidence === undefined) return false;
  const { sourceCategory } = evidence;
  const places = sourceCategory === undefined ? factsAbout("category", evidence).slice(0, 1) : [];
  const paths = [sourceCategory ?? "", ...places.map(({ text }) => text)];
  const types = factsAbout("type", evidence).map(({ text }) => text);
  return [...paths.map((path) => stepsOf(path).at(-1) ?? ""), ...types].some(isRelationStep);
}

/** Ranks the channel's leaves for a text as for a product of that name. */
export type RankText = (text: {
  readonly name: string;
  readonly description: string;
  readonly language: Language | undefined;
}) => RankedNumbers;

/** What the shop's words point to: shares of the leaves, which add up to at most 1. */
type Shares = ReadonlyMap<number, number>;

const cached = oncePerObject((_: Catalog) => new BoundedCache<string, Shares>(cacheSizes.sourceCategories));

function sharesOf(
  catalog: Catalog,
  { name, above }: Witness,
  { rank, language }: { readonly rank: RankText; readonly language: Language | undefined },
): Shares {
  return cached(catalog).getOrCompute(`${language}\n${above}\n${name}`, () => {
    const parts = partsOf(name);
    const descriptions = above === "" ? [""] : ["", above];
    const shares = new Map<number, number>();
    for (const part of parts)
      for (const description of descriptions) {
        const { numbers, scores } = rank({ name: part, description, language });
        for (const [place, number] of numbers.entries()) {
          const share = (scores[place] ?? 0) / (parts.length * descriptions.length);
          shares.set(number, (shares.get(number) ?? 0) + share);
        }
      }
    return shares;
  });
}

/** From a share on the shop's words are about a department or a branch; below the other one they are not. */
interface Limit {
  readonly about: number;
  readonly beside: number;
}

/** Of departments, and of branches. */
const limits: readonly Limit[] = [
  { about: 0.6, beside: 0.06 },
  { about: 0.75, beside: 0.03 },
];
/** The steps above may be about the row's words ("Tablets > Screen protectors"): the deepest one alone must be clearer. */
const limitsOfDeepest: readonly Limit[] = [
  { about: 0.8, beside: 0.03 },
  { about: 0.85, beside: 0.02 },
];
/** Below this a row is not sure of its category anyway. */
const sureFrom = 0.6;
/** What is left to a row's own words where the shop's words contradict them: no more than a half. */
const rowShare = 0.5;

interface Testimony {
  readonly witnesses: readonly Witness[];
  readonly language: Language | undefined;
  readonly rank: RankText;
}

interface Heard {
  readonly ranked: RankedNumbers;
  /** The words that contradict the row's, as the feed writes them. */
  readonly contradictedBy?: string;
}

/**
 * Hears the shop's own category beside the words of the row. Where it is clearly about another department or branch than the best
 * category, what speaks for either is halved: neither is sure then, and a person chooses.
 * @param ranked probabilities, best first
 */
export function withShopCategory(
  catalog: Catalog,
  ranked: RankedNumbers,
  { witnesses, ...asked }: Testimony,
): Heard {
  const [best] = ranked.numbers;
  if (best === undefined || witnesses.length === 0 || (ranked.scores[0] ?? 0) < sureFrom) return { ranked };
  // "Cave à vins" is a shop's place for wines as well as an appliance's name.
  const lasts = witnesses.filter(({ weight }) => weight === weights.deepest);
  if (lasts.some(({ name }) => heldBy(catalog, name, asked.language)?.has(best))) return { ranked };
  const all = addUp(catalog, witnesses, asked);
  const own = witnesses.filter(({ weight }) => weight > weights.above);
  const deepest = own.length === witnesses.length ? all : addUp(catalog, own, asked);
  const shares = contradicts(catalog, all, { best, limits })
    ? all
    : contradicts(catalog, deepest, { best, limits: limitsOfDeepest })
      ? deepest
      : undefined;
  if (shares === undefined) return { ranked };
  const scores = new Map<number, number>();
  for (const [place, number] of ranked.numbers.entries())
    scores.set(number, rowShare * (ranked.scores[place] ?? 0));
  // The row's own stays first: a shop's word alone ("Pantry") may mean another thing.
  const atMost = scores.get(best) ?? 0;
  const ofLeaves = witnesses.some(({ isDepartment }) => isDepartment)
    ? addUp(
        catalog,
        (shares === all ? witnesses : own).filter(({ isDepartment }) => !isDepartment),
        asked,
      )
    : shares;
  for (const [number, share] of ofLeaves)
    scores.set(number, Math.min(atMost, (scores.get(number) ?? 0) + (1 - rowShare) * share));
  const values = [...scores.values()].map((score) => roundedScore(score));
  return {
    ranked: inOrder([...scores.keys()], values),
    contradictedBy: deepestOf(witnesses),
  };
}

/** From this share on a row's name is about one kind of leaves, below the other one it is about others. */
const ofName: Limit = { about: 0.6, beside: 0.05 };
/** What is left to a leaf that the shop's category alone speaks for: a person chooses. */
const mostAgainstName = 0.45;

/**
 * Lowers a leaf that only the shop's category speaks for where the row's own texts are clearly about something else: a "Retro radio"
 * among the headphones.
 * @param texts without what the row's columns say
 * @param calls whether the name that was ranked last has a noun of a leaf's products
 */
export function withNameAgainstShop(
  catalog: Catalog,
  ranked: RankedNumbers,
  {
    witnesses,
    texts: { name, description },
    calls,
    ...asked
  }: Testimony & {
    readonly texts: { readonly name: string; readonly description: string };
    readonly calls: (number: number) => boolean;
  },
): Heard {
  const [best] = ranked.numbers;
  if (best === undefined || witnesses.length === 0 || (ranked.scores[0] ?? 0) < sureFrom) return { ranked };
  const pathOf = pathsOf(catalog);
  const parentOf = (number: number) => pathOf(number).at(-2);
  let called = best;
  for (const text of new Set(["", description])) {
    const { numbers, scores } = asked.rank({ name, description: text, language: asked.language });
    const [first = best] = numbers;
    const sumBeside = (one: number) =>
      numbers.reduce(
        (sum, number, place) => sum + (parentOf(number) === parentOf(one) ? (scores[place] ?? 0) : 0),
        0,
      );
    const isOther = called === best || parentOf(first) === parentOf(called);
    if (!isOther || calls(best) || sumBeside(best) >= ofName.beside || sumBeside(first) < ofName.about)
      return { ranked };
    called = first;
  }
  const scores = new Map(ranked.numbers.map((number, place) => [number, ranked.scores[place] ?? 0]));
  scores.set(called, rowShare).set(best, mostAgainstName);
  const values = [...scores.values()].map((score) => roundedScore(score));
  return { ranked: inOrder([...scores.keys()], values), contradictedBy: deepestOf(witnesses) };
}

/** The last step of the shop's category, or a type. */
export function deepestOf(witnesses: readonly Witness[]): string {
  return witnesses.find(({ weight }) => weight === weights.deepest)?.name ?? "";
}

/** Ranks what the shop's deepest word says, unless it names a mere department, beside the row's name. */
export function rankKindOf(
  witnesses: readonly Witness[],
  rank: RankText,
  { known: { fields }, language }: Pick<ProductQuery, "known" | "language">,
): RankedNumbers | undefined {
  if (witnesses.every(({ isDepartment }) => isDepartment)) return undefined;
  return rank({ name: deepestOf(witnesses), description: fields.name, language });
}

/** From this share on a word of the shop's names one leaf. */
const clearKind = 0.8;
/** What is left to a row whose name says nothing of what it is. */
const unnamedShare = 0.2;
/** What a leaf needs of the row's own words where its name says something. */
const leastOwn = 0.2;
/** Above this a row with a name needs no word of the shop's. */
const sureName = 0.7;

/** A row's ranking, and what its name says of it. */
interface Named {
  readonly ranked: RankedNumbers;
  /** Whether most of the name's words are known. */
  readonly isNamed: boolean;
  /** Whether the name calls the best category's products by their noun. */
  readonly hasHead: boolean;
  /** The factor of a category by its audience, 0 where it is ruled out. */
  readonly factorOf: (category: number) => number;
}

/**
 * Where a name says nothing of what it names, as a model's number, the shop's own word for the kind ("camcorders", a type) decides before
 * the description, which may be another product's. A name that is unsure takes it where it has the same candidate.
 */
export function withShopKind(
  catalog: Catalog,
  { ranked, isNamed, hasHead, factorOf }: Named,
  { witnesses, ...asked }: Testimony,
): RankedNumbers {
  if (hasHead || (isNamed && (ranked.scores[0] ?? 0) >= sureName)) return ranked;
  for (const { name, above, weight, isDepartment } of witnesses) {
    if (weight === weights.above || isDepartment) continue;
    for (const part of kindsIn(name)) {
      if (isSectionStep(part) || isDepartmentStep(part) || isShelf(part)) continue;
      if (heldBy(catalog, part, asked.language) !== undefined) continue;
      const shares = sharesOf(catalog, { name: part, above, weight, isDepartment }, asked);
      const [kind = -1, share = 0] = [...shares].reduce(
        (most, one) => (one[1] > most[1] ? one : most),
        [-1, 0],
      );
      if (share < clearKind) continue;
      const own = likeliestBeside(catalog, kind, { ranked, isNamed });
      if (own !== kind && own === ranked.numbers[0]) return ranked;
      if (isNamed && (ranked.scores[ranked.numbers.indexOf(own)] ?? 0) < leastOwn) continue;
      return mixed(ranked, own === kind ? shares : new Map([[own, share]]), factorOf);
    }
  }
  return ranked;
}

/** What a leaf beside the one that the shop's word names must have of the row's own words. */
const leastBeside = { named: 0.05, unnamed: 0.5 } as const;
const clearlyMore = 2;

/** A shop's word may stand for all that is beside a leaf: the row says which of them it is. */
function likeliestBeside(
  catalog: Catalog,
  kind: number,
  { ranked, isNamed }: Pick<Named, "ranked" | "isNamed">,
): number {
  const pathOf = pathsOf(catalog);
  const parentOf = (number: number) => pathOf(number).at(-2);
  const parent = parentOf(kind);
  const scoreOf = (number: number) => ranked.scores[ranked.numbers.indexOf(number)] ?? 0;
  const likeliest = ranked.numbers.find((number) => parentOf(number) === parent) ?? kind;
  const least = isNamed ? leastBeside.named : leastBeside.unnamed;
  return scoreOf(likeliest) >= Math.max(least, clearlyMore * scoreOf(kind)) ? likeliest : kind;
}

function mixed(ranked: RankedNumbers, shares: Shares, factorOf: Named["factorOf"]): RankedNumbers {
  const open = [...shares].map(([number, share]) => [number, share * factorOf(number)] as const);
  const sum = open.reduce((total, [, share]) => total + share, 0);
  if (sum <= 0) return ranked;
  const scores = new Map(
    open.map(([number, share]) => [number, ((1 - unnamedShare) * share) / Math.max(1, sum)]),
  );
  for (const [place, number] of ranked.numbers.entries())
    scores.set(number, (scores.get(number) ?? 0) + unnamedShare * (ranked.scores[place] ?? 0));
  const values = [...scores.values()].map((score) => roundedScore(score));
  return inOrder([...scores.keys()], values);
}

/** The witnesses together, each as far as it weighs. */
function addUp(catalog: Catalog, witnesses: readonly Witness[], asked: Omit<Testimony, "witnesses">): Shares {
  const total = witnesses.reduce((sum, { weight }) => sum + weight, 0);
  const shares = new Map<number, number>();
  for (const witness of witnesses)
    for (const [number, share] of sharesOf(catalog, witness, asked))
      shares.set(number, (shares.get(number) ?? 0) + (witness.weight / total) * share);
  return shares;
}

interface Doubted {
  readonly best: number;
  readonly limits: readonly Limit[];
}

/** Whether the shop's words are about another department, or another branch, than the best category's. */
function contradicts(catalog: Catalog, shares: Shares, { best, limits }: Doubted): boolean {
  const pathOf = pathsOf(catalog);
  return limits.some(({ about, beside }, level) => {
    const placeOf = (number: number) => pathOf(number)[level] ?? pathOf(number)[0];
    const sums = new Map<CategoryRecord | undefined, number>();
    for (const [number, share] of shares) {
      const place = placeOf(number);
      sums.set(place, (sums.get(place) ?? 0) + share);
    }
    return (sums.get(placeOf(best)) ?? 0) < beside && Math.max(0, ...sums.values()) >= about;
  });
}

import type { Catalog, CategoryRecord } from "../../../catalog/model.ts";
import { categoryIndex, type RankedNumbers } from "../../../catalog/search/category-search.ts";
import type { SenseLinks } from "../../../catalog/search/search-index.ts";
import type { SenseRanking, WordPart } from "../../../catalog/search/word-search.ts";
import { oncePerObject } from "../../../lib/once.ts";
import { tradeOf } from "../../../nlp/trades.ts";
import type { Evidence } from "../../engine.ts";
import { adultCategories } from "./adult-categories.ts";
import { openToAnimals } from "./animals.ts";
import { audienceAt, audienceFactors, audienceSides } from "./audience.ts";
import { withSharedAudience } from "./audience-twins.ts";
import type { Childhood } from "./children.ts";
import { calibrated, confidences } from "./confidence.ts";
import { withoutContradicted } from "./contradicting-words.ts";
import { contrastFactor } from "./contrasting-words.ts";
import { withAgreeingKind, withDescribedKind } from "./described-kind.ts";
import { deviceFactor } from "./device-places.ts";
import { withGrownFirst } from "./grown-first.ts";
import { withKindOfCore } from "./kind-of-core.ts";
import { kindsByKnowledge } from "./leaf-kinds.ts";
import { withLiteralName, withWholeName } from "./literal-names.ts";
import { withoutWholes } from "./parts-of-things.ts";
import { withPlainName } from "./plain-names.ts";
import { type ProductQuery, readProductQuery } from "./product-query.ts";
import { type KnownCategories, namedFrom, rankByKnowledge } from "./rank-by-knowledge.ts";
import {
  deepestOf,
  type RankText,
  rankKindOf,
  withNameAgainstShop,
  withShopCategory,
  withShopKind,
  witnessesOf,
} from "./shop-category.ts";
import { insideFirst, leavesOfDepartments, leavesOfTrade, withinDepartments } from "./shop-departments.ts";
import { isAgainst, type StatedAudience, statedFactor } from "./stated-audience.ts";
import { withStatedNames } from "./stated-leaf-names.ts";

interface RankedCategory {
  readonly category: CategoryRecord;
  /** In [0, 1], non-increasing along a ranking. */
  readonly score: number;
}

export interface Ranking {
  readonly categories: readonly RankedCategory[];
  /** Folded words of the product that matched the best category. */
  readonly matched: readonly string[];
  /** Fits the words far better, but is for others than the row says. */
  readonly missed?: CategoryRecord;
  /** The shop's own category, where it is about other things than the row's words. */
  readonly contradictedBy?: string;
}

/** Up to this factor of its score a category is for others than the row says, see `audience.ts`. */
const othersFactor = 0.5;

/** The fit of a noun of several words that only one category has: "profumo donna" is that in any department. */
const wholeNoun = 1.5;

interface RankingOptions {
  /** Maximum number of categories. */
  readonly limit: number;
  /** What is known of the products of a catalog's categories; undefined for a catalog without such knowledge. */
  readonly knowledge?: ((catalog: Catalog) => KnownCategories | undefined) | undefined;
  /** The row's columns, of which the shop's own category is heard. */
  readonly evidence?: Evidence | undefined;
}

/** A row is so much surer without what its words contradict of the shop's word, where the shop means the same as the row. */
const clearlySurer = 1.5;

/** Constant number of candidates to score, so that scores do not depend on the request's limit. */
const candidateCount = 50;

/** Where a stated audience rules categories out, so many are looked at to find the candidates. */
const screenedCount = 400;

/**
 * The categories that match the product's words, best first: leaves, or inner categories where no leaf matches. Ties stay in
 * the catalog's order.
 */
export function rankCategories(
  catalog: Catalog,
  query: ProductQuery,
  { limit, knowledge, evidence }: RankingOptions,
): Ranking {
  const index = categoryIndex(catalog);
  const known = knowledge?.(catalog);
  const { known: product, labelled, described, beside, language } = query;
  const isImported = catalog.searchIndex.thesaurus !== undefined;
  const kinds = known && isImported ? kindsByKnowledge(catalog, known, product) : undefined;
  const candidates = findCandidates(catalog, query, kinds?.rank);
  const ofDevice = isImported ? deviceFactor(catalog, query) : () => 1;
  const ofContrast = isImported ? contrastFactor(catalog, query) : () => 1;
  const fits = (number: number) => candidates.factorOf(number) * ofDevice(number) * ofContrast(number);
  const byNames = withAudienceFactors(candidates, fits);
  const byKinds = kinds ? kinds.addTo(byNames, fits) : byNames;
  const byWords = isImported ? withStatedNames(catalog, byKinds, query) : byKinds;
  const { numbers, scores } = byWords;
  const missed = missedCategory(catalog, candidates, scores[0] ?? 0);
  if (known !== undefined && !isImported) {
    const { factorOf } = candidates;
    const byKnowledge = rankByKnowledge(known, { product, listed: query.listed, byWords, factorOf });
    const rank = rankText(catalog, known);
    const headOf = known.knowledge.headFit(known.numberOf[byKnowledge.numbers[0] ?? -1] ?? -1);
    const fitting = withSharedAudience(catalog, query, withoutContradicted(catalog, query, byKnowledge));
    const matched = index.matchedWords(fitting.numbers[0] ?? -1);
    const isNamed = known.knowledge.known > namedFrom;
    const called = isNamed ? labelled : [...labelled, ...described];
    const witnesses = witnessesOf(evidence);
    const departments = leavesOfDepartments(catalog, witnesses, query);
    const ofShop = withShopKind(
      catalog,
      { ranked: fitting, isNamed, hasHead: headOf > 0, factorOf },
      { witnesses, language, rank },
    );
    // What the description calls it is for whom the row says: a "varsity top" of a women's row is no man's suit.
    const rankKind: RankText = (text) =>
      withoutClosed(rank(text), (number) => factorOf(number) > othersFactor);
    const kinds = { beside: isNamed ? [] : beside, kinds: called, language, known, rank: rankKind };
    const byKind = withAgreeingKind(withDescribedKind(ofShop, kinds), {
      ...kinds,
      kinds: query.calledSo(),
      name: query.texts[0] ?? [],
    });
    // What the shop's or the description's word brings back, the row's words may contradict.
    const holding = byKind === fitting ? byKind : withoutContradicted(catalog, query, byKind);
    const named = withLiteralName(catalog, holding, query);
    const whole = withoutWholes(catalog, withinDepartments(named, departments), { query, known, evidence });
    const isShort = query.known.fields.description === "" && !query.isOfIngredients;
    const isAll = isShort && witnesses.every((each) => each.isDepartment);
    const byName = withWholeName(catalog, withKindOfCore(whole, query, rank), { ...query, isAll });
    const plain = withPlainName(catalog, byName, query, { known, isAll });
    const ranked = isAll ? withGrownFirst(catalog, plain, query) : plain;
    const isCalled = headOf > 0 && ranked.numbers[0] === byKnowledge.numbers[0];
    // The name alone may be a car part's where the row says that it is a motorcycle's.
    const rankRow: RankText = (text) => withoutContradicted(catalog, query, rank(text));
    const ofRow = { witnesses, language, rank: rankRow, texts: query.known.fields };
    const calls = (number: number) =>
      known.knowledge.headFit(known.numberOf[number] ?? -1) > 0 ||
      known.knowledge.besideFit(known.numberOf[number] ?? -1) > 0;
    const against = isCalled ? { ranked } : withNameAgainstShop(catalog, ranked, { ...ofRow, calls });
    const byShop = withShopCategory(catalog, against.ranked, { witnesses, language, rank });
    // "Tyres" alone are a car's: where the row's words speak against those, the shop's word speaks of the others.
    const held = withoutContradicted(catalog, query, byShop.ranked);
    const isMeant = (held.scores[0] ?? 0) > clearlySurer * (byShop.ranked.scores[0] ?? 0);
    const ofWords = isMeant ? { ...against, ranked: held } : byShop;
    const isCalledWhole = headOf > wholeNoun && ofWords.ranked.numbers[0] === byKnowledge.numbers[0];
    const inside = isCalledWhole
      ? ofWords.ranked
      : insideFirst(ofWords.ranked, leavesOfDepartments(catalog, witnesses, query, "all"), () =>
          rankKindOf(witnesses, rank, query),
        );
    const outside =
      inside === ofWords.ranked || !witnesses[0] ? {} : { contradictedBy: deepestOf(witnesses) };
    const trade = tradeOf([query.known.fields.name, evidence?.sourceCategory ?? ""], evidence?.facts);
    const ofTrade = trade === undefined ? inside : insideFirst(inside, leavesOfTrade(catalog, trade));
    const aside = trade === undefined || ofTrade === inside ? {} : { contradictedBy: trade.said };
    const heard = {
      contradictedBy: against.contradictedBy,
      ...outside,
      ...ofWords,
      ...aside,
      // The shop's "Knitwear" may be known as a baby's: the row says for whom it is.
      ranked: withoutClosed(ofTrade, (number) => factorOf(number) > 0),
    };
    const { ranked: found, contradictedBy } = heard;
    const says = contradictedBy === undefined ? calibrated(found.scores) : found.scores;
    const categories = categoriesAt(catalog, found.numbers.slice(0, limit), says);
    return {
      categories,
      matched,
      ...(missed && { missed }),
      ...(contradictedBy !== undefined && { contradictedBy }),
    };
  }
  const [best] = numbers;
  if (best === undefined) return { categories: [], matched: [], ...(missed && { missed }) };
  const matched = index.matchedWords(best);
  const clarity = placeClarity(catalog);
  const grounds = {
    hasThesaurus: catalog.searchIndex.thesaurus !== undefined,
    clarity,
    exclusiveness: clarity.exclusiveness(best),
    ofKinds: (scores[0] ?? 0) - (byNames.scores[byNames.numbers.indexOf(best)] ?? 0),
    wordCount: matched.length,
    textWordCount: query.parts.reduce((sum, { words }) => sum + words.length, 0),
  };
  const categories = categoriesAt(catalog, numbers, confidences(scores, grounds, limit));
  return { categories, matched, ...(missed && { missed }) };
}

/** What the shop's or the description's word brought back may be closed to the row: women's tights to a child's. */
function withoutClosed(
  { numbers, scores }: RankedNumbers,
  isOpen: (number: number) => boolean,
): RankedNumbers {
  const open = numbers.flatMap((number, place) => (isOpen(number) ? [place] : []));
  if (open.length === 0 || open.length === numbers.length) return { numbers, scores };
  return {
    numbers: open.map((place) => numbers[place] ?? -1),
    scores: open.map((place) => scores[place] ?? 0),
  };
}

function rankText(catalog: Catalog, known: KnownCategories): RankText {
  return ({ name, description, language }) => {
    const evidence = { facts: [], ...(language && { language }) };
    const query = readProductQuery({ product_name: name, product_description: description }, evidence);
    const byWords = findByWords(catalog, query, { parts: query.parts, senses: undefined });
    const ranked = rankByKnowledge(known, { product: query.known, byWords });
    return withWholeName(catalog, ranked, { ...query, isAll: description === "" });
  };
}

function categoriesAt(
  catalog: Catalog,
  numbers: readonly number[],
  scores: readonly number[],
): readonly RankedCategory[] {
  return numbers.flatMap((number, rank): RankedCategory[] => {
    const category = catalog.categoryAt(number);
    const score = scores[rank];
    return category === undefined || score === undefined ? [] : [{ category, score }];
  });
}

interface Candidates extends RankedNumbers {
  /** The factor of each one's score by its number. */
  readonly factorOf: (category: number) => number;
  /** The category that fits the words best, where it is for others than the row says. */
  readonly ruledOut?: { readonly number: number; readonly score: number };
}

/** Whether a category, by its number, may hold a product: none for adults holds a child's, none for people a pet's. */
function openTo(
  catalog: Catalog,
  { childhood, isForAnimal }: Pick<ProductQuery, "childhood" | "isForAnimal">,
): (number: number) => boolean {
  if (isForAnimal) return openToAnimals(catalog);
  return openToChildhood(catalog, childhood);
}

function openToChildhood(catalog: Catalog, { isStated, isNamed }: Childhood): (number: number) => boolean {
  if (!isNamed) return () => true;
  const audienceOf = audienceAt(catalog);
  const isAdult = adultCategories(catalog);
  return (number) => {
    const audience = audienceOf(number);
    if (audience !== undefined && audienceSides[audience].grown) return false;
    return !isStated || !isAdult(number);
  };
}

function findCandidates(catalog: Catalog, query: ProductQuery, senses: SenseRanking | undefined): Candidates {
  const { stated, audience } = query;
  const isOpen = openTo(catalog, query);
  const find = (parts: readonly WordPart[]) => findByWords(catalog, query, { parts, senses });
  const found = find(query.parts);
  const candidates =
    stated === undefined
      ? { ...found, factorOf: audienceFactors(catalog)(audience) }
      : screened(catalog, { ...query, stated }, { found, find });
  return { ...candidates, factorOf: (number) => (isOpen(number) ? candidates.factorOf(number) : 0) };
}

function findByWords(
  catalog: Catalog,
  { language, stated }: ProductQuery,
  { parts, senses }: { readonly parts: readonly WordPart[]; readonly senses: SenseRanking | undefined },
): RankedNumbers {
  const index = categoryIndex(catalog);
  const options = { limit: stated === undefined ? candidateCount : screenedCount, language, senses };
  const leaves = index.rank(parts, { ...options, leavesOnly: true });
  return leaves.numbers.length > 0 ? leaves : index.rank(parts, options);
}

/** Where the words fit a kind that there is for each audience apart, so is the right place: socks, but no ski boots. */
const asideFactor = 0.6;

/** The best candidates that are not for others than the row says. */
function screened(
  catalog: Catalog,
  query: ProductQuery & { readonly stated: StatedAudience },
  {
    found,
    find,
  }: { readonly found: RankedNumbers; readonly find: (parts: readonly WordPart[]) => RankedNumbers },
): Candidates {
  const { stated, parts, addressed } = query;
  const audienceOf = audienceAt(catalog);
  const [best = -1] = found.numbers;
  const isOfAudiences = addressed !== undefined && audienceOf(best) !== undefined;
  const { numbers, scores } = isOfAudiences ? find([...parts, addressed]) : found;
  const isRuledOut = (number: number) => isAgainst(stated, audienceOf(number));
  const places = numbers
    .flatMap((number, place) => (isRuledOut(number) ? [] : [place]))
    .slice(0, candidateCount);
  const isFirstOut = isRuledOut(best);
  return {
    numbers: places.map((place) => numbers[place] ?? -1),
    scores: places.map((place) => scores[place] ?? 0),
    factorOf: (number) => {
      const audience = audienceOf(number);
      return audience === undefined && isFirstOut ? asideFactor : statedFactor(stated, audience);
    },
    ...(isFirstOut && { ruledOut: { number: best, score: found.scores[0] ?? 0 } }),
  };
}

/** From this share of its score on, what is left fits nearly as well as the category that was ruled out. */
const replacedShare = 0.5;

/** Undefined where a category for the right audience fits nearly as well. */
function missedCategory(
  catalog: Catalog,
  { ruledOut }: Candidates,
  best: number,
): CategoryRecord | undefined {
  return ruledOut === undefined || best >= replacedShare * ruledOut.score
    ? undefined
    : catalog.categoryAt(ruledOut.number);
}

/** Applies the audience factors and sorts again, without those that are ruled out; ties stay in their order. */
function withAudienceFactors(
  candidates: RankedNumbers,
  factorOf: (category: number) => number,
): RankedNumbers {
  const found = candidates.numbers.flatMap((number, rank) => {
    const score = (candidates.scores[rank] ?? 0) * factorOf(number);
    return score > 0 ? [{ number, score }] : [];
  });
  found.sort((one, other) => other.score - one.score);
  return { numbers: found.map(({ number }) => number), scores: found.map(({ score }) => score) };
}

/** How unambiguously kinds of products map to categories of a catalog. */
export interface PlaceClarity {
  /** Share of the strongest link among a kind's links, averaged over all linked kinds: 0.75..1. */
  readonly mean: number;
  /** Number of leaf categories. */
  readonly leafCount: number;
  /** Number of kinds linked to the catalog per leaf. Above 0. */
  readonly kindsPerLeaf: number;
  /**
   * How exclusively the kinds linked to a category are linked to it: the mean of the category's shares of its kinds' links, weighted
   * by the links. 0..1; 0 for a category without links.
   */
  exclusiveness(category: number): number;
}

/**
 * Used for a catalog that is its own thesaurus: its links to itself would be maximally clear, which is meaningless, so typical
 * values of shop catalogs with hundreds of categories are assumed.
 */
const ownMean = 0.78;
const ownPlaces = { mean: ownMean, leafCount: 600, kindsPerLeaf: 3, exclusiveness: () => ownMean } as const;
/** The lowest clarity in the fit of the confidence model; lower values are clamped. */
const leastMean = 0.75;

/** Computed lazily per catalog and cached. */
export const placeClarity = oncePerObject(clarityOf);

function clarityOf({ searchIndex: { isLeaf, thesaurus } }: Catalog): PlaceClarity {
  if (thesaurus === undefined) return ownPlaces;
  const leafCount = Math.max(1, isLeaf.filter((leaf) => leaf === 1).length);
  const { placed, clear, exclusive, linked } = addUpLinks(thesaurus.links, isLeaf.length);
  return {
    mean: placed === 0 ? leastMean : Math.max(leastMean, clear / placed),
    leafCount,
    kindsPerLeaf: Math.max(1, placed) / leafCount,
    exclusiveness: (category) => (exclusive[category] ?? 0) / (linked[category] || 1),
  };
}

/**
 * @returns the number of linked kinds, the sum of their strongest links' shares, and by category the sum of the links and of the
 *   links times their shares
 */
function addUpLinks({ starts, categories, weights }: SenseLinks, categoryCount: number) {
  const exclusive = new Float64Array(categoryCount);
  const linked = new Float64Array(categoryCount);
  let [placed, clear] = [0, 0];
  for (let sense = 0; sense + 1 < starts.length; sense += 1) {
    const [start, end] = [starts[sense] ?? 0, starts[sense + 1] ?? 0];
    const row = weights.subarray(start, end);
    const sum = row.reduce((total, weight) => total + weight, 0);
    if (sum === 0) continue;
    placed += 1;
    clear += Math.max(...row) / sum;
    for (const [at, weight] of row.entries()) {
      const category = categories[start + at] ?? 0;
      linked[category] = (linked[category] ?? 0) + weight;
      exclusive[category] = (exclusive[category] ?? 0) + weight ** 2 / sum;
    }
  }
  return { placed, clear, exclusive, linked };
}

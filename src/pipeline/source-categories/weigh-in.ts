import { isNearlyEven, roundedScore } from "../../api/category-scores.ts";
import type { OperationResponse } from "../../api/operations.ts";
import { stepsOf } from "../../nlp/category-path.ts";
import { tradeOf } from "../../nlp/trades.ts";
import type { Product } from "../product.ts";
import { type Expectation, groupOf, type Place, type SourceCategories } from "./source-category.ts";

type Answer = OperationResponse<"categorize">;

/** Whom a text says a thing is for; undefined: it does not say. */
export type AudienceOf = (text: string) => string | undefined;

/** From this score on a row is clear, and stays as it is. */
const clear = 0.85;
/** Between these scores a row is written by itself, and left to a person where most of its source category is about another department. */
const [sure, verySure] = [0.7, 0.95];
/** Another leaf must have so many times what speaks for the row's own. */
const leastMargin = 2;
/** From this score on a row that speaks for another branch is disputed: what replaces it is for a person to confirm. */
const disputed = 0.35;
/** The same for one that speaks for a leaf beside others. */
const disputedLeaf = 0.5;
/** Below this a row says of no leaf that it is one of several things that a source category is for. */
const leastOfSeveral = 0.2;
/** Below this a row does not speak for a leaf. */
const leastSeen = 0.05;
/** What a leaf has that the row, or its source category, does not point to at all. Fitted on half of the labelled rows. */
const unseenInRow = 0.06;
const unseenInSource = 0.02;

/** Where a person has mapped the product's source category to. Undefined: nobody has. */
export function decidedAnswer(product: Product, known: SourceCategories | undefined): Answer | undefined {
  const place = known?.decided.get(keyOf(product));
  if (place === undefined) return undefined;
  const from = known?.decidedBy === undefined ? "" : ` in ${known.decidedBy}`;
  return {
    message: `"${product.category?.trim()}" is mapped to this category${from}.`,
    best_category: { ...place, score: 1 },
    other_categories: [],
  };
}

/** An answer as far as a source category may change it: short, and plain values. */
export interface RankedCategories {
  readonly best: string;
  /** The first step of its path, and the second. */
  readonly department: string;
  readonly branch: string;
  /** The last step above it. */
  readonly parent: string;
  /** By identifier, the best one first; those without a score are left out. */
  readonly scores: readonly (readonly [identifier: string, score: number])[];
}

/** What becomes of an answer by its source category; plain values. */
export type Weighing =
  | { readonly effect: "none" }
  /** The source category is about other things. */
  | { readonly effect: "doubted"; readonly source: string }
  | { readonly effect: "raised"; readonly score: number; readonly source: string }
  | {
      readonly effect: "replaced";
      readonly identifier: string;
      readonly score: number;
      readonly source: string;
    };

/** An answer, and what became of it. */
export interface WeighedCategories {
  readonly ranked: RankedCategories;
  readonly weighing: Weighing;
}

const noEffect: Weighing = { effect: "none" };

function rankedOf({ best_category: best, other_categories: others }: Answer): RankedCategories {
  return {
    best: best.category.identifier,
    department: departmentOf(best),
    branch: branchOf(best),
    parent: parentOf(best),
    scores: [best, ...others].flatMap(({ category, score }) =>
      score === 0 ? [] : [[category.identifier, score] as const],
    ),
  };
}

/**
 * What a product's source category makes of an answer. A clear answer stays; an unclear one is confirmed, which raises its score, or
 * gives way to the leaf that both together point to most. The score is that leaf's share of all, which was measured to be no higher
 * than the share of right answers.
 */
export function weighingOf(
  { best, department, branch, parent, scores }: RankedCategories,
  product: Product,
  known: SourceCategories | undefined,
  audienceOf?: AudienceOf,
): Weighing {
  const expectation = known?.expected.get(keyOf(product));
  if (expectation === undefined) return noEffect;
  const inRow = new Map(scores);
  const ownScore = inRow.get(best) ?? 0;
  if (expectation.isSeries) return bySeries({ best, parent, ownScore, inRow }, expectation);
  if (contradicts(expectation, department, ownScore)) return { effect: "doubted", source: expectation.text };
  if (ownScore >= clear) return noEffect;
  const weights = weigh(inRow, expectation, audienceOf && { product, audienceOf });
  const [strongest] = [...weights].sort(([, one], [, other]) => other - one);
  if (strongest === undefined) return noEffect;
  const [identifier, weight] = strongest;
  const own = ownScore === 0 ? 0 : (weights.get(best) ?? 0);
  const total = [...weights.values()].reduce((sum, one) => sum + one, 0);
  const score = roundedScore(weight / total);
  const isOneOfSeveral = (inRow.get(identifier) ?? 0) < leastOfSeveral && namesSeveral(expectation.text);
  const isUnsure = isOneOfSeveral || isOfOtherTrade(identifier, product);
  if (identifier === best) {
    if (inSource(expectation, best) === 0) return noEffect;
    // Its source category does not tell apart what the row itself leaves open.
    const isOpen = isUnsure || isNearlyEven(scores.map(([, own]) => own));
    const raised = Math.min(score, isOpen ? contradictedScore : mostOf(expectation, identifier, inRow));
    return raised <= ownScore ? noEffect : { effect: "raised", score: raised, source: expectation.text };
  }
  if (weight < leastMargin * own) return noEffect;
  // The row was read with the words of a category without other rows, and speaks for its own all the same.
  const isUnheard = expectation.rows === 0 && (inRow.get(identifier) ?? 0) < leastSeen;
  if (isUnheard && ownScore >= disputed) return noEffect;
  const place = expectation.leaves.find((leaf) => leaf.place.category.identifier === identifier)?.place;
  const isDisputed =
    place !== undefined &&
    ((ownScore >= disputed && branchOf(place) !== branch) ||
      (ownScore >= disputedLeaf && parentOf(place) !== parent));
  const most = mostOf(expectation, identifier, inRow);
  const atMost = isDisputed || isUnsure ? Math.min(most, contradictedScore) : most;
  return { effect: "replaced", identifier, score: Math.min(score, atMost), source: expectation.text };
}

/** Whether a word of a row's trade says that what its noun and its source category are called is a homonym. */
function isOfOtherTrade(identifier: string, { name = "", category = "", facts = [] }: Product): boolean {
  return tradeOf([name, category], facts)?.holds(identifier) === false;
}

/** What the other rows of a series must say for a leaf together, as a sum of their scores. */
const leastSupport = 1.2;
/** Of 95 unclear rows of a shop (an imported catalog) whose series said so, 87 belonged there. */
const seriesScore = 0.9;

interface RowOfSeries extends Pick<RankedCategories, "best" | "parent"> {
  readonly ownScore: number;
  readonly inRow: ReadonlyMap<string, number>;
}

/** An unclear row is what the other rows of its series are, where these agree: "TX-NR 509 B" beside two that are called receivers. */
function bySeries(
  { best, parent, ownScore, inRow }: RowOfSeries,
  { leaves, rows = 0, text }: Expectation,
): Weighing {
  if (ownScore >= clear) return noEffect;
  // The row itself may be among those that were asked about.
  const others = leaves.map(({ place, weight }) => ({
    place,
    support: Math.max(0, weight * rows - (inRow.get(place.category.identifier) ?? 0)),
  }));
  const [first, second] = others.toSorted((one, other) => other.support - one.support);
  if (first === undefined || first.support < Math.max(leastSupport, leastMargin * (second?.support ?? 0)))
    return noEffect;
  const { identifier } = first.place.category;
  if (identifier === best)
    return ownScore >= seriesScore ? noEffect : { effect: "raised", score: seriesScore, source: text };
  const isDisputed = ownScore >= disputedLeaf && parentOf(first.place) !== parent;
  return {
    effect: "replaced",
    identifier,
    score: isDisputed ? contradictedScore : seriesScore,
    source: text,
  };
}

interface WeighingIn {
  readonly audienceOf?: AudienceOf | undefined;
  /** Called with what was weighed, and what became of it. */
  readonly onWeighed?: (weighed: WeighedCategories) => void;
}

/** The row's answer with what its source category points to weighed in; see `weighingOf`. */
export function weighIn(
  answer: Answer,
  product: Product,
  known: SourceCategories | undefined,
  { audienceOf, onWeighed }: WeighingIn = {},
): Answer {
  const ranked = rankedOf(answer);
  const weighing = weighingOf(ranked, product, known, audienceOf);
  onWeighed?.({ ranked, weighing });
  const { best_category: best } = answer;
  if (weighing.effect === "none") return answer;
  if (weighing.effect === "doubted") return doubted(answer, weighing.source);
  const { score } = weighing;
  const expectation = known?.expected.get(keyOf(product));
  const saidBy = saidByOthers(weighing.source, expectation?.isSeries === true);
  if (weighing.effect === "raised")
    return {
      ...answer,
      message: confirmed(answer.message, score, saidBy),
      best_category: { ...best, score },
    };
  const leaves = expectation?.leaves.map(({ place }) => place) ?? [];
  const suggested = answer.other_categories.map(({ score: _, ...place }) => place);
  const place = [...leaves, ...suggested].find(({ category }) => category.identifier === weighing.identifier);
  return place === undefined ? answer : replaceBest(answer, { place, score, saidBy });
}

/** As likely as not. */
const contradictedScore = 0.5;

/** From a weight on a department is what a source category is about, below the other one it is not. */
interface Contradiction {
  readonly about: number;
  readonly beside: number;
  /** Scores of the row to which it applies: from, and below. */
  readonly scores: readonly [from: number, below: number];
  /** So many rows of the source category must have been asked about, where that is known: its words alone may mean another thing. */
  readonly rows: number;
}

/** The second one holds back vegetable seeds and a barbecue among roasted snacks: all that it did to 3,500 rows of three feeds. */
const contradictions: readonly Contradiction[] = [
  { about: 0.75, beside: 0.02, scores: [clear, Number.POSITIVE_INFINITY], rows: 0 },
  { about: 0.5, beside: 0.1, scores: [sure, verySure], rows: 8 },
];

/** Whether a source category is clearly about another department than a leaf's. */
function contradicts({ leaves, rows }: Expectation, ofBest: string, score: number): boolean {
  const applying = contradictions.filter(
    ({ scores: [from, below], rows: least }) => score >= from && score < below && (rows ?? least) >= least,
  );
  if (applying.length === 0) return false;
  const weights = new Map<string, number>();
  for (const { place, weight } of leaves) {
    const department = departmentOf(place);
    weights.set(department, (weights.get(department) ?? 0) + weight);
  }
  const [ofRow, most] = [weights.get(ofBest) ?? 0, Math.max(...weights.values())];
  return applying.some(({ about, beside }) => ofRow < beside && most >= about);
}

/** From these on a row and the words of its source category both speak for a leaf. */
const [leastOfRow, leastOfSource] = [0.45, 0.35];

/**
 * How sure a leaf can be. One that the row does not speak for is no surer than its source category is. So is one of a category without
 * other rows, unless both speak for it: the row was read with its words.
 */
function mostOf(expectation: Expectation, identifier: string, inRow: ReadonlyMap<string, number>): number {
  const ofRow = inRow.get(identifier) ?? 0;
  const ofSource = inSource(expectation, identifier);
  if (expectation.rows === 0 && !(ofRow >= leastOfRow && ofSource >= leastOfSource))
    return Math.max(ofRow, ofSource);
  return ofRow < leastSeen ? ofSource : 1;
}

function inSource({ leaves }: Expectation, identifier: string): number {
  return roundedScore(leaves.find(({ place }) => place.category.identifier === identifier)?.weight ?? 0);
}

function departmentOf({ path, category }: Place): string {
  return path[0]?.identifier ?? category.identifier;
}

function branchOf({ path, category }: Place): string {
  return path[1]?.identifier ?? path[0]?.identifier ?? category.identifier;
}

function parentOf({ path, category }: Place): string {
  return path.at(-2)?.identifier ?? category.identifier;
}

/** "Crisps and sweets" are a shelf for two things; a list of synonyms, "Coque - Bumper", is for one. */
function namesSeveral(text: string): boolean {
  return conjunction.test(stepsOf(text).at(-1) ?? "");
}

const conjunction = /[\p{L}\p{N}]\s*(?:&|\s(?:and|und|et|ed?))\s+\p{L}/u;

/** A name alone may mean several things: one that its own category contradicts is for a person to decide. */
function doubted(answer: Answer, source: string): Answer {
  const atMost = <Scored extends { readonly score: number }>(suggestion: Scored): Scored => ({
    ...suggestion,
    score: Math.min(suggestion.score, contradictedScore),
  });
  return {
    message: `${answer.message} Unsure: "${source}" is about other things.`,
    best_category: atMost(answer.best_category),
    other_categories: answer.other_categories.map(atMost),
  };
}

interface Reader {
  readonly product: Product;
  readonly audienceOf: AudienceOf;
}

/** What row and source category together say for each leaf. @param inRow scores by identifier */
function weigh(
  inRow: ReadonlyMap<string, number>,
  { leaves, text }: Expectation,
  reader: Reader | undefined,
): Map<string, number> {
  const inSource = new Map<string, number>();
  for (const { place, weight } of leaves) {
    const { identifier } = place.category;
    if (inRow.has(identifier) || !isForOthers(place, text, reader)) inSource.set(identifier, weight);
  }
  const weights = new Map<string, number>();
  for (const identifier of [...inRow.keys(), ...inSource.keys()]) {
    const row = (inRow.get(identifier) ?? 0) + unseenInRow;
    weights.set(identifier, row * ((inSource.get(identifier) ?? 0) + unseenInSource));
  }
  return weights;
}

/**
 * Whether a product would come among the things of others: a name's "Herren" is binding. Where neither it nor its source category
 * says for whom it is, other rows cannot say it either: "Biscuits" are not for babies.
 */
function isForOthers({ path }: Place, text: string, reader: Reader | undefined): boolean {
  if (reader === undefined) return false;
  const { product, audienceOf } = reader;
  const ofPlace = path
    .map(({ languages }) => audienceOf(languages.en.name))
    .filter((found) => found !== undefined)
    .at(-1);
  if (ofPlace === undefined) return false;
  const audience = audienceOf(product.name ?? "");
  return audience === undefined ? audienceOf(text) === undefined : ofPlace !== audience;
}

interface Replacement {
  readonly place: Place;
  readonly score: number;
  readonly saidBy: string;
}

/** @param source the source category or the series, as the feed writes it */
function saidByOthers(source: string, isSeries: boolean): string {
  return `By the other rows ${isSeries ? "" : "and the words "}of "${source}"`;
}

/** A doubt of the row's own text in a message: "Unsure: little in the text points to Helmets." */
const doubts = /\s*Unsure: .*$/su;

/** The message of a category that is sure by others: the doubt of the row's own text no longer holds. */
function confirmed(message: string, score: number, saidBy: string): string {
  return score > contradictedScore && doubts.test(message)
    ? `${message.replace(doubts, "")} ${saidBy}.`.trimStart()
    : message;
}

function replaceBest(answer: Answer, { place, score, saidBy }: Replacement): Answer {
  const { best_category: best, other_categories: others } = answer;
  const { identifier } = place.category;
  const rest = (best.score === 0 ? [] : [best, ...others])
    .filter(({ category }) => category.identifier !== identifier)
    .map((suggestion) => ({ ...suggestion, score: Math.min(suggestion.score, score) }));
  const before =
    best.score === 0
      ? "its own text points to none"
      : `its own text points to ${best.category.languages.en.name} (${best.score})`;
  return {
    message: `${saidBy}; ${before}.`,
    best_category: { ...place, score },
    other_categories: rest,
  };
}

function keyOf(product: Product): string {
  return groupOf(product)?.key ?? "";
}

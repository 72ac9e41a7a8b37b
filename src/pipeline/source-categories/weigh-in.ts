import type { OperationResponse } from "../../api/operations.ts";
import type { Product } from "../product.ts";
import { type Expectation, type Place, type SourceCategories, sourceCategoryKey } from "./source-category.ts";

type Answer = OperationResponse<"categorize">;

/** Whom a text says a thing is for; undefined: it does not say. */
export type AudienceOf = (text: string) => string | undefined;

/** From this score on a row is clear, and stays as it is. */
const clear = 0.85;
/** Another leaf must have so many times what speaks for the row's own. */
const leastMargin = 2;
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

/**
 * The row's answer with what its source category points to weighed in. A clear answer stays; an unclear one is confirmed, which
 * raises its score, or gives way to the leaf that both together point to most. The score is that leaf's share of all, which was
 * measured to be no higher than the share of right answers.
 */
export function weighIn(
  answer: Answer,
  product: Product,
  known: SourceCategories | undefined,
  audienceOf?: AudienceOf,
): Answer {
  const expectation = known?.expected.get(keyOf(product));
  const { best_category: best } = answer;
  if (expectation === undefined) return answer;
  if (best.score >= clear) return contradicts(expectation, best) ? doubted(answer, expectation) : answer;
  const { weights, places } = weigh(answer, expectation, audienceOf && { product, audienceOf });
  const [strongest] = [...weights].sort(([, one], [, other]) => other - one);
  if (strongest === undefined) return answer;
  const [identifier, weight] = strongest;
  const own = best.score === 0 ? 0 : (weights.get(best.category.identifier) ?? 0);
  const place = places.get(identifier);
  const total = [...weights.values()].reduce((sum, one) => sum + one, 0);
  const share = Math.round((weight / total) * 1_000) / 1_000;
  if (identifier === best.category.identifier) {
    return share <= best.score ? answer : { ...answer, best_category: { ...best, score: share } };
  }
  if (place === undefined || weight < leastMargin * own) return answer;
  return replaceBest(answer, { place, score: share, source: expectation.text });
}

/** From this weight on a department is what a source category is about, below the other one it is not. */
const [aboutDepartment, besideDepartment] = [0.75, 0.02];
/** As likely as not. */
const contradictedScore = 0.5;

/** Whether a source category is clearly about another department than a leaf's. */
function contradicts({ leaves }: Expectation, best: Place): boolean {
  const weights = new Map<string, number>();
  for (const { place, weight } of leaves) {
    const department = departmentOf(place);
    weights.set(department, (weights.get(department) ?? 0) + weight);
  }
  return (
    (weights.get(departmentOf(best)) ?? 0) < besideDepartment &&
    Math.max(...weights.values()) >= aboutDepartment
  );
}

function departmentOf({ path, category }: Place): string {
  return path[0]?.identifier ?? category.identifier;
}

/** A name alone may mean several things: one that its own category contradicts is for a person to decide. */
function doubted(answer: Answer, { text }: Expectation): Answer {
  const atMost = <Scored extends { readonly score: number }>(suggestion: Scored): Scored => ({
    ...suggestion,
    score: Math.min(suggestion.score, contradictedScore),
  });
  return {
    message: `${answer.message} Unsure: "${text}" is about other things.`,
    best_category: atMost(answer.best_category),
    other_categories: answer.other_categories.map(atMost),
  };
}

interface Reader {
  readonly product: Product;
  readonly audienceOf: AudienceOf;
}

function weigh(answer: Answer, { leaves, text }: Expectation, reader: Reader | undefined) {
  const places = new Map<string, Place>();
  const inRow = new Map<string, number>();
  const inSource = new Map<string, number>();
  for (const { score, ...place } of [answer.best_category, ...answer.other_categories]) {
    if (score === 0) continue;
    places.set(place.category.identifier, place);
    inRow.set(place.category.identifier, score);
  }
  for (const { place, weight } of leaves) {
    const { identifier } = place.category;
    if (!inRow.has(identifier) && isForOthers(place, text, reader)) continue;
    places.set(identifier, place);
    inSource.set(identifier, weight);
  }
  const weights = new Map<string, number>();
  for (const identifier of places.keys()) {
    const row = (inRow.get(identifier) ?? 0) + unseenInRow;
    weights.set(identifier, row * ((inSource.get(identifier) ?? 0) + unseenInSource));
  }
  return { weights, places };
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
  /** The source category, as the feed writes it. */
  readonly source: string;
}

function replaceBest(answer: Answer, { place, score, source }: Replacement): Answer {
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
    message: `By the other rows and the words of "${source}"; ${before}.`,
    best_category: { ...place, score },
    other_categories: rest,
  };
}

function keyOf({ category }: Product): string {
  return category === undefined ? "" : sourceCategoryKey(category);
}

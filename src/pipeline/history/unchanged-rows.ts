import { hash } from "node:crypto";
import { canonicalJson } from "../../lib/json.ts";
import { oncePerKey } from "../../lib/once.ts";
import type { RowOutcome } from "../enrichment.ts";
import type { RowExecutor } from "../executor.ts";
import type { OutcomePlan } from "../outcome-plan.ts";
import { packProducts } from "../packed-rows.ts";
import { type Product, withinLimits } from "../product.ts";
import { scoreWeight } from "../row-work.ts";
import { type SourceCategories, sourceCategoryKey } from "../source-categories/source-category.ts";
import { type AudienceOf, weighingOf } from "../source-categories/weigh-in.ts";

/** What was answered in the last run of a feed, by what was asked. */
export interface RowAnswers {
  /** Undefined: there is none. */
  find(key: Buffer): unknown;
  /** The answer of the last run is that of this one too: the next run will find it. */
  carryOver(key: Buffer): void;
  keep(key: Buffer, answer: unknown): void;
}

const keyBytes = 16;

/** @returns 16 bytes that are equal for equal texts only */
export function keyOfText(text: string): Buffer {
  return hash("sha256", text, "buffer").subarray(0, keyBytes);
}

/**
 * The keys of rows: a hash of all that a thread which does a row is told, so that nothing which couples rows can be forgotten. These
 * are the plan, where the row's own source category is mapped to, and the product with its facts, its language and its family. Only
 * what a first look expects of the source category is not in it, which is another with each change of the feed: see `isStanding`.
 * @param identity of all else that an answer depends on: program, catalogs, settings, the shop's own words
 */
function createRowKeys(identity: string, plan: OutcomePlan): (product: Product) => Buffer {
  const { sourceCategories, ...asked } = plan;
  const { decided = new Map(), decidedBy = "" } = sourceCategories ?? {};
  const shared = keyOfText(canonicalJson([identity, asked])).toString("base64");
  const mappedTo = (category: string | undefined) => {
    const isMapped = category !== undefined && decided.size > 0;
    const place = isMapped ? decided.get(sourceCategoryKey(category)) : undefined;
    return place === undefined ? "" : [place, decidedBy];
  };
  return (product) =>
    keyOfText(JSON.stringify([shared, sourceCategoriesOf(product).map(mappedTo), packProducts([product])]));
}

/** The row's, and its family's. */
function sourceCategoriesOf({ category, family }: Product): (string | undefined)[] {
  return [category, family?.shared?.category];
}

/** An outcome as it is kept: with a short text for what was expected of the row's source categories. */
interface KeptOutcome {
  readonly expected: string;
  readonly outcome: RowOutcome;
}

interface ReusingOptions {
  /** Does what is new or changed; its outcomes are made to be kept (see `RowWork.isKept`). */
  readonly executor: RowExecutor;
  readonly answers: RowAnswers;
  readonly identity: string;
  readonly plan: OutcomePlan;
  readonly audienceOf: AudienceOf;
}

/** An executor that gives rows which are asked as in the last run what was answered then, and the number of these rows. */
export function createReusingExecutor({ executor, answers, identity, plan, audienceOf }: ReusingOptions) {
  const { sourceCategories } = plan;
  const keyOf = createRowKeys(identity, plan);
  const expectedOf = createSummaries(sourceCategories);
  let reused = 0;
  const find = (product: Product, key: Buffer): RowOutcome | undefined => {
    const kept = answers.find(key) as KeptOutcome | undefined;
    if (kept === undefined) return undefined;
    const expected = expectedOf(product);
    if (kept.expected === expected) answers.carryOver(key);
    else if (isStanding(kept.outcome, product, { sourceCategories, audienceOf }))
      answers.keep(key, { ...kept, expected });
    else return undefined;
    reused += 1;
    return kept.outcome;
  };
  const execute: RowExecutor["execute"] = async (products, places) => {
    const rows = products.map((product, at) => {
      const key = keyOf(product);
      return { product, key, place: places[at] ?? 0, outcome: find(product, key) };
    });
    const open = rows.filter(({ outcome }) => outcome === undefined);
    const asked = open.map(({ product }) => product);
    const found =
      asked.length === 0
        ? []
        : await executor.execute(
            asked,
            open.map(({ place }) => place),
          );
    for (const [at, outcome] of found.entries()) {
      const row = open[at];
      if (row === undefined) continue;
      row.outcome = outcome;
      if (isLasting(outcome)) answers.keep(row.key, { expected: expectedOf(row.product), outcome });
    }
    return rows.map(({ outcome, place }) => scoredAt(outcome as RowOutcome, place));
  };
  return { executor: { ...executor, execute }, reused: () => reused };
}

/** What a first look expects of a product's source categories, as a short text: empty where that is nothing. */
function createSummaries(known: SourceCategories | undefined): (product: Product) => string {
  if (known === undefined || known.expected.size === 0) return () => "";
  const summarize = oncePerKey((key: string) =>
    keyOfText(JSON.stringify(known.expected.get(key))).toString("base64"),
  );
  const summaryOf = (category: string | undefined) => {
    const key = category === undefined ? "" : sourceCategoryKey(category);
    return known.expected.has(key) ? summarize(key) : "";
  };
  return (product) => sourceCategoriesOf(product).map(summaryOf).join(" ").trim();
}

/**
 * Whether what is expected of the row's source categories now makes of its categories what it made of them in the last run: all that
 * comes after depends on nothing else of it.
 */
function isStanding(
  { weighed = [] }: RowOutcome,
  product: Product,
  {
    sourceCategories,
    audienceOf,
  }: { sourceCategories: SourceCategories | undefined; audienceOf: AudienceOf },
): boolean {
  return weighed.every(({ of, ranked, weighing }) => {
    const weighedProduct = of === "family" ? product.family?.shared : product;
    const asked = withinLimits(weighedProduct ?? {}).product;
    return (
      JSON.stringify(weighingOf(ranked, asked, sourceCategories, audienceOf)) === JSON.stringify(weighing)
    );
  });
}

/** A failure may be of the moment: a thread that died, a time that was over. */
function isLasting({ failures, fallbacks }: RowOutcome): boolean {
  return failures.length === 0 && fallbacks === undefined;
}

/** Which rows are scored, and how much they stand for, depends on their place in this run. */
function scoredAt({ toScore, weighed: _, ...outcome }: RowOutcome, place: number): RowOutcome {
  const weight = scoreWeight(place);
  return toScore === undefined || weight === 0 ? outcome : { ...outcome, toScore: { ...toScore, weight } };
}

import type { OperationResponse } from "../../api/operations.ts";
import type { Client } from "../../client/client.ts";
import { canonicalJson } from "../../lib/json.ts";
import { stepsOf } from "../../nlp/category-path.ts";
import { isDepartment, isRelationStep, isSectionStep } from "../../nlp/shop-departments.ts";
import { attemptTask } from "../attempt-task.ts";
import { keyOfText, type RowAnswers } from "../history/unchanged-rows.ts";
import type { Product } from "../product.ts";
import type { TaskOptions } from "../run-options.ts";
import type { GatheredCategory } from "./gather.ts";
import type { Expectation, WeighedPlace } from "./source-category.ts";

interface FirstLook {
  readonly client: Client;
  readonly options: TaskOptions;
  /** The products of a category that are asked about, of those that were gathered. */
  readonly shareOfRows: number;
  /** What was found in the last run. Absent: all is asked. */
  readonly last?: { readonly answers: RowAnswers; readonly identity: string };
  readonly signal?: AbortSignal;
}

/**
 * So many rows do the words of the source category itself stand for. Measured on 341 labelled rows of seven feeds (channel_a): 208
 * right leaves without a look, 246 with it.
 */
const rowsOfWords = 15;
const candidateCount = 10;
const leastWeight = 0.01;

/** What a row of a series says less surely is the same mistake in each of them: "AZ 105" is no cable duct. */
const leastVote = 0.3;
/** Of fewer rows a series says nothing that its rows do not. */
const fewestOfSeries = 3;

/**
 * What the rows of each of the shop's own categories and its own words point to, asked of the service one by one; of a series its rows
 * alone.
 */
export async function lookAtCategories(
  gathered: ReadonlyMap<string, GatheredCategory>,
  look: FirstLook,
): Promise<Map<string, Expectation>> {
  const expected = new Map<string, Expectation>();
  for (const [key, { text, isSeries, ...category }] of gathered) {
    if (isSeries && category.rows < fewestOfSeries) continue;
    const asked = isSeries ? category.products : askedOf(category, look);
    const leaves = await findLeaves(isSeries ? "" : text, asked, look);
    if (leaves.length > 0)
      expected.set(key, {
        ...{ text, leaves, rows: category.rows < 2 ? 0 : asked.length },
        ...(isSeries && { isSeries }),
      });
  }
  return expected;
}

function askedOf(
  { rows, products }: Pick<GatheredCategory, "rows" | "products">,
  { shareOfRows }: FirstLook,
): readonly Product[] {
  return products.slice(0, 1 + Math.floor(rows * shareOfRows));
}

/** @param text of the category; empty: none. As in the last run where all that is asked is as it was then. */
async function findLeaves(text: string, asked: readonly Product[], look: FirstLook) {
  const { last, options } = look;
  if (last === undefined) return weighLeaves(text, asked, look);
  const key = keyOfText(canonicalJson(["source category", last.identity, options, text, asked]));
  const known = last.answers.find(key) as readonly WeighedPlace[] | undefined;
  if (known !== undefined) {
    last.answers.carryOver(key);
    return known;
  }
  const leaves = await weighLeaves(text, asked, look);
  last.answers.keep(key, leaves);
  return leaves;
}

async function weighLeaves(text: string, asked: readonly Product[], look: FirstLook) {
  const ofRows = new Weights();
  const least = text === "" ? leastVote : 0;
  for (const product of asked) ofRows.add(await ask(product, look), 1, least);
  const ofWords = new Weights();
  // A department's words say no leaf: what its rows point to does.
  const readings = isDepartment(text) && asked.length > 0 ? [] : readingsOf(text);
  for (const words of readings) ofWords.add(await ask(words, look), rowsOfWords / readings.length);
  const total = (text === "" ? 0 : rowsOfWords) + asked.length;
  return joined(ofRows, ofWords, agreement(ofRows, ofWords))
    .map(({ place, weight }): WeighedPlace => ({ place, weight: weight / total }))
    .filter(({ weight }) => weight >= leastWeight)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, candidateCount);
}

/** What speaks for each leaf. */
class Weights {
  readonly leaves = new Map<string, WeighedPlace>();

  /** @param least score of what is taken up */
  add(answer: OperationResponse<"categorize"> | undefined, times: number, least = 0): void {
    for (const { score, ...place } of suggestionsOf(answer)) {
      if (score === 0 || score < least) continue;
      const { identifier } = place.category;
      const weight = (this.leaves.get(identifier)?.weight ?? 0) + times * score;
      this.leaves.set(identifier, { place, weight });
    }
  }

  total(): number {
    return [...this.leaves.values()].reduce((sum, { weight }) => sum + weight, 0);
  }

  /** Each department's share, of all that speaks for any. */
  departments(): ReadonlyMap<string, number> {
    const shares = new Map<string, number>();
    const total = this.total();
    for (const { place, weight } of this.leaves.values()) {
      const department = place.path[0]?.identifier ?? place.category.identifier;
      shares.set(department, (shares.get(department) ?? 0) + weight / total);
    }
    return shares;
  }
}

/** So many sure rows that agree the words of a category count as beforehand. */
const rowsBeforehand = 2;

/**
 * How far the words of a category are borne out by its rows, in (0, 1]: what both say of departments, each row as far as it is sure. One
 * row does not count: it may be the very one that is unclear. "Analog" is no synthesizer where its rows are watches.
 */
function agreement(ofRows: Weights, ofWords: Weights): number {
  const inRows = ofRows.departments();
  let shared = 0;
  for (const [department, share] of ofWords.departments())
    shared += Math.min(share, inRows.get(department) ?? 0);
  const rows = Math.max(0, ofRows.total() - 1);
  return (rowsBeforehand + rows * shared) / (rowsBeforehand + rows);
}

function joined(ofRows: Weights, ofWords: Weights, trust: number): WeighedPlace[] {
  const all = new Map(ofRows.leaves);
  for (const [identifier, { place, weight }] of ofWords.leaves)
    all.set(identifier, { place, weight: (all.get(identifier)?.weight ?? 0) + trust * weight });
  return [...all.values()];
}

/**
 * A category as if it were a product: its last step is what it is called. Where steps stand above it, they describe it in one of two
 * readings: "Mp3-Player > Screen protectors" is sure only where both agree. The other one is alone among what they hold: "Poles" of "Window
 * cleaning" are none for hiking.
 */
function readingsOf(text: string): Product[] {
  const steps = stepsOf(text).filter((step) => !isSectionStep(step));
  const name = steps.at(-1);
  if (name === undefined || isRelationStep(name)) return [];
  const above = steps.slice(0, -1).join(" > ");
  return above === ""
    ? [{ name }]
    : [
        { name, description: above },
        { name, category: above },
      ];
}

/** Undefined: nothing was found, or the product cannot be asked about, which the run says in its row. */
async function ask(product: Product, { client, options, signal }: FirstLook) {
  signal?.throwIfAborted();
  const { answer } = await attemptTask("categorization", {
    client,
    options: { ...options, limit: candidateCount },
    product,
    language: options.language ?? "en",
    ...(signal && { signal }),
  });
  return answer;
}

function suggestionsOf(answer: OperationResponse<"categorize"> | undefined) {
  return answer === undefined ? [] : [answer.best_category, ...answer.other_categories];
}

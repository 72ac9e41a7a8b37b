import type { ExtractedAttribute } from "../api/attribution.ts";
import { branchOf, isSureOfAttributes, isUnsure } from "../api/category-scores.ts";
import type { OperationResponse } from "../api/operations.ts";
import type { PdoError } from "../lib/errors.ts";
import { statedAttributes } from "./attribute-columns.ts";
import { categorizationTask, categoryFound } from "./categorization-task.ts";
import { categoryUnknown, categoryUnsure } from "./errors.ts";
import { sourceOfAttributes } from "./sources.ts";
import { callTask, type ProductTasks, productName, type TaskOfRun, withFacts } from "./task.ts";

export const attributionTask: TaskOfRun<"extractAttributes"> = {
  operation: "extractAttributes",
  inRecord: "attribution",
  reads: ["name", "description", "category", "brand", "facts", "family"],
  after: {
    task: "categorization",
    missing: "no category was found",
    ofUnsure: ({ categorization: answer }, { minScore }) => {
      const unsure = answer && refusalOfUnsure(answer, minScore);
      if (unsure !== undefined) return { leftOut: { code: unsure.code, reason: unsure.message } };
      const candidate = answer?.best_category.category.languages.en.name;
      return { note: `The first candidate's (${candidate}), for its department is sure.` };
    },
  },
  toOptions: ({ options, categoryIdentifier }) => ({
    sales_channel: options.channel,
    ...(categoryIdentifier !== undefined && { category_identifier: categoryIdentifier }),
    include_recommended: options.recommended,
    include_optional: options.optional,
  }),
  toInput: async (tasks) => ({
    query: { ...attributionTask.toOptions(tasks), category_identifier: await categoryOf(tasks) },
    body: { product_description: withFacts(tasks.product), ...productName(tasks.product) },
  }),
  sources: (answer, _product, origin) => {
    const source = sourceOfAttributes(answer, origin);
    return source === undefined ? {} : { attributes: source };
  },
  columns: [
    { name: "pdo_attributes", cell: toAttributeCells, attributes: statedAttributes },
    {
      name: "pdo_missing_attributes",
      separator: ", ",
      // What another category asks for is nobody's demand yet.
      after: "categorization",
      cell: ({ missing_attributes }) => missing_attributes.map(({ identifier }) => identifier),
    },
  ],
};

/**
 * @throws PdoError PDO_CATEGORY_UNKNOWN where the texts point to no category; PDO_CATEGORY_UNSURE where it is below `--min-score`, and so is
 *   its department
 */
async function categoryOf(tasks: ProductTasks): Promise<string> {
  if (tasks.categoryIdentifier !== undefined) return tasks.categoryIdentifier;
  const known = tasks.answers?.categorization;
  const answer = categoryFound(known) === undefined ? await callTask(categorizationTask, tasks) : known;
  const found = categoryFound(answer);
  if (answer === undefined || found === undefined) throw categoryUnknown();
  const unsure = refusalOfUnsure(answer, tasks.options.minScore);
  if (unsure !== undefined) throw unsure;
  return found;
}

/** Undefined: its attributes may be looked for. */
function refusalOfUnsure(answer: OperationResponse<"categorize">, minScore: number): PdoError | undefined {
  if (!isUnsure(answer, minScore) || isSureOfAttributes(answer, minScore)) return undefined;
  const { path, score } = branchOf(answer);
  return categoryUnsure({
    score: answer.best_category.score,
    minScore,
    branch: { name: path.at(-1)?.languages.en.name, score },
  });
}

/** One value of an attribute as a feed carries it: the channel's identifier, or null, and the source's words, which do not shout. */
interface AttributeCellValue {
  readonly value: string | null;
  readonly text: string;
}

/** `{"color":[{"value":"navy","text":"navy blue"}]}`: attribute identifier to what the texts say. */
type AttributeCells = Record<string, AttributeCellValue[]>;

function toAttributeCells(answer: OperationResponse<"extractAttributes">): AttributeCells {
  const found = [
    answer.required_attributes,
    answer.recommended_attributes,
    answer.optional_attributes,
  ].flat();
  return Object.fromEntries(
    found.map((extracted) => [extracted.attribute.identifier, toCellValues(extracted)]),
  );
}

function toCellValues(extracted: ExtractedAttribute): AttributeCellValue[] {
  return extracted.values.map(({ value, text, written }) => ({
    value: value?.identifier ?? null,
    text: written ?? text,
  }));
}

/** The same whatever a product is. */
const ofAnyCategory: ReadonlySet<string> = new Set(["brand", "color", "material"]);

/**
 * Of an answer about a category that the row's own shop or family has made unsure since, what the row's columns alone state of any product.
 * @returns undefined where that is nothing
 */
export function columnsOf<
  Outcome extends { readonly answer?: OperationResponse<"extractAttributes"> | undefined },
>(outcome: Outcome): Outcome | undefined {
  const { answer } = outcome;
  if (answer === undefined) return undefined;
  const stated = (found: readonly ExtractedAttribute[]) =>
    found.flatMap(({ attribute, values }) => {
      const own = values.filter(({ source }) => source === "fact");
      return own.length > 0 && ofAnyCategory.has(attribute.identifier) ? [{ attribute, values: own }] : [];
    });
  const found = {
    required_attributes: stated(answer.required_attributes),
    recommended_attributes: stated(answer.recommended_attributes),
    optional_attributes: stated(answer.optional_attributes),
  };
  if (Object.values(found).every((list) => list.length === 0)) return undefined;
  const message =
    "The category is unsure: the attributes are those of the row's own columns that any product has.";
  return { ...outcome, answer: { ...answer, ...found, message, missing_attributes: [] } };
}

type CategoryAnswer = OperationResponse<"categorize"> | undefined;

/**
 * Whether an answer on a record has what its columns alone state, for its category was unsure when it was asked about, and is. A
 * service that found more has not minded that.
 */
export function isOfColumns(
  answer: OperationResponse<"extractAttributes">,
  categories: readonly CategoryAnswer[],
  minScore: number,
): boolean {
  const { required_attributes, recommended_attributes, optional_attributes, missing_attributes } = answer;
  const found = [required_attributes, recommended_attributes, optional_attributes].flat();
  return (
    missing_attributes.length === 0 &&
    found.length > 0 &&
    found.every(({ values }) => values.every(({ source }) => source === "fact")) &&
    categories.every((one) => one !== undefined && refusalOfUnsure(one, minScore) !== undefined)
  );
}

import type { ExtractedAttribute } from "../api/attribution.ts";
import type { OperationResponse } from "../api/operations.ts";
import { categorizationTask, categoryFound } from "./categorization-task.ts";
import { categoryUnknown } from "./errors.ts";
import { callTask, type ProductTasks, productName, type TaskOfRun, withFacts } from "./task.ts";

export const attributionTask: TaskOfRun<"extractAttributes"> = {
  operation: "extractAttributes",
  inRecord: "attribution",
  reads: ["name", "description", "category", "brand", "facts", "family"],
  after: { task: "categorization", missing: "no category was found" },
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
  columns: [
    { name: "pdo_attributes", cell: toAttributeCells },
    {
      name: "pdo_missing_attributes",
      separator: ", ",
      cell: ({ missing_attributes }) => missing_attributes.map(({ identifier }) => identifier),
    },
  ],
};

/** @throws PdoError PDO_CATEGORY_UNKNOWN where the texts point to no category */
async function categoryOf(tasks: ProductTasks): Promise<string> {
  const known = tasks.categoryIdentifier ?? categoryFound(tasks.answers?.categorization);
  const found = known ?? categoryFound(await callTask(categorizationTask, tasks));
  if (found !== undefined) return found;
  throw categoryUnknown();
}

/** One value of an attribute as a feed carries it: the channel's identifier, or null, and the source's words. */
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
  return extracted.values.map(({ value, text }) => ({
    value: value?.identifier ?? null,
    text,
  }));
}

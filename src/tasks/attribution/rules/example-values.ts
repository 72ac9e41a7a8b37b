import type { ExtractedValue } from "../../../api/attribution.ts";
import type { OperationBody } from "../../../api/operations.ts";
import type { AttributeRecord, ValueRecord } from "../../../catalog/model.ts";
import type { AttributeModel, LearnedStatement } from "../../../ml/tagger/attribute-model.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { type QuotedText, readQuotedTexts, toExtractedValue } from "../quotes.ts";
import { termsOf } from "./value-lexicon.ts";

/** Values of a product's attributes as learned from the category's examples. */
export interface TaughtValues {
  /** Whether enough examples state or exclude the attribute to rely on them alone. */
  isTaught(record: AttributeRecord): boolean;
  valuesOf(record: AttributeRecord): readonly ExtractedValue[];
}

/** Applies the model learned from examples to the plain text of the product. */
export function findTaughtValues(
  model: AttributeModel,
  categoryIdentifier: string,
  body: OperationBody<"extractAttributes">,
): TaughtValues {
  const texts = readQuotedTexts(body);
  const plainOf = (source: ExtractedValue["source"]) =>
    texts.find((text) => text.source === source)?.plain.text ?? "";
  const statements = model.extract({
    categoryIdentifier,
    name: plainOf("product_name"),
    description: plainOf("product_description"),
  });
  return {
    isTaught: ({ identifier }) => model.teaches(categoryIdentifier, identifier),
    valuesOf: (record) =>
      statements
        .filter(({ attribute }) => attribute === record.identifier)
        .flatMap((statement) => toValues(statement, record, texts)),
  };
}

function toValues(
  { source, start, end, score, value }: LearnedStatement,
  record: AttributeRecord,
  texts: readonly QuotedText[],
): ExtractedValue[] {
  const text = texts.find((one) => one.source === `product_${source}`);
  if (text === undefined) return [];
  const words = text.plain.text.slice(start, end);
  const listed = findListed(record.values, value) ?? findListed(record.values, words) ?? null;
  return [toExtractedValue({ value: listed, text, start, end, score })];
}

const listedValues = new WeakMap<readonly ValueRecord[], ReadonlyMap<string, ValueRecord>>();

/** The listed value with the given identifier, name or term. */
function findListed(values: readonly ValueRecord[], text: string | undefined): ValueRecord | undefined {
  if (text === undefined || values.length === 0) return undefined;
  const known = listedValues.get(values) ?? indexValues(values);
  listedValues.set(values, known);
  return known.get(foldText(text));
}

/** The first of several values with the same word wins. */
function indexValues(values: readonly ValueRecord[]): ReadonlyMap<string, ValueRecord> {
  const index = new Map<string, ValueRecord>();
  const add = (text: string, value: ValueRecord) => {
    const key = foldText(text);
    if (!index.has(key)) index.set(key, value);
  };
  for (const value of values) add(value.identifier, value);
  for (const value of values) for (const { term } of termsOf(value)) add(term, value);
  return index;
}

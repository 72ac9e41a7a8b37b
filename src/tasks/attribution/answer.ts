import type { ExtractedAttribute, ExtractedValue } from "../../api/attribution.ts";
import type { OperationRequest, OperationResponse } from "../../api/operations.ts";
import type { RequirementLevel } from "../../api/vocabulary.ts";
import { localizedName, toAttribute, toCategory } from "../../catalog/localized-names.ts";
import type { AttributeRecord, CategoryRecord } from "../../catalog/model.ts";
import { type WritingContext, writtenValue } from "./written-values.ts";

/** The attributes that a request includes: required ones always, the other levels on request. */
export function requestedAttributes(
  attributes: readonly AttributeRecord[],
  query: OperationRequest<"extractAttributes">["query"],
): readonly AttributeRecord[] {
  return attributes.filter(
    ({ requirementLevel }) =>
      requirementLevel === "required" ||
      (requirementLevel === "recommended" && query.include_recommended) ||
      (requirementLevel === "optional" && query.include_optional),
  );
}

interface RequestedCategory {
  readonly category: CategoryRecord;
  /** The requested attributes, in the category's order. */
  readonly records: readonly AttributeRecord[];
  /** How shouted values are written; absent: as they stand. */
  readonly writing?: WritingContext;
  /** Whether an attribute without values may be stated all the same, in words that are not known: it is not called missing. */
  readonly isUnsure?: (record: AttributeRecord) => boolean;
}

/** The API response: attributes with their values by level, and the required ones that have none. */
export function assembleAnswer(
  { category, records, isUnsure, writing }: RequestedCategory,
  valuesOf: (record: AttributeRecord) => readonly ExtractedValue[],
): OperationResponse<"extractAttributes"> {
  const found: ExtractedAttribute[] = [];
  const missing: AttributeRecord[] = [];
  const unsure: AttributeRecord[] = [];
  for (const record of records) {
    const values = valuesOf(record);
    if (values.length > 0)
      found.push({
        attribute: toAttribute(record),
        values: values.map((one) => withWritten(record, one, writing)),
      });
    else if (record.requirementLevel === "required") (isUnsure?.(record) ? unsure : missing).push(record);
  }
  const at = (level: RequirementLevel) =>
    found.filter(({ attribute }) => attribute.requirement_level === level);
  return {
    message: attributionMessage({
      values: found.reduce((sum, { values }) => sum + values.length, 0),
      found: found.length,
      requested: records.length,
      missing: missing.map(({ names }) => localizedName(names, "en")),
      unsure: unsure.map(({ names }) => localizedName(names, "en")),
    }),
    category: toCategory(category),
    required_attributes: at("required"),
    recommended_attributes: at("recommended"),
    optional_attributes: at("optional"),
    missing_attributes: missing.map(toAttribute),
  };
}

function withWritten(
  record: AttributeRecord,
  value: ExtractedValue,
  writing: WritingContext | undefined,
): ExtractedValue {
  const read = { ...value, text: value.written ?? value.text };
  const written = writing && writtenValue(record, read, writing);
  return written === undefined ? value : { ...value, written };
}

/** The counts in sentences: "Found 3 values for 2 of 5 attributes. Required, but not stated: size." */
function attributionMessage(counts: {
  readonly values: number;
  readonly found: number;
  readonly requested: number;
  /** English names. */
  readonly missing: readonly string[];
  /** English names. */
  readonly unsure: readonly string[];
}): string {
  const { values, found, requested, missing, unsure } = counts;
  const first =
    requested === 0
      ? "The category asks for no such attributes."
      : `Found ${plural(values, "value")} for ${found} of ${plural(requested, "attribute")}.`;
  const absent = missing.length === 0 ? "" : ` Required, but not stated: ${missing.join(", ")}.`;
  const open =
    unsure.length === 0 ? "" : ` Required, and perhaps among words that are not known: ${unsure.join(", ")}.`;
  return `${first}${absent}${open}`;
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

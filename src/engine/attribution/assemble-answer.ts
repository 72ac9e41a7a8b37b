import { toAttribute, toCategory } from "../../catalog/listed-records.ts";
import { localizedName } from "../../catalog/localized-name.ts";
import type { AttributeRecord, CategoryRecord } from "../../catalog/model.ts";
import type { ExtractedAttribute, ExtractedValue } from "../../contract/attribution.ts";
import type { OperationResponse } from "../../contract/operations.ts";
import type { RequirementLevel } from "../../contract/vocabulary.ts";
import { attributionMessage } from "./attribution-message.ts";

interface Asked {
  readonly category: CategoryRecord;
  /** The attributes that the request asks for, in the category's order. */
  readonly records: readonly AttributeRecord[];
}

/** The contract's answer: attributes with their values by level, and the required ones that have none. */
export function assembleAnswer(
  { category, records }: Asked,
  valuesOf: (record: AttributeRecord) => readonly ExtractedValue[],
): OperationResponse<"extractAttributes"> {
  const found: ExtractedAttribute[] = [];
  const missing: AttributeRecord[] = [];
  for (const record of records) {
    const values = valuesOf(record);
    if (values.length > 0) found.push({ attribute: toAttribute(record), values: [...values] });
    else if (record.requirementLevel === "required") missing.push(record);
  }
  const at = (level: RequirementLevel) =>
    found.filter(({ attribute }) => attribute.requirement_level === level);
  return {
    message: attributionMessage({
      values: found.reduce((sum, { values }) => sum + values.length, 0),
      found: found.length,
      asked: records.length,
      missing: missing.map(({ names }) => localizedName(names, "en")),
    }),
    category: toCategory(category),
    required_attributes: at("required"),
    recommended_attributes: at("recommended"),
    optional_attributes: at("optional"),
    missing_attributes: missing.map(toAttribute),
  };
}

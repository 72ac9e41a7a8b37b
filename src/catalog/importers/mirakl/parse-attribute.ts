import type { RequirementLevel } from "../../../contract/vocabulary.ts";
import { canonicalUnit } from "../../../text/units.ts";
import { createFault, type SourceFault } from "../../source-fault.ts";
import { objectsOf, textOf } from "../json-source.ts";
import type { AttributeRow } from "../source-records.ts";
import type { ReadLabels } from "./labels.ts";
import type { Entry } from "./responses.ts";
import type { ValuesLists } from "./values-lists.ts";

/** An attribute at its hierarchy, for which and below which it holds. */
export interface HierarchyAttribute extends Omit<AttributeRow, "categoryIdentifier" | "requirementLevel"> {
  /** "" for all hierarchies. */
  readonly hierarchyCode: string;
  /** Undefined where it is switched off from here on. */
  readonly requirementLevel: RequirementLevel | undefined;
}

const levels: Readonly<Record<string, RequirementLevel | undefined>> = {
  REQUIRED: "required",
  RECOMMENDED: "recommended",
  OPTIONAL: "optional",
  DISABLED: undefined,
};
const listTypes: ReadonlySet<string> = new Set(["LIST", "LIST_MULTIPLE_VALUES"]);
/** Numbers that are asked for in one unit. */
const numberTypes: ReadonlySet<string> = new Set(["MEASUREMENT", "NUMERIC", "DECIMAL", "INTEGER"]);
const unitParameters = ["UNIT", "DEFAULT_UNIT", "UNIT_CODE"];

export interface ParseAttributeTools {
  readonly readLabels: ReadLabels;
  readonly valuesLists: ValuesLists;
  readonly faults: SourceFault[];
}

/** An entry of PM11. */
export function parseAttribute(entry: Entry, tools: ParseAttributeTools): HierarchyAttribute {
  const { code: identifier, record, origin } = entry;
  return {
    identifier,
    names: tools.readLabels(record),
    terms: {},
    origin,
    hierarchyCode: textOf(record, "hierarchy_code"),
    requirementLevel: levelOf(entry, tools.faults),
    ...answerOf(entry, tools),
  };
}

/** `requirement_level`; before there was one, `required` alone. */
function levelOf({ record, origin }: Entry, faults: SourceFault[]): RequirementLevel | undefined {
  const written = textOf(record, "requirement_level").toUpperCase();
  if (written === "") {
    if (typeof record.required !== "boolean") return "recommended";
    return record.required ? "required" : "optional";
  }
  if (!(written in levels)) {
    const what = `The requirement_level ${written} is not known.`;
    faults.push(createFault(origin, what, `Make it one of ${Object.keys(levels).join(", ")}.`));
  }
  return levels[written];
}

/** A list is closed, a number with a known unit is a measure, all else (text, media, dates) is open. */
function answerOf(entry: Entry, { valuesLists }: ParseAttributeTools): Pick<AttributeRow, "kind" | "values"> {
  const { record } = entry;
  const type = textOf(record, "type").toUpperCase();
  if (listTypes.has(type)) {
    const code = textOf(record, "values_list") || parameterOf(entry, ["LIST_CODE"]);
    return { kind: "closed", values: valuesLists.find(code, entry) };
  }
  const unit = numberTypes.has(type) ? canonicalUnit(parameterOf(entry, unitParameters)) : undefined;
  return unit === undefined ? { kind: "open" } : { kind: "measure", ...unit };
}

function parameterOf({ record }: Entry, names: readonly string[]): string {
  const parameter = objectsOf(record, "type_parameters").find((one) =>
    names.includes(textOf(one, "name").toUpperCase()),
  );
  return parameter === undefined ? textOf(record, "type_parameter") : textOf(parameter, "value");
}

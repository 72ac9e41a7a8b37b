import type { RequirementLevel } from "../../api/vocabulary.ts";
import { canonicalUnit } from "../../nlp/units.ts";
import { createFault, type Origin, type SourceFault } from "../source-faults.ts";
import { type JsonObject, objectsOf, textOf } from "./json-source.ts";
import type { ReadLabels } from "./mirakl.ts";
import type { AttributeRow, ListedValue } from "./source-records.ts";

/** An attribute with the hierarchy at and below which it applies. */
export interface HierarchyAttribute extends Omit<AttributeRow, "categoryIdentifier" | "requirementLevel"> {
  /** "" for all hierarchies. */
  readonly hierarchyCode: string;
  /** Undefined where the attribute is disabled at this hierarchy. */
  readonly requirementLevel: RequirementLevel | undefined;
}

const levels: Readonly<Record<string, RequirementLevel | undefined>> = {
  REQUIRED: "required",
  RECOMMENDED: "recommended",
  OPTIONAL: "optional",
  DISABLED: undefined,
};
const listTypes: ReadonlySet<string> = new Set(["LIST", "LIST_MULTIPLE_VALUES"]);
/** Numeric types with a single unit. */
const numberTypes: ReadonlySet<string> = new Set(["MEASUREMENT", "NUMERIC", "DECIMAL", "INTEGER"]);
const unitParameters = ["UNIT", "DEFAULT_UNIT", "UNIT_CODE"];

interface ParseAttributeTools {
  readonly readLabels: ReadLabels;
  readonly valuesLists: ValuesLists;
  readonly faults: SourceFault[];
}

/** Parses an entry of PM11. */
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

/** `requirement_level`; older versions have only `required`. */
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

/** A list is closed, a number with a known unit is a measure, everything else (text, media, dates) is open. */
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

interface ValuesLists {
  /** The list of this code, always the same array; without a code, the attribute's inline values. */
  find(code: string, requester: Entry): readonly ListedValue[];
  /** All entries of all lists, for learning the format of labels. */
  readonly entries: readonly Entry[];
}

/** @param readLabels called only when a list is first used */
export function createValuesLists(
  lists: readonly Entry[],
  readLabels: ReadLabels,
  faults: SourceFault[],
): ValuesLists {
  const byCode = new Map<string, Entry[]>();
  for (const list of lists) {
    if (byCode.has(list.code)) faults.push(repeatedList(list));
    byCode.set(list.code, valuesOf(list, faults));
  }
  const known = new Map<string, readonly ListedValue[]>();
  const listed = (values: readonly Entry[]) =>
    values.map(({ code, record, origin }) => ({
      identifier: code,
      names: readLabels(record),
      terms: {},
      origin,
    }));
  return {
    entries: [...byCode.values()].flat(),
    find: (code, requester) => {
      if (code === "") return listed(valuesOf(requester, faults));
      const found = known.get(code) ?? listed(byCode.get(code) ?? []);
      known.set(code, found);
      if (!byCode.has(code)) faults.push(unknownList(code, requester, lists.length === 0));
      return found;
    },
  };
}

function valuesOf({ record, origin }: Entry, faults: SourceFault[]): Entry[] {
  const way = (origin.place ?? "").replace(/ \(.*\)$/s, "");
  return objectsOf(record, "values").flatMap(
    (value, index) => readEntry(value, { file: origin.file, way: `${way}.values[${index}]` }, faults) ?? [],
  );
}

function repeatedList({ code, origin }: Entry): SourceFault {
  return createFault(origin, `The values list ${code} is there twice.`, "Keep one of them.");
}

function unknownList(code: string, { origin }: Entry, areNoneThere: boolean): SourceFault {
  const fix = areNoneThere
    ? "Save the answer of VL11 (GET /api/values_lists) as JSON and name it too."
    : "Add the list, or make the attribute's type TEXT.";
  return createFault(origin, `There is no values list ${code}.`, fix);
}

/** An entry of a response and its position. */
export interface Entry {
  readonly code: string;
  readonly record: JsonObject;
  readonly origin: Origin;
}

/** The content of all files, in reading order. */
export interface Responses {
  readonly hierarchies: Entry[];
  readonly attributes: Entry[];
  readonly valuesLists: Entry[];
}

/** The keys of the lists in H11, PM11 and VL11. */
const keys = { hierarchies: "hierarchies", attributes: "attributes", valuesLists: "values_lists" } as const;

/**
 * Adds the lists that a document contains.
 * @returns whether it contained any
 */
export function addResponse(
  responses: Responses,
  document: JsonObject,
  { file, faults }: { file: string; faults: SourceFault[] },
): boolean {
  const found = (["hierarchies", "attributes", "valuesLists"] as const).filter(
    (part) => Array.isArray(document[keys[part]]) && !isForeign(objectsOf(document, keys[part])),
  );
  for (const part of found) {
    for (const [index, record] of objectsOf(document, keys[part]).entries()) {
      const entry = readEntry(record, { file, way: `${keys[part]}[${index}]` }, faults);
      if (entry !== undefined) responses[part].push(entry);
    }
  }
  return found.length > 0;
}

/** Other taxonomies also have attributes, identified by an `id`; Mirakl's have a `code` and no `id`. */
function isForeign(records: readonly JsonObject[]): boolean {
  return records.length > 0 && records.every((record) => textOf(record, "code") === "" && "id" in record);
}

function readEntry(
  record: JsonObject,
  { file, way }: { file: string; way: string },
  faults: SourceFault[],
): Entry | undefined {
  const code = textOf(record, "code");
  if (code !== "") return { code, record, origin: { file, line: 0, place: `${way} (${code})` } };
  const what = "The code is missing.";
  faults.push(createFault({ file, line: 0, place: way }, what, "Give it one, or take the entry out."));
  return undefined;
}

import { createFault, type Origin, type SourceFault } from "../../source-fault.ts";
import { type JsonObject, objectsOf, textOf } from "../json-source.ts";

/** An entry of a response and where it stands. */
export interface Entry {
  readonly code: string;
  readonly record: JsonObject;
  readonly origin: Origin;
}

/** What all files together hold, in the order of reading. */
export interface Responses {
  readonly hierarchies: Entry[];
  readonly attributes: Entry[];
  readonly valuesLists: Entry[];
}

/** H11, PM11 and VL11: the key at which each keeps its list. */
const keys = { hierarchies: "hierarchies", attributes: "attributes", valuesLists: "values_lists" } as const;

/**
 * Takes what a document holds of the three.
 * @returns whether it held any
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

/** Other taxonomies have attributes too, told by an `id`; Mirakl's have a `code` and no `id`. */
function isForeign(records: readonly JsonObject[]): boolean {
  return records.length > 0 && records.every((record) => textOf(record, "code") === "" && "id" in record);
}

export function readEntry(
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

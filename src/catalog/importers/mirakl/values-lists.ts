import { createFault, type SourceFault } from "../../source-fault.ts";
import { objectsOf } from "../json-source.ts";
import type { ListedValue } from "../source-records.ts";
import type { ReadLabels } from "./labels.ts";
import { type Entry, readEntry } from "./responses.ts";

export interface ValuesLists {
  /** The list of this code, the same array each time; without a code the values that the attribute brings itself. */
  find(code: string, asking: Entry): readonly ListedValue[];
  /** All entries of all lists, for learning how labels are written. */
  readonly entries: readonly Entry[];
}

/** @param readLabels called late, when a list is first asked for */
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
    find: (code, asking) => {
      if (code === "") return listed(valuesOf(asking, faults));
      const found = known.get(code) ?? listed(byCode.get(code) ?? []);
      known.set(code, found);
      if (!byCode.has(code)) faults.push(unknownList(code, asking, lists.length === 0));
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
  const mend = areNoneThere
    ? "Save the answer of VL11 (GET /api/values_lists) as JSON and name it too."
    : "Add the list, or make the attribute's type TEXT.";
  return createFault(origin, `There is no values list ${code}.`, mend);
}

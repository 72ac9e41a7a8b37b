import { sourceMissing } from "../problems.ts";
import type { SourceFault } from "../source-fault.ts";
import type { Importer } from "./importer.ts";
import { textOf, unwantedJson } from "./json-source.ts";
import { checkHierarchies, expandHierarchies } from "./mirakl/expand-hierarchies.ts";
import { learnLabels, type ReadLabels } from "./mirakl/labels.ts";
import { parseAttribute } from "./mirakl/parse-attribute.ts";
import { addResponse, type Entry, type Responses } from "./mirakl/responses.ts";
import { createValuesLists } from "./mirakl/values-lists.ts";
import { readJsonFile } from "./read-json-file.ts";
import { findSourceFiles } from "./source-files.ts";
import type { CategoryRow, SourceRecords } from "./source-records.ts";

const format = "mirakl";
const wanted = "an answer of Mirakl's H11, PM11 or VL11";
const nextStep =
  "Save the answers of H11 (/api/hierarchies), PM11 (/api/products/attributes) and VL11 (/api/values_lists) as JSON and name them or their folder.";

/**
 * A Mirakl marketplace's lists: the answers of H11, PM11 and VL11 in files of any name, also several of a kind or
 * all in one. Identifiers are Mirakl's codes. What holds at a hierarchy holds below it, as the format has it.
 */
export const miraklImporter: Importer = {
  format,
  read: async (paths, context) => {
    const files = findSourceFiles(paths, nextStep).filter(
      ({ path, isNamed }) => isNamed || /\.json(\.gz)?$/i.test(path),
    );
    const faults: SourceFault[] = [];
    const warnings: string[] = [];
    const responses: Responses = { hierarchies: [], attributes: [], valuesLists: [] };
    for (const file of files) {
      const document = await readJsonFile(file, context, { format, wanted, faults });
      if (document === undefined || addResponse(responses, document, { file: file.path, faults })) continue;
      if (file.isNamed) faults.push(unwantedJson(document, file.path, { format, wanted, nextStep }));
      else warnings.push(`${file.path}: nothing is read from it, it is not ${wanted}.`);
    }
    const isMissing = responses.hierarchies.length === 0 && faults.length === 0;
    if (isMissing) throw sourceMissing(paths[0] ?? "", "There are no hierarchies (H11).", nextStep);
    return joinResponses(responses, faults, warnings);
  },
};

function joinResponses(
  responses: Responses,
  unread: readonly SourceFault[],
  warnings: readonly string[],
): SourceRecords {
  const faults: SourceFault[] = [];
  const { hierarchies, attributes, valuesLists } = responses;
  // Lists are made when they are asked for, by when it is known how labels are read.
  let labels = learnLabels([...hierarchies, ...attributes]);
  const lists = createValuesLists(valuesLists, (record) => labels.read(record), faults);
  labels = learnLabels([...hierarchies, ...attributes, ...lists.entries]);
  const categories = hierarchies.map((entry) => categoryRow(entry, labels.read));
  const parsed = attributes.map((entry) =>
    parseAttribute(entry, { readLabels: labels.read, valuesLists: lists, faults }),
  );
  for (const fault of checkHierarchies(categories, parsed)) faults.push(fault);
  const isSilent = labels.ownLanguage === undefined;
  return {
    categories,
    attributes: expandHierarchies(categories, parsed),
    values: [],
    faults: unread.length > 0 ? unread : faults,
    isComplete: unread.length === 0,
    warnings: isSilent ? [...warnings, "Labels without a translation are taken as English."] : warnings,
  };
}

function categoryRow({ code, record, origin }: Entry, readLabels: ReadLabels): CategoryRow {
  const parent = textOf(record, "parent_code");
  return {
    identifier: code,
    ...(parent === "" ? {} : { parentIdentifier: parent }),
    names: readLabels(record),
    terms: {},
    origin,
  };
}

import { type Language, languages } from "../../api/vocabulary.ts";
import { groupedBy } from "../../lib/grouped.ts";
import { sourceMissing } from "../errors.ts";
import type { Names } from "../model.ts";
import { createFault, type SourceFault } from "../source-faults.ts";
import type { Importer } from "./importer.ts";
import { type JsonObject, objectsOf, readJsonFile, textOf, unwantedJson } from "./json-source.ts";
import {
  addResponse,
  createValuesLists,
  type Entry,
  type HierarchyAttribute,
  parseAttribute,
  type Responses,
} from "./mirakl-attributes.ts";
import { type AttributeRow, type CategoryRow, cleanName, type SourceRecords } from "./source-records.ts";
import { findSourceFiles } from "./source-text.ts";

const format = "mirakl";
const wanted = "an answer of Mirakl's H11, PM11 or VL11";
const nextStep =
  "Save the answers of H11 (/api/hierarchies), PM11 (/api/products/attributes) and VL11 (/api/values_lists) as JSON and name them or their folder.";

/**
 * A Mirakl marketplace's lists: the responses of H11, PM11 and VL11 in files of any name, in any number or combined.
 * Identifiers are Mirakl's codes. As the format defines, attributes apply to a hierarchy and everything below it.
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
  // Lists are built on first use, once the format of labels is known.
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

type AttributeList = readonly HierarchyAttribute[];

/**
 * The attributes of each category. An attribute applies to its hierarchy and all below; the nearest configuration
 * wins, and one disabled there is removed. Attributes are in source order.
 * @param categories a tree; at cycles and unknown parents the walk up ends
 */
function expandHierarchies(
  categories: readonly CategoryRow[],
  attributes: readonly HierarchyAttribute[],
): AttributeRow[] {
  const own = groupedBy(attributes, (attribute) => attribute.hierarchyCode);
  const order = new Map(attributes.map((attribute, number) => [attribute, number]));
  const byIdentifier = new Map(categories.map((category) => [category.identifier, category]));
  const lists = new Map<string, AttributeList>();
  const listOf = (identifier: string): AttributeList => {
    const unknown = wayUp(identifier, byIdentifier, lists);
    for (const { identifier: below, parentIdentifier } of unknown.reverse()) {
      const above = lists.get(parentIdentifier ?? "") ?? own.get("") ?? [];
      const listed = own.get(below);
      lists.set(below, listed === undefined ? above : decide(above, listed, order));
    }
    return lists.get(identifier) ?? [];
  };
  return categories.flatMap(({ identifier }) =>
    listOf(identifier).flatMap((attribute) => attributeRow(attribute, identifier)),
  );
}

/** From a category up to the first whose list is known, or to the root. */
function wayUp(
  identifier: string,
  byIdentifier: ReadonlyMap<string, CategoryRow>,
  known: ReadonlyMap<string, AttributeList>,
): CategoryRow[] {
  const way = new Set<CategoryRow>();
  let category = byIdentifier.get(identifier);
  while (category && !way.has(category) && !known.has(category.identifier)) {
    way.add(category);
    category = byIdentifier.get(category.parentIdentifier ?? "");
  }
  return [...way];
}

function decide(
  above: readonly HierarchyAttribute[],
  own: readonly HierarchyAttribute[],
  order: ReadonlyMap<HierarchyAttribute, number>,
): HierarchyAttribute[] {
  const deciding = new Map([...above, ...own].map((attribute) => [attribute.identifier, attribute]));
  return [...deciding.values()].sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0));
}

function attributeRow(attribute: HierarchyAttribute, categoryIdentifier: string): AttributeRow[] {
  const { hierarchyCode: _, requirementLevel, ...rest } = attribute;
  return requirementLevel === undefined ? [] : [{ ...rest, requirementLevel, categoryIdentifier }];
}

/** Attributes at unknown hierarchies, and duplicate codes at one hierarchy. */
function checkHierarchies(
  categories: readonly CategoryRow[],
  attributes: readonly HierarchyAttribute[],
): SourceFault[] {
  const known = new Set(["", ...categories.map(({ identifier }) => identifier)]);
  const first = new Set<string>();
  return attributes.flatMap(({ identifier, hierarchyCode, origin }) => {
    const key = `${hierarchyCode}\0${identifier}`;
    const isRepeated = first.has(key);
    first.add(key);
    if (!known.has(hierarchyCode)) {
      const what = `There is no hierarchy ${hierarchyCode}.`;
      return [
        createFault(origin, what, "Take H11 and PM11 from the same day, or leave hierarchy_code empty."),
      ];
    }
    if (!isRepeated) return [];
    const what = `The attribute ${identifier} is there twice at ${hierarchyCode || "all hierarchies"}.`;
    return [createFault(origin, what, "Keep one of them.")];
  });
}

/** Reads the labels of a record: `label_translations` by locale (de, de_DE, de-DE), and `label`. */
export type ReadLabels = (record: JsonObject) => Names;

/**
 * Determines the language of bare `label`s: the one whose translations most often equal them.
 * @returns a label reader, and the language of bare labels; undefined where no translation matches, and English is
 * assumed
 */
function learnLabels(entries: readonly Entry[]): {
  readonly read: ReadLabels;
  readonly ownLanguage: Language | undefined;
} {
  const counts = new Map<Language, number>();
  for (const { record } of entries) {
    const label = textOf(record, "label");
    for (const [language, name] of translationsOf(record)) {
      if (name === label) counts.set(language, (counts.get(language) ?? 0) + 1);
    }
  }
  const [ownLanguage] = [...counts].sort(([, one], [, other]) => other - one).map(([language]) => language);
  return { ownLanguage, read: (record) => readLabels(record, ownLanguage ?? "en") };
}

function readLabels(record: JsonObject, ownLanguage: Language): Names {
  const names: Names = {};
  for (const [language, name] of translationsOf(record)) names[language] ??= cleanName(name);
  const label = textOf(record, "label");
  if (label !== "") names[ownLanguage] ??= cleanName(label);
  return names;
}

function translationsOf(record: JsonObject): [Language, string][] {
  return objectsOf(record, "label_translations").flatMap((translation): [Language, string][] => {
    const locale = textOf(translation, "locale").toLowerCase();
    const name = textOf(translation, "value");
    const language = languages.find((known) => locale.split(/[-_]/)[0] === known);
    return language === undefined || name === "" ? [] : [[language, name]];
  });
}

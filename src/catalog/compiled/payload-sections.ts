import { languages, type SalesChannel } from "../../contract/vocabulary.ts";
import type { SectionReader, SectionWriter } from "../../storage/sections.ts";
import { writeIndex } from "./index-sections.ts";
import type {
  AttributeSection,
  CategorySection,
  CompiledPayload,
  NamedColumns,
  ValueSection,
} from "./payload.ts";

/** Lays a payload out as named sections; `readPayload` and `readIndex` find them by the same names. */
export function writePayload(payload: CompiledPayload, to: SectionWriter): void {
  const { categories, attributes, values, index } = payload;
  writeNamed("categories", categories, to);
  to.textNumbers("categories.numbers", categories.numbers);
  to.array("categories.parents", categories.parents);
  to.lists("categories.children", categories.children);
  to.array("categories.attributeLists", categories.attributeLists);
  writeAttributes(attributes, to);
  writeNamed("values", values, to);
  to.lists("values.lists", values.lists);
  writeIndex(index, to);
}

/**
 * All but the index, whose sections may be those of another version.
 * @throws Error where a section is missing or holds another kind of number
 */
export function readPayload(salesChannel: SalesChannel, from: SectionReader): Omit<CompiledPayload, "index"> {
  return {
    salesChannel,
    categories: readCategories(from),
    attributes: readAttributes(from),
    values: readValues(from),
  };
}

function writeNamed(prefix: string, { identifiers, names, terms }: NamedColumns, to: SectionWriter): void {
  to.texts(`${prefix}.identifiers`, identifiers);
  for (const language of languages) {
    const [nameColumn, termColumn] = [names[language], terms[language]];
    if (nameColumn) to.texts(`${prefix}.names.${language}`, nameColumn);
    if (termColumn) to.texts(`${prefix}.terms.${language}`, termColumn);
  }
}

function readNamed(prefix: string, from: SectionReader): NamedColumns {
  const columns = (kind: string) =>
    Object.fromEntries(
      languages
        .filter((language) => from.has(`${prefix}.${kind}.${language}.bytes`))
        .map((language) => [language, from.texts(`${prefix}.${kind}.${language}`)]),
    );
  return {
    identifiers: from.texts(`${prefix}.identifiers`),
    names: columns("names"),
    terms: columns("terms"),
  };
}

function readCategories(from: SectionReader): CategorySection {
  return {
    ...readNamed("categories", from),
    numbers: from.textNumbers("categories.numbers"),
    parents: from.int32("categories.parents"),
    children: from.lists("categories.children"),
    attributeLists: from.uint32("categories.attributeLists"),
  };
}

function writeAttributes(
  { definitions, requests, lists, unasked }: AttributeSection,
  to: SectionWriter,
): void {
  writeNamed("attributes", definitions, to);
  to.array("attributes.kinds", definitions.kinds);
  to.texts("attributes.dimensions", definitions.dimensions);
  to.texts("attributes.units", definitions.units);
  to.array("requests.definitions", requests.definitions);
  to.array("requests.levels", requests.levels);
  to.array("requests.valueLists", requests.valueLists);
  to.lists("attributes.lists", lists);
  to.array("attributes.unasked", unasked);
}

function readAttributes(from: SectionReader): AttributeSection {
  return {
    definitions: {
      ...readNamed("attributes", from),
      kinds: from.uint32("attributes.kinds"),
      dimensions: from.texts("attributes.dimensions"),
      units: from.texts("attributes.units"),
    },
    requests: {
      definitions: from.uint32("requests.definitions"),
      levels: from.uint32("requests.levels"),
      valueLists: from.uint32("requests.valueLists"),
    },
    lists: from.lists("attributes.lists"),
    unasked: from.uint32("attributes.unasked"),
  };
}

function readValues(from: SectionReader): ValueSection {
  return { ...readNamed("values", from), lists: from.lists("values.lists") };
}

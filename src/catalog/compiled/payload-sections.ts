import { languages, type SalesChannel } from "../../contract/vocabulary.ts";
import type { SearchIndex } from "../search/search-index.ts";
import type {
  AttributeSection,
  CategorySection,
  CompiledPayload,
  NamedColumns,
  ValueSection,
} from "./payload.ts";
import type { SectionReader, SectionWriter } from "./sections.ts";

/** Lays a payload out as named sections; `readPayload` finds them by the same names. */
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

export function readPayload(salesChannel: SalesChannel, from: SectionReader): CompiledPayload {
  return {
    salesChannel,
    categories: readCategories(from),
    attributes: readAttributes(from),
    values: readValues(from),
    index: readIndex(from),
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

function writeIndex(
  { isLeaf, vocabulary, germanWords, postings, phrases, spelling }: SearchIndex,
  to: SectionWriter,
) {
  to.array("index.isLeaf", isLeaf);
  to.textNumbers("index.vocabulary", vocabulary);
  to.textNumbers("index.germanWords", germanWords.stems);
  to.array("index.germanBeginnings", germanWords.beginnings);
  to.array("postings.starts", postings.starts);
  to.array("postings.categories", postings.categories);
  to.array("postings.impacts", postings.impacts);
  to.array("postings.idf", postings.idf);
  to.array("phrases.steps", phrases.steps);
  to.array("phrases.endStarts", phrases.endStarts);
  to.array("phrases.endCategories", phrases.endCategories);
  to.array("phrases.endShares", phrases.endShares);
  to.texts("spelling.words", spelling.words);
  to.array("spelling.byEnding", spelling.byEnding);
  to.array("spelling.hashes", spelling.shortened.hashes);
  to.array("spelling.hashedWords", spelling.shortened.words);
  to.array("spelling.meaningStarts", spelling.meanings.starts);
  to.array("spelling.stems", spelling.meanings.stems);
  to.array("spelling.shares", spelling.meanings.shares);
  to.array("spelling.languages", spelling.meanings.languages);
}

function readIndex(from: SectionReader): SearchIndex {
  return {
    isLeaf: from.uint8("index.isLeaf"),
    vocabulary: from.textNumbers("index.vocabulary"),
    germanWords: {
      stems: from.textNumbers("index.germanWords"),
      beginnings: from.uint8("index.germanBeginnings"),
    },
    postings: {
      starts: from.uint32("postings.starts"),
      categories: from.uint32("postings.categories"),
      impacts: from.float32("postings.impacts"),
      idf: from.float32("postings.idf"),
    },
    phrases: {
      steps: from.int32("phrases.steps"),
      endStarts: from.uint32("phrases.endStarts"),
      endCategories: from.uint32("phrases.endCategories"),
      endShares: from.float32("phrases.endShares"),
    },
    spelling: {
      words: from.texts("spelling.words"),
      byEnding: from.uint32("spelling.byEnding"),
      shortened: {
        hashes: from.uint32("spelling.hashes"),
        words: from.uint32("spelling.hashedWords"),
      },
      meanings: {
        starts: from.uint32("spelling.meaningStarts"),
        stems: from.uint32("spelling.stems"),
        shares: from.float32("spelling.shares"),
        languages: from.uint8("spelling.languages"),
      },
    },
  };
}

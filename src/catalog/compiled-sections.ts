import { languages, type SalesChannel } from "../api/vocabulary.ts";
import type { SectionReader, SectionWriter } from "../lib/section-file.ts";
import type {
  AliasSection,
  AttributeSection,
  CategorySection,
  CompiledPayload,
  NamedColumns,
  ValueSection,
} from "./compiled-payload.ts";
import type { SearchIndex, Thesaurus, WordIndex } from "./search/search-index.ts";
import type { Spelling } from "./search/spelling.ts";

/** Writes a payload as named sections; `readPayload` and `readIndex` use the same names. */
export function writePayload(payload: CompiledPayload, to: SectionWriter): void {
  const { categories, aliases, attributes, values, index } = payload;
  writeNamed("categories", categories, to);
  to.textNumbers("categories.numbers", categories.numbers);
  to.array("categories.parents", categories.parents);
  to.lists("categories.children", categories.children);
  to.array("categories.attributeLists", categories.attributeLists);
  if (aliases) writeAliases(aliases, to);
  writeAttributes(attributes, to);
  writeNamed("values", values, to);
  to.lists("values.lists", values.lists);
  writeIndex(index, to);
}

/**
 * Reads everything but the index, whose sections may be of another version.
 * @throws Error where a section is missing or has another number type
 */
export function readPayload(salesChannel: SalesChannel, from: SectionReader): Omit<CompiledPayload, "index"> {
  return {
    salesChannel,
    categories: readCategories(from),
    ...(from.has("aliases.targets") && { aliases: readAliases(from) }),
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

function writeAliases({ numbers, targets }: AliasSection, to: SectionWriter): void {
  to.textNumbers("aliases.numbers", numbers);
  to.array("aliases.targets", targets);
}

function readAliases(from: SectionReader): AliasSection {
  return { numbers: from.textNumbers("aliases.numbers"), targets: from.uint32("aliases.targets") };
}

function writeAttributes(
  { definitions, requests, lists, unused }: AttributeSection,
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
  to.array("attributes.unasked", unused);
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
    unused: from.uint32("attributes.unasked"),
  };
}

function readValues(from: SectionReader): ValueSection {
  return { ...readNamed("values", from), lists: from.lists("values.lists") };
}

/** Writes a search index as named sections; `readIndex` uses the same names. */
function writeIndex(index: SearchIndex, to: SectionWriter) {
  writeWords("", index, to);
  writeSpelling(index.spelling, to);
  if (index.thesaurus) writeThesaurus(index.thesaurus, to);
}

/**
 * @param from a file with the current version of the index
 * @throws Error where a section is missing or has another number type
 */
export function readIndex(from: SectionReader): SearchIndex {
  const index = { ...readWords("", from), spelling: readSpelling(from) };
  return from.has("thesaurus.links.starts") ? { ...index, thesaurus: readThesaurus(from) } : index;
}

function writeWords(
  prefix: string,
  { isLeaf, vocabulary, germanWords, postings, phrases }: WordIndex,
  to: SectionWriter,
): void {
  to.array(`${prefix}index.isLeaf`, isLeaf);
  to.textNumbers(`${prefix}index.vocabulary`, vocabulary);
  to.textNumbers(`${prefix}index.germanWords`, germanWords.stems);
  to.array(`${prefix}index.germanBeginnings`, germanWords.beginnings);
  to.array(`${prefix}postings.starts`, postings.starts);
  to.array(`${prefix}postings.categories`, postings.categories);
  to.array(`${prefix}postings.impacts`, postings.impacts);
  to.array(`${prefix}postings.idf`, postings.idf);
  to.array(`${prefix}phrases.steps`, phrases.steps);
  to.array(`${prefix}phrases.endStarts`, phrases.endStarts);
  to.array(`${prefix}phrases.endCategories`, phrases.endCategories);
  to.array(`${prefix}phrases.endShares`, phrases.endShares);
}

function readWords(prefix: string, from: SectionReader): WordIndex {
  return {
    isLeaf: from.uint8(`${prefix}index.isLeaf`),
    vocabulary: from.textNumbers(`${prefix}index.vocabulary`),
    germanWords: {
      stems: from.textNumbers(`${prefix}index.germanWords`),
      beginnings: from.uint8(`${prefix}index.germanBeginnings`),
    },
    postings: {
      starts: from.uint32(`${prefix}postings.starts`),
      categories: from.uint32(`${prefix}postings.categories`),
      impacts: from.float32(`${prefix}postings.impacts`),
      idf: from.float32(`${prefix}postings.idf`),
    },
    phrases: {
      steps: from.int32(`${prefix}phrases.steps`),
      endStarts: from.uint32(`${prefix}phrases.endStarts`),
      endCategories: from.uint32(`${prefix}phrases.endCategories`),
      endShares: from.float32(`${prefix}phrases.endShares`),
    },
  };
}

function writeSpelling({ words, byEnding, shortened, meanings }: Spelling, to: SectionWriter): void {
  to.texts("spelling.words", words);
  to.array("spelling.byEnding", byEnding);
  to.array("spelling.hashes", shortened.hashes);
  to.array("spelling.hashedWords", shortened.words);
  to.array("spelling.meaningStarts", meanings.starts);
  to.array("spelling.stems", meanings.stems);
  to.array("spelling.shares", meanings.shares);
  to.array("spelling.languages", meanings.languages);
}

function readSpelling(from: SectionReader): Spelling {
  return {
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
  };
}

function writeThesaurus({ senses, identifiers, links }: Thesaurus, to: SectionWriter): void {
  writeWords("thesaurus.", senses, to);
  if (identifiers !== undefined) to.texts("thesaurus.identifiers", identifiers);
  to.array("thesaurus.links.starts", links.starts);
  to.array("thesaurus.links.categories", links.categories);
  to.array("thesaurus.links.weights", links.weights);
}

function readThesaurus(from: SectionReader): Thesaurus {
  return {
    senses: readWords("thesaurus.", from),
    ...(from.has("thesaurus.identifiers.starts") && { identifiers: from.texts("thesaurus.identifiers") }),
    links: {
      starts: from.uint32("thesaurus.links.starts"),
      categories: from.uint32("thesaurus.links.categories"),
      weights: from.float32("thesaurus.links.weights"),
    },
  };
}

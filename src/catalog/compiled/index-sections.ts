import type { SectionReader, SectionWriter } from "../../storage/sections.ts";
import type { SearchIndex, WordIndex } from "../search/search-index.ts";
import type { Spelling } from "../search/spelling.ts";
import type { Thesaurus } from "../search/thesaurus.ts";

/** Lays a search index out as named sections; `readIndex` finds them by the same names. */
export function writeIndex(index: SearchIndex, to: SectionWriter) {
  writeWords("", index, to);
  writeSpelling(index.spelling, to);
  if (index.thesaurus) writeThesaurus(index.thesaurus, to);
}

/**
 * @param from of a file with this version of the index
 * @throws Error where a section is missing or holds another kind of number
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

function writeThesaurus({ senses, links }: Thesaurus, to: SectionWriter): void {
  writeWords("thesaurus.", senses, to);
  to.array("thesaurus.links.starts", links.starts);
  to.array("thesaurus.links.categories", links.categories);
  to.array("thesaurus.links.weights", links.weights);
}

function readThesaurus(from: SectionReader): Thesaurus {
  return {
    senses: readWords("thesaurus.", from),
    links: {
      starts: from.uint32("thesaurus.links.starts"),
      categories: from.uint32("thesaurus.links.categories"),
      weights: from.float32("thesaurus.links.weights"),
    },
  };
}

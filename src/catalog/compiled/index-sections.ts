import type { SectionReader, SectionWriter } from "../../storage/sections.ts";
import type { SearchIndex } from "../search/search-index.ts";

/** Lays a search index out as named sections; `readIndex` finds them by the same names. */
export function writeIndex(
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

/**
 * @param from of a file with this version of the index
 * @throws Error where a section is missing or holds another kind of number
 */
export function readIndex(from: SectionReader): SearchIndex {
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

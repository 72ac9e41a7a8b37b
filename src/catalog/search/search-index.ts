import type { TextNumbers } from "../../storage/text-numbers.ts";
import type { GermanWords } from "./german-words.ts";
import type { Phrases } from "./phrases.ts";
import type { Postings } from "./postings.ts";
import type { Spelling } from "./spelling.ts";
import type { Thesaurus } from "./thesaurus.ts";

/** What numbered things are found by: the words of their names and terms, and these as a whole. */
export interface WordIndex {
  /** 1 where a category is a leaf, by its number. */
  readonly isLeaf: Uint8Array;
  /** Stems of all languages, each as `vocabularyKey` writes it; their numbers are the words' numbers. */
  readonly vocabulary: TextNumbers;
  readonly germanWords: GermanWords;
  readonly postings: Postings;
  readonly phrases: Phrases;
}

/** What a catalog is searched by: flat arrays throughout, so that it is loaded from a file without building anything. */
export interface SearchIndex extends WordIndex {
  readonly spelling: Spelling;
  /** Only of an imported catalog: what its own words leave out. */
  readonly thesaurus?: Thesaurus;
}

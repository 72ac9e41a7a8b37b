import type { TextNumbers } from "../../lib/columns.ts";
import type { GermanWords } from "./german-compounds.ts";
import type { Phrases } from "./phrases.ts";
import type { Postings } from "./postings.ts";
import type { Spelling } from "./spelling.ts";

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

/**
 * Counts up whenever the same catalog gives another index: with another stemmer, other weights or another layout. A
 * compiled catalog of another version gets its index anew when it is loaded.
 */
export const indexVersion = 2;

/**
 * Knowledge of what kinds of things there are, called senses, and in which of a catalog's categories each would stand.
 * A catalog that says no more than "Pets" finds dog food by it.
 */
export interface Thesaurus {
  /** The built-in catalog's words; its categories are the senses. */
  readonly senses: WordIndex;
  readonly links: SenseLinks;
}

/** A sparse matrix, a row a sense. */
export interface SenseLinks {
  /** Where a sense's row starts; the next sense's start ends it. */
  readonly starts: Uint32Array;
  /** Numbers of leaves of the catalog. */
  readonly categories: Uint32Array;
  /** Above 0; a row's sum is at most 2 (of its own words and of the categories'), and small where the sense has no clear place in the catalog. */
  readonly weights: Float32Array;
}

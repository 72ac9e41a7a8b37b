import type { TextColumn, TextNumbers } from "../../lib/columns.ts";
import type { GermanWords } from "./german-compounds.ts";
import type { Phrases } from "./phrases.ts";
import type { Postings } from "./postings.ts";
import type { Spelling } from "./spelling.ts";

/** An index over the names and terms of numbered items: their words and whole phrases. */
export interface WordIndex {
  /** By category number; 1 for a leaf. */
  readonly isLeaf: Uint8Array;
  /** Stems of all languages, as written by `vocabularyKey`; their numbers are the words' numbers. */
  readonly vocabulary: TextNumbers;
  readonly germanWords: GermanWords;
  readonly postings: Postings;
  readonly phrases: Phrases;
}

/** A catalog's search index: flat arrays throughout, so that loading it from a file builds nothing. */
export interface SearchIndex extends WordIndex {
  readonly spelling: Spelling;
  /** Only of an imported catalog: links from the built-in catalog's words. */
  readonly thesaurus?: Thesaurus;
}

/**
 * Increase whenever the same catalog yields another index: another stemmer, other weights or another layout. A
 * compiled catalog of another version is indexed anew when it is loaded.
 */
export const indexVersion = 2;

/**
 * Knowledge about kinds of things (senses), with the catalog's categories to which each belongs. A catalog that just
 * has "Pets" finds dog food by it.
 */
export interface Thesaurus {
  /** The built-in catalog's words; its categories are the senses. */
  readonly senses: WordIndex;
  /** The senses' identifiers in the built-in catalog; absent in imports of earlier versions. */
  readonly identifiers?: TextColumn;
  readonly links: SenseLinks;
}

/** A sparse matrix with one row per sense. */
export interface SenseLinks {
  /** The start of a sense's row; it ends where the next sense's starts. */
  readonly starts: Uint32Array;
  /** Numbers of the catalog's leaves. */
  readonly categories: Uint32Array;
  /**
   * Above 0; a row sums to at most 2 (1 from its own words, 1 from the categories'), and to less where the sense has
   * no clear place in the catalog.
   */
  readonly weights: Float32Array;
}

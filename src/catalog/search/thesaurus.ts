import type { WordIndex } from "./search-index.ts";

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

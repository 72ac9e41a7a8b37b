import type { ProductField } from "../../feed/feed.ts";
import { readGtin } from "../../nlp/gtin.ts";
import { isEmptyCell, type TextFigures } from "./feed-profile.ts";

const beyondAscii = /[^\0-\x7f]/;

/**
 * Sequences that occur in no language: the two bytes of ü or é as two characters, likewise quotes and dashes, and
 * U+FFFD.
 */
const garbled =
  /[\u00c2\u00c3][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]|\u00e2\u20ac|\u00ef\u00bf\u00bd|\ufffd/;
const questioned = /\p{L}\?\p{Ll}/u;
const escaped = /&lt;\/?[a-z]|&amp;(?:[a-z]+|#\d+);/i;
const scientific = /^\s*\d(?:[.,]\d+)?[eE]\+?\d{1,2}\s*$/;

/** Distinct texts of one length are counted up to this limit. */
const mostAtLongest = 5000;

interface SampledCell {
  readonly text: string | undefined;
  /** The text's hash. */
  readonly hash: number;
  /** The number of cells represented. */
  readonly weight: number;
}

/** Collects the statistics of one field's cells. */
export class TextTally {
  readonly #isGtin: boolean;
  readonly #values: ValueSketch;
  readonly #lengths = { measured: 0, characters: 0, longest: 0 };
  readonly #shares = {
    ...{ looked: 0, beyondAscii: 0, garbled: 0, questioned: 0, escaped: 0 },
    ...{ scientific: 0, leadingZero: 0, gtins: 0 },
  };
  readonly #longestHashes = new Set<number>();
  #filled = 0;
  #empty = 0;

  constructor(field: ProductField) {
    this.#isGtin = field === "gtin";
    this.#values = new ValueSketch(field === "id" || field === "name" ? 1024 : 256);
  }

  /** @param hash of the text */
  add(text: string | undefined, hash: number): void {
    if (text === undefined || isEmptyCell(text)) {
      this.#empty += 1;
    } else {
      this.#filled += 1;
      this.#values.add(hash);
    }
  }

  /** Inspects a sampled cell, which must have been added too. */
  inspect({ text, hash, weight }: SampledCell): void {
    if (text === undefined || isEmptyCell(text)) return;
    this.#shares.looked += weight;
    this.#addLength(text.length, hash);
    if (text.length <= 20) this.#addNumber(text, weight);
    if (beyondAscii.test(text)) {
      this.#shares.beyondAscii += weight;
      if (garbled.test(text)) this.#shares.garbled += weight;
    }
    if (text.includes("?") && questioned.test(text)) this.#shares.questioned += weight;
    if (text.includes("&") && escaped.test(text)) this.#shares.escaped += weight;
  }

  figures(): TextFigures {
    const values = this.#values.figures();
    const atLongest = this.#longestHashes.size;
    return { filled: this.#filled, empty: this.#empty, values, ...this.#lengths, atLongest, ...this.#shares };
  }

  #addLength(length: number, hash: number): void {
    const lengths = this.#lengths;
    lengths.measured += 1;
    lengths.characters += length;
    if (length < lengths.longest) return;
    if (length > lengths.longest) this.#longestHashes.clear();
    lengths.longest = length;
    if (this.#longestHashes.size < mostAtLongest) this.#longestHashes.add(hash);
  }

  #addNumber(text: string, weight: number): void {
    const shares = this.#shares;
    const first = text.charCodeAt(0);
    if (first === 0x30 && text.length > 1) shares.leadingZero += weight;
    if (first > 0x39 && !this.#isGtin) return;
    if (scientific.test(text)) shares.scientific += weight;
    if (this.#isGtin && readGtin(text.trim()) !== undefined) shares.gtins += weight;
  }
}

/** The sketch of a column's values: the smallest hashes and how often each occurred. */
export interface SketchFigures {
  /** Number of distinct values; an estimate where it exceeds the sketch's size. */
  readonly distinct: number;
  /** Share of the cells that repeat an earlier value, 0 to 1. */
  readonly repeated: number;
  /** The smallest hashes, ascending. */
  readonly hashes: readonly number[];
  /** Upper bound of the retained hashes. */
  readonly limit: number;
}

const allHashes = 2 ** 32;

/**
 * The values with the k smallest hashes (bottom-k, Broder 1997, "On the resemblance and containment of documents"; the
 * distinct count as in Bar-Yossef et al. 2002): a sample that is consistent between feeds, in bounded memory. With k =
 * 1024 the standard error of a share is at most 1.6 points, that of the count 3 %.
 */
export class ValueSketch {
  readonly #counts = new Map<number, number>();
  readonly #size: number;
  #limit = allHashes;

  constructor(size = 1024) {
    this.#size = size;
  }

  /** @param hash 32 well-mixed bits of a value */
  add(hash: number): void {
    if (hash > this.#limit) return;
    this.#counts.set(hash, (this.#counts.get(hash) ?? 0) + 1);
    if (this.#counts.size > 2 * this.#size) this.#cut();
  }

  figures(): SketchFigures {
    if (this.#counts.size > this.#size) this.#cut();
    const hashes = [...this.#counts.keys()].sort((one, other) => one - other);
    const cells = [...this.#counts.values()].reduce((sum, times) => sum + times, 0);
    const distinct =
      this.#limit === allHashes
        ? hashes.length
        : Math.round(((hashes.length - 1) * allHashes) / (this.#limit + 1));
    return { distinct, repeated: cells === 0 ? 0 : 1 - hashes.length / cells, hashes, limit: this.#limit };
  }

  /** Retained hashes have complete counts: a dropped hash is above every later limit. */
  #cut(): void {
    const ascending = [...this.#counts.keys()].sort((one, other) => one - other);
    this.#limit = ascending[this.#size - 1] ?? allHashes;
    for (const hash of ascending.slice(this.#size)) this.#counts.delete(hash);
  }
}

/**
 * The share of one column's distinct values that another has too, 0 to 1.
 * @returns undefined where there is nothing to compare
 */
export function sharedValues(one: SketchFigures, other: SketchFigures): number | undefined {
  const limit = Math.min(one.limit, other.limit);
  const looked = one.hashes.filter((hash) => hash <= limit);
  if (looked.length === 0) return undefined;
  const others = new Set(other.hashes);
  return looked.filter((hash) => others.has(hash)).length / looked.length;
}

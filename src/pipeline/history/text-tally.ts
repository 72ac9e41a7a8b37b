import { readGtin } from "../../facts/gtin.ts";
import type { ProductField } from "../../feed/feed.ts";
import { isEmptyCell, type TextFigures } from "./feed-profile.ts";

const beyondAscii = /[^\0-\x7f]/;

/** No language has these: the two bytes of ü or é as two characters, quotes and dashes likewise, and U+FFFD. */
const garbled =
  /[\u00c2\u00c3][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]|\u00e2\u20ac|\u00ef\u00bf\u00bd|\ufffd/;
const questioned = /\p{L}\?\p{Ll}/u;
const escaped = /&lt;\/?[a-z]|&amp;(?:[a-z]+|#\d+);/i;
const scientific = /^\s*\d(?:[.,]\d+)?[eE]\+?\d{1,2}\s*$/;

/** More different texts of one length need not be told apart. */
const mostAtLongest = 5000;

interface LookedAtCell {
  readonly text: string | undefined;
  /** Of the text. */
  readonly hash: number;
  /** How many cells it stands for. */
  readonly weight: number;
}

/** Gathers what the cells under one field look like. */
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

  /** Looks closely at a cell that was added. */
  look({ text, hash, weight }: LookedAtCell): void {
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

/** What is kept of a column's values: of those with the smallest hashes, how often each came. */
export interface SketchFigures {
  /** How many different values there were; an estimate where there were more than the sketch holds. */
  readonly distinct: number;
  /** Share of the cells whose value had come before, 0 to 1. */
  readonly repeated: number;
  /** The smallest hashes, ascending. */
  readonly hashes: readonly number[];
  /** No hash above this one was kept. */
  readonly limit: number;
}

const allHashes = 2 ** 32;

/**
 * The values with the k smallest hashes (bottom-k, Broder 1997, "On the resemblance and containment of documents"; the
 * count of different values as in Bar-Yossef and others 2002): a sample that two feeds draw alike, in memory that does
 * not grow. With k = 1024 the standard error of a share is at most 1.6 points, that of the count 3 %.
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

  /** What is kept was counted from its first time on: a hash that was dropped is above every later limit too. */
  #cut(): void {
    const ascending = [...this.#counts.keys()].sort((one, other) => one - other);
    this.#limit = ascending[this.#size - 1] ?? allHashes;
    for (const hash of ascending.slice(this.#size)) this.#counts.delete(hash);
  }
}

/**
 * The share of one column's different values that another has too, 0 to 1.
 * @returns undefined where there is nothing to compare
 */
export function sharedValues(one: SketchFigures, other: SketchFigures): number | undefined {
  const limit = Math.min(one.limit, other.limit);
  const looked = one.hashes.filter((hash) => hash <= limit);
  if (looked.length === 0) return undefined;
  const others = new Set(other.hashes);
  return looked.filter((hash) => others.has(hash)).length / looked.length;
}

import type { ProductField } from "../../feed/product-field.ts";
import { readGtin } from "../../quality/facts/gtin.ts";
import { isEmptyCell } from "./cell-kind.ts";
import type { TextFigures } from "./feed-profile.ts";
import { ValueSketch } from "./value-sketch.ts";

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

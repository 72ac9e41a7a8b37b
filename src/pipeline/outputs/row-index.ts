import { identifierOf } from "../history/row-fingerprints.ts";

/** What became of a row of the old file. */
export const rowState = { gone: 0, unchanged: 1, changed: 2 } as const;
type RowState = (typeof rowState)[keyof typeof rowState];

const wordsPerRow = 4;
/** So many rows with one identifier are looked through. */
const mostProbes = 4096;

/**
 * The rows of a file by their identifiers, without their texts: at most 60 bytes a row, with the place of its new texts where it
 * was changed. Rows with the same identifier are matched in their order.
 */
export class RowIndex {
  /** Two words of the identifier and two of the content for each row. */
  #words = new Uint32Array(1024 * wordsPerRow);
  #rows = 0;
  /** An open-addressing hash table of the first unmatched row of each identifier, and of its last row; -1: empty. */
  #heads = new Int32Array(0);
  #tails = new Int32Array(0);
  /** The next row with the same identifier; -1: none. */
  #next = new Int32Array(0);
  #states = new Uint8Array(0);
  #offsets = new Float64Array(0);

  get rows(): number {
    return this.#rows;
  }

  add(key: string, content: readonly [number, number]): void {
    const at = this.#rows * wordsPerRow;
    if (at === this.#words.length) {
      const grown = new Uint32Array(this.#words.length * 2);
      grown.set(this.#words);
      this.#words = grown;
    }
    this.#words.set([...identifierOf(key), ...content], at);
    this.#rows += 1;
  }

  /** To be called once, after the last `add`. */
  seal(): void {
    const size = 2 ** Math.ceil(Math.log2(2 * this.#rows + 2));
    this.#heads = new Int32Array(size).fill(-1);
    this.#tails = new Int32Array(size).fill(-1);
    this.#next = new Int32Array(this.#rows).fill(-1);
    this.#states = new Uint8Array(this.#rows);
    this.#offsets = new Float64Array(this.#rows);
    for (let row = 0; row < this.#rows; row += 1) {
      const slot = this.#slotOf(this.#word(row, 0), this.#word(row, 1));
      const tail = this.#tails[slot] ?? -1;
      if (tail === -1) this.#heads[slot] = row;
      else this.#next[tail] = row;
      this.#tails[slot] = row;
    }
  }

  /** Takes the first row with this key that was not taken before. Undefined: there is none. */
  take(key: string): number | undefined {
    const [one, other] = identifierOf(key);
    const slot = this.#slotOf(one, other);
    const row = this.#heads[slot] ?? -1;
    if (row === -1) return undefined;
    const next = this.#next[row] ?? -1;
    // The slot stays taken: its tail names the identifier.
    this.#heads[slot] = next;
    return row;
  }

  /** As `take`, but the first with this content too. */
  takeSame(key: string, content: readonly [number, number]): number | undefined {
    const [one, other] = identifierOf(key);
    const slot = this.#slotOf(one, other);
    let before = -1;
    let probes = 0;
    for (let row = this.#heads[slot] ?? -1; row !== -1 && probes < mostProbes; row = this.#next[row] ?? -1) {
      probes += 1;
      if (this.isSame(row, content)) {
        const next = this.#next[row] ?? -1;
        if (before === -1) this.#heads[slot] = next;
        else this.#next[before] = next;
        return row;
      }
      before = row;
    }
    return undefined;
  }

  isSame(row: number, content: readonly [number, number]): boolean {
    return this.#word(row, 2) === content[0] && this.#word(row, 3) === content[1];
  }

  /** @param offset where its new texts are */
  settle(row: number, state: RowState, offset = 0): void {
    this.#states[row] = state;
    this.#offsets[row] = offset;
  }

  stateOf(row: number): RowState {
    return (this.#states[row] ?? 0) as RowState;
  }

  offsetOf(row: number): number {
    return this.#offsets[row] ?? 0;
  }

  #slotOf(one: number, other: number): number {
    const mask = this.#heads.length - 1;
    let slot = (one ^ Math.imul(other, 0x9e3779b1)) & mask;
    for (;;) {
      const tail = this.#tails[slot] ?? -1;
      if (tail === -1 || (this.#word(tail, 0) === one && this.#word(tail, 1) === other)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  #word(row: number, at: number): number {
    return this.#words[row * wordsPerRow + at] ?? 0;
  }
}

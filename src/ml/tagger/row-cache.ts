import { mixHash } from "./hash-table.ts";

const firstKeys = 64;
const absent = -1;

/** The total capacity of a model's row caches: 4 million numbers are 32 MB. */
export class RowCacheCapacity {
  readonly #most: number;
  #taken = 0;
  readonly #memos = new Set<RowCache>();

  constructor(most = 4_000_000) {
    this.#most = most;
  }

  take(memo: RowCache, numbers: number): void {
    this.#memos.add(memo);
    this.#taken += numbers;
  }

  /** Clears all caches when over capacity. Offsets returned before become invalid. */
  trim(): void {
    if (this.#taken <= this.#most) return;
    for (const memo of this.#memos) memo.clear();
    this.#memos.clear();
    this.#taken = 0;
  }
}

/**
 * Caches rows of numbers by keys of three 32-bit numbers; the words of a feed repeat. Open addressing, as in
 * `HashNumbers`.
 */
export class RowCache {
  rows = new Float64Array(0);
  readonly #width: number;
  readonly #capacity: RowCacheCapacity;
  #keys = new Uint32Array(0);
  #slots = new Int32Array(2 * firstKeys).fill(absent);
  #size = 0;

  /** @param width length of a row */
  constructor(width: number, capacity: RowCacheCapacity) {
    this.#width = width;
    this.#capacity = capacity;
  }

  clear(): void {
    this.rows = new Float64Array(0);
    this.#keys = new Uint32Array(0);
    this.#slots = new Int32Array(2 * firstKeys).fill(absent);
    this.#size = 0;
  }

  /** The offset in `rows` of a key's numbers; -1 where it is new. */
  find(one: number, two: number, three: number): number {
    const number = this.#slots[this.#slotOf(one, two, three)] ?? absent;
    return number === absent ? -1 : number * this.#width;
  }

  /** The offset of a new key's numbers: zeros, to be filled in. */
  add(one: number, two: number, three: number): number {
    if (3 * this.#size === this.#keys.length) this.#grow();
    const number = this.#size;
    this.#size += 1;
    this.#slots[this.#slotOf(one, two, three)] = number;
    this.#keys[3 * number] = one;
    this.#keys[3 * number + 1] = two;
    this.#keys[3 * number + 2] = three;
    return number * this.#width;
  }

  #slotOf(one: number, two: number, three: number): number {
    const keys = this.#keys;
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = mixHash(mixHash(one, two), three) & mask;
    for (;;) {
      const number = slots[slot] ?? absent;
      if (number === absent) return slot;
      const at = 3 * number;
      if (keys[at] === one && keys[at + 1] === two && keys[at + 2] === three) return slot;
      slot = (slot + 1) & mask;
    }
  }

  #grow(): void {
    const capacity = Math.max(firstKeys, 2 * this.#size);
    this.#capacity.take(this, (capacity - this.#size) * this.#width);
    const [rows, keys] = [this.rows, this.#keys];
    this.rows = new Float64Array(capacity * this.#width);
    this.rows.set(rows);
    this.#keys = new Uint32Array(3 * capacity);
    this.#keys.set(keys);
    this.#slots = new Int32Array(2 * capacity).fill(absent);
    for (let number = 0; number < this.#size; number += 1) {
      const at = 3 * number;
      this.#slots[this.#slotOf(keys[at] ?? 0, keys[at + 1] ?? 0, keys[at + 2] ?? 0)] = number;
    }
  }
}

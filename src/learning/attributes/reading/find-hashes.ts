import type { HashList } from "./hash-list.ts";
import { filterShift, findHash, type HashTable } from "./hash-numbers.ts";

/** The numbers that hashes have in a table; it grows and is used again. */
export class FoundNumbers {
  /** By position in the list: -1 where the table does not have the hash. */
  items = new Int32Array(4096);

  /** All at once: the processor overlaps searches that nothing else stands between. */
  fill(table: HashTable, { items, length }: HashList): void {
    if (this.items.length < length) this.items = new Int32Array(items.length);
    const numbers = this.items;
    const { filter } = table;
    const shift = filterShift(filter);
    for (let at = 0; at < length; at += 1) {
      const hash = items[at] ?? 0;
      const bit = hash >>> shift;
      const mayBeThere = ((filter[bit >>> 5] ?? 0) & (1 << (bit & 31))) !== 0;
      numbers[at] = mayBeThere ? findHash(table, hash) : -1;
    }
  }
}

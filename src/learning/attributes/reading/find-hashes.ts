import type { HashList } from "./hash-list.ts";
import { findHash, type HashTable } from "./hash-numbers.ts";

/** The numbers that hashes have in a table; it grows and is used again. */
export class FoundNumbers {
  /** By position in the list: -1 where the table does not have the hash. */
  items = new Int32Array(4096);

  /** All at once: the processor overlaps searches that nothing else stands between. */
  fill(table: HashTable, { items, length }: HashList): void {
    if (this.items.length < length) this.items = new Int32Array(items.length);
    const numbers = this.items;
    for (let at = 0; at < length; at += 1) numbers[at] = findHash(table, items[at] ?? 0);
  }
}

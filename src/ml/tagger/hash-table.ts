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

const free = 0;
const smallest = 1024;

/**
 * Numbers from 0 on for distinct 32-bit hashes, in the order in which they come, by open addressing. Equal hashes of
 * different things share a number: among half a million features some thirty do.
 */
export class HashNumbers {
  size = 0;
  #keys = new Uint32Array(smallest);
  /** One more than the number, so that 0 is a free place. */
  #numbers = new Uint32Array(smallest);

  /** The number of a hash, a new one where it was not met before. */
  add(hash: number): number {
    if (this.size * 2 >= this.#keys.length) this.#grow();
    const place = placeOf(this.#keys, this.#numbers, hash);
    const known = this.#numbers[place] ?? free;
    if (known !== free) return known - 1;
    this.size += 1;
    this.#keys[place] = hash;
    this.#numbers[place] = this.size;
    return this.size - 1;
  }

  /** The number of a hash, -1 where it was not met. */
  find(hash: number): number {
    return (this.#numbers[placeOf(this.#keys, this.#numbers, hash)] ?? free) - 1;
  }

  /** The hashes by their number. */
  hashes(): Uint32Array {
    const hashes = new Uint32Array(this.size);
    for (const [place, number] of this.#numbers.entries()) {
      if (number !== free) hashes[number - 1] = this.#keys[place] ?? 0;
    }
    return hashes;
  }

  #grow(): void {
    const [keys, numbers] = [this.#keys, this.#numbers];
    this.#keys = new Uint32Array(keys.length * 2);
    this.#numbers = new Uint32Array(keys.length * 2);
    for (const [place, number] of numbers.entries()) {
      if (number === free) continue;
      const key = keys[place] ?? 0;
      const moved = placeOf(this.#keys, this.#numbers, key);
      this.#keys[moved] = key;
      this.#numbers[moved] = number;
    }
  }
}

/** A finished table as it lies in a file: the same search over arrays that are only read. */
export interface HashTable {
  readonly keys: Uint32Array;
  /** One more than the number, 0 at free places; as long as `keys`, a power of two. */
  readonly numbers: Uint32Array;
  /** Key and number side by side, by place: a search mostly reads one line of the processor's memory, not two. */
  readonly pairs: Uint32Array;
  /**
   * A bit by the upper bits of a hash, 0 where no key has these: most hashes that are not there are told by it, and it
   * is so small that it stays near the processor. A power of two of words.
   */
  readonly filter: Uint32Array;
}

/** Bits of the filter by place: an eighth of them is set at most. */
const bitsByPlace = 4;

/** The table of two arrays that lie somewhere. */
export function openHashTable(keys: Uint32Array, numbers: Uint32Array): HashTable {
  const pairs = new Uint32Array(2 * keys.length);
  const filter = new Uint32Array(Math.max(1, (bitsByPlace * keys.length) / 32));
  const shift = filterShift(filter);
  for (let place = 0; place < keys.length; place += 1) {
    pairs[2 * place] = keys[place] ?? 0;
    pairs[2 * place + 1] = numbers[place] ?? free;
    if (numbers[place] === free) continue;
    const bit = (keys[place] ?? 0) >>> shift;
    filter[bit >>> 5] = (filter[bit >>> 5] ?? 0) | (1 << (bit & 31));
  }
  return { keys, numbers, pairs, filter };
}

/** By how much a hash is shifted right to be the number of its bit. */
function filterShift(filter: Uint32Array): number {
  return Math.clz32(32 * filter.length) + 1;
}

export function createHashTable(hashes: Uint32Array): HashTable {
  const places = 2 ** Math.ceil(Math.log2(Math.max(2, 2 * hashes.length)));
  const keys = new Uint32Array(places);
  const numbers = new Uint32Array(places);
  for (const [number, hash] of hashes.entries()) {
    const place = placeOf(keys, numbers, hash);
    keys[place] = hash;
    numbers[place] = number + 1;
  }
  return openHashTable(keys, numbers);
}

/** @returns -1 where the hash is not there */
export function findHash({ pairs }: HashTable, hash: number): number {
  const mask = pairs.length - 1;
  let at = ((hash ^ (hash >>> 15)) << 1) & mask;
  for (;;) {
    const number = pairs[at + 1] ?? free;
    if (number === free || pairs[at] === hash) return number - 1;
    at = (at + 2) & mask;
  }
}

/** Where the hash stands, or the free place for it: at most half of the places are taken. */
function placeOf(keys: Uint32Array, numbers: Uint32Array, hash: number): number {
  const mask = keys.length - 1;
  let place = (hash ^ (hash >>> 15)) & mask;
  while (numbers[place] !== free && keys[place] !== hash) place = (place + 1) & mask;
  return place;
}

/** A list of 32-bit hashes that grows and is used again: no memory is asked for in the course of a feed. */
export class HashList {
  length = 0;
  items = new Uint32Array(4096);

  clear(): void {
    this.length = 0;
  }

  push(hash: number): void {
    if (this.length === this.items.length) {
      const grown = new Uint32Array(this.items.length * 2);
      grown.set(this.items);
      this.items = grown;
    }
    this.items[this.length] = hash;
    this.length += 1;
  }
}

/**
 * One 32-bit number out of two, well spread: the mixing step and the finish of MurmurHash3
 * (https://github.com/aappleby/smhasher/blob/master/src/MurmurHash3.cpp).
 */
export function mixHash(one: number, other: number): number {
  let hash = Math.imul(other, 0xcc9e2d51);
  hash = Math.imul((hash << 15) | (hash >>> 17), 0x1b873593) ^ one;
  hash = (Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe6546b64) | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

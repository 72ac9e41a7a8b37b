/** The numbers of a list of hashes in a table; a reusable buffer. */
export class FoundNumbers {
  /** By position in the list; -1 where the table does not contain the hash. */
  items = new Int32Array(4096);

  /** Looks up all hashes in one loop, so that the processor can overlap the memory accesses. */
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
 * Numbers distinct 32-bit hashes from 0 in order of appearance, by open addressing. Colliding hashes share a number:
 * among half a million features there are about thirty collisions.
 */
export class HashNumbers {
  size = 0;
  #keys = new Uint32Array(smallest);
  /** The number plus one, so that 0 is a free slot. */
  #numbers = new Uint32Array(smallest);

  /** The number of a hash, a new one where it has none. */
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

  /** The number of a hash; -1 where it has none. */
  find(hash: number): number {
    return (this.#numbers[placeOf(this.#keys, this.#numbers, hash)] ?? free) - 1;
  }

  /** The hashes by number. */
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

/** A read-only table as stored in a file. */
export interface HashTable {
  readonly keys: Uint32Array;
  /** The number plus one, 0 at free slots; as long as `keys`, a power of two. */
  readonly numbers: Uint32Array;
  /** Keys and numbers interleaved by slot, so that a search mostly reads one cache line instead of two. */
  readonly pairs: Uint32Array;
  /**
   * A bit for the upper bits of a hash, 0 where no key has these: it rejects most absent hashes, and is small enough
   * to stay in the cache. Its length is a power of two.
   */
  readonly filter: Uint32Array;
}

/** Bits of the filter per slot: at most an eighth of them is set. */
const bitsByPlace = 4;

/** Opens a table over two existing arrays. */
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

/** The shift that turns a hash into the number of its bit. */
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

/** @returns -1 where the hash is absent */
export function findHash({ pairs }: HashTable, hash: number): number {
  const mask = pairs.length - 1;
  let at = ((hash ^ (hash >>> 15)) << 1) & mask;
  for (;;) {
    const number = pairs[at + 1] ?? free;
    if (number === free || pairs[at] === hash) return number - 1;
    at = (at + 2) & mask;
  }
}

/** The slot of the hash, or the free slot for it: at most half of the slots are occupied. */
function placeOf(keys: Uint32Array, numbers: Uint32Array, hash: number): number {
  const mask = keys.length - 1;
  let place = (hash ^ (hash >>> 15)) & mask;
  while (numbers[place] !== free && keys[place] !== hash) place = (place + 1) & mask;
  return place;
}

/** A growable, reusable list of 32-bit hashes, so that processing a feed allocates no memory. */
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
 * Mixes two 32-bit numbers into one: the mixing step and the finalizer of MurmurHash3
 * (https://github.com/aappleby/smhasher/blob/master/src/MurmurHash3.cpp).
 */
export function mixHash(one: number, other: number): number {
  let hash = Math.imul(other, 0xcc9e2d51);
  hash = Math.imul((hash << 15) | (hash >>> 17), 0x1b873593) ^ one;
  hash = (Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe6546b64) | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

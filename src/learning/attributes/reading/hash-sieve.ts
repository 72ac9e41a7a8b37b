/**
 * One bit for each of some ranges of hashes, set where a hash of a table lies in it: a Bloom filter of one function
 * (Bloom 1970, https://doi.org/10.1145/362686.362692). Most hashes that are asked for are in no table; the bits are
 * few enough to stay in the processor's nearest memory, which the table is not.
 */
export interface HashSieve {
  readonly bits: Uint32Array;
  /** How far a hash is shifted to the right to be the number of its bit. */
  readonly shift: number;
}

/** Bits for each hash, at least: one in eight of the absent hashes passes. */
const bitsEach = 8;

const fewestBits = 32;

/**
 * @param keys the hashes of a table, by place
 * @param numbers 0 where a place is free
 */
export function createSieve(keys: Uint32Array, numbers: Uint32Array): HashSieve {
  // At least half of the places of a table are free.
  const width = Math.ceil(Math.log2(Math.max(fewestBits, (keys.length / 2) * bitsEach)));
  const sieve = { bits: new Uint32Array(2 ** width / 32), shift: 32 - width };
  for (let place = 0; place < keys.length; place += 1) {
    if (numbers[place] === 0) continue;
    const bit = (keys[place] ?? 0) >>> sieve.shift;
    sieve.bits[bit >>> 5] = (sieve.bits[bit >>> 5] ?? 0) | (1 << (bit & 31));
  }
  return sieve;
}

/** False where the hash is surely not there. */
export function passes({ bits, shift }: HashSieve, hash: number): boolean {
  const bit = hash >>> shift;
  return (((bits[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) !== 0;
}

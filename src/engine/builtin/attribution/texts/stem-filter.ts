/** Bits for each stem: of the stems that a filter does not hold it lets about every sixteenth pass. */
const bitsPerStem = 16;
const bitsPerNumber = 32;

/**
 * Which stems a list may hold, in a few bytes side by side (a Bloom filter of one hash): most words of a text begin
 * nothing in most lists, and a Map would be asked at several places all over the memory.
 */
export class StemFilter {
  private readonly bits: Uint32Array;
  private readonly mask: number;

  constructor(stems: Iterable<string>, count: number) {
    const size = Math.max(bitsPerNumber, 2 ** Math.ceil(Math.log2(bitsPerStem * count + 1)));
    this.bits = new Uint32Array(size / bitsPerNumber);
    this.mask = size - 1;
    for (const stem of stems) {
      const bit = hashOf(stem) & this.mask;
      this.bits[bit >>> 5] = (this.bits[bit >>> 5] ?? 0) | (1 << (bit & 31));
    }
  }

  /** @param hash of a stem; false: the list lacks it */
  mayHold(hash: number): boolean {
    const bit = hash & this.mask;
    return (((this.bits[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) === 1;
  }
}

/** FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/), its upper half mixed into the lower. */
export function hashOf(stem: string): number {
  let hash = 0x811c9dc5 | 0;
  for (let place = 0; place < stem.length; place += 1) {
    hash = Math.imul(hash ^ stem.charCodeAt(place), 0x01000193);
  }
  return hash ^ (hash >>> 15);
}

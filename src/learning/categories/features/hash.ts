const prime = 0x01000193;

export const hashStart = 0x811c9dc5;

/** One step of FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/) over a UTF-16 unit or any other 32-bit number. */
export function hashStep(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, prime);
}

export function hashWord(word: string, start: number): number {
  let hash = start;
  for (let at = 0; at < word.length; at += 1) hash = hashStep(hash, word.charCodeAt(at));
  return hash;
}

/** Spreads the bits of a hash, so that its leading ones serve to find a place (MurmurHash3's finalizer, A. Appleby). */
export function finishHash(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/**
 * 32 bits over a text's UTF-16 units: FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/) with the end mix of
 * MurmurHash3, so that every bit depends on every character. Two seeds give two hashes of one text that have nothing
 * to do with one another.
 */
export function hashOfText(text: string, seed = 0): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** One hash that depends on a hash and what follows it, in order. */
export function foldHash(hash: number, next: number): number {
  return Math.imul(Math.imul(hash, 0x01000193) ^ next ^ (next >>> 15), 0x2c1b3c6d) >>> 0;
}

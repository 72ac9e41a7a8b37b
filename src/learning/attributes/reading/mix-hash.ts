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

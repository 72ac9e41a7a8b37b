import { between, classAt, classOfUnit, inWord } from "./character-classes.ts";

/** Of which a word's hash is made, unit by unit (FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/). */
const hashBegin = 0x811c9dc5 | 0;
const hashFactor = 0x01000193;

function hashFurther(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, hashFactor);
}

/** Up to so many units below U+0100 are a key by themselves, of which the upper half has a byte to spare. */
const mostInKey = 7;
/** The upper half of all other keys. */
export const hashKey = -1;

/**
 * What the chunk that was read last is known by: the lower and the upper half of its key, which are its units where they are
 * few, and its hash, which is the lower half where they are not. One is read at a time; an object for each would cost more
 * than the reading.
 */
export const chunkKey = { low: 0, high: 1, hash: 2 } as const;
export const readKey = new Int32Array(3);

/** Reads the key of the chunk at an offset where a word begins, and tells the offset at which the chunk ends. */
export function readChunkKey(text: string, start: number): number {
  let hash = hashBegin;
  let low = 0;
  let high = 0;
  let units = 0;
  let end = start;
  for (; end < text.length; end += 1) {
    const unit = text.charCodeAt(end);
    const found = classOfUnit(unit, text, end);
    if (found !== inWord && !(found === between && classAt(text, end + 1) === inWord)) break;
    hash = hashFurther(hash, unit);
    high = (high << 8) | (low >>> 24);
    low = (low << 8) | unit;
    units |= unit;
  }
  const isKey = units < 0x100 && end - start <= mostInKey;
  readKey[chunkKey.low] = isKey ? low : hash;
  readKey[chunkKey.high] = isKey ? high : hashKey;
  readKey[chunkKey.hash] = hash;
  return end;
}

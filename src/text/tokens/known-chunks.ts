import { detached } from "../detached.ts";
import { between, classAt, classOfUnit, inWord } from "./character-classes.ts";
import { type ChunkPiece, readChunk } from "./read-chunk.ts";

/** A power of two. Two chunks lie in each: with what is noted of them, at some 600 bytes a chunk, 10 MB at most. */
const setCount = 8_192;
const setMask = setCount - 1;
const longestKept = 40;

/** A chunk and its tokens. Nearly all have one: it is found in fewer steps, each of which is to another place of the memory. */
export interface KnownChunk {
  readonly text: string;
  readonly first: ChunkPiece | undefined;
  readonly further: readonly ChunkPiece[];
}

const none: readonly ChunkPiece[] = [];
const noChunk: KnownChunk = { text: "", first: undefined, further: none };
/** By set the two chunks that were asked for last, the later one first. */
const kept = new Array<KnownChunk>(2 * setCount).fill(noChunk);

/** Of which a chunk's hash is made, unit by unit (FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/). */
export const hashBegin = 0x811c9dc5 | 0;
const hashFactor = 0x01000193;

export function hashFurther(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, hashFactor);
}

/**
 * The chunk that begins at an offset where a word begins, and ends where none goes on, but for single joining characters. The
 * words of a feed come again and again, so they are read once and kept. No Map: each word would have to be cut out of its
 * text and hashed by it.
 */
export function chunkAt(text: string, start: number): KnownChunk {
  let hash = hashBegin;
  let end = start;
  while (end < text.length) {
    const unit = text.charCodeAt(end);
    const found = classOfUnit(unit, text, end);
    if (found !== inWord && !(found === between && classAt(text, end + 1) === inWord)) break;
    hash = hashFurther(hash, unit);
    end += 1;
  }
  return chunkBetween(text, start, end, hash);
}

function chunkBetween(text: string, start: number, end: number, hash: number): KnownChunk {
  if (end - start > longestKept) return readKnown(text.slice(start, end));
  const place = ((hash ^ (hash >>> 15)) & setMask) << 1;
  const first = kept[place] ?? noChunk;
  if (isChunk(first.text, text, start, end)) return first;
  const second = kept[place + 1] ?? noChunk;
  const chunk = isChunk(second.text, text, start, end) ? second : readKnown(detached(text.slice(start, end)));
  kept[place + 1] = first;
  kept[place] = chunk;
  return chunk;
}

function readKnown(text: string): KnownChunk {
  const [first, ...further] = readChunk(text);
  return { text, first, further: further.length === 0 ? none : further };
}

function isChunk(kept: string, text: string, start: number, end: number): boolean {
  if (kept.length !== end - start) return false;
  for (let place = 0; place < kept.length; place += 1) {
    if (kept.charCodeAt(place) !== text.charCodeAt(start + place)) return false;
  }
  return true;
}

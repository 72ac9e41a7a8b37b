import { detached } from "../detached.ts";
import { type ChunkPiece, readChunk } from "./read-chunk.ts";

/** A power of two. Two chunks lie in each: with what is noted of them, at some 600 bytes a chunk, 10 MB at most. */
const setCount = 8_192;
const setMask = setCount - 1;
const longestKept = 40;

/** By set the two chunks that were asked for last, the later one first; an empty chunk where there is none yet. */
const keptChunks = new Array<string>(2 * setCount).fill("");
const none: readonly ChunkPiece[] = [];
const keptPieces = new Array<readonly ChunkPiece[]>(2 * setCount).fill(none);

/** Of which a chunk's hash is made, unit by unit (FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/). */
export const hashBegin = 0x811c9dc5 | 0;
const hashFactor = 0x01000193;

export function hashFurther(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, hashFactor);
}

/**
 * The tokens of the chunk between two offsets of a text, whose units have that hash. The words of a feed come again and
 * again, so they are read once and kept. No Map: each word would have to be cut out of its text and hashed by it.
 */
export function piecesBetween(text: string, start: number, end: number, hash: number): readonly ChunkPiece[] {
  if (end - start > longestKept) return readChunk(text.slice(start, end));
  const first = ((hash ^ (hash >>> 15)) & setMask) << 1;
  if (isChunk(keptChunks[first], text, start, end)) return keptPieces[first] ?? none;
  const second = first + 1;
  const isKnown = isChunk(keptChunks[second], text, start, end);
  const chunk = isKnown ? (keptChunks[second] ?? "") : detached(text.slice(start, end));
  const pieces = isKnown ? (keptPieces[second] ?? none) : readChunk(chunk);
  keptChunks[second] = keptChunks[first] ?? "";
  keptPieces[second] = keptPieces[first] ?? none;
  keptChunks[first] = chunk;
  keptPieces[first] = pieces;
  return pieces;
}

function isChunk(kept: string | undefined, text: string, start: number, end: number): boolean {
  if (kept === undefined || kept.length !== end - start) return false;
  for (let place = 0; place < kept.length; place += 1) {
    if (kept.charCodeAt(place) !== text.charCodeAt(start + place)) return false;
  }
  return true;
}

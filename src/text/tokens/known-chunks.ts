import { detached } from "../detached.ts";
import { type ChunkPiece, readChunk } from "./read-chunk.ts";

interface KnownChunk {
  readonly text: string;
  readonly hash: number;
  readonly pieces: readonly ChunkPiece[];
}

/** A power of two; at some 250 bytes each at most 16 MB. */
const places = 65_536;
const longestKept = 40;
/** By their hash; of two chunks with one place the later stays. */
const kept: (KnownChunk | undefined)[] = new Array<undefined>(places).fill(undefined);

/**
 * The tokens of a text between two offsets; the words of a feed come again and again, so they are read once and kept. No
 * Map: to ask one, a new string would have to be made of each word, and hashed.
 */
export function piecesBetween(text: string, start: number, end: number): readonly ChunkPiece[] {
  if (end - start > longestKept) return readChunk(text.slice(start, end));
  const hash = hashOf(text, start, end);
  const place = hash & (places - 1);
  const known = kept[place];
  if (known !== undefined && known.hash === hash && isThere(known.text, text, start, end)) return known.pieces;
  const own = detached(text.slice(start, end));
  const pieces = readChunk(own);
  kept[place] = { text: own, hash, pieces };
  return pieces;
}

/** FNV-1a over UTF-16 units, with its high bits mixed into the low ones: http://www.isthe.com/chongo/tech/comp/fnv/ */
function hashOf(text: string, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let offset = start; offset < end; offset += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(offset), 0x01000193);
  }
  return hash ^ (hash >>> 15);
}

function isThere(chunk: string, text: string, start: number, end: number): boolean {
  if (chunk.length !== end - start) return false;
  for (let place = 0; place < chunk.length; place += 1) {
    if (chunk.charCodeAt(place) !== text.charCodeAt(start + place)) return false;
  }
  return true;
}

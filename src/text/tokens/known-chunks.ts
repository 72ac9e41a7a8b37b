import { detached } from "../detached.ts";
import { chunkKey, hashKey, readChunkKey, readKey } from "./chunk-key.ts";
import { type ChunkPiece, readChunk } from "./read-chunk.ts";
import { createNotes } from "./word-notes.ts";

/** A power of two. Two chunks lie in each: with what is noted of them, at some 600 bytes a chunk, 10 MB at most. */
const setCount = 8_192;
const setMask = setCount - 1;
const longestKept = 40;

/** A chunk as its first token, which with nearly all is the only one: it is found in fewer steps, each of which is to another place of the memory. */
export interface KnownChunk extends ChunkPiece {
  /** The chunk itself, and how many UTF-16 units it has. */
  readonly whole: string;
  readonly length: number;
  readonly further: readonly ChunkPiece[];
}

const none: readonly ChunkPiece[] = [];
const noPiece: ChunkPiece = { text: "", folded: "", start: 0, end: 0, kind: "word", notes: createNotes() };
const noChunk = knownChunk("", noPiece, none);
/** By set the two chunks that were asked for last, the later one first. */
const kept = new Array<KnownChunk>(2 * setCount).fill(noChunk);
/** The two halves of the key of each, side by side: few chunks need be looked at to be told from others. */
const keys = new Int32Array(4 * setCount);

/**
 * The chunk that begins at an offset where a word begins, and ends where none goes on, but for single joining characters. The
 * words of a feed come again and again, so they are read once and kept. No Map: each word would have to be cut out of its
 * text and hashed by it.
 */
export function chunkAt(text: string, start: number): KnownChunk {
  const end = readChunkKey(text, start);
  if (end - start > longestKept) return readKnown(text.slice(start, end));
  const hash = readKey[chunkKey.hash] ?? 0;
  const place = ((hash ^ (hash >>> 15)) & setMask) << 1;
  const first = kept[place] ?? noChunk;
  if (hasKey(place) && isChunk(first, text, start, end)) return first;
  const second = kept[place + 1] ?? noChunk;
  const isSecond = hasKey(place + 1) && isChunk(second, text, start, end);
  put(place + 1, first, keys[2 * place] ?? 0, keys[2 * place + 1] ?? 0);
  const chunk = isSecond ? second : readKnown(detached(text.slice(start, end)));
  put(place, chunk, readKey[chunkKey.low] ?? 0, readKey[chunkKey.high] ?? 0);
  return chunk;
}

function hasKey(place: number): boolean {
  return keys[2 * place] === readKey[chunkKey.low] && keys[2 * place + 1] === readKey[chunkKey.high];
}

/** Whether a chunk of the same key is the one between two offsets: of a short one the key says all. */
function isChunk({ whole, length }: KnownChunk, text: string, start: number, end: number): boolean {
  if (readKey[chunkKey.high] !== hashKey) return true;
  if (length !== end - start) return false;
  for (let place = 0; place < length; place += 1) {
    if (whole.charCodeAt(place) !== text.charCodeAt(start + place)) return false;
  }
  return true;
}

function put(place: number, chunk: KnownChunk, low: number, high: number): void {
  kept[place] = chunk;
  keys[2 * place] = low;
  keys[2 * place + 1] = high;
}

function readKnown(whole: string): KnownChunk {
  const [first = noPiece, ...further] = readChunk(whole);
  return knownChunk(whole, first, further.length === 0 ? none : further);
}

function knownChunk(whole: string, piece: ChunkPiece, further: readonly ChunkPiece[]): KnownChunk {
  const { text, folded, start, end, kind, notes } = piece;
  return { text, folded, start, end, kind, notes, whole, length: whole.length, further };
}

import { type ChunkPiece, readChunk } from "./read-chunk.ts";

const maxKept = 10_000;
const longestKept = 40;
const kept = new Map<string, readonly ChunkPiece[]>();

/** The tokens of a chunk; the words of a feed come again and again, so they are read once and kept. */
export function piecesOf(chunk: string): readonly ChunkPiece[] {
  const known = kept.get(chunk);
  if (known !== undefined) return known;
  if (chunk.length > longestKept) return readChunk(chunk);
  if (kept.size >= maxKept) kept.clear();
  const own = detached(chunk);
  const pieces = readChunk(own);
  kept.set(own, pieces);
  return pieces;
}

/** In V8 a slice of 13 characters or more holds on to the whole text: a kept word would keep a description. */
function detached(slice: string): string {
  return slice.length < 13 ? slice : JSON.parse(JSON.stringify(slice));
}

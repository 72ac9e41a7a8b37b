import { detached } from "../detached.ts";
import { type ChunkPiece, readChunk } from "./read-chunk.ts";
import { RecentAnswers } from "./recent-answers.ts";

/** With what is noted of them, at some 600 bytes each 30 MB. */
const mostKept = 48_000;
const longestKept = 40;
const kept = new RecentAnswers<readonly ChunkPiece[]>(mostKept);

/** The tokens of a chunk; the words of a feed come again and again, so they are read once and kept. */
export function piecesOf(chunk: string): readonly ChunkPiece[] {
  if (chunk.length > longestKept) return readChunk(chunk);
  const known = kept.find(chunk);
  if (known !== undefined) return known;
  const own = detached(chunk);
  const pieces = readChunk(own);
  kept.keep(own, pieces);
  return pieces;
}

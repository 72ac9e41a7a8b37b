import { BoundedCache } from "../../../text/bounded-cache.ts";
import { detached } from "../../../text/detached.ts";
import { type PieceFacts, pieceFacts } from "./piece-facts.ts";

/**
 * The smallest part of a text that may begin or end a value: a run of letters, of digits, of letters and digits
 * mixed, or a single sign. `start` and `end` are UTF-16 offsets.
 */
export interface Piece {
  readonly start: number;
  readonly end: number;
  /** Whether nothing, not even a blank, stands between this piece and the one before. */
  readonly isGlued: boolean;
  readonly facts: PieceFacts;
}

/** Longer texts are read to here: what a product is stands early, and time and memory stay bounded. */
export const maxPieces = 1200;

/** A point or comma between digits is part of the number: 3,000 and 1.5. */
const run = /[\p{L}\p{M}\p{N}]+(?:(?<=\p{N})[.,](?=\p{N})[\p{L}\p{M}\p{N}]+)*|[^\s\p{L}\p{M}\p{N}]/gu;

/**
 * Where words that lost the blank between them meet: BlackALTERNATE, 095205742466INNER, UPC0952. A code such as
 * WH1000 or 12V stays whole where its letters are fewer than three.
 */
const seam =
  /(?<=\p{Ll}\p{M}*)(?=\p{Lu})|(?<=\p{N}\p{N})(?=\p{L}{4})|(?<=\p{N})(?=\p{Lu}\p{Ll}{2})|(?<=\p{L}{3})(?=\p{N}{2})/u;

/** Part of a run of signs: how long it is, and what is known of it. */
interface RunPart {
  readonly length: number;
  readonly facts: PieceFacts;
}

const cached = new BoundedCache<string, readonly RunPart[]>(20_000);
const longestCached = 40;

/** The pieces of a text in order, at most `maxPieces`. Blanks belong to none. */
export function readPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let last = -1;
  for (const { 0: found, index } of text.matchAll(run)) {
    let start = index;
    for (const { length, facts } of cached.get(found) ?? readRun(found)) {
      const end = start + length;
      pieces.push({ start, end, isGlued: start === last, facts });
      start = end;
      last = end;
    }
    if (pieces.length >= maxPieces) return pieces.slice(0, maxPieces);
  }
  return pieces;
}

function readRun(found: string): readonly RunPart[] {
  const parts = found.length < 4 ? [found] : found.split(seam);
  const read = parts.map((part) => ({ length: part.length, facts: pieceFacts(part) }));
  if (found.length <= longestCached) cached.set(detached(found), read);
  return read;
}

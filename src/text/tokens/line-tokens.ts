import type { Token } from "../tokens.ts";
import { classAt, inWord } from "./character-classes.ts";
import { chunkAt } from "./known-chunks.ts";
import { LastAnswers } from "./last-answers.ts";
import type { ChunkPiece } from "./read-chunk.ts";

/** Characters; a shorter line is read as fast as found, and most paragraphs are no longer. */
const shortestKept = 25;
const longestKept = 2_000;
const kept = new LastAnswers<readonly Token[]>(64);

/**
 * The tokens of one line; those of the last lines are kept. The texts that several tasks make of one product have their
 * lines in common: its name, its description, what is said of its brand.
 */
export function tokensOfLine(line: string): readonly Token[] {
  if (line.length < shortestKept || line.length > longestKept) return readLine(line);
  const known = kept.find(line);
  if (known !== undefined) return known;
  const tokens = readLine(line);
  kept.keep(line, tokens);
  return tokens;
}

/** What was read of a line in another way is kept as well. */
export function keepTokens(line: string, tokens: readonly Token[]): void {
  if (line.length >= shortestKept && line.length <= longestKept) kept.keep(line, tokens);
}

function readLine(line: string): Token[] {
  const tokens: Token[] = [];
  readRange(line, { from: 0, to: line.length }, tokens);
  return tokens;
}

/** Adds the tokens between two offsets, over neither of which a word goes on. */
export function readRange(line: string, { from, to }: { from: number; to: number }, tokens: Token[]): void {
  for (let start = from; start < to; start += 1) {
    if (classAt(line, start) !== inWord) continue;
    const chunk = chunkAt(line, start);
    tokens.push(tokenOf(chunk, start));
    for (let place = 0; place < chunk.further.length; place += 1) {
      const piece = chunk.further[place];
      if (piece !== undefined) tokens.push(tokenOf(piece, start));
    }
    start += chunk.length;
  }
}

function tokenOf({ text, folded, start, end, kind, notes }: ChunkPiece, offset: number): Token {
  return { text, folded, start: offset + start, end: offset + end, kind, notes };
}

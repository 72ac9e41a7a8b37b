import type { Token } from "../tokens.ts";
import { between, classAt, inWord } from "./character-classes.ts";
import { hashBegin, hashFurther, piecesBetween } from "./known-chunks.ts";
import { LastAnswers } from "./last-answers.ts";

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

function readLine(line: string): Token[] {
  const tokens: Token[] = [];
  for (let start = 0; start < line.length; start += 1) {
    if (classAt(line, start) !== inWord) continue;
    let hash = hashFurther(hashBegin, line.charCodeAt(start));
    let end = start + 1;
    // A chunk ends where no word goes on, but for single joining characters.
    for (;;) {
      const found = classAt(line, end);
      if (found !== inWord && !(found === between && classAt(line, end + 1) === inWord)) break;
      hash = hashFurther(hash, line.charCodeAt(end));
      end += 1;
    }
    addPieces(tokens, start, piecesBetween(line, start, end, hash));
    start = end;
  }
  return tokens;
}

function addPieces(tokens: Token[], offset: number, pieces: ReturnType<typeof piecesBetween>): void {
  for (const { text, folded, start, end, kind, notes } of pieces) {
    tokens.push({ text, folded, start: offset + start, end: offset + end, kind, notes });
  }
}

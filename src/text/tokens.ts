import { between, classAt, inWord } from "./tokens/character-classes.ts";
import { piecesOf } from "./tokens/known-chunks.ts";
import { LastAnswers } from "./tokens/last-answers.ts";
import type { WordNotes } from "./tokens/word-notes.ts";

/**
 * A piece of a text that carries meaning. `start` and `end` are UTF-16 offsets, `text` is the slice
 * between them, `folded` is what to compare. A `code` mixes letters and digits (WH-1000XM4, 4K, XL2).
 */
export interface Token {
  readonly text: string;
  readonly folded: string;
  readonly start: number;
  readonly end: number;
  readonly kind: "word" | "number" | "code";
  readonly notes: WordNotes;
}

/** Characters; names have fewer. */
const longestKept = 600;
const kept = new LastAnswers<readonly Token[]>(8);

/**
 * The words, numbers and codes of a text, in order; those of the last few texts are kept. Elisions are two tokens (l'huile: l, huile), an
 * English possessive is one whose folded form lacks the ending (men's: men), hyphens separate words but
 * hold codes together, and 1,5 or 1.234,56 is one number.
 */
export function tokenize(text: string): readonly Token[] {
  if (text.length > longestKept) return readTokens(text);
  const known = kept.find(text);
  if (known !== undefined) return known;
  const tokens = readTokens(text);
  kept.keep(text, tokens);
  return tokens;
}

function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  for (let offset = 0; offset < text.length; offset += 1) {
    if (classAt(text, offset) !== inWord) continue;
    const end = chunkEnd(text, offset);
    for (const piece of piecesOf(text.slice(offset, end))) {
      const { text: written, folded, kind, notes } = piece;
      tokens.push({
        text: written,
        folded,
        start: offset + piece.start,
        end: offset + piece.end,
        kind,
        notes,
      });
    }
    offset = end;
  }
  return tokens;
}

/** Where the words end that begin at an offset and that only single joining characters hold apart. */
function chunkEnd(text: string, start: number): number {
  let end = start + 1;
  for (;;) {
    const found = classAt(text, end);
    if (found !== inWord && !(found === between && classAt(text, end + 1) === inWord)) return end;
    end += 1;
  }
}

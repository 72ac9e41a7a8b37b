import { LastAnswers } from "./tokens/last-answers.ts";
import { tokensOfLine } from "./tokens/line-tokens.ts";
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

/** Characters; longer texts are rarely asked about twice. */
const longestKept = 4_000;
const kept = new LastAnswers<readonly Token[]>(16);

/**
 * The words, numbers and codes of a text, in order; those of the last few texts are kept. Elisions are two tokens (l'huile: l, huile), an
 * English possessive is one whose folded form lacks the ending (men's: men), hyphens separate words but
 * hold codes together, and 1,5 or 1.234,56 is one number.
 */
export function tokenize(text: string): readonly Token[] {
  const firstEnd = text.indexOf("\n");
  if (firstEnd === -1) return tokensOfLine(text);
  if (text.length > longestKept) return tokensOfLines(text, firstEnd);
  const known = kept.find(text);
  if (known !== undefined) return known;
  const tokens = tokensOfLines(text, firstEnd);
  kept.keep(text, tokens);
  return tokens;
}

/** No token reaches over the end of a line. */
function tokensOfLines(text: string, firstEnd: number): readonly Token[] {
  const tokens = tokensOfLine(text.slice(0, firstEnd)).slice();
  let start = firstEnd + 1;
  for (let end = text.indexOf("\n", start); end !== -1; end = text.indexOf("\n", start)) {
    addTokens(tokens, start, tokensOfLine(text.slice(start, end)));
    start = end + 1;
  }
  addTokens(tokens, start, tokensOfLine(text.slice(start)));
  return tokens;
}

function addTokens(tokens: Token[], offset: number, found: readonly Token[]): void {
  for (const { text, folded, start, end, kind, notes } of found) {
    tokens.push({ text, folded, start: start + offset, end: end + offset, kind, notes });
  }
}

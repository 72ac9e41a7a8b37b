import { readWords } from "../../../nlp/stemmer.ts";
import { tokenize } from "../../../nlp/tokenizer.ts";

/** A product's description and name together, as far as words are looked for in them. */
export interface ReadTexts {
  /** The description in plain text. */
  readonly plain: string;
  /** Normalized. */
  readonly name: string;
  /** The folded words of the description, and behind them those of the name. */
  readonly folded: readonly string[];
  /** Where those of the name begin. */
  readonly nameStart: number;
}

/** Part of a text, whose words were read. */
interface ReadPart {
  readonly text: string;
  readonly folded: readonly string[];
}

/** @param parts of the description, in their order */
export function readTexts(plain: string, name: string, parts: readonly ReadPart[] = []): ReadTexts {
  const folded = wordsByParts(plain, parts);
  const nameStart = folded.length;
  for (const word of readWords(name).folded) folded.push(word);
  return { plain, name, folded, nameStart };
}

/** The folded words of a text, taken from the parts that stand in it whole; only what is between them is read. */
function wordsByParts(text: string, parts: readonly ReadPart[]): string[] {
  const words: string[] = [];
  let end = 0;
  for (const part of parts) {
    const start = text.indexOf(part.text, end);
    if (start < 0 || !isBoundary(text, start) || !isBoundary(text, start + part.text.length)) continue;
    addWords(words, text, end, start);
    for (const word of part.folded) words.push(word);
    end = start + part.text.length;
  }
  addWords(words, text, end, text.length);
  return words;
}

function addWords(words: string[], text: string, start: number, end: number): void {
  const between = text.slice(start, end);
  // Most often it is a blank.
  if (between === "" || between === " " || between === "\n") return;
  for (const { folded } of tokenize(between)) words.push(folded);
}

/** Whether a blank or the text's end stands before or at an offset, so that no word reaches over it. */
function isBoundary(text: string, offset: number): boolean {
  if (offset === 0 || offset >= text.length) return true;
  return isBlank(text.charCodeAt(offset - 1)) || isBlank(text.charCodeAt(offset));
}

function isBlank(unit: number): boolean {
  return unit === 0x20 || unit === 0x0a;
}

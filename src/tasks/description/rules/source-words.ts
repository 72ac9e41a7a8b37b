import { readWords } from "../../../nlp/stemmer.ts";
import { tokenize } from "../../../nlp/tokenizer.ts";

/** The words of a product's description and name, for searching. */
export interface ReadTexts {
  /** The description in plain text. */
  readonly plain: string;
  /** With normalised blanks. */
  readonly name: string;
  /** Folded words of the description, followed by those of the name. */
  readonly folded: readonly string[];
  /** Index of the name's first word. */
  readonly nameStart: number;
}

/** A part of a text that is already tokenized. */
interface ReadPart {
  readonly text: string;
  readonly folded: readonly string[];
}

/** @param parts tokenized parts of the description, in order */
export function readTexts(plain: string, name: string, parts: readonly ReadPart[] = []): ReadTexts {
  const folded = wordsByParts(plain, parts);
  const nameStart = folded.length;
  for (const word of readWords(name).folded) folded.push(word);
  return { plain, name, folded, nameStart };
}

/** The folded words of a text: those of parts that occur in it unchanged are reused, only the rest is tokenized. */
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
  // Mostly a single blank.
  if (between === "" || between === " " || between === "\n") return;
  for (const { folded } of tokenize(between)) words.push(folded);
}

/** Whether the offset is at a blank or at an end of the text, so that no word crosses it. */
function isBoundary(text: string, offset: number): boolean {
  if (offset === 0 || offset >= text.length) return true;
  return isBlank(text.charCodeAt(offset - 1)) || isBlank(text.charCodeAt(offset));
}

function isBlank(unit: number): boolean {
  return unit === 0x20 || unit === 0x0a;
}

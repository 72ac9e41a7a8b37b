import { type Token, tokenize } from "../../../../text/tokens.ts";
import { stemsOf, type WordStems } from "./word-stems.ts";

/** A text's word with what the rules ask about it; the three numbers grow along the text. */
export interface Word extends Token {
  readonly stems: WordStems;
  /** Of the phrase: up to a comma, colon, bracket, dash or stop. */
  readonly phrase: number;
  /** Of the enumeration: phrases that nothing but commas divides. */
  readonly list: number;
  /** Of the clause: up to a stop or a line's end. */
  readonly clause: number;
}

const space = 32;
const comma = ",";
const commaAndSpace = ", ";
const listBreak = /[;:()[\]|•·–—!?\n\t]|\.(?:\s|$)|\s[-*]\s/;
const clauseBreak = /[;|•·!?\n]|\.(?:\s|$)/;
/** Words that a full stop belongs to where a number or a size follows: Gr. 38, tg. M, ca. 5 cm. */
const abbreviated = new Set(
  "gr ca tg nr no art approx env circa max min inkl incl dim diam durchm inch in haut larg long prof alt largh lungh cap".split(
    " ",
  ),
);

export function readWords(text: string): readonly Word[] {
  const words: Word[] = [];
  for (const token of tokenize(text)) {
    if (token.kind === "code") for (const part of withoutTimesSigns(token)) addWord(words, text, part);
    else addWord(words, text, token);
  }
  return words;
}

function addWord(words: Word[], text: string, token: Token): void {
  const { text: written, folded, start, end, kind } = token;
  const before = words[words.length - 1];
  let phrase = before?.phrase ?? 0;
  let list = before?.list ?? 0;
  let clause = before?.clause ?? 0;
  const gap = before === undefined ? 0 : before.end;
  if (start - gap !== 1 || text.charCodeAt(gap) !== space) {
    const between = breakBetween(text.slice(gap, start), before);
    const endsList = between !== commaAndSpace && listBreak.test(between);
    if (endsList) list += 1;
    if (endsList || between.includes(comma)) phrase += 1;
    if (endsList && clauseBreak.test(between)) clause += 1;
  }
  words.push({ text: written, folded, start, end, kind, stems: stemsOf(folded), phrase, list, clause });
}

function breakBetween(written: string, before: Word | undefined): string {
  const isAbbreviated = written.startsWith(". ") && abbreviated.has(before?.folded ?? "");
  return isAbbreviated ? written.slice(1) : written;
}

/** "135x200" is two numbers with a sign between them, as lists of sizes write it: 135 x 200. */
function withoutTimesSigns(token: Token): readonly Token[] {
  const sides = /^(\d+)([xX])(\d+)(?:([xX])(\d+))?$/.exec(token.text);
  if (sides === null) return [token];
  let start = token.start;
  return sides.slice(1).flatMap((text) => {
    if (text === undefined) return [];
    const piece = { text, folded: text.toLowerCase(), start, end: start + text.length };
    start = piece.end;
    return [{ ...piece, kind: /\d/.test(text) ? "number" : "word" } as const];
  });
}

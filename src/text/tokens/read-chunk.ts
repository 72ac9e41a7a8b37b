import { foldText } from "../normal-form.ts";
import type { Token } from "../tokens.ts";
import { between, classAt, classOfUnit, hasJoiner, inWord } from "./character-classes.ts";

const anyDigit = /\p{N}/u;
const onlyDigits = /^\p{N}+$/u;
const apostrophes = "'’ʼ´`";
const wholeWithApostrophe = /^(?:aujourd['’]hui|prud['’]hom.*|\p{L}+n['’]t|\p{L}+['’](?:re|ve|ll))$/iu;

/** No model number has more; without a bound a chain of letters would be read again from each of them. */
const mostCodeParts = 16;

interface Segment {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The character between this segment and the one before, empty for the first. */
  readonly joiner: string;
}

/** The end of the chunk that begins at an offset: words and numbers with nothing but single joining characters between them. */
export function endOfChunk(text: string, start: number): number {
  let end = start + 1;
  for (; end < text.length; end += 1) {
    const found = classOfUnit(text.charCodeAt(end), text, end);
    if (found !== inWord && !(found === between && classAt(text, end + 1) === inWord)) break;
  }
  return end;
}

/** The tokens of a chunk; their offsets are those in the chunk. */
export function readChunk(chunk: string): readonly Token[] {
  if (!hasJoiner(chunk)) return [pieceOf(chunk, 0)];
  const segments = segmentsOf(chunk);
  const pieces: Token[] = [];
  let index = 0;
  while (index < segments.length) {
    const length = pieceLength(segments, index, chunk);
    const first = segments[index];
    const last = segments[index + length - 1];
    if (first === undefined || last === undefined) break;
    const piece = pieceOf(chunk.slice(first.start, last.end), first.start);
    const isPossessive = length === 2 && apostrophes.includes(last.joiner) && /^s$/i.test(last.text);
    pieces.push(isPossessive ? { ...piece, folded: foldText(first.text) } : piece);
    index += length;
  }
  return pieces;
}

function pieceOf(text: string, start: number): Token {
  const kind = !anyDigit.test(text) ? "word" : /^[\p{N}.,]+$/u.test(text) ? "number" : "code";
  return { text, folded: foldText(text), start, end: start + text.length, kind };
}

/** Letters, marks and digits without anything between them. */
function segmentsOf(chunk: string): Segment[] {
  const segments: Segment[] = [];
  for (let start = 0; start < chunk.length; start += 1) {
    if (classAt(chunk, start) !== inWord) continue;
    let end = start + 1;
    while (classAt(chunk, end) === inWord) end += 1;
    segments.push({ text: chunk.slice(start, end), start, end, joiner: chunk.charAt(start - 1) });
    start = end;
  }
  return segments;
}

/** How many segments from `index` on make up one token: at least 1. */
function pieceLength(segments: readonly Segment[], index: number, chunk: string): number {
  const first = segments[index];
  const second = segments[index + 1];
  if (first === undefined || second === undefined) return 1;
  if (apostrophes.includes(second.joiner)) {
    const isPossessive = /^s$/i.test(second.text) && /\p{L}$/u.test(first.text) && first.text.length > 1;
    return isPossessive || wholeWithApostrophe.test(chunk.slice(first.start, second.end)) ? 2 : 1;
  }
  return codeLength(segments, index);
}

function codeLength(segments: readonly Segment[], index: number): number {
  let length = 1;
  let next = segments[index + 1];
  while (next !== undefined && length < mostCodeParts && joinsCode(segments[index + length - 1], next)) {
    length += 1;
    next = segments[index + length];
  }
  return length === 1 || isCodeLike(segments.slice(index, index + length)) ? length : 1;
}

function joinsCode(before: Segment | undefined, next: Segment): boolean {
  if (before === undefined) return false;
  if (next.joiner === "." || next.joiner === ",") {
    return /\p{N}$/u.test(before.text) && /^\p{N}/u.test(next.text);
  }
  const isHyphen = next.joiner === "-" || next.joiner === "‐" || next.joiner === "‑" || next.joiner === "_";
  return isHyphen && isCodePart(before.text) && isCodePart(next.text);
}

/** Digits, a mixture, or up to five capitals: what the parts of a model number look like. */
function isCodePart(text: string): boolean {
  return anyDigit.test(text) || /^\p{Lu}{1,5}$/u.test(text);
}

function isCodeLike(segments: readonly Segment[]): boolean {
  const hasHyphen = segments.some((part) => part.joiner !== "" && part.joiner !== "." && part.joiner !== ",");
  if (!hasHyphen) return true;
  const hasLetters = segments.some((part) => !onlyDigits.test(part.text));
  return hasLetters && segments.some((part) => anyDigit.test(part.text));
}

import { foldText } from "./normal-form.ts";

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
}

const chunk = /[\p{L}\p{M}\p{N}]+(?:[-‐‑_.,/'’ʼ´`][\p{L}\p{M}\p{N}]+)*/gu;
const segment = /[\p{L}\p{M}\p{N}]+/gu;
const anyDigit = /\p{N}/u;
const onlyDigits = /^\p{N}+$/u;
const apostrophes = "'’ʼ´`";
const wholeWithApostrophe = /^(?:aujourd['’]hui|prud['’]hom.*|\p{L}+n['’]t|\p{L}+['’](?:re|ve|ll))$/iu;

interface Segment {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The character between this segment and the one before, empty for the first. */
  readonly joiner: string;
}

/**
 * The words, numbers and codes of a text, in order. Elisions are two tokens (l'huile: l, huile), an
 * English possessive is one whose folded form lacks the ending (men's: men), hyphens separate words but
 * hold codes together, and 1,5 or 1.234,56 is one number.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(chunk)) {
    const written = match[0];
    if (segmentIsWhole(written)) tokens.push(tokenOf(written, match.index));
    else tokenizeChunk(segmentsOf(written, match.index), text, tokens);
  }
  return tokens;
}

function segmentIsWhole(written: string): boolean {
  return !/[^\p{L}\p{M}\p{N}]/u.test(written);
}

function tokenOf(text: string, start: number): Token {
  const kind = !anyDigit.test(text) ? "word" : /^[\p{N}.,]+$/u.test(text) ? "number" : "code";
  return {
    text,
    folded: foldText(text),
    start,
    end: start + text.length,
    kind,
  };
}

function segmentsOf(written: string, offset: number): Segment[] {
  const segments: Segment[] = [];
  for (const match of written.matchAll(segment)) {
    const start = offset + match.index;
    const joiner = match.index === 0 ? "" : written.charAt(match.index - 1);
    segments.push({
      text: match[0],
      start,
      end: start + match[0].length,
      joiner,
    });
  }
  return segments;
}

function tokenizeChunk(segments: readonly Segment[], text: string, tokens: Token[]): void {
  let index = 0;
  while (index < segments.length) {
    const length = tokenLength(segments, index, text);
    const first = segments[index];
    const last = segments[index + length - 1];
    if (first === undefined || last === undefined) return;
    const token = tokenOf(text.slice(first.start, last.end), first.start);
    const isPossessive = length === 2 && apostrophes.includes(last.joiner) && /^s$/i.test(last.text);
    tokens.push(isPossessive ? { ...token, folded: foldText(first.text) } : token);
    index += length;
  }
}

/** How many segments from `index` on make up one token: at least 1. */
function tokenLength(segments: readonly Segment[], index: number, text: string): number {
  const first = segments[index];
  const second = segments[index + 1];
  if (first === undefined || second === undefined) return 1;
  if (apostrophes.includes(second.joiner)) {
    const isPossessive = /^s$/i.test(second.text) && /\p{L}$/u.test(first.text) && first.text.length > 1;
    return isPossessive || wholeWithApostrophe.test(text.slice(first.start, second.end)) ? 2 : 1;
  }
  return codeLength(segments, index);
}

function codeLength(segments: readonly Segment[], index: number): number {
  let length = 1;
  let next = segments[index + 1];
  while (next !== undefined && joinsCode(segments[index + length - 1], next)) {
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

import { BoundedCache, cacheSizes } from "../lib/cache.ts";
import { detached, foldText } from "./normalizer.ts";

const wordCharacter = /[\p{L}\p{M}\p{N}]/u;
const joiner = /[-‐‑_.,/'’ʼ´`]/;

/** Part of a word or number; a joiner that may occur once between two such parts; anything else. */
type CharacterClass = typeof inWord | typeof between | typeof outside;
const inWord = 1;
const between = 2;
const outside = 3;
const inPair = 4;

/** A cache by UTF-16 unit, 0 if not yet computed: matching a pattern for each character takes ten times as long. */
const classes = new Uint8Array(0x1_0000);

/** The class of the character at an offset, `outside` beyond the text; both units of a surrogate pair have its class. */
function classAt(text: string, offset: number): CharacterClass {
  return offset >= text.length ? outside : classOfUnit(text.charCodeAt(offset), text, offset);
}

/** The same for callers that have already read the UTF-16 unit at the offset. */
function classOfUnit(unit: number, text: string, offset: number): CharacterClass {
  const known = classes[unit];
  if (known === inWord || known === between || known === outside) return known;
  if (known === inPair) return classOf(characterOfPair(text, offset));
  const found = unit >= 0xd800 && unit <= 0xdfff ? inPair : classOf(String.fromCharCode(unit));
  classes[unit] = found;
  return classOfUnit(unit, text, offset);
}

function classOf(character: string): CharacterClass {
  if (wordCharacter.test(character)) return inWord;
  return joiner.test(character) ? between : outside;
}

function hasJoiner(text: string): boolean {
  return joiner.test(text);
}

/** The character to which the unit at the offset belongs, as the first or second half of a surrogate pair or alone. */
function characterOfPair(text: string, offset: number): string {
  const begun = text.slice(Math.max(0, offset - 1), offset + 1);
  const isSecondHalf = begun.length === 2 && begun.codePointAt(0) !== begun.charCodeAt(0);
  return isSecondHalf ? begun : String.fromCodePoint(text.codePointAt(offset) ?? 0);
}

const anyDigit = /\p{N}/u;
const onlyDigits = /^\p{N}+$/u;
const apostrophes = "'’ʼ´`";
const wholeWithApostrophe = /^(?:aujourd['’]hui|prud['’]hom.*|\p{L}+n['’]t|\p{L}+['’](?:re|ve|ll))$/iu;

/** No model number has more. The bound avoids quadratic time on long chains of letters. */
const mostCodeParts = 16;

interface Segment {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The character between this segment and the one before, empty for the first. */
  readonly joiner: string;
}

/** The end of the chunk at an offset. A chunk is words and numbers with single joiners between them. */
function endOfChunk(text: string, start: number): number {
  let end = start + 1;
  for (; end < text.length; end += 1) {
    const found = classOfUnit(text.charCodeAt(end), text, end);
    if (found !== inWord && !(found === between && classAt(text, end + 1) === inWord)) break;
  }
  return end;
}

/** The tokens of a chunk, with offsets relative to it. */
function readChunk(chunk: string): readonly Token[] {
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

/** The maximal runs of letters, marks and digits. */
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

/** The number of segments from `index` on that form one token, at least 1. */
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

/** Whether it may be part of a model number: it has a digit, or is up to five capitals. */
function isCodePart(text: string): boolean {
  return anyDigit.test(text) || /^\p{Lu}{1,5}$/u.test(text);
}

function isCodeLike(segments: readonly Segment[]): boolean {
  const hasHyphen = segments.some((part) => part.joiner !== "" && part.joiner !== "." && part.joiner !== ",");
  if (!hasHyphen) return true;
  const hasLetters = segments.some((part) => !onlyDigits.test(part.text));
  return hasLetters && segments.some((part) => anyDigit.test(part.text));
}

/**
 * A word, number or code in a text. `start` and `end` are UTF-16 offsets, `text` is the slice between them, `folded` is its
 * form for comparison. A `code` mixes letters and digits (WH-1000XM4, 4K, XL2).
 */
export interface Token {
  readonly text: string;
  readonly folded: string;
  readonly start: number;
  readonly end: number;
  readonly kind: "word" | "number" | "code";
}

/** Several tasks tokenize the texts of the same product. At about 100 bytes a token, a few MB. */
const texts = new BoundedCache<string, readonly Token[]>(cacheSizes.texts);
const longestCachedText = 4_000;
/** The tokens by chunk, as the words of a feed repeat. At about 200 bytes each, 3 MB. */
const chunks = new BoundedCache<string, readonly Token[]>(cacheSizes.textChunks);
const longestCachedChunk = 40;

/**
 * Splits a text into words, numbers and codes, in order. An elision is two tokens (l'huile: l, huile), an English possessive is
 * one token folded without its ending (men's: men), hyphens separate words but not the parts of a code, and 1,5 or 1.234,56 is
 * one number.
 */
export function tokenize(text: string): readonly Token[] {
  return text.length > longestCachedText ? readTokens(text) : texts.getOrCompute(text, readTokens);
}

function readTokens(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (let offset = 0; offset < text.length; offset += 1) {
    if (classAt(text, offset) !== inWord) continue;
    const chunkEnd = endOfChunk(text, offset);
    for (const { text: word, folded, start, end, kind } of tokensOfChunk(text.slice(offset, chunkEnd))) {
      tokens.push({ text: word, folded, start: offset + start, end: offset + end, kind });
    }
    offset = chunkEnd;
  }
  return tokens;
}

function tokensOfChunk(chunk: string): readonly Token[] {
  if (chunk.length > longestCachedChunk) return readChunk(chunk);
  const known = chunks.get(chunk);
  if (known !== undefined) return known;
  const key = detached(chunk);
  const tokens = readChunk(key);
  chunks.set(key, tokens);
  return tokens;
}

/** A run of letters or digits of a text, `[start, end)`: brands are spelled with hyphens, blanks or neither. */
export interface NamePart {
  readonly text: string;
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

/** The parts of a text in order. */
export function partsOfText(text: string, longest = text.length): readonly NamePart[] {
  return Array.from(text.slice(0, longest).matchAll(/[\p{L}\p{N}\p{M}]+/gu), ({ 0: part, index }) => ({
    text: part,
    folded: foldText(part),
    start: index,
    end: index + part.length,
  }));
}

const letterOrDigit = /[\p{L}\p{N}]/u;

/** Whether neither a letter nor a digit joins on to `[start, end)` of a text. */
export function standsAlone(text: string, start: number, end: number): boolean {
  return !letterOrDigit.test(text.charAt(start - 1)) && !letterOrDigit.test(text.charAt(end));
}

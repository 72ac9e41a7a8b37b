import { BoundedCache, cacheSizes } from "../lib/cache.ts";
import { detached, foldText } from "./normalizer.ts";

const wordCharacter = /[\p{L}\p{M}\p{N}]/u;
const joiner = /[-‐‑_.,/'’ʼ´`]/;

/** Part of a word or number; may stand once between two such parts; anything else. */
type CharacterClass = typeof inWord | typeof between | typeof outside;
const inWord = 1;
const between = 2;
const outside = 3;
const inPair = 4;

/** By UTF-16 unit, 0 until it is first met: asking a pattern about each character again costs ten times as much. */
const classes = new Uint8Array(0x1_0000);

/** The class of the character at an offset, `outside` beyond the text; a surrogate pair's for both its units. */
function classAt(text: string, offset: number): CharacterClass {
  return offset >= text.length ? outside : classOfUnit(text.charCodeAt(offset), text, offset);
}

/** The same, for whom has read the UTF-16 unit at that offset already. */
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

/** Whether a text has a character that may stand between two parts of a word. */
function hasJoiner(text: string): boolean {
  return joiner.test(text);
}

/** The whole character of which the unit at the offset is the first or the second half, or the unit alone. */
function characterOfPair(text: string, offset: number): string {
  const begun = text.slice(Math.max(0, offset - 1), offset + 1);
  const isSecondHalf = begun.length === 2 && begun.codePointAt(0) !== begun.charCodeAt(0);
  return isSecondHalf ? begun : String.fromCodePoint(text.codePointAt(offset) ?? 0);
}

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
function endOfChunk(text: string, start: number): number {
  let end = start + 1;
  for (; end < text.length; end += 1) {
    const found = classOfUnit(text.charCodeAt(end), text, end);
    if (found !== inWord && !(found === between && classAt(text, end + 1) === inWord)) break;
  }
  return end;
}

/** The tokens of a chunk; their offsets are those in the chunk. */
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

/** Several tasks read the texts of the same product one after the other. */
const texts = new BoundedCache<string, readonly Token[]>(cacheSizes.texts);
const longestCachedText = 4_000;
/** By chunk its tokens, as the words of a feed repeat. */
const chunks = new BoundedCache<string, readonly Token[]>(cacheSizes.textChunks);
const longestCachedChunk = 40;

/**
 * The words, numbers and codes of a text, in order. Elisions are two tokens (l'huile: l, huile), an
 * English possessive is one whose folded form lacks the ending (men's: men), hyphens separate words but
 * hold codes together, and 1,5 or 1.234,56 is one number.
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
  const own = detached(chunk);
  const tokens = readChunk(own);
  chunks.set(own, tokens);
  return tokens;
}

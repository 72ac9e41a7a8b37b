import type { Language } from "./language.ts";
import { isCommonWord } from "./language-profiles.ts";
import type { Token } from "./tokenizer.ts";

/** What surrounds a word. */
export interface WordSurroundings {
  /** A model number follows: Galaxy S5. */
  readonly isBeforeCode: boolean;
  readonly isHyphenated: boolean;
  /** The second half of a compound whose first is an common word. */
  readonly isTail: boolean;
  /** Part of a model designation: AVR-X, PMA 50. */
  readonly isModelPart: boolean;
  /** After an elided article: d'été. */
  readonly isAfterElision: boolean;
  /** An apostrophe follows, as after an elided article: l'huile. */
  readonly isElided: boolean;
}

/** A word of a text with its neighbouring tokens. */
export interface WordInText {
  readonly text: string;
  readonly token: Token;
  readonly before: Token | undefined;
  readonly after: Token | undefined;
}

const longestCodePart = 5;
const longestJoined = 3;
const longestPiece = 10;
const elision = /(?<![\p{L}])(?:\p{L}|dell|nell|dall|all|sull|qu)['’]$/iu;

/** Shared by most words: between spaces, with no number or code after it. */
const noneOfThese: WordSurroundings = {
  isBeforeCode: false,
  isHyphenated: false,
  isTail: false,
  isModelPart: false,
  isAfterElision: false,
  isElided: false,
};

/** The adjacent characters decide which of the patterns can match at all. */
export function findSurroundings(word: WordInText, language: Language): WordSurroundings {
  const { text, token, after } = word;
  const { start, end } = token;
  const [left, right] = [text.charAt(start - 1), text.charAt(end)];
  const isBeforeCode = after?.kind === "code" && after.start === end + 1 && !measure.test(after.text);
  const isJoined = mayJoin(left) || mayJoin(right);
  if (!isJoined && !isBeforeCode && !isDigit(text.charCodeAt(end + 1))) return noneOfThese;
  return {
    isBeforeCode,
    isHyphenated: left === "-" || right === "-",
    isTail: left === "-" && isTail(word, language),
    isModelPart: isModelPart(word, left, right),
    isAfterElision: isApostrophe(left) && elision.test(text.slice(Math.max(0, start - 6), start)),
    isElided: isApostrophe(right) && /^['’]\p{L}/u.test(text.slice(end, end + 2)),
  };
}

/** A quantity or a size is no model number: NYLON 20MM, POLI 110X70, a thread (FRAPPER M8X75), poles (PURO 2P). */
const measure =
  /^(?:[Øø]\d{1,4}|\d{2,3}N|M?\d{1,4}(?:[.,]\d{1,2})?(?:X\d{1,4}(?:[.,]\d{1,2})?){1,2}|[1-4]P)$|^\d{1,5}(?:[.,]\d{1,3})?(?:[CM]?M|[MC]?L|LT|K?G|GR|K?W|MAH|PZ|PCS|ST)$/i;

function mayJoin(character: string): boolean {
  return character === "-" || isApostrophe(character);
}

function isApostrophe(character: string): boolean {
  return character === "'" || character === "’";
}

/** The second half of a compound with an common word: porte-skis, t-shirt. */
function isTail({ token, before }: WordInText, language: Language): boolean {
  if (before === undefined || before.end !== token.start - 1) return false;
  return (
    before.text.length === 1 ||
    prefixes.test(before.folded) ||
    isCommonWord(before.text.toLowerCase(), language)
  );
}

/** "anti-buée", "multi-support": what only stands before a word. */
const prefixes = /^(?:anti|auto|bi|demi|extra|inter|mini|mono|multi|non|post|pre|semi|sous|ultra)$/;

/**
 * Capitals joined by a hyphen (AVR-X), or letters before a number without a unit, at the start of the text or after a token
 * that is no word.
 */
function isModelPart({ text, token, before }: WordInText, left: string, right: string): boolean {
  const { start, end } = token;
  if (right === "-" && /^-\p{Lu}{1,2}(?![\p{L}\p{N}])/u.test(text.slice(end, end + 16))) return true;
  if (left === "-" && /(?:^|[\s\d])\p{Lu}{1,3}-$/u.test(text.slice(Math.max(0, start - 5), start)))
    return true;
  return isDigit(text.charCodeAt(end + 1)) && isBeforeNumber(text.slice(end, end + 16), before);
}

function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39;
}

function isBeforeNumber(following: string, before: Token | undefined): boolean {
  if (before === undefined && /^\s\d{2,}\s\p{L}{2}/u.test(following)) return true;
  if (!/^\s\d+(?!\d|[.,x×%"]|\s?\p{L})/u.test(following) && !/^\s\d{3,}\s/u.test(following)) return false;
  return before === undefined || before.kind !== "word";
}

/** Whether a token is a few letters joined to digits by punctuation, and so part of a code: 1S.CEL, YZF/WRF250. */
export function isCodePiece(text: string, { start, end }: Token): boolean {
  if (end - start > longestCodePart) return false;
  // "SOPRA+SOTTO+2": things that are counted together.
  if (end - start > longestJoined && (text.charAt(end) === "+" || text.charAt(start - 1) === "+"))
    return false;
  if (
    joinsPieces(text.charAt(start - 1)) &&
    /\d[^\s\d]{0,6}.$/u.test(text.slice(Math.max(0, start - longestPiece), start))
  )
    return true;
  return joinsPieces(text.charAt(end)) && /^.[^\s]{0,6}\d/u.test(text.slice(end, end + longestPiece));
}

function joinsPieces(character: string): boolean {
  return character === "." || character === "/" || character === "_" || character === "+";
}

import { textLanguages } from "../nlp/language.ts";
import { isListed } from "../nlp/language-profiles.ts";
import { isShortForm } from "../nlp/sentence-splitter.ts";
import { canonicalUnit } from "../nlp/units.ts";

/** In characters: shorter words come about by chance. */
const shortestWord = 4;

/**
 * Whether a line of a stock system ends within a word or number that goes on in the next line: "AV VID" before "ANGE BONDE", "16X1."
 * before "5 LG 100M". A blank at its end, or two words that are none together, say that it does not.
 * @param isFull whether the first line has all the characters that the system has for it, so that a number or what is no word goes on
 */
export function isCutWord(first: string, second: string, isFull = false): boolean {
  // "USB A+C 3" and ".1A"
  if (/\d$/.test(first) && /^[.,]\d/.test(second)) return true;
  const end = /[\p{L}\d.,]+$/u.exec(first)?.[0] ?? "";
  const start = /^[\p{L}\d]+/u.exec(second)?.[0] ?? "";
  if (end === "" || start === "") return false;
  if (isFull && (isFullNumber(end, start) || isPartOfWord(end, start))) return true;
  return isCutLetters(end, start, second[start.length] === ".") || isCutNumber(end, start);
}

/** Whether a full line may end in the middle of "AC" and "C": what is no word, before a letter alone. */
export function mayBeCut(first: string, second: string): boolean {
  const end = /(?<![\p{L}\d])\p{L}+$/u.exec(first)?.[0];
  return end !== undefined && /^\p{L}(?![\p{L}\d])/u.test(second) && !isListedWord(end.toLowerCase());
}

/** The "2" and "5F" of "25F": a number has its own blank. */
function isFullNumber(end: string, start: string): boolean {
  return /^\d+[.,]?$/.test(end) && /^\d/.test(start);
}

/** "POLYP" and "RO", of which neither is a word. */
function isPartOfWord(end: string, start: string): boolean {
  if (!/^\p{L}+$/u.test(end) || !/^\p{L}+$/u.test(start)) return false;
  return !isWord(end.toLowerCase()) && !isWord(start.toLowerCase());
}

function isCutLetters(end: string, start: string, hasStop: boolean): boolean {
  if (!/^\p{L}+$/u.test(end) || !/^\p{L}+$/u.test(start)) return false;
  const [before, behind] = [end.toLowerCase(), start.toLowerCase()];
  const whole = before + behind;
  if (whole.length < shortestWord || (isWord(before) && isWord(behind))) return false;
  return isListedWord(whole) || (!isListedWord(behind) && !isOwnForm(behind) && isShort(whole, hasStop));
}

function isListedWord(lower: string): boolean {
  return textLanguages.some((language) => isListed(lower, language));
}

/** A word, or a short form of one: a letter alone may be the beginning of any. */
function isWord(lower: string): boolean {
  return isListedWord(lower) || (lower.length > 1 && isShortForm(lower));
}

/** "EINSTELLB.": long enough to be no end of another. */
function isOwnForm(lower: string): boolean {
  return lower.length >= shortestWord && isShortForm(lower);
}

/** A short form with its full stop, or in capitals without. */
function isShort(lower: string, hasStop: boolean): boolean {
  return isShortForm(lower) && (hasStop || lower.length === shortestWord);
}

/** "16X1." and "5", "112C" and "M", "H1240" and "XL500". */
function isCutNumber(end: string, start: string): boolean {
  if (/\d[.,]$/.test(end)) return /^\d/.test(start);
  if (/\d$/.test(end)) return /^[Xx]\p{L}?\d/u.test(start);
  const letters = /\d(\p{L})$/u.exec(end)?.[1];
  const isWhole = letters === undefined || canonicalUnit(letters.toLowerCase()) !== undefined;
  return !isWhole && start.length === 1 && canonicalUnit((letters + start).toLowerCase()) !== undefined;
}

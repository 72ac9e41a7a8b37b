import { capitalized, normalizeWhitespace } from "../../../nlp/normalizer.ts";

/**
 * Alternatives to a name, best first: `candidates`, the product before its amount, shorter forms, and `fallbacks`. They
 * add nothing to what the name states, and none differs from it or another only in case or punctuation.
 */
export function otherNames(
  best: string,
  candidates: readonly string[],
  fallbacks: readonly string[],
): string[] {
  const others: string[] = [];
  const add = (candidate: string) => {
    if (candidate === best || candidate === "" || others.includes(candidate) || !hasWords(candidate)) return;
    if (haveSameWords(candidate, best) || others.some((other) => haveSameWords(candidate, other))) return;
    others.push(candidate);
  };
  for (const candidate of candidates) add(candidate);
  if (best.length <= longestParted) {
    add(frontLoadedName(best));
    add(withoutLastBracket(best));
    add(withoutLastPart(best));
    add(withoutComplement(best));
  }
  add(shortenName(best));
  for (const fallback of fallbacks) add(fallback);
  return others;
}

/** A count or amount before the product: Set of 6, Lot de 3, 3er-Set, 2 x, 10 ml. */
const amounts = [
  "(?:gift set|set|pack|packet|box|case|bundle) of \\d+",
  "(?:lot|pack|kit|set|coffret|boîte|paquet) de \\d+",
  "(?:set|confezione|kit|pacco|scatola) d[ai] \\d+",
  "\\d+\\s?(?:er|-teiliges|-tlg\\.)[- ]?(?:set|pack|packung)?",
  "\\d+\\s?[x×]",
  "\\d+(?:[.,]\\d+)?\\s?(?:ml|cl|l|g|kg)",
].join("|");
const amountFirst = new RegExp(`^(${amounts})\\s+(?=\\p{L})(.*)$`, "iu");
/** Joins the amount to other products, so that it cannot move to the end. */
const joined = /\s\+\s|\s&\s|\d\s?(?:ml|cl|l|g|kg|cm|mm)(?!\p{L})|^(?:of|de|du|des|di|von)\s/iu;

/** The product before its amount: "Set of 6 Wax Melts" becomes "Wax Melts, Set of 6"; any other name is returned as is. */
export function frontLoadedName(name: string): string {
  const [, amount, thing] = amountFirst.exec(name) ?? [];
  if (amount === undefined || thing === undefined || joined.test(thing)) return name;
  return `${capitalized(thing)}, ${amount}`;
}

/**
 * Whether two names differ only in case and punctuation. ASCII names are compared without allocation, up to their first
 * difference, as most pairs share a beginning.
 */
export function haveSameWords(one: string, other: string): boolean {
  if (other.startsWith(one)) return !hasWords(other.slice(one.length));
  let end = 0;
  let otherEnd = 0;
  for (;;) {
    const place = nextWordChar(one, end);
    const otherPlace = nextWordChar(other, otherEnd);
    const code = one.charCodeAt(place);
    const otherCode = other.charCodeAt(otherPlace);
    if (code > lastAscii || otherCode > lastAscii) return wordsOf(one) === wordsOf(other);
    if (place === one.length || otherPlace === other.length)
      return place === one.length && otherPlace === other.length;
    if (lowerCode(code) !== lowerCode(otherCode)) return false;
    const isWordEnding = place > end;
    if (end > 0 && isWordEnding !== otherPlace > otherEnd) return false;
    end = place + 1;
    otherEnd = otherPlace + 1;
  }
}

const lastAscii = 0x7f;

const letterOrDigit = /[\p{L}\p{N}]/u;

export function hasWords(name: string): boolean {
  return letterOrDigit.test(name);
}

function wordsOf(name: string): string {
  return normalizeWhitespace(name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " "));
}

/** Offset of the next ASCII letter or digit or non-ASCII character; the text's length if there is none. */
function nextWordChar(text: string, from: number): number {
  let place = from;
  while (place < text.length && !isWordChar(text.charCodeAt(place))) place += 1;
  return place;
}

function isWordChar(code: number): boolean {
  return (
    (code >= 0x30 && code <= 0x39) || (lowerCode(code) >= 0x61 && lowerCode(code) <= 0x7a) || code > lastAscii
  );
}

/** The code of the lower-case letter for a capital; other codes unchanged. */
function lowerCode(code: number): number {
  return code >= 0x41 && code <= 0x5a ? code + 0x20 : code;
}

/** In characters: a longer name without its last part, or composed anew, is still no name; it is only shortened. */
export const longestParted = 1_000;
const shortLength = 70;
const leastShare = 0.4;
const shortestName = 10;

/** Its unit may have been cut off. */
const bareNumber = /\s[+-]?\d+(?:[.,]\d+)?$/u;
const partSeparator = /\s[-–—|]\s|,\s/u;
/** Prefilter for `complement`. */
const anyComplement = /\s(?:for|with|für|mit|pour|avec|per|con)\s/iu;
const complement = /^(\S*\p{L}{2}\S*\s+\S.*?)\s(?:for|with|für|mit|pour|avec|per|con)\s\S.*$/iu;

/** At most about 70 characters: cut at a separator where enough remains, else at a word end. */
function shortenName(name: string): string {
  if (name.length <= shortLength) return name;
  const head = name.slice(0, shortLength + 1);
  const separator = Math.max(...[" - ", " – ", " | ", ", ", " ("].map((char) => head.lastIndexOf(char)));
  const end = separator >= shortLength * leastShare ? separator : head.lastIndexOf(" ");
  return end <= 0 ? name : ifBalanced(trimEnd(trimEnd(name.slice(0, end)).replace(bareNumber, "")), name);
}

/** Without a bracketed part at the end. */
function withoutLastBracket(name: string): string {
  if (!name.endsWith(")")) return name;
  const match = /^(.{8,}?)\s*\([^()]*\)$/u.exec(name);
  return match?.[1] ?? name;
}

/** Without the part after the last dash, bar or comma, if at least two words remain. */
export function withoutLastPart(name: string): string {
  if (!partSeparator.test(name)) return name;
  const rest = /^(.*\p{L}.*?\s.*?)(?:\s[-–—|]\s|,\s)(?:(?!\s[-–—|]\s|,\s).)*$/u.exec(name)?.[1];
  if (rest === undefined || rest.length < shortestName || !/\p{L}{3}/u.test(rest)) return name;
  return ifBalanced(trimEnd(rest), name);
}

/** Without what the product is for or comes with, if at least two words remain: "Coque rigide pour iPhone". */
export function withoutComplement(name: string): string {
  const rest = anyComplement.test(name) ? complement.exec(name)?.[1] : undefined;
  return rest === undefined || rest.length < shortestName ? name : ifBalanced(trimEnd(rest), name);
}

/** The shorter name, unless it was cut within brackets. */
function ifBalanced(shorter: string, name: string): string {
  return shorter !== "" && isPaired(shorter, "(", ")") && isPaired(shorter, "[", "]") ? shorter : name;
}

function isPaired(text: string, opening: string, closing: string): boolean {
  return countOf(text, opening) === countOf(text, closing);
}

function countOf(text: string, char: string): number {
  let count = 0;
  for (let at = text.indexOf(char); at !== -1; at = text.indexOf(char, at + 1)) count += 1;
  return count;
}

function trimEnd(text: string): string {
  return text.replace(/[\s,;:|/&([+-]+$/u, "");
}

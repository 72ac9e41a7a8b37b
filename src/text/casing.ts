import { isCommonWord } from "./casing/common-words.ts";
import { acronyms, mixedCaseNames } from "./casing/fixed-words.ts";
import { caseWord, type KnowsWord } from "./casing/word-case.ts";
import { type Language, textLanguages } from "./language.ts";
import { findMeasureRuns } from "./measures/measure-runs.ts";
import { canonicalUnit } from "./measures/unit-lookup.ts";
import { type Token, tokenize } from "./tokens.ts";

const shoutingShare = 0.7;
const shortestLoneWord = 6;
const shortestKnownWord = 4;
const longestCodePart = 5;
const longestPiece = 10;
const knowsNothing: KnowsWord = () => false;

/**
 * Whether most words of a text are in capitals. Acronyms, codes, units and words of one letter say
 * nothing, nor does one short word alone, which may be a brand unless it is an everyday word.
 */
export function isShouting(text: string, tokens: readonly Token[] = tokenize(text)): boolean {
  let loud = 0;
  let all = 0;
  let longest = "";
  for (const token of tokens) {
    if (!tellsCase(token)) continue;
    all += 1;
    if (token.text !== token.text.toUpperCase()) continue;
    loud += 1;
    if (token.text.length > longest.length) longest = token.text;
  }
  return loud > 0 && loud / all >= shoutingShare && (loud > 1 || isNoBrand(longest));
}

function isNoBrand(word: string): boolean {
  if (word.length >= shortestLoneWord) return true;
  const lower = word.toLowerCase();
  return word.length >= shortestKnownWord && textLanguages.some((language) => isCommonWord(lower, language));
}

/** How an acronym or a name in mixed case is written (MDF, iPhone), whatever the case it comes in; undefined for other words. */
export function fixedSpelling(word: string): string | undefined {
  const lower = word.toLowerCase();
  return mixedCaseNames.get(lower) ?? acronyms.get(lower);
}

function tellsCase({ kind, text, folded }: Token): boolean {
  if (kind !== "word" || text.length < 2 || text.toLowerCase() === text.toUpperCase()) return false;
  const isSpelt = text.length <= 4 && !/[aeiouy]/.test(folded);
  return (
    !isSpelt && !acronyms.has(text.toLowerCase()) && (text.length > 3 || canonicalUnit(folded) === undefined)
  );
}

/**
 * A product name that is all capitals or all small letters, in the case usual for a name in that language:
 * English Title Case; German nouns with capitals, adjectives and small words without; French and Italian
 * with a capital in front and for names, which are the words that neither the word lists nor `knows` have. Codes,
 * units, sizes, acronyms and mixed case (iPhone) stay. A name that is in mixed case already comes back as it is.
 */
export function recase(text: string, language: Language, knows: KnowsWord = knowsNothing): string {
  const isAllSmall = text === text.toLowerCase() && text !== text.toUpperCase();
  if (!isAllSmall && !isShouting(text)) return text;
  const words = tokenize(text);
  const runs = findMeasureRuns(text);
  const units = new Set(runs.filter(({ unit }) => unit.isSymbol).map(({ unit }) => unit.start));
  const unitWords = new Set(runs.filter(({ unit }) => !unit.isSymbol).map(({ unit }) => unit.start));
  const firstWord = words.findIndex((token) => token.kind === "word" && !units.has(token.start));
  const lastWord = words.findLastIndex((token) => token.kind === "word");
  let recased = "";
  let position = 0;
  for (const [index, token] of words.entries()) {
    if (token.kind !== "word" || units.has(token.start) || isMixedCase(token.text)) continue;
    if (!isAllSmall && (token.text === token.text.toLowerCase() || isCodePiece(text, token))) continue;
    const place = {
      word: token.text,
      isFirst: index === firstWord,
      isLast: index === lastWord,
      isBeforeCode: words[index + 1]?.kind === "code" && words[index + 1]?.start === token.end + 1,
      isHyphenated: text.charAt(token.end) === "-" || text.charAt(token.start - 1) === "-",
      isTail: isTail(text, token, words[index - 1], language),
      isUnit: unitWords.has(token.start),
      isModelPart: isModelPart(text, token, words[index - 1]),
      isAfterElision: /(?<![\p{L}])(?:\p{L}|dell|nell|dall|all|sull|qu)['’]$/iu.test(
        text.slice(Math.max(0, token.start - 6), token.start),
      ),
      isElided: /^['’]\p{L}/u.test(text.slice(token.end, token.end + 2)),
    };
    recased += text.slice(position, token.start) + caseWord(place, language, knows);
    position = token.end;
  }
  return recased + text.slice(position);
}

/** The second half of a compound with an everyday word: porte-skis, t-shirt. */
function isTail(text: string, { start }: Token, before: Token | undefined, language: Language): boolean {
  if (before === undefined || before.end !== start - 1 || text.charAt(before.end) !== "-") return false;
  return before.text.length === 1 || isCommonWord(before.text.toLowerCase(), language);
}

/** A few letters that a sign joins to digits are part of a code: 1S.CEL, YZF/WRF250. */
function isCodePiece(text: string, { start, end }: Token): boolean {
  if (end - start > longestCodePart) return false;
  const [before, after] = [
    text.slice(Math.max(0, start - longestPiece), start),
    text.slice(end, end + longestPiece),
  ];
  return /\d[^\s\d]{0,6}[./_+]$/u.test(before) || /^[./_+][^\s]{0,6}\d/u.test(after);
}

/** Letters joined to one or two others (AVR-X), or before a bare number that they begin a name with or that follows another. */
function isModelPart(text: string, { start, end }: Token, before: Token | undefined): boolean {
  const after = text.slice(end, end + 16);
  if (/^-\p{Lu}{1,2}(?![\p{L}\p{N}])/u.test(after)) return true;
  if (/(?:^|[\s\d])\p{Lu}{1,3}-$/u.test(text.slice(Math.max(0, start - 5), start))) return true;
  if (before === undefined && /^\s\d{2,}\s\p{L}{2}/u.test(after)) return true;
  if (!/^\s\d+(?!\d|[.,x×%"]|\s?\p{L})/u.test(after) && !/^\s\d{3,}\s/u.test(after)) return false;
  return before === undefined || before.kind !== "word";
}

function isMixedCase(word: string): boolean {
  return word !== word.toLowerCase() && word !== word.toUpperCase();
}

import { acronyms, mixedCaseNames } from "./casing/fixed-words.ts";
import { caseWord } from "./casing/word-case.ts";
import type { Language } from "./language.ts";
import { findMeasureRuns } from "./measures/measure-runs.ts";
import { canonicalUnit } from "./measures/unit-lookup.ts";
import { type Token, tokenize } from "./tokens.ts";

const shoutingShare = 0.7;
const shortestLoneWord = 6;

/**
 * Whether most words of a text are in capitals. Acronyms, codes, units and words of one letter say
 * nothing, nor does one short word alone, which may be a brand.
 */
export function isShouting(text: string): boolean {
  let loud = 0;
  let all = 0;
  let longest = 0;
  for (const token of tokenize(text)) {
    if (!tellsCase(token)) continue;
    all += 1;
    if (token.text !== token.text.toUpperCase()) continue;
    loud += 1;
    longest = Math.max(longest, token.text.length);
  }
  return loud > 0 && loud / all >= shoutingShare && (loud > 1 || longest >= shortestLoneWord);
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
 * with a capital in front and for names. Codes, units, sizes, acronyms and mixed case (iPhone) stay. A
 * name that is in mixed case already comes back as it is.
 */
export function recase(text: string, language: Language): string {
  const isAllSmall = text === text.toLowerCase() && text !== text.toUpperCase();
  if (!isAllSmall && !isShouting(text)) return text;
  const words = tokenize(text);
  const units = new Set(findMeasureRuns(text).map((run) => run.unit.start));
  const firstWord = words.findIndex((token) => token.kind === "word" && !units.has(token.start));
  const lastWord = words.findLastIndex((token) => token.kind === "word");
  let recased = "";
  let position = 0;
  for (const [index, token] of words.entries()) {
    if (token.kind !== "word" || units.has(token.start) || isMixedCase(token.text)) continue;
    const place = {
      word: token.text,
      isFirst: index === firstWord,
      isLast: index === lastWord,
      isBeforeCode: words[index + 1]?.kind === "code" && words[index + 1]?.start === token.end + 1,
      isHyphenated: text.charAt(token.end) === "-" || text.charAt(token.start - 1) === "-",
      isModelPart: isModelPart(text, token, words[index - 1]),
      isElided: /^['’]\p{L}/u.test(text.slice(token.end, token.end + 2)),
    };
    recased += text.slice(position, token.start) + caseWord(place, language);
    position = token.end;
  }
  return recased + text.slice(position);
}

/** Letters joined to one or two others (AVR-X), or before a bare number that they begin a name with or that follows another. */
function isModelPart(text: string, { start, end }: Token, before: Token | undefined): boolean {
  const after = text.slice(end, end + 16);
  if (/^-\p{Lu}{1,2}(?![\p{L}\p{N}])/u.test(after)) return true;
  if (/(?:^|[\s\d])\p{Lu}{1,3}-$/u.test(text.slice(Math.max(0, start - 5), start))) return true;
  if (!/^\s\d+(?!\d|[.,x×%"]|\s?\p{L})/u.test(after) && !/^\s\d{3,}\s/u.test(after)) return false;
  return before === undefined || before.kind !== "word";
}

function isMixedCase(word: string): boolean {
  return word !== word.toLowerCase() && word !== word.toUpperCase();
}

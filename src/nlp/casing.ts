import { findSurroundings, isCodePiece, type WordInText } from "./casing-context.ts";
import { acronyms } from "./casing-words.ts";
import { type Language, textLanguages } from "./language.ts";
import { isCommonWord } from "./language-profiles.ts";
import { findMeasureRuns, type MeasureRun } from "./measure-parser.ts";
import { type Token, tokenize } from "./tokenizer.ts";
import { canonicalUnit } from "./units.ts";
import { caseWord, type KnowsWord } from "./word-casing.ts";

const shoutingShare = 0.7;
const shortestLoneWord = 6;
const shortestKnownWord = 4;
const knowsNothing: KnowsWord = () => false;

/**
 * Whether at least 70 % of a text's words are in capitals. Acronyms, codes, units and words of one letter do not count, nor
 * does a single short word, which may be a brand, unless it is a common word.
 */
export function isShouting(text: string, tokens: readonly Token[] = tokenize(text)): boolean {
  let loud = 0;
  let all = 0;
  let longest = "";
  for (const token of tokens) {
    const traits = caseTraitsOf(token);
    if ((traits & caseTraits.counted) === 0) continue;
    all += 1;
    if ((traits & caseTraits.capital) === 0) continue;
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

/**
 * Converts a product name that is all upper or all lower case to the usual case of its language: English title case; German
 * with capitalized nouns; French and Italian with the first word and names capitalized, where a name is a word that is
 * neither in the word lists nor known to `knows`. Codes, units, sizes, acronyms and mixed case (iPhone) are unchanged.
 * @returns the text unchanged if it is in mixed case already
 */
export function recase(text: string, language: Language, knows: KnowsWord = knowsNothing): string {
  const isAllSmall = text === text.toLowerCase() && text !== text.toUpperCase();
  const words = tokenize(text);
  return isAllSmall || isShouting(text, words)
    ? recaseWords({ text, words, isAllSmall }, language, knows)
    : text;
}

/** The same for a text that is known to be shouting. */
export function recaseShouted(
  { text, words }: Pick<TextToRecase, "text" | "words">,
  language: Language,
  knows: KnowsWord,
): string {
  return recaseWords({ text, words, isAllSmall: false }, language, knows);
}

/** The case of a word, as bit flags; a character without case is both small and capital. */
const caseTraits = {
  /** All in small letters. */
  small: 1 << 0,
  /** All in capitals. */
  capital: 1 << 1,
  /** Counts for `isShouting`: no acronym, code, unit or single letter, whose case is fixed. */
  counted: 1 << 2,
} as const;

function caseTraitsOf(token: Token): number {
  const { text } = token;
  const [small, capital] = [text.toLowerCase(), text.toUpperCase()];
  return (
    (text === small ? caseTraits.small : 0) |
    (text === capital ? caseTraits.capital : 0) |
    (small !== capital && hasFreeCase(token, small) ? caseTraits.counted : 0)
  );
}

function hasFreeCase({ kind, text, folded }: Token, lower: string): boolean {
  if (kind !== "word" || text.length < 2) return false;
  const isInitialism = text.length <= 4 && !/[aeiouy]/.test(folded);
  return !isInitialism && !acronyms().has(lower) && (text.length > 3 || canonicalUnit(folded) === undefined);
}

/** A text that is all upper or all lower case. */
interface TextToRecase {
  readonly text: string;
  readonly words: readonly Token[];
  readonly isAllSmall: boolean;
}

/** Recases each word that is entirely in one case. */
function recaseWords(
  { text, words, isAllSmall }: TextToRecase,
  language: Language,
  knows: KnowsWord,
): string {
  const runs = findMeasureRuns(text);
  const firstWord = words.findIndex((token) => token.kind === "word" && unitAt(runs, token) !== "symbol");
  const lastWord = words.findLastIndex((token) => token.kind === "word");
  let recased = "";
  let position = 0;
  for (let index = 0; index < words.length; index += 1) {
    const token = words[index];
    if (token?.kind !== "word") continue;
    const traits = caseTraitsOf(token);
    if ((traits & (caseTraits.small | caseTraits.capital)) === 0) continue;
    const unit = unitAt(runs, token);
    if (unit === "symbol") continue;
    if (!isAllSmall && ((traits & caseTraits.small) !== 0 || isCodePiece(text, token))) continue;
    const inText = { text, token, before: words[index - 1], after: words[index + 1] };
    if (isTimes(inText, language, knows)) {
      recased += `${text.slice(position, token.start)}x`;
      position = token.end;
      continue;
    }
    const around = findSurroundings(inText, language);
    // "DAL 02/2012": a number behind it, and it is not the last.
    const isLast = index === lastWord && inText.after?.kind !== "number";
    const [isFirst, isUnit] = [index === firstWord, unit === "word"];
    const cased = caseWord({ word: token.text, isFirst, isLast, isUnit, around }, language, knows);
    recased += text.slice(position, token.start) + cased;
    position = token.end;
  }
  return recased + text.slice(position);
}

/** How words of several things end. */
const pluralEnds: Readonly<Record<Language, RegExp>> = { en: /s$/, de: /[enrs]$/, fr: /[sx]$/, it: /[ie]$/ };

/** The "x" of "jars x 72", between a known word for several things and their number, and of "3/4 X 1/2", between two sizes. */
function isTimes({ token, before, after }: WordInText, language: Language, knows: KnowsWord): boolean {
  if (token.folded !== "x" || after?.kind !== "number") return false;
  if (before?.kind === "number") return after.start === token.end + 1 && before.end === token.start - 1;
  if (before?.kind !== "word") return false;
  if (!pluralEnds[language].test(before.folded)) return false;
  return isCommonWord(before.text.toLowerCase(), language) || knows(before.folded);
}

/** How the unit of a measure at the token is written: a symbol (kg) or a word (litres); undefined if there is none. */
function unitAt(runs: readonly MeasureRun[], { start }: Token): "symbol" | "word" | undefined {
  for (const { unit } of runs) if (unit.start === start) return unit.isSymbol ? "symbol" : "word";
  return undefined;
}

/**
 * Without the capitals of words that the language writes small inside a sentence.
 * @param shouted the text before it was cased; where its length differs, nothing changes
 */
export function lowered(cased: string, shouted: string, isSmall: (word: Token) => boolean): string {
  if (cased.length !== shouted.length) return cased;
  let written = cased;
  for (const word of tokenize(cased).slice(1)) {
    const { text, kind, start } = word;
    if (kind !== "word" || !/^\p{Lu}\p{Ll}+$/u.test(text) || !isSmall(word)) continue;
    written = written.slice(0, start) + text.charAt(0).toLowerCase() + written.slice(start + 1);
  }
  return written;
}

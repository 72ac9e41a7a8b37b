import { maxKeywords } from "../../../contract/optimization.ts";
import type { Language } from "../../../text/language.ts";
import { stem } from "../../../text/stems.ts";
import { isStopWord } from "../../../text/stop-words.ts";
import type { Glossary } from "../glossary/glossary.ts";
import { readWords, type WordReading } from "../glossary/read-words.ts";
import { wordSet } from "./score-passages.ts";

const mostSeoKeywords = Math.min(10, maxKeywords);
const mostWordsRead = 600;

/** Whether all words of the keyword stand side by side in the text, in any of their forms. */
export function isStated(keyword: string, reading: WordReading, language: Language): boolean {
  const wanted = readWords(keyword).folded.map((word) => stem(word, language));
  if (wanted.length === 0) return false;
  const stems = reading.stems(language);
  return stems.some((_, place) => wanted.every((word, offset) => stems[place + offset] === word));
}

export interface KeywordSource {
  readonly reading: WordReading;
  readonly language: Language;
  readonly glossary: Glossary;
  /** The caller's keywords that the source states, in the caller's order. */
  readonly stated: readonly string[];
}

/** At most ten: the caller's, then terms of several words that come back, then product words of the glossary. */
export function findKeywords({ reading, language, glossary, stated }: KeywordSource): string[] {
  const terms = repeatedTerms(reading, language);
  const products = productWords(glossary, reading, language);
  return distinctKeywords([...stated, ...terms, ...products], language).slice(0, mostSeoKeywords);
}

/** Products that the texts name twice or more; one that is named once may be an accessory. */
function productWords(glossary: Glossary, reading: WordReading, language: Language): string[] {
  const seen = new Set<string>();
  const repeated: string[] = [];
  for (const { entry, first, end } of glossary.find(reading, language)) {
    if (entry.role !== "type") continue;
    const written = reading.text.slice(reading.tokens[first]?.start, reading.tokens[end - 1]?.end);
    const key = reading.stems(language).slice(first, end).join(" ");
    if (seen.has(key)) repeated.push(language === "de" ? written : written.toLowerCase());
    seen.add(key);
  }
  return repeated;
}

function repeatedTerms(reading: WordReading, language: Language): string[] {
  const counts = new Map<string, { text: string; count: number; length: number }>();
  const last = Math.min(reading.tokens.length, mostWordsRead);
  for (let place = 0; place < last; place += 1) {
    for (const length of [2, 3]) countTerm(counts, reading, { place, length, language });
  }
  return [...counts.values()]
    .filter(({ count }) => count > 1)
    .sort((one, two) => two.count * two.length - one.count * one.length)
    .map(({ text }) => text);
}

interface TermPlace {
  readonly place: number;
  readonly length: number;
  readonly language: Language;
}

function countTerm(
  counts: Map<string, { text: string; count: number; length: number }>,
  { text, tokens, folded }: WordReading,
  { place, length, language }: TermPlace,
): void {
  const [first, last] = [tokens[place], tokens[place + length - 1]];
  if (!first || !last || !isContent(first.folded, language) || !isContent(last.folded, language)) return;
  const words = tokens.slice(place, place + length);
  if (/[-/]/.test(text.charAt(first.start - 1))) return;
  const isTerm = words.every(
    ({ kind, folded: word }) => kind !== "number" && word.length > 2 && isContent(word, language),
  );
  const written = text.slice(first.start, last.end);
  const isNounPhrase = language !== "de" || /^\p{Lu}/u.test(last.text);
  if (!isTerm || !isNounPhrase || !/^[\p{L}\p{N}]+(?:[ -][\p{L}\p{N}]+)+$/u.test(written)) return;
  const key = folded.slice(place, place + length).join(" ");
  const held = counts.get(key);
  if (held) held.count += 1;
  else counts.set(key, { text: written, count: 1, length });
}

function isContent(word: string, language: Language): boolean {
  return !isStopWord(word, language) && !wordSet("hype", language).has(word);
}

/** A keyword goes where an earlier one says the same in another form, holds it whole or shares two words with it. */
function distinctKeywords(keywords: readonly string[], language: Language): string[] {
  const kept: ReadonlySet<string>[] = [];
  return keywords.filter((keyword) => {
    const stems = new Set(readWords(keyword).stems(language));
    const isSaid = kept.some((other) => {
      const shared = [...stems].filter((word) => other.has(word)).length;
      return shared === stems.size || shared > 1;
    });
    if (stems.size === 0 || isSaid) return false;
    kept.push(stems);
    return true;
  });
}

import { lazily } from "../lib/once.ts";
import { columnOf, parseLists, parseTable } from "../lib/table.ts";
import { foldText } from "../nlp/normalizer.ts";
import { createPhraseTable, foldPhrase } from "../nlp/phrase-table.ts";
import type { WordReading } from "../nlp/stemmer.ts";
import type { Token } from "../nlp/tokenizer.ts";
import phraseRows from "./data/promotional-phrases.tsv";
import wordRows from "./data/promotional-words.tsv";
import type { FieldReading } from "./product-reading.ts";
import type { Place } from "./violation.ts";

const fewestWordsBesideFlag = 3;

const words = lazily(() => {
  const list = parseLists(wordRows, "word");
  return {
    setApart: new Set(list("set-apart").map(foldText)),
    namingGoods: new Set(list("names-goods")),
    aloneFirst: new Set(list("alone-first")),
    aloneLast: new Set(list("alone-last")),
    shouted: new Set(list("shouted")),
    followingShouted: new Set(list("follows-shouted")),
    beforeTitleWord: new Set(list("before-title-word")),
    usualInSentences: new Set(list("said-in-sentences")),
  };
});

/** The folded words that begin an advertising phrase or may advertise on their own. */
const promotionalWords = lazily(() => {
  const { setApart, aloneFirst, aloneLast, shouted } = words();
  const flags = [...setApart, ...aloneFirst, ...aloneLast, ...shouted].map(foldText);
  return new Set([...flags, ...promotionalPhrases().map((phrase) => foldPhrase(phrase)[0] ?? "")]);
});

/** A prefilter: if it is false for all words of a text, the text has no advertising phrases or flags. */
export function mayAdvertise(folded: string): boolean {
  return promotionalWords().has(folded);
}

/**
 * Words that advertise only where they are set apart (Sale!, [NEW], Promo - ...); elsewhere they are part of a
 * name.
 */
export function findFlags(reading: Pick<FieldReading, "text" | "words">): readonly Place[] {
  const { text } = reading;
  const { tokens } = reading.words;
  return tokens.filter((_, index) => isFlag(text, tokens, index)).map(({ start, end }) => ({ start, end }));
}

/** Whether the token is such a flag in its context. */
export function isFlag(text: string, tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (token?.kind !== "word") return false;
  if (isQuoted(text, token)) return false;
  if (isShoutedFlag(text, tokens, index) || isLoneFlag(tokens, index)) return true;
  return words().setApart.has(token.folded) && isSetApart(text, tokens, index, token);
}

/** « Gratuit ! » is a title; «OFFERTA» is not. */
function isQuoted(text: string, { start, end }: Place): boolean {
  const words = text.slice(start, end);
  if (words === words.toUpperCase()) return false;
  return /[«„“]\s?$/u.test(text.slice(0, start)) && /^[\s!?.]{0,3}[»“”]/u.test(text.slice(end));
}

function isSetApart(text: string, tokens: readonly Token[], index: number, token: Token): boolean {
  const before = text.slice(tokens[index - 1]?.end ?? 0, token.start);
  const after = text.slice(token.end, tokens[index + 1]?.start);
  if (/^\s?!/u.test(after)) return index === 0 || /[^\p{L}\p{N}\s,'’-]/u.test(before);
  if (/[([{*★☆~%]\s*$/u.test(before) && /^\s*[)\]}*★☆~%]/u.test(after)) return true;
  if (words().namingGoods.has(token.folded)) return false;
  const isFirst = index === 0 && /^\s*(?:[:|•»]|[-–—]\s)|^\s+[-–—/]/u.test(after);
  const isLast = index === tokens.length - 1 && /(?:\s[-–—/]|[|•])\s*$/u.test(before);
  return tokens.length > 1 && (isFirst || isLast);
}

function isLoneFlag(tokens: readonly Token[], index: number): boolean {
  const folded = tokens[index]?.folded ?? "";
  if (tokens.length < fewestWordsBesideFlag) return false;
  if (index === 0) return words().aloneFirst.has(folded);
  if (index < tokens.length - 2 || !words().aloneLast.has(folded)) return false;
  const isJoined = words().beforeTitleWord.has(tokens[index - 1]?.folded ?? "");
  const isYearBehind = /^20[2-4]\d$/.test(tokens.at(-1)?.text ?? "");
  const last = tokens.length - (isYearBehind ? 2 : 1);
  return index === last && !isJoined;
}

/** In capitals before a name that is not in capitals: "NEW Oak table"; "NEW!" needs no more. */
function isShoutedFlag(text: string, tokens: readonly Token[], index: number): boolean {
  const [token, next] = [tokens[index], tokens[index + 1]];
  if (index !== 0 || !token || !next || !words().shouted.has(token.text)) return false;
  if (/^\s*!/u.test(text.slice(token.end, next.start))) return true;
  return (
    next.kind === "word" &&
    next.text !== next.text.toUpperCase() &&
    !words().followingShouted.has(next.folded)
  );
}

const promotionalPhrases = lazily(() => columnOf(parseTable(phraseRows), "phrase"));
const phrases = lazily(() => {
  const table = createPhraseTable<string>();
  for (const phrase of promotionalPhrases()) {
    const folded = foldPhrase(phrase);
    table.add(folded, folded.join(" "));
  }
  return table;
});

type PhraseWords = Pick<WordReading, "text" | "tokens" | "folded">;

/** Phrases that always advertise and never name a product. */
export function findPhrasesIn(
  { text, tokens, folded }: PhraseWords,
  of: "name" | "sentences",
): readonly Place[] {
  const places: Place[] = [];
  for (let index = 0; index < folded.length; index += 1) {
    const match = phrases().longestAt(folded, index);
    if (match === undefined || (of === "sentences" && words().usualInSentences.has(match.entry))) continue;
    const [first, last] = [tokens[index], tokens[index + match.length - 1]];
    const isTitle = of === "name" && first && last && isQuoted(text, { start: first.start, end: last.end });
    if (first && last && !isTitle && isOnePhrase(text.slice(first.start, last.end))) {
      places.push({ start: first.start, end: last.end });
    }
    index += match.length - 1;
  }
  return places;
}

/** "Toys for free. Shipping container" is two phrases; "inkl. Versand" is one. */
function isOnePhrase(text: string): boolean {
  return !/[.!?;:|]\s|\n/u.test(text.replace(/^(?:inkl|sped|spediz|livr?|versandk?|del)\./iu, ""));
}

import { lazily } from "../lib/once.ts";
import { parseLists } from "../lib/table.ts";
import { type PhraseTable, phraseTableOf } from "../nlp/phrase-table.ts";
import { readWords, type WordReading } from "../nlp/stemmer.ts";
import noiseRows from "./data/noise.tsv";
import { deliveryPlaces, mayDeliver } from "./delivery-patterns.ts";
import { conditionPlaces, contactPlaces, findReductions, mayDeal, pricePlaces } from "./noise-patterns.ts";
import { talkPlaces } from "./shop-talk.ts";
import type { Place } from "./violation.ts";

const list = lazily(() => parseLists(noiseRows, "phrase"));

function phrasesOf(name: string): () => PhraseTable<true> {
  return lazily(() => phraseTableOf(list()(name).map((phrase) => [phrase, true] as const)));
}

const phrases = phrasesOf("phrase");
const flags = phrasesOf("flag");
const orders = phrasesOf("order");
const calls = phrasesOf("call");
const nows = phrasesOf("now");
const sizes = phrasesOf("size");
const talk = phrasesOf("talk");
const openings = phrasesOf("opening");
const followings = phrasesOf("following");

/** Whether a folded word belongs to noise beside it, such as "orders" to "free shipping". */
export const noiseCompanions = lazily(() => wordsOf("companion"));
/** Folded prepositions, articles and conjunctions that are cut with the noise that they lead to. */
export const joiningWords = lazily(() => wordsOf("joining"));

function wordsOf(name: string): ReadonlySet<string> {
  return new Set(list()(name).flatMap((word) => readWords(word).folded));
}

/** All of a sentence that asks whether there are questions. */
const question =
  /^\P{L}*(?:any|do you have (?:any)?|got(?: any)?|have|haben sie(?: noch)?|noch|vous avez|avez-vous|une|des|hai|avete|qualche)?\s?(?:questions?|fragen|domande?)\s?\?+\s*$/iu;

type Words = Pick<WordReading, "text" | "tokens" | "folded">;

/**
 * The places of a sentence that are about buying or shipping rather than about the product: promotion, shipping, prices,
 * contact data, links and calls to order, in order. Advice on the size is none.
 */
export function noisePlaces(reading: Words): readonly Place[] {
  const { text, folded } = reading;
  const places: Place[] = [
    ...contactPlaces(text),
    ...pricePlaces(text),
    ...findReductions(text),
    ...deliveryPlaces(text),
  ];
  for (let index = 0; index < folded.length; index += 1) {
    const length = phrases().longestAt(folded, index)?.length ?? flagAt(reading, index);
    if (length === 0) continue;
    places.push(placeOf(reading, index, length));
    index += length - 1;
  }
  if (question.test(text)) places.push({ start: 0, end: text.length });
  if (hasPhrase(talk(), folded) && !hasPhrase(sizes(), folded))
    places.push(...talkPlaces(reading, { talk: talk(), opening: openings(), following: followings() }));
  const order = orderAt(reading, places.length > 0);
  if (order !== undefined) places.push(order);
  places.push(...conditionPlaces(text, places));
  return places.length < 2 ? places : places.sort((one, two) => one.start - two.start || one.end - two.end);
}

const mayHoldSign = /[@%€£$₹]|:\/\/|www\.|\.[a-z]{2}|\d\D{0,3}\d\D{0,3}\d{2}/i;
const money = new Set("rs chf eur euro euros usd gbp dollar dollars".split(" "));

/** A prefilter from a sentence's folded words: if it is false, the sentence has no such places. */
export function mayHaveNoise(text: string, folded: readonly string[]): boolean {
  if (orderLength(folded) > 0 || question.test(text)) return true;
  if ([mayHoldSign, mayDeliver, mayDeal].some((pattern) => pattern.test(text))) return true;
  return folded.some(
    (word, index) =>
      money.has(word) ||
      phrases().longestAt(folded, index) !== undefined ||
      talk().longestAt(folded, index) !== undefined ||
      flags().longestAt(folded, index) !== undefined,
  );
}

function placeOf({ tokens }: Words, index: number, length: number): Place {
  return { start: tokens[index]?.start ?? 0, end: tokens[index + length - 1]?.end ?? 0 };
}

const closesFlag = /^\s?[:!]|^\s+[-–—|]\s/u;

/** The number of words of a flag at a place: all of a sentence, also with a year behind it, at the start before a colon, a dash or an exclamation mark, or alone in brackets. */
function flagAt({ text, tokens, folded }: Words, index: number): number {
  const length = flags().longestAt(folded, index)?.length ?? 0;
  if (length === 0) return 0;
  const before = text.slice(tokens[index - 1]?.end ?? 0, tokens[index]?.start);
  const after = text.slice(tokens[index + length - 1]?.end ?? 0).slice(0, longestGap);
  const isYearBehind = /^20[2-4]\d$/u.test(folded[length] ?? "");
  const whole = isYearBehind ? length + 1 : length;
  if (index === 0 && whole === folded.length && !text.endsWith("?")) return whole;
  const isAlone = /[([]\s?$/u.test(before) && /^\s?!*\s?[)\]]/u.test(after);
  return isAlone || (index === 0 && closesFlag.test(after)) ? length : 0;
}

const longestGap = 8;
/** Words of a sentence that says nothing but to order. */
const mostOrderWords = 4;

/** A call to order at the beginning, if the sentence has other noise, is nothing else, or says "now". */
function orderAt(reading: Words, hasNoise: boolean): Place | undefined {
  const { folded } = reading;
  const length = orders().longestAt(folded, 0)?.length ?? 0;
  if (length === 0 || hasPhrase(sizes(), folded)) return undefined;
  const isOrder = hasNoise || folded.length <= mostOrderWords || hasPhrase(nows(), folded);
  return isOrder ? placeOf(reading, 0, length) : undefined;
}

/** The number of words with which a sentence asks to order, 0 if it does not begin so. */
export function orderLength(folded: readonly string[]): number {
  return orders().longestAt(folded, 0)?.length ?? 0;
}

/** Whether a sentence begins as those about the shop do: "Visit our", "Contactez". */
export function beginsAsCall(folded: readonly string[]): boolean {
  return calls().longestAt(folded, 0) !== undefined;
}

function hasPhrase(table: PhraseTable<true>, folded: readonly string[]): boolean {
  return folded.some((_, index) => table.longestAt(folded, index) !== undefined);
}

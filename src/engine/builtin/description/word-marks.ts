import type { TargetAudience } from "../../../contract/vocabulary.ts";
import { type Language, textLanguages } from "../../../text/language.ts";
import { foldText } from "../../../text/normal-form.ts";
import { readWords } from "../../../text/read-words.ts";
import { stopWordLists } from "../../../text/stop-word-lists.ts";
import { audienceWords } from "./audience-words.ts";
import { noisePhrases } from "./noise-phrases.ts";
import { addressWords, hypeWords } from "./reader-words.ts";

/** What is known of a word, a bit for each; those of a text are the bits of all its words. */
const [hypeShift, addressShift, smallShift] = [0, 4, 8] as const;

/** The bit of a list that each language has one of. */
type LanguageMarks = Readonly<Record<Language, number>>;

export const hypeMarks = marksFrom(hypeShift);
/** Of words that speak to the reader. */
export const addressMarks = marksFrom(addressShift);
/** Of words that say nothing about a product. */
export const smallMarks = marksFrom(smallShift);
export const audienceMarks: Readonly<Record<TargetAudience, number>> = {
  men: 1 << 12,
  women: 1 << 13,
  children: 1 << 14,
};
export const anyAudience = audienceMarks.men | audienceMarks.women | audienceMarks.children;
/** Of currencies and of words for a price. */
export const moneyMark = 1 << 15;
/** Of words that begin a phrase of noise. */
export const noiseMark = 1 << 16;

const moneyWords = "eur euro euros chf usd rs price preis prix prezzo";

function marksFrom(shift: number): LanguageMarks {
  const [en, de, fr, it] = textLanguages.map((_, place) => 1 << (shift + place));
  return { en: en ?? 0, de: de ?? 0, fr: fr ?? 0, it: it ?? 0 };
}

const marks = new Map<string, number>();
/** A power of two, several times as many as there are marked words. */
const slotCount = 8_192;
/** Where a marked word may be: most words are none, and these few bytes lie nearer than the map. */
const slots = new Uint8Array(slotCount);

/** A number for a word, the same for the same word. @param count how many there are, a power of two */
export function wordSlot(word: string, count: number): number {
  const { length } = word;
  const ends = word.charCodeAt(0) * 31 + word.charCodeAt(length - 1) * 577;
  return (ends + word.charCodeAt(length >> 1) * 7_121 + length * 1_009) & (count - 1);
}

function mark(words: Iterable<string>, bit: number): void {
  for (const word of words) {
    marks.set(word, (marks.get(word) ?? 0) | bit);
    slots[wordSlot(word, slotCount)] = 1;
  }
}

for (const language of textLanguages) {
  mark(hypeWords[language].split(" ").map(foldText), hypeMarks[language]);
  mark(addressWords[language].split(" ").map(foldText), addressMarks[language]);
  mark(stopWordLists[language].split(" "), smallMarks[language]);
  mark(
    noisePhrases[language].flatMap((phrase) => readWords(phrase).folded.slice(0, 1)),
    noiseMark,
  );
}
for (const audience of ["men", "women", "children"] as const)
  mark(audienceWords[audience], audienceMarks[audience]);
mark(moneyWords.split(" "), moneyMark);

/** @param folded one word */
export function marksOf(folded: string): number {
  return marksAt(markSlot(folded), folded);
}

/** For whom asks several things about a word. */
export function markSlot(folded: string): number {
  return wordSlot(folded, slotCount);
}

/** @param slot the word's */
export function marksAt(slot: number, folded: string): number {
  return slots[slot] === 0 ? 0 : (marks.get(folded) ?? 0);
}

/** One of 32 bits for a word: a text that lacks it lacks the word. @param slot the word's */
export function bitAt(slot: number): number {
  return 1 << (slot & 31);
}

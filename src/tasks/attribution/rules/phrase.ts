import { type Word, wordSet } from "./words.ts";

export function isInPhrase(words: readonly Word[], index: number, first: number): boolean {
  const word = words[index];
  return word !== undefined && word.phrase === words[first]?.phrase;
}

/** The nearest of at most `reach` words before the value, in its phrase, that is one of the set. */
export function findBefore(
  words: readonly Word[],
  first: number,
  { reach, among }: { readonly reach: number; readonly among: ReadonlySet<string> },
): number | undefined {
  for (let index = first - 1; index >= first - reach && isInPhrase(words, index, first); index -= 1) {
    if (among.has(words[index]?.folded ?? "")) return index;
  }
  return undefined;
}

/** Whether the word right behind the value, in its phrase, is one of the set. */
export function isFollowedBy(words: readonly Word[], last: number, among: ReadonlySet<string>): boolean {
  return isInPhrase(words, last + 1, last) && among.has(words[last + 1]?.folded ?? "");
}

interface ClauseReach {
  /** So many words before the value. */
  readonly before: number;
  /** So many words from the value's first on, with it. */
  readonly from?: number;
  readonly among: ReadonlySet<string>;
}

/** Whether a word of the set stands near the value in its clause, across the seams of phrases. */
export function isInClause(
  words: readonly Word[],
  first: number,
  { before, from = 0, among }: ClauseReach,
): boolean {
  const clause = words[first]?.clause;
  return words
    .slice(Math.max(0, first - before), first + from)
    .some((word) => word.clause === clause && among.has(word.folded));
}

/** The first word of the phrase in which a word stands. */
export function phraseStart(words: readonly Word[], index: number): number {
  let start = index;
  while (isInPhrase(words, start - 1, index)) start -= 1;
  return start;
}

/** The words `[from, to)` of the phrase in which a word stands. */
export function phraseOf(words: readonly Word[], index: number): readonly [from: number, to: number] {
  let end = index + 1;
  while (isInPhrase(words, end, index)) end += 1;
  return [phraseStart(words, index), end];
}

const conjunctions = wordSet({
  en: "and or nor",
  de: "und oder noch sowie",
  fr: "et ou ni",
  it: "e ed o ne",
});
const longestItem = 3;
const mostItems = 8;

/**
 * Where the enumeration begins in which a value stands ("gluten, milk and eggs"): the first word of the phrase
 * of its first item; of the value's own phrase where nothing joins it to what follows or precedes.
 */
export function listStart(words: readonly Word[], first: number): number {
  let start = phraseStart(words, first);
  if (!isJoined(words, first, start)) return start;
  for (let items = 1; items < mostItems; items += 1) {
    const before = words[start - 1];
    if (before === undefined || before.list !== words[first]?.list) return start;
    const head = phraseStart(words, start - 1);
    const length = start - head;
    start = head;
    if (length > longestItem) return start;
  }
  return start;
}

/** Whether a conjunction closes the enumeration, before the value or behind it. */
function isJoined(words: readonly Word[], first: number, start: number): boolean {
  const list = words[first]?.list;
  for (let index = start; index < first; index += 1) {
    if (conjunctions.has(words[index]?.folded ?? "")) return true;
  }
  for (let index = first + 1; index <= first + longestItem * 2; index += 1) {
    const word = words[index];
    if (word === undefined || word.list !== list) return false;
    if (conjunctions.has(word.folded)) return true;
  }
  return false;
}

import { type Word, wordSet } from "./words.ts";

export function isInPhrase(words: readonly Word[], index: number, first: number): boolean {
  const word = words[index];
  return word !== undefined && word.phrase === words[first]?.phrase;
}

/** Index of the nearest word of the set among the `reach` words before the value, in its phrase. */
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

/** Whether the next word after the value, in its phrase, is in the set. */
export function isFollowedBy(words: readonly Word[], last: number, among: ReadonlySet<string>): boolean {
  return isInPhrase(words, last + 1, last) && among.has(words[last + 1]?.folded ?? "");
}

interface ClauseReach {
  /** Count of words before the value. */
  readonly before: number;
  /** Count of words from the start of the value. */
  readonly from?: number;
  readonly among: ReadonlySet<string>;
}

/** Whether a word of the set is near the value in its clause, across phrase boundaries. */
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

/** Index of the first word in a word's phrase. */
export function phraseStart(words: readonly Word[], index: number): number {
  let start = index;
  while (isInPhrase(words, start - 1, index)) start -= 1;
  return start;
}

/** The words `[from, to)` of a word's phrase. */
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
 * Index of the first word of the enumeration that contains a value ("gluten, milk and eggs"), or of the value's phrase where no
 * conjunction makes it an enumeration.
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

/** Whether the enumeration has a conjunction, before the value or after it. */
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

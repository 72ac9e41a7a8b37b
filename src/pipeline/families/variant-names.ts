import { detailWords } from "../../feed/header-words.ts";
import { lazily } from "../../lib/once.ts";
import { foldText } from "../../nlp/normalizer.ts";

/** A word of a name, and where it stands. */
interface NameWord {
  /** Folded. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

const words = /[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu;

function wordsOf(text: string): NameWord[] {
  return [...text.matchAll(words)].map((match) => ({
    word: foldText(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** What stands before a variant's value in a name, or would be left hanging without it. */
const hangingWords = lazily(
  () =>
    new Set([
      ...[detailWords("color"), detailWords("size")].flat().map(foldText),
      ...[
        "gr",
        "in",
        "en",
        "mit",
        "with",
        "avec",
        "con",
        "und",
        "and",
        "et",
        "e",
        "for",
        "fur",
        "pour",
        "per",
      ],
    ]),
);

/**
 * The name that variants have in common: what is left of their names without their values, as far as it is alike at
 * beginning and end. Undefined where they have no word in common.
 */
export function commonName(
  variants: readonly { readonly name: string; readonly values: readonly string[] }[],
): string | undefined {
  const names = variants.map(({ name, values }) => withoutValues(name, values));
  const [first, ...others] = names;
  if (first === undefined) return undefined;
  const firstWords = wordsOf(first);
  let prefix = firstWords.length;
  let suffix = firstWords.length;
  for (const other of others) {
    const otherWords = wordsOf(other);
    prefix = Math.min(prefix, alike(firstWords, otherWords));
    suffix = Math.min(suffix, alike([...firstWords].reverse(), [...otherWords].reverse()));
    suffix = Math.min(suffix, otherWords.length - prefix);
  }
  suffix = Math.min(suffix, firstWords.length - prefix);
  const kept = prefix === firstWords.length ? [first] : [];
  if (kept.length === 0) {
    kept.push(first.slice(0, firstWords[prefix - 1]?.end ?? 0));
    if (suffix > 0) kept.push(first.slice(firstWords.at(-suffix)?.start));
  }
  const name = withoutHanging(kept.join(" "));
  // "HP Z 620" is a name where all have it, and no word that different names would share.
  const isWhole = names.every((other) => foldText(other) === foldText(first));
  return isWhole || /\p{L}{3}/u.test(name) ? name : undefined;
}

/** How many words are the same from the beginning on. */
function alike(one: readonly NameWord[], other: readonly NameWord[]): number {
  const end = one.findIndex(({ word }, place) => word !== other[place]?.word);
  return end === -1 ? one.length : end;
}

/** Whether the name shares a word with a family's. */
export function sharesWord(name: string, base: string): boolean {
  const known = new Set(wordsOf(base).map(({ word }) => word));
  return wordsOf(name).some(({ word }) => known.has(word));
}

/** Whether a name states a value. */
export function mentions(name: string, value: string): boolean {
  return value.trim() !== "" && withoutValues(name, [value]) !== tidy(name);
}

/** A value without the words at its beginning that stand at the end of the name before it: "Jade Plus" behind "Liquid Jade". */
export function withoutOverlap(base: string, value: string): string {
  const end = wordsOf(base);
  const words = wordsOf(value);
  for (let length = Math.min(end.length, words.length - 1); length > 0; length -= 1) {
    const isSame = words
      .slice(0, length)
      .every(({ word }, place) => word === end[end.length - length + place]?.word);
    const rest = value.slice(words[length]?.start);
    // What is left has to be readable by itself: not the 2 of "Ace 2".
    if (isSame && /\p{L}{2}/u.test(rest)) return rest;
  }
  return value;
}

/** What a variant's name says besides the family's name and the variant's values. */
export function restOfName(name: string, base: string, values: readonly string[]): string {
  const known = wordsOf(base).map(({ word }) => word);
  const rest = wordsOf(withoutValues(name, values));
  const stripped = withoutValues(name, values);
  const left = rest.filter(({ word }) => {
    const place = known.indexOf(word);
    if (place !== -1) known.splice(place, 1);
    return place === -1;
  });
  const [first] = left;
  const last = left.at(-1);
  if (first === undefined || last === undefined) return "";
  const isOnePiece = rest.indexOf(last) - rest.indexOf(first) === left.length - 1;
  const text = isOnePiece
    ? stripped.slice(first.start, last.end)
    : left.map(({ start, end }) => stripped.slice(start, end)).join(" ");
  return withoutHanging(text);
}

/** Takes the last mention of each value out of a name. */
function withoutValues(name: string, values: readonly string[]): string {
  let text = name;
  for (const value of values) {
    const wanted = wordsOf(value).map(({ word }) => word);
    const found = wordsOf(text);
    if (wanted.length === 0) continue;
    for (
      let from = found.length - wanted.length;
      from > 0 || (from === 0 && found.length > wanted.length);
      from -= 1
    ) {
      if (!wanted.every((word, place) => found[from + place]?.word === word)) continue;
      const start = found[from]?.start ?? 0;
      const end = found[from + wanted.length - 1]?.end ?? 0;
      text = `${text.slice(0, start)} ${text.slice(end)}`;
      break;
    }
  }
  return tidy(text);
}

function withoutHanging(name: string): string {
  let text = tidy(name);
  for (let last = wordsOf(text).at(-1); last !== undefined && hangingWords().has(last.word); ) {
    if (last.start === 0) break;
    text = tidy(text.slice(0, last.start));
    last = wordsOf(text).at(-1);
  }
  return text;
}

/** Without what is left between and behind words that were taken out. */
function tidy(text: string): string {
  return text
    .replace(/[([{]\s*[,;/|–—-]*\s*[)\]}]/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/(?:\s[,;:/|–—-]|,)(?:\s*[,;:/|–—-])+(?=\s)/gu, ",")
    .replace(/\s+,/g, ",")
    .replace(/^[\s,;:/|–—-]+|[\s,;:/|–—([{-]+$/gu, "");
}

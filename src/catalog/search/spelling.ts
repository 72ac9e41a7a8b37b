import { languages } from "../../api/vocabulary.ts";
import { createTextColumn, hashText, type TextColumn } from "../../lib/columns.ts";
import type { WrittenWord } from "./index-texts.ts";
import type { WordMeanings } from "./word-meanings.ts";

/** The written, folded words of names and terms, indexed for approximate search. */
export interface Spelling {
  /** Distinct, sorted by UTF-16 units. */
  readonly words: TextColumn;
  /** Numbers of the words, sorted by their reversed texts. */
  readonly byEnding: Uint32Array;
  /** Hashes of every word and of its variants without one letter, ascending, with the words' numbers. */
  readonly shortened: { readonly hashes: Uint32Array; readonly words: Uint32Array };
  /** The meanings of each word, as in `WordMeanings`. */
  readonly meanings: {
    readonly starts: Uint32Array;
    readonly stems: Uint32Array;
    readonly shares: Float32Array;
    /** Indices in `languages`. */
    readonly languages: Uint8Array;
  };
}

/** Shorter words have too many neighbours. */
const minWordLength = 4;

export function createSpelling(written: readonly WrittenWord[], meanings: WordMeanings): Spelling {
  const entries = new Map<string, number[]>();
  for (const [number, { folded }] of written.entries()) {
    if (folded.length < minWordLength) continue;
    const known = entries.get(folded);
    if (known) known.push(number);
    else entries.set(folded, [number]);
  }
  const words = [...entries.keys()].sort(inUnitOrder);
  return {
    words: createTextColumn(words),
    byEnding: orderByEnding(words),
    shortened: shortenAll(words),
    meanings: gatherMeanings(
      words.map((word) => entries.get(word) ?? []),
      written,
      meanings,
    ),
  };
}

/** All variants of a word with one letter removed. */
export function* withoutOneLetter(word: string): Generator<string> {
  for (let at = 0; at < word.length; at += 1) {
    if (word[at] !== word[at - 1]) yield word.slice(0, at) + word.slice(at + 1);
  }
}

export function reversed(word: string): string {
  let text = "";
  for (let at = word.length - 1; at >= 0; at -= 1) text += word[at] ?? "";
  return text;
}

function inUnitOrder(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function orderByEnding(words: readonly string[]): Uint32Array {
  const backwards = words.map((word, number) => ({ text: reversed(word), number }));
  backwards.sort((one, other) => inUnitOrder(one.text, other.text));
  return Uint32Array.from(backwards, ({ number }) => number);
}

function shortenAll(words: readonly string[]): Spelling["shortened"] {
  const hashed: { hash: number; word: number }[] = [];
  for (const [word, text] of words.entries()) {
    hashed.push({ hash: hashText(text), word });
    for (const rest of withoutOneLetter(text)) hashed.push({ hash: hashText(rest), word });
  }
  hashed.sort((one, other) => one.hash - other.hash || one.word - other.word);
  return {
    hashes: Uint32Array.from(hashed, ({ hash }) => hash),
    words: Uint32Array.from(hashed, ({ word }) => word),
  };
}

function gatherMeanings(
  entries: readonly (readonly number[])[],
  written: readonly WrittenWord[],
  meanings: WordMeanings,
): Spelling["meanings"] {
  const starts = new Uint32Array(entries.length + 1);
  const gathered: { stem: number; share: number; language: number }[] = [];
  for (const [word, numbers] of entries.entries()) {
    for (const number of numbers) {
      const language = languages.indexOf(written[number]?.language ?? "en");
      const end = meanings.starts[number + 1] ?? 0;
      for (let at = meanings.starts[number] ?? 0; at < end; at += 1) {
        gathered.push({ stem: meanings.stems[at] ?? 0, share: meanings.shares[at] ?? 0, language });
      }
    }
    starts[word + 1] = gathered.length;
  }
  return {
    starts,
    stems: Uint32Array.from(gathered, ({ stem }) => stem),
    shares: Float32Array.from(gathered, ({ share }) => share),
    languages: Uint8Array.from(gathered, ({ language }) => language),
  };
}

import { textLanguages } from "../language.ts";
import { foldText } from "../normal-form.ts";
import { stopWordLists } from "../stop-word-lists.ts";
import { otherLanguages } from "./candidates.ts";
import { englishWords } from "./english-words.ts";
import { frenchWords } from "./french-words.ts";
import { germanWords } from "./german-words.ts";
import { italianWords } from "./italian-words.ts";
import { otherWords } from "./other-words.ts";
import { WordCounter } from "./word-counter.ts";
import type { WordTables } from "./word-tables.ts";

const contentWords = {
  en: englishWords,
  de: germanWords,
  fr: frenchWords,
  it: italianWords,
} as const;

/** Words of one or two letters tell nothing of a language's spelling. */
const shortestSpelt = 3;

/** Counts all word lists: some 25 ms, which is why the build does it and keeps the tables. */
export function countWords(): WordTables {
  const counter = new WordCounter();
  const lists = [
    ...textLanguages.map((language) => contentWords[language]),
    ...otherLanguages.map((language) => otherWords[language]),
  ];
  for (const [candidate, list] of lists.entries()) {
    for (const written of wordsOf(list)) countWord(written, candidate, counter);
  }
  for (const [candidate, language] of textLanguages.entries()) {
    for (const word of wordsOf(stopWordLists[language])) counter.know(word, candidate, "function");
  }
  return counter.tables();
}

function countWord(written: string, candidate: number, counter: WordCounter): void {
  const folded = foldText(written);
  counter.know(written, candidate, "content");
  counter.know(folded, candidate, "bare");
  if (written.length < shortestSpelt) return;
  counter.spell(written, candidate);
  if (folded !== written) counter.spell(folded, candidate);
}

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

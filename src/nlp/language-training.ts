import { createTextNumbers } from "../lib/columns.ts";
import { membersBy, parseTable } from "../lib/table.ts";
import languageWords from "./data/language-words.tsv";
import { textLanguages } from "./language.ts";
import {
  candidateCount,
  type Level,
  levelOf,
  otherLanguages,
  raised,
  runAround,
  runBefore,
  type WordTables,
} from "./language-tables.ts";
import { foldText } from "./normalizer.ts";
import { otherStopWords, stopWords } from "./stop-words.ts";

/** Shorter words are no evidence of a language's spelling. */
const shortestSpelt = 3;

/** Counts all word lists. Takes about 25 ms, so the build does it ahead of time. */
export function countWords(): WordTables {
  const counter = new WordCounter();
  const wordsOf = membersBy(parseTable(languageWords), "language", "words");
  for (const [candidate, language] of [...textLanguages, ...otherLanguages].entries()) {
    for (const written of wordsOf(language)) countWord(written, candidate, counter);
  }
  for (const [candidate, language] of textLanguages.entries()) {
    for (const word of stopWords()[language]) counter.know(word, candidate, "function");
  }
  for (const [place, language] of otherLanguages.entries()) {
    for (const word of otherStopWords(language))
      countOtherStopWord(word, textLanguages.length + place, counter);
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

/** A word that one of the four languages has too (care, are, over) is no strong evidence for another. */
function countOtherStopWord(word: string, candidate: number, counter: WordCounter): void {
  countWord(word, candidate, counter);
  if (!textLanguages.some((_, own) => counter.knows(word, own))) counter.know(word, candidate, "function");
}

/** Accumulates the statistics of words by language. */
export class WordCounter {
  private readonly levels = new Map<string, number>();
  private readonly counts = new Map<number, number[]>();
  private readonly totals = new Array<number>(candidateCount).fill(0);

  /** Raises the candidate's level of the word to at least `level`. */
  know(word: string, candidate: number, level: Level): void {
    this.levels.set(word, raised(this.levels.get(word) ?? 0, candidate, level));
  }

  knows(word: string, candidate: number): boolean {
    return levelOf(this.levels.get(word) ?? 0, candidate) > 0;
  }

  /** Counts the trigrams of a word of a candidate. */
  spell(word: string, candidate: number): void {
    let run = runBefore(word);
    for (let middle = 0; middle < word.length; middle += 1) {
      run = runAround(word, middle, run);
      const row = this.counts.get(run) ?? new Array<number>(candidateCount).fill(0);
      row[candidate] = (row[candidate] ?? 0) + 1;
      this.counts.set(run, row);
    }
    this.totals[candidate] = (this.totals[candidate] ?? 0) + word.length;
  }

  tables(): WordTables {
    const words = [...this.levels.keys()].sort();
    const runs = Uint32Array.from(this.counts.keys()).sort();
    return {
      words: createTextNumbers(words),
      levels: Uint32Array.from(words, (word) => this.levels.get(word) ?? 0),
      runs,
      counts: Uint16Array.from([...runs].flatMap((run) => this.counts.get(run) ?? [])),
      totals: [...this.totals],
    };
  }
}

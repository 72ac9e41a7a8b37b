import { candidateCount } from "./candidates.ts";
import { runAround, runBefore } from "./letter-runs.ts";
import { type Level, raised } from "./word-levels.ts";
import type { WordTables } from "./word-tables.ts";

/** Gathers what words tell of their languages, one word after the other. */
export class WordCounter {
  private readonly levels = new Map<string, number>();
  private readonly counts = new Map<number, number[]>();
  private readonly totals = new Array<number>(candidateCount).fill(0);

  /** Notes that a candidate knows the word at least so well. */
  know(word: string, candidate: number, level: Level): void {
    this.levels.set(word, raised(this.levels.get(word) ?? 0, candidate, level));
  }

  /** Counts the letter runs of one more word of a candidate. */
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

  /** What was gathered so far. */
  tables(): WordTables {
    const words = [...this.levels.keys()].sort();
    const runs = Uint32Array.from(this.counts.keys()).sort();
    return {
      words,
      levels: Uint32Array.from(words, (word) => this.levels.get(word) ?? 0),
      runs,
      counts: Uint16Array.from([...runs].flatMap((run) => this.counts.get(run) ?? [])),
      totals: [...this.totals],
    };
  }
}

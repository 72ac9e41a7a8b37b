import { findSorted } from "./find-sorted.ts";
import { runAround, runBefore } from "./letter-runs.ts";
import type { WordTables } from "./word-tables.ts";

const smoothing = 0.4;
const possibleRuns = 6000;

/** How usual each run of three letters is in words of each candidate language. */
export class LetterGrams {
  private readonly tables: Pick<WordTables, "runs" | "counts">;
  private readonly sums: readonly number[];
  /** Log probabilities by candidate of each run that was asked for; at most as many as were seen. */
  private readonly rows = new Map<number, readonly number[]>();
  private readonly unseen: readonly number[];

  constructor(tables: Pick<WordTables, "runs" | "counts" | "totals">) {
    this.tables = tables;
    this.sums = tables.totals.map((total) => total + smoothing * possibleRuns);
    this.unseen = this.sums.map((sum) => Math.log(smoothing / sum));
  }

  /** @returns the sum of the log probabilities of the word's runs, by candidate */
  spelling(word: string): number[] {
    const sums = new Array<number>(this.sums.length).fill(0);
    let run = runBefore(word);
    for (let middle = 0; middle < word.length; middle += 1) {
      run = runAround(word, middle, run);
      const row = this.rows.get(run) ?? this.readRow(run);
      for (let candidate = 0; candidate < sums.length; candidate += 1) {
        sums[candidate] = (sums[candidate] ?? 0) + (row[candidate] ?? 0);
      }
    }
    return sums;
  }

  private readRow(run: number): readonly number[] {
    const index = findSorted(this.tables.runs, run);
    if (index === undefined) return this.unseen;
    const start = index * this.sums.length;
    const row = this.sums.map((sum, candidate) => {
      const seen = this.tables.counts[start + candidate] ?? 0;
      return Math.log((seen + smoothing) / sum);
    });
    this.rows.set(run, row);
    return row;
  }
}

import { candidateCount, createRow } from "./candidates.ts";
import { runAround, runBefore } from "./letter-runs.ts";
import { RunPlaces } from "./run-places.ts";
import type { WordTables } from "./word-tables.ts";

const smoothing = 0.4;
const possibleRuns = 6000;

/** How usual each run of three letters is in words of each candidate language. */
export class LetterGrams {
  private readonly tables: Pick<WordTables, "runs" | "counts">;
  private readonly places: RunPlaces;
  private readonly sums: readonly number[];
  /** Rows of log probabilities by candidate: one for runs that were never seen, then one a run. */
  private readonly logs: Float64Array;
  /** 1 where a run's row is filled: few of all are ever asked for. */
  private readonly isFilled: Uint8Array;

  constructor(tables: Pick<WordTables, "runs" | "counts" | "totals">) {
    this.tables = tables;
    this.places = new RunPlaces(tables.runs);
    this.sums = tables.totals.map((total) => total + smoothing * possibleRuns);
    this.logs = new Float64Array(this.sums.length * (tables.runs.length + 1));
    this.logs.set(this.sums.map((sum) => Math.log(smoothing / sum)));
    this.isFilled = new Uint8Array(tables.runs.length);
  }

  /** @returns the sum of the log probabilities of the word's runs, by candidate */
  spelling(word: string): number[] {
    const sums = createRow();
    const { logs } = this;
    let run = runBefore(word);
    for (let middle = 0; middle < word.length; middle += 1) {
      run = runAround(word, middle, run);
      const start = this.rowOf(run);
      for (let candidate = 0; candidate < candidateCount; candidate += 1) {
        sums[candidate] = (sums[candidate] ?? 0) + (logs[start + candidate] ?? 0);
      }
    }
    return sums;
  }

  /** Where the run's row begins in `logs`. */
  private rowOf(run: number): number {
    const place = this.places.find(run);
    if (place < 0) return 0;
    if (this.isFilled[place] === 0) this.fillRow(place);
    return (place + 1) * this.sums.length;
  }

  private fillRow(place: number): void {
    const start = place * this.sums.length;
    for (const [candidate, sum] of this.sums.entries()) {
      const seen = this.tables.counts[start + candidate] ?? 0;
      this.logs[start + this.sums.length + candidate] = Math.log((seen + smoothing) / sum);
    }
    this.isFilled[place] = 1;
  }
}

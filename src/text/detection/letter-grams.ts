const smoothing = 0.4;
const possibleGrams = 6000;
/** Basic Latin, Latin-1 and Latin Extended-A: every letter that the word lists have. */
const letterCount = 0x180;
const wordStart = "^".charCodeAt(0);
const wordEnd = "$".charCodeAt(0);
const otherLetter = 0;

/**
 * How usual each run of three letters is in words of each candidate language; a word's ends count as
 * letters. Runs are known by a number made of their letters, so that no piece of a word is ever cut out.
 */
export class LetterGrams {
  private readonly candidateCount: number;
  private readonly positions = new Map<number, number>();
  /** A row of `candidateCount` numbers a run; the first row is of those that were never seen. */
  private rows: number[];
  private readonly totals: number[];

  constructor(candidateCount: number) {
    this.candidateCount = candidateCount;
    this.rows = new Array<number>(candidateCount).fill(0);
    this.totals = new Array<number>(candidateCount).fill(0);
  }

  /** Counts the runs of one more word of a candidate. */
  count(word: string, candidate: number): void {
    for (let middle = 0; middle < word.length; middle += 1) {
      const at = this.rowOf(gramAt(word, middle)) + candidate;
      this.rows[at] = (this.rows[at] ?? 0) + 1;
    }
    this.totals[candidate] = (this.totals[candidate] ?? 0) + word.length;
  }

  /** Turns the counts into log probabilities; nothing may be counted afterwards. */
  finish(): void {
    const sums = this.totals.map((total) => total + smoothing * possibleGrams);
    this.rows = this.rows.map((seen, at) => Math.log((seen + smoothing) / (sums[at % sums.length] ?? 1)));
  }

  /** @returns the sum of the log probabilities of the word's runs, by candidate */
  spelling(word: string): number[] {
    const sums = new Array<number>(this.candidateCount).fill(0);
    for (let middle = 0; middle < word.length; middle += 1) {
      const row = this.positions.get(gramAt(word, middle)) ?? 0;
      for (let candidate = 0; candidate < this.candidateCount; candidate += 1) {
        sums[candidate] = (sums[candidate] ?? 0) + (this.rows[row + candidate] ?? 0);
      }
    }
    return sums;
  }

  private rowOf(gram: number): number {
    const known = this.positions.get(gram);
    if (known !== undefined) return known;
    const row = this.rows.length;
    for (let candidate = 0; candidate < this.candidateCount; candidate += 1) this.rows.push(0);
    this.positions.set(gram, row);
    return row;
  }
}

/** The run around a letter of a word; equal numbers are equal runs, but for letters beyond the table. */
function gramAt(word: string, middle: number): number {
  const before = middle === 0 ? wordStart : letterAt(word, middle - 1);
  const after = middle === word.length - 1 ? wordEnd : letterAt(word, middle + 1);
  return (before * letterCount + letterAt(word, middle)) * letterCount + after;
}

function letterAt(word: string, offset: number): number {
  const code = word.charCodeAt(offset);
  return code < letterCount ? code : otherLetter;
}

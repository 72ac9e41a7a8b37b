import { editDistance } from "../nlp/edit-distance.ts";

interface CliProblemParts {
  /** Stable, begins with `PDO_`. */
  readonly code: string;
  readonly what: string;
  readonly seen: string;
  readonly nextStep: string;
}

/** The one error of this folder: a command that was asked for something it cannot do. */
export class CliProblem extends Error {
  override readonly name = "CliProblem";
  readonly code: string;
  readonly what: string;
  readonly seen: string;
  readonly nextStep: string;

  constructor(parts: CliProblemParts, options?: { cause?: unknown }) {
    super(parts.what, options);
    this.code = parts.code;
    this.what = parts.what;
    this.seen = parts.seen;
    this.nextStep = parts.nextStep;
  }
}

/** What a caller can tell from how a command ended; 130 and 143 come with the signal (see `Interrupted`). */
export const exitCodes = {
  done: 0,
  someRowsRejected: 1,
  /** Usage, configuration, input or output. */
  couldNotRun: 2,
  limitPassed: 3,
  /** The feed looks like a broken export: nothing was spent, and the output that was there stays. */
  inputSuspicious: 4,
  /** The service refused the key or its level, failed, or was not there. */
  serviceRefused: 5,
  /** A provider works on a batch: nothing is wrong, and nothing written yet. Run again to go on. */
  batchUnderWay: 6,
  /** `--max-time` is over; a signal's own code comes with it. Run again to go on. */
  interrupted: 130,
} as const;

/** The word that a typo most likely meant: at most two slips away, and at most half its length. */
export function nearestWord(typed: string, words: readonly string[]): string | undefined {
  return nearestWords(typed, words, Math.min(2, typed.length / 2))[0];
}

/** The words that are at most so many slips away (see `editDistance`), nearest first. */
export function nearestWords(typed: string, words: readonly string[], mostAway: number): string[] {
  return words
    .map((word) => ({ word, distance: editDistance(typed.toLowerCase(), word.toLowerCase(), mostAway) }))
    .filter(({ distance }) => distance <= mostAway)
    .sort((a, b) => a.distance - b.distance)
    .map(({ word }) => word);
}

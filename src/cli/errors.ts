import { type ErrorParts, PdoError } from "../lib/errors.ts";

/** A command that was asked for something it cannot do. */
export function cliError(parts: ErrorParts): PdoError {
  return new PdoError({ module: "cli", ...parts });
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

import { type ErrorParts, PdoError } from "../lib/errors.ts";

/** An error of the command line. */
export function cliError(parts: ErrorParts): PdoError {
  return new PdoError({ module: "cli", ...parts });
}

/** The exit codes; 128 plus a signal's number comes from `Interrupted`. */
export const exitCodes = {
  done: 0,
  someRowsRejected: 1,
  /** Usage, configuration, input or output. */
  couldNotRun: 2,
  limitPassed: 3,
  /** The feed looks like a broken export: nothing was spent, and the previous output stays. */
  inputSuspicious: 4,
  /** The service refused the key or its permissions, failed, or was unreachable. */
  serviceRefused: 5,
  /** A provider is processing a batch: no error, and nothing written yet. Run again to continue. */
  batchUnderWay: 6,
  /** `--max-time` was reached; a signal has its own code. Run again to continue. */
  interrupted: 130,
} as const;

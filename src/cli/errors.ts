import { type ErrorParts, PdoError } from "../lib/errors.ts";

/** An error of the command line. */
export function cliError(parts: ErrorParts): PdoError {
  return new PdoError({ module: "cli", ...parts });
}

/**
 * A command that reads what a run has written was given something else.
 * @param command as its error's code has it
 */
export function notEnriched(command: "BLAME" | "GAPS" | "REPORT", name: string, nextStep: string): PdoError {
  return cliError({
    code: `PDO_${command}_NOT_ENRICHED`,
    what: `${name} has no results of pdo in it.`,
    seen: "It has no column that begins with pdo_, and no object called pdo.",
    nextStep,
  });
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
  /** A provider is processing a batch, or shards are missing: no error, and nothing written yet. Run again to continue. */
  batchUnderWay: 6,
  /** `--max-time` was reached; a signal has its own code. Run again to continue. */
  interrupted: 130,
} as const;

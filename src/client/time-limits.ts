import { runTimeOver } from "./errors.ts";

interface RunTimeLimit {
  /** Aborted with the caller's signal, or with PDO_CLIENT_RUN_TIME_OVER: then nothing more is to be begun. */
  readonly signal: AbortSignal;
  /** Lets go of the timer. */
  release(): void;
}

/**
 * The time that a whole run has. It says when to begin nothing more, as a first Ctrl-C does; what is in flight has
 * limits of its own.
 */
export function limitRunTime(maxTimeMs: number, signal: AbortSignal): RunTimeLimit {
  const own = new AbortController();
  const timer = setTimeout(() => own.abort(runTimeOver(maxTimeMs)), maxTimeMs);
  return { signal: AbortSignal.any([signal, own.signal]), release: () => clearTimeout(timer) };
}

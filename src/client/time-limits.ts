import { runTimeOver } from "./errors.ts";

interface RunTimeLimit {
  /** Aborted with the caller's signal, or with PDO_CLIENT_RUN_TIME_OVER: then no more work is to be started. */
  readonly signal: AbortSignal;
  /** Clears the timer. */
  release(): void;
}

/**
 * Limits the time of a run. Like a first Ctrl-C it only stops new work; calls in flight have their own limits.
 */
export function limitRunTime(maxTimeMs: number, signal: AbortSignal): RunTimeLimit {
  const own = new AbortController();
  const timer = setTimeout(() => own.abort(runTimeOver(maxTimeMs)), maxTimeMs);
  return { signal: AbortSignal.any([signal, own.signal]), release: () => clearTimeout(timer) };
}

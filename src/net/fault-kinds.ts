import type { FaultKind } from "../lib/errors.ts";

/** Classifies the faults of a service, which pacing does not know itself. */
export interface FaultReader {
  kindOf(fault: unknown): FaultKind;
  /**
   * @param now - milliseconds since 1970
   * @returns milliseconds for which a refusal asks all calls to wait; 0 if none is requested
   */
  retryAfterMs(fault: unknown, now: number): number;
  /** Whether the attempt timed out, which is taken as overload. */
  isTimeout(fault: unknown): boolean;
  /** Whether the service itself answered, even with a refusal. */
  isAnswer(fault: unknown): boolean;
}

/** The caller's errors for calls that pacing ends. */
export interface PacingProblems {
  /** One wait, or several without an answer in between, exceeds the maximum. */
  waitTooLong(asking: unknown, waitMs: number, maxWaitMs: number): Error;
  /** A quota is refilled only after more than the maximum wait. */
  quotaUsedUp(waitMs: number, maxWaitMs: number): Error;
  /** An outage exceeds the maximum wait; `fault` is the latest. */
  unavailable(fault: unknown, outageMs: number): Error;
  /** An item's time limit is exceeded; `fault` is the latest of its call, if any. */
  rowTimedOut(rowTimeoutMs: number, fault: unknown): Error;
}

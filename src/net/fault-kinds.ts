import type { FaultKind } from "../lib/errors.ts";

/** Reads the faults of whoever is called: pacing itself knows none of them. */
export interface FaultReader {
  kindOf(fault: unknown): FaultKind;
  /**
   * @param now - milliseconds since 1970
   * @returns milliseconds for which a refusal asks all calls to wait; 0 where it asks for nothing
   */
  askedWaitMs(fault: unknown, now: number): number;
  /** True where a try's time was over: what is slow has too much to do. */
  isTimeout(fault: unknown): boolean;
  /** True where the service itself has spoken, be it to refuse. */
  isAnswer(fault: unknown): boolean;
}

/** What ends a call, or all calls, for a reason of pacing's own, in the words and the class of whoever calls. */
export interface PacingProblems {
  /** One wait, or several with no answer between, is longer than is waited. */
  waitTooLong(asking: unknown, waitMs: number, maxWaitMs: number): Error;
  /** A quota is whole again only after longer than is waited. */
  quotaUsedUp(waitMs: number, maxWaitMs: number): Error;
  /** An outage has lasted for longer than is waited; `fault` is its latest. */
  unavailable(fault: unknown, outageMs: number): Error;
  /** An item's time was over; `fault` is the latest of its call, if there was one. */
  rowTimedOut(rowTimeoutMs: number, fault: unknown): Error;
}

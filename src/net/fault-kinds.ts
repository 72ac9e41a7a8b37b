/**
 * What a fault says of the calls that follow:
 * - `final`: every one would end alike (key, address, quota); nothing more is sent
 * - `own`: it is about this very call, and asking again brings the same
 * - `throttled`: the service is well and asks for less
 * - `unreachable`: nobody is at the address, whatever is asked
 * - `unavailable`: what stands before the service says that it is away
 * - `silent`: no answer came; it may be this call's doing or the service's, and asking again may help
 * - `faulty`: the service is there and could not do it; asking again may help
 * - `unreadable`: what answers is not the service as it is known; asking once more may help
 * - `unusable`: the service's answer is not as agreed; asking once more may help
 */
export type FaultKind =
  | "final"
  | "own"
  | "throttled"
  | "unreachable"
  | "unavailable"
  | "silent"
  | "faulty"
  | "unreadable"
  | "unusable";

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

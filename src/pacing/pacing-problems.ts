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

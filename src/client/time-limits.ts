import type { PacingProblems } from "../net/fault-kinds.ts";
import { ClientProblem } from "./client-problem.ts";

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

const inSeconds = (milliseconds: number) => `${Math.ceil(milliseconds / 1000)} s`;
const said = (fault: unknown) => (fault instanceof Error ? `"${fault.message}"` : "nothing");

const waitTooLong = (asking: unknown, waitMs: number, maxWaitMs: number) =>
  new ClientProblem({
    code: "PDO_CLIENT_WAIT_TOO_LONG",
    what: "The service asks to wait for longer than is waited.",
    seen: `It said ${said(asking)}; that is a wait of ${inSeconds(waitMs)}, and ${inSeconds(maxWaitMs)} are waited.`,
    nextStep: "Run it again later, or wait for longer with --max-wait (milliseconds).",
    isRetryable: false,
    cause: asking,
  });

const quotaUsedUp = (waitMs: number, maxWaitMs: number) =>
  new ClientProblem({
    code: "PDO_CLIENT_WAIT_TOO_LONG",
    what: "The service's quota is used up for longer than is waited.",
    seen: `Its RateLimit header leaves nothing for ${inSeconds(waitMs)}, and ${inSeconds(maxWaitMs)} are waited.`,
    nextStep: "Run it again later, or wait for longer with --max-wait (milliseconds).",
    isRetryable: false,
  });

const unavailable = (fault: unknown, outageMs: number) =>
  new ClientProblem({
    code: "PDO_CLIENT_UNAVAILABLE",
    what: "The service is away, and did not come back in time.",
    seen: `It has answered nothing for ${inSeconds(outageMs)}; at last: ${said(fault)}.`,
    nextStep: "Look at the service, then run it again; or wait for longer with --max-wait (milliseconds).",
    isRetryable: false,
    cause: fault,
  });

const rowTimedOut = (rowTimeoutMs: number, fault: unknown) =>
  new ClientProblem({
    code: "PDO_CLIENT_ROW_TIMEOUT",
    what: "The row's time was over before the service had answered.",
    seen: `It has ${inSeconds(rowTimeoutMs)}; at last: ${said(fault)}.`,
    nextStep: "Try again later, or allow more time, for example --row-timeout 600000",
    isRetryable: true,
    cause: fault,
  });

/** What ends a call, or a run, though the service may be well again later. */
export const serviceProblems: PacingProblems = { waitTooLong, quotaUsedUp, unavailable, rowTimedOut };

const runTimeOver = (maxTimeMs: number) =>
  new ClientProblem({
    code: "PDO_CLIENT_RUN_TIME_OVER",
    what: "The run's time is over before the feed is done.",
    seen: `It has ${inSeconds(maxTimeMs)}; what was begun was finished.`,
    nextStep: "Run it again to go on, or allow more time with --max-time (milliseconds).",
    isRetryable: false,
  });

import type { PacingProblems } from "../../pacing/pacing-problems.ts";
import { ProviderProblem } from "../provider-problem.ts";

const inSeconds = (milliseconds: number) => `${Math.ceil(milliseconds / 1000)} s`;
const said = (fault: unknown) => {
  if (fault instanceof ProviderProblem) return `${fault.what} ${fault.seen}`;
  return fault instanceof Error ? fault.message : "nothing";
};

/** What ends a call, or a run, though the provider may be well again later. */
export const waitingProblems: PacingProblems = {
  waitTooLong: (asking, waitMs, maxWaitMs) =>
    new ProviderProblem({
      code: "PDO_PROVIDER_WAIT_TOO_LONG",
      what: "The provider asks to wait for longer than is waited.",
      seen: `It asks for ${inSeconds(waitMs)}, and ${inSeconds(maxWaitMs)} are waited; it said: ${said(asking)}`,
      nextStep: "Run it again later, or wait for longer with --max-wait (milliseconds).",
      kind: "final",
      cause: asking,
    }),
  quotaUsedUp: (waitMs, maxWaitMs) =>
    new ProviderProblem({
      code: "PDO_PROVIDER_WAIT_TOO_LONG",
      what: "The provider's quota is used up for longer than is waited.",
      seen: `Its headers leave nothing for ${inSeconds(waitMs)}, and ${inSeconds(maxWaitMs)} are waited.`,
      nextStep: "Run it again later, or wait for longer with --max-wait (milliseconds).",
      kind: "final",
    }),
  unavailable: (fault, outageMs) =>
    new ProviderProblem({
      code: "PDO_PROVIDER_UNAVAILABLE",
      what: "The provider is away, and did not come back in time.",
      seen: `It has answered nothing for ${inSeconds(outageMs)}; at last: ${said(fault)}`,
      nextStep:
        "Look at the provider's status page, then run it again; or wait for longer with --max-wait (milliseconds).",
      kind: "final",
      cause: fault,
    }),
  rowTimedOut: (rowTimeoutMs, fault) =>
    new ProviderProblem({
      code: "PDO_PROVIDER_ROW_TIMEOUT",
      what: "The row's time was over before the provider had answered.",
      seen: `It has ${inSeconds(rowTimeoutMs)}; at last: ${said(fault)}`,
      nextStep: "Try again later, or allow more time, for example --row-timeout 600000",
      kind: "own",
      cause: fault,
    }),
};

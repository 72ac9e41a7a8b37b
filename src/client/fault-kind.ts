import { ServiceProblem } from "../api/service-problem.ts";
import { type FaultKind, PdoError } from "../lib/errors.ts";
import type { FaultReader } from "../net/fault-kinds.ts";
import { parseRetryAfter } from "../net/rate-limit-headers.ts";
import { isClientError } from "./errors.ts";

const ofStatus: ReadonlyMap<number, FaultKind> = new Map([
  [401, "final"],
  [402, "final"],
  [403, "final"],
  [405, "final"],
  [408, "faulty"],
  [409, "faulty"],
  [425, "faulty"],
  [429, "throttled"],
  [500, "faulty"],
  [502, "unavailable"],
  [503, "unavailable"],
  [504, "unavailable"],
  [529, "unavailable"],
]);

/** What is to be done about a fault of a call; `own` where nobody foresaw it. */
export function faultKind(fault: unknown): FaultKind {
  if (fault instanceof PdoError) return fault.kind;
  if (!(fault instanceof ServiceProblem)) return "own";
  if (isQuotaUsedUp(fault)) return "final";
  return ofStatus.get(fault.status) ?? "own";
}

/** True where going on with other rows is pointless. The retries of what may come back are used up by then. */
export function endsRun(fault: unknown): boolean {
  if (isPending(fault)) return false;
  const kind = faultKind(fault);
  return kind === "final" || kind === "unreachable";
}

/** An answer that is asked for, and comes later: one row's affair, whatever else is said of it. */
function isPending(fault: unknown): boolean {
  return fault instanceof PdoError && fault.code === "PDO_COMPLETION_PENDING";
}

/** A provider's used-up quota comes as a 429, and waiting does not bring it back. */
function isQuotaUsedUp({ status, detail }: ServiceProblem): boolean {
  return status === 429 && typeof detail === "string" && detail.includes("insufficient_quota");
}

/** The faults of a service behind a network, as pacing asks for them. */
export const serviceFaults: FaultReader = {
  kindOf: faultKind,
  askedWaitMs: (fault, now) =>
    fault instanceof ServiceProblem ? (parseRetryAfter(fault.headers["Retry-After"], now) ?? 0) : 0,
  isTimeout: (fault) => isClientError(fault) && fault.code === "PDO_CLIENT_TIMEOUT",
  isAnswer: (fault) => fault instanceof ServiceProblem,
};

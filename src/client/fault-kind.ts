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

/** The kind of a call's fault; `own` for unknown ones. */
export function faultKind(fault: unknown): FaultKind {
  if (fault instanceof PdoError) return fault.kind;
  if (!(fault instanceof ServiceProblem)) return "own";
  if (isQuotaUsedUp(fault)) return "final";
  return ofStatus.get(fault.status) ?? "own";
}

/** True if processing more rows is pointless. Retries are used up by then. */
export function endsRun(fault: unknown): boolean {
  if (isPending(fault)) return false;
  const kind = faultKind(fault);
  return kind === "final" || kind === "unreachable";
}

/** An answer that will arrive later concerns one row only, whatever the fault's kind. */
export function isPending(fault: unknown): boolean {
  return fault instanceof Error && "code" in fault && fault.code === "PDO_COMPLETION_PENDING";
}

/** A provider's exhausted quota is reported as a 429, and waiting does not restore it. */
function isQuotaUsedUp({ status, detail }: ServiceProblem): boolean {
  return status === 429 && typeof detail === "string" && detail.includes("insufficient_quota");
}

/** Classifies the faults of a remote service for pacing. */
export const serviceFaults: FaultReader = {
  kindOf: faultKind,
  retryAfterMs: (fault, now) =>
    fault instanceof ServiceProblem ? (parseRetryAfter(fault.headers["Retry-After"], now) ?? 0) : 0,
  isTimeout: (fault) => isClientError(fault) && fault.code === "PDO_CLIENT_TIMEOUT",
  isAnswer: (fault) => fault instanceof ServiceProblem,
};

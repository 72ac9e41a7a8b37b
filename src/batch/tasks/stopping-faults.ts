import { ClientProblem } from "../../client/client-problem.ts";
import { endsRun } from "../../client/fault-kind.ts";
import { ServiceProblem } from "../../contract/problem.ts";
import { BatchProblem } from "../batch-problem.ts";

/** What says nothing of the product: the way to the service, or the service as a whole. */
const unavailableStatuses: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** Whether a service has answered yet, over all calls of one run. */
export interface Contact {
  hasAnswered: boolean;
}

/**
 * True where the run must end: as long as nothing was answered, whatever keeps the service from answering is taken
 * to be there for every row (a login page in its place, a wrong port).
 */
export function isOutOfReach(error: unknown, contact: Contact | undefined): boolean {
  if (contact?.hasAnswered !== false) return false;
  return (
    error instanceof ClientProblem ||
    (error instanceof ServiceProblem && unavailableStatuses.has(error.status))
  );
}

/** True where the run must end instead of rejecting row after row. */
export function isRunStopping(error: unknown): boolean {
  if (error instanceof ClientProblem) return endsRun(error);
  return endsRun(error) || isUnknownPath(error) || isMendable(error);
}

/** A fault of this machine that says what to do about it: a damaged catalog will be damaged at the next row too. */
function isMendable(error: unknown): boolean {
  return error instanceof Error && "nextStep" in error && !(error instanceof BatchProblem);
}

/** The bare sentence is the one for an unknown path; an unknown category names itself. */
function isUnknownPath(error: unknown): boolean {
  return error instanceof ServiceProblem && error.status === 404 && error.detail === "Not Found";
}

import { ClientProblem, type ClientProblemCode } from "../../client/client-problem.ts";
import { ServiceProblem } from "../../contract/problem.ts";
import { BatchProblem } from "../batch-problem.ts";

/** Answers after which every further call would be answered alike: the key, its level, or the method is wrong. */
const stoppingStatuses: ReadonlySet<number> = new Set([401, 402, 403, 405]);

/** Nobody to talk to, or nobody to trust; the other faults of a connection are one call's own. */
const stoppingCodes: ReadonlySet<ClientProblemCode> = new Set<ClientProblemCode>([
  "PDO_CLIENT_BASE_URL_INVALID",
  "PDO_CLIENT_KEY_INVALID",
  "PDO_CLIENT_HOST_UNKNOWN",
  "PDO_CLIENT_REFUSED",
  "PDO_CLIENT_TLS",
  "PDO_CLIENT_NOT_HTTP",
  "PDO_CLIENT_REDIRECTED",
  "PDO_CLIENT_WRONG_PATH",
  "PDO_CLIENT_CLOSED",
]);

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
  if (error instanceof ClientProblem) return stoppingCodes.has(error.code);
  if (error instanceof ServiceProblem) return stoppingStatuses.has(error.status) || isUnknownPath(error);
  return isMendable(error);
}

/** A fault of this machine that says what to do about it: a damaged catalog will be damaged at the next row too. */
function isMendable(error: unknown): boolean {
  return error instanceof Error && "nextStep" in error && !(error instanceof BatchProblem);
}

/** The bare sentence is the one for an unknown path; an unknown category names itself. */
function isUnknownPath(problem: ServiceProblem): boolean {
  return problem.status === 404 && problem.detail === "Not Found";
}

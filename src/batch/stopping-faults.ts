import { ServiceProblem } from "../contract/problem.ts";

/** Answers after which every further call would be answered alike: the key, its level, or the address is wrong. */
const stoppingStatuses: ReadonlySet<number> = new Set([401, 402, 403, 405]);

/**
 * True where the run must end instead of rejecting row after row: the service refused the caller, or there
 * is no service to talk to (a fault without a status, see `ClientProblem`).
 */
export function isRunStopping(error: unknown): boolean {
  if (error instanceof ServiceProblem) return stoppingStatuses.has(error.status) || isWrongAddress(error);
  return error instanceof Error && "stopsRun" in error && error.stopsRun === true;
}

/** The bare sentence is the one for an unknown path; an unknown category names itself. */
function isWrongAddress(problem: ServiceProblem): boolean {
  return problem.status === 404 && problem.detail === "Not Found";
}

import { ServiceProblem } from "../api/service-problem.ts";
import { isClientError, refusalsAlike } from "../client/errors.ts";
import { endsRun, faultKind } from "../client/fault-kind.ts";
import type { PdoError } from "../lib/errors.ts";
import type { RunTask } from "./run-options.ts";

/**
 * Notices that a task is refused for product after product for one and the same reason, and never was answered:
 * then it is not the products' fault. After an answer, be it a kept one, all refusals are the products' own.
 */
interface EqualRefusals {
  /** @returns how many of this task in a row; 0 where they say nothing of the run */
  add(task: RunTask, problem: ServiceProblem): number;
  succeed(task: RunTask): void;
}

const refusingStatuses: ReadonlySet<number> = new Set([400, 413, 422]);

export function createEqualRefusals(): EqualRefusals {
  const streaks = new Map<RunTask, { readonly reason: string; count: number }>();
  const answered = new Set<RunTask>();
  return {
    add: (task, problem) => {
      if (!refusingStatuses.has(problem.status) || answered.has(task)) return 0;
      const reason = reasonOf(problem);
      const known = streaks.get(task);
      const streak = known?.reason === reason ? known : { reason, count: 0 };
      streak.count += 1;
      streaks.set(task, streak);
      return streak.count;
    },
    succeed: (task) => {
      answered.add(task);
    },
  };
}

/** What is wrong and where, without what a fault's sentence may quote of the row. */
function reasonOf({ status, detail }: ServiceProblem): string {
  if (typeof detail === "string") return `${status} ${detail}`;
  return JSON.stringify([status, ...detail.map(({ loc, type }) => [loc, type])]);
}

/** What says nothing of the product: the way to the service, or the service as a whole. */
const unavailableStatuses: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/**
 * A service's own faults (500) may be one product's doing, and some such products may stand first in a feed; so many
 * tasks that failed with one, while none was answered, are the service's.
 */
const mostFaultsBeforeAnswer = 20;

/**
 * A firewall before the service may dislike one product's text. So many products in a row, with nothing answered
 * between, and it dislikes whoever asks.
 */
const mostBlockedInARow = 5;

/** What the service did so far, over all calls of one run. */
export interface Contact {
  /** Whether it has answered yet, in this run or, with a kept answer, in an earlier one. */
  hasAnswered: boolean;
  /** Tasks that failed for a fault of its own before that. */
  faults?: number;
  /** Of each task, how many in a row were not let through to the service: a product has each task once. */
  blocked?: Map<RunTask, number>;
  refusals?: EqualRefusals;
  /** How the operation for whole records fares. */
  records?: { hasAnswered: boolean; faults: number };
  /**
   * So many refusals (400, 413, 422) of a task in a row, for one and the same reason and with no answer to that task, end
   * the run: more of them would only cost. Absent: they are the products' own, however many.
   */
  readonly mostEqualRefusals?: number | undefined;
}

/** So many failed calls for whole records, and none answered: then the run goes on with the tasks' own operations. */
const mostRecordFaults = 3;

export function isTakingRecords(contact: Contact | undefined): boolean {
  const { hasAnswered, faults } = contact?.records ?? { hasAnswered: false, faults: 0 };
  return hasAnswered || faults < mostRecordFaults;
}

export function tellRecordAnswer(contact: Contact | undefined): void {
  if (contact !== undefined) contact.records = { hasAnswered: true, faults: 0 };
}

/** Only faults of the service count: a language model's say nothing of the operation. */
export function tellRecordFault(error: unknown, contact: Contact | undefined): void {
  if (contact === undefined || !(error instanceof ServiceProblem || isClientError(error))) return;
  const { hasAnswered, faults } = contact.records ?? { hasAnswered: false, faults: 0 };
  contact.records = isOperationMissing(error)
    ? { hasAnswered: false, faults: mostRecordFaults }
    : { hasAnswered, faults: faults + 1 };
}

/** Whether the service does not have the operation after all, or not for this key. */
export function isOperationMissing(error: unknown): boolean {
  return isClientError(error) && error.code === "PDO_CLIENT_OPERATION_MISSING";
}

export function tellAnswer(task: RunTask, contact: Contact | undefined): void {
  if (contact === undefined) return;
  contact.hasAnswered = true;
  contact.blocked?.clear();
  refusalsOf(contact).succeed(task);
}

/**
 * True where the run must end: as long as nothing was answered, whatever keeps the service from answering is taken
 * to be there for every row (a login page in its place, a wrong port).
 */
export function isOutOfReach(error: unknown, contact: Contact | undefined): boolean {
  if (contact?.hasAnswered !== false || isOperationMissing(error)) return false;
  if (isClientError(error)) return true;
  if (!(error instanceof ServiceProblem)) return false;
  if (unavailableStatuses.has(error.status)) return true;
  if (error.status < 500 && faultKind(error) !== "faulty") return false;
  contact.faults = (contact.faults ?? 0) + 1;
  return contact.faults >= mostFaultsBeforeAnswer;
}

/**
 * What ends the run where a task is refused as often as is borne: for one reason and never answered by the service; or
 * before the service, in a row.
 */
export function findRefusalsAlike(
  error: unknown,
  task: RunTask,
  contact: Contact | undefined,
): PdoError | undefined {
  if (contact === undefined) return undefined;
  if (isClientError(error)) return findBlocked(error, task, contact);
  if (!(error instanceof ServiceProblem)) return undefined;
  contact.blocked?.clear();
  const most = contact.mostEqualRefusals;
  if (most === undefined) return undefined;
  const count = refusalsOf(contact).add(task, error);
  return count >= most ? refusalsAlike(error, count) : undefined;
}

function findBlocked(error: PdoError, task: RunTask, contact: Contact): PdoError | undefined {
  if (error.code !== "PDO_CLIENT_BLOCKED") return undefined;
  contact.blocked ??= new Map();
  const count = (contact.blocked.get(task) ?? 0) + 1;
  contact.blocked.set(task, count);
  return count >= mostBlockedInARow ? error : undefined;
}

function refusalsOf(contact: Contact): EqualRefusals {
  contact.refusals ??= createEqualRefusals();
  return contact.refusals;
}

/**
 * True where the run must end instead of rejecting row after row: what this machine says of itself, a damaged catalog for
 * example, will be so at the next row too.
 */
export function isRunStopping(error: unknown): boolean {
  return endsRun(error) || isUnknownPath(error);
}

/** The bare sentence is the one for an unknown path; an unknown category names itself. */
function isUnknownPath(error: unknown): boolean {
  return error instanceof ServiceProblem && error.status === 404 && error.detail === "Not Found";
}

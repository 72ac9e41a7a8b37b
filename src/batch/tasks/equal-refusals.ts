import type { ServiceProblem } from "../../contract/problem.ts";
import type { RunTask } from "../run-options.ts";

/**
 * Notices that a task is refused for product after product for one and the same reason, and never was answered:
 * then it is not the products' fault. After an answer, be it a kept one, all refusals are the products' own.
 */
export interface EqualRefusals {
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

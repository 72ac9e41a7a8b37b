import type { ServiceProblem } from "../../contract/problem.ts";

/** Notices that the service refuses call after call for one and the same reason: then it is not the rows' fault. */
export interface EqualRefusals {
  /** @returns how many of this operation in a row, where these are too many */
  add(operation: string, problem: ServiceProblem): number | undefined;
  succeed(operation: string): void;
}

const refusingStatuses: ReadonlySet<number> = new Set([400, 413, 422]);

/** @param most - so many in a row end the run; absent: none do */
export function createEqualRefusals(most = Number.POSITIVE_INFINITY): EqualRefusals {
  const streaks = new Map<string, { readonly reason: string; count: number }>();
  return {
    add: (operation, problem) => {
      if (!refusingStatuses.has(problem.status)) return undefined;
      const reason = reasonOf(problem);
      const known = streaks.get(operation);
      const streak = known?.reason === reason ? known : { reason, count: 0 };
      streak.count += 1;
      streaks.set(operation, streak);
      return streak.count >= most ? streak.count : undefined;
    },
    succeed: (operation) => {
      if (streaks.size > 0) streaks.delete(operation);
    },
  };
}

/** What is wrong and where, without what a fault's sentence may quote of the row. */
function reasonOf({ status, detail }: ServiceProblem): string {
  if (typeof detail === "string") return `${status} ${detail}`;
  return JSON.stringify([status, ...detail.map(({ loc, type }) => [loc, type])]);
}

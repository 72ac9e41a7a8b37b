import type { OperationRequest, OperationResponse, TaskName } from "../contract/operations.ts";

export interface TaskContext {
  /** Aborted when the caller is gone or the time is up. */
  readonly signal?: AbortSignal;
  /** Alternatives (`other_names`, `other_descriptions`) are not read, and need not be worked out. */
  readonly isBestEnough?: boolean;
}

/**
 * How the tasks are done: one method for each task of the contract, from a validated request to its answer.
 * @throws ServiceProblem where the contract has a status for it (an unknown category: 404)
 */
export type Engine = {
  readonly [N in TaskName]: (
    request: OperationRequest<N>,
    context: TaskContext,
  ) => Promise<OperationResponse<N>>;
};

import type { OperationRequest, OperationResponse, TaskName } from "../contract/operations.ts";

export interface TaskContext {
  /** Aborted when the caller is gone or the time is up. */
  readonly signal?: AbortSignal;
  /** Alternatives (`other_names`, `other_descriptions`) are not read, and need not be worked out. */
  readonly isBestEnough?: boolean;
  /** What the task is for, a product for example: tasks that name the same one share its time limit. */
  readonly item?: object;
  /** Told why another engine than the one that was asked for has done the task. */
  readonly onFallback?: (fallback: Fallback) => void;
}

/** A task was done by the built-in engine, since the language model's answer could not be had or not be used. */
export interface Fallback {
  /** `PDO_...` */
  readonly code: string;
  readonly reason: string;
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

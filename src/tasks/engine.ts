import {
  type OperationRequest,
  type OperationResponse,
  type TaskName,
  taskNames,
} from "../api/operations.ts";
import { lazily } from "../lib/once.ts";

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
export type Engine = { readonly [N in TaskName]: EngineTask<N> };
export type EngineTask<N extends TaskName> = (
  request: OperationRequest<N>,
  context: TaskContext,
) => Promise<OperationResponse<N>>;

/** An engine of which each task is made by its name. */
export function createEngine(make: <N extends TaskName>(name: N) => EngineTask<N>): Engine {
  // The compiler cannot follow that each entry is of its own name.
  return Object.fromEntries(taskNames.map((name) => [name, make(name)])) as unknown as Engine;
}

/** An engine that is opened at its first task: what only lists categories waits for no language model, and needs no key for one. */
export function lazyEngine(open: () => Promise<Engine>): Engine {
  const opened = lazily(open);
  return createEngine((name) => async (request, context) => (await opened())[name](request, context));
}

/** An engine of which it is known whether it has anything in hand. */
interface WatchedEngine {
  readonly engine: Engine;
  /** Resolves when no task is under way, be it at once. */
  idle(): Promise<void>;
}

export function watchTasks(engine: Engine): WatchedEngine {
  let underWay = 0;
  const waiting: (() => void)[] = [];
  const watch = async <Answer>(task: Promise<Answer>): Promise<Answer> => {
    underWay += 1;
    try {
      return await task;
    } finally {
      underWay -= 1;
      if (underWay === 0) for (const resolve of waiting.splice(0)) resolve();
    }
  };
  return {
    engine: createEngine((name) => (request, context) => watch(engine[name](request, context))),
    idle: () => new Promise((resolve) => (underWay === 0 ? resolve() : waiting.push(resolve))),
  };
}

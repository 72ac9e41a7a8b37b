import type { MessagePort } from "node:worker_threads";
import { type CarriedFault, carryFault, reviveFault } from "../api/carried-fault.ts";
import type { OperationRequest, OperationResponse, TaskName } from "../api/operations.ts";
import { taskTooLong } from "../api/service-problem.ts";
import { answerInTurn, ThreadOverdue, type ThreadPool } from "../lib/thread-pool.ts";
import { createEngine, type Engine, type EngineTask, type Evidence, type TaskContext } from "./engine.ts";

/** One task, as it is sent to a thread. */
interface Question {
  readonly name: TaskName;
  readonly request: OperationRequest<TaskName>;
  readonly isBestEnough: boolean;
  readonly evidence: Evidence | undefined;
  readonly description: string | undefined;
}
type Review = Parameters<NonNullable<TaskContext["onReview"]>>[0];
type Answer =
  | { readonly body: OperationResponse<TaskName>; readonly review: readonly Review[] }
  | { readonly fault: CarriedFault };

/** Threads that do tasks. */
export type TaskThreads = ThreadPool<Question, Answer>;

/**
 * An engine whose tasks are done in threads, so that no text can keep this one from answering other callers. A task that
 * passes the pool's deadline is a 504, and its thread is replaced.
 */
export function createThreadedEngine(threads: Pick<TaskThreads, "ask">): Engine {
  return createEngine(<N extends TaskName>(name: N) => {
    const task = async (
      request: OperationRequest<TaskName>,
      { isBestEnough = false, evidence, description, onReview, signal, asker }: TaskContext,
    ) => {
      const answer = await threads
        .ask({ name, request, isBestEnough, evidence, description }, { signal, asker })
        .catch((fault: unknown) => {
          throw fault instanceof ThreadOverdue ? taskTooLong(fault) : fault;
        });
      if ("fault" in answer) throw reviveFault(answer.fault);
      for (const item of answer.review) onReview?.(item);
      return answer.body;
    };
    // The compiler cannot infer that each answer has the type of its task.
    return task as unknown as EngineTask<N>;
  });
}

/** A thread's side: the tasks of this engine. Where it cannot be opened, each answer says so. */
export function answerTasks(port: MessagePort, opening: Promise<Engine>): void {
  opening.catch(() => {}); // Reported with the first answer.
  const answer = async ({
    name,
    request,
    isBestEnough,
    evidence,
    description,
  }: Question): Promise<Answer> => {
    const review: Review[] = [];
    const onReview = (item: Review) => void review.push(item);
    try {
      const task = (await opening)[name] as unknown as EngineTask<TaskName>;
      const known = { ...(evidence && { evidence }), ...(description !== undefined && { description }) };
      const body = await task(request, { isBestEnough, onReview, ...known });
      return { body, review };
    } catch (error) {
      return { fault: carryFault(error) };
    }
  };
  answerInTurn(port, answer, async () => {});
}

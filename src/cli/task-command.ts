import type { RunTask } from "../batch/run-options.ts";
import type { ProductTasks, TaskAnswer } from "../batch/tasks/task-calls.ts";
import type { AnswerForms } from "./print-answer.ts";
import type { Session } from "./session.ts";
import type { Settings } from "./settings.ts";

/** What one of the four task commands has of its own. */
export interface TaskCommand<T extends RunTask> {
  readonly task: T;
  /** What TEXT, and a line that is no record, is to this task. */
  readonly plainField: "name" | "description";
  /** The answer as one line: what a filter shows on a terminal. */
  headline(answer: TaskAnswer<T>, settings: Settings): string;
  /** The answer to a single TEXT. */
  present(answer: TaskAnswer<T>, session: Session): AnswerForms;
}

/** All that the calls of one command have in common. */
export type TaskRun = Omit<ProductTasks, "product" | "language">;

import type { OperationResponse } from "../api/operations.ts";
import { attributionTask } from "./attribution-task.ts";
import { categorizationTask } from "./categorization-task.ts";
import { descriptionTask } from "./description-task.ts";
import { nameTask } from "./name-task.ts";
import type { TaskOfRun } from "./task.ts";

/**
 * The tasks of a run, in the order in which they are done and shown. To add one: a file with its `TaskOfRun`, its import and its
 * entry here, under the name by which `--tasks` knows it.
 */
const table = {
  name: nameTask,
  description: descriptionTask,
  categorization: categorizationTask,
  attribution: attributionTask,
} as const;

export type RunTask = keyof typeof table;

/** By name. */
export const tasksOfRun: Readonly<Record<RunTask, TaskOfRun>> = table;

/** The service's answer to a task. */
export type TaskAnswer<T extends RunTask> = OperationResponse<(typeof table)[T]["operation"]>;

/** What the tasks of one product have found. */
export type TaskAnswers = { readonly [T in RunTask]?: TaskAnswer<T> };

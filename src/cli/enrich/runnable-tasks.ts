import { type RunTask, runTasks } from "../../batch/run-options.ts";
import type { ColumnMapping } from "../../feed/columns.ts";
import { CliProblem } from "../cli-problem.ts";

/** The tasks that the feed's columns allow, in their order, and a sentence for each that they don't. */
export function findRunnableTasks(asked: readonly RunTask[], { columns }: ColumnMapping) {
  const wanted = runTasks.filter((task) => asked.includes(task));
  const tasks = wanted.filter((task) => !needsColumn(task) || columns[task] !== undefined);
  const warnings = wanted
    .filter((task) => !tasks.includes(task))
    .map(
      (task) => `No column holds a ${task}, so the task ${task} is left out; --map ${task}=COLUMN names one.`,
    );
  if (tasks.length === 0) throw nothingToDo(wanted);
  return { tasks, warnings };
}

function needsColumn(task: RunTask): task is "name" | "description" {
  return task === "name" || task === "description";
}

function nothingToDo(tasks: readonly RunTask[]): CliProblem {
  return new CliProblem({
    code: "PDO_NOTHING_TO_DO",
    what: `The feed has no column for ${tasks.join(" or ")}.`,
    seen: `--tasks ${tasks.join(",")} works on just that.`,
    nextStep: `Name the column, for example --map ${tasks[0]}=COLUMN, or ask for other tasks.`,
  });
}

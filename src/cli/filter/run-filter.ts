import type { RunTask } from "../../batch/run-options.ts";
import { languageOfProduct } from "../../batch/tasks/language-of-product.ts";
import { mapTask } from "../../batch/tasks/task-stream.ts";
import { exitCodes } from "../exit-codes.ts";
import type { Session } from "../session.ts";
import type { TaskCommand, TaskRun } from "../task-command.ts";
import { plainTerminalText } from "../terminal/plain-terminal-text.ts";
import { type FilterRecord, parseFilterLine } from "./filter-record.ts";
import { readLines } from "./read-lines.ts";

/**
 * Reads records from standard input, one a line, and writes each with the task's answer added, in order and as
 * soon as it is done. A record that cannot be done carries an error in the answer's place, and the exit code says so.
 */
export async function runFilter<T extends RunTask>(
  command: TaskCommand<T>,
  run: TaskRun,
  session: Session,
): Promise<void> {
  const { world, settings } = session;
  const records = parseLines(command, session);
  const toTasks = (record: ReturnType<typeof parseFilterLine>) => ({
    ...run,
    product: record.product,
    language: settings.language ?? languageOfProduct(record.product),
    categoryIdentifier: run.categoryIdentifier ?? record.categoryIdentifier,
  });
  const stream = { task: command.task, concurrency: settings.concurrency, toTasks };
  for await (const { item, outcome } of mapTask(records, stream)) {
    if (outcome.answer !== undefined && session.form === "table") {
      await world.output.write(`${plainTerminalText(command.headline(outcome.answer, settings))}\n`);
    } else {
      const failure = outcome.failure ?? toFailure(command, item.problem);
      if (outcome.answer === undefined) session.setExitCode(exitCodes.someRowsRejected);
      const [key, answer] =
        outcome.answer === undefined ? ["error", failure] : [command.task, outcome.answer];
      await world.output.write(`${item.withAnswer(key, answer)}\n`);
    }
    world.signal.throwIfAborted();
  }
}

async function* parseLines(
  { plainField }: Pick<TaskCommand<RunTask>, "plainField">,
  { world, settings }: Session,
) {
  for await (const line of readLines(world.input.stream)) {
    if (line.text.trim() !== "") yield parseFilterLine(line, { map: settings.map, plainField });
  }
}

function toFailure(
  { task, plainField }: Pick<TaskCommand<RunTask>, "task" | "plainField">,
  problem: FilterRecord["problem"],
) {
  const lack = task === plainField ? `no ${plainField}` : "neither a name nor a description";
  const reason = `The record has ${lack}; say with --map ${plainField}=KEY which key holds it.`;
  return { task, ...(problem ?? { code: "PDO_RECORD_EMPTY", reason }) };
}

import type { RunTask } from "../batch/run-options.ts";
import { attemptTask } from "../batch/tasks/attempt-task.ts";
import { languageOfProduct } from "../batch/tasks/language-of-product.ts";
import type { Product } from "../batch/tasks/product.ts";
import { CliProblem } from "./cli-problem.ts";
import type { CommandContext } from "./command.ts";
import { connect } from "./connect.ts";
import { runFilter } from "./filter/run-filter.ts";
import { printAnswer } from "./print-answer.ts";
import type { Flags } from "./resolve-settings.ts";
import { refuseKeyFromInput } from "./secrets.ts";
import { openSession, type Session } from "./session.ts";
import type { TaskCommand, TaskRun } from "./task-command.ts";
import { toTaskOptions } from "./task-options.ts";

/** What was typed: the text, if any, and the flags that are no settings. */
export interface TaskRequest {
  readonly text: string | undefined;
  readonly flags: Flags & {
    readonly name?: string;
    readonly keywords?: readonly string[];
    readonly category?: string;
  };
}

/** One text, or (without one) a filter over standard input. */
export async function runTaskCommand<T extends RunTask>(
  command: TaskCommand<T>,
  { text, flags }: TaskRequest,
  context: CommandContext,
): Promise<void> {
  const session = await openSession(flags, context);
  const isFilter = text === undefined || text === "-";
  if (isFilter && session.world.input.isTerminal) throw nothingGiven(command);
  if (isFilter) refuseKeyFromInput(session.resolved);
  const patience = isFilter ? { maxOutageMs: session.settings.maxWait } : {};
  const client = await connect(session.resolved, session.world, patience);
  const run: TaskRun = {
    client,
    options: { ...toTaskOptions(session.settings), ...(flags.keywords && { keywords: flags.keywords }) },
    categoryIdentifier: flags.category,
    signal: session.world.signal,
  };
  try {
    if (isFilter) await runFilter(command, run, session);
    else await answerText(command, run, { text, name: flags.name, session });
  } finally {
    await client.close();
  }
}

interface TextRequest {
  readonly text: string;
  readonly name: string | undefined;
  readonly session: Session;
}

async function answerText<T extends RunTask>(
  command: TaskCommand<T>,
  run: TaskRun,
  request: TextRequest,
): Promise<void> {
  const { text, name, session } = request;
  if (text.trim() === "") throw nothingGiven(command);
  const product: Product = { ...(name !== undefined && { name }), [command.plainField]: text };
  const language = session.settings.language ?? languageOfProduct(product);
  const { answer, fault } = await attemptTask(command.task, { ...run, product, language });
  if (answer === undefined) throw fault;
  await printAnswer(command.present(answer, session), session);
}

function nothingGiven({ task, plainField }: { task: string; plainField: string }): CliProblem {
  return new CliProblem({
    code: "PDO_TEXT_MISSING",
    what: `There is no ${plainField} to work on.`,
    seen: "No text was given, and nothing is piped in.",
    nextStep: `Give the ${plainField} in quotes, or pipe records in, one JSON object a line. (${task})`,
  });
}

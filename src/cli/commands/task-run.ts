import type { PdoError } from "../../lib/errors.ts";
import { attemptTask } from "../../pipeline/attempt-task.ts";
import { languageOfProduct, type Product } from "../../pipeline/product.ts";
import type { RunTask } from "../../pipeline/run-options.ts";
import type { ProductTasks } from "../../pipeline/task.ts";
import type { TaskAnswer } from "../../pipeline/tasks.ts";
import type { CommandContext } from "../command.ts";
import type { Flags } from "../config.ts";
import { connect } from "../connect.ts";
import { cliError } from "../errors.ts";
import { type AnswerForms, printAnswer } from "../render/answer.ts";
import { refuseKeyFromInput } from "../secrets.ts";
import { openSession, type Session } from "../session.ts";
import { type Settings, toTaskOptions } from "../settings.ts";
import { runFilter } from "./task-filter.ts";

/** The arguments: the text, if any, and the flags that are not settings. */
export interface TaskRequest {
  readonly text: string | undefined;
  readonly flags: Flags & {
    readonly name?: string;
    readonly keywords?: readonly string[];
    readonly category?: string;
  };
}

/** Processes one text or, without one, filters standard input. */
export async function runTaskCommand<T extends RunTask>(
  command: TaskCommand<T>,
  { text, flags }: TaskRequest,
  context: CommandContext,
): Promise<void> {
  const session = await openSession(flags, context);
  const isNameAlone = text === undefined && flags.name !== undefined && command.task === "description";
  const isFilter = (text === undefined && !isNameAlone) || text === "-";
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
    else await answerText(command, run, { text: text ?? "", name: flags.name, session });
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
  const isEmpty = text.trim() === "";
  // A description can be composed from what a name states.
  if (isEmpty && (command.task !== "description" || name === undefined)) throw nothingGiven(command);
  const product: Product = {
    ...(name !== undefined && { name }),
    ...(!isEmpty && { [command.plainField]: text }),
  };
  const language = session.settings.language ?? languageOfProduct(product);
  const { answer, fault } = await attemptTask(command.task, { ...run, product, language });
  if (answer === undefined) throw fault ?? tooLittle();
  await printAnswer(command.present(answer, session), session);
}

function nothingGiven({ task, plainField }: { task: string; plainField: string }): PdoError {
  return cliError({
    code: "PDO_TEXT_MISSING",
    what: `There is no ${plainField} to work on.`,
    seen: "No text was given, and nothing is piped in.",
    nextStep: `Give the ${plainField} in quotes, or pipe records in, one JSON object a line. (${task})`,
  });
}

function tooLittle(): PdoError {
  return cliError({
    code: "PDO_NAME_TOO_THIN",
    what: "The name states too little to compose a description.",
    seen: "Beside the thing itself a description needs two facts, such as a colour, a material or a brand.",
    nextStep: "Give a description in quotes, or name more of the product's facts in --name.",
  });
}

/** What differs between the four task commands. */
export interface TaskCommand<T extends RunTask> {
  readonly task: T;
  /** The field that TEXT, and a line that is not a record, stands for. */
  readonly plainField: "name" | "description";
  /** The answer in one line, as a filter shows it on a terminal. */
  headline(answer: TaskAnswer<T>, settings: Settings): string;
  /** Formats the answer to a single TEXT. */
  present(answer: TaskAnswer<T>, session: Session): AnswerForms;
}

/** The part that all calls of one command share. */
export type TaskRun = Omit<ProductTasks, "product" | "language">;

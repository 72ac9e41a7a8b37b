import { answerKey, type CachingClient, createCachingClient } from "../../../cache/caching-client.ts";
import type { Client } from "../../../client/client.ts";
import { createKeySet } from "../../../llm/completion-keys.ts";
import { isLlmError } from "../../../llm/errors.ts";
import type { LanguageModel } from "../../../llm/language-model.ts";
import type { EstimateFigures } from "../../../llm/usage-estimate.ts";
import { attemptTask } from "../../../pipeline/attempt-task.ts";
import { languageOfProduct, type Product } from "../../../pipeline/product.ts";
import type { RunTask, TaskOptions } from "../../../pipeline/run-options.ts";
import type { ProductTasks } from "../../../pipeline/task.ts";
import { type TaskAnswer, type TaskAnswers, tasksOfRun } from "../../../pipeline/tasks.ts";
import { usesModel } from "../../config.ts";
import { connect, embed } from "../../connect.ts";
import { answersPlace, type KeepFlags, keepMode, serviceIdentity } from "../../open-answer-cache.ts";
import type { Session } from "../../session.ts";
import type { Peek, TaskState, TaskStates } from "./dry-run-plan.ts";

/** What a plan asks instead of a service. */
export interface OpenedPeek {
  readonly peek: Peek;
  /** What a language model's answers that are not kept would take. */
  readonly estimate?: () => EstimateFigures;
  close(): Promise<void>;
}

/** Which answers of a remote service, or of a language model, are kept. Undefined: none ever are, as of the built-in engine. */
export async function openPeek(
  options: TaskOptions,
  flags: KeepFlags,
  session: Session,
): Promise<OpenedPeek | undefined> {
  const { resolved, settings, world } = session;
  if (settings.baseUrl !== undefined) return peekService(options, flags, session);
  if (settings.replay !== undefined) return peekRecording(options, session);
  return usesModel(resolved, world) ? peekModel(options, flags, session) : undefined;
}

/** Looks only: where nothing was ever kept, no store is made. */
async function peekService(
  options: TaskOptions,
  flags: KeepFlags,
  { resolved, settings, world }: Session,
): Promise<OpenedPeek> {
  const service = await connect(resolved, world);
  const mode = keepMode(flags);
  const { openAnswersToRead } = await import("../../../cache/store.ts");
  try {
    const store = mode === "use" ? await openAnswersToRead(answersPlace(resolved, world)) : undefined;
    const identity = serviceIdentity(settings.baseUrl ?? "");
    const client = createCachingClient(service, { store, identity, mode, kind: "remote", now: world.now });
    return { peek: createPeek({ client: onlyKept(client), options }), close: () => client.close() };
  } catch (problem) {
    await service.close();
    throw problem;
  }
}

/** What hangs on a category that the model has yet to find is reckoned by the one that the built-in engine finds. */
async function peekModel(
  options: TaskOptions,
  flags: KeepFlags,
  { resolved, world }: Session,
): Promise<OpenedPeek> {
  const { openPlannedModel } = await import("./planned-model.ts");
  const builtin = await embed(resolved, world);
  const model = await openPlannedModel(keepMode(flags), { resolved, world });
  const client = await embedClosing(model, { resolved, world });
  return {
    peek: createPeek({ client, options, builtin }),
    estimate: model.figures,
    close: () => client.close(),
  };
}

/** A recording is asked as a run would ask it: nothing of it has to be called, or paid for. */
async function peekRecording(options: TaskOptions, { resolved, world }: Session): Promise<OpenedPeek> {
  const { openModel } = await import("../../open-model.ts");
  const { model } = await openModel({ keep: "off" }, { resolved, world });
  const client = await embedClosing(model, { resolved, world });
  return { peek: createPeek({ client, options }), close: () => client.close() };
}

/** The embedded service by a model that is closed with it, and where it cannot be opened. */
async function embedClosing(
  model: LanguageModel,
  { resolved, world }: Pick<Session, "resolved" | "world">,
): Promise<Client> {
  const close = () => model.close();
  try {
    return { ...(await embed(resolved, world, async () => model)), close };
  } catch (problem) {
    await close();
    throw problem;
  }
}

interface Peeking {
  readonly client: Client;
  readonly options: TaskOptions;
  /** Does what another task needs where that is still to be asked. Absent: what needs it is not looked at. */
  readonly builtin?: Client;
}

/** Goes the way of a run (see `enrichProduct`): a task may need what another one has found. */
function createPeek({ client: answering, options, builtin }: Peeking): Peek {
  const client = notAsking(answering);
  return async (product: Product): Promise<TaskStates> => {
    const language = options.language ?? languageOfProduct(product);
    const states: Partial<Record<RunTask, TaskState>> = {};
    let answers: TaskAnswers = {};
    for (const task of options.tasks) {
      const tasks: ProductTasks = { client, options, product, language, answers, isBestEnough: true };
      const { state, answer } = await peekTask(task, tasks);
      states[task] = state;
      const isNeeded = options.tasks.some((other) => tasksOfRun[other].after?.task === task);
      const isOpen = isNeeded && isAsked(state) && builtin !== undefined;
      const found = isOpen ? (await peekTask(task, { ...tasks, client: builtin })).answer : answer;
      if (found !== undefined) answers = { ...answers, [task]: found };
    }
    return states;
  };
}

async function peekTask(
  task: RunTask,
  tasks: ProductTasks,
): Promise<{ state: TaskState; answer?: TaskAnswer<RunTask> }> {
  const { answer, fault } = await attemptTask(task, tasks);
  if (fault instanceof NotAnswered) return { state: fault.isAskedBefore ? "shared" : "to_do" };
  if (answer === undefined) return { state: "nothing" };
  return tasksOfRun[task].isGuess?.(answer) ? { state: "kept" } : { state: "kept", answer };
}

/** Whether the answer is one that is yet to come. */
function isAsked(state: TaskState): boolean {
  return state === "to_do" || state === "shared";
}

/** Thrown in the place of a call. */
class NotAnswered extends Error {
  /** An earlier row asks the very same, and its answer will do for this one. */
  readonly isAskedBefore: boolean;

  constructor(task: string, isAskedBefore: boolean) {
    super(`${task} is not answered yet.`);
    this.isAskedBefore = isAskedBefore;
  }
}

/** Nothing is kept under this question. */
class NotKept extends Error {}

/** A client that answers with what is kept, and calls nobody. */
function onlyKept({ peek, close }: CachingClient): Client {
  return {
    call: async (name, input) => {
      const answer = await peek(name, input);
      if (answer === undefined) throw new NotKept(`${name} is not kept.`);
      return answer;
    },
    close,
  };
}

/**
 * Notes what its client has no answer for, so that equal questions of several rows count as one call.
 * @throws NotAnswered in the place of such an answer
 */
function notAsking(client: Client): Client {
  const noted = createKeySet();
  return {
    call: async (name, input, options) => {
      try {
        return await client.call(name, input, options);
      } catch (fault) {
        if (!isPending(fault)) throw fault;
        throw new NotAnswered(name, !noted.add(answerKey(name, input, "").toString("hex")));
      }
    },
    close: () => client.close(),
  };
}

function isPending(fault: unknown): boolean {
  return fault instanceof NotKept || (isLlmError(fault) && fault.code === "PDO_COMPLETION_PENDING");
}

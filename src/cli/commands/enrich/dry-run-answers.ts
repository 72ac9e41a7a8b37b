import { answerKey, type CachingClient, createCachingClient } from "../../../cache/caching-client.ts";
import type { Client } from "../../../client/client.ts";
import { createKeySet } from "../../../llm/completion-keys.ts";
import { isLlmError } from "../../../llm/errors.ts";
import type { LanguageModel } from "../../../llm/language-model.ts";
import type { EstimateFigures } from "../../../llm/usage-estimate.ts";
import { attemptTask, type TaskOutcome } from "../../../pipeline/attempt-task.ts";
import { productOfTask } from "../../../pipeline/families/shared-tasks.ts";
import { languageOfProduct, type Product } from "../../../pipeline/product.ts";
import { attemptRecord, type RecordOutcome } from "../../../pipeline/record-call.ts";
import type { RunTask, TaskOptions } from "../../../pipeline/run-options.ts";
import type { ProductTasks } from "../../../pipeline/task.ts";
import { type TaskAnswer, type TaskAnswers, tasksOfRun } from "../../../pipeline/tasks.ts";
import { usesModel } from "../../config.ts";
import { connect, embed } from "../../connect.ts";
import { answersPlace, type CacheFlags, cacheMode, serviceIdentity } from "../../open-answer-cache.ts";
import type { Session } from "../../session.ts";
import type { Peek, TaskState, TaskStates } from "./dry-run-plan.ts";

/** What a plan consults instead of calling a service. */
export interface OpenedPeek {
  readonly peek: Peek;
  /** The estimated usage for a language model's uncached answers. */
  readonly estimate?: () => EstimateFigures;
  /** Provider and model of each language model. */
  readonly models?: readonly string[];
  close(): Promise<void>;
}

/**
 * Opens the cached answers of a remote service or a language model. Undefined where nothing is cached, as for the
 * built-in engine.
 */
export async function openPeek(
  options: TaskOptions,
  flags: CacheFlags,
  session: Session,
): Promise<OpenedPeek | undefined> {
  const { resolved, settings, world } = session;
  if (settings.baseUrl !== undefined) return peekService(options, flags, session);
  if (settings.replay !== undefined) return peekRecording(options, session);
  return usesModel(resolved, world) ? peekModel(options, flags, session) : undefined;
}

/** Read-only: creates no cache where there is none. */
async function peekService(
  options: TaskOptions,
  flags: CacheFlags,
  { resolved, settings, world }: Session,
): Promise<OpenedPeek> {
  const service = await connect(resolved, world);
  const mode = cacheMode(flags);
  const { openAnswersToRead } = await import("../../../cache/store.ts");
  try {
    const store = mode === "use" ? await openAnswersToRead(answersPlace(resolved, world)) : undefined;
    const identity = serviceIdentity(settings.baseUrl ?? "");
    const client = createCachingClient(service, { store, identity, mode, kind: "remote", now: world.now });
    return {
      peek: createPeek({ client: onlyCached(client), options, keepsRecords: true }),
      close: () => client.close(),
    };
  } catch (problem) {
    await service.close();
    throw problem;
  }
}

/** Requests that depend on a category the model has not found yet are estimated with the built-in engine's category. */
async function peekModel(
  options: TaskOptions,
  flags: CacheFlags,
  { resolved, world }: Session,
): Promise<OpenedPeek> {
  const { openPlannedModel } = await import("./planned-model.ts");
  const builtin = await embed(resolved, world);
  const model = await openPlannedModel(cacheMode(flags), { resolved, world });
  const client = await embedClosing(model, { resolved, world });
  return {
    peek: createPeek({ client, options, builtin }),
    estimate: model.figures,
    models: model.names,
    close: () => client.close(),
  };
}

/** A recording is replayed as in a run: it costs nothing. */
async function peekRecording(options: TaskOptions, { resolved, world }: Session): Promise<OpenedPeek> {
  const { openModel } = await import("../../open-model.ts");
  const { model } = await openModel({ cacheMode: "off" }, { resolved, world });
  const client = await embedClosing(model, { resolved, world });
  return { peek: createPeek({ client, options }), close: () => client.close() };
}

/** The embedded service with a model that is closed with it, or when opening fails. */
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
  /** Answers are kept by record, and not by question to a language model, which is the same for one task alone. */
  readonly keepsRecords?: boolean;
  /** Answers what a task depends on where that is not cached. Absent: dependent tasks are not looked up. */
  readonly builtin?: Client;
}

/** Follows the order of a run (see `enrichProduct`), since a task may depend on another one's answer. */
function createPeek({ client: answering, options, builtin, keepsRecords = false }: Peeking): Peek {
  const client = withoutCalls(answering, keepsRecords ? NotAnswered : StillToCome);
  return async (product: Product): Promise<TaskStates> => {
    const language = options.language ?? languageOfProduct(product.family?.shared ?? product);
    const states: Partial<Record<RunTask, TaskState>> = {};
    let answers: TaskAnswers = {};
    let { minScore } = options;
    const asked = { client, options, product, language, isBestEnough: true };
    const known = keepsRecords ? [await attemptRecord(options.tasks, asked)] : await askTogether(asked);
    for (const task of options.tasks) {
      const tasks: ProductTasks = {
        ...{ ...asked, product: productOfTask(task, product), answers },
        options: { ...options, minScore },
      };
      const found = known.find(({ done }) => done.has(task));
      const { state, answer } =
        found === undefined
          ? await peekTask(task, tasks, keepsRecords)
          : stateOf(task, found.outcomeOf(task));
      states[task] = state;
      const isNeeded = options.tasks.some((other) => tasksOfRun[other].after?.task === task);
      const isOpen = isNeeded && needsCall(state) && builtin !== undefined;
      // How sure the service will be of the category is not known: its attributes are counted.
      if (isOpen) minScore = 0;
      const used = isOpen ? (await peekTask(task, { ...tasks, client: builtin })).answer : answer;
      if (used !== undefined) answers = { ...answers, [task]: used };
    }
    return states;
  };
}

/** As a run asks a language model: what needs no other answer at once, for the row and for what its family shares. */
async function askTogether(asked: ProductTasks): Promise<readonly RecordOutcome[]> {
  const tasks = asked.options.tasks.filter((task) => tasksOfRun[task].after === undefined);
  const products = new Set(tasks.map((task) => productOfTask(task, asked.product)));
  const outcomes: RecordOutcome[] = [];
  for (const product of products) {
    const own = tasks.filter((task) => productOfTask(task, asked.product) === product);
    outcomes.push(await attemptRecord(own, { ...asked, product }));
  }
  return outcomes;
}

interface PeekedTask {
  readonly state: TaskState;
  readonly answer?: TaskAnswer<RunTask>;
}

/** Looks for the answer from the whole record, then for that of the task's own operation, which older services have alone. */
async function peekTask(task: RunTask, tasks: ProductTasks, keepsRecords = false): Promise<PeekedTask> {
  const ofRecord = stateOf(task, await attemptTask(task, tasks));
  if (!keepsRecords || !needsCall(ofRecord.state)) return ofRecord;
  const { call, close } = tasks.client;
  const own = stateOf(task, await attemptTask(task, { ...tasks, client: { call, close } }));
  return needsCall(own.state) ? ofRecord : own;
}

function stateOf(task: RunTask, { answer, fault }: TaskOutcome): PeekedTask {
  if (fault instanceof NotAnswered) return { state: fault.isShared ? "shared" : "to_do" };
  if (answer === undefined) return { state: "nothing" };
  return tasksOfRun[task].isGuess?.(answer) ? { state: "kept" } : { state: "kept", answer };
}

/** Whether the task's answer is still to be requested. */
function needsCall(state: TaskState): boolean {
  return state === "to_do" || state === "shared";
}

/** Thrown instead of calling. */
class NotAnswered extends Error {
  /** An earlier row makes the same request and shares its answer. */
  readonly isShared: boolean;

  constructor(task: string, isShared: boolean) {
    super(`${task} is not answered yet.`);
    this.isShared = isShared;
  }
}

/** Of a language model's answer: then no task of the record is asked for by itself. */
class StillToCome extends NotAnswered {
  readonly code = "PDO_COMPLETION_PENDING";
}

/** The cache has no answer to this request. */
class NotCached extends Error {}

/** A client that answers from the cache and never calls, not even to ask which operations the service has. */
function onlyCached({ peek, close }: CachingClient): Client {
  return {
    has: async () => true,
    call: async (name, input) => {
      const answer = await peek(name, input);
      if (answer === undefined) throw new NotCached(`${name} is not kept.`);
      return answer;
    },
    close,
  };
}

/**
 * Records uncached requests, so that equal ones of several rows count as one call.
 * @throws NotAnswered for an uncached request
 */
function withoutCalls(client: Client, Missing: typeof NotAnswered): Client {
  const noted = createKeySet();
  return {
    call: async (name, input, options) => {
      try {
        return await client.call(name, input, options);
      } catch (fault) {
        if (!isPending(fault)) throw fault;
        throw new Missing(name, !noted.add(answerKey(name, input, "").toString("hex")));
      }
    },
    ...(client.has && { has: client.has }),
    close: () => client.close(),
  };
}

function isPending(fault: unknown): boolean {
  return fault instanceof NotCached || (isLlmError(fault) && fault.code === "PDO_COMPLETION_PENDING");
}

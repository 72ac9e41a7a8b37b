import { resolve } from "node:path";
import type { CacheMode } from "../cache/answer-cache.ts";
import { type CachingModel, createCachingModel } from "../cache/caching-model.ts";
import { type Budget, createBudget } from "../llm/budget.ts";
import { stopOnNonsense, stopOnRefusals } from "../llm/call-faults.ts";
import type { LanguageModel } from "../llm/language-model.ts";
import {
  type LanguageModelOptions,
  type OpenLanguageModel,
  openLanguageModel,
} from "../llm/open-language-model.ts";
import { openProvider } from "../llm/providers/open-provider.ts";
import type { Provider } from "../llm/providers/provider.ts";
import { createUsageTally, type UsageTally } from "../llm/usage-tally.ts";
import type { ModelFigures } from "../pipeline/run-figures.ts";
import type { ResolvedSettings } from "./config.ts";
import { chooseModel, type ModelChoice, type ModelMoney, modelPrice } from "./model-choice.ts";
import {
  modelFigures,
  nothingPending,
  type PendingCalls,
  pendingCalls,
  replayFigures,
} from "./model-figures.ts";
import { readModelNames, refuseSeveralModels } from "./model-names.ts";
import { addTracing } from "./model-tracing.ts";
import { openAnswerCache } from "./open-answer-cache.ts";
import { readVersion } from "./paths.ts";
import { joinOpenedModels, openEach } from "./several-models.ts";
import type { World } from "./world.ts";

/** How a command uses a language model. */
export interface ModelUse extends CallLimits {
  readonly cacheMode: CacheMode;
  /** What the processes of a cluster share. Absent: nothing is shared. */
  readonly sharing?: ModelSharing;
}

/** Money, answers and waits of all processes that do a run. */
export interface ModelSharing {
  /** Undefined: nothing is limited. */
  budget(money: ModelMoney): Budget | undefined;
  answers(model: LanguageModel): LanguageModel;
  holds(provider: Provider): Provider;
  /** Answers that others had paid for. */
  hits(): number;
}

/** A language model with its middleware. */
export interface OpenedModel {
  /** Closing it closes the whole chain. */
  readonly model: LanguageModel;
  readonly figures: () => ModelFigures;
  readonly pending: () => PendingCalls;
  /** Awaited before rows are written: the paid answers are stored durably then. */
  readonly durable: () => Promise<void>;
  /** Whether completions are cached beyond the command. */
  readonly cachesAnswers: boolean;
  /** Absent: answers come from a recording. */
  readonly live?: ProviderModel;
}

/** The provider's model beneath a recording. */
export interface ProviderModel {
  readonly provider: Provider;
  readonly cached: CachingModel;
  readonly money: ModelMoney;
}

/**
 * The configured language model: rate-limited and within its budget, with a cache and, on request, a recording of
 * completions; or the replay of a recording.
 * @throws LlmError, PdoError
 */
export async function openModel(use: ModelUse, opening: Opening): Promise<OpenedModel> {
  const { replay } = opening.resolved.settings;
  return replay === undefined ? openProviderModel(use, opening) : openReplay(replay, opening);
}

async function openProviderModel(use: ModelUse, opening: Opening): Promise<OpenedModel> {
  const { resolved, world } = opening;
  const choice = await chooseModel(resolved, world, (sentence) => warn(sentence, opening));
  const names = readModelNames(resolved.settings);
  if (resolved.settings.record !== undefined) refuseSeveralModels(resolved.settings, "--record");
  const { opened: first, live } = await openOne(choice, use, opening);
  if (Object.keys(names.byTask).length === 0 && names.judge === undefined) return first;
  const begun = [first];
  try {
    const { budget, provider } = live;
    const several = await openEach(names, { name: provider.model, opened: first }, async (model) => {
      const { opened } = await openOne({ ...choice, model }, { ...use, budget }, opening);
      begun.push(opened);
      return opened;
    });
    return joinOpenedModels(several);
  } catch (problem) {
    await Promise.all(begun.map(({ model }) => model.close()));
    throw problem;
  }
}

async function openOne(
  choice: ModelChoice,
  { cacheMode: mode, budget, sharing, ...limits }: ModelUse & { readonly budget?: Budget },
  opening: Opening,
): Promise<{ readonly opened: OpenedModel; readonly live: LiveModel }> {
  const live = await openLiveModel(choice, limits, opening, { budget, sharing });
  const isRun = limits.outlivesFaults !== true;
  const traced = await addTracing(live.calls, opening);
  const calls = isRun ? stopOnRefusals(traced) : traced;
  const cached = await addCache(sharing?.answers(calls) ?? calls, mode, opening);
  const { provider, money } = live;
  const model = await addRecording(cached, opening);
  const opened: OpenedModel = {
    model: isRun ? stopOnNonsense(model) : model,
    figures: () => modelFigures({ ...live, cached, sharedHits: sharing?.hits() ?? 0 }),
    pending: () => pendingCalls(live.calls),
    durable: cached.durable,
    cachesAnswers: mode !== "off",
    live: { provider, cached, money },
  };
  return { opened, live };
}

/** @throws PdoError; the model is closed then */
async function addCache(calls: LanguageModel, mode: CacheMode, { resolved, world }: Opening) {
  const { now } = world;
  if (mode === "off") return createCachingModel(calls, { store: undefined, mode, now });
  return createCachingModel(calls, { ...(await openAnswerCache(calls, { resolved, world })), mode, now });
}

/** @throws LlmError PDO_RECORDING_UNUSABLE; the model is closed then */
async function addRecording(model: LanguageModel, { resolved, world }: Opening): Promise<LanguageModel> {
  const { record: folder } = resolved.settings;
  if (folder === undefined) return model;
  const { recordCompletions } = await import("../llm/recording.ts");
  try {
    return recordCompletions(model, resolve(world.workingDirectory, folder));
  } catch (problem) {
    await model.close();
    throw problem;
  }
}

async function openReplay(folder: string, { world }: Opening): Promise<OpenedModel> {
  const { replayCompletions } = await import("../llm/recording.ts");
  const model = replayCompletions(resolve(world.workingDirectory, folder));
  return {
    model,
    figures: () => replayFigures(model),
    pending: () => nothingPending,
    durable: async () => {},
    cachesAnswers: false,
  };
}

/** Timeouts and abortion of calls. Absent: the settings' values, suited to a single command. */
type CallLimits = Pick<LanguageModelOptions, "maxOutageMs" | "maxWaitMs" | "stopSignal" | "outlivesFaults">;

/** For a service: no caller waits longer than an answer may take, and a fault of one call does not stop others. */
export function servingLimits({ settings }: ResolvedSettings): CallLimits {
  return { outlivesFaults: true, maxWaitMs: Math.min(settings.maxWait, settings.timeout) };
}

export interface Opening {
  readonly resolved: ResolvedSettings;
  readonly world: World;
}

/** A provider's model, rate-limited and within its budget, without a cache. */
export interface LiveModel {
  readonly provider: Provider;
  readonly money: ModelMoney;
  readonly calls: OpenLanguageModel;
  readonly tally: UsageTally;
  readonly budget: Budget;
}

interface SharedParts {
  /** Of models that were opened before. Absent: one of its own. */
  readonly budget?: Budget | undefined;
  readonly sharing?: ModelSharing | undefined;
}

/** @throws LlmError where the settings are invalid */
export async function openLiveModel(
  choice: ModelChoice,
  limits: CallLimits,
  { resolved, world }: Opening,
  { budget: shared, sharing }: SharedParts = {},
): Promise<LiveModel> {
  const { settings } = resolved;
  const own = await openProvider({
    ...choice,
    connections: settings.concurrency,
    connectTimeoutMs: settings.connectTimeout,
    userAgent: `pdo/${readVersion()}`,
    now: world.now,
  });
  const provider = sharing?.holds(own) ?? own;
  const money = modelPrice(provider, { resolved, world });
  const tally = createUsageTally(money.price);
  const budget =
    shared?.at(money.price) ??
    sharing?.budget(money) ??
    createBudget({ ...money.limits, price: money.price });
  const calls = openLanguageModel({
    provider,
    budget,
    tally,
    timeoutMs: settings.timeout,
    rowTimeoutMs: settings.rowTimeout,
    maxWaitMs: settings.maxWait,
    retries: settings.retries,
    connections: settings.concurrency,
    random: world.random,
    now: world.now,
    onWarning: (sentence) => warn(sentence, { resolved, world }),
    ...limits,
  });
  return { provider, money, calls, tally, budget };
}

/** Prints a warning unless `--quiet`. */
export function warn(sentence: string, { resolved, world }: Opening): void {
  if (!resolved.settings.quiet) void world.talk.write(`${sentence}\n`);
}

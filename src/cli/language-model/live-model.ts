import {
  type LanguageModelOptions,
  type OpenLanguageModel,
  openLanguageModel,
} from "../../language-model/calls/open-language-model.ts";
import { type Budget, createBudget } from "../../language-model/money/budget.ts";
import { createUsageTally, type UsageTally } from "../../language-model/money/usage-tally.ts";
import { openProvider } from "../../language-model/providers/open-provider.ts";
import type { Provider } from "../../language-model/providers/provider.ts";
import type { ResolvedSettings } from "../resolve-settings.ts";
import { readVersion } from "../version.ts";
import type { World } from "../world.ts";
import type { ModelChoice } from "./choose-model.ts";
import { type ModelMoney, modelPrice } from "./model-price.ts";

/** How calls wait, and when they end. Absent: as the settings say, and as a single command does. */
export type CallManners = Pick<
  LanguageModelOptions,
  "maxOutageMs" | "maxWaitMs" | "stopSignal" | "outlivesFaults"
>;

/** For whoever serves others: nobody is held for longer than an answer may take, and one caller's fault ends nothing. */
export function servingManners({ settings }: ResolvedSettings): CallManners {
  return { outlivesFaults: true, maxWaitMs: Math.min(settings.maxWait, settings.timeout) };
}

export interface Opening {
  readonly resolved: ResolvedSettings;
  readonly world: World;
}

/** A provider's model, paced and within its budget; nothing of it is kept. */
export interface LiveModel {
  readonly provider: Provider;
  readonly money: ModelMoney;
  readonly calls: OpenLanguageModel;
  readonly tally: UsageTally;
  readonly budget: Budget;
}

/** @throws ProviderProblem where the settings cannot be used */
export async function openLiveModel(
  choice: ModelChoice,
  manners: CallManners,
  { resolved, world }: Opening,
): Promise<LiveModel> {
  const { settings } = resolved;
  const provider = await openProvider({
    ...choice,
    connections: settings.concurrency,
    connectTimeoutMs: settings.connectTimeout,
    userAgent: `pdo/${readVersion()}`,
    now: world.now,
  });
  const money = modelPrice(provider, { resolved, world });
  const tally = createUsageTally(money.price);
  const budget = createBudget({ ...money.limits, price: money.price });
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
    ...manners,
  });
  return { provider, money, calls, tally, budget };
}

/** A sentence for a person, unless nothing is wanted to be heard. */
export function warn(sentence: string, { resolved, world }: Opening): void {
  if (!resolved.settings.quiet) void world.talk.write(`${sentence}\n`);
}

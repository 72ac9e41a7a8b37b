import { createHash } from "node:crypto";
import { type ProviderName, providerOfKey, providers } from "../../llm/providers/providers.ts";
import type { ModelFigures } from "../../pipeline/run-figures.ts";
import type { ModelUse } from "../../server/http/metrics.ts";
import { type Engine, lazyEngine, watchTasks } from "../../tasks/engine.ts";
import { type ResolvedSettings, usesModel } from "../config.ts";
import type { ModelChoice } from "../model-choice.ts";
import { toUsage } from "../model-figures.ts";
import { readModelNames } from "../model-names.ts";
import type { Engines } from "../open-engine.ts";
import { type LiveModel, openLiveModel, openModel, servingLimits } from "../open-model.ts";
import type { World } from "../world.ts";

interface Serving {
  readonly engines: Engines;
  readonly resolved: ResolvedSettings;
  readonly world: World;
}

/** The models of a service with many callers. Their answers are not cached. */
export interface ServiceModels {
  /** The operator's own. Absent: none is configured. */
  readonly ownEngine?: Engine;
  /** Undefined: the provider cannot be recognized from the key's prefix, or has no default model. */
  engineForKey(providerKey: string): Engine | undefined;
  /** What models took since the start. */
  uses(): readonly ModelUse[];
  close(): Promise<void>;
}

/** Maximum number of keys with open connections; the least recently used is evicted. */
const mostKeys = 64;

/** @throws LlmError, PdoError where the operator's model is misconfigured */
export async function openServiceModels(serving: Serving): Promise<ServiceModels> {
  const keyed = createKeyedModels(serving);
  const { engines, resolved, world } = serving;
  if (!usesModel(resolved, world)) return keyed;
  const own = await openModel({ cacheMode: "off", ...servingLimits(resolved) }, serving);
  return {
    engineForKey: keyed.engineForKey,
    ownEngine: await engines.byModel(own.model),
    uses: () => [toModelUse("operator", own.figures()), ...keyed.uses()],
    close: async () => {
      await Promise.all([keyed.close(), own.model.close()]);
    },
  };
}

/**
 * Each caller's own model, by the key that came with the call. The key is held in memory only as long as its
 * connections. Its prefix determines the provider; where the operator configured the same provider, the operator's
 * address and model are used. An evicted model first finishes its tasks, so that no caller can abort another's calls.
 */
function createKeyedModels(serving: Serving): ServiceModels {
  const opened = new Map<string, KeyedEngine>();
  const leaving = new Set<KeyedEngine>();
  let past: ModelUse | undefined;
  const letGo = async (keyed: KeyedEngine) => {
    leaving.add(keyed);
    await keyed.idle();
    await keyed.close();
    past = addUses([past, keyed.use()]);
    leaving.delete(keyed);
  };
  return {
    engineForKey: (providerKey) => {
      const choice = choiceOf(providerKey, serving.resolved);
      if (choice === undefined) return undefined;
      const digest = createHash("sha256").update(providerKey).digest("base64");
      const keyed = opened.get(digest) ?? openKeyed(choice, serving);
      opened.delete(digest);
      opened.set(digest, keyed);
      const [oldest] = opened.size > mostKeys ? opened : [];
      if (oldest !== undefined) {
        opened.delete(oldest[0]);
        void letGo(oldest[1]);
      }
      return keyed.engine;
    },
    uses: () => {
      const all = addUses([past, ...[...opened.values(), ...leaving].map((keyed) => keyed.use())]);
      return all === undefined ? [] : [all];
    },
    close: async () => {
      await Promise.all([...opened.values(), ...leaving].map((keyed) => keyed.close()));
    },
  };
}

function choiceOf(key: string, { settings }: ResolvedSettings): ModelChoice | undefined {
  const provider = providerOfKey(key);
  if (provider === undefined || !/^[\x21-\x7e]+$/.test(key)) return undefined;
  if (isOfOperatorsPerhaps(key, settings.provider)) return undefined;
  if (provider !== settings.provider) return providers[provider].model ? { provider, key } : undefined;
  const { providerBaseUrl: baseUrl } = settings;
  const { model } = readModelNames(settings);
  return { provider, key, ...(model !== undefined && { model }), ...(baseUrl !== undefined && { baseUrl }) };
}

/**
 * Several providers issue keys with the bare prefix `sk-`. Where the operator configured one of them, such a key may be
 * that provider's or OpenAI's, and is sent to neither.
 */
function isOfOperatorsPerhaps(key: string, operators: ProviderName | undefined): boolean {
  const isPlain = /^sk-(?!proj-|svcacct-|admin-|ant-|or-)/.test(key);
  return isPlain && operators !== undefined && !withOwnKeyForm.has(operators);
}

const withOwnKeyForm: ReadonlySet<ProviderName> = new Set([
  "openai",
  "anthropic",
  "google",
  "openrouter",
  "groq",
]);

interface KeyedEngine {
  readonly engine: Engine;
  /** Resolves when no task is running. */
  idle(): Promise<void>;
  /** Undefined until a task was asked. */
  use(): ModelUse | undefined;
  /** Aborts running tasks. Safe to call twice. */
  close(): Promise<void>;
}

type Figures = Pick<ModelFigures, "total" | "requests" | "retries" | "throttled">;

function toModelUse(payer: ModelUse["payer"], { total, requests, retries, throttled }: Figures): ModelUse {
  const { input_tokens, cached_input_tokens, output_tokens, cost } = total;
  return { payer, requests, retries, throttled, input_tokens, cached_input_tokens, output_tokens, cost };
}

/** The cost is that of the models whose price is known. */
function addUses(uses: readonly (ModelUse | undefined)[]): ModelUse | undefined {
  const known = uses.filter((use) => use !== undefined);
  const [first] = known;
  if (first === undefined) return undefined;
  const sum = (pick: (use: ModelUse) => number) => known.reduce((total, use) => total + pick(use), 0);
  return {
    payer: first.payer,
    requests: sum(({ requests }) => requests),
    retries: sum(({ retries }) => retries),
    throttled: sum(({ throttled }) => throttled),
    input_tokens: sum((use) => use.input_tokens),
    cached_input_tokens: sum((use) => use.cached_input_tokens),
    output_tokens: sum((use) => use.output_tokens),
    cost: known.every(({ cost }) => cost === null) ? null : sum(({ cost }) => cost ?? 0),
  };
}

/** Opened at the first task. The operator's limits apply only to the operator's own budget. */
function openKeyed(choice: ModelChoice, { engines, resolved: ofOperator, world }: Serving): KeyedEngine {
  const settings = { ...ofOperator.settings, maxCost: undefined, maxTokens: undefined };
  const resolved: ResolvedSettings = { ...ofOperator, settings };
  let begun: Promise<LiveModel> | undefined;
  let opened: LiveModel | undefined;
  const lazy = lazyEngine(async () => {
    begun = openLiveModel(choice, servingLimits(resolved), { resolved, world });
    opened = await begun;
    return engines.byModel(opened.calls);
  });
  const { engine, idle } = watchTasks(lazy);
  return {
    engine,
    idle,
    use: () => {
      if (opened === undefined) return undefined;
      const { tally, calls } = opened;
      return toModelUse("callers", { ...calls.figures(), total: toUsage(tally.figures().total) });
    },
    close: async () => {
      const live = await begun?.catch(() => undefined);
      await live?.calls.close();
    },
  };
}

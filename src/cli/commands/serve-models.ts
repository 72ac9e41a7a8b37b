import { createHash } from "node:crypto";
import { type ProviderName, providerOfKey, providers } from "../../llm/providers/providers.ts";
import { type Engine, lazyEngine, watchTasks } from "../../tasks/engine.ts";
import { type ResolvedSettings, usesModel } from "../config.ts";
import type { ModelChoice } from "../model-choice.ts";
import type { Engines } from "../open-engine.ts";
import { type LiveModel, openLiveModel, openModel, servingManners } from "../open-model.ts";
import type { World } from "../world.ts";

interface Serving {
  readonly engines: Engines;
  readonly resolved: ResolvedSettings;
  readonly world: World;
}

/** The models of a service that serves others. Nothing of what they answer is kept. */
export interface ServiceModels {
  /** The operator's own. Absent: none is set up. */
  readonly ownEngine?: Engine;
  /** Undefined: the key's form tells no provider, or one of which no model is named. */
  engineForKey(providerKey: string): Engine | undefined;
  close(): Promise<void>;
}

/** So many keys' connections are held at a time; the one that was used the longest ago goes first. */
const mostKeys = 64;

/** @throws LlmError, PdoError where the operator's own model cannot be used as it is set up */
export async function openServiceModels(serving: Serving): Promise<ServiceModels> {
  const keyed = createKeyedModels(serving);
  const { engines, resolved, world } = serving;
  if (!usesModel(resolved, world)) return keyed;
  const own = await openModel({ keep: "off", ...servingManners(resolved) }, serving);
  return {
    engineForKey: keyed.engineForKey,
    ownEngine: await engines.byModel(own.model),
    close: async () => {
      await Promise.all([keyed.close(), own.model.close()]);
    },
  };
}

/**
 * Each caller's own model, by the key that came with the call. A caller's key is in memory for as long as its connections are, and nowhere
 * else. Whose model it is, is told by its form; where the operator has set up that provider, at the operator's address and with the
 * operator's model. One that makes room for another first finishes what it has in hand, so that nobody ends a stranger's calls.
 */
function createKeyedModels(serving: Serving): ServiceModels {
  const opened = new Map<string, KeyedEngine>();
  const leaving = new Set<KeyedEngine>();
  const letGo = async (keyed: KeyedEngine) => {
    leaving.add(keyed);
    await keyed.idle();
    await keyed.close();
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
  const { model, providerBaseUrl: baseUrl } = settings;
  return { provider, key, ...(model !== undefined && { model }), ...(baseUrl !== undefined && { baseUrl }) };
}

/**
 * Several providers hand out keys that begin with `sk-` and no more. Where the operator has set up one of them, such a key may be
 * its or OpenAI's, and is sent to neither.
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
  /** Resolves when no task is under way. */
  idle(): Promise<void>;
  /** Tasks under way are ended. Safe to call twice. */
  close(): Promise<void>;
}

/** Opened at the first task. The operator's limits are for the operator's money. */
function openKeyed(choice: ModelChoice, { engines, resolved: ofOperator, world }: Serving): KeyedEngine {
  const settings = { ...ofOperator.settings, maxCost: undefined, maxTokens: undefined };
  const resolved: ResolvedSettings = { ...ofOperator, settings };
  let begun: Promise<LiveModel> | undefined;
  const lazy = lazyEngine(async () => {
    begun = openLiveModel(choice, servingManners(resolved), { resolved, world });
    return engines.byModel((await begun).calls);
  });
  const { engine, idle } = watchTasks(lazy);
  return {
    engine,
    idle,
    close: async () => {
      const live = await begun?.catch(() => undefined);
      await live?.calls.close();
    },
  };
}

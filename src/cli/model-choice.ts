import type { PdoError } from "../lib/errors.ts";
import type { BudgetLimits } from "../llm/budget.ts";
import { type ModelPrice, microsOfDollars } from "../llm/cost.ts";
import { findPrice, readUserPrices, requirePrice } from "../llm/model-prices.ts";
import type { Provider } from "../llm/providers/provider.ts";
import { type ProviderName, providerOfKey, providers } from "../llm/providers/providers.ts";
import type { ResolvedSettings } from "./config.ts";
import { cliError } from "./errors.ts";
import { readModelNames } from "./model-names.ts";
import { readSecrets } from "./secrets.ts";
import type { World } from "./world.ts";

/** A provider's model and how it is reached. */
export interface ModelChoice {
  readonly provider: ProviderName;
  /** Absent: the provider's default, where there is one. */
  readonly model?: string;
  readonly baseUrl?: string;
  readonly key?: string;
}

/**
 * The configured provider, else the one recognized by the key's prefix.
 * @throws PdoError PDO_PROVIDER_UNCLEAR where neither determines it
 */
export async function chooseModel(
  resolved: ResolvedSettings,
  world: World,
  onWarning: (sentence: string) => void,
): Promise<ModelChoice> {
  const { providerBaseUrl, provider: named } = resolved.settings;
  const { model } = readModelNames(resolved.settings);
  const { providerKey } = await readSecrets(resolved, world, onWarning);
  const provider = named ?? (providerKey === undefined ? undefined : providerOfKey(providerKey));
  if (provider === undefined) throw providerUnclear();
  if (providerKey !== undefined) refuseMisplaced(providerKey, resolved);
  if (resolved.settings.images && providers[provider].fetchesPictures !== true) throw noPictures(provider);
  return {
    provider,
    ...(model !== undefined && { model }),
    ...(providerBaseUrl !== undefined && { baseUrl: providerBaseUrl }),
    ...(providerKey !== undefined && { key: providerKey }),
  };
}

function noPictures(provider: ProviderName): PdoError {
  return cliError({
    code: "PDO_IMAGES_NOT_OFFERED",
    what: `--images: ${providers[provider].title} does not fetch pictures by their addresses.`,
    seen: "pdo sends a picture's address, never the picture.",
    nextStep: "Leave --images out, or name a provider that does, for example openai or anthropic.",
  });
}

/** Shorter keys are words (`none`, `ollama`) that may occur in an address, and no secrets. */
const shortestSecret = 16;

/** Model and address are shown and written into summaries, so they must not contain the key. */
function refuseMisplaced(key: string, { settings, sources }: ResolvedSettings): void {
  const places = ["model", "providerBaseUrl"] as const;
  const misplaced = places.find((name) => settings[name]?.includes(key) === true);
  if (misplaced === undefined || key.length < shortestSecret) return;
  throw cliError({
    code: "PDO_KEY_MISPLACED",
    what: `${sources[misplaced].name}: the provider key stands there too.`,
    seen: "It would be shown with every summary, and go into logs.",
    nextStep: "Take it out there; the key belongs in PDO_PROVIDER_KEY or a file of its own.",
  });
}

function providerUnclear(): PdoError {
  return cliError({
    code: "PDO_PROVIDER_UNCLEAR",
    what: "It is not clear whose language model the provider key is for.",
    seen: "Its form is that of no provider that is known here.",
    nextStep:
      "Name the provider, for example --provider mistral; without the key the built-in engine does it.",
  });
}

export interface ModelMoney {
  /** Undefined: the price is unknown, and only tokens are counted. */
  readonly price: ModelPrice | undefined;
  readonly limits: BudgetLimits;
}

/**
 * A model's price and budget.
 * @throws LlmError PDO_PRICE_UNKNOWN for a budget in money with a model of unknown price; PDO_PRICE_INVALID
 */
export function modelPrice(
  { name, model }: Pick<Provider, "name" | "model">,
  { resolved, world }: { readonly resolved: ResolvedSettings; readonly world: Pick<World, "now"> },
): ModelMoney {
  const { prices, maxCost, maxTokens } = resolved.settings;
  const today = new Date(world.now()).toISOString().slice(0, 10);
  const ofUser = readUserPrices(prices, today);
  return {
    price: maxCost === undefined ? findPrice(name, model, ofUser) : requirePrice(name, model, ofUser),
    limits: {
      ...(maxCost !== undefined && { maxCostMicros: microsOfDollars(maxCost) }),
      ...(maxTokens !== undefined && { maxTokens }),
    },
  };
}

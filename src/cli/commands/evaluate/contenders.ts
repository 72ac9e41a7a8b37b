import type { Client } from "../../../client/client.ts";
import type { PdoError } from "../../../lib/errors.ts";
import {
  isProviderName,
  type ProviderName,
  providerNames,
  providerOfKey,
  providers,
} from "../../../llm/providers/providers.ts";
import type { ModelFigures } from "../../../pipeline/run-figures.ts";
import { type ResolvedSettings, usesModel } from "../../config.ts";
import { connect, embed } from "../../connect.ts";
import { cliError } from "../../errors.ts";
import { environmentName } from "../../flags/flag-record.ts";
import type { Session } from "../../session.ts";
import type { World } from "../../world.ts";

/** Who is compared: the built-in engine, or a provider's model. */
export interface Contender {
  /** As it was written: `builtin`, `openai:gpt-6-luna`. */
  readonly name: string;
  /** Absent: the built-in engine. */
  readonly provider?: ProviderName;
  /** Absent: the provider's default. */
  readonly model?: string;
}

const builtinName = "builtin";

/** @throws PdoError PDO_COMPARE_UNCLEAR */
export function readContenders(written: readonly string[]): readonly Contender[] {
  const contenders = written.map((name): Contender => {
    if (name === builtinName) return { name };
    const [, provider = name, model] = /^([^:]+)(?::(.+))?$/s.exec(name) ?? [];
    if (!isProviderName(provider))
      throw unclear(
        `${JSON.stringify(provider)} is neither ${builtinName} nor one of ${providerNames.join(", ")}.`,
      );
    return { name, provider, ...(model !== undefined && { model }) };
  });
  if (contenders.length < 2) throw unclear("There is nothing to compare it with.");
  if (new Set(written).size < written.length) throw unclear("One of them is named twice.");
  return contenders;
}

function unclear(seen: string): PdoError {
  return cliError({
    code: "PDO_COMPARE_UNCLEAR",
    what: "--compare: it is not clear who is compared.",
    seen,
    nextStep: "Name two or more, for example --compare builtin,openai:gpt-6-luna",
  });
}

/** A service to evaluate. */
export interface OpenedContender {
  readonly client: Client;
  /** Of a language model. */
  readonly figures?: () => ModelFigures;
  close(): Promise<void>;
}

/** The service that the settings name. */
export async function openConfigured({ resolved, world }: Session): Promise<OpenedContender> {
  if (usesModel(resolved, world)) return openWithModel(resolved, world);
  const client = await connect(resolved, world);
  return { client, close: () => client.close() };
}

/** What a contender may take at most; undefined: unlimited. */
export interface ContenderLimits {
  /** Dollars. */
  readonly maxCost: number | undefined;
  readonly maxTokens: number | undefined;
}

/**
 * @param others all that are compared
 * @throws PdoError PDO_COMPARE_KEY_MISSING
 */
export async function openContender(
  contender: Contender,
  others: readonly Contender[],
  { resolved, world, ...limits }: Pick<Session, "resolved" | "world"> & ContenderLimits,
): Promise<OpenedContender> {
  const { provider, model } = contender;
  if (provider === undefined) {
    const client = await embed(resolved, world);
    return { client, close: () => client.close() };
  }
  const named = resolved.settings.provider;
  const isAlone = others.every((other) => other.provider === undefined || other.provider === provider);
  const isOwn = named === undefined ? isAlone : named === provider;
  // What the model cannot do is its own, and not done by another.
  const settings = {
    ...resolved.settings,
    ...limits,
    ...{ provider, model, judge: undefined, escalateBelow: undefined, fallback: "none" as const },
    ...(!isOwn && { providerBaseUrl: undefined, providerKeyFile: undefined }),
  };
  return openWithModel({ ...resolved, settings }, withKey(provider, isOwn, world));
}

/** A key goes to the provider that it is meant for, and to no other. */
function withKey(provider: ProviderName, isOwn: boolean, world: World): World {
  const variable = environmentName(`providerKey_${provider.replace(/-/g, "_")}`);
  const { PDO_PROVIDER_KEY: shared = "", [variable]: own = "", ...others } = world.environment;
  const key = own !== "" ? own : isOwn || providerOfKey(shared) === provider ? shared : "";
  if (key === "" && !isOwn && providers[provider].needsKey) {
    throw cliError({
      code: "PDO_COMPARE_KEY_MISSING",
      what: `--compare: there is no key for ${providers[provider].title}.`,
      seen: "A key goes to its own provider alone.",
      nextStep: `Put it into ${variable}.`,
    });
  }
  return { ...world, environment: { ...others, ...(key !== "" && { PDO_PROVIDER_KEY: key }) } };
}

async function openWithModel(resolved: ResolvedSettings, world: World): Promise<OpenedContender> {
  const { openModel } = await import("../../open-model.ts");
  const limits = { maxOutageMs: resolved.settings.maxWait, stopSignal: world.signal };
  const opened = await openModel({ ...limits, cacheMode: "use" }, { resolved, world });
  const { model, figures } = opened;
  const close = async () => {
    await opened.durable();
    await model.close();
  };
  try {
    const client = await embed(resolved, world, async () => model);
    return { client, figures, close };
  } catch (problem) {
    await model.close();
    throw problem;
  }
}

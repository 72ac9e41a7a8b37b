import { isContractChannel } from "../api/vocabulary.ts";
import type { CatalogFiles } from "../catalog/store.ts";
import type { Client } from "../client/client.ts";
import type { RemoteClient, RemoteClientOptions } from "../client/remote.ts";
import { parseTraceparent } from "../lib/trace-context.ts";
import type { LanguageModel } from "../llm/language-model.ts";
import type { ExamplesStore } from "../ml/example-store.ts";
import { type Engine, lazyEngine } from "../tasks/engine.ts";
import { type ResolvedSettings, usesModel } from "./config.ts";
import { cliError } from "./errors.ts";
import { openEngines } from "./open-engine.ts";
import type { OpenedModel } from "./open-model.ts";
import { homeFolder, readVersion } from "./paths.ts";
import { readSecrets } from "./secrets.ts";
import type { World } from "./world.ts";

/**
 * Connects to the service: embedded in this process, or at `--base-url`.
 * @throws PdoError PDO_REMOTE_SETTING for a setting that only the embedded service supports
 */
export async function connect(
  resolved: ResolvedSettings,
  world: World,
  patience: Patience = {},
): Promise<Client & Partial<Pick<RemoteClient, "figures">>> {
  const { baseUrl } = resolved.settings;
  if (baseUrl === undefined) {
    return usesModel(resolved, world) ? embedWithModel(resolved, world, patience) : embed(resolved, world);
  }
  refuseEmbeddedOnly(resolved);
  return reach(baseUrl, resolved, { world, patience });
}

/** Outage handling for runs of many calls; a single call sets neither. */
type Patience = Pick<RemoteClientOptions, "maxOutageMs" | "stopSignal">;

const embeddedOnly = [
  "rules",
  "glossary",
  "keep",
  "voice",
  "images",
  "provider",
  "model",
  "judge",
  "escalateBelow",
  "record",
  "replay",
] as const;

function refuseEmbeddedOnly({ settings, sources }: ResolvedSettings): void {
  const unsupported = embeddedOnly.find((name) => (settings[name] ?? false) !== false);
  if (unsupported === undefined) return;
  throw cliError({
    code: "PDO_REMOTE_SETTING",
    what: `${sources[unsupported].name}: a remote service does not take ${unsupported}.`,
    seen: `The base URL is from ${sources.baseUrl.name}; only the embedded service works with ${unsupported}.`,
    nextStep: `Leave out the one or the other; what a remote service writes can be checked with pdo lint.`,
  });
}

/** This machine's catalogs: imported ones from the home folder, otherwise the built-in ones. */
export async function openCatalogs(resolved: ResolvedSettings, world: World): Promise<CatalogFiles> {
  const { createCatalogStore } = await import("../catalog/store.ts");
  return createCatalogStore({ home: homeFolder(resolved, world) });
}

/** This machine's examples and the models trained on them. */
export async function openExamples(resolved: ResolvedSettings, world: World): Promise<ExamplesStore> {
  const { createExamplesStore } = await import("../ml/example-store.ts");
  return createExamplesStore({ home: homeFolder(resolved, world) });
}

/**
 * This machine's catalogs, and the engines that use them.
 * @param elsewhere does the built-in engine's tasks, such as in threads
 */
export async function openEngineParts(resolved: ResolvedSettings, world: World, elsewhere?: Engine) {
  const catalogs = await openCatalogs(resolved, world);
  const { channel } = resolved.settings;
  // An own channel without a catalog is refused before the first row.
  if (!isContractChannel(channel)) catalogs.catalog(channel);
  const openKnown = () => openExamples(resolved, world);
  const parts = { catalogs, openExamples: openKnown, elsewhere };
  const engines = await openEngines(parts, resolved.settings, world);
  return { catalogs, engines };
}

/**
 * The embedded service with this machine's catalogs.
 * @param openLanguageModel called at the first task; absent: the built-in engine does the tasks. The caller closes the
 *   model
 */
export async function embed(
  resolved: ResolvedSettings,
  world: World,
  openLanguageModel?: () => Promise<LanguageModel>,
): Promise<Client> {
  const { createEmbeddedClient } = await import("../client/embedded.ts");
  const { createService } = await import("../server/service.ts");
  const { catalogs, engines } = await openEngineParts(resolved, world);
  const engine =
    openLanguageModel === undefined
      ? engines.builtin
      : lazyEngine(async () => engines.byModel(await openLanguageModel()));
  return createEmbeddedClient(createService({ catalogs, engine, now: world.now }));
}

/** Embeds the service with the configured language model and a cache of its completions. */
async function embedWithModel(resolved: ResolvedSettings, world: World, patience: Patience): Promise<Client> {
  let begun: Promise<OpenedModel> | undefined;
  const client = await embed(resolved, world, async () => {
    const { openModel } = await import("./open-model.ts");
    begun = openModel({ ...patience, cacheMode: "use" }, { resolved, world });
    return (await begun).model;
  });
  const close = async () => {
    const opened = await begun?.catch(() => undefined);
    await opened?.model.close();
  };
  return { ...client, close };
}

interface Reaching {
  readonly world: World;
  readonly patience: Patience;
}

async function reach(baseUrl: string, resolved: ResolvedSettings, { world, patience }: Reaching) {
  const { createRemoteClient } = await import("../client/remote.ts");
  const { timeout, connectTimeout, rowTimeout, maxWait, retries, concurrency, quiet } = resolved.settings;
  const { TRACEPARENT } = world.environment;
  return createRemoteClient({
    ...(await readSecrets(resolved, world)),
    ...patience,
    baseUrl,
    timeoutMs: timeout,
    connectTimeoutMs: connectTimeout,
    rowTimeoutMs: rowTimeout,
    maxWaitMs: maxWait,
    retries,
    connections: concurrency,
    userAgent: `pdo/${readVersion()}`,
    traceparent: parseTraceparent(TRACEPARENT) && TRACEPARENT,
    random: world.random,
    now: world.now,
    onWarning: (sentence) => {
      if (!quiet) void world.talk.write(`${sentence}\n`);
    },
  });
}

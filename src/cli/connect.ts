import type { CatalogFiles } from "../catalog/store.ts";
import type { Client } from "../client/client.ts";
import type { RemoteClient, RemoteClientOptions } from "../client/remote.ts";
import type { ExamplesStore } from "../examples/examples-store.ts";
import { CliProblem } from "./cli-problem.ts";
import { openEngine } from "./open-engine.ts";
import { dataFolder } from "./platform-folders.ts";
import type { ResolvedSettings } from "./resolve-settings.ts";
import { readSecrets } from "./secrets.ts";
import { readVersion } from "./version.ts";
import type { World } from "./world.ts";

/** The folder of imported catalogs and keys: `PDO_HOME`, else the platform's own place. */
export function homeFolder({ settings }: ResolvedSettings, world: World): string {
  return settings.home ?? dataFolder(world);
}

/**
 * The way to the service: embedded in this process, or at `--base-url`.
 * @throws CliProblem PDO_REMOTE_SETTING where something is asked for that only the embedded service does
 */
export async function connect(
  resolved: ResolvedSettings,
  world: World,
  patience: Patience = {},
): Promise<Client & Partial<Pick<RemoteClient, "figures">>> {
  const { baseUrl } = resolved.settings;
  if (baseUrl === undefined) return embed(resolved, world);
  refuseEmbeddedOnly(resolved);
  return reach(baseUrl, resolved, { world, patience });
}

/** What many calls in a row take from a service, and when they end; a single one does neither. */
type Patience = Pick<RemoteClientOptions, "maxOutageMs" | "stopSignal">;

const embeddedOnly = ["rules", "glossary"] as const;

function refuseEmbeddedOnly({ settings, sources }: ResolvedSettings): void {
  const asked = embeddedOnly.find((name) => settings[name] !== undefined);
  if (asked === undefined) return;
  throw new CliProblem({
    code: "PDO_REMOTE_SETTING",
    what: `${sources[asked].name}: a remote service does not take ${asked}.`,
    seen: `The base URL is from ${sources.baseUrl.name}; only the embedded service works with ${asked}.`,
    nextStep: `Leave out the one or the other; what a remote service writes can be checked with pdo lint.`,
  });
}

/** The reference lists of this machine: imported ones from the home folder, else the built-in. */
export async function openCatalogs(resolved: ResolvedSettings, world: World): Promise<CatalogFiles> {
  const { createCatalogStore } = await import("../catalog/store.ts");
  return createCatalogStore({ home: homeFolder(resolved, world) });
}

/** This machine's examples, and what was learned from them. */
export async function openExamples(resolved: ResolvedSettings, world: World): Promise<ExamplesStore> {
  const { createExamplesStore } = await import("../examples/examples-store.ts");
  return createExamplesStore({ home: homeFolder(resolved, world) });
}

/** The service as plain functions, over this machine's catalogs and the built-in engine. */
export async function openService(resolved: ResolvedSettings, world: World) {
  const catalogs = await openCatalogs(resolved, world);
  const { createService } = await import("../service/service.ts");
  const openKnown = () => openExamples(resolved, world);
  const engine = await openEngine({ catalogs, openExamples: openKnown }, resolved.settings, world);
  return createService({ catalogs, engine, now: world.now });
}

async function embed(resolved: ResolvedSettings, world: World): Promise<Client> {
  const { createEmbeddedClient } = await import("../client/embedded.ts");
  return createEmbeddedClient(await openService(resolved, world));
}

interface Reaching {
  readonly world: World;
  readonly patience: Patience;
}

async function reach(baseUrl: string, resolved: ResolvedSettings, { world, patience }: Reaching) {
  const { createRemoteClient } = await import("../client/remote.ts");
  const { timeout, connectTimeout, rowTimeout, maxWait, retries, concurrency, quiet } = resolved.settings;
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
    random: world.random,
    now: world.now,
    onWarning: (sentence) => {
      if (!quiet) void world.talk.write(`${sentence}\n`);
    },
  });
}

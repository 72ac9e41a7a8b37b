import type { CacheMode } from "../cache/answer-cache.ts";
import type { CachingClient } from "../cache/caching-client.ts";
import type { AnswerStore, AnswersPlace } from "../cache/store.ts";
import type { Client } from "../client/client.ts";
import type { ResolvedSettings } from "./config.ts";
import { homeFolder } from "./paths.ts";
import type { World } from "./world.ts";

/** The flags `--no-cache` (commander's `cache: false`) and `--refresh`. */
export interface CacheFlags {
  readonly cache?: boolean;
  readonly refresh?: boolean;
}

export function cacheMode({ cache = true, refresh = false }: CacheFlags): CacheMode {
  if (!cache) return "off";
  return refresh ? "refresh" : "use";
}

/** The home folder's cache. */
export function answersPlace(resolved: ResolvedSettings, world: World): AnswersPlace {
  const { own, isRunning } = world.processes;
  return {
    home: homeFolder(resolved, world),
    isAlive: (owner) => owner.host === own.host && isRunning(owner),
    owner: own,
    now: world.now,
  };
}

/**
 * Adds the cache of answers to a client of a remote service, and takes ownership: closing the result closes both. A
 * cache that cannot be opened stops the run before the first call, since paying for all answers again would go
 * unnoticed until the bill.
 * @throws PdoError
 */
export async function openCachedClient(
  client: Client,
  mode: CacheMode,
  { resolved, world }: { readonly resolved: ResolvedSettings; readonly world: World },
): Promise<CachingClient> {
  const { createCachingClient } = await import("../cache/caching-client.ts");
  const { baseUrl } = resolved.settings;
  const { now } = world;
  if (baseUrl === undefined || mode === "off") {
    const kind = baseUrl === undefined ? "embedded" : "remote";
    return createCachingClient(client, { store: undefined, identity: "", mode: "off", kind, now });
  }
  const opened = await openAnswerCache(client, { resolved, world });
  return createCachingClient(client, {
    ...opened,
    identity: serviceIdentity(baseUrl),
    mode,
    kind: "remote",
    now,
  });
}

/**
 * Opens the cache of answers for a client or model.
 * @throws PdoError; the client or model is closed then
 */
export async function openAnswerCache(
  caller: { close(): Promise<void> },
  { resolved, world }: { readonly resolved: ResolvedSettings; readonly world: World },
): Promise<{ readonly store: AnswerStore }> {
  const place = answersPlace(resolved, world);
  const { openAnswersStore } = await import("../cache/store.ts");
  try {
    const store = openAnswersStore(place);
    for (const sentence of warnings(store)) await world.talk.write(`${sentence}\n`);
    return { store };
  } catch (problem) {
    await caller.close();
    throw problem;
  }
}

/** Said with `--quiet` too: the answers that are missing are paid for again. */
function warnings({ damaged, formerStore }: AnswerStore): string[] {
  return [
    ...damaged.map(
      ({ path, bytes }) =>
        `${path}: ${bytes} bytes of kept answers are damaged; the others are used. pdo cache repair takes them out.`,
    ),
    ...(formerStore === undefined
      ? []
      : [
          `${formerStore}: the answers that an earlier version kept there are not used. docs/decisions/2026-11-22-kept-answers.md says how to bring them over.`,
        ]),
  ];
}

/**
 * Everything besides the call itself that determines a remote service's answer, as far as it is known here: its
 * address, without credentials.
 */
export function serviceIdentity(baseUrl: string): string {
  return `service at ${baseUrl.replace(/\/+$/, "")}`;
}

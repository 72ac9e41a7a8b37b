import type { CacheMode } from "../cache/answer-cache.ts";
import type { CachingClient } from "../cache/caching-client.ts";
import type { JournalPlace } from "../cache/journal.ts";
import type { AnswersPlace } from "../cache/store.ts";
import type { Client } from "../client/client.ts";
import type { KeyValueStore } from "../lib/key-value-store.ts";
import type { ResolvedSettings } from "./config.ts";
import { homeFolder } from "./paths.ts";
import type { World } from "./world.ts";

/** The flags `--no-cache` and `--refresh`; commander says the first as `cache: false`. */
export interface KeepFlags {
  readonly cache?: boolean;
  readonly refresh?: boolean;
}

export function keepMode({ cache = true, refresh = false }: KeepFlags): CacheMode {
  if (!cache) return "off";
  return refresh ? "refresh" : "use";
}

/**
 * The home folder's answers. A process of another host counts as gone: a container that is started again has another
 * name; and if it is still there, it notices that its journal was taken, and goes on without.
 */
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
 * The client, with the answers of earlier runs where it asks a remote service. It takes the client over: closing the one
 * closes both. A store that cannot be opened stops the run before anything is asked: a nightly run that pays for all
 * answers again, and keeps none, would be noticed by its bill.
 * @throws PdoError
 */
export async function openKeptAnswers(
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
  const opened = await openAnswersBeside(client, { resolved, world });
  return createCachingClient(client, {
    ...opened,
    identity: serviceIdentity(baseUrl),
    mode,
    kind: "remote",
    now,
  });
}

interface OpenedStore {
  readonly store: KeyValueStore;
  readonly journal: JournalPlace;
}

/**
 * The store of answers for whoever asks for them.
 * @throws PdoError; whoever asks is closed then
 */
export async function openAnswersBeside(
  asking: { close(): Promise<void> },
  { resolved, world }: { readonly resolved: ResolvedSettings; readonly world: World },
): Promise<OpenedStore> {
  const place = answersPlace(resolved, world);
  const { answersFolder, openAnswersStore } = await import("../cache/store.ts");
  try {
    const store = await openAnswersStore(place);
    return { store, journal: { folder: answersFolder(place.home), owner: place.owner } };
  } catch (problem) {
    await asking.close();
    throw problem;
  }
}

/**
 * All that a remote service's answer depends on besides the call that it answers, as far as can be known from here: its
 * address, in words that can be shown. No key.
 */
export function serviceIdentity(baseUrl: string): string {
  return `service at ${baseUrl.replace(/\/+$/, "")}`;
}

import { createHash } from "node:crypto";
import { open, readdir, readFile, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { ColumnMapping } from "../../../feed/columns.ts";
import type { Feed, FeedCounts } from "../../../feed/feed.ts";
import type { FeedRecord } from "../../../feed/record.ts";
import { makeFolder, replaceFile } from "../../../lib/atomic-file.ts";
import { systemReason } from "../../../lib/errors.ts";
import { renameFile } from "../../../lib/rename-file.ts";
import { type FeedProfile, profileVersion } from "../../../pipeline/history/feed-profile.ts";
import { observeFeed } from "../../../pipeline/history/profiler.ts";
import { parseRowFingerprints, type RowFingerprints } from "../../../pipeline/history/row-fingerprints.ts";
import type { Product } from "../../../pipeline/product.ts";
import type { World } from "../../world.ts";
import type { ReadMap } from "../map/category-map.ts";

/** What the last complete run observed of a feed. */
export interface StoredProfile {
  /** When that run began, in milliseconds since the epoch. */
  readonly readAt: number;
  readonly profile: FeedProfile;
  /** Where that run was let through: the profile before it. A feed may resemble either. */
  readonly before?: FeedProfile;
}

/** The two history files of one feed, in the home's folder `feeds`. */
export interface HistoryPlace {
  readonly identity: string;
  readonly profilePath: string;
  readonly fingerprintsPath: string;
}

export function historyPlaceOf(identity: string, home: string): HistoryPlace {
  const name = createHash("sha256").update(identity).digest("hex").slice(0, 32);
  const beginning = join(home, "feeds", name);
  return { identity, profilePath: `${beginning}.json`, fingerprintsPath: `${beginning}.marks` };
}

/** @returns undefined where there is none of this version; then nothing is compared */
export async function readStoredProfile({ profilePath }: HistoryPlace): Promise<StoredProfile | undefined> {
  try {
    const stored = JSON.parse(await readFile(profilePath, "utf8"));
    return stored.schema_version === profileVersion
      ? {
          readAt: Date.parse(stored.read_at),
          profile: stored.profile,
          ...(stored.before && { before: stored.before }),
        }
      : undefined;
  } catch {
    return undefined;
  }
}

/** @throws a system error; the previous profile stays */
function writeStoredProfile({ identity, profilePath }: HistoryPlace, stored: StoredProfile): void {
  const content = {
    schema_version: profileVersion,
    feed: identity,
    read_at: new Date(stored.readAt).toISOString(),
    profile: stored.profile,
    ...(stored.before && { before: stored.before }),
  };
  replaceFile(profilePath, `${JSON.stringify(content)}\n`);
}

/** @returns undefined where there are none of this version */
export async function readStoredFingerprints({
  fingerprintsPath,
}: HistoryPlace): Promise<RowFingerprints | undefined> {
  try {
    return parseRowFingerprints(await readFile(fingerprintsPath));
  } catch {
    return undefined;
  }
}

/** Observes records and stores the results; fingerprints go to a temporary file until they are complete. */
export interface HistoryWriter {
  add(records: readonly FeedRecord[], products?: readonly Product[]): void;
  end(counts: FeedCounts): Promise<FeedProfile>;
  /** @param before the last run's profile, where this run differs from it and was let through */
  commit(profile: FeedProfile, before?: FeedProfile): Promise<void>;
  discard(): Promise<void>;
  /** One sentence where the history could not be stored. */
  notes(): readonly string[];
}

interface WatchedFeed {
  readonly feed: Pick<Feed, "description">;
  readonly mapping: ColumnMapping;
  readonly categoryMap?: Pick<ReadMap, "decided"> | undefined;
}

/** The file is opened with the first fingerprints and abandoned at the first fault, which does not stop the run. */
export function createHistoryWriter(
  { feed, mapping, categoryMap }: WatchedFeed,
  place: HistoryPlace,
  world: World,
): HistoryWriter {
  const readAt = world.now();
  let file: FingerprintsFile | undefined;
  let fault: { readonly reason: string } | undefined;
  let isAbandoned = false;
  let last = Promise.resolve();
  const act = async (step: () => unknown) => {
    if (fault !== undefined || isAbandoned) return;
    try {
      await step();
    } catch (error) {
      fault = { reason: systemReason(error) };
      await file?.discard();
    }
  };
  const attempt = (step: () => unknown) => {
    last = last.then(() => act(step));
    return last;
  };
  const observed = { description: feed.description, mapping, decided: categoryMap?.decided };
  const observer = observeFeed(observed, (bytes) =>
    attempt(async () => {
      file ??= await openFingerprintsFile(place.fingerprintsPath, world);
      await file.write(bytes);
    }),
  );
  return {
    add: observer.add,
    end: (counts) => observer.end(counts),
    commit: (profile, before) =>
      attempt(async () => {
        await file?.commit();
        writeStoredProfile(place, { readAt, profile, ...(before && { before }) });
      }),
    discard: async () => {
      isAbandoned = true;
      await last;
      await file?.discard();
    },
    notes: () => (fault === undefined ? [] : [notStored(place, fault.reason)]),
  };
}

/** What was observed elsewhere, and its fingerprints. */
export function observedHistory(
  { profile, fingerprints, readAt }: ObservedHistory,
  place: HistoryPlace,
  world: World,
): HistoryWriter {
  let fault: string | undefined;
  return {
    add: () => {},
    end: async () => profile,
    commit: async (seen, before) => {
      try {
        const file = await openFingerprintsFile(place.fingerprintsPath, world);
        try {
          for await (const bytes of fingerprints()) await file.write(bytes);
          await file.commit();
        } finally {
          await file.discard();
        }
        writeStoredProfile(place, { readAt, profile: seen, ...(before && { before }) });
      } catch (error) {
        fault = systemReason(error);
      }
    },
    discard: async () => {},
    notes: () => (fault === undefined ? [] : [notStored(place, fault)]),
  };
}

interface ObservedHistory {
  readonly profile: FeedProfile;
  readonly fingerprints: () => AsyncIterable<Uint8Array>;
  /** Milliseconds since the epoch. */
  readonly readAt: number;
}

function notStored({ profilePath }: HistoryPlace, reason: string): string {
  return (
    `What the feed is like could not be kept in ${dirname(profilePath)} (${reason}) ` +
    "The next run has nothing newer to be compared with; PDO_HOME names another folder."
  );
}

/** A file of fingerprints, written during the run and renamed into place at its end. */
interface FingerprintsFile {
  write(bytes: Uint8Array): Promise<void>;
  commit(): Promise<void>;
  /** Safe to call after `commit`; never throws. */
  discard(): Promise<void>;
}

/** A temporary file of this age was left by a killed run and is deleted. */
const abandonedMs = 24 * 3_600_000;

/**
 * Concurrent runs of one feed (for several channels) each write a file of their own; the last commit wins.
 * @throws a system error, as do `write` and `commit`
 */
async function openFingerprintsFile(
  path: string,
  { now, random, unfinishedFiles }: Pick<World, "now" | "random" | "unfinishedFiles">,
): Promise<FingerprintsFile> {
  makeFolder(dirname(path));
  await removeAbandoned(path, now());
  const beside = `${path}.${now().toString(36)}${Math.floor(random() * 1e9).toString(36)}.part`;
  const file = await open(beside, "wx", 0o600);
  unfinishedFiles.add(beside);
  let isOpen = true;
  const close = async () => {
    if (isOpen) await file.close();
    isOpen = false;
  };
  return {
    write: async (bytes) => {
      await file.writeFile(bytes);
    },
    commit: async () => {
      await file.sync();
      await close();
      await renameFile(beside, path);
      unfinishedFiles.delete(beside);
    },
    discard: async () => {
      await close().catch(() => {});
      await rm(beside, { force: true }).catch(() => {});
      unfinishedFiles.delete(beside);
    },
  };
}

async function removeAbandoned(path: string, now: number): Promise<void> {
  const folder = dirname(path);
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${basename(path)}.`) || !name.endsWith(".part")) continue;
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > abandonedMs) await rm(join(folder, name), { force: true });
  }
}

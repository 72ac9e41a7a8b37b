import { copyCompactly, removeUnlessUsed, stopCompaction } from "./compaction.ts";
import { type AnswerKind, dayOf, daysBetweenUseUpdates, parseKind } from "./entries.ts";
import { answersInUse, answersUnusable, isCacheError } from "./errors.ts";
import { hasJournals, removeJournals } from "./journal-recovery.ts";
import type { EntryFacts } from "./key-value-record.ts";
import { type KeyValueStore, removeStore, storeSize } from "./key-value-store.ts";
import {
  type AnswersPlace,
  answersFolder,
  answersPath,
  hasOtherUsers,
  type LeaseOwner,
  withAnswersStore,
} from "./store.ts";

/**
 * Removes all cached answers and journals, even a damaged store.
 * @param isForced also where a run has the store open, which then caches nothing more
 * @returns the bytes freed
 * @throws PdoError PDO_ANSWERS_IN_USE where a run has the store open
 */
export function clearAnswers(place: AnswersPlace, isForced = false): number {
  const [path, folder] = [answersPath(place.home), answersFolder(place.home)];
  try {
    const bytes = storeSize(path) ?? 0;
    if (isForced) removeStore(path);
    else if (!removeClosedStore(place, bytes > 0)) throw answersInUse(path);
    if (bytes > 0) stopCompaction(folder);
    return bytes + removeJournals(folder);
  } catch (fault) {
    throw isCacheError(fault) ? fault : answersUnusable(path, fault);
  }
}

/**
 * @param hasFile whether there is a store to remove; without one there may be journals
 * @returns false where other processes have the store open
 * @throws the system's error
 */
function removeClosedStore({ home, owner, isAlive, now }: AnswersPlace, hasFile: boolean): boolean {
  const [path, folder] = [answersPath(home), answersFolder(home)];
  const leaseOwner: LeaseOwner = { owner, isAlive, day: dayOf(now()) };
  const isUsed = () => hasOtherUsers(folder, undefined, leaseOwner);
  if (hasFile) return removeUnlessUsed(path, folder, isUsed);
  return !hasJournals(folder) || !isUsed();
}

/** Statistics of one operation by one identity. */
interface KindFigures extends AnswerKind {
  readonly entries: number;
  /** Size of the answers, without the store's overhead. */
  readonly bytes: number;
  /** Days since 1970, accurate to a week. */
  readonly lastUsed: number;
}

export interface AnswersInfo {
  readonly path: string;
  readonly entries: number;
  readonly bytes: number;
  /** Size on disk; 0 where there is none. */
  readonly fileBytes: number;
  readonly kinds: readonly KindFigures[];
}

/** @throws PdoError */
export async function describeAnswers(place: AnswersPlace): Promise<AnswersInfo> {
  const path = answersPath(place.home);
  const fileBytes = storeSize(path);
  if (fileBytes === undefined) return { path, entries: 0, bytes: 0, fileBytes: 0, kinds: [] };
  const kinds = await withAnswersStore(place, async (store) => tallyKinds(store));
  return { path, entries: sum(kinds, "entries"), bytes: sum(kinds, "bytes"), fileBytes, kinds };
}

function tallyKinds(store: KeyValueStore): KindFigures[] {
  const tallies = new Map<number, { entries: number; bytes: number; lastUsed: number }>();
  for (const { kind, byteCount, usedOn } of store.facts()) {
    const tally = tallies.get(kind) ?? { entries: 0, bytes: 0, lastUsed: 0 };
    tally.entries += 1;
    tally.bytes += byteCount;
    tally.lastUsed = Math.max(tally.lastUsed, usedOn);
    tallies.set(kind, tally);
  }
  const kinds = store.kinds();
  return [...tallies]
    .map(([kind, tally]) => ({ ...parseKind(kinds.get(kind) ?? "[]"), ...tally }))
    .sort((one, other) => other.lastUsed - one.lastUsed || other.bytes - one.bytes);
}

function sum(kinds: readonly KindFigures[], figure: "entries" | "bytes"): number {
  return kinds.reduce((total, kind) => total + kind[figure], 0);
}

/** Entries removed in one transaction. */
const removalBatch = 1000;
/** A use may be recorded up to this many days late. */
const unrecordedDays = daysBetweenUseUpdates - 1;

export interface PruneRequest {
  /** Answers used within this many days stay. */
  readonly olderThanDays?: number;
  /** The most recently used answers up to this many bytes stay. */
  readonly maxBytes?: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export interface PruneOutcome {
  readonly removedEntries: number;
  readonly removedBytes: number;
  readonly fileBytesBefore: number;
  readonly fileBytes: number;
  /** False where another run has the file open: the file then retains its size and reuses the free space. */
  readonly isCompacted: boolean;
}

/**
 * Removes answers not used for long, or the least recently used ones above a size limit, and compacts the file.
 * @throws PdoError
 */
export async function pruneAnswers(place: AnswersPlace, request: PruneRequest): Promise<PruneOutcome> {
  const path = answersPath(place.home);
  const fileBytesBefore = storeSize(path);
  if (fileBytesBefore === undefined) {
    return { removedEntries: 0, removedBytes: 0, fileBytesBefore: 0, fileBytes: 0, isCompacted: false };
  }
  const { removed, copy } = await withAnswersStore(place, async (store) => ({
    removed: await removeUnused(store, request),
    copy: await copyCompactly(answersFolder(place.home), store),
  }));
  const isCompacted = copy?.replace(path) ?? false;
  return { ...removed, isCompacted, fileBytesBefore, fileBytes: storeSize(path) ?? 0 };
}

async function removeUnused(store: KeyValueStore, request: PruneRequest) {
  const keys: Buffer[] = [];
  let removedBytes = 0;
  const stays = createChoice(store, request);
  for (const { key, ...facts } of store.facts()) {
    if (stays(facts)) continue;
    keys.push(key);
    removedBytes += facts.byteCount;
  }
  for (let at = 0; at < keys.length; at += removalBatch) {
    await store.remove(keys.slice(at, at + removalBatch));
  }
  return { removedEntries: keys.length, removedBytes };
}

/**
 * Days older than the limit go; of the first day that does not fit into the size limit, as many entries stay as fit.
 */
function createChoice(store: KeyValueStore, { olderThanDays, maxBytes, now }: PruneRequest) {
  const oldest = olderThanDays === undefined ? 0 : dayOf(now()) - olderThanDays - unrecordedDays;
  const { day, remaining } = firstDayOver(store, maxBytes ?? Number.POSITIVE_INFINITY);
  let left = remaining;
  return ({ usedOn, byteCount }: EntryFacts): boolean => {
    if (usedOn < oldest || usedOn < day) return false;
    if (usedOn > day) return true;
    left -= byteCount;
    return left >= 0;
  };
}

/** @returns the latest day whose entries do not all fit together with those after it, and the bytes left for it */
function firstDayOver(store: KeyValueStore, maxBytes: number): { day: number; remaining: number } {
  const days = new Map<number, number>();
  for (const { usedOn, byteCount } of store.facts()) days.set(usedOn, (days.get(usedOn) ?? 0) + byteCount);
  let remaining = maxBytes;
  for (const [day, bytes] of [...days].sort(([one], [other]) => other - one)) {
    if (bytes > remaining) return { day, remaining };
    remaining -= bytes;
  }
  return { day: -1, remaining };
}

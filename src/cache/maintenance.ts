import type { EntryFacts } from "../lib/key-value-record.ts";
import { type KeyValueStore, removeStore, storeSize } from "../lib/key-value-store.ts";
import { copyCompactly, stopCompaction, takeAwayUnused } from "./compaction.ts";
import { type AnswerKind, dayOf, daysBetweenMarks, parseKind } from "./entries.ts";
import { answersInUse, answersUnusable, isCacheError } from "./errors.ts";
import { hasJournals, removeJournals } from "./journal-recovery.ts";
import {
  type AnswersPlace,
  answersFolder,
  answersPath,
  hasOtherUsers,
  type MarkMaker,
  withAnswersStore,
} from "./store.ts";

/**
 * Forgets all answers; a damaged file goes too.
 * @param isForced also where a run has them open, which then keeps nothing more
 * @returns the bytes that they took @throws PdoError PDO_ANSWERS_IN_USE where a run has them open
 */
export function clearAnswers(place: AnswersPlace, isForced = false): number {
  const [path, folder] = [answersPath(place.home), answersFolder(place.home)];
  try {
    const bytes = storeSize(path) ?? 0;
    if (isForced) removeStore(path);
    else if (!takeAway(place, bytes > 0)) throw answersInUse(path);
    if (bytes > 0) stopCompaction(folder);
    return bytes + removeJournals(folder);
  } catch (fault) {
    throw isCacheError(fault) ? fault : answersUnusable(path, fault);
  }
}

/**
 * @param isThere whether there is a file to take away; without one there may be journals
 * @returns false where others have the store open @throws the system's error
 */
function takeAway({ home, owner, isAlive, now }: AnswersPlace, isThere: boolean): boolean {
  const [path, folder] = [answersPath(home), answersFolder(home)];
  const maker: MarkMaker = { owner, isAlive, day: dayOf(now()) };
  const isUsed = () => hasOtherUsers(folder, undefined, maker);
  if (isThere) return takeAwayUnused(path, folder, isUsed);
  return !hasJournals(folder) || !isUsed();
}

/** Answers of one operation by one service. */
interface KindFigures extends AnswerKind {
  readonly entries: number;
  /** Of the answers themselves, without what the file needs around them. */
  readonly bytes: number;
  /** Days since 1970, to the week. */
  readonly lastUsed: number;
}

export interface AnswersInfo {
  readonly path: string;
  readonly entries: number;
  readonly bytes: number;
  /** What the file takes on the disk; 0 where there is none. */
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

/** Entries that are taken out in one go. */
const removedAtOnce = 1000;
/** An answer may have been used so many days after the day that is noted. */
const unmarkedDays = daysBetweenMarks - 1;

export interface PruneRequest {
  /** Answers that were used within so many days stay, whatever there is room for. */
  readonly olderThanDays?: number;
  /** Of these bytes those that were used last stay. */
  readonly maxBytes?: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export interface PruneOutcome {
  readonly removedEntries: number;
  readonly removedBytes: number;
  /** What the file took before, and takes now. */
  readonly fileBytesBefore: number;
  readonly fileBytes: number;
  /** False where another run has the file open: it keeps its size then, and the room is used again. */
  readonly isCompacted: boolean;
}

/**
 * Takes out answers that were not used for long, or the least lately used ones over a size, and makes the file smaller.
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
  const isCompacted = copy?.takePlaceOf(path) ?? false;
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
  for (let at = 0; at < keys.length; at += removedAtOnce) {
    await store.remove(keys.slice(at, at + removedAtOnce));
  }
  return { removedEntries: keys.length, removedBytes };
}

/** What stays: what was used since a day; of the day before, where only the room is short, as many as it has room for. */
function createChoice(store: KeyValueStore, { olderThanDays, maxBytes, now }: PruneRequest) {
  const oldest = olderThanDays === undefined ? 0 : dayOf(now()) - olderThanDays - unmarkedDays;
  const { day, room } = lastDayWithin(store, maxBytes ?? Number.POSITIVE_INFINITY);
  let left = room;
  return ({ usedOn, byteCount }: EntryFacts): boolean => {
    if (usedOn < oldest || usedOn < day) return false;
    if (usedOn > day) return true;
    left -= byteCount;
    return left >= 0;
  };
}

/** @returns the latest day that has not room altogether with those after it, and the room that is left for it */
function lastDayWithin(store: KeyValueStore, maxBytes: number): { day: number; room: number } {
  const days = new Map<number, number>();
  for (const { usedOn, byteCount } of store.facts()) days.set(usedOn, (days.get(usedOn) ?? 0) + byteCount);
  let room = maxBytes;
  for (const [day, bytes] of [...days].sort(([one], [other]) => other - one)) {
    if (bytes > room) return { day, room };
    room -= bytes;
  }
  return { day: -1, room };
}

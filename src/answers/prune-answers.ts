import type { EntryFacts } from "../storage/key-value-record.ts";
import type { KeyValueStore } from "../storage/key-value-store.ts";
import { storeSize } from "../storage/key-value-tables.ts";
import { daysBetweenMarks } from "./answer-reader.ts";
import { type AnswersPlace, answersFolder, answersPath, withAnswersStore } from "./answers-store.ts";
import { copyCompactly } from "./compact-answers.ts";
import { dayOf } from "./days.ts";

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
 * @throws AnswersProblem
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

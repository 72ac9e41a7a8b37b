import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder, type ProcessMark } from "../lib/atomic-file.ts";
import { openKeyValueStore, storeSize } from "../lib/key-value-store.ts";
import { type SharedStore, stopCompaction } from "./compaction.ts";
import { dayOf } from "./entries.ts";
import { answersUnusable } from "./errors.ts";
import { ownerRecord, parseJournal } from "./journal-record.ts";
import { hasJournals, type IsAlive, takeInJournals } from "./journal-recovery.ts";

/** Where answers and journals lie. @param home `PDO_HOME` */
export function answersFolder(home: string): string {
  return join(home, "answers");
}

export function answersPath(home: string): string {
  return join(answersFolder(home), "answers.mdb");
}

/** Whose answers are to be looked at. */
export interface AnswersPlace {
  /** `PDO_HOME` */
  readonly home: string;
  readonly isAlive: IsAlive;
  /** Who looks at them: this process. */
  readonly owner: ProcessMark;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Takes in what dead runs have left in journals. @throws PdoError */
export async function openAnswersStore(place: AnswersPlace): Promise<SharedStore> {
  const { home, isAlive } = place;
  try {
    const store = await openMarked(place);
    await takeInJournals(answersFolder(home), store, isAlive);
    return store;
  } catch (fault) {
    throw answersUnusable(answersPath(home), fault);
  }
}

/** Opens the store with a mark in its folder, so that nobody replaces its file until it is closed. */
async function openMarked({ home, owner, isAlive, now }: AnswersPlace): Promise<SharedStore> {
  const folder = answersFolder(home);
  makeFolder(folder);
  const maker: MarkMaker = { owner, isAlive, day: dayOf(now()) };
  const mark = leaveUserMark(folder, maker);
  try {
    stopCompaction(folder);
    const store = await openKeyValueStore(answersPath(home));
    const close = () => store.close().finally(mark.remove);
    return { ...store, close, hasOtherUsers: () => hasOtherUsers(folder, mark, maker) };
  } catch (fault) {
    mark.remove();
    throw fault;
  }
}

/** Opens the answers, works with them and closes them, whatever happens. @throws PdoError */
export async function withAnswersStore<Result>(
  place: AnswersPlace,
  work: (store: SharedStore) => Promise<Result>,
): Promise<Result> {
  const store = await openAnswersStore(place);
  try {
    return await work(store);
  } catch (fault) {
    throw answersUnusable(answersPath(place.home), fault);
  } finally {
    await store.close();
  }
}

/**
 * The same where there is anything to be read, so that who only looks leaves nothing behind.
 * @returns undefined where nothing was ever kept @throws PdoError
 */
export async function openAnswersToRead(place: AnswersPlace): Promise<SharedStore | undefined> {
  const isThere = storeSize(answersPath(place.home)) !== undefined || hasJournals(answersFolder(place.home));
  return isThere ? openAnswersStore(place) : undefined;
}

/** Says that a process has the store open; its file is in the folder until `remove`, or until others find it dead. */
interface UserMark {
  readonly path: string;
  remove(): void;
}

/** Whose mark it is, and when it was made. */
export interface MarkMaker {
  readonly owner: ProcessMark;
  /** Days since 1970. */
  readonly day: number;
  readonly isAlive: IsAlive;
}

const suffix = ".user";
/** Nobody can ask whether a process of another host is still there: so long it is taken to be. */
const foreignDays = 1;

/** It is there whole, or not at all. @throws the system's error */
function leaveUserMark(folder: string, { owner, day }: MarkMaker): UserMark {
  const path = join(folder, `${randomUUID()}${suffix}`);
  writeFileSync(`${path}.part`, ownerRecord(owner, day), { flag: "wx" });
  renameSync(`${path}.part`, path);
  return { path, remove: () => removeQuietly(path) };
}

/**
 * Whether others have the store open; takes away the marks of those who ended without.
 * @param own undefined where the one who asks has not @throws the system's error
 */
export function hasOtherUsers(folder: string, own: UserMark | undefined, maker: MarkMaker): boolean {
  const others = readdirSync(folder)
    .filter((name) => name.endsWith(suffix))
    .map((name) => join(folder, name))
    .filter((path) => path !== own?.path);
  return others.filter((path) => isLiving(path, maker)).length > 0;
}

function isLiving(path: string, { owner: own, day: today, isAlive }: MarkMaker): boolean {
  const mark = readMark(path);
  if (mark === undefined) return false;
  const { owner, day } = mark;
  const isForeign = owner !== undefined && owner.host !== own.host && today - day <= foreignDays;
  if (isForeign || (owner !== undefined && isAlive(owner))) return true;
  removeQuietly(path);
  return false;
}

/** @returns undefined where it went away meanwhile */
function readMark(path: string) {
  try {
    return parseJournal(readFileSync(path));
  } catch {
    return undefined;
  }
}

function removeQuietly(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {}
}

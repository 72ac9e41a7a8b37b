import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "../lib/atomic-file.ts";
import type { ProcessIdentity } from "../lib/process-identity.ts";
import { type SharedStore, stopCompaction } from "./compaction.ts";
import { dayOf } from "./entries.ts";
import { answersUnusable } from "./errors.ts";
import { ownerRecord, parseJournal } from "./journal-record.ts";
import { hasJournals, type IsAlive, recoverJournals } from "./journal-recovery.ts";
import { openKeyValueStore, storeSize } from "./key-value-store.ts";

/**
 * Folder of the store and the journals.
 * @param home `PDO_HOME`
 */
export function answersFolder(home: string): string {
  return join(home, "answers");
}

export function answersPath(home: string): string {
  return join(answersFolder(home), "answers.mdb");
}

/** The answers to open, and the process that opens them. */
export interface AnswersPlace {
  /** `PDO_HOME` */
  readonly home: string;
  readonly isAlive: IsAlive;
  /** This process. */
  readonly owner: ProcessIdentity;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Opens the store and recovers the journals of dead processes.
 * @throws PdoError
 */
export async function openAnswersStore(place: AnswersPlace): Promise<SharedStore> {
  const { home, isAlive } = place;
  try {
    const store = await openWithLease(place);
    await recoverJournals(answersFolder(home), store, isAlive);
    return store;
  } catch (fault) {
    throw answersUnusable(answersPath(home), fault);
  }
}

/** Opens the store with a lease in its folder, so that no process replaces the file until it is closed. */
async function openWithLease({ home, owner, isAlive, now }: AnswersPlace): Promise<SharedStore> {
  const folder = answersFolder(home);
  makeFolder(folder);
  const leaseOwner: LeaseOwner = { owner, isAlive, day: dayOf(now()) };
  const lease = takeLease(folder, leaseOwner);
  try {
    stopCompaction(folder);
    const store = await openKeyValueStore(answersPath(home));
    const close = () => store.close().finally(lease.remove);
    return { ...store, close, hasOtherUsers: () => hasOtherUsers(folder, lease, leaseOwner) };
  } catch (fault) {
    lease.remove();
    throw fault;
  }
}

/**
 * Opens the store, runs the work and closes the store in any case.
 * @throws PdoError
 */
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
 * As `openAnswersStore`, but creates nothing.
 * @returns undefined where nothing was ever cached
 * @throws PdoError
 */
export async function openAnswersToRead(place: AnswersPlace): Promise<SharedStore | undefined> {
  const exists = storeSize(answersPath(place.home)) !== undefined || hasJournals(answersFolder(place.home));
  return exists ? openAnswersStore(place) : undefined;
}

/**
 * A file in the store's folder while a process has the store open; other processes remove it once that one is dead.
 */
interface Lease {
  readonly path: string;
  remove(): void;
}

/** The owner of a lease and when it was taken. */
export interface LeaseOwner {
  readonly owner: ProcessIdentity;
  /** Days since 1970. */
  readonly day: number;
  readonly isAlive: IsAlive;
}

const suffix = ".user";
/** Whether a process of another host is alive cannot be known: assumed for this many days. */
const foreignLeaseDays = 1;

/**
 * Written in one step.
 * @throws the system's error
 */
function takeLease(folder: string, { owner, day }: LeaseOwner): Lease {
  const path = join(folder, `${randomUUID()}${suffix}`);
  writeFileSync(`${path}.part`, ownerRecord(owner, day), { flag: "wx" });
  renameSync(`${path}.part`, path);
  return { path, remove: () => removeQuietly(path) };
}

/**
 * Whether other processes have the store open; removes the leases of dead ones.
 * @param own undefined where the caller holds none
 * @throws the system's error
 */
export function hasOtherUsers(folder: string, own: Lease | undefined, leaseOwner: LeaseOwner): boolean {
  const others = readdirSync(folder)
    .filter((name) => name.endsWith(suffix))
    .map((name) => join(folder, name))
    .filter((path) => path !== own?.path);
  return others.filter((path) => isHeld(path, leaseOwner)).length > 0;
}

function isHeld(path: string, { owner: own, day: today, isAlive }: LeaseOwner): boolean {
  const lease = readLease(path);
  if (lease === undefined) return false;
  const { owner, day } = lease;
  const isForeign = owner !== undefined && owner.host !== own.host && today - day <= foreignLeaseDays;
  if (isForeign || (owner !== undefined && isAlive(owner))) return true;
  removeQuietly(path);
  return false;
}

/** @returns undefined where the file was removed meanwhile */
function readLease(path: string) {
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

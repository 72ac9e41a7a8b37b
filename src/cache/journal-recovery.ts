import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { ProcessMark } from "../lib/atomic-file.ts";
import type { KeyValueStore } from "../lib/key-value-store.ts";
import { journalSuffix } from "./journal.ts";
import { parseJournal } from "./journal-record.ts";

/** Whether the process that began a journal is still there. */
export type IsAlive = (owner: ProcessMark) => boolean;

/**
 * Takes the answers of runs that ended without bringing them into the store, oldest journal first, and removes those
 * journals. Those of living runs are left alone: what they hold is in the store soon, and is asked for twice until then.
 * One that cannot be taken in stays for the next time.
 */
export async function takeInJournals(
  folder: string,
  store: Pick<KeyValueStore, "write">,
  isAlive: IsAlive,
): Promise<void> {
  for (const path of findJournals(folder)) {
    try {
      await takeIn(path, store, isAlive);
    } catch {
      // It went away meanwhile, or the disk is full.
    }
  }
}

async function takeIn(path: string, store: Pick<KeyValueStore, "write">, isAlive: IsAlive): Promise<void> {
  const { owner, ...group } = parseJournal(readFileSync(path));
  if (owner !== undefined && isAlive(owner)) return;
  if (group.entries.length > 0) await store.write(group);
  rmSync(path, { force: true });
}

/** Takes all away unread. @returns the bytes that they took @throws the system's error */
export function removeJournals(folder: string): number {
  let bytes = 0;
  for (const path of findJournals(folder)) {
    bytes += statSync(path, { throwIfNoEntry: false })?.size ?? 0;
    rmSync(path, { force: true });
  }
  return bytes;
}

/** Whether there is any, be it a living run's. */
export function hasJournals(folder: string): boolean {
  return readNames(folder).some((name) => name.endsWith(journalSuffix));
}

/** @returns paths, the one that was written last at the end */
function findJournals(folder: string): string[] {
  const changed = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return readNames(folder)
    .filter((name) => name.endsWith(journalSuffix))
    .map((name) => join(folder, name))
    .map((path) => ({ path, changedMs: changed(path) }))
    .sort((one, other) => one.changedMs - other.changedMs)
    .map(({ path }) => path);
}

function readNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

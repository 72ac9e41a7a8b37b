import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { ProcessIdentity } from "../lib/process-identity.ts";
import { journalSuffix } from "./journal.ts";
import { parseJournal } from "./journal-record.ts";
import type { KeyValueStore } from "./key-value-store.ts";

/** Whether the process that began a journal is still running. */
export type IsAlive = (owner: ProcessIdentity) => boolean;

/**
 * Writes the journals of dead processes into the store, oldest first, and removes them. Those of running processes
 * are left alone. A journal that cannot be read or written stays for the next run.
 */
export async function recoverJournals(
  folder: string,
  store: Pick<KeyValueStore, "write">,
  isAlive: IsAlive,
): Promise<void> {
  for (const path of findJournals(folder)) {
    try {
      await recoverJournal(path, store, isAlive);
    } catch {
      // The file was removed meanwhile, or the disk is full.
    }
  }
}

async function recoverJournal(
  path: string,
  store: Pick<KeyValueStore, "write">,
  isAlive: IsAlive,
): Promise<void> {
  const { owner, ...group } = parseJournal(readFileSync(path));
  if (owner !== undefined && isAlive(owner)) return;
  if (group.entries.length > 0) await store.write(group);
  rmSync(path, { force: true });
}

/**
 * Removes all journals without reading them.
 * @returns their size in bytes
 * @throws the system's error
 */
export function removeJournals(folder: string): number {
  let bytes = 0;
  for (const path of findJournals(folder)) {
    bytes += statSync(path, { throwIfNoEntry: false })?.size ?? 0;
    rmSync(path, { force: true });
  }
  return bytes;
}

/** Whether any journal exists, including those of running processes. */
export function hasJournals(folder: string): boolean {
  return readNames(folder).some((name) => name.endsWith(journalSuffix));
}

/** @returns paths, oldest first */
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

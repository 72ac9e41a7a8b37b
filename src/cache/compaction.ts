import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type KeyValueStore, replaceStore } from "./key-value-store.ts";

/*
 * Entries written into a file that is replaced or removed meanwhile would be lost. A folder serves as the lock
 * against that:
 *
 *     opening the store       1. writes its lease     2. moves such folders aside      3. opens the file
 *     compacting the store    1. makes the folder     2. gives up if leases exist      3. copies  4. moves the copy out
 *     clearing the store      1. makes the folder     2. gives up if leases exist      3. moves the file in
 *
 * In any interleaving either the lease is seen, or the folder is gone when the file is to be moved.
 */
const prefix = "compacting-";

/** A store that knows whether other processes have it open. */
export interface SharedStore extends KeyValueStore {
  hasOtherUsers(): boolean;
}

/** A copy without the free space that removed entries left. */
export interface CompactCopy {
  /**
   * Call after closing the store. False where another process has opened it since the copy began.
   * @throws the system's error
   */
  replace(path: string): boolean;
}

/**
 * @returns undefined where other processes use the store
 * @throws the system's error
 */
export async function copyCompactly(folder: string, store: SharedStore): Promise<CompactCopy | undefined> {
  const ownFolder = join(folder, `${prefix}${randomUUID()}`);
  mkdirSync(ownFolder);
  const copy = join(ownFolder, "copy.mdb");
  try {
    const isAlone = !store.hasOtherUsers();
    if (isAlone) await store.copyTo(copy);
    if (!isAlone) rmSync(ownFolder, { recursive: true, force: true });
    return isAlone ? { replace: (path) => moveTo(path, { ownFolder, copy }) } : undefined;
  } catch (fault) {
    if (!existsSync(ownFolder)) return undefined;
    rmSync(ownFolder, { recursive: true, force: true });
    throw fault;
  }
}

function moveTo(
  path: string,
  { ownFolder, copy }: { readonly ownFolder: string; readonly copy: string },
): boolean {
  try {
    replaceStore(path, copy);
    return true;
  } catch (fault) {
    if (existsSync(ownFolder)) throw fault;
    return false;
  } finally {
    rmSync(ownFolder, { recursive: true, force: true });
  }
}

/**
 * Removes the store's file unless another process has it open.
 * @param isUsed whether other processes hold a lease
 * @returns false where they do, or opened the store meanwhile
 * @throws the system's error
 */
export function removeUnlessUsed(path: string, folder: string, isUsed: () => boolean): boolean {
  const ownFolder = join(folder, `${prefix}${randomUUID()}`);
  mkdirSync(ownFolder);
  try {
    if (isUsed()) return false;
    renameSync(path, join(ownFolder, "cleared.mdb"));
    return true;
  } catch (fault) {
    if (!existsSync(ownFolder)) return false;
    throw fault;
  } finally {
    rmSync(ownFolder, { recursive: true, force: true });
  }
}

/**
 * Prevents copies in progress from replacing the store and removes their leftovers.
 * @throws the system's error
 */
export function stopCompaction(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name.startsWith(prefix)) removeAside(join(folder, name), join(folder, `stopped-${name}`));
    if (name.startsWith(`stopped-${prefix}`)) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** Renamed first, in one step: a file written during the removal would otherwise survive and be moved later. */
function removeAside(path: string, aside: string): void {
  try {
    renameSync(path, aside);
  } catch (fault) {
    if (existsSync(path)) throw fault;
  }
  rmSync(aside, { recursive: true, force: true });
}

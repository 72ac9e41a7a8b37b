import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type KeyValueStore, replaceStore } from "../lib/key-value-store.ts";

/*
 * What a run wrote into a file that was replaced or removed under it would be lost. So that is done by way of a folder:
 *
 *     who opens the store     1. leaves its mark      2. moves such folders away       3. opens the file
 *     who compacts it         1. makes the folder     2. gives up if there are marks   3. copies  4. moves the copy out
 *     who clears it           1. makes the folder     2. gives up if there are marks   3. moves the file in
 *
 * Whatever the order of the two: either the mark is seen, or the folder is gone when something is to be moved.
 */
const prefix = "compacting-";

/** A store of which it is known whether others use it. */
export interface SharedStore extends KeyValueStore {
  hasOtherUsers(): boolean;
}

/** A copy without the room that removed entries left. */
export interface CompactCopy {
  /** The store has to be closed. False where someone has opened it since the copy was begun. @throws the system's error */
  takePlaceOf(path: string): boolean;
}

/** @returns undefined where others use the store, or began to meanwhile @throws the system's error */
export async function copyCompactly(folder: string, store: SharedStore): Promise<CompactCopy | undefined> {
  const own = join(folder, `${prefix}${randomUUID()}`);
  mkdirSync(own);
  const copy = join(own, "copy.mdb");
  try {
    const isAlone = !store.hasOtherUsers();
    if (isAlone) await store.copyTo(copy);
    if (!isAlone) rmSync(own, { recursive: true, force: true });
    return isAlone ? { takePlaceOf: (path) => moveTo(path, { own, copy }) } : undefined;
  } catch (fault) {
    if (!existsSync(own)) return undefined;
    rmSync(own, { recursive: true, force: true });
    throw fault;
  }
}

function moveTo(path: string, { own, copy }: { readonly own: string; readonly copy: string }): boolean {
  try {
    replaceStore(path, copy);
    return true;
  } catch (fault) {
    if (existsSync(own)) throw fault;
    return false;
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

/**
 * Takes the store's file away, where nobody has it open.
 * @param isUsed whether others have left a mark
 * @returns false where they have, or opened it meanwhile @throws the system's error
 */
export function takeAwayUnused(path: string, folder: string, isUsed: () => boolean): boolean {
  const own = join(folder, `${prefix}${randomUUID()}`);
  mkdirSync(own);
  try {
    if (isUsed()) return false;
    renameSync(path, join(own, "cleared.mdb"));
    return true;
  } catch (fault) {
    if (!existsSync(own)) return false;
    throw fault;
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

/** No copy that is being made takes the store's place any more; what was left of others goes. @throws the system's error */
export function stopCompaction(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name.startsWith(prefix)) takeAway(join(folder, name), join(folder, `stopped-${name}`));
    if (name.startsWith(`stopped-${prefix}`)) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** Moved in one step first: what is written into it while it is being removed would stay, and be moved later. */
function takeAway(path: string, aside: string): void {
  try {
    renameSync(path, aside);
  } catch (fault) {
    if (existsSync(path)) throw fault;
  }
  rmSync(aside, { recursive: true, force: true });
}

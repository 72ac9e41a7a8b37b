import { open, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { makeFolder } from "../../../storage/make-folder.ts";
import type { World } from "../../world.ts";

/** A file of marks that is written on the way and takes its name when the run is complete. */
export interface MarksFile {
  write(bytes: Uint8Array): Promise<void>;
  commit(): Promise<void>;
  /** Safe to call after `commit`; never throws. */
  discard(): Promise<void>;
}

/** What a run that was killed has left is taken away by the first one that begins a day later. */
const abandonedMs = 24 * 3_600_000;

/**
 * Runs of one feed for several channels may well go on at once: each writes a file of its own, and the last to end names it.
 * @throws the system's error, as `write` and `commit` do
 */
export async function openMarksFile(
  path: string,
  { now, random, unfinishedFiles }: Pick<World, "now" | "random" | "unfinishedFiles">,
): Promise<MarksFile> {
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
      await rename(beside, path);
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

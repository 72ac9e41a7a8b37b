import { dirname, join } from "node:path";
import { type BesideNames, besideNames } from "./beside-names.ts";
import { lockOutput, type OutputLock } from "./lock-output.ts";
import type { FileFacts, OutputFile, OutputFileOptions } from "./output-file.ts";
import type { OpenedFile, OutputSystem } from "./output-system.ts";
import type { FileTarget } from "./output-target.ts";
import { syncFolder } from "./sync-folder.ts";
import { writeAll } from "./write-whole.ts";

export interface BesideOptions extends OutputFileOptions {
  readonly system: OutputSystem;
}

/**
 * A file that is written beside its name, under the output's lock, and renamed when it is whole. What dead runs have
 * left of the same output is taken away.
 */
export async function openBeside(target: FileTarget, options: BesideOptions): Promise<OutputFile> {
  const { system, uniqueSuffix, unfinished = new Set() } = options;
  const names = besideNames(target.path);
  const lock = await lockOutput({ ...options, path: target.path, names });
  unfinished.add(names.lock);
  const release = async () => {
    await lock.release().catch(() => {}); // The next run finds that its holder has gone.
    unfinished.delete(names.lock);
  };
  try {
    await sweep(system, names);
    const path = names.part(uniqueSuffix);
    const file = await system.open(path, "wx", target.mode === undefined ? 0o666 : 0o600);
    unfinished.add(path);
    const forget = () => unfinished.delete(path);
    return createBesideFile({ target, path, file, system, check: lock.check, release, forget });
  } catch (error) {
    await release();
    throw error;
  }
}

/** Only for who holds the lock. That it fails is no reason to stop: it is tried again by the next run. */
async function sweep(system: OutputSystem, names: BesideNames): Promise<void> {
  const found = await system.readdir(names.folder).catch(() => []);
  for (const name of found.filter(names.isPart)) await removeQuietly(system, join(names.folder, name));
}

interface BesideParts {
  readonly target: FileTarget;
  /** Of the unfinished form. */
  readonly path: string;
  readonly file: OpenedFile;
  readonly system: OutputSystem;
  readonly check: OutputLock["check"];
  readonly release: () => Promise<void>;
  /** Called when there is no unfinished form any more. */
  readonly forget: () => void;
}

function createBesideFile(parts: BesideParts): OutputFile {
  const { target, path, file, system } = parts;
  const state = { isOpen: true, isNamed: false };
  let durable: Promise<FileFacts> | undefined;
  const close = async () => {
    if (!state.isOpen) return;
    state.isOpen = false;
    await file.close();
  };
  const finish = async (): Promise<FileFacts> => {
    if (target.mode !== undefined) await file.chmod(target.mode);
    await file.sync();
    await close();
    const { size, mtimeMs } = await system.stat(path);
    return { size, changedMs: mtimeMs };
  };
  const makeDurable = () => {
    durable ??= finish();
    return durable;
  };
  return {
    write: (bytes) => writeAll(file, bytes),
    makeDurable,
    commit: async () => {
      await makeDurable();
      await parts.check();
      await system.rename(path, target.path);
      state.isNamed = true;
      parts.forget();
      await syncFolder(system, dirname(target.path));
      await parts.release();
    },
    discard: async () => {
      await close().catch(() => {});
      if (!state.isNamed) await removeQuietly(system, path);
      parts.forget();
      await parts.release();
    },
  };
}

async function removeQuietly(system: OutputSystem, path: string): Promise<void> {
  await system.rm(path, { force: true }).catch(() => {});
}

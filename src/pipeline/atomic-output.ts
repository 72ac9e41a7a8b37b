import { createHash } from "node:crypto";
import { basename, dirname, join } from "node:path";
import type { FileFacts, FileTarget, OutputFile, OutputFileOptions } from "./output-file.ts";
import { lockOutput, type OutputLock } from "./output-lock.ts";
import { isSystemFault, type OpenedFile, type OutputSystem, writeAll } from "./output-system.ts";

interface BesideOptions extends OutputFileOptions {
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
  const path = names.part(uniqueSuffix);
  const forget = () => unfinished.delete(path);
  try {
    await sweep(system, names);
    // Before it is there: a process may be ended as soon as it is.
    unfinished.add(path);
    const file = await system.open(path, "wx", target.mode === undefined ? 0o666 : 0o600);
    return createBesideFile({ target, path, file, system, check: lock.check, release, forget });
  } catch (error) {
    forget();
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
    unfinishedPath: path,
    commit: async (otherName = target.path) => {
      await makeDurable();
      await parts.check();
      await system.rename(path, otherName);
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

/** The names of what a run keeps beside an output as long as it works on it. Hidden, and never too long. */
export interface BesideNames {
  readonly folder: string;
  readonly lock: string;
  /** An unfinished form. @param uniqueSuffix of a to z and 0 to 9 */
  part(uniqueSuffix: string): string;
  /** Whether a name in the folder is that of an unfinished form of this very output. */
  isPart(name: string): boolean;
}

export function besideNames(path: string): BesideNames {
  const folder = dirname(path);
  const beginning = `.${shortened(basename(path))}.`;
  return {
    folder,
    lock: join(folder, `${beginning}lock`),
    part: (uniqueSuffix) => join(folder, `${beginning}${uniqueSuffix}.part`),
    isPart: (name) => name.startsWith(beginning) && /^[0-9a-z]+\.part$/.test(name.slice(beginning.length)),
  };
}

/** Most systems take 255 bytes: 40 characters of up to four bytes leave room. What is cut off is told by its hash. */
function shortened(name: string): string {
  const characters = [...name];
  if (characters.length <= 40) return name;
  const hash = createHash("sha256").update(name).digest("hex").slice(0, 8);
  return `${characters.slice(0, 31).join("")}~${hash}`;
}

/**
 * Makes a rename outlive a power cut.
 * @throws the system's error where it could, and failed
 */
async function syncFolder(system: OutputSystem, path: string): Promise<void> {
  let folder: OpenedFile | undefined;
  try {
    folder = await system.open(path, "r");
    await folder.sync();
  } catch (error) {
    // Windows opens no folder, some file systems sync none, and one may be writable but not readable.
    if (!isSystemFault(error, "EISDIR", "EPERM", "EACCES", "EINVAL", "ENOTSUP", "EBADF")) throw error;
  } finally {
    await folder?.close();
  }
}

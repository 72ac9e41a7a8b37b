import { constants, openSync } from "node:fs";
import { Socket } from "node:net";
import { dirname, resolve } from "node:path";
import type { S3Object } from "../net/s3-address.ts";
import { openBeside } from "./atomic-output.ts";
import { isPipelineError, outputIsFolder, outputNotWritable } from "./errors.ts";
import type { RunningProcesses } from "./output-lock.ts";
import { isSystemFault, nodeSystem, type OutputSystem, writeAll } from "./output-system.ts";

/** Where bytes go, in order. */
export interface ByteSink {
  write(bytes: Uint8Array): Promise<void>;
  /** Appends an object of the storage that the bytes go to. Absent: it is read, and written. */
  copyFrom?(object: S3Object): Promise<void>;
  /** How many bytes there will be, about. */
  expect?(bytes: number): void;
}

/** A file that appears whole or not at all: written beside its name, then renamed over it. */
export interface OutputFile extends ByteSink {
  /**
   * Puts all bytes on disk, still under another name; nothing can be written any more.
   * @returns what the file will be known by. Undefined: a device or a pipe
   */
  makeDurable(): Promise<FileFacts | undefined>;
  /** Where the bytes are until `commit`. Undefined: a device or a pipe, to which they have gone. */
  readonly unfinishedPath?: string;
  /**
   * Makes the bytes durable and gives the file its name.
   * @param otherName in the same folder, where what stands under its own name stays
   */
  commit(otherName?: string): Promise<void>;
  /** Takes the unfinished file away; what stood under the name before stays. Safe to call after `commit`; never throws. */
  discard(): Promise<void>;
}

/** What a rename leaves as it is. */
export interface FileFacts {
  /** In bytes. */
  readonly size: number;
  /** Milliseconds since the epoch. */
  readonly changedMs: number;
}

export interface OutputFileOptions {
  /** Tells this file's unfinished form from every other's: of a to z and 0 to 9. */
  readonly uniqueSuffix: string;
  /** Holds the paths of what is beside the output as long as it is there, for whoever must end in haste. */
  readonly unfinished?: Set<string>;
  readonly processes: RunningProcesses;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly system?: OutputSystem;
}

/**
 * Links are followed and the rights of a file that is replaced are kept. A device or a pipe is written straight into.
 * @throws PdoError PDO_OUTPUT_NOT_WRITABLE, on `write` and `commit` too (a full disk); PDO_OUTPUT_IS_FOLDER;
 *   PDO_OUTPUT_LOCKED where another run works on it
 */
export async function createOutputFile(path: string, options: OutputFileOptions): Promise<OutputFile> {
  const { system = nodeSystem } = options;
  const explained = explainProblems(path);
  const file = await explained(async () => {
    const target = await findOutputTarget(path, system);
    if (target.kind === "file") return openBeside(target, { ...options, system });
    return target.kind === "pipe" ? openPipe(target.path) : openDevice(target.path, system);
  });
  return {
    write: (bytes) => explained(() => file.write(bytes)),
    makeDurable: () => explained(() => file.makeDurable()),
    ...(file.unfinishedPath !== undefined && { unfinishedPath: file.unfinishedPath }),
    commit: (otherName) => explained(() => file.commit(otherName)),
    discard: () => file.discard(),
  };
}

function explainProblems(path: string) {
  return async <T>(act: () => Promise<T>): Promise<T> => {
    try {
      return await act();
    } catch (error) {
      throw isPipelineError(error) ? error : outputNotWritable(path, error);
    }
  };
}

/**
 * A device is written straight into: a file renamed over it would take its place.
 * @throws the system's error
 */
async function openDevice(path: string, system: OutputSystem): Promise<OutputFile> {
  const file = await system.open(path, "w");
  const close = once(() => file.close());
  return {
    write: (bytes) => writeAll(file, bytes),
    makeDurable: async () => undefined,
    commit: close,
    discard: () => close().catch(() => {}),
  };
}

/**
 * A pipe is written straight into, without waiting for its reader where nothing else would get its turn.
 * @throws the system's error; ENXIO where nobody reads
 */
function openPipe(path: string): OutputFile {
  const fd = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK);
  const socket = new Socket({ fd, readable: false, writable: true });
  socket.on("error", () => {}); // Thrown by the write that met it.
  const close = once(async () => void socket.destroy());
  return {
    write: (bytes) => settle((done) => void socket.write(bytes, done)),
    makeDurable: async () => undefined,
    commit: async () => {
      await settle((done) => void socket.end(done));
      await close();
    },
    discard: close,
  };
}

function settle(act: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    act((error) => (error ? reject(error) : resolve()));
  });
}

function once(act: () => Promise<void>): () => Promise<void> {
  let acted: Promise<void> | undefined;
  return () => {
    acted ??= act();
    return acted;
  };
}

/** What a path leads to, links followed: what is written there must not replace a link, a device or a pipe. */
type OutputTarget = FileTarget | { readonly kind: "pipe" | "device"; readonly path: string };

export interface FileTarget {
  readonly kind: "file";
  readonly path: string;
  /** The rights of the file that stands there now. */
  readonly mode?: number;
}

/** As many links as Linux follows in one path. */
const mostLinks = 40;

/** @throws PdoError PDO_OUTPUT_IS_FOLDER; a system error where links lead in a circle */
export async function findOutputTarget(path: string, system: OutputSystem): Promise<OutputTarget> {
  const facts = await system.stat(path).catch((error: unknown) => {
    if (isSystemFault(error, "ENOENT")) return undefined;
    throw error;
  });
  if (facts === undefined) return { kind: "file", path: await followLinks(path, system) };
  if (facts.isDirectory()) throw outputIsFolder(path);
  if (!facts.isFile()) return { kind: facts.isFIFO() ? "pipe" : "device", path };
  return { kind: "file", path: await system.realpath(path), mode: facts.mode & 0o7777 };
}

/** Where a link leads that leads to nothing yet. */
async function followLinks(path: string, system: OutputSystem, links = 0): Promise<string> {
  const link = await system.readlink(path).catch((error: unknown) => {
    // EINVAL: it is no link.
    if (isSystemFault(error, "EINVAL", "ENOENT")) return undefined;
    throw error;
  });
  if (link === undefined || links === mostLinks) return path;
  const folder = await system.realpath(dirname(path));
  return followLinks(resolve(folder, link), system, links + 1);
}

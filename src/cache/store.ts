import { randomUUID } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { makeFolder } from "../lib/atomic-file.ts";
import { isMissingFile } from "../lib/errors.ts";
import type { ProcessIdentity } from "../lib/process-identity.ts";
import { renameFileSync } from "../lib/rename-file.ts";
import { type AnswerFile, findLatest, openAnswerFile } from "./answer-file.ts";
import {
  type AnswerWriter,
  closedSuffix,
  createAnswerWriter,
  growingSuffix,
  partSuffix,
} from "./answer-writer.ts";
import { answersUnusable } from "./errors.ts";
import { mergeFiles } from "./merge.ts";

/*
 * Each process appends answers to a file of its own, and reads all files of the folder: nothing is locked, and what one process
 * does to its file cannot harm another's. A file that is closed, or whose process is dead, is never written to again. When there
 * are many small ones they are merged: the new file has its name before the old ones are removed, so that a kill at any moment
 * leaves an answer once or twice. Of several answers under a key the latest counts.
 */

/**
 * Folder of the answers.
 * @param home `PDO_HOME`
 */
export function answersFolder(home: string): string {
  return join(home, "answers");
}

/** Whether the process that began a file is still running. */
export type IsAlive = (owner: ProcessIdentity) => boolean;

/** The answers to open, and the process that opens them. */
export interface AnswersPlace {
  /** `PDO_HOME` */
  readonly home: string;
  /** Absent: `answersFolder`. */
  readonly folder?: string;
  readonly isAlive: IsAlive;
  /** This process. */
  readonly owner: ProcessIdentity;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The files of a folder, open for reading. */
export interface OpenedFiles {
  /** Nobody writes to them. */
  readonly closed: readonly AnswerFile[];
  /** Of running processes. */
  readonly growing: readonly AnswerFile[];
  /** In the order in which they were changed. */
  readonly all: readonly AnswerFile[];
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Opens all files for reading. Those of dead processes are given the name of closed ones.
 * @param isThorough looks at every byte instead of trusting saved indexes
 * @throws the system's error
 */
export function openFiles(place: AnswersPlace, isThorough: boolean): OpenedFiles {
  for (;;) {
    const opened = tryToOpen(place, isThorough);
    if (opened !== undefined) return opened;
  }
}

/** @returns undefined where another process renamed or merged one meanwhile */
function tryToOpen(place: AnswersPlace, isThorough: boolean): OpenedFiles | undefined {
  const folder = place.folder ?? answersFolder(place.home);
  const [closed, growing]: [AnswerFile[], AnswerFile[]] = [[], []];
  try {
    for (const name of fileNames(folder)) {
      const path = join(folder, name);
      const isGrowing = name.endsWith(growingSuffix);
      const file = openAnswerFile(path, { isGrowing, isThorough });
      (isGrowing ? growing : closed).push(file);
    }
    const dead = growing.filter((file) => !isHeld(file, place));
    if (dead.length === 0) return { closed, growing, all: inOrder([...closed, ...growing]) };
    for (const { path } of dead) renameFileSync(path, path.replace(growingSuffix, closedSuffix));
  } catch (fault) {
    closeFiles([...closed, ...growing]);
    if (isMissingFile(fault)) return undefined;
    throw fault;
  }
  closeFiles([...closed, ...growing]);
  return undefined;
}

/** @returns none where there is no folder */
function fileNames(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith(closedSuffix) || name.endsWith(growingSuffix));
  } catch (fault) {
    if (isMissingFile(fault)) return [];
    throw fault;
  }
}

/** Whether a process of another host is alive cannot be known: assumed until it has written nothing for a day. */
function isHeld({ owner, changedMs }: AnswerFile, { owner: own, isAlive, now }: AnswersPlace): boolean {
  if (owner === undefined) return false;
  return owner.host === own.host ? isAlive(owner) : now() - changedMs < dayMs;
}

function inOrder(files: readonly AnswerFile[]): AnswerFile[] {
  return [...files].sort((one, other) => one.changedMs - other.changedMs);
}

export function closeFiles(files: readonly AnswerFile[]): void {
  for (const file of files) file.close();
}

/** Kept answers: those of all files, and those added meanwhile. */
export interface AnswerStore {
  /**
   * @returns undefined on a miss; `usedOn` in days since 1970
   * @throws Error where the answer is damaged
   */
  find(key: Buffer): { readonly value: Buffer; readonly usedOn: number } | undefined;
  /** This process's file, made when it is first asked for. @throws the system's error */
  writer(): AnswerWriter;
  /** The next answers go to a new file: this one lost some. @returns false where they do already */
  abandon(writer: AnswerWriter): boolean;
  /** Files with bytes that cannot be read; their other answers are used. */
  readonly damaged: readonly { readonly path: string; readonly bytes: number }[];
  /** The file of a version that kept answers in another way, where there is one. */
  readonly formerStore: string | undefined;
  close(): void;
}

const formerName = "answers.mdb";

/**
 * Opens the answers of a run that adds some.
 * @throws PdoError where they cannot be used, or there is no room to keep more: that is better known before answers are paid for
 */
export function openAnswersStore(place: AnswersPlace): AnswerStore {
  const folder = answersFolder(place.home);
  try {
    makeFolder(folder);
    probeDiskSpace(folder);
    removeLeftovers(folder, place.now());
    return createStore(place, mergeSmall(place, openFiles(place, false)));
  } catch (fault) {
    throw answersUnusable(folder, fault);
  }
}

/**
 * As `openAnswersStore`, but nothing is created.
 * @returns undefined where nothing was ever kept
 * @throws PdoError
 */
export function openAnswersToRead(place: AnswersPlace): AnswerStore | undefined {
  const folder = answersFolder(place.home);
  try {
    return fileNames(folder).length === 0 ? undefined : createStore(place, openFiles(place, false));
  } catch (fault) {
    throw answersUnusable(folder, fault);
  }
}

function createStore({ home, owner }: AnswersPlace, { all }: OpenedFiles): AnswerStore {
  const former = join(answersFolder(home), formerName);
  let writer: AnswerWriter | undefined;
  return {
    find: (key) => {
      const found = findLatest(writer === undefined ? all : [...all, writer], key);
      return found && { value: found.source.read(key, found.place), usedOn: found.usedOn };
    },
    writer: () => {
      writer ??= createAnswerWriter(answersFolder(home), owner);
      return writer;
    },
    abandon: (abandoned) => {
      if (writer !== abandoned) return false;
      writer = undefined;
      closeQuietly(abandoned);
      return true;
    },
    damaged: all
      .filter(({ damagedBytes }) => damagedBytes > 0)
      .map(({ path, damagedBytes: bytes }) => ({ path, bytes })),
    formerStore: existsSync(former) ? former : undefined,
    close: () => {
      closeFiles(all);
      if (writer !== undefined) closeQuietly(writer);
      writer = undefined;
    },
  };
}

/** Where its file was taken away, it cannot be renamed. */
function closeQuietly(writer: AnswerWriter): void {
  try {
    writer.close();
  } catch {}
}

/** So many small files are merged to one. */
const mostSmallFiles = 8;
const smallBytes = 64 * 2 ** 20;

function mergeSmall(place: AnswersPlace, files: OpenedFiles): OpenedFiles {
  const small = files.closed.filter(({ size }) => size < smallBytes);
  if (small.length <= mostSmallFiles) return files;
  const isAllRead = small.every(({ damagedBytes }) => damagedBytes === 0);
  if (!isAllRead) return files;
  mergeFiles(answersFolder(place.home), { merged: small, all: files.all });
  closeFiles(files.all);
  return openFiles(place, false);
}

/** Answers of some hundred calls. */
const probeBytes = 2 ** 20;

/** Writes as much as a run soon will, and takes it away. @throws the system's error, as on a full disk */
function probeDiskSpace(folder: string): void {
  const path = join(folder, `${randomUUID()}${partSuffix}`);
  const descriptor = openSync(path, "wx");
  try {
    for (let done = 0; done < probeBytes; ) done += writeSync(descriptor, Buffer.alloc(probeBytes - done, 1));
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
    rmSync(path, { force: true });
  }
}

/** What killed processes left unfinished. */
export function removeLeftovers(folder: string, now: number): void {
  const unfinished = readdirSync(folder).filter(
    (name) => name.endsWith(partSuffix) || name.endsWith(".partial"),
  );
  for (const path of unfinished.map((name) => join(folder, name))) {
    const changedMs = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now;
    if (now - changedMs > dayMs) rmSync(path, { force: true });
  }
}

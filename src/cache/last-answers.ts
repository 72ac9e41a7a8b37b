import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { makeFolder } from "../lib/atomic-file.ts";
import { type AnswerFile, findLatest, removeAnswerFile } from "./answer-file.ts";
import { type AnswerWriter, createAnswerWriter } from "./answer-writer.ts";
import { mergeFiles } from "./merge.ts";
import { type AnswersPlace, closeFiles, type OpenedFiles, openFiles, removeLeftovers } from "./store.ts";

/*
 * What the built-in engine answered in the last run of a feed: nobody has paid for it, so only the next run of the same feed can use
 * it. Each run writes all that it used to a new file, and removes those of before at its end; what is no longer used is gone. The
 * files are those of kept answers, in a folder for each feed and output; a value is JSON, packed with deflate.
 */

/** Answers of the last run of a feed, and those of this one for the next. Nothing throws: `fault` says what failed. */
export interface LastAnswers {
  /** Whether there are any of the last run. */
  readonly isEmpty: boolean;
  /** The answer of the last run. Undefined: there is none, or it cannot be read. */
  find(key: Buffer): unknown;
  /** The next run will find it too. To be called behind `find` with the same key. */
  carryOver(key: Buffer): void;
  /** @param answer plain values */
  keep(key: Buffer, answer: unknown): void;
  /** To be called when the whole feed was worked on: from now on there is only what was found and kept. */
  replace(): void;
  /** Without `replace` the answers of the last run stay, and new ones are added to them. */
  close(): void;
  /** Why answers could not be kept. Undefined: they were. */
  fault(): unknown;
}

interface LastAnswersOptions {
  /** False: answers of the last run are not used. */
  readonly isUsed: boolean;
  /** False: nothing is kept, as of a run over some rows of a feed. */
  readonly isKept: boolean;
}

/** The folder of all feeds' answers. @param home `PDO_HOME` */
export function lastAnswersFolder(home: string): string {
  return join(home, "rows");
}

/** Runs that were interrupted leave files of their own; so many are used as they are. */
const mostFiles = 4;

/** @param place with the folder of one feed and output */
export function openLastAnswers(
  place: AnswersPlace & { readonly folder: string },
  { isUsed, isKept }: LastAnswersOptions,
): LastAnswers {
  let writer: AnswerWriter | undefined;
  let fault: unknown;
  let hasNew = false;
  let found: Buffer | undefined;
  const attempt = <Result>(act: () => Result): Result | undefined => {
    try {
      return act();
    } catch (problem) {
      fault ??= problem;
      return undefined;
    }
  };
  const files = attempt(() => openMerged(place)) ?? noFiles;
  const seconds = Math.floor(place.now() / 1000);
  const write = (key: Buffer, value: () => Buffer) => {
    if (!isKept || fault !== undefined) return;
    attempt(() => {
      writer ??= createAnswerWriter(place.folder, place.owner);
      if (writer.table.find(key) === undefined)
        writer.append({ key, kind: "row", value: value(), time: seconds });
    });
  };
  /** @returns the path of what this run has written */
  const finish = () => {
    const path = writer?.close();
    writer = undefined;
    return path;
  };
  return {
    isEmpty: !isUsed || files.all.every(({ table }) => table.size === 0),
    find: (key) => {
      found = isUsed ? readLatest(files.all, key) : undefined;
      return found && unpack(found);
    },
    carryOver: (key) => {
      const value = found;
      if (value !== undefined) write(key, () => value);
    },
    keep: (key, answer) => {
      hasNew = true;
      write(key, () => pack(answer));
    },
    replace: () => {
      if (!isKept || fault !== undefined) return;
      attempt(() => {
        finish();
        for (const { path } of files.closed) removeAnswerFile(path);
      });
    },
    close: () => {
      closeFiles(files.all);
      attempt(() => {
        const path = finish();
        // The last run's files hold all that is found again.
        if (path !== undefined && (!hasNew || fault !== undefined)) removeAnswerFile(path);
      });
    },
    fault: () => fault,
  };
}

const noFiles: OpenedFiles = { closed: [], growing: [], all: [] };

/** @throws the system's error */
function openMerged(place: AnswersPlace & { readonly folder: string }): OpenedFiles {
  makeFolder(place.folder);
  removeLeftovers(place.folder, place.now());
  const files = openFiles(place, false);
  if (files.closed.length <= mostFiles) return files;
  mergeFiles(place.folder, { merged: files.closed, all: files.all });
  closeFiles(files.all);
  return openFiles(place, false);
}

/** Undefined: there is none, or it is damaged. */
function readLatest(files: readonly AnswerFile[], key: Buffer): Buffer | undefined {
  try {
    const found = findLatest(files, key);
    return found?.source.read(key, found.place);
  } catch {
    return undefined;
  }
}

function pack(answer: unknown): Buffer {
  return deflateRawSync(JSON.stringify(answer), { level: 1 });
}

function unpack(value: Buffer): unknown {
  try {
    return JSON.parse(inflateRawSync(value).toString("utf8"));
  } catch {
    return undefined;
  }
}

/** What the folder of one feed takes. */
interface FolderFacts {
  readonly path: string;
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly changedMs: number;
}

/** One for each feed and output. @param home `PDO_HOME` */
export function listLastAnswers(home: string): FolderFacts[] {
  return namesIn(lastAnswersFolder(home)).map((name) => {
    const path = join(lastAnswersFolder(home), name);
    const facts = namesIn(path).flatMap(
      (file) => statSync(join(path, file), { throwIfNoEntry: false }) ?? [],
    );
    return {
      path,
      bytes: facts.reduce((sum, { size }) => sum + size, 0),
      changedMs: Math.max(0, ...facts.map(({ mtimeMs }) => mtimeMs)),
    };
  });
}

/**
 * Removes the answers of feeds that were not run since.
 * @param since milliseconds since 1970. Absent: all
 * @returns the bytes freed
 * @throws the system's error
 */
export function removeLastAnswers(home: string, since = Number.POSITIVE_INFINITY): number {
  let bytes = 0;
  for (const folder of listLastAnswers(home)) {
    if (folder.changedMs >= since) continue;
    rmSync(folder.path, { recursive: true, force: true });
    bytes += folder.bytes;
  }
  return bytes;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

import { randomUUID } from "node:crypto";
import { closeSync, fdatasync, fstatSync, ftruncateSync, openSync, rmSync, writeSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { ProcessIdentity } from "../lib/process-identity.ts";
import { renameFileSync } from "../lib/rename-file.ts";
import { readAnswer, readerOf, saveIndex } from "./answer-file.ts";
import { IndexTable } from "./index-table.ts";
import { answerRecord, kindRecord, ownerRecord, useRecord } from "./record.ts";

/** Closed: nobody writes to it any more. */
export const closedSuffix = ".answers";
/** Its owner, named in its first record, writes to it. */
export const growingSuffix = ".writing";
export const partSuffix = ".part";

/** An answer to be kept. */
export interface NewAnswer {
  readonly key: Buffer;
  /** What it is, for statistics: see `kindText`. */
  readonly kind: string;
  readonly value: Buffer;
  /** Seconds since 1970. */
  readonly time: number;
}

/** The file that this process appends to: an answer survives the end of the process as soon as it is appended, and a power cut after `sync`. */
export interface AnswerWriter {
  readonly path: string;
  readonly table: IndexTable;
  /** @throws the system's error; the file then ends with the record before */
  append(answer: NewAnswer): void;
  /** @throws the system's error */
  appendUse(key: Buffer, time: number): void;
  read(key: Buffer): Buffer;
  /**
   * Resolves when everything appended so far is on disk; concurrent callers share one sync.
   * @throws where it is not, or the file was taken away
   */
  sync(): Promise<void>;
  /** Closes the file; another process may merge it then. @returns its path from now on @throws the system's error */
  close(): string;
}

const daySeconds = 24 * 60 * 60;

/** Makes the file under its name with its owner's record in it, so that no process takes it for a dead one's. @throws the system's error */
export function createAnswerWriter(folder: string, owner: ProcessIdentity): AnswerWriter {
  const name = join(folder, randomUUID());
  const part = name + partSuffix;
  const path = name + growingSuffix;
  const descriptor = openSync(part, "wx+");
  const read = readerOf(descriptor);
  const table = new IndexTable();
  const kinds = new Map<string, number>();
  let size = 0;
  let synced = 0;
  let syncing: Promise<void> | undefined;

  const write = (record: Buffer): { offset: number; length: number } => {
    const offset = size;
    for (let done = 0; done < record.length; ) {
      // At a place of its own: what a full disk cut off is written over.
      done += writeSync(descriptor, record, done, record.length - done, offset + done);
    }
    size += record.length;
    return { offset, length: record.length };
  };
  const numberOf = (kind: string): number => {
    const known = kinds.get(kind) ?? kinds.size;
    if (known === kinds.size) write(kindRecord(known, kind));
    kinds.set(kind, known);
    return known;
  };
  const syncAll = async () => {
    const upTo = size;
    await dataSync(descriptor);
    if (fstatSync(descriptor).nlink === 0) throw new Error("The file of kept answers was taken away.");
    if (synced === 0) await syncFolder(folder);
    synced = upTo;
  };

  try {
    write(ownerRecord(owner));
    renameFileSync(part, path);
  } catch (fault) {
    closeSync(descriptor);
    rmSync(part, { force: true });
    throw fault;
  }
  return {
    path,
    table,
    append: ({ key, kind, value, time }) => {
      const place = write(answerRecord({ key, time, kind: numberOf(kind), value }));
      table.set(key, { ...place, time });
    },
    appendUse: (key, time) => {
      write(useRecord(key, time));
      table.setUsed(key, Math.floor(time / daySeconds));
    },
    read: (key) => {
      const place = table.find(key);
      if (place === undefined) throw new Error("The answer was never kept here.");
      return readAnswer(read, key, place);
    },
    sync: async () => {
      const wanted = size;
      while (synced < wanted) {
        syncing ??= syncAll().finally(() => {
          syncing = undefined;
        });
        await syncing;
      }
    },
    close: () => {
      // What a full disk cut off is no damage.
      ftruncateSync(descriptor, size);
      closeSync(descriptor);
      const closed = name + closedSuffix;
      renameFileSync(path, closed);
      saveIndex(closed, table, size);
      return closed;
    },
  };
}

const dataSync = promisify(fdatasync);

/** Makes the file's name survive a power cut too. Windows cannot open a folder, and does not need this. */
async function syncFolder(path: string): Promise<void> {
  try {
    const folder = await open(path, "r");
    await folder.sync().finally(() => folder.close());
  } catch {}
}

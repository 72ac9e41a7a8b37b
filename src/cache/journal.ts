import { randomUUID } from "node:crypto";
import { closeSync, fdatasync, fstatSync, openSync, writeSync } from "node:fs";
import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { ProcessIdentity } from "../lib/process-identity.ts";
import { answerRecord, kindRecord, ownerRecord } from "./journal-record.ts";
import type { NewEntry } from "./key-value-store.ts";

/** Answers to be written to the store together, held in a journal of their own until then. */
export interface AnswerGroup {
  /** Returns after the write to the journal has been tried. */
  add(entry: NewEntry, kinds: ReadonlyMap<number, string>): void;
  find(key: Buffer): Buffer | undefined;
  entries(): NewEntry[];
  addedCount(): number;
  byteCount(): number;
  /** Resolves when the journal's part (`journaledCount`) is on disk. */
  sync(): Promise<void>;
  /** Number of added answers that the journal holds. */
  journaledCount(): number;
  /** Removes the journal where the store has its entries; otherwise leaves it for the next run. */
  finish(isStored: boolean): Promise<void>;
}

/**
 * @param place absent: there is no journal
 * @param day days since 1970
 */
export function createAnswerGroup(place: JournalPlace | undefined, day: number): AnswerGroup {
  const entries = new Map<string, NewEntry>();
  const journal = place && createAnswerJournal(place, day);
  const counts = { added: 0, bytes: 0 };

  return {
    add: (entry, kinds) => {
      entries.set(entry.key.toString("latin1"), entry);
      counts.added += 1;
      counts.bytes += entry.value.length;
      journal?.append(entry, kinds);
    },
    find: (key) => entries.get(key.toString("latin1"))?.value,
    entries: () => [...entries.values()],
    addedCount: () => counts.added,
    byteCount: () => counts.bytes,
    sync: async () => journal?.sync(),
    journaledCount: () => journal?.journaledCount() ?? 0,
    finish: async (isStored) => (isStored ? journal?.remove() : journal?.retain()),
  };
}

/** The folder of a run's journals and the process that owns them. */
export interface JournalPlace {
  readonly folder: string;
  readonly owner: ProcessIdentity;
}

/**
 * One file of answers on their way to the store: an appended answer survives the end of the process, and a power cut
 * after `sync`. Nothing throws: `journaledCount` reports what is safe.
 */
interface AnswerJournal {
  /**
   * Writes before it returns. Answers are written one by one: batching those of one turn of the event loop would
   * synchronize calls that finished at different times.
   */
  append(entry: NewEntry, kinds: ReadonlyMap<number, string>): void;
  /** Resolves when everything appended so far is on disk; concurrent callers share one sync. */
  sync(): Promise<void>;
  /** Number of answers in the file. */
  journaledCount(): number;
  /** Closes and deletes the file: the store has its entries. */
  remove(): Promise<void>;
  /** Closes the file and leaves it for the next run. */
  retain(): Promise<void>;
}

export const journalSuffix = ".journal";

interface OpenedFile {
  readonly path: string;
  readonly descriptor: number;
  /** Bytes of complete records. */
  size: number;
}

/**
 * The file is created with the first answer.
 * @param day days since 1970
 */
export function createAnswerJournal({ folder, owner }: JournalPlace, day: number): AnswerJournal {
  const writtenKinds = new Set<number>();
  let file: OpenedFile | undefined;
  let isBroken = false;
  let journaledCount = 0;

  const begin = (): OpenedFile => {
    const path = join(folder, `${randomUUID()}${journalSuffix}`);
    file = { path, descriptor: openSync(path, "wx"), size: 0 };
    writeWhole(file, ownerRecord(owner, day));
    return file;
  };
  const writeKinds = (opened: OpenedFile, kinds: ReadonlyMap<number, string>) => {
    for (const [kind, text] of kinds) {
      if (!writtenKinds.has(kind)) writeWhole(opened, kindRecord(kind, text));
      writtenKinds.add(kind);
    }
  };
  /** Answers are safe only while the file still has a name. */
  const syncFile = async ({ descriptor }: OpenedFile) => {
    await dataSync(descriptor);
    if (fstatSync(descriptor).nlink === 0) throw new Error("The journal was taken away.");
  };
  const syncing = createSharedSync(async (opened, isFirst) => {
    await syncFile(opened);
    if (isFirst) await syncFolder(folder);
  });
  const end = async (isCacheable: boolean) => {
    isBroken = true;
    await syncing.settled();
    if (file === undefined) return;
    closeQuietly(file.descriptor);
    if (!isCacheable) await removeQuietly(file.path);
  };
  return {
    append: (entry, kinds) => {
      if (isBroken) return;
      try {
        const opened = file ?? begin();
        if (writtenKinds.size < kinds.size) writeKinds(opened, kinds);
        writeWhole(opened, answerRecord(entry));
        journaledCount += 1;
      } catch {
        isBroken = true;
      }
    },
    sync: async () => {
      if (file === undefined) return;
      try {
        await syncing.sync(file);
      } catch {
        isBroken = true;
        journaledCount = 0;
      }
    },
    journaledCount: () => journaledCount,
    remove: () => end(false),
    retain: () => end(journaledCount > 0),
  };
}

const dataSync = promisify(fdatasync);

/** Writes at the end of the last complete record, over a partial one that a full disk may have left. */
function writeWhole(file: OpenedFile, bytes: Buffer): void {
  let done = 0;
  while (done < bytes.length) {
    done += writeSync(file.descriptor, bytes, done, bytes.length - done, file.size + done);
  }
  file.size += bytes.length;
}

/** One sync serves all callers waiting for the same bytes; bytes written after it began need the next one. */
function createSharedSync(run: (file: OpenedFile, isFirst: boolean) => Promise<void>) {
  let synced = 0;
  let running: Promise<void> | undefined;
  const begin = async (file: OpenedFile) => {
    const { size } = file;
    await run(file, synced === 0);
    synced = size;
  };
  return {
    sync: async (file: OpenedFile) => {
      const { size } = file;
      while (synced < size) {
        running ??= begin(file).finally(() => {
          running = undefined;
        });
        await running;
      }
    },
    settled: async () => {
      await running?.catch(() => undefined);
    },
  };
}

/** Makes the file's name survive a power cut too. Windows cannot open a folder, and does not need this. */
async function syncFolder(path: string): Promise<void> {
  try {
    const folder = await open(path, "r");
    await folder.sync().finally(() => folder.close());
  } catch {}
}

function closeQuietly(descriptor: number): void {
  try {
    closeSync(descriptor);
  } catch {}
}

/**
 * Asynchronous, since freeing its blocks takes up to 20 ms on a busy disk. A file that cannot be removed is recovered
 * by the next run, to no effect.
 */
async function removeQuietly(path: string): Promise<void> {
  try {
    await rm(path, { force: true });
  } catch {}
}

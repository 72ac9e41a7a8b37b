import { randomUUID } from "node:crypto";
import { closeSync, fdatasync, fstatSync, openSync, writeSync } from "node:fs";
import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { ProcessMark } from "../lib/atomic-file.ts";
import type { NewEntry } from "../lib/key-value-store.ts";
import { answerRecord, kindRecord, ownerRecord } from "./journal-record.ts";

/** Answers that go into the store in one write, and lie in a journal of their own until then. */
export interface AnswerGroup {
  /** The journal has it, or cannot take it, when this returns. */
  add(entry: NewEntry, kinds: ReadonlyMap<number, string>): void;
  find(key: Buffer): Buffer | undefined;
  entries(): NewEntry[];
  addedCount(): number;
  byteCount(): number;
  /** What was added is on the disk as far as `heldCount` says. */
  sync(): Promise<void>;
  /** Of what was added, what the journal can be relied on for. */
  heldCount(): number;
  /** The journal is removed where the store has everything, and else stays for the next run. */
  settle(isStored: boolean): Promise<void>;
}

/** @param place absent: there is no journal @param day days since 1970 */
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
    heldCount: () => journal?.heldCount() ?? 0,
    settle: async (isStored) => (isStored ? journal?.remove() : journal?.leave()),
  };
}

/** Where a run's journals lie, and whose they are. */
export interface JournalPlace {
  readonly folder: string;
  readonly owner: ProcessMark;
}

/**
 * One file of answers on their way to the store: what was appended outlives the end of the process at once, and a power
 * cut after `sync`. Nothing is thrown: `heldCount` tells what can be relied on.
 */
interface AnswerJournal {
  /**
   * Writes it before it returns. Each answer is a write of its own: to collect those of one turn of the event loop would
   * make calls that came back one after the other begin again together, and so wait for one another.
   */
  append(entry: NewEntry, kinds: ReadonlyMap<number, string>): void;
  /** Everything appended so far is on the disk, by one sync for all who wait. */
  sync(): Promise<void>;
  /** Answers that lie in the file. */
  heldCount(): number;
  /** The store has them. */
  remove(): Promise<void>;
  /** The store does not have them: the next run finds them here. */
  leave(): Promise<void>;
}

export const journalSuffix = ".journal";

interface OpenedFile {
  readonly path: string;
  readonly descriptor: number;
  /** Bytes that were written whole. */
  size: number;
}

/** The file is made with the first answer. @param day days since 1970 */
export function createAnswerJournal({ folder, owner }: JournalPlace, day: number): AnswerJournal {
  const told = new Set<number>();
  let file: OpenedFile | undefined;
  let isBroken = false;
  let heldCount = 0;

  const begin = (): OpenedFile => {
    const path = join(folder, `${randomUUID()}${journalSuffix}`);
    file = { path, descriptor: openSync(path, "wx"), size: 0 };
    writeWhole(file, ownerRecord(owner, day));
    return file;
  };
  const tellKinds = (opened: OpenedFile, kinds: ReadonlyMap<number, string>) => {
    for (const [kind, text] of kinds) {
      if (!told.has(kind)) writeWhole(opened, kindRecord(kind, text));
      told.add(kind);
    }
  };
  /** What is held is so only where the file can still be found. */
  const syncFile = async ({ descriptor }: OpenedFile) => {
    await dataSync(descriptor);
    if (fstatSync(descriptor).nlink === 0) throw new Error("The journal was taken away.");
  };
  const syncing = createSharedSync(async (opened, isFirst) => {
    await syncFile(opened);
    if (isFirst) await syncFolder(folder);
  });
  const end = async (isKept: boolean) => {
    isBroken = true;
    await syncing.settled();
    if (file === undefined) return;
    closeQuietly(file.descriptor);
    if (!isKept) await removeQuietly(file.path);
  };
  return {
    append: (entry, kinds) => {
      if (isBroken) return;
      try {
        const opened = file ?? begin();
        if (told.size < kinds.size) tellKinds(opened, kinds);
        writeWhole(opened, answerRecord(entry));
        heldCount += 1;
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
        heldCount = 0;
      }
    },
    heldCount: () => heldCount,
    remove: () => end(false),
    leave: () => end(heldCount > 0),
  };
}

const dataSync = promisify(fdatasync);

/** Behind what was written whole, so that what a full disk took of a record before is written over. */
function writeWhole(file: OpenedFile, bytes: Buffer): void {
  let written = 0;
  while (written < bytes.length) {
    written += writeSync(file.descriptor, bytes, written, bytes.length - written, file.size + written);
  }
  file.size += bytes.length;
}

/** One sync for all who wait for the same bytes; who wrote more since the running one began waits for the next. */
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

/** So that the file's name outlives a power cut too. Windows opens no folder; the file is there all the same. */
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
 * One that stays is taken in once more by the next run, which changes nothing. In the background: to free its blocks takes a
 * busy disk up to 20 ms, in which no call would be sent.
 */
async function removeQuietly(path: string): Promise<void> {
  try {
    await rm(path, { force: true });
  } catch {}
}

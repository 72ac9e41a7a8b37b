import { closeSync, openSync, readSync, renameSync, rmSync, statSync } from "node:fs";
import { platform } from "node:os";
import { dirname } from "node:path";
import { crc32 } from "node:zlib";
import type { Database, RootDatabase } from "lmdb";
import { makeFolder } from "./atomic-file.ts";
import {
  checksumOf,
  createValueKeys,
  type EntryFacts,
  factsOf,
  isRecord,
  toRecord,
  usedOn,
  valueKeyOf,
} from "./key-value-record.ts";

export interface NewEntry {
  readonly key: Buffer;
  readonly value: Buffer;
  readonly kind: number;
}

/** What is written in one go: all of it, or nothing. */
export interface WriteGroup {
  readonly entries: readonly NewEntry[];
  /** Keys of entries that were used. */
  readonly used?: readonly Buffer[];
  /** Days since 1970. */
  readonly day: number;
  /** What the numbers of kinds stand for. */
  readonly kinds?: ReadonlyMap<number, string>;
}

/**
 * Values under keys of 16 bytes in one file, which several processes and threads may use at once. Every method throws
 * or rejects with the system's or the library's own error.
 */
export interface KeyValueStore {
  /** A value that is not what was written counts as absent. */
  read(key: Buffer): Promise<{ readonly value: Buffer; readonly usedOn: number } | undefined>;
  /** Resolves when all can read it and it is on the disk: it outlives the end of the process and a power cut. */
  write(group: WriteGroup): Promise<void>;
  facts(): Iterable<EntryFacts & { readonly key: Buffer }>;
  kinds(): ReadonlyMap<number, string>;
  remove(keys: readonly Buffer[]): Promise<void>;
  /** Writes a copy without the room that removed entries left. */
  copyTo(path: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Pages of the file that were touched stay in this process's memory (each touch brings 64 kB) until the file is closed: so a
 * large one is closed and opened again after as many entries, which takes 1 to 3 ms. Measured with a million answers of
 * 700 bytes that are found in order: a peak of 193 MB, 1,184 MB without; 14 microseconds of a processor each.
 */
const touchesBetweenOpenings = 1000;
/** So much is touched between two openings at the most, so a file that takes no more need not be opened again. */
const smallFileBytes = 64 * 2 ** 20;

/**
 * @param mostMappedBytes a file that takes more is closed now and then, so that its pages leave the memory
 * @throws KeyValueStoreFault; the system's error where the folder cannot be made or the file not be opened
 */
export async function openKeyValueStore(
  path: string,
  mostMappedBytes = smallFileBytes,
): Promise<KeyValueStore> {
  const lmdb = await loadLibrary();
  makeFolder(dirname(path));
  let tables = await openTables(lmdb, path);
  let touches = 0;
  let reopening: Promise<void> | undefined;
  const nextValueKey = createValueKeys();

  /** Where it cannot be opened again it stays so, and every method says why. */
  const reopen = async () => {
    await tables.root.close();
    // The library's buffers are freed in a turn of their own: 0.1 MB, which nobody would see grow.
    await new Promise((resolve) => setImmediate(resolve));
    tables = await openTables(lmdb, path);
    reopening = undefined;
  };
  /** What uses the tables does so in the same turn in which this was true. */
  const isOpen = () => {
    if (reopening === undefined && touches >= touchesBetweenOpenings) {
      touches = 0;
      if ((storeSize(path) ?? 0) > mostMappedBytes) reopening = reopen();
    }
    return reopening === undefined;
  };

  return {
    read: async (key) => {
      while (!isOpen()) await reopening;
      touches += 1;
      return readValue(tables, key);
    },
    write: async (group) => {
      while (!isOpen()) await reopening;
      touches += group.entries.length + (group.used?.length ?? 0);
      // In one call and on this thread: the library's own background writing never settles where the disk is full.
      tables.root.transactionSync(() => writeGroup(tables, group, nextValueKey));
    },
    facts: function* () {
      for (const { key, value } of tables.index.getRange({ snapshot: false })) {
        if (isRecord(value)) yield { key: Buffer.from(key as Uint8Array), ...factsOf(value) };
      }
    },
    kinds: () => new Map([...tables.kinds.getRange()].map(({ key, value }) => [Number(key), value])),
    remove: async (keys) => {
      while (!isOpen()) await reopening;
      touches += keys.length;
      tables.root.transactionSync(() => {
        for (const key of keys) removeEntry(tables, key);
      });
    },
    copyTo: async (target) => {
      rmSync(target, { force: true });
      await tables.root.backup(target, true);
    },
    close: async () => {
      await reopening;
      await tables.root.close();
    },
  };
}

/** Takes the file away unread, so that a damaged one can be. @throws the system's error */
export function removeStore(path: string): void {
  for (const file of [path, lockPath(path)]) rmSync(file, { force: true });
}

/**
 * Puts a copy in the place of a store that nobody has open. Its lock stays: who opens a file alone sets the lock right
 * (`mdb.c`, `mdb_env_share_locks`), and were it taken away from one who has just come, two could write at once.
 * @throws the system's error
 */
export function replaceStore(path: string, copy: string): void {
  renameSync(copy, path);
}

function lockPath(path: string): string {
  return `${path}-lock`;
}

function writeGroup(
  tables: Tables,
  { entries, used = [], day, kinds }: WriteGroup,
  nextKey: (day: number) => Buffer,
): void {
  for (const [kind, text] of kinds ?? []) tables.kinds.put(kind, text);
  for (const { key, value, kind } of entries) {
    const before = tables.index.getBinary(key);
    const valueKey = before && isRecord(before) ? valueKeyOf(before) : nextKey(day);
    tables.values.put(valueKey, value);
    tables.index.put(key, toRecord({ usedOn: day, kind, byteCount: value.length }, crc32(value), valueKey));
  }
  for (const key of used) {
    const record = tables.index.getBinary(key);
    if (record !== undefined) tables.index.put(key, usedOn(record, day));
  }
}

function readValue({ index, values }: Tables, key: Buffer) {
  const record = index.getBinary(key);
  if (record === undefined || !isRecord(record)) return undefined;
  const value = values.getBinary(valueKeyOf(record));
  if (value === undefined || crc32(value) !== checksumOf(record)) return undefined;
  return { value, usedOn: factsOf(record).usedOn };
}

function removeEntry({ index, values }: Tables, key: Buffer): void {
  const record = index.getBinary(key);
  if (record === undefined) return;
  if (isRecord(record)) values.remove(valueKeyOf(record));
  index.remove(key);
}

/** Why the store's library or file cannot be used. */
export class KeyValueStoreFault extends Error {
  override readonly name = "KeyValueStoreFault";
  readonly kind: "library" | "damaged";

  constructor(kind: KeyValueStoreFault["kind"], message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.kind = kind;
  }
}

/** Room in the address space, no memory; Windows would make the file that large. */
const mapSize = platform() === "win32" ? undefined : 64 * 2 ** 30;

type Lmdb = typeof import("lmdb");

interface Tables {
  readonly root: RootDatabase<Buffer, Buffer>;
  /** Key to record (see `toRecord`). Keys are random: a table of its own keeps the pages that are touched few. */
  readonly index: Database<Buffer, Buffer>;
  /** In the order of their writing, so that neighbours of a run lie side by side. */
  readonly values: Database<Buffer, Buffer>;
  readonly kinds: Database<string, number>;
}

async function loadLibrary(): Promise<Lmdb> {
  try {
    return await import("lmdb");
  } catch (cause) {
    throw new KeyValueStoreFault("library", "The package lmdb is not installed for this system.", { cause });
  }
}

async function openTables({ open }: Lmdb, path: string): Promise<Tables> {
  refuseForeign(path);
  const root = open<Buffer, Buffer>({
    path,
    noSubdir: true,
    // What is committed is on the disk.
    overlappingSync: false,
    ...(mapSize && { mapSize }),
  });
  try {
    refuseCutOff(root, path);
    return {
      root,
      index: root.openDB<Buffer, Buffer>({ name: "index", keyEncoding: "binary", encoding: "binary" }),
      values: root.openDB<Buffer, Buffer>({ name: "values", keyEncoding: "binary", encoding: "binary" }),
      kinds: root.openDB<string, number>({ name: "kinds", encoding: "string" }),
    };
  } catch (fault) {
    await root.close();
    throw fault;
  }
}

/** The library reads what it is given, and a file of another kind ends the process: `mdb.c`, `MDB_meta.mm_magic`. */
const [magicAt, magic] = [24, 0xbeefc0de];

function refuseForeign(path: string): void {
  if ((storeSize(path) ?? 0) === 0) return;
  const start = Buffer.alloc(magicAt + 4);
  const descriptor = openSync(path, "r");
  try {
    readSync(descriptor, start, 0, start.length, 0);
  } finally {
    closeSync(descriptor);
  }
  if (start.readUInt32LE(magicAt) !== magic)
    throw new KeyValueStoreFault("damaged", "It is no store of this kind.");
}

/** To touch a page that the file does not have ends the process too, so they are counted before. */
function refuseCutOff(root: RootDatabase<Buffer, Buffer>, path: string): void {
  const { lastPageNumber, pageSize } = root.getStats() as { lastPageNumber: number; pageSize: number };
  const needed = (lastPageNumber + 1) * pageSize;
  const size = storeSize(path) ?? 0;
  if (size > 0 && size < needed) {
    throw new KeyValueStoreFault("damaged", `It has ${size} bytes where it should have ${needed}.`);
  }
}

/** @returns bytes on the disk; undefined where there is no store */
export function storeSize(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.size;
}

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

/** Written in one transaction. */
export interface WriteGroup {
  readonly entries: readonly NewEntry[];
  /** Keys of entries that were used. */
  readonly used?: readonly Buffer[];
  /** Days since 1970. */
  readonly day: number;
  /** Descriptions of the kinds by their numbers. */
  readonly kinds?: ReadonlyMap<number, string>;
}

/**
 * Values under keys of 16 bytes in one file, safe for concurrent use by several processes and threads. Every method throws
 * or rejects with the error of the system or of lmdb.
 */
export interface KeyValueStore {
  /** A value that fails its checksum counts as absent. */
  read(key: Buffer): Promise<{ readonly value: Buffer; readonly usedOn: number } | undefined>;
  /** Resolves when the group is visible to all readers and durable against a crash and power loss. */
  write(group: WriteGroup): Promise<void>;
  facts(): Iterable<EntryFacts & { readonly key: Buffer }>;
  kinds(): ReadonlyMap<number, string>;
  remove(keys: readonly Buffer[]): Promise<void>;
  /** Writes a compacted copy, without the space of removed entries. */
  copyTo(path: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Accessed pages of the mapped file stay in this process's memory (64 kB per access) until the file is closed, so a large file
 * is closed and reopened after this many accesses, which takes 1 to 3 ms. Measured with a million values of 700 bytes read in
 * order: a peak of 193 MB instead of 1,184 MB, at 14 microseconds of CPU time each.
 */
const touchesBetweenOpenings = 1000;
/** The most that is mapped between two reopenings; a file no larger than this need not be reopened. */
const smallFileBytes = 64 * 2 ** 20;

/**
 * @param mostMappedBytes a larger file is reopened regularly to release its pages from memory
 * @throws KeyValueStoreFault; the system's error if the folder cannot be created or the file cannot be opened
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

  /** If reopening fails, every later method rejects with the reason. */
  const reopen = async () => {
    await tables.root.close();
    // lmdb frees its buffers (0.1 MB per opening) only in a later turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
    tables = await openTables(lmdb, path);
    reopening = undefined;
  };
  /** Callers must use the tables in the same turn of the event loop in which this returned true. */
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
      // Synchronous on purpose: lmdb's asynchronous writes never settle when the disk is full.
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

/** Deletes a store without opening it, so that a damaged one can be deleted too. @throws the system's error */
export function removeStore(path: string): void {
  for (const file of [path, lockPath(path)]) rmSync(file, { force: true });
}

/**
 * Replaces a store that no process has open by a copy. The lock file stays: a process that opens a store alone resets it
 * (`mdb.c`, `mdb_env_share_locks`), and deleting it under a process that has just opened the store would allow two writers.
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

/** Reserved address space, not memory; on Windows the file itself would get this size. */
const mapSize = platform() === "win32" ? undefined : 64 * 2 ** 30;

type Lmdb = typeof import("lmdb");

interface Tables {
  readonly root: RootDatabase<Buffer, Buffer>;
  /** Key to record (see `toRecord`). Keys are random, so a small separate table keeps the number of accessed pages low. */
  readonly index: Database<Buffer, Buffer>;
  /** In write order, so that the values of neighbouring rows are stored next to each other. */
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
    // A commit is durable when it returns.
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

/** lmdb crashes the process on a file of another format (`mdb.c`, `MDB_meta.mm_magic`), so the magic number is checked first. */
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

/** Accessing a page beyond the end of the file crashes the process too, so the size is checked first. */
function refuseCutOff(root: RootDatabase<Buffer, Buffer>, path: string): void {
  const { lastPageNumber, pageSize } = root.getStats() as { lastPageNumber: number; pageSize: number };
  const needed = (lastPageNumber + 1) * pageSize;
  const size = storeSize(path) ?? 0;
  if (size > 0 && size < needed) {
    throw new KeyValueStoreFault("damaged", `It has ${size} bytes where it should have ${needed}.`);
  }
}

/** @returns bytes on the disk; undefined if there is no store */
export function storeSize(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.size;
}

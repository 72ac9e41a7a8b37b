import { closeSync, openSync, readSync, statSync } from "node:fs";
import { platform } from "node:os";
import type { Database, RootDatabase } from "lmdb";

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

export type Lmdb = typeof import("lmdb");

export interface Tables {
  readonly root: RootDatabase<Buffer, Buffer>;
  /** Key to record (see `toRecord`). Keys are random: a table of its own keeps the pages that are touched few. */
  readonly index: Database<Buffer, Buffer>;
  /** In the order of their writing, so that neighbours of a run lie side by side. */
  readonly values: Database<Buffer, Buffer>;
  readonly kinds: Database<string, number>;
}

export async function loadLibrary(): Promise<Lmdb> {
  try {
    return await import("lmdb");
  } catch (cause) {
    throw new KeyValueStoreFault("library", "The package lmdb is not installed for this system.", { cause });
  }
}

export async function openTables({ open }: Lmdb, path: string): Promise<Tables> {
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

import { closeSync, fstatSync, openSync, readFileSync, readSync, rmSync } from "node:fs";
import { replaceFile } from "../lib/atomic-file.ts";
import type { ProcessIdentity } from "../lib/process-identity.ts";
import { IndexTable, type Place } from "./index-table.ts";
import { contentOf, parseContent, type ReadAt, type ScannedRecord, scanRecords } from "./record.ts";

/** A file of answers, open for reading. Its descriptor stays valid where the file is renamed, or merged and removed, meanwhile. */
export interface AnswerFile {
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly changedMs: number;
  readonly size: number;
  readonly owner: ProcessIdentity | undefined;
  readonly table: IndexTable;
  /** Bytes that hold nothing readable. */
  readonly damagedBytes: number;
  /** @throws Error where its bytes are damaged */
  read(key: Buffer, place: Place): Buffer;
  records(): Generator<ScannedRecord, unknown>;
  close(): void;
}

const indexSuffix = ".index";
/** A file that grew this much beyond its saved index is indexed anew; reading that much takes some 10 ms. */
const indexedBytes = 8 * 2 ** 20;
const daySeconds = 24 * 60 * 60;

export interface OpenOptions {
  /** Whether another process writes to it: then no index is saved. */
  readonly isGrowing: boolean;
  /** Looks at every byte instead of trusting a saved index. */
  readonly isThorough: boolean;
}

/** @throws the system's error */
export function openAnswerFile(path: string, { isGrowing, isThorough }: OpenOptions): AnswerFile {
  const descriptor = openSync(path, "r");
  try {
    const { size, mtimeMs: changedMs } = fstatSync(descriptor);
    const read = readerOf(descriptor);
    const saved = isThorough || size < indexedBytes ? undefined : readIndex(path, size);
    const { table, owner, end, damagedBytes } = indexRecords(read, saved);
    if (!isGrowing && damagedBytes === 0 && end - (saved?.end ?? 0) >= indexedBytes)
      saveIndex(path, table, end);
    return {
      path,
      changedMs,
      size,
      owner,
      table,
      damagedBytes,
      read: (key, place) => readAnswer(read, key, place),
      records: () => scanRecords(read),
      close: () => closeSync(descriptor),
    };
  } catch (fault) {
    closeSync(descriptor);
    throw fault;
  }
}

/** @throws Error where its bytes are damaged */
export function readAnswer(read: ReadAt, key: Buffer, { offset, length }: Place): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  const record = parseContent(contentOf(bytes.subarray(0, read(bytes, offset))) ?? Buffer.of(0));
  if (record?.tag !== "answer" || !record.key.equals(key)) throw new Error("The kept answer is damaged.");
  return record.value;
}

/** Where the latest answer under a key is, and when it was last used. */
export function findLatest<Source extends Pick<AnswerFile, "table">>(
  sources: readonly Source[],
  key: Buffer,
) {
  let latest: { source: Source; place: NonNullable<ReturnType<AnswerFile["table"]["find"]>> } | undefined;
  let usedOn = 0;
  for (const source of sources) {
    const place = source.table.find(key);
    if (place === undefined) continue;
    usedOn = Math.max(usedOn, place.usedOn);
    if (place.length > 0 && place.time >= (latest?.place.time ?? 0)) latest = { source, place };
  }
  return latest && { ...latest, usedOn: Math.max(usedOn, Math.floor(latest.place.time / daySeconds)) };
}

interface Saved {
  readonly table: IndexTable;
  readonly end: number;
}

function indexRecords(read: ReadAt, saved: Saved | undefined) {
  const table = saved?.table ?? new IndexTable();
  const scan = scanRecords(read, saved?.end);
  let owner: ProcessIdentity | undefined;
  for (let next = scan.next(); ; next = scan.next()) {
    if (next.done === true) return { table, owner, ...next.value };
    const { at, content } = next.value;
    const record = parseContent(content);
    if (record?.tag === "owner") owner = record.owner;
    if (record !== undefined) indexRecord(table, record, { offset: at, length: recordLength(content) });
  }
}

function indexRecord(
  table: IndexTable,
  record: NonNullable<ReturnType<typeof parseContent>>,
  place: Pick<Place, "offset" | "length">,
): void {
  if (record.tag === "answer") table.set(record.key, { ...place, time: record.time });
  if (record.tag === "use") table.setUsed(record.key, Math.floor(record.time / daySeconds));
}

const headBytes = 12;

/** @param content of a record */
function recordLength(content: Buffer): number {
  return headBytes + content.length;
}

function readIndex(path: string, size: number): Saved | undefined {
  try {
    const saved = IndexTable.fromBytes(readFileSync(path + indexSuffix));
    return saved !== undefined && saved.end <= size ? saved : undefined;
  } catch {
    return undefined;
  }
}

/** Saves the time of reading a large file whole the next time; nothing depends on it. */
export function saveIndex(path: string, table: IndexTable, end: number): void {
  if (end < indexedBytes) return;
  try {
    replaceFile(path + indexSuffix, table.toBytes(end));
  } catch {}
}

/** @throws the system's error */
export function removeAnswerFile(path: string): void {
  for (const each of [path, path + indexSuffix]) rmSync(each, { force: true });
}

const blockBytes = 4096;

/** Reads at a place of a file. Blocks that the disk cannot read come as zeros, so that the rest of the file stays readable. */
export function readerOf(descriptor: number, system: typeof readSync = readSync): ReadAt {
  const readSome = (buffer: Buffer, at: number): number => {
    try {
      return system(descriptor, buffer, 0, buffer.length, at);
    } catch (fault) {
      if (!(fault instanceof Error && "code" in fault && fault.code === "EIO")) throw fault;
      if (buffer.length > blockBytes) return readSome(buffer.subarray(0, blockBytes), at);
      const left = fstatSync(descriptor).size - at;
      return buffer.fill(0).subarray(0, Math.max(0, left)).length;
    }
  };
  return (buffer, at) => {
    let done = 0;
    while (done < buffer.length) {
      const count = readSome(buffer.subarray(done), at + done);
      if (count === 0) break;
      done += count;
    }
    return done;
  };
}

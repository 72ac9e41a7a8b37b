import { crc32 } from "node:zlib";
import type { ProcessIdentity } from "../lib/process-identity.ts";

/** Bytes of a key: half a SHA-256; the chance of a collision among a billion keys is about 1 in 10^20. */
export const keyBytes = 16;

/*
 * A file of answers is a sequence of records: magic (4 bytes), length of the content (4, little-endian like all numbers), CRC-32 of
 * the content (4), content. The magic is where reading goes on behind damaged bytes. The content's first byte is its tag:
 *
 *     1  the process that writes the file, as JSON
 *     2  number of a kind in this file (4), its text
 *     3  seconds since 1970 (4), key (16), number of its kind (4), the answer
 *     4  seconds since 1970 (4), key (16): the answer was used
 */
const magic = Buffer.from([0x9d, 0x70, 0x64, 0x6f]);
const magicNumber = magic.readUInt32LE(0);
const [lengthAt, crcAt, contentAt] = [4, 8, 12];
const [ownerTag, kindTag, answerTag, useTag] = [1, 2, 3, 4];
const [keyAt, kindAt, valueAt] = [5, 21, 25];
const longestContent = 2 ** 28;

export interface Entry {
  readonly key: Buffer;
  /** Seconds since 1970. */
  readonly time: number;
  /** Number of its kind in its file. */
  readonly kind: number;
  readonly value: Buffer;
}

export type Parsed =
  | { readonly tag: "owner"; readonly owner: ProcessIdentity }
  | { readonly tag: "kind"; readonly kind: number; readonly text: string }
  | ({ readonly tag: "answer" } & Entry)
  | { readonly tag: "use"; readonly key: Buffer; readonly time: number };

export function ownerRecord({ pid, startedAt, host }: ProcessIdentity): Buffer {
  return toRecord(Buffer.of(ownerTag), Buffer.from(JSON.stringify({ pid, startedAt, host })));
}

export function kindRecord(kind: number, text: string): Buffer {
  return toRecord(Buffer.of(kindTag), numberBytes(kind), Buffer.from(text));
}

export function answerRecord({ key, time, kind, value }: Entry): Buffer {
  return toRecord(Buffer.of(answerTag), numberBytes(time), key, numberBytes(kind), value);
}

export function useRecord(key: Buffer, time: number): Buffer {
  return toRecord(Buffer.of(useTag), numberBytes(time), key);
}

function toRecord(...parts: readonly Buffer[]): Buffer {
  const record = Buffer.concat([magic, Buffer.alloc(contentAt - lengthAt), ...parts]);
  record.writeUInt32LE(record.length - contentAt, lengthAt);
  record.writeUInt32LE(crc32(record.subarray(contentAt)), crcAt);
  return record;
}

function numberBytes(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number);
  return bytes;
}

/** @returns the record's content; undefined where the bytes do not begin with a whole record */
export function contentOf(bytes: Buffer): Buffer | undefined {
  const length = contentLength(bytes);
  if (length === undefined || contentAt + length > bytes.length) return undefined;
  const content = bytes.subarray(contentAt, contentAt + length);
  return crc32(content) === bytes.readUInt32LE(crcAt) ? content : undefined;
}

function contentLength(bytes: Buffer): number | undefined {
  if (bytes.length <= contentAt || bytes.readUInt32LE(0) !== magicNumber) return undefined;
  const length = bytes.readUInt32LE(lengthAt);
  return length > 0 && length <= longestContent ? length : undefined;
}

/** The buffers share the content's memory. Safe to cast: the CRC-32 matched, so this module wrote it. */
export function parseContent(content: Buffer): Parsed | undefined {
  const [tag] = content;
  if (tag === answerTag) {
    const [time, kind] = [content.readUInt32LE(1), content.readUInt32LE(kindAt)];
    return {
      tag: "answer",
      time,
      key: content.subarray(keyAt, kindAt),
      kind,
      value: content.subarray(valueAt),
    };
  }
  if (tag === useTag)
    return { tag: "use", time: content.readUInt32LE(1), key: content.subarray(keyAt, kindAt) };
  if (tag === kindTag)
    return { tag: "kind", kind: content.readUInt32LE(1), text: content.toString("utf8", 5) };
  if (tag !== ownerTag) return undefined;
  return { tag: "owner", owner: JSON.parse(content.toString("utf8", 1)) as ProcessIdentity };
}

/** Fills the buffer from this place of the file. @returns fewer bytes only at the file's end */
export type ReadAt = (buffer: Buffer, at: number) => number;

export interface ScannedRecord {
  readonly at: number;
  readonly content: Buffer;
}

export interface ScanEnd {
  /** Behind the last whole record. */
  readonly end: number;
  /** Bytes that belong to no record. */
  readonly damagedBytes: number;
}

const chunkBytes = 2 ** 22;

/**
 * All whole records from a place on, in order. What is damaged is stepped over. Contents are valid until the next one is asked for.
 * @returns what was found besides; an incomplete record at the end is one that is being written, or whose writer was killed
 */
export function* scanRecords(read: ReadAt, from = 0): Generator<ScannedRecord, ScanEnd> {
  const window = createWindow(read);
  let [at, end, damagedBytes] = [from, from, 0];
  let bytes = window(at, contentAt + 1);
  for (; bytes.length > contentAt; bytes = window(at, contentAt + 1)) {
    const needed = contentAt + (contentLength(bytes) ?? 0);
    const content = contentOf(needed > bytes.length ? window(at, needed) : bytes);
    if (content !== undefined) {
      yield { at, content };
      damagedBytes += at - end;
      at += needed;
      end = at;
      continue;
    }
    at = nextMagic(window, at + 1);
  }
  const rest = at + bytes.length - end;
  return { end, damagedBytes: damagedBytes + (isCutOff(window(end, contentAt), rest) ? 0 : rest) };
}

/** Whether these last bytes of a file are the beginning of a record. */
function isCutOff(bytes: Buffer, size: number): boolean {
  const begun = bytes.subarray(0, magic.length);
  if (!begun.equals(magic.subarray(0, begun.length))) return false;
  return size < contentAt || contentAt + bytes.readUInt32LE(lengthAt) > size;
}

type Window = (at: number, needed: number) => Buffer;

/** Reads ahead; returns at least the needed bytes but at the file's end. */
function createWindow(read: ReadAt): Window {
  let buffer = Buffer.alloc(chunkBytes);
  let [base, filled] = [0, 0];
  return (at, needed) => {
    if (at < base || at + needed > base + filled) {
      if (needed > buffer.length) buffer = Buffer.alloc(needed);
      base = at;
      filled = read(buffer, at);
    }
    return buffer.subarray(at - base, filled);
  };
}

function nextMagic(window: Window, from: number): number {
  for (let at = from; ; ) {
    const bytes = window(at, magic.length);
    const found = bytes.indexOf(magic);
    if (found >= 0) return at + found;
    if (bytes.length < magic.length) return at + bytes.length;
    at += bytes.length - magic.length + 1;
  }
}

import { crc32 } from "node:zlib";
import type { ProcessIdentity } from "../lib/process-identity.ts";
import { keyBytes } from "./key-value-record.ts";
import type { NewEntry } from "./key-value-store.ts";

/** The intact part of a journal. */
export interface JournalContent {
  /** Undefined where not even the owner's record is intact. */
  readonly owner: ProcessIdentity | undefined;
  /** Days since 1970 on which the journal was begun. */
  readonly day: number;
  readonly entries: readonly NewEntry[];
  /** The text of each numeric kind. */
  readonly kinds: ReadonlyMap<number, string>;
}

/*
 * Record layout: length of the content (4 bytes, little-endian like all numbers), CRC-32 of the content (4), content.
 * The content's first byte is its tag:
 *
 *     1  owner and day, as JSON
 *     2  number of a kind (4), its text
 *     3  key (16), number of its kind (4), the answer
 */
const [crcAt, contentAt] = [4, 8];
const [ownerTag, kindTag, answerTag] = [1, 2, 3];
const kindAt = 1 + keyBytes;
const valueAt = kindAt + 4;

export function ownerRecord({ pid, startedAt, host }: ProcessIdentity, day: number): Buffer {
  return toRecord(Buffer.of(ownerTag), Buffer.from(JSON.stringify({ pid, startedAt, host, day })));
}

export function kindRecord(kind: number, text: string): Buffer {
  return toRecord(Buffer.of(kindTag), numberBytes(kind), Buffer.from(text));
}

export function answerRecord({ key, kind, value }: NewEntry): Buffer {
  return toRecord(Buffer.of(answerTag), key, numberBytes(kind), value);
}

function toRecord(...parts: readonly Buffer[]): Buffer {
  const record = Buffer.concat([Buffer.alloc(contentAt), ...parts]);
  record.writeUInt32LE(record.length - contentAt, 0);
  record.writeUInt32LE(crc32(record.subarray(contentAt)), crcAt);
  return record;
}

function numberBytes(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number);
  return bytes;
}

/** Reads up to the first incomplete or corrupt record; nothing after it is used. */
export function parseJournal(bytes: Buffer): JournalContent {
  const kinds = new Map<number, string>();
  const entries: NewEntry[] = [];
  let begun: { owner: ProcessIdentity; day: number } | undefined;
  for (const content of wholeContents(bytes)) {
    if (content[0] === ownerTag) begun = parseOwner(content.toString("utf8", 1));
    if (content[0] === kindTag) kinds.set(content.readUInt32LE(1), content.toString("utf8", 5));
    if (content[0] === answerTag) entries.push(toEntry(content));
  }
  return { owner: begun?.owner, day: begun?.day ?? 0, entries, kinds };
}

function* wholeContents(bytes: Buffer): Generator<Buffer> {
  let at = 0;
  while (at + contentAt < bytes.length) {
    const end = at + contentAt + bytes.readUInt32LE(at);
    const content = bytes.subarray(at + contentAt, end);
    // A power cut can leave a file padded with zeros, whose CRC-32 is valid.
    if (end > bytes.length || content.length === 0) return;
    if (crc32(content) !== bytes.readUInt32LE(at + crcAt)) return;
    yield content;
    at = end;
  }
}

/** Safe to cast: the CRC-32 matched, so `ownerRecord` wrote it. */
function parseOwner(json: string): { owner: ProcessIdentity; day: number } {
  const { day, ...owner } = JSON.parse(json) as ProcessIdentity & { day: number };
  return { owner, day };
}

function toEntry(content: Buffer): NewEntry {
  return {
    key: content.subarray(1, kindAt),
    kind: content.readUInt32LE(kindAt),
    value: content.subarray(valueAt),
  };
}

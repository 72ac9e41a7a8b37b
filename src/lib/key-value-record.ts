import { randomBytes } from "node:crypto";

/** Bytes of a key: half a SHA-256; the chance of a collision among a billion keys is about 1 in 10^20. */
export const keyBytes = 16;

/** An entry's metadata, available without reading its value. */
export interface EntryFacts {
  /** The day of its last write or reported use, in days since 1970. */
  readonly usedOn: number;
  /** The kind of its value, a key of the store's `kinds`. */
  readonly kind: number;
  readonly byteCount: number;
}

/*
 * The layout of an index record: day (2 bytes), length of the value (4), its kind (4), its CRC-32 (4), its key (10);
 * integers are little-endian.
 */
const [byteCountAt, kindAt, checksumAt, valueKeyAt, recordBytes] = [2, 6, 10, 14, 24];

export function toRecord(
  { usedOn, byteCount, kind }: EntryFacts,
  checksum: number,
  valueKey: Buffer,
): Buffer {
  const record = Buffer.alloc(recordBytes);
  record.writeUInt16LE(usedOn, 0);
  record.writeUInt32LE(byteCount, byteCountAt);
  record.writeUInt32LE(kind, kindAt);
  record.writeUInt32LE(checksum, checksumAt);
  valueKey.copy(record, valueKeyAt);
  return record;
}

export function factsOf(record: Buffer): EntryFacts {
  return {
    usedOn: record.readUInt16LE(0),
    byteCount: record.readUInt32LE(byteCountAt),
    kind: record.readUInt32LE(kindAt),
  };
}

export function valueKeyOf(record: Buffer): Buffer {
  return record.subarray(valueKeyAt);
}

/**
 * Keys unique across processes and threads: the day, random bytes, a counter. They ascend, so that values written one after
 * another are stored next to each other.
 */
export function createValueKeys(): (day: number) => Buffer {
  const random = randomBytes(4);
  let count = 0;
  return (day) => {
    const key = Buffer.alloc(recordBytes - valueKeyAt);
    key.writeUInt16BE(day);
    random.copy(key, 2);
    key.writeUInt32BE(count, 6);
    count += 1;
    return key;
  };
}

export function checksumOf(record: Buffer): number {
  return record.readUInt32LE(checksumAt);
}

/** @returns a copy with the day as the day of the last use */
export function usedOn(record: Buffer, day: number): Buffer {
  const copy = Buffer.from(record);
  copy.writeUInt16LE(day, 0);
  return copy;
}

/** False for records of another version and for damaged ones. */
export function isRecord(bytes: Buffer): boolean {
  return bytes.length === recordBytes;
}

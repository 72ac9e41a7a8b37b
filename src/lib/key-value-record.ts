import { randomBytes } from "node:crypto";

/** Bytes of a key: half a SHA-256, so that two of a billion keys are alike with a chance of 1 in 10^20. */
export const keyBytes = 16;

/** What is known of an entry without its value. */
export interface EntryFacts {
  /** Days since 1970 on which it was written, or told to be used. */
  readonly usedOn: number;
  /** Which sort of value it is, as a number of `kinds`. */
  readonly kind: number;
  readonly byteCount: number;
}

/*
 * A record of the index: day (2 bytes), length of the value (4), its kind (4), its CRC-32 (4), its key (10); numbers
 * little-endian.
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
 * Keys that no other process or thread makes: the day, chance, a count. They rise, so that what was written one after
 * the other lies side by side.
 */
export function createValueKeys(): (day: number) => Buffer {
  const own = randomBytes(4);
  let count = 0;
  return (day) => {
    const key = Buffer.alloc(recordBytes - valueKeyAt);
    key.writeUInt16BE(day);
    own.copy(key, 2);
    key.writeUInt32BE(count, 6);
    count += 1;
    return key;
  };
}

export function checksumOf(record: Buffer): number {
  return record.readUInt32LE(checksumAt);
}

/** @returns a copy that says the day as that of the last use */
export function usedOn(record: Buffer, day: number): Buffer {
  const copy = Buffer.from(record);
  copy.writeUInt16LE(day, 0);
  return copy;
}

/** False for what another version, or chance, has written. */
export function isRecord(bytes: Buffer): boolean {
  return bytes.length === recordBytes;
}

import { crc32 } from "node:zlib";

/** Where an answer lies in its file. */
export interface Place {
  readonly offset: number;
  /** Bytes of its record. */
  readonly length: number;
  /** When it was written, in seconds since 1970. */
  readonly time: number;
  /** When it was last used, in days since 1970; 0: not known here. */
  readonly usedOn: number;
}

/** Bytes a slot: half a key (8), offset (8), length (4), time (4), day of use (2). */
const slotBytes = 26;
const leastSlots = 64;
/** Slots filled at most, in quarters. */
const mostFilled = 3;
/** The memory begins with a head, so that it can be saved as it is: format (8), CRC-32 of the rest (4), end (8), size (4). */
const headBytes = 32;
const format = "pdoindex";
const [crcAt, endAt, sizeAt] = [8, 16, 24];

/**
 * Where each answer of a file is: an open-addressed hash table in typed arrays, which takes 35 to 70 bytes an entry. Keys are
 * hashes already; half of one identifies an entry, and whoever reads it compares the whole.
 */
export class IndexTable {
  size = 0;
  #slots: Slots;

  constructor(slots = createSlots(new ArrayBuffer(headBytes + leastSlots * slotBytes))) {
    this.#slots = slots;
  }

  /** The last one set under a key stays. */
  set(key: Buffer, { offset, length, time }: Omit<Place, "usedOn">): void {
    const slot = this.#slotFor(key);
    const { offsets, lengths, times } = this.#slots;
    offsets[slot] = offset + 1;
    lengths[slot] = length;
    times[slot] = time;
  }

  /** The answer may be in another file. */
  setUsed(key: Buffer, day: number): void {
    const slot = this.#slotFor(key);
    const { offsets, used } = this.#slots;
    if (offsets[slot] === 0) offsets[slot] = -1;
    used[slot] = Math.max(used[slot] ?? 0, day);
  }

  /** Undefined where nothing is known; its length is 0 where only its use is. */
  find(key: Buffer): Place | undefined {
    const { offsets, lengths, times, used } = this.#slots;
    const slot = seek(this.#slots, key.readUInt32LE(0), key.readUInt32LE(4));
    const offset = offsets[slot] ?? 0;
    if (offset === 0) return undefined;
    return {
      offset: offset - 1,
      length: lengths[slot] ?? 0,
      time: times[slot] ?? 0,
      usedOn: used[slot] ?? 0,
    };
  }

  #slotFor(key: Buffer): number {
    const [high, low] = [key.readUInt32LE(0), key.readUInt32LE(4)];
    const slot = seek(this.#slots, high, low);
    if (this.#slots.offsets[slot] !== 0) return slot;
    if ((this.size + 1) * 4 > this.#slots.highs.length * mostFilled) {
      this.#slots = grown(this.#slots);
      return this.#slotFor(key);
    }
    this.size += 1;
    this.#slots.highs[slot] = high;
    this.#slots.lows[slot] = low;
    return slot;
  }

  /**
   * Without copying; the bytes change with the table.
   * @param end how much of the file it covers
   */
  toBytes(end: number): Buffer {
    const bytes = Buffer.from(this.#slots.memory);
    bytes.write(format);
    bytes.writeDoubleLE(end, endAt);
    bytes.writeUInt32LE(this.size, sizeAt);
    bytes.writeUInt32LE(crc32(bytes.subarray(endAt)), crcAt);
    return bytes;
  }

  /** @returns undefined where the bytes are not what `toBytes` gave */
  static fromBytes(bytes: Buffer): { readonly table: IndexTable; readonly end: number } | undefined {
    if (bytes.length <= headBytes || bytes.toString("latin1", 0, format.length) !== format) return undefined;
    if (crc32(bytes.subarray(endAt)) !== bytes.readUInt32LE(crcAt)) return undefined;
    const memory = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer;
    const table = new IndexTable(createSlots(memory));
    table.size = bytes.readUInt32LE(sizeAt);
    return { table, end: bytes.readDoubleLE(endAt) };
  }
}

interface Slots {
  readonly memory: ArrayBuffer;
  /** Offset of the record plus one; 0: free; -1: only a use is known. */
  readonly offsets: Float64Array;
  readonly highs: Uint32Array;
  readonly lows: Uint32Array;
  readonly lengths: Uint32Array;
  readonly times: Uint32Array;
  readonly used: Uint16Array;
}

function createSlots(memory: ArrayBuffer): Slots {
  const count = (memory.byteLength - headBytes) / slotBytes;
  const at = (bytesBefore: number) => headBytes + count * bytesBefore;
  return {
    memory,
    offsets: new Float64Array(memory, at(0), count),
    highs: new Uint32Array(memory, at(8), count),
    lows: new Uint32Array(memory, at(12), count),
    lengths: new Uint32Array(memory, at(16), count),
    times: new Uint32Array(memory, at(20), count),
    used: new Uint16Array(memory, at(24), count),
  };
}

/** The slot of this half key, or the free one that it would have. */
function seek({ offsets, highs, lows }: Slots, high: number, low: number): number {
  const mask = highs.length - 1;
  let slot = low & mask;
  while (offsets[slot] !== 0 && (highs[slot] !== high || lows[slot] !== low)) slot = (slot + 1) & mask;
  return slot;
}

function grown(slots: Slots): Slots {
  const { offsets, highs, lows, lengths, times, used } = slots;
  const larger = createSlots(new ArrayBuffer(headBytes + offsets.length * 2 * slotBytes));
  for (let from = 0; from < offsets.length; from += 1) {
    if (offsets[from] === 0) continue;
    const to = seek(larger, highs[from] ?? 0, lows[from] ?? 0);
    larger.offsets[to] = offsets[from] ?? 0;
    larger.highs[to] = highs[from] ?? 0;
    larger.lows[to] = lows[from] ?? 0;
    larger.lengths[to] = lengths[from] ?? 0;
    larger.times[to] = times[from] ?? 0;
    larger.used[to] = used[from] ?? 0;
  }
  return larger;
}

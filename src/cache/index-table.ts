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
const headBytes = 32;

/**
 * Where each answer of a file is: an open-addressed hash table in typed arrays, which takes 35 to 70 bytes an entry. Keys are
 * hashes already; half of one identifies an entry, and whoever reads it compares the whole.
 */
export class IndexTable {
  size = 0;
  #slots: Slots;

  constructor(slots = createSlots(new ArrayBuffer(leastSlots * slotBytes))) {
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

  /** @param end how much of the file it covers */
  toBytes(end: number): Buffer[] {
    const body = Buffer.from(this.#slots.memory);
    const head = Buffer.alloc(headBytes);
    head.write("pdoindex");
    head.writeDoubleLE(end, 8);
    head.writeUInt32LE(this.size, 16);
    head.writeUInt32LE(crc32(body), 20);
    head.writeUInt32LE(crc32(head.subarray(0, 24)), 24);
    return [head, body];
  }

  /** @returns undefined where the bytes are not what `toBytes` gave */
  static fromBytes(bytes: Buffer): { readonly table: IndexTable; readonly end: number } | undefined {
    const [head, body] = [bytes.subarray(0, headBytes), bytes.subarray(headBytes)];
    if (head.length < headBytes || head.toString("latin1", 0, 8) !== "pdoindex") return undefined;
    if (crc32(head.subarray(0, 24)) !== head.readUInt32LE(24) || crc32(body) !== head.readUInt32LE(20))
      return undefined;
    const memory = new ArrayBuffer(body.length);
    body.copy(Buffer.from(memory));
    const table = new IndexTable(createSlots(memory));
    table.size = head.readUInt32LE(16);
    return { table, end: head.readDoubleLE(8) };
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
  const count = memory.byteLength / slotBytes;
  return {
    memory,
    offsets: new Float64Array(memory, 0, count),
    highs: new Uint32Array(memory, count * 8, count),
    lows: new Uint32Array(memory, count * 12, count),
    lengths: new Uint32Array(memory, count * 16, count),
    times: new Uint32Array(memory, count * 20, count),
    used: new Uint16Array(memory, count * 24, count),
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
  const larger = createSlots(new ArrayBuffer(slots.memory.byteLength * 2));
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

/** Lists of numbers in one flat array. */
export interface NumberLists {
  /** One more than there are lists: each list ends where the next starts. */
  readonly starts: Uint32Array;
  readonly members: Uint32Array;
}

export function createNumberLists(lists: readonly (readonly number[])[]): NumberLists {
  const starts = new Uint32Array(lists.length + 1);
  for (const [number, list] of lists.entries()) starts[number + 1] = (starts[number] ?? 0) + list.length;
  return { starts, members: Uint32Array.from(lists.flat()) };
}

/** @returns the list of that number; empty if there is none */
export function listAt({ starts, members }: NumberLists, number: number): number[] {
  return Array.from(members.subarray(starts[number] ?? 0, starts[number + 1] ?? 0));
}

/** An index from a text to its number in a column. Open addressing, so that loading it builds nothing. */
export interface TextNumbers {
  /** Distinct texts. */
  readonly texts: TextColumn;
  /** The hash table: each slot has a text's number or `absent`; the size is a power of two. */
  readonly slots: Int32Array;
}

const absent = -1;

/** @param texts should be distinct; of equal ones the first is found */
export function createTextNumbers(texts: readonly string[]): TextNumbers {
  const slots = new Int32Array(placesFor(texts.length)).fill(absent);
  const numbers = { texts: createTextColumn(texts), slots };
  for (const [number, text] of texts.entries()) {
    const place = placeOf(numbers, text);
    if (slots[place] === absent) slots[place] = number;
  }
  return numbers;
}

/** @returns -1 if the text is not in the column */
export function numberOf(numbers: TextNumbers, text: string): number {
  return numbers.slots[placeOf(numbers, text)] ?? absent;
}

/** The slot of the text, or the free slot where it would go. */
function placeOf({ texts, slots }: TextNumbers, text: string): number {
  const mask = slots.length - 1;
  let place = hashText(text) & mask;
  for (;;) {
    const number = slots[place] ?? absent;
    if (number === absent || texts.isAt(number, text)) return place;
    place = (place + 1) & mask;
  }
}

/** At most half of the slots are used, so that probe sequences stay short. */
function placesFor(count: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(2, 2 * count + 1)));
}

/** 32 bits over the UTF-16 units: FNV-1a with a final mix (http://www.isthe.com/chongo/tech/comp/fnv/). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash ^= hash >>> 15;
  return Math.imul(hash, 0x2c1b3c6d) >>> 0;
}

/** Texts by number; "" for a number that is not in use. */
export interface TextColumn {
  readonly length: number;
  at(number: number): string;
  /** The same as `at(number) === text`, mostly without decoding the text. */
  isAt(number: number, text: string): boolean;
}

/** A column as stored in a file: the concatenated UTF-8 bytes of the texts, and the offset of each. */
interface TextBytes {
  readonly bytes: Uint8Array;
  /** One more than there are texts: each text ends where the next starts. */
  readonly starts: Uint32Array;
}

export function createTextColumn(texts: readonly string[]): TextColumn {
  const at = (number: number) => texts[number] ?? "";
  return { length: texts.length, at, isAt: (number, text) => at(number) === text };
}

/** A column over bytes: each text is decoded when it is read, so that opening the column costs nothing. */
export function openTextColumn({ bytes, starts }: TextBytes): TextColumn {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = (number: number) => buffer.toString("utf8", starts[number] ?? 0, starts[number + 1] ?? 0);
  const isAt = (number: number, text: string) => {
    const start = starts[number] ?? 0;
    const length = (starts[number + 1] ?? 0) - start;
    for (let place = 0; place < text.length; place += 1) {
      const unit = text.charCodeAt(place);
      if (unit >= beyondAscii) return at(number) === text;
      if (place >= length || bytes[start + place] !== unit) return false;
    }
    return length === text.length;
  };
  return { length: starts.length - 1, at, isAt };
}

/** Below it, a character's UTF-8 encoding is one byte equal to its UTF-16 unit. */
const beyondAscii = 0x80;

export function toTextBytes(column: TextColumn): TextBytes {
  const starts = new Uint32Array(column.length + 1);
  const pieces: Buffer[] = [];
  for (let number = 0; number < column.length; number += 1) {
    const piece = Buffer.from(column.at(number), "utf8");
    pieces.push(piece);
    starts[number + 1] = (starts[number] ?? 0) + piece.length;
  }
  return { bytes: Buffer.concat(pieces), starts };
}

/** All texts of a column in order. */
export function textsOf(column: TextColumn): string[] {
  return Array.from({ length: column.length }, (_, number) => column.at(number));
}

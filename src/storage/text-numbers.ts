import { createTextColumn, type TextColumn } from "./text-column.ts";

/** From a text to its number in a column, by open addressing: nothing is built when it is loaded. */
export interface TextNumbers {
  /** Distinct texts. */
  readonly texts: TextColumn;
  /** A power of two of places, each with a text's number or `absent`. */
  readonly slots: Int32Array;
}

const absent = -1;

/** @param texts distinct ones; of equal ones the first is found */
export function createTextNumbers(texts: readonly string[]): TextNumbers {
  const slots = new Int32Array(placesFor(texts.length)).fill(absent);
  const numbers = { texts: createTextColumn(texts), slots };
  for (const [number, text] of texts.entries()) {
    const place = placeOf(numbers, text);
    if (slots[place] === absent) slots[place] = number;
  }
  return numbers;
}

/** @returns -1 where the text is not there */
export function numberOf(numbers: TextNumbers, text: string): number {
  return numbers.slots[placeOf(numbers, text)] ?? absent;
}

/** Where the text stands, or the free place for it. */
function placeOf({ texts, slots }: TextNumbers, text: string): number {
  const mask = slots.length - 1;
  let place = hashText(text) & mask;
  for (;;) {
    const number = slots[place] ?? absent;
    if (number === absent || texts.isAt(number, text)) return place;
    place = (place + 1) & mask;
  }
}

/** At most half of the places are taken, so that a search soon meets a free one. */
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

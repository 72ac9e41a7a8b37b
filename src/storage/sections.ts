import type { NumberLists } from "./number-lists.ts";
import { openTextColumn, type TextColumn, toTextBytes } from "./text-column.ts";
import type { TextNumbers } from "./text-numbers.ts";

/** The kinds of numbers that a section may hold; little-endian, as every platform of Node's but s390x has them. */
const arrayTypes = { Uint8Array, Int8Array, Uint16Array, Int32Array, Uint32Array, Float32Array } as const;
type ArrayTypeName = keyof typeof arrayTypes;
export type SectionArray = Uint8Array | Int8Array | Uint16Array | Int32Array | Uint32Array | Float32Array;

/** One line of the table of contents; `offset` counts bytes from the first section. */
export type SectionEntry = readonly [
  name: string,
  type: ArrayTypeName,
  offset: number,
  /** Numbers, not bytes. */
  length: number,
];

const alignment = 8;

/** Gathers named arrays of numbers, and what can be laid out as such. */
export class SectionWriter {
  readonly table: SectionEntry[] = [];
  readonly #pieces: Uint8Array[] = [];
  #offset = 0;

  array(name: string, numbers: SectionArray): void {
    const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
    this.table.push([name, typeNameOf(numbers), this.#offset, numbers.length]);
    const filling = (alignment - (bytes.length % alignment)) % alignment;
    this.#pieces.push(bytes, new Uint8Array(filling));
    this.#offset += bytes.length + filling;
  }

  texts(name: string, column: TextColumn): void {
    const { bytes, starts } = toTextBytes(column);
    this.array(`${name}.bytes`, bytes);
    this.array(`${name}.starts`, starts);
  }

  textNumbers(name: string, { texts, slots }: TextNumbers): void {
    this.texts(name, texts);
    this.array(`${name}.slots`, slots);
  }

  lists(name: string, { starts, members }: NumberLists): void {
    this.array(`${name}.starts`, starts);
    this.array(`${name}.members`, members);
  }

  bytes(): Uint8Array {
    return Buffer.concat(this.#pieces);
  }
}

/**
 * Views into the bytes that a `SectionWriter` made; nothing is copied. Each method throws where the section is missing
 * or holds another kind of number.
 */
export class SectionReader {
  readonly #entries: ReadonlyMap<string, SectionEntry>;
  readonly #bytes: Uint8Array;

  /** @param bytes from the first section on, at an offset in their buffer that 8 divides */
  constructor(table: readonly SectionEntry[], bytes: Uint8Array) {
    this.#entries = new Map(table.map((entry) => [entry[0], entry]));
    this.#bytes = bytes;
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  uint8(name: string): Uint8Array {
    return this.#view(name, Uint8Array);
  }

  int8(name: string): Int8Array {
    return this.#view(name, Int8Array);
  }

  uint16(name: string): Uint16Array {
    return this.#view(name, Uint16Array);
  }

  int32(name: string): Int32Array {
    return this.#view(name, Int32Array);
  }

  uint32(name: string): Uint32Array {
    return this.#view(name, Uint32Array);
  }

  float32(name: string): Float32Array {
    return this.#view(name, Float32Array);
  }

  texts(name: string): TextColumn {
    return openTextColumn({ bytes: this.uint8(`${name}.bytes`), starts: this.uint32(`${name}.starts`) });
  }

  textNumbers(name: string): TextNumbers {
    return { texts: this.texts(name), slots: this.int32(`${name}.slots`) };
  }

  lists(name: string): NumberLists {
    return { starts: this.uint32(`${name}.starts`), members: this.uint32(`${name}.members`) };
  }

  #view<View extends SectionArray>(
    name: string,
    type: { new (buffer: ArrayBufferLike, offset: number, length: number): View },
  ): View {
    const entry = this.#entries.get(name);
    if (entry === undefined) throw new RangeError(`There is no section ${name}.`);
    const [, typeName, offset, length] = entry;
    if (typeName !== type.name) throw new TypeError(`The section ${name} holds a ${typeName}.`);
    return new type(this.#bytes.buffer, this.#bytes.byteOffset + offset, length);
  }
}

function typeNameOf(numbers: SectionArray): ArrayTypeName {
  const names = Object.keys(arrayTypes) as ArrayTypeName[];
  const name = names.find((known) => numbers instanceof arrayTypes[known]);
  if (name === undefined) throw new TypeError("A section holds numbers of another kind.");
  return name;
}

import { createHash } from "node:crypto";
import { closeSync, openSync, readSync } from "node:fs";
import {
  type NumberLists,
  openTextColumn,
  type TextColumn,
  type TextNumbers,
  toTextBytes,
} from "./columns.ts";
import { isMissingFile } from "./errors.ts";

const alignment = 8;

/** The format and version of a file; files of any other are rejected. */
export interface SectionFormat {
  readonly format: string;
  readonly formatVersion: number;
}

/** Why a file was rejected. */
export type SectionFileFault =
  | { readonly kind: "foreign" }
  | { readonly kind: "version"; readonly seen: unknown }
  | { readonly kind: "damaged"; readonly seen: string };

export interface SectionFile {
  /** The fields of the second line besides the table of the sections. */
  readonly contents: Readonly<Record<string, unknown>>;
  readonly sections: SectionReader;
}

/**
 * A section file is two lines of JSON, each padded with spaces to a multiple of 8 bytes, followed by arrays of numbers and
 * texts, each aligned to 8 bytes so that they can be used without copying. The checksum (SHA-256) covers everything after the
 * first line.
 *
 *     {"format":"pdo-catalog","formatVersion":2,"checksum":"..."}
 *     {"salesChannel":"channel_a",...,"table":[["categories.identifiers.bytes","Uint8Array",0,1234],...]}
 *     ...
 *
 * @param contents the fields of the second line besides the table of the sections
 */
export function renderSectionFile(
  format: SectionFormat,
  contents: Readonly<Record<string, unknown>>,
  writer: SectionWriter,
): Uint8Array {
  const body = Buffer.concat([renderLine({ ...contents, table: writer.table }), writer.bytes()]);
  return Buffer.concat([renderLine({ ...format, checksum: checksum(body) }), body]);
}

function renderLine(value: unknown): Buffer {
  const bytes = Buffer.from(JSON.stringify(value), "utf8");
  const length = Math.ceil((bytes.length + 1) / alignment) * alignment;
  const line = Buffer.alloc(length, " ");
  bytes.copy(line);
  line[length - 1] = 0x0a;
  return line;
}

/**
 * Verifies a file's bytes and opens them without copying.
 * @returns a fault if they are of another format or version, or damaged
 */
export function openSectionFile(bytes: Buffer, format: SectionFormat): SectionFile | SectionFileFault {
  const { header, bodyStart } = readHeader(bytes);
  if (header?.format !== format.format) return { kind: "foreign" };
  if (header.formatVersion !== format.formatVersion) return { kind: "version", seen: header.formatVersion };
  const body = alignedFrom(bytes, bodyStart);
  if (checksum(body) !== header.checksum) {
    return { kind: "damaged", seen: "Its content does not match its checksum." };
  }
  const contentsEnd = body.indexOf("\n");
  const { table, ...contents } = parseObject(body.toString("utf8", 0, contentsEnd)) ?? {};
  if (!Array.isArray(table)) return { kind: "damaged", seen: "Its table of contents is missing." };
  const entries = table as readonly SectionEntry[];
  return { contents, sections: new SectionReader(entries, body.subarray(contentsEnd + 1)) };
}

export function isFault(file: SectionFile | SectionFileFault): file is SectionFileFault {
  return "kind" in file;
}

/** The first version of catalog files began with a bracket; it is parsed so that it is reported as an old version. */
function readHeader(bytes: Buffer) {
  const end = bytes.indexOf("\n");
  const line = bytes.toString("utf8", 0, Math.max(0, end)).replace(/^\[(.*),$/, "$1");
  return { header: parseObject(line), bodyStart: end + 1 };
}

function parseObject(text: string): Partial<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** Node reads small files into the middle of a shared buffer, where the body may be misaligned; it is then copied. */
function alignedFrom(bytes: Buffer, start: number): Buffer {
  const part = bytes.subarray(start);
  return part.byteOffset % alignment === 0 ? part : Buffer.from(new Uint8Array(part).buffer);
}

function checksum(body: Uint8Array): string {
  return createHash("sha256").update(body).digest("hex");
}

/** The number types of sections; little-endian, as on all of Node's platforms but s390x. */
const arrayTypes = { Uint8Array, Int8Array, Uint16Array, Int32Array, Uint32Array, Float32Array } as const;
type ArrayTypeName = keyof typeof arrayTypes;
type SectionArray = Uint8Array | Int8Array | Uint16Array | Int32Array | Uint32Array | Float32Array;

/** An entry of the table of contents; `offset` is in bytes from the first section. */
type SectionEntry = readonly [
  name: string,
  type: ArrayTypeName,
  offset: number,
  /** In elements, not bytes. */
  length: number,
];

/** Collects named arrays of numbers, and structures that are stored as such arrays. */
export class SectionWriter {
  readonly table: SectionEntry[] = [];
  readonly #pieces: Uint8Array[] = [];
  #offset = 0;

  array(name: string, numbers: SectionArray): void {
    const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
    this.table.push([name, typeNameOf(numbers), this.#offset, numbers.length]);
    const padding = (alignment - (bytes.length % alignment)) % alignment;
    this.#pieces.push(bytes, new Uint8Array(padding));
    this.#offset += bytes.length + padding;
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
 * Views into the bytes that a `SectionWriter` made, without copying. Each method throws if the section is missing or has
 * another number type.
 */
export class SectionReader {
  readonly #entries: ReadonlyMap<string, SectionEntry>;
  readonly #bytes: Uint8Array;

  /** @param bytes from the first section on; their offset in their buffer must be a multiple of 8 */
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

/** An upper bound for the length of the first line. */
const maxHeaderBytes = 512;

/**
 * The checksum in a section file's first line, without reading the rest.
 * @returns undefined if there is no file; "" if its first line has no checksum
 * @throws the system's error
 */
export function readSectionChecksum(path: string): string | undefined {
  const start = Buffer.alloc(maxHeaderBytes);
  try {
    const descriptor = openSync(path, "r");
    try {
      readSync(descriptor, start, 0, maxHeaderBytes, 0);
    } finally {
      closeSync(descriptor);
    }
  } catch (cause) {
    if (isMissingFile(cause)) return undefined;
    throw cause;
  }
  return /"checksum":"([0-9a-f]+)"/.exec(start.toString("latin1").split("\n", 1)[0] ?? "")?.[1] ?? "";
}

import { createHash } from "node:crypto";
import { type SectionEntry, SectionReader, type SectionWriter } from "./sections.ts";

const alignment = 8;

/** Which files these are; another format or version is never read. */
export interface SectionFormat {
  readonly format: string;
  readonly formatVersion: number;
}

/** Why the bytes of a file could not be used. */
export type SectionFileFault =
  | { readonly kind: "foreign" }
  | { readonly kind: "version"; readonly seen: unknown }
  | { readonly kind: "damaged"; readonly seen: string };

/** What a file holds besides its sections, and the sections. */
export interface SectionFile {
  readonly contents: Readonly<Record<string, unknown>>;
  readonly sections: SectionReader;
}

/**
 * A file of sections is two lines of JSON, each filled up with blanks to a multiple of 8 bytes, and then arrays of
 * numbers and texts, each at a multiple of 8 bytes, so that they are used where they lie. The checksum
 * (SHA-256) covers everything after the first line.
 *
 *     {"format":"pdo-catalog","formatVersion":2,"checksum":"..."}
 *     {"salesChannel":"channel_a",...,"table":[["categories.identifiers.bytes","Uint8Array",0,1234],...]}
 *     ...
 *
 * @param contents what the second line says besides the table of the sections
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
 * Proves a file's bytes and opens them; nothing is copied.
 * @returns a fault where they are another format's or version's, or were changed since they were written
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

/** The first version of catalogs began with a bracket, and is to be told as an old one. */
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

/** Small files are read into the middle of a shared buffer, where arrays of wider numbers cannot lie. */
function alignedFrom(bytes: Buffer, start: number): Buffer {
  const part = bytes.subarray(start);
  return part.byteOffset % alignment === 0 ? part : Buffer.from(new Uint8Array(part).buffer);
}

function checksum(body: Uint8Array): string {
  return createHash("sha256").update(body).digest("hex");
}

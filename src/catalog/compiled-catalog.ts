import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { type SalesChannel, salesChannels } from "../contract/vocabulary.ts";
import { readIndex } from "./compiled/index-sections.ts";
import type { CompiledPayload } from "./compiled/payload.ts";
import { readPayload, writePayload } from "./compiled/payload-sections.ts";
import { type SectionEntry, SectionReader, SectionWriter } from "./compiled/sections.ts";
import { lazily } from "./lazily.ts";
import { recordAt } from "./named-columns.ts";
import { type CompiledFileRemedy, damaged, notACatalog, versionUnknown } from "./problems.ts";
import { replaceFile } from "./replace-file.ts";
import { buildIndex } from "./search/build-index.ts";
import { indexVersion } from "./search/index-version.ts";

const formatName = "pdo-catalog";
const formatVersion = 2;
const alignment = 8;

/** What the body's first line says of the sections that follow it. */
interface Contents {
  readonly salesChannel: SalesChannel;
  readonly indexVersion: number;
  readonly table: readonly SectionEntry[];
}

/**
 * The compiled file is two lines of JSON, each filled up with blanks to a multiple of 8 bytes, and then arrays of
 * numbers and texts, each at a multiple of 8 bytes, so that they are used where they lie. The checksum
 * (SHA-256) covers everything after the first line.
 *
 *     {"format":"pdo-catalog","formatVersion":2,"checksum":"..."}
 *     {"salesChannel":"channel_a","indexVersion":1,"table":[["categories.identifiers.bytes","Uint8Array",0,1234],...]}
 *     ...
 */
export function writeCompiledCatalog(path: string, payload: CompiledPayload): void {
  replaceFile(path, renderCompiledCatalog(payload));
}

function renderCompiledCatalog(payload: CompiledPayload): Uint8Array {
  const writer = new SectionWriter();
  writePayload(payload, writer);
  const contents: Contents = { salesChannel: payload.salesChannel, indexVersion, table: writer.table };
  const body = Buffer.concat([renderLine(contents), writer.bytes()]);
  const header = { format: formatName, formatVersion, checksum: checksum(body) };
  return Buffer.concat([renderLine(header), body]);
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
 * Reads and proves a compiled file; what is in it is looked at as it is asked for.
 * @throws CatalogProblem PDO_CATALOG_NOT_A_CATALOG, PDO_CATALOG_VERSION_UNKNOWN, PDO_CATALOG_DAMAGED, and
 *   whatever the file system throws
 */
export function readCompiledCatalog(file: CompiledFileRemedy): CompiledPayload {
  const bytes = readFileSync(file.path);
  const { header, bodyStart } = readHeader(bytes);
  if (header?.format !== formatName) throw notACatalog(file, "Its first line is not the header of one.");
  if (header.formatVersion !== formatVersion) throw versionUnknown(file, header.formatVersion, formatVersion);
  const body = alignedFrom(bytes, bodyStart);
  if (checksum(body) !== header.checksum) throw damaged(file, "Its content does not match its checksum.");
  const contentsEnd = body.indexOf("\n");
  const contents = parseObject(body.toString("utf8", 0, contentsEnd));
  const { salesChannel, table } = contents as Partial<Contents>;
  if (!salesChannel || !salesChannels.includes(salesChannel) || !table) {
    throw damaged(file, "Its table of contents is missing.");
  }
  const reader = new SectionReader(table, body.subarray(contentsEnd + 1));
  try {
    const payload = readPayload(salesChannel, reader);
    const isOfThisVersion = contents?.indexVersion === indexVersion;
    return isOfThisVersion ? { ...payload, index: readIndex(reader) } : withNewIndex(payload);
  } catch (cause) {
    throw damaged(file, "Its sections are not those that its version has.", cause);
  }
}

function withNewIndex(payload: Omit<CompiledPayload, "index">): CompiledPayload {
  const { categories } = payload;
  const index = lazily(() => {
    const records = Array.from(categories.parents, (_, number) => recordAt(categories, number));
    return buildIndex(records, categories.parents);
  });
  return {
    ...payload,
    get index() {
      return index();
    },
  };
}

/** The first version began with a bracket, and is to be told as an old one. */
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

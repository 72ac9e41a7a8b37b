import { existsSync, readdirSync, statSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { windows1252ToText } from "../../nlp/windows-1252.ts";
import { sourceMissing, unreadable } from "../errors.ts";
import { createFault, type SourceFault } from "../source-faults.ts";

const unpack = promisify(gunzip);
/** Far more than any taxonomy, and readable in less than a gigabyte of memory. */
const maxBytes = 200_000_000;
const tooLarge = {
  what: "holds more than 200 MB.",
  fix: "Split it, or leave out what is no part of the taxonomy.",
};

/**
 * The text of a file without byte order mark, gunzipped where it is gzip under any name.
 * @returns undefined where it is empty or not UTF-8; the faults give the reason
 * @throws CatalogError PDO_CATALOG_UNREADABLE
 */
export async function readSourceText(path: string, faults: SourceFault[]): Promise<string | undefined> {
  const fail = (what: string, fix: string, line = 0) => {
    faults.push(createFault({ file: path, line }, what, fix));
    return undefined;
  };
  const facts = await look(path);
  if (facts.isDevice) return fail("This is a device, not a file.", "Name a file.");
  if (facts.size > maxBytes) return fail(`The file ${tooLarge.what}`, tooLarge.fix);
  const packed = await read(path);
  if (path.toLowerCase().endsWith(".gz") && packed.length > 0 && !isGzip(packed)) {
    return fail("The name ends in .gz, but the file is not gzip.", "Take the ending off, or fetch it again.");
  }
  const bytes = isGzip(packed) ? await unpacked(packed, fail) : packed;
  if (bytes === undefined) return undefined;
  const foreign = foreignBytes(bytes);
  if (foreign !== undefined) return fail(foreign.what, foreign.fix);
  const text = decode(bytes);
  if (text === undefined) {
    return fail("The file is not text in UTF-8.", "Save it in UTF-8.", lineOfFirstBadByte(bytes));
  }
  return text.trim() === "" ? fail("The file is empty.", "Fill it, or leave it out.") : text;
}

/** Pipes are allowed, since shells give one for `<(...)`; devices are not, since they may never end. */
async function look(path: string) {
  try {
    const facts = await stat(path);
    return { size: facts.size, isDevice: facts.isCharacterDevice() || facts.isBlockDevice() };
  } catch (cause) {
    throw unreadable(path, cause);
  }
}

async function read(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch (cause) {
    throw unreadable(path, cause);
  }
}

async function unpacked(packed: Uint8Array, fail: (what: string, fix: string) => undefined) {
  try {
    return await unpack(packed, { maxOutputLength: maxBytes });
  } catch (cause) {
    const isTooLarge = cause instanceof Error && "code" in cause && cause.code === "ERR_BUFFER_TOO_LARGE";
    return isTooLarge
      ? fail(`The gzip ${tooLarge.what}`, tooLarge.fix)
      : fail("The gzip is damaged or ends too early.", "Fetch or pack the file again.");
  }
}

function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

function foreignBytes(bytes: Uint8Array): { what: string; fix: string } | undefined {
  const [first, second] = bytes;
  if (isGzip(bytes)) return { what: "The gzip holds another gzip.", fix: "Unpack it once." };
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    return { what: "The file is in UTF-16.", fix: "Save it in UTF-8." };
  }
  if (first === 0x50 && second === 0x4b) {
    return { what: "This is a zip archive or a spreadsheet.", fix: "Unpack it, or save the sheet as CSV." };
  }
  return undefined;
}

/** Control characters U+0080 to U+009F come from Windows-1252 mislabelled as ISO-8859-1 and are decoded as such. */
function decode(bytes: Uint8Array): string | undefined {
  if (bytes.includes(0)) return undefined;
  try {
    return windows1252ToText(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

function lineOfFirstBadByte(bytes: Uint8Array): number {
  const text = new TextDecoder("utf-8").decode(bytes);
  const at = text.search(/[\uFFFD\0]/);
  return text.slice(0, Math.max(at, 0)).split("\n").length;
}

/** A file of a source. */
export interface SourceFile {
  readonly path: string;
  /** For progress: the path relative to the named folder, else the file's name. */
  readonly label: string;
  /** Whether the user named this file rather than a folder above it. */
  readonly isNamed: boolean;
}

/** Maximum depth of folders: enough for a repository, while a whole disk is not searched. */
const maxFolderDepth = 6;

/**
 * All files at and below the paths, in the order of the paths and then by name.
 * @param nextStep advice for the error's message
 * @throws CatalogError PDO_CATALOG_SOURCE_MISSING where a path does not exist or none was given
 */
export function findSourceFiles(paths: readonly string[], nextStep: string): SourceFile[] {
  if (paths.length === 0) throw sourceMissing("(no path)", "No path was given.", nextStep);
  const absent = paths.find((path) => !existsSync(path));
  if (absent !== undefined) throw sourceMissing(absent, "There is no such file or folder.", nextStep);
  const files = paths.flatMap((path) =>
    statSync(path).isDirectory()
      ? filesBelow(path, 1).map((file) => ({ path: file, label: relative(path, file), isNamed: false }))
      : [{ path, label: basename(path), isNamed: true }],
  );
  return [...new Map(files.map((file) => [file.path, file])).values()];
}

function filesBelow(folder: string, depth: number): string[] {
  const entries = readdirSync(folder).filter((name) => !name.startsWith("."));
  return entries.sort().flatMap((name) => {
    const path = join(folder, name);
    const entry = statSync(path, { throwIfNoEntry: false });
    if (!entry?.isDirectory()) return entry ? [path] : [];
    return depth < maxFolderDepth ? filesBelow(path, depth + 1) : [];
  });
}

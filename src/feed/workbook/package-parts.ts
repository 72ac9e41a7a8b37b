import type { FileHandle } from "node:fs/promises";
import type { Entry, FileEntry } from "@zip.js/zip.js";
import { workbookBroken } from "../errors.ts";

/** The parts of a workbook's ZIP package by their names: `xl/workbook.xml`. */
export interface PackageParts {
  has(name: string): boolean;
  /** The bytes of a part, unpacked as they are read. */
  stream(name: string): AsyncIterable<Uint8Array>;
  /** All entries, in the archive's order. */
  readonly entries: readonly Entry[];
  /** A small part as text; undefined where there is none. */
  text(name: string): Promise<string | undefined>;
}

/** What lists sheets and styles has at most so many bytes; the rows of a sheet have any number. */
const longestText = 64 * 1024 * 1024;
/** Deflate packs 1,032 to 1 at best; a sheet of rows that differ packs 100 to 1 at best. */
const largestRatio = 500;
/** Bytes; below it a part may pack as well as it likes. */
const smallPart = 16 * 1024 * 1024;

/**
 * Opens a ZIP package without reading its parts (ECMA-376, part 2; ZIP64 too).
 * @throws PdoError PDO_FEED_WORKBOOK_BROKEN
 */
export async function openPackage(path: string, file: FileHandle, size: number): Promise<PackageParts> {
  const { configure, Reader, ZipReader } = await import("@zip.js/zip.js");
  configure({ useWebWorkers: false });
  class FileReader extends Reader<FileHandle> {
    override size = size;

    override async readUint8Array(offset: number, length: number): Promise<Uint8Array> {
      const bytes = new Uint8Array(Math.min(length, size - offset));
      const { bytesRead } = await file.read(bytes, 0, bytes.length, offset);
      return bytes.subarray(0, bytesRead);
    }
  }
  const entries = await new ZipReader(new FileReader(file)).getEntries().catch((cause: unknown) => {
    throw workbookBroken(
      path,
      "Its list of parts cannot be read: the file is damaged, or was cut off",
      cause,
    );
  });
  const parts = new Map(
    entries.flatMap((entry) => (isFile(entry) ? [[entry.filename, entry] as const] : [])),
  );
  const stream = (name: string) => unpacked(path, name, parts.get(name));
  return {
    entries,
    has: (name) => parts.has(name),
    stream,
    text: async (name) => {
      if (!parts.has(name)) return undefined;
      const pieces: Uint8Array[] = [];
      let length = 0;
      for await (const piece of stream(name)) {
        length += piece.length;
        if (length > longestText) throw tooLarge(path, name);
        pieces.push(piece);
      }
      return Buffer.concat(pieces)
        .toString("utf8")
        .replace(/^\ufeff/, "");
    },
  };
}

function isFile(entry: Entry): entry is FileEntry {
  return !entry.directory;
}

async function* unpacked(
  path: string,
  name: string,
  part: FileEntry | undefined,
): AsyncGenerator<Uint8Array> {
  if (part === undefined) throw workbookBroken(path, `Its part ${name} is missing`);
  if (part.encrypted) throw workbookBroken(path, `Its part ${name} is protected by a password`);
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  let fault: unknown;
  const reading = part.getData(writable, { useWebWorkers: false }).catch((cause: unknown) => {
    fault = cause;
  });
  let length = 0;
  try {
    for await (const bytes of readable) {
      length += bytes.length;
      if (length > smallPart && length > largestRatio * part.compressedSize) throw tooLarge(path, name);
      yield bytes;
    }
  } catch (error) {
    await reading;
    throw fault === undefined ? error : damaged(path, name, fault);
  }
  await reading;
  if (fault !== undefined) throw damaged(path, name, fault);
}

function damaged(path: string, name: string, cause: unknown): Error {
  return workbookBroken(path, `Its part ${name} cannot be unpacked: it is damaged`, cause);
}

function tooLarge(path: string, name: string): Error {
  return workbookBroken(path, `Its part ${name} unpacks to more than any sheet of products holds`);
}

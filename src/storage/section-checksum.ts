import { closeSync, openSync, readSync } from "node:fs";
import { isMissingFile } from "./missing-file.ts";

/** The first line of a file of sections is shorter. */
const maxHeaderBytes = 512;

/**
 * The checksum that a file of sections says in its first line (see `section-file.ts`), without reading the rest.
 * @returns undefined where there is no file; "" where its first line says none
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

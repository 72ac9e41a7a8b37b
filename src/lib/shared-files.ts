import { closeSync, fstatSync, openSync, readFileSync, readSync } from "node:fs";

/** Files by their paths, in memory that threads have in common. */
export type SharedFiles = Readonly<Record<string, SharedArrayBuffer>>;

let files: SharedFiles = {};

/**
 * Reads files that threads are to use where they lie: each of them would hold its own copy otherwise. A file that cannot be
 * read is left out; whoever needs it meets the reason.
 */
export function readSharedFiles(paths: readonly string[]): SharedFiles {
  const shared: Record<string, SharedArrayBuffer> = {};
  for (const path of paths) {
    const content = readShared(path);
    if (content !== undefined) shared[path] = content;
  }
  return shared;
}

/** From here on `readKeptFile` finds these files as they were read, in this thread. */
export function takeSharedFiles(handed: SharedFiles): void {
  files = handed;
}

/**
 * The bytes of a file that is read and never written to.
 * @throws what the file system throws
 */
export function readKeptFile(path: string): Buffer {
  const shared = files[path];
  return shared === undefined ? readFileSync(path) : Buffer.from(shared);
}

function readShared(path: string): SharedArrayBuffer | undefined {
  try {
    const descriptor = openSync(path, "r");
    try {
      return readWhole(descriptor);
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return undefined;
  }
}

/** @returns undefined where the file became shorter meanwhile */
function readWhole(descriptor: number): SharedArrayBuffer | undefined {
  const content = new SharedArrayBuffer(fstatSync(descriptor).size);
  const bytes = new Uint8Array(content);
  let place = 0;
  while (place < bytes.length) {
    const count = readSync(descriptor, bytes, place, bytes.length - place, place);
    if (count === 0) return undefined;
    place += count;
  }
  return content;
}

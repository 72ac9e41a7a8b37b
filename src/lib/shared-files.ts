import { closeSync, fstatSync, openSync, readFileSync, readSync } from "node:fs";

/** Files by their paths, in memory shared between threads. */
export type SharedFiles = Readonly<Record<string, SharedArrayBuffer>>;

let files: SharedFiles = {};

/**
 * Reads files into shared memory, so that threads need no copies of their own. A file that cannot be read is left out:
 * reading it later reports the error.
 */
export function readSharedFiles(paths: readonly string[]): SharedFiles {
  const shared: Record<string, SharedArrayBuffer> = {};
  for (const path of paths) {
    const content = readShared(path);
    if (content !== undefined) shared[path] = content;
  }
  return shared;
}

/** Makes `readSharedFile` use these files in this thread from now on. */
export function takeSharedFiles(handed: SharedFiles): void {
  files = handed;
}

/**
 * The bytes of a file, which must not be modified: the shared ones if this thread received them, else read from disk.
 * @throws the file system's error
 */
export function readSharedFile(path: string): Buffer {
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

/** @returns undefined if the file became shorter in the meantime */
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

import { closeSync, fsyncSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { makeFolder } from "../lib/atomic-file.ts";
import { renameFileSync } from "../lib/rename-file.ts";
import {
  keysFileBusy,
  keysFileInvalid,
  keysFileMissing,
  keysFileUnreadable,
  keysFileUnwritable,
} from "./errors.ts";
import { type KeysDocument, parseKeysDocument, renderKeysDocument } from "./keys-document.ts";

/** @throws PdoError where there is no such file, or it is not a keys file */
export function readKeysFile(path: string): KeysDocument {
  const text = readText(path);
  try {
    return parseKeysDocument(text);
  } catch (fault) {
    const isSyntax = fault instanceof SyntaxError || !(fault instanceof Error);
    throw keysFileInvalid(path, isSyntax ? "It is not JSON." : fault.message);
  }
}

/** Changes whenever the file is written or replaced; undefined where there is none. */
export function fingerprintKeysFile(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found && `${found.ino}:${found.size}:${found.mtimeMs}:${found.ctimeMs}`;
}

/**
 * Reads, changes and writes the file (mode 0600) atomically: the new text is written to a temporary file and renamed,
 * and that file is the lock against concurrent changes.
 * @throws PdoError; the old file stays
 */
export function changeKeysFile(path: string, change: (read: () => KeysDocument) => KeysDocument): void {
  const beside = `${path}.partial`;
  const descriptor = openBeside(path, beside);
  try {
    try {
      const text = renderKeysDocument(change(() => readKeysFile(path)));
      writing(path, () => {
        writeFileSync(descriptor, text);
        fsyncSync(descriptor);
      });
    } finally {
      closeSync(descriptor);
    }
    writing(path, () => renameFileSync(beside, path));
  } catch (fault) {
    rmSync(beside, { force: true });
    throw fault;
  }
}

function openBeside(path: string, beside: string): number {
  writing(path, () => makeFolder(dirname(path)));
  try {
    return openSync(beside, "wx", 0o600);
  } catch (cause) {
    throw isCode(cause, "EEXIST") ? keysFileBusy(path, beside) : keysFileUnwritable(path, cause);
  }
}

function writing(path: string, write: () => void): void {
  try {
    write();
  } catch (cause) {
    throw keysFileUnwritable(path, cause);
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (cause) {
    throw isCode(cause, "ENOENT") ? keysFileMissing(path, cause) : keysFileUnreadable(path, cause);
  }
}

function isCode(cause: unknown, code: string): boolean {
  return cause instanceof Error && "code" in cause && cause.code === code;
}

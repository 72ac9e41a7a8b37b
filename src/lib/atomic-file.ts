import { randomUUID } from "node:crypto";
import { closeSync, fsyncSync, mkdirSync, openSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { isMissingFile } from "./errors.ts";
import { renameFileSync } from "./rename-file.ts";

/**
 * @param problem makes the error for a file that exists and cannot be removed
 * @returns whether the file existed
 * @throws the error that `problem` makes
 */
export function removeFile(path: string, problem: (path: string, cause: unknown) => Error): boolean {
  try {
    rmSync(path);
    return true;
  } catch (cause) {
    if (isMissingFile(cause)) return false;
    throw problem(path, cause);
  }
}

/**
 * Replaces a file atomically: writes a temporary file in the same folder and renames it. Readers, and a crash at any
 * point, see either the old content or the new. Missing folders are created.
 * @throws the system's error; the old file is then unchanged
 */
export function replaceFile(path: string, content: string | Uint8Array): void {
  const beside = `${path}.${randomUUID()}.partial`;
  try {
    makeFolder(dirname(path));
    writeDurably(beside, content);
    renameFileSync(beside, path);
  } catch (cause) {
    removeLeftover(beside);
    throw cause;
  }
  syncFolder(dirname(path));
}

function writeDurably(path: string, content: string | Uint8Array): void {
  const descriptor = openSync(path, "wx");
  try {
    writeFileSync(descriptor, content);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Makes the rename durable against power loss, where the system can open a folder (Windows cannot). */
function syncFolder(path: string): void {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(path, "r");
    fsyncSync(descriptor);
  } catch {
    // The rename itself has succeeded.
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

/** Best effort: the cause of the failed write may also make this fail, and the first error is the one to report. */
function removeLeftover(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {}
}

/**
 * Creates a folder and its missing parents. Node's `recursive` option loops forever where the system reports an existing
 * folder as missing (`/proc`, a disconnected network share).
 * @throws the system's error
 */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path);
  } catch (fault) {
    const code = fault instanceof Error && "code" in fault ? fault.code : undefined;
    if (code === "EEXIST") return;
    if (code !== "ENOENT" || dirname(path) === path) throw fault;
    makeFolder(dirname(path));
    makeLeaf(path);
  }
}

/** Another process may have created it in the meantime. */
function makeLeaf(path: string): void {
  try {
    mkdirSync(path);
  } catch (fault) {
    if (!(fault instanceof Error && "code" in fault && fault.code === "EEXIST")) throw fault;
  }
}

import { randomUUID } from "node:crypto";
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { makeFolder } from "./make-folder.ts";

/**
 * Writes beside the file and renames: whoever reads meanwhile, and whatever breaks meanwhile, there is
 * the old file or the new one, never a half. Missing folders are made.
 * @throws the system's error; the old file stays
 */
export function replaceFile(path: string, content: string | Uint8Array): void {
  const beside = `${path}.${randomUUID()}.partial`;
  try {
    makeFolder(dirname(path));
    writeDurably(beside, content);
    renameSync(beside, path);
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

/** Makes the rename outlive a power cut, where the system lets a folder be opened (Windows does not). */
function syncFolder(path: string): void {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(path, "r");
    fsyncSync(descriptor);
  } catch {
    // The file is there all the same.
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

/** Best effort: what made writing fail may well make removing fail, and the first reason is the one to tell. */
function removeLeftover(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {}
}

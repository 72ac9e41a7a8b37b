import { randomUUID } from "node:crypto";
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { isMissingFile } from "./errors.ts";

/** A process, told apart from every other that had or will have its number: the owner of a lock or a journal. */
export interface ProcessMark {
  readonly pid: number;
  /** The system's own word for when it was started; empty where the system has none. */
  readonly startedAt: string;
  readonly host: string;
}

/**
 * @param problem what is told where the file is there and cannot be removed
 * @returns whether there was one
 * @throws the problem
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

/**
 * Makes a folder and those above it. Node's own way (`recursive`) never ends where the system says of a folder that
 * is there that it is not (`/proc`, a share that went away).
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

/** Another process may have made it meanwhile. */
function makeLeaf(path: string): void {
  try {
    mkdirSync(path);
  } catch (fault) {
    if (!(fault instanceof Error && "code" in fault && fault.code === "EEXIST")) throw fault;
  }
}

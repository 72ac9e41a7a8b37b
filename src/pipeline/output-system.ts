import type { Stats } from "node:fs";
import * as nodeFiles from "node:fs/promises";
import { renameFile } from "../lib/rename-file.ts";

/** What outputs ask of the file system: the part of Node's `fs/promises` that is used here. */
export interface OutputSystem {
  open(path: string, flags: string, mode?: number): Promise<OpenedFile>;
  stat(path: string): Promise<Stats>;
  readlink(path: string): Promise<string>;
  realpath(path: string): Promise<string>;
  readdir(path: string): Promise<string[]>;
  readFile(path: string, encoding: "utf8"): Promise<string>;
  link(existing: string, path: string): Promise<void>;
  copyFile(from: string, to: string, mode: number): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  rm(path: string, options: { readonly force: true }): Promise<void>;
  utimes(path: string, accessed: Date, changed: Date): Promise<void>;
}

export interface OpenedFile {
  write(bytes: Uint8Array, offset: number): Promise<{ readonly bytesWritten: number }>;
  chmod(mode: number): Promise<void>;
  /** Settles when what was written would outlive a power cut. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

export const nodeSystem: OutputSystem = { ...nodeFiles, rename: renameFile };

/** Whether a fault is one of these of the system's codes. */
export function isSystemFault(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && "code" in error && codes.includes(String(error.code));
}

/** Writes all bytes, however few the system takes at a time. */
export async function writeAll(file: OpenedFile, bytes: Uint8Array): Promise<void> {
  let offset = 0;
  while (offset < bytes.length) offset += (await file.write(bytes, offset)).bytesWritten;
}

/**
 * Makes a file with this content.
 * @throws the system's error, EEXIST where there is one
 */
export async function writeWhole(system: OutputSystem, path: string, bytes: Uint8Array): Promise<void> {
  const file = await system.open(path, "wx");
  try {
    await writeAll(file, bytes);
  } finally {
    await file.close();
  }
}

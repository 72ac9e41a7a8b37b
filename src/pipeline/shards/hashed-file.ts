import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import type { ByteSink } from "../output-file.ts";
import { isSystemFault } from "../output-system.ts";
import { storeFailed } from "./errors.ts";
import type { PartFile } from "./part.ts";

/** A file that is written from its first byte on and hashed meanwhile. */
export class HashedFile implements ByteSink {
  readonly handle: FileHandle;
  readonly #path: string;
  readonly #hash = createHash("sha256");
  #bytes = 0;

  constructor(handle: FileHandle, path: string) {
    this.handle = handle;
    this.#path = path;
  }

  async write(bytes: Uint8Array): Promise<void> {
    if (bytes.length === 0) return;
    this.#hash.update(bytes);
    this.#bytes += bytes.length;
    await this.handle.appendFile(bytes).catch((error: unknown) => {
      throw storeFailed(this.#path, error);
    });
  }

  /** Puts it on disk and closes it. */
  async end(): Promise<PartFile> {
    try {
      await this.handle.sync();
      await this.handle.close();
    } catch (error) {
      throw storeFailed(this.#path, error);
    }
    return { bytes: this.#bytes, sha256: this.#hash.digest("hex") };
  }
}

/** The hash of bytes that are read to their end, in hexadecimal digits. */
export async function sha256Of(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of chunks) hash.update(chunk);
  return hash.digest("hex");
}

/** @throws PdoError PDO_RUN_NOT_WRITABLE, where there is such a file too */
export async function openNew(path: string): Promise<HashedFile> {
  try {
    return new HashedFile(await open(path, "wx"), path);
  } catch (error) {
    throw storeFailed(path, error);
  }
}

/** Makes names outlive a power cut, where the system can. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r").catch(() => undefined);
  try {
    await folder?.sync();
  } catch (error) {
    if (isSystemFault(error, "EIO")) throw storeFailed(path, error);
  } finally {
    await folder?.close();
  }
}

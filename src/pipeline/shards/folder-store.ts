import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import {
  type FileHandle,
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
} from "node:fs/promises";
import { dirname, join } from "node:path";
import { openFeedFile } from "../../feed/reader.ts";
import { isMissingFile } from "../../lib/errors.ts";
import { isSystemFault } from "../output-system.ts";
import { noLinks, storeFailed } from "./errors.ts";
import type { PartFile } from "./part.ts";
import type { NewFile, Store } from "./store.ts";

/*
 * Of the file system this much is relied on, on a local disk as over NFS: a file opened with O_EXCL is made by one alone; fsync
 * returns when the bytes are safe; `link` fails where there is such a name, and shows a whole file or none; `rename` moves a
 * name at once. No file is changed once it has its last name, no lock is taken, and no clock is compared.
 */

const missingLinks = ["EPERM", "ENOSYS", "ENOTSUP", "EOPNOTSUPP", "EMLINK"];
const readAtOnce = 256 * 1024;

/** Files of a folder that all machines see under the same path. */
export class FolderStore implements Store {
  readonly place: string;

  constructor(place: string) {
    this.place = place;
  }

  pathOf(name: string): string {
    return join(this.place, name);
  }

  async prepare(folders: readonly string[]): Promise<void> {
    try {
      for (const name of folders) await mkdir(this.pathOf(name), { recursive: true });
    } catch (error) {
      throw storeFailed(this.place, error);
    }
  }

  async read(name: string): Promise<Buffer | undefined> {
    return readFile(this.pathOf(name)).catch(orMissing);
  }

  async facts(name: string) {
    const facts = await stat(this.pathOf(name)).catch(() => undefined);
    return facts && { bytes: facts.size };
  }

  async *bytes(name: string, range?: { readonly start: number; readonly end: number }) {
    if (range !== undefined && range.end <= range.start) return;
    const bounds = range && { start: range.start, end: range.end - 1 };
    const stream = createReadStream(this.pathOf(name), { ...bounds, highWaterMark: readAtOnce });
    for await (const chunk of stream) yield chunk as Uint8Array;
  }

  openFeed(name: string) {
    return openFeedFile(this.pathOf(name));
  }

  async create(name: string): Promise<NewFile> {
    const path = this.pathOf(name);
    try {
      return new HashedFile(await open(path, "wx"), path);
    } catch (error) {
      throw storeFailed(path, error);
    }
  }

  async writeOnce(name: string, text: string, draft: string): Promise<boolean> {
    const [from, to] = [this.pathOf(draft), this.pathOf(name)];
    const file = await this.create(draft);
    try {
      await file.write(Buffer.from(text));
      await file.end();
    } finally {
      await file.close();
    }
    await syncFolder(dirname(from));
    let isFirst = true;
    try {
      await link(from, to);
    } catch (error) {
      if (isSystemFault(error, ...missingLinks)) throw noLinks(this.place, error);
      if (!isSystemFault(error, "EEXIST")) throw storeFailed(to, error);
      // A server may have done what it was asked twice, for its first answer was lost.
      isFirst = (await readFile(to, "utf8")) === text;
    }
    await syncFolder(dirname(to));
    return isFirst;
  }

  async list(folder: string): Promise<string[]> {
    return readdir(this.pathOf(folder)).catch(() => []);
  }

  async setAside(name: string, aside: string): Promise<void> {
    await rename(this.pathOf(name), this.pathOf(aside)).catch((error: unknown) => {
      if (!isMissingFile(error)) throw storeFailed(this.pathOf(name), error);
    });
  }

  async remove(names: readonly string[], isAll = false): Promise<void> {
    for (const name of names) await rm(this.pathOf(name), { recursive: true, force: true }).catch(() => {});
    if (isAll) await rmdir(this.place).catch(() => {});
  }
}

function orMissing(error: unknown): undefined {
  if (!isMissingFile(error)) throw error;
  return undefined;
}

class HashedFile implements NewFile {
  readonly #handle: FileHandle;
  readonly #path: string;
  readonly #hash = createHash("sha256");
  #bytes = 0;

  constructor(handle: FileHandle, path: string) {
    this.#handle = handle;
    this.#path = path;
  }

  async write(bytes: Uint8Array): Promise<void> {
    if (bytes.length === 0) return;
    this.#hash.update(bytes);
    this.#bytes += bytes.length;
    await this.#handle.appendFile(bytes).catch((error: unknown) => {
      throw storeFailed(this.#path, error);
    });
  }

  async end(): Promise<PartFile> {
    try {
      await this.#handle.sync();
      await this.#handle.close();
    } catch (error) {
      throw storeFailed(this.#path, error);
    }
    return { bytes: this.#bytes, sha256: this.#hash.digest("hex") };
  }

  async close(): Promise<void> {
    await this.#handle.close().catch(() => {});
  }
}

/** Makes names outlive a power cut, where the system can. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r").catch(() => undefined);
  try {
    await folder?.sync();
  } catch (error) {
    if (isSystemFault(error, "EIO")) throw storeFailed(path, error);
  } finally {
    await folder?.close();
  }
}

import { createHash } from "node:crypto";
import { emptyFeed, feedChanged, noSuchFile } from "../../feed/errors.ts";
import type { FeedSource } from "../../feed/feed.ts";
import { PdoError } from "../../lib/errors.ts";
import { openS3, type S3Storage } from "../../net/s3.ts";
import { parseS3Address, type S3Address, type S3Object, shownS3 } from "../../net/s3-address.ts";
import type { S3Upload } from "../../net/s3-upload.ts";
import { noConditions } from "./errors.ts";
import type { PartFile } from "./part.ts";
import type { NewFile, Store, StoredFacts, StoreOptions } from "./store.ts";

/** @throws PdoError PDO_S3_ADDRESS, PDO_S3_PACKAGE_MISSING */
export async function openS3Store(place: string, options: StoreOptions): Promise<Store> {
  const at = parseS3Address(place);
  return new S3Store(await openS3(options), at);
}

/** Objects of S3 under a prefix; see `S3Storage` for what is relied on. */
class S3Store implements Store {
  readonly place: string;
  readonly #storage: S3Storage;
  readonly #at: S3Address;

  constructor(storage: S3Storage, at: S3Address) {
    this.#storage = storage;
    this.#at = at;
    this.place = shownS3(at);
  }

  pathOf(name: string): string {
    return shownS3(this.#address(name));
  }

  /**
   * Prefixes need not be made, but a server may not know the condition that markers are made on.
   * @throws PdoError PDO_RUN_NO_CONDITIONS
   */
  async prepare([folder = ""]: readonly string[]): Promise<void> {
    const probe = this.#address(`${folder}/probe`);
    await this.#storage.putOnce(probe, Buffer.from("first"));
    const isReplaced = await this.#storage.putOnce(probe, Buffer.from("second"));
    await this.#storage.remove(probe.bucket, [probe.key]).catch(() => {});
    if (isReplaced) throw noConditions(this.place);
  }

  read(name: string): Promise<Buffer | undefined> {
    return this.#storage.read(this.#address(name));
  }

  facts(name: string): Promise<Required<StoredFacts> | undefined> {
    return this.#storage.look(this.#address(name));
  }

  bytes(name: string, range?: { readonly start: number; readonly end: number }) {
    return this.#storage.bytes(this.#address(name), range);
  }

  async openFeed(name: string): Promise<FeedSource> {
    const path = this.pathOf(name);
    const found = await this.#storage.look(this.#address(name));
    if (found === undefined) throw noSuchFile(path, undefined);
    if (found.bytes === 0) throw emptyFeed(path);
    return {
      path,
      stream: asFeed(path, this.#storage.bytes(found, { tag: found.tag })),
      totalBytes: found.bytes,
      checkUnchanged: async () => {
        const now = await this.facts(name);
        if (now === undefined) throw feedChanged(path, "It is not there any more.");
        if (now.tag !== found.tag) throw feedChanged(path, "Another object has its name now.");
      },
    };
  }

  async create(name: string): Promise<NewFile> {
    return new HashedObject(this.#storage.upload(this.#address(name)));
  }

  writeOnce(name: string, text: string): Promise<boolean> {
    return this.#storage.putOnce(this.#address(name), Buffer.from(text));
  }

  async list(folder: string): Promise<string[]> {
    const names = await this.#storage.list(this.#address(folder));
    return [...new Set(names.map((name) => name.split("/")[0] ?? ""))];
  }

  async setAside(name: string, aside: string): Promise<void> {
    const content = await this.read(name);
    if (content === undefined) return;
    await this.#storage.putOnce(this.#address(aside), content);
    await this.#storage.remove(this.#at.bucket, [this.#address(name).key]);
  }

  async remove(names: readonly string[]): Promise<void> {
    const { bucket } = this.#at;
    const keys = names.map((name) => this.#address(name).key);
    for (const key of [...keys]) {
      const within = await this.#storage.list({ bucket, key }).catch(() => []);
      keys.push(...within.map((rest) => `${key}/${rest}`));
    }
    await this.#storage.remove(bucket, keys).catch(() => {});
  }

  object(name: string, { bytes, tag }: Required<StoredFacts>): S3Object {
    return { ...this.#address(name), bytes, tag };
  }

  #address(name: string): S3Address {
    const { bucket, key } = this.#at;
    return { bucket, key: [key, name].filter((part) => part !== "").join("/") };
  }
}

/** What was changed while it was read is a feed that was changed. */
async function* asFeed(path: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch (error) {
    if (error instanceof PdoError && error.code === "PDO_S3_CHANGED")
      throw feedChanged(path, "Another object has its name now.");
    throw error;
  }
}

class HashedObject implements NewFile {
  readonly #upload: S3Upload;
  readonly #hash = createHash("sha256");

  constructor(upload: S3Upload) {
    this.#upload = upload;
  }

  async write(bytes: Uint8Array): Promise<void> {
    this.#hash.update(bytes);
    await this.#upload.write(bytes);
  }

  async end(): Promise<PartFile> {
    const { bytes, tag } = await this.#upload.complete();
    return { bytes, tag, sha256: this.#hash.digest("hex") };
  }

  async close(): Promise<void> {
    await this.#upload.abort();
  }
}

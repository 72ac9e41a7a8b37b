import { basename, dirname } from "node:path";
import type { FeedSource } from "../../feed/feed.ts";
import { isS3Address, type S3Object } from "../../net/s3-address.ts";
import type { ByteSink } from "../output-file.ts";
import { FolderStore } from "./folder-store.ts";
import type { PartFile } from "./part.ts";

/** Where files lie that several machines see: a folder, or a prefix of S3. Names are relative to it, with `/`. */
export interface Store {
  /** As it is named on all machines. */
  readonly place: string;
  /** For messages. */
  pathOf(name: string): string;
  /** Makes what holds files of these folders. */
  prepare(folders: readonly string[]): Promise<void>;
  /** A small file. Undefined: there is none. */
  read(name: string): Promise<Buffer | undefined>;
  /** Undefined: there is none. */
  facts(name: string): Promise<StoredFacts | undefined>;
  /** The bytes from `start` on, up to that at `end`, of one version of the file. */
  bytes(name: string, range?: { readonly start: number; readonly end: number }): AsyncIterable<Uint8Array>;
  /** Opens a file as a feed. */
  openFeed(name: string): Promise<FeedSource>;
  /** Begins a file that is never changed once it is ended. */
  create(name: string): Promise<NewFile>;
  /**
   * Makes a small file where there is none.
   * @param draft a name of its own, which is used where a file has to be there before it has its name
   * @returns whether the file is now this one
   */
  writeOnce(name: string, text: string, draft: string): Promise<boolean>;
  /** The names of the files of a folder; none where there is no such folder. */
  list(folder: string): Promise<string[]>;
  /** Gives a small file another name, if it is there. */
  setAside(name: string, aside: string): Promise<void>;
  /** Takes files and folders away, whatever is there of them, and the place itself where nothing else is in it; never throws. */
  remove(names: readonly string[], isAll?: boolean): Promise<void>;
  /** What another object of the same storage can be made of without reading it. Absent: nothing can. */
  object?(name: string, facts: Required<StoredFacts>): S3Object;
}

export interface StoredFacts {
  readonly bytes: number;
  /** Tells this content from every other that the name may have. Absent: only the bytes do. */
  readonly tag?: string;
}

/** A file that is written from its first byte on and hashed meanwhile. */
export interface NewFile extends ByteSink {
  /** Makes it durable under its name. */
  end(): Promise<PartFile>;
  /** Lets go of what is open; never throws. */
  close(): Promise<void>;
}

/** Opens stores; see `S3Options`. */
export interface StoreOptions {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly signal?: AbortSignal;
}

/** @throws PdoError where the place is of a kind whose package is missing */
export async function openStore(place: string, options: StoreOptions): Promise<Store> {
  if (!isS3Address(place)) return new FolderStore(place);
  const { openS3Store } = await import("./s3-store.ts");
  return openS3Store(place, options);
}

/** A file, as a name in its store. */
export async function openFileStore(path: string, options: StoreOptions) {
  const place = isS3Address(path) ? path.slice(0, path.lastIndexOf("/")) : dirname(path);
  return { store: await openStore(place, options), name: basename(path) };
}

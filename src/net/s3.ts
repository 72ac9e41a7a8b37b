import { setTimeout as pause } from "node:timers/promises";
import type { GetObjectCommandOutput, S3Client } from "@aws-sdk/client-s3";
import { PdoError } from "../lib/errors.ts";
import { loadOptionalPackage } from "../lib/optional-package.ts";
import {
  type S3Address,
  type S3Object,
  s3Changed,
  s3Failed,
  s3PackageMissing,
  statusOf,
} from "./s3-address.ts";
import { S3Upload } from "./s3-upload.ts";

/*
 * Of S3 this much is relied on, which AWS and most servers like it promise: an object appears whole or not at all; what was written
 * is seen by every read and list after it; a write with `If-None-Match: *` makes an object where there is none, and of two such one
 * succeeds; another content has another ETag; a multipart upload is seen when it is completed. An answer that was lost is told by
 * looking at what is there.
 */

type Sdk = typeof import("@aws-sdk/client-s3");

export interface S3Options {
  /** `AWS_ENDPOINT_URL_S3` or `AWS_ENDPOINT_URL` names a server that is not Amazon's. Keys are found by the SDK. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly signal?: AbortSignal;
}

/** Tries of a request, with pauses that double up to 20 s; `AWS_MAX_ATTEMPTS` names another number. */
const maxAttempts = 10;
const connectTimeoutMs = 10_000;
const answerTimeoutMs = 60_000;
/** A body that stands still for so long is asked for anew. */
const stallMs = 30_000;
const pausesMs = [100, 400, 1_600, 6_400] as const;
/** As many as one request takes. */
const removedAtOnce = 1_000;

interface Range {
  /** Default: the first byte. */
  readonly start?: number;
  /** The byte after the last one. Default: the object's end. */
  readonly end?: number;
  /** Of the version to read. Default: the present one. */
  readonly tag?: string;
}

/** @throws PdoError PDO_S3_PACKAGE_MISSING */
export async function openS3({ environment, signal }: S3Options): Promise<S3Storage> {
  const sdk = await loadOptionalPackage(
    "@aws-sdk/client-s3",
    () => import("@aws-sdk/client-s3"),
    s3PackageMissing,
  );
  const endpoint = environment.AWS_ENDPOINT_URL_S3 || environment.AWS_ENDPOINT_URL;
  const region = environment.AWS_REGION || environment.AWS_DEFAULT_REGION || "us-east-1";
  const client = new sdk.S3Client({
    ...(endpoint && { endpoint, region, forcePathStyle: true }),
    ...(!environment.AWS_MAX_ATTEMPTS && { maxAttempts }),
    requestHandler: {
      connectionTimeout: connectTimeoutMs,
      requestTimeout: answerTimeoutMs,
      socketTimeout: stallMs,
      throwOnRequestTimeout: true,
    },
  });
  return new S3Storage({ sdk, client, signal });
}

interface Connection {
  readonly sdk: Sdk;
  readonly client: S3Client;
  readonly signal: AbortSignal | undefined;
}

/** S3, or a server that speaks like it. Each call is tried again where that may help, and throws PDO_S3_FAILED then. */
export class S3Storage {
  readonly sdk: Sdk;
  readonly client: S3Client;
  readonly #signal: AbortSignal | undefined;

  constructor({ sdk, client, signal }: Connection) {
    this.sdk = sdk;
    this.client = client;
    this.#signal = signal;
  }

  /**
   * Sends a request, unless the run is interrupted.
   * @throws the SDK's error where its status is one of those that are `expected`; PdoError PDO_S3_FAILED; the signal's reason
   */
  async ask<Answer>(
    at: S3Address,
    send: (options: { readonly abortSignal?: AbortSignal }) => Promise<Answer>,
    expected: readonly number[] = [],
  ): Promise<Answer> {
    this.#signal?.throwIfAborted();
    try {
      return await send(this.#signal === undefined ? {} : { abortSignal: this.#signal });
    } catch (error) {
      this.#signal?.throwIfAborted();
      if (error instanceof PdoError || expected.includes(statusOf(error) ?? 0)) throw error;
      throw s3Failed(at, error);
    }
  }

  /** What is there, with the texts that were written with it. Undefined: nothing is. */
  async look(
    at: S3Address,
  ): Promise<(S3Object & { readonly notes: Readonly<Record<string, string>> }) | undefined> {
    const { HeadObjectCommand } = this.sdk;
    const command = new HeadObjectCommand({ Bucket: at.bucket, Key: at.key });
    const found = await orNothing(
      this.ask(at, (options) => this.client.send(command, options), [404]),
      404,
    );
    if (found === undefined) return undefined;
    const { ContentLength: bytes = 0, ETag: tag = "", Metadata: notes = {} } = found;
    return { ...at, bytes, tag, notes };
  }

  /** A small object. Undefined: there is none. */
  async read(at: S3Address): Promise<Buffer | undefined> {
    const chunks: Uint8Array[] = [];
    try {
      for await (const chunk of this.bytes(at)) chunks.push(chunk);
    } catch (error) {
      if (error instanceof PdoError && error.code === "PDO_S3_CHANGED") return undefined;
      throw error;
    }
    return Buffer.concat(chunks);
  }

  /**
   * An object's bytes. Where an answer breaks off, the rest of the same version is asked for.
   * @throws PdoError PDO_S3_CHANGED where it is not that version, or is not there
   */
  async *bytes(at: S3Address, { start: first = 0, end: last, tag: wanted }: Range = {}) {
    let [start, end, tag] = [first, last, wanted];
    let failures = 0;
    while (end === undefined || start < end) {
      const answer = await this.#get(at, { start, ...(end !== undefined && { end }), ...(tag && { tag }) });
      tag ??= answer.ETag;
      end ??= start + (answer.ContentLength ?? 0);
      try {
        for await (const chunk of chunksOf(answer)) {
          start += chunk.length;
          failures = 0;
          yield chunk;
        }
        if (start < end) throw new Error("the answer broke off");
      } catch (error) {
        this.#signal?.throwIfAborted();
        const waitMs = pausesMs[failures];
        if (start > end || waitMs === undefined) throw s3Failed(at, error);
        failures += 1;
        await pause(waitMs);
      }
    }
  }

  async #get(at: S3Address, { start = 0, end, tag }: Range): Promise<GetObjectCommandOutput> {
    const { GetObjectCommand } = this.sdk;
    const isPart = start > 0 || end !== undefined;
    const command = new GetObjectCommand({
      ...{ Bucket: at.bucket, Key: at.key },
      ...(isPart && { Range: `bytes=${start}-${end === undefined ? "" : end - 1}` }),
      ...(tag !== undefined && { IfMatch: tag }),
    });
    const changed = [404, 412, 416];
    const found = await orNothing(
      this.ask(at, (options) => this.client.send(command, options), changed),
      ...changed,
    );
    if (found === undefined) throw s3Changed(at);
    return found;
  }

  /**
   * Makes a small object where there is none.
   * @returns whether the one that is there has this content
   */
  async putOnce(at: S3Address, content: Uint8Array): Promise<boolean> {
    const { PutObjectCommand } = this.sdk;
    const command = new PutObjectCommand({
      ...{ Bucket: at.bucket, Key: at.key, Body: content },
      IfNoneMatch: "*",
    });
    for (let attempt = 0; ; attempt += 1) {
      try {
        await this.ask(at, (options) => this.client.send(command, options), [404, 409, 412]);
        return true;
      } catch (error) {
        const waitMs = pausesMs[attempt];
        if (statusOf(error) === undefined) throw error;
        // The first answer may have been lost, so that it was this very request that was quicker.
        const present = await this.read(at);
        if (present !== undefined) return present.equals(content);
        if (waitMs === undefined) throw s3Failed(at, error);
        await pause(waitMs); // Another one was under way, or was removed meanwhile.
      }
    }
  }

  /** Begins an object that is seen when it is completed. */
  upload(at: S3Address): S3Upload {
    return new S3Upload(this, at);
  }

  /** The keys that begin so, without this beginning. */
  async list(at: S3Address): Promise<string[]> {
    const { ListObjectsV2Command } = this.sdk;
    const prefix = at.key === "" ? "" : `${at.key}/`;
    const keys: string[] = [];
    let next: string | undefined;
    do {
      const command = new ListObjectsV2Command({
        ...{ Bucket: at.bucket, Prefix: prefix },
        ...(next !== undefined && { ContinuationToken: next }),
      });
      const page = await this.ask(at, (options) => this.client.send(command, options));
      for (const { Key: key = "" } of page.Contents ?? []) keys.push(key.slice(prefix.length));
      next = page.IsTruncated === true ? page.NextContinuationToken : undefined;
    } while (next !== undefined);
    return keys;
  }

  /** Takes objects away that may be there. Goes on after an interruption. */
  async remove(bucket: string, keys: readonly string[]): Promise<void> {
    const { DeleteObjectCommand, DeleteObjectsCommand } = this.sdk;
    const [only] = keys;
    if (keys.length === 1) {
      await this.client.send(new DeleteObjectCommand({ Bucket: bucket, Key: only }));
      return;
    }
    for (let from = 0; from < keys.length; from += removedAtOnce) {
      const Objects = keys.slice(from, from + removedAtOnce).map((Key) => ({ Key }));
      await this.client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }));
    }
  }
}

async function orNothing<Answer>(answer: Promise<Answer>, ...statuses: readonly number[]) {
  try {
    return await answer;
  } catch (error) {
    if (statuses.includes(statusOf(error) ?? 0)) return undefined;
    throw error;
  }
}

async function* chunksOf({ Body: body }: GetObjectCommandOutput): AsyncGenerator<Uint8Array> {
  if (body === undefined) return;
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) yield chunk;
}

import { randomUUID } from "node:crypto";
import type { S3Storage } from "./s3.ts";
import { type S3Address, type S3Object, s3Changed, s3Exists, s3Failed, statusOf } from "./s3-address.ts";

/** S3 takes smaller parts only as the last one. */
const leastPartBytes = 5 * 1024 * 1024;
const mostParts = 10_000;
/** After so many parts the next ones are twice as large: ten times this is S3's largest object. */
const partsOfASize = 1_000;
/** Copied at once; S3 would take ten times as much, and take long. */
const mostCopied = 512 * 1024 * 1024;
/** Requests under way. */
const mostAtOnce = 6;
/** Which upload an object came of. */
const noteName = "pdo-upload";

interface UploadPart {
  readonly PartNumber: number;
  readonly ETag: string;
}

/** An object of S3 that is being made, of bytes and of other objects. It is seen when it is complete, or never. */
export class S3Upload {
  readonly #storage: S3Storage;
  readonly #at: S3Address;
  readonly #id = randomUUID();
  readonly #parts: UploadPart[] = [];
  readonly #underWay = new Set<Promise<void>>();
  #fault: { readonly error: unknown } | undefined;
  #chunks: Uint8Array[] = [];
  #buffered = 0;
  #bytes = 0;
  #sent = 0;
  #expected = 0;
  #isChecked = false;
  #isComplete = false;
  #uploadId: Promise<string> | undefined;

  constructor(storage: S3Storage, at: S3Address) {
    this.#storage = storage;
    this.#at = at;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** How large it will be, about: parts of it are chosen so that there are not too many. */
  expect(bytes: number): void {
    this.#expected = bytes;
  }

  async write(bytes: Uint8Array): Promise<void> {
    if (bytes.length === 0) return;
    this.#chunks.push(Buffer.from(bytes));
    this.#buffered += bytes.length;
    this.#bytes += bytes.length;
    if (this.#buffered >= this.#leastPart()) await this.#sendBuffered();
  }

  /**
   * Appends an object, by the server where it is large enough.
   * @throws PdoError PDO_S3_CHANGED, here or later, where it is not this version
   */
  async copyFrom(source: S3Object): Promise<void> {
    const { bytes, tag } = source;
    const least = this.#leastPart();
    // What is buffered is filled up to a part, so that the rest can be copied.
    const lead = this.#buffered === 0 ? 0 : least - this.#buffered;
    const isCopied = bytes - lead >= least;
    const end = isCopied ? lead : bytes;
    for await (const chunk of this.#storage.bytes(source, { start: 0, end, tag })) await this.write(chunk);
    if (!isCopied) return;
    await this.#sendBuffered();
    const pieces = Math.ceil((bytes - lead) / Math.max(mostCopied, 2 * least));
    const cut = (piece: number) => lead + Math.floor(((bytes - lead) * piece) / pieces);
    for (let piece = 0; piece < pieces; piece += 1) await this.#copy(source, cut(piece), cut(piece + 1));
  }

  /**
   * Sends what is left and waits for all of it; what is sent is what was written then.
   * @throws PdoError PDO_S3_FAILED, PDO_S3_CHANGED
   */
  async makeDurable(): Promise<void> {
    if (this.#uploadId === undefined || this.#isChecked) return;
    await this.#sendBuffered();
    await this.#settle();
    await this.#check();
    this.#isChecked = true;
  }

  /**
   * Gives the object its name.
   * @param isNew where there is one, it stays
   * @throws PdoError PDO_OUTPUT_EXISTS, PDO_S3_FAILED
   */
  async complete(isNew = false): Promise<S3Object> {
    await this.makeDurable();
    const condition = isNew ? { IfNoneMatch: "*" } : {};
    try {
      await (this.#uploadId === undefined ? this.#putWhole(condition) : this.#join(condition));
    } catch (error) {
      // The first answer may have been lost: the upload is gone then, and its object there.
      const present = await this.#storage.look(this.#at).catch(() => {
        throw statusOf(error) === undefined ? error : s3Failed(this.#at, error);
      });
      const isOwn = present?.notes[noteName] === this.#id;
      if (present !== undefined && isOwn) return this.#checked(present);
      if (statusOf(error) === undefined) throw error;
      await this.abort();
      throw isNew && present !== undefined ? s3Exists(this.#at) : s3Failed(this.#at, error);
    }
    const present = await this.#storage.look(this.#at);
    if (present === undefined) throw s3Changed(this.#at);
    return this.#checked(present);
  }

  /** Takes away what was sent, unless it is complete; never throws. */
  async abort(): Promise<void> {
    if (this.#isComplete) return;
    this.#chunks = [];
    await Promise.allSettled(this.#underWay);
    const { sdk, client } = this.#storage;
    const UploadId = await this.#uploadId?.catch(() => undefined);
    if (UploadId === undefined) return;
    await client.send(new sdk.AbortMultipartUploadCommand({ ...this.#place(), UploadId })).catch(() => {});
  }

  #place() {
    return { Bucket: this.#at.bucket, Key: this.#at.key };
  }

  #checked(present: S3Object): S3Object {
    this.#isComplete = true;
    if (present.bytes !== this.#bytes) throw s3Changed(this.#at);
    return present;
  }

  #leastPart(): number {
    const { length } = this.#parts;
    const growing = leastPartBytes * 2 ** Math.floor(length / partsOfASize);
    const even = Math.ceil(this.#expected / (mostParts - partsOfASize));
    return this.#expected > 0 ? Math.max(leastPartBytes, even) : growing;
  }

  async #sendBuffered(): Promise<void> {
    if (this.#buffered === 0) return;
    const Body = Buffer.concat(this.#chunks, this.#buffered);
    this.#chunks = [];
    this.#buffered = 0;
    const { sdk, client } = this.#storage;
    await this.#begin(Body.length, async (part, options) => {
      const { ETag } = await client.send(new sdk.UploadPartCommand({ ...part, Body }), options);
      return ETag;
    });
  }

  #copy(source: S3Object, start: number, end: number): Promise<void> {
    const { bucket, key, bytes, tag } = source;
    const { sdk, client } = this.#storage;
    const isWhole = start === 0 && end === bytes;
    this.#bytes += end - start;
    return this.#begin(end - start, async (part, options) => {
      const command = new sdk.UploadPartCopyCommand({
        ...part,
        CopySource: `${bucket}/${key.split("/").map(encodeURIComponent).join("/")}`,
        CopySourceIfMatch: tag,
        ...(!isWhole && { CopySourceRange: `bytes=${start}-${end - 1}` }),
      });
      const { CopyPartResult: result } = await client.send(command, options).catch((error: unknown) => {
        throw [404, 412].includes(statusOf(error) ?? 0) ? s3Changed(source) : error;
      });
      return result?.ETag;
    });
  }

  /** Begins to send a part; what fails is thrown by a later call. */
  async #begin(
    bytes: number,
    send: (
      part: { Bucket: string; Key: string; UploadId: string; PartNumber: number },
      options: { readonly abortSignal?: AbortSignal },
    ) => Promise<string | undefined>,
  ): Promise<void> {
    this.#throwFault();
    const UploadId = await this.#opened();
    const place = this.#parts.push({ PartNumber: this.#parts.length + 1, ETag: "" }) - 1;
    const part = { ...this.#place(), UploadId, PartNumber: place + 1 };
    const work = this.#storage
      .ask(this.#at, (options) => send(part, options))
      .then(
        (ETag = "") => {
          this.#parts[place] = { PartNumber: place + 1, ETag };
          this.#sent += bytes;
        },
        (error: unknown) => {
          this.#fault ??= { error };
        },
      )
      .finally(() => this.#underWay.delete(work));
    this.#underWay.add(work);
    while (this.#underWay.size >= mostAtOnce) await Promise.race(this.#underWay);
    this.#throwFault();
  }

  #throwFault(): void {
    if (this.#fault !== undefined) throw this.#fault.error;
  }

  async #settle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
    this.#throwFault();
  }

  #opened(): Promise<string> {
    const { sdk, client } = this.#storage;
    const command = new sdk.CreateMultipartUploadCommand({
      ...this.#place(),
      Metadata: { [noteName]: this.#id },
    });
    this.#uploadId ??= this.#storage
      .ask(this.#at, (options) => client.send(command, options))
      .then(({ UploadId = "" }) => UploadId);
    return this.#uploadId;
  }

  /** What the server holds is what was sent: as many parts, under the same tags, and as many bytes. */
  async #check(): Promise<void> {
    const { sdk, client } = this.#storage;
    const UploadId = await this.#opened();
    const found = new Map<number, string>();
    let bytes = 0;
    let marker: string | undefined;
    do {
      const command = new sdk.ListPartsCommand({
        ...{ ...this.#place(), UploadId },
        ...(marker !== undefined && { PartNumberMarker: marker }),
      });
      const page = await this.#storage.ask(this.#at, (options) => client.send(command, options));
      for (const { PartNumber = 0, ETag = "", Size = 0 } of page.Parts ?? []) {
        found.set(PartNumber, ETag);
        bytes += Size;
      }
      marker = page.IsTruncated === true ? page.NextPartNumberMarker : undefined;
    } while (marker !== undefined);
    const isSame = this.#parts.every(({ PartNumber, ETag }) => found.get(PartNumber) === ETag);
    if (!isSame || found.size !== this.#parts.length || bytes !== this.#bytes || this.#sent !== bytes)
      throw s3Changed(this.#at);
  }

  async #join(condition: { readonly IfNoneMatch?: string }): Promise<void> {
    const { sdk, client } = this.#storage;
    const command = new sdk.CompleteMultipartUploadCommand({
      ...{ ...this.#place(), UploadId: await this.#opened(), ...condition },
      MultipartUpload: { Parts: this.#parts },
    });
    await this.#storage.ask(this.#at, (options) => client.send(command, options), [404, 409, 412]);
  }

  async #putWhole(condition: { readonly IfNoneMatch?: string }): Promise<void> {
    const { sdk, client } = this.#storage;
    const command = new sdk.PutObjectCommand({
      ...{ ...this.#place(), ...condition, Body: Buffer.concat(this.#chunks, this.#buffered) },
      Metadata: { [noteName]: this.#id },
    });
    await this.#storage.ask(this.#at, (options) => client.send(command, options), [404, 409, 412]);
  }
}

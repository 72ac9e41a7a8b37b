import { createHash, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { crc32 } from "node:zlib";

/** What a server of S3 does to a request now and then. */
export const s3Faults = [
  /** 500 InternalError, before anything was done. */
  "error",
  /** 503 SlowDown, before anything was done. */
  "slow-down",
  /** The connection is cut before anything was done. */
  "cut-before",
  /** The connection is cut when all was done. */
  "cut-after",
  /** The connection is cut within what is sent to the server. */
  "upload-cut",
  /** The connection is cut within the server's answer. */
  "body-cut",
] as const;
export type S3Fault = (typeof s3Faults)[number];

interface StoredObject {
  readonly content: Buffer;
  readonly tag: string;
  readonly notes: Readonly<Record<string, string>>;
}

interface StoredUpload {
  readonly name: string;
  readonly notes: Readonly<Record<string, string>>;
  readonly parts: Map<number, StoredObject>;
}

export interface S3Request {
  /** `GetObject` and so on. */
  readonly operation: string;
  /** `bucket/key` */
  readonly name: string;
}

interface S3ServerOptions {
  /** The fault of a request, if any. Default: none. */
  readonly faultOf?: (request: S3Request) => S3Fault | undefined;
  /** Default: 3, so that nothing fits on one page. */
  readonly pageSize?: number;
  /** As older servers do. */
  readonly ignoresConditions?: boolean;
}

const leastPartBytes = 5 * 1024 * 1024;
const mostParts = 10_000;

/** Ends a request with one of S3's errors. */
class S3Error extends Error {
  readonly status: number;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
  }
}

/**
 * A server that speaks like S3 in path style, on loopback: atomic, with tags of content, conditions, copies, ranges and pages. It checks what
 * it is sent, and harms requests as it is told. Signatures are not checked.
 */
export class S3Server {
  readonly objects = new Map<string, StoredObject>();
  readonly uploads = new Map<string, StoredUpload>();
  readonly requests: S3Request[] = [];
  /** What was received in all, headers and bodies. */
  readonly received: string[] = [];
  faultOf: (request: S3Request) => S3Fault | undefined;
  readonly #pageSize: number;
  readonly #ignoresConditions: boolean;
  readonly #server = createServer((request, response) => void this.#serve(request, response));

  constructor({ faultOf = () => undefined, pageSize = 3, ignoresConditions = false }: S3ServerOptions = {}) {
    this.faultOf = faultOf;
    this.#pageSize = pageSize;
    this.#ignoresConditions = ignoresConditions;
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return this;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** What a program needs to know of it. */
  get environment() {
    return { AWS_ENDPOINT_URL: this.address, AWS_REGION: "eu-central-1" };
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  put(name: string, content: string | Uint8Array): void {
    this.objects.set(name, stored(Buffer.from(content)));
  }

  get(name: string): Buffer | undefined {
    return this.objects.get(name)?.content;
  }

  /** The names that begin so. */
  names(prefix: string): string[] {
    return [...this.objects.keys()].filter((name) => name.startsWith(prefix)).sort();
  }

  count(operation: string, name = ""): number {
    return this.requests.filter((request) => request.operation === operation && request.name.includes(name))
      .length;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://s3");
    const name = decodeURIComponent(url.pathname.slice(1)).replace(/\/$/, "");
    const operation = operationOf(request, url.searchParams, name);
    this.requests.push({ operation, name });
    this.received.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)}`);
    const fault = this.faultOf({ operation, name });
    const cut = () => void request.socket.destroy();
    request.on("error", () => {});
    try {
      if (fault === "cut-before") return cut();
      if (fault === "upload-cut") return void request.once("data", cut).once("end", cut).resume();
      const body = await bodyOf(request);
      if (fault === "error") throw new S3Error(500, "InternalError");
      if (fault === "slow-down") throw new S3Error(503, "SlowDown");
      if (!/Credential=KEY-ID\//.test(request.headers.authorization ?? ""))
        throw new S3Error(403, "AccessDenied");
      const answer = this.#do({ operation, name, query: url.searchParams, headers: request.headers, body });
      if (fault === "cut-after") return cut();
      send(response, answer, fault === "body-cut");
    } catch (error) {
      if (!(error instanceof S3Error)) return cut();
      const text = `<Error><Code>${error.message}</Code><Message>So it is.</Message></Error>`;
      send(response, { status: error.status, body: request.method === "HEAD" ? "" : text }, false);
    }
  }

  #do(call: Call): Answer {
    const { operation, name, query, headers, body } = call;
    switch (operation) {
      case "PutObject":
        this.#checkNew(name, headers);
        return this.#keep(name, stored(body, notesOf(headers)));
      case "GetObject":
      case "HeadObject":
        return this.#get(call);
      case "DeleteObject":
        this.objects.delete(name);
        return { status: 204 };
      case "DeleteObjects":
        for (const [, key = ""] of body.toString().matchAll(/<Key>(.*?)<\/Key>/g))
          this.objects.delete(`${name}/${unescaped(key)}`);
        return { body: "<DeleteResult></DeleteResult>" };
      case "ListObjectsV2":
        return this.#list(name, query);
      case "CreateMultipartUpload": {
        const id = randomBytes(8).toString("hex");
        this.uploads.set(id, { name, notes: notesOf(headers), parts: new Map() });
        return {
          body: `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
        };
      }
      case "UploadPart":
      case "UploadPartCopy":
        return this.#part(call);
      case "ListParts":
        return this.#listParts(query);
      case "CompleteMultipartUpload":
        return this.#complete(call);
      case "AbortMultipartUpload":
        if (!this.uploads.delete(query.get("uploadId") ?? "")) throw new S3Error(404, "NoSuchUpload");
        return { status: 204 };
      default:
        throw new S3Error(501, "NotImplemented");
    }
  }

  #keep(name: string, object: StoredObject): Answer {
    this.objects.set(name, object);
    return { headers: { etag: object.tag } };
  }

  #checkNew(name: string, headers: IncomingMessage["headers"]): void {
    if (headers["if-none-match"] === "*" && this.objects.has(name) && !this.#ignoresConditions)
      throw new S3Error(412, "PreconditionFailed");
  }

  #get({ name, headers, operation }: Call): Answer {
    const object = this.objects.get(name);
    if (object === undefined) throw new S3Error(404, "NoSuchKey");
    if (headers["if-match"] !== undefined && headers["if-match"] !== object.tag)
      throw new S3Error(412, "PreconditionFailed");
    const { content, tag, notes } = object;
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? "") ?? [];
    const own = {
      etag: tag,
      ...Object.fromEntries(Object.entries(notes).map(([note, text]) => [`x-amz-meta-${note}`, text])),
    };
    if (operation === "HeadObject") return { headers: { ...own, "content-length": String(content.length) } };
    if (from === undefined) return { headers: own, body: content };
    const end = Math.min(content.length, to ? Number(to) + 1 : content.length);
    if (Number(from) >= content.length) throw new S3Error(416, "InvalidRange");
    const range = `bytes ${from}-${end - 1}/${content.length}`;
    return {
      status: 206,
      headers: { ...own, "content-range": range },
      body: content.subarray(Number(from), end),
    };
  }

  #list(bucket: string, query: URLSearchParams): Answer {
    const prefix = `${bucket}/${query.get("prefix") ?? ""}`;
    const after = query.get("continuation-token") ?? "";
    const found = this.names(prefix).filter((name) => name > after);
    const page = found.slice(0, this.#pageSize);
    const isCut = page.length < found.length;
    const contents = page.map(
      (name) => `<Contents><Key>${escaped(name.slice(bucket.length + 1))}</Key></Contents>`,
    );
    const next = isCut ? `<NextContinuationToken>${escaped(page.at(-1) ?? "")}</NextContinuationToken>` : "";
    return {
      body: `<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${contents.join("")}${next}</ListBucketResult>`,
    };
  }

  #upload(query: URLSearchParams): StoredUpload {
    const upload = this.uploads.get(query.get("uploadId") ?? "");
    if (upload === undefined) throw new S3Error(404, "NoSuchUpload");
    return upload;
  }

  #part({ query, headers, body }: Call): Answer {
    const { parts } = this.#upload(query);
    const number = Number(query.get("partNumber"));
    if (!(number >= 1 && number <= mostParts)) throw new S3Error(400, "InvalidArgument");
    const copied = headers["x-amz-copy-source"];
    const part = stored(copied === undefined ? body : this.#copied(String(copied), headers));
    parts.set(number, part);
    if (copied === undefined) return { headers: { etag: part.tag } };
    return { body: `<CopyPartResult><ETag>${escaped(part.tag)}</ETag></CopyPartResult>` };
  }

  #copied(from: string, headers: IncomingMessage["headers"]): Buffer {
    const source = this.objects.get(decodeURIComponent(from));
    if (source === undefined) throw new S3Error(404, "NoSuchKey");
    const wanted = headers["x-amz-copy-source-if-match"];
    if (wanted !== undefined && wanted !== source.tag) throw new S3Error(412, "PreconditionFailed");
    const range = headers["x-amz-copy-source-range"];
    if (range === undefined) return source.content;
    const [, start = "", end = ""] = /^bytes=(\d+)-(\d+)$/.exec(String(range)) ?? [];
    const isWithin = source.content.length > leastPartBytes && Number(end) < source.content.length;
    if (!isWithin) throw new S3Error(400, "InvalidRequest");
    return source.content.subarray(Number(start), Number(end) + 1);
  }

  #listParts(query: URLSearchParams): Answer {
    const after = Number(query.get("part-number-marker") ?? 0);
    const found = [...this.#upload(query).parts]
      .filter(([number]) => number > after)
      .sort(([a], [b]) => a - b);
    const page = found.slice(0, this.#pageSize);
    const isCut = page.length < found.length;
    const parts = page.map(
      ([number, { tag, content }]) =>
        `<Part><PartNumber>${number}</PartNumber><ETag>${escaped(tag)}</ETag><Size>${content.length}</Size></Part>`,
    );
    const next = `<NextPartNumberMarker>${page.at(-1)?.[0] ?? 0}</NextPartNumberMarker>`;
    return {
      body: `<ListPartsResult><IsTruncated>${isCut}</IsTruncated>${next}${parts.join("")}</ListPartsResult>`,
    };
  }

  #complete({ name, query, headers, body }: Call): Answer {
    const { parts, notes } = this.#upload(query);
    const named = [...body.toString().matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part = ""]) => ({
      number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
      tag: unescaped(/<ETag>(.*?)</.exec(part)?.[1] ?? ""),
    }));
    const chosen = named.map(({ number, tag }, place) => {
      const part = parts.get(number);
      if (part?.tag !== tag) throw new S3Error(400, "InvalidPart");
      if (place > 0 && number <= (named[place - 1]?.number ?? 0)) throw new S3Error(400, "InvalidPartOrder");
      if (place < named.length - 1 && part.content.length < leastPartBytes)
        throw new S3Error(400, "EntityTooSmall");
      return part;
    });
    if (chosen.length === 0) throw new S3Error(400, "MalformedXML");
    this.#checkNew(name, headers);
    const content = Buffer.concat(chosen.map((part) => part.content));
    const digests = chosen.map(({ tag }) => Buffer.from(tag.replaceAll('"', ""), "hex"));
    const tag = `"${md5(Buffer.concat(digests))}-${chosen.length}"`;
    this.uploads.delete(query.get("uploadId") ?? "");
    this.#keep(name, { content, tag, notes });
    return {
      body: `<CompleteMultipartUploadResult><ETag>${escaped(tag)}</ETag></CompleteMultipartUploadResult>`,
    };
  }
}

interface Call extends S3Request {
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}

interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

function operationOf({ method, headers }: IncomingMessage, query: URLSearchParams, name: string): string {
  const isPart = query.has("uploadId");
  if (method === "GET" && query.has("list-type")) return "ListObjectsV2";
  if (method === "GET") return isPart ? "ListParts" : "GetObject";
  if (method === "HEAD") return "HeadObject";
  if (method === "DELETE") return isPart ? "AbortMultipartUpload" : "DeleteObject";
  if (method === "POST" && query.has("delete")) return "DeleteObjects";
  if (method === "POST") return query.has("uploads") ? "CreateMultipartUpload" : "CompleteMultipartUpload";
  if (!name.includes("/")) return "CreateBucket";
  if (!isPart) return "PutObject";
  return headers["x-amz-copy-source"] === undefined ? "UploadPart" : "UploadPartCopy";
}

/** @throws S3Error where it is not what its headers say; the system's error where it is cut */
async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const { "content-length": length, "x-amz-checksum-crc32": checksum } = request.headers;
  if (length !== undefined && Number(length) !== body.length) throw new S3Error(400, "IncompleteBody");
  const found = Buffer.alloc(4);
  found.writeUInt32BE(crc32(body));
  if (checksum !== undefined && checksum !== found.toString("base64")) throw new S3Error(400, "BadDigest");
  const isWritten = request.method === "PUT" && request.headers["x-amz-copy-source"] === undefined;
  if (isWritten && checksum === undefined) throw new S3Error(400, "MissingChecksum");
  return body;
}

function send(
  response: ServerResponse,
  { status = 200, headers = {}, body = "" }: Answer,
  isCut: boolean,
): void {
  const bytes = Buffer.from(body);
  response.writeHead(status, { "content-length": String(bytes.length), ...headers });
  if (!isCut || bytes.length === 0) return void response.end(bytes);
  response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy());
}

function notesOf(headers: IncomingMessage["headers"]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([header, text]) =>
      header.startsWith("x-amz-meta-") ? [[header.slice(11), String(text)]] : [],
    ),
  );
}

function stored(content: Buffer, notes: StoredObject["notes"] = {}): StoredObject {
  return { content, tag: `"${md5(content)}"`, notes };
}

function md5(bytes: Uint8Array): string {
  return createHash("md5").update(bytes).digest("hex");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

function unescaped(text: string): string {
  return text.replaceAll("&lt;", "<").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}

import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openS3, type S3Storage } from "../../src/net/s3.ts";
import { parseS3Address, type S3Object, s3PackageMissing, shownS3 } from "../../src/net/s3-address.ts";
import { type S3Fault, type S3Request, S3Server } from "../stand-ins/s3-server.ts";

const mebi = 1024 * 1024;
const at = (name: string) => parseS3Address(`s3://${name}`);

let server: S3Server;
let storage: S3Storage;

beforeEach(async () => {
  vi.stubEnv("AWS_ACCESS_KEY_ID", "KEY-ID");
  vi.stubEnv("AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED", "true");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "the-secret");
  server = await new S3Server().start();
  storage = await openS3(server);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await server.close();
});

/** The first requests of this operation go wrong so, one after the other. */
function harm(operation: string, ...faults: readonly S3Fault[]): void {
  const left = [...faults];
  server.faultOf = (request: S3Request) => (request.operation === operation ? left.shift() : undefined);
}

async function bytesOf(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const found: Uint8Array[] = [];
  for await (const chunk of chunks) found.push(chunk);
  return Buffer.concat(found);
}

async function put(name: string, content: Uint8Array): Promise<S3Object> {
  server.put(name, content);
  const found = await storage.look(at(name));
  if (found === undefined) throw new Error(name);
  return found;
}

describe("addresses of S3", () => {
  test.each([
    ["s3://bucket", "bucket", "", "s3://bucket"],
    ["s3://bucket/", "bucket", "", "s3://bucket"],
    ["s3://my-bucket/a/b.csv", "my-bucket", "a/b.csv", "s3://my-bucket/a/b.csv"],
    ["S3://bucket/run/", "bucket", "run", "s3://bucket/run"],
    ["s3://bucket/Prix d'été & more.csv", "bucket", "Prix d'été & more.csv", undefined],
  ])("%s", (text, bucket, key, shown = text) => {
    expect(parseS3Address(text)).toEqual({ bucket, key });
    expect(shownS3(parseS3Address(text))).toBe(shown);
  });

  test.each(["s3://", "s3:///key", "s3://b/key", "s3://bucket/../other", "s3://user:pass@bucket/key"])(
    "%s is none",
    (text) => {
      expect(() => parseS3Address(text)).toThrow(expect.objectContaining({ code: "PDO_S3_ADDRESS" }));
    },
  );
});

describe("objects that are read", () => {
  test.each([
    [undefined, undefined],
    [0, 10],
    [3, 1000],
    [999, 1000],
    [5, 5],
  ])("from %s to %s", async (start, end) => {
    const content = randomBytes(1000);
    await put("bucket/key", content);
    const range = { ...(start !== undefined && { start }), ...(end !== undefined && { end }) };
    expect(await bytesOf(storage.bytes(at("bucket/key"), range))).toEqual(content.subarray(start, end));
  });

  test.each<S3Fault[]>([
    ["error", "slow-down", "error"],
    ["cut-before", "cut-before"],
    ["body-cut", "body-cut", "body-cut"],
    ["cut-after", "body-cut", "slow-down"],
  ])("through %s, %s and so on", async (...faults) => {
    const content = randomBytes(300_000);
    await put("bucket/key", content);
    harm("GetObject", ...faults);
    expect((await bytesOf(storage.bytes(at("bucket/key")))).equals(content)).toBe(true);
    expect(server.count("GetObject")).toBe(faults.length + 1);
  });

  test("and are replaced meanwhile are refused", async () => {
    await put("bucket/key", randomBytes(300_000));
    harm("GetObject", "body-cut");
    const reading = storage.bytes(at("bucket/key"))[Symbol.asyncIterator]();
    await reading.next();
    server.put("bucket/key", randomBytes(300_000));
    const rest = (async () => {
      while ((await reading.next()).done !== true);
    })();
    await expect(rest).rejects.toMatchObject({ code: "PDO_S3_CHANGED" });
  });

  test("and are not there, or empty", async () => {
    expect(await storage.read(at("bucket/none"))).toBeUndefined();
    expect(await storage.look(at("bucket/none"))).toBeUndefined();
    await put("bucket/empty", Buffer.alloc(0));
    expect(await storage.read(at("bucket/empty"))).toEqual(Buffer.alloc(0));
  });

  test("by their names, a page at a time, and taken away", async () => {
    for (let place = 0; place < 8; place += 1) server.put(`bucket/run/done/${place}.json`, "{}");
    server.put("bucket/running", "other");
    expect((await storage.list(at("bucket/run"))).sort()).toEqual(
      Array.from({ length: 8 }, (_, place) => `done/${place}.json`),
    );
    await storage.remove("bucket", ["run/done/0.json"]);
    await storage.remove("bucket", ["run/done/1.json", "run/done/2.json", "none"]);
    expect(await storage.list(at("bucket/run"))).toHaveLength(5);
    expect(server.names("bucket/running")).toHaveLength(1);
  });
});

describe("an object that is made where there is none", () => {
  const content = Buffer.from('{"attempt":"a"}');

  test("is made once", async () => {
    expect(await storage.putOnce(at("bucket/done"), content)).toBe(true);
    expect(await storage.putOnce(at("bucket/done"), Buffer.from("other"))).toBe(false);
    expect(server.get("bucket/done")).toEqual(content);
  });

  test("is this one where the answer was lost", async () => {
    harm("PutObject", "cut-after");
    expect(await storage.putOnce(at("bucket/done"), content)).toBe(true);
    expect(server.count("PutObject")).toBe(2);
  });

  test("is another's where that was quicker, whatever was lost", async () => {
    server.put("bucket/done", "other");
    harm("PutObject", "cut-after", "slow-down");
    expect(await storage.putOnce(at("bucket/done"), content)).toBe(false);
  });

  test("is made by one of many", async () => {
    harm("PutObject", "cut-after", "cut-before", "error", "upload-cut");
    const made = await Promise.all(
      Array.from({ length: 8 }, (_, writer) => storage.putOnce(at("bucket/done"), Buffer.from(`${writer}`))),
    );
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(server.get("bucket/done")?.toString()).toBe(String(made.indexOf(true)));
  });
});

describe("an object that is made of bytes and others", () => {
  const small = randomBytes(100);
  const half = randomBytes(2.5 * mebi);
  const large = randomBytes(6 * mebi);
  const larger = randomBytes(13 * mebi + 7);
  const head = Buffer.from("id,name\r\n");

  test.each<[what: string, pieces: readonly (Buffer | readonly [Buffer])[], copies: number]>([
    ["one small", [head, [small]], 0],
    ["nothing", [], 0],
    ["small ones", [head, [half], [half], [half], [small], [half]], 0],
    ["a large one alone", [[large]], 1],
    ["a head and a large one, which is too short for the rest", [head, [large]], 0],
    ["a head and larger ones", [head, [larger], [larger], [larger]], 3],
    ["large and small ones", [head, [larger], [small], [large], [half], [larger], [small]], 2],
    ["a tail", [[large], [larger], head], 2],
    ["empty ones", [head, [Buffer.alloc(0)], [large], [Buffer.alloc(0)]], 0],
  ])("%s", async (_, pieces, copies) => {
    const upload = storage.upload(at("bucket/out.csv"));
    for (const [place, piece] of pieces.entries()) {
      if (Buffer.isBuffer(piece)) await upload.write(piece);
      else await upload.copyFrom(await put(`bucket/part ${place}&é`, piece[0] ?? head));
    }
    expect(server.get("bucket/out.csv")).toBeUndefined();
    await upload.complete();
    const whole = Buffer.concat(pieces.map((piece) => (Buffer.isBuffer(piece) ? piece : (piece[0] ?? head))));
    expect(server.get("bucket/out.csv")?.equals(whole)).toBe(true);
    expect(server.count("UploadPartCopy")).toBe(copies);
    expect(server.uploads.size).toBe(0);
  });

  test.each<[operation: string, faults: readonly S3Fault[]]>([
    ["CreateMultipartUpload", ["cut-before", "slow-down"]],
    ["UploadPart", ["upload-cut", "error", "cut-after"]],
    ["UploadPartCopy", ["slow-down", "cut-after", "error"]],
    ["ListParts", ["error", "body-cut"]],
    ["CompleteMultipartUpload", ["cut-before", "error"]],
    ["CompleteMultipartUpload", ["cut-after"]],
  ])("through a %s that goes wrong: %s", async (operation, faults) => {
    const source = await put("bucket/part", larger);
    harm(operation, ...faults);
    const upload = storage.upload(at("bucket/out.csv"));
    await upload.write(head);
    await upload.copyFrom(source);
    const made = await upload.complete(true);
    expect(made.bytes).toBe(head.length + larger.length);
    expect(server.get("bucket/out.csv")?.equals(Buffer.concat([head, larger]))).toBe(true);
    expect(server.count(operation)).toBeGreaterThan(faults.length);
  });

  test("a small one whose answer was lost", async () => {
    harm("PutObject", "cut-after");
    const upload = storage.upload(at("bucket/out.csv"));
    await upload.write(head);
    expect(await upload.complete(true)).toMatchObject({ bytes: head.length });
  });

  test.each([small, large])("does not replace another one that came first", async (content) => {
    const upload = storage.upload(at("bucket/out.csv"));
    await upload.write(content);
    server.put("bucket/out.csv", "theirs");
    await expect(upload.complete(true)).rejects.toMatchObject({ code: "PDO_OUTPUT_EXISTS" });
    expect(server.get("bucket/out.csv")?.toString()).toBe("theirs");
    expect(server.uploads.size).toBe(0);
  });

  test("is not made of one that was replaced", async () => {
    const source = await put("bucket/part", larger);
    server.put("bucket/part", randomBytes(larger.length));
    const upload = storage.upload(at("bucket/out.csv"));
    const made = (async () => {
      await upload.copyFrom(source);
      await upload.complete();
    })();
    await expect(made).rejects.toMatchObject({ code: "PDO_S3_CHANGED" });
    await upload.abort();
    expect(server.names("bucket/out")).toEqual([]);
    expect(server.uploads.size).toBe(0);
  });

  test("is given up", async () => {
    const upload = storage.upload(at("bucket/out.csv"));
    await upload.write(large);
    expect(server.uploads.size).toBe(1);
    await upload.abort();
    expect(server.uploads.size).toBe(0);
    expect(server.objects.size).toBe(0);
  });

  test("has parts as large as a large one needs", async () => {
    const upload = storage.upload(at("bucket/out.csv"));
    upload.expect(9_000 * 6 * mebi);
    for (let written = 0; written < 13; written += 1) await upload.write(randomBytes(mebi));
    await upload.makeDurable();
    const parts = [...server.uploads.values()].flatMap((one) => [...one.parts.values()]);
    expect(parts.map(({ content }) => content.length).sort()).toEqual([mebi, 6 * mebi, 6 * mebi]);
    await upload.abort();
  });
});

test("the package that talks to S3 is named where it is missing, in the version that is known to work", () => {
  const { devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(s3PackageMissing()).toMatchObject({
    code: "PDO_S3_PACKAGE_MISSING",
    nextStep: `Install it: npm install @aws-sdk/client-s3@${devDependencies["@aws-sdk/client-s3"]}`,
  });
});

describe("a server that does not", () => {
  test("answer is told of, without a key", async () => {
    vi.stubEnv("AWS_MAX_ATTEMPTS", "2");
    const { address } = server;
    await server.close();
    storage = await openS3({ environment: { AWS_ENDPOINT_URL: address, AWS_MAX_ATTEMPTS: "2" } });
    await expect(storage.read(at("bucket/key"))).rejects.toMatchObject({
      code: "PDO_S3_FAILED",
      what: "s3://bucket/key: the store does not do what it is asked.",
      seen: expect.stringContaining("ECONNREFUSED"),
    });
    server = await new S3Server().start();
  });

  test("let the key in is told of", async () => {
    vi.stubEnv("AWS_ACCESS_KEY_ID", "another");
    storage = await openS3(server);
    await expect(storage.list(at("bucket/key"))).rejects.toMatchObject({
      code: "PDO_S3_FAILED",
      seen: "The server says: AccessDenied (403).",
    });
  });

  test("is asked in vain after an interruption", async () => {
    const ending = new AbortController();
    storage = await openS3({ ...server, environment: server.environment, signal: ending.signal });
    ending.abort(new Error("interrupted"));
    await expect(storage.read(at("bucket/key"))).rejects.toThrow("interrupted");
    expect(server.requests).toEqual([]);
  });
});

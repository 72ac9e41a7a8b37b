import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTemporaryAccess } from "../../src/server/access.ts";
import { type RunningServer, startServer } from "../../src/server/http/server.ts";
import { createService } from "../../src/server/service.ts";
import { type Asked, ask, sendRaw } from "./ask.ts";
import { type HostileRequest, hostileRequests } from "./hostile-requests.ts";
import { standInCatalogs, standInEngine } from "./stand-in.ts";

const now = () => 0;
const lines: string[] = [];
let server: RunningServer;

beforeAll(async () => {
  const access = createTemporaryAccess("right");
  const unlimited = { admit: () => ({}) };
  const service = {
    ...createService({ catalogs: standInCatalogs, engine: standInEngine, access, now }),
    rateLimiter: unlimited,
  };
  server = await startServer({ service, host: "127.0.0.1", port: 0, log: (line) => lines.push(line), now });
});
afterAll(() => server.close());

function withKey({ key, headers, ...asked }: HostileRequest): Asked {
  const sent = key === undefined ? "right" : key;
  return { ...asked, headers: { ...headers, ...(sent === null ? {} : { "X-Api-Key": sent }) } };
}

describe("hostile requests", () => {
  test("are at least 150, each with a title of its own", () => {
    expect(hostileRequests.length).toBeGreaterThanOrEqual(150);
    expect(new Set(hostileRequests.map(({ title }) => title)).size).toBe(hostileRequests.length);
  });

  test.each(hostileRequests)("$title", async (asked) => {
    const heard = await ask(server.url, withKey(asked));
    const detail = heard.text === "" ? "" : JSON.parse(heard.text).detail;
    expect({ status: heard.status, detail }).toEqual({ status: asked.status, detail: asked.detail });
    expect(heard.headers).toMatchObject({
      "content-type": "application/json",
      "x-content-type-options": "nosniff",
      "x-request-id": expect.stringMatching(/^[A-Za-z0-9._-]{1,64}$/),
    });
    expect(heard.headers.allow).toBe(asked.allow);
    expect(heard.headers).not.toHaveProperty("server");
    expect(heard.headers).not.toHaveProperty("x-powered-by");
  });

  test("are logged, every one, without a 500 and without a key", () => {
    expect(lines.filter((line) => JSON.parse(line).status >= 500)).toEqual([]);
    expect(lines.filter((line) => line.includes("right") || line.includes("kkkk"))).toEqual([]);
  });
});

describe("what is no HTTP", () => {
  const head = "POST /api/tasks/optimization/name HTTP/1.1\r\nHost: localhost\r\n";
  const known = `${head}X-Api-Key: right\r\n`;
  const garbage: [string, string | Buffer, number][] = [
    ["words", "hello there\r\n\r\n", 400],
    ["a TLS greeting", Buffer.from([0x16, 3, 1, 0, 0xa5, 1, 0, 0, 0xa1, 3, 3]), 400],
    ["zero bytes", Buffer.alloc(64), 400],
    ["HTTP/2's preface", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400],
    ["a version that there is none of", "GET / HTTP/9.9\r\n\r\n", 400],
    ["a method that there is none of", "BREW /api HTTP/1.1\r\nHost: a\r\n\r\n", 400],
    ["a header without a colon", "GET /api HTTP/1.1\r\nHost localhost\r\n\r\n", 400],
    ["a header name with a space", "GET /api HTTP/1.1\r\nX Api: 1\r\n\r\n", 400],
    ["a control character in a header", "GET /api HTTP/1.1\r\nHost: a\r\nX: a\u0001b\r\n\r\n", 400],
    ["a length that is no number", `${head}Content-Length: x\r\n\r\n`, 400],
    ["a negative length", `${head}Content-Length: -1\r\n\r\n`, 400],
    ["two lengths", `${head}Content-Length: 1\r\nContent-Length: 2\r\n\r\nx`, 400],
    ["a length and chunks", `${head}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
    ["a chunk size that is no number", `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 400],
    ["headers over the limit", `GET /api HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 431],
    ["an address over the limit", `GET /${"x".repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
  ];

  test.each(garbage)("%s is answered in JSON and cut off", async (_title, bytes, status) => {
    const heard = await sendRaw(server.url, bytes);
    const [headers = "", body = ""] = heard.split("\r\n\r\n");
    expect(headers).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(headers.toLowerCase()).toContain("content-type: application/json");
    expect(headers.toLowerCase()).toContain("x-request-id: ");
    expect(JSON.parse(body)).toEqual({ detail: expect.any(String) });
  });

  const well: [string, string, number][] = [
    ["HTTP/1.1 without a host", "GET /api/docs HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
    ["two hosts", "GET /api/docs HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n", 400],
    ["a tunnel", "CONNECT shop.example:443 HTTP/1.1\r\nHost: shop.example\r\n\r\n", 404],
    ["HTTP/1.0 without a host", "GET /api/docs HTTP/1.0\r\n\r\n", 200],
    [
      "a whole address in the request line",
      "GET http://a/api/docs HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
      200,
    ],
    ["an asterisk", "OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 404],
    [
      "an unknown expectation",
      "GET /api/docs HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nConnection: close\r\n\r\n",
      200,
    ],
    [
      "an upgrade",
      "GET /api/docs HTTP/1.1\r\nHost: a\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n",
      200,
    ],
    [
      "an accept-version",
      "GET /api/docs HTTP/1.1\r\nHost: a\r\nAccept-Version: 9.x\r\nConnection: close\r\n\r\n",
      200,
    ],
  ];
  test.each(well)("%s is answered like any request", async (_title, text, status) => {
    const asked = text.replace("Connection: upgrade", "Connection: upgrade, close");
    expect(await sendRaw(server.url, asked)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  test("a body that is announced as too large is refused before it is sent", async () => {
    const announced = `${known}Content-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: 1048577\r\n\r\n`;
    const heard = await sendRaw(server.url, announced);
    expect(heard).toMatch(/^HTTP\/1.1 413 /);
    expect(heard).toContain('{"detail":"The request body is larger than 1048576 bytes"}');
  });

  test("a body that is announced and fits is asked for", async () => {
    const rest = "Content-Length: 1\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n1";
    const heard = await sendRaw(server.url, `${known}${rest}`);
    expect(heard).toMatch(/^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 422 /);
  });

  test("a body that is announced without a key is not asked for", async () => {
    const heard = await sendRaw(server.url, `${head}Content-Length: 1\r\nExpect: 100-continue\r\n\r\n`);
    expect(heard).toMatch(/^HTTP\/1.1 401 /);
    expect(heard).toContain("Connection: close");
  });

  test("a key after thousands of headers counts", async () => {
    const many = "a:\r\n".repeat(3000);
    const path = "/api/data/categories?sales_channel=channel_a";
    const asked = `GET ${path} HTTP/1.1\r\nHost: a\r\n${many}X-Api-Key: right\r\nConnection: close\r\n\r\n`;
    expect(await sendRaw(server.url, asked)).toMatch(/^HTTP\/1.1 200 /);
  });

  test("after all that the service still answers", async () => {
    const asked = { path: "/api/data/categories?sales_channel=channel_a", headers: { "X-Api-Key": "right" } };
    expect((await ask(server.url, asked)).status).toBe(200);
  });
});

describe("bodies that look odd and are right", () => {
  const text = '{"product_name": "Größe 😀"}';
  const utf32 = (isLittle: boolean) => {
    const units = [...text].map((character) => {
      const unit = Buffer.alloc(4);
      const codePoint = character.codePointAt(0) ?? 0;
      if (isLittle) unit.writeUInt32LE(codePoint);
      else unit.writeUInt32BE(codePoint);
      return unit;
    });
    return Buffer.concat(units);
  };
  const little = Buffer.from(text, "utf16le");
  const big = Buffer.from(little).swap16();
  const bodies: [string, Buffer][] = [
    ["UTF-8 with a mark", Buffer.from(`\ufeff${text}`)],
    ["UTF-16 little", little],
    ["UTF-16 little with a mark", Buffer.concat([Buffer.from([0xff, 0xfe]), little])],
    ["UTF-16 big", big],
    ["UTF-16 big with a mark", Buffer.concat([Buffer.from([0xfe, 0xff]), big])],
    ["UTF-32 little", utf32(true)],
    ["UTF-32 big", utf32(false)],
    ["UTF-32 big with a mark", Buffer.concat([Buffer.from([0, 0, 0xfe, 0xff]), utf32(false)])],
  ];
  const path = "/api/tasks/optimization/name?task_type=x&task_type=cleaned&translation_language=en";
  const headers = { "X-Api-Key": "right", "Content-Type": "application/json" };

  test.each(bodies)("%s", async (_title, body) => {
    const heard = await ask(server.url, { method: "POST", path, headers, body });
    expect(JSON.parse(heard.text)).toMatchObject({ old_name: "Größe 😀" });
    expect(heard.text).toContain("Größe 😀");
  });

  test.each([
    "APPLICATION/JSON",
    "application/json;charset=utf-16",
    "application/json; charset",
    "application/vnd.api+json",
    "application/+json",
    "application/problem+JSON; a=b",
  ])("the content type %s", async (type) => {
    const asked = { method: "POST", path, headers: { ...headers, "Content-Type": type }, body: text };
    expect((await ask(server.url, asked)).status).toBe(200);
  });

  test("a body of exactly 1 MiB, in chunks", async () => {
    const body = text.padEnd(1_048_576 - (Buffer.byteLength(text) - text.length), " ");
    const heard = await ask(server.url, { method: "POST", path, headers, body, isChunked: true });
    expect(heard.status).toBe(200);
  });
});

describe("the request's id", () => {
  const idOf = async (sent: string | readonly string[]) => {
    const heard = await ask(server.url, { path: "/nowhere", headers: { "X-Request-Id": sent } });
    return heard.headers["x-request-id"];
  };
  test.each(["a", "Az09._-", "x".repeat(64)])("is the caller's where it is plain: %s", async (sent) => {
    expect(await idOf(sent)).toBe(sent);
  });
  test.each([["x".repeat(65)], ["a b"], ["a/b"], ["é"], [["a", "b"]], [""]])(
    "is a new one where it is not: %s",
    async (sent) => {
      expect(await idOf(sent)).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});

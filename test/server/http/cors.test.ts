import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningServer, startServer } from "../../../src/server/http/server.ts";
import { createService } from "../../../src/server/service.ts";
import { ask } from "../ask.ts";
import { standInCatalogs, standInEngine } from "../stand-in.ts";

const shop = "https://shop.example";
const path = "/api/data/categories?sales_channel=channel_a";
const now = () => 0;
const service = createService({ catalogs: standInCatalogs, engine: standInEngine, now });
const start = (corsOrigins: readonly string[]) =>
  startServer({ service, host: "127.0.0.1", port: 0, log: () => {}, now, corsOrigins });

const servers: Record<"none" | "shop" | "all", RunningServer | undefined> = {
  none: undefined,
  shop: undefined,
  all: undefined,
};
beforeAll(async () => {
  servers.none = await start([]);
  servers.shop = await start(["https://other.example:8443", shop]);
  servers.all = await start(["*"]);
});
afterAll(async () => {
  await Promise.all(Object.values(servers).map((server) => server?.close()));
});

const heard = (name: keyof typeof servers, origin: string, headers = {}, method = "GET") => {
  const { url = "", temporaryKey = "" } = servers[name] ?? {};
  return ask(url, { method, path, headers: { Origin: origin, "X-Api-Key": temporaryKey, ...headers } });
};
const preflight = { "Access-Control-Request-Method": "GET", "Access-Control-Request-Headers": "x-api-key" };

test("without origins nothing is allowed, and OPTIONS is a wrong method", async () => {
  const { headers, status } = await heard("none", shop);
  expect(status).toBe(200);
  expect(Object.keys(headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
  expect(headers.vary).toBe("Accept-Encoding");
  expect((await heard("none", shop, preflight, "OPTIONS")).status).toBe(405);
});

test("an allowed origin may read answers, refusals included, and the headers that say how to go on", async () => {
  for (const headers of [{}, { "X-Api-Key": "wrong" }]) {
    const answer = await heard("shop", shop, headers);
    expect(answer.headers["access-control-allow-origin"]).toBe(shop);
    expect(answer.headers["access-control-expose-headers"]).toContain("Retry-After");
    expect(answer.headers).not.toHaveProperty("access-control-allow-credentials");
  }
  expect((await heard("shop", shop)).headers.vary).toBe("Accept-Encoding, Origin");
  expect((await heard("shop", shop, { "X-Api-Key": "wrong" })).headers.vary).toBe("Origin");
});

test("a browser that asks first is told what it may send, without a key", async () => {
  const { status, headers, text } = await heard("shop", shop, { ...preflight, "X-Api-Key": "" }, "OPTIONS");
  expect({ status, text }).toEqual({ status: 204, text: "" });
  expect(headers["access-control-allow-methods"]).toBe("GET");
  expect(headers["access-control-allow-headers"]).toMatch(/X-Api-Key, X-Provider-Key, Content-Type/);
  expect((await heard("shop", shop, {}, "OPTIONS")).status).toBe(405);
});

test.each(["https://evil.example", `${shop}.evil.example`, "http://shop.example", "null"])(
  "the origin %s is allowed nothing",
  async (origin) => {
    for (const method of ["GET", "OPTIONS"]) {
      const { headers } = await heard("shop", origin, preflight, method);
      expect(Object.keys(headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
      expect(headers.vary).toContain("Origin");
    }
  },
);

test("* is every origin", async () => {
  const { headers } = await heard("all", "https://any.example");
  expect(headers["access-control-allow-origin"]).toBe("*");
  expect(headers.vary).toBe("Accept-Encoding");
});

test.each([
  "shop.example",
  "https://shop.example/",
  "https://shop.example/path",
  "ftp://shop.example",
  "HTTPS://Shop.example",
  "",
])("%j is no origin, which is said before anything is served", async (origin) => {
  await expect(start([origin])).rejects.toMatchObject({ code: "PDO_SERVICE_ORIGIN_INVALID" });
});

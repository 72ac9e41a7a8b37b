import { gunzipSync } from "node:zlib";
import { Pool } from "undici";
import { afterEach, describe, expect, it } from "vitest";
import type { SalesChannel } from "../../../src/api/vocabulary.ts";
import { type RunningServer, startServer } from "../../../src/server/http/server.ts";
import { createService } from "../../../src/server/service.ts";
import { fixtureCatalog } from "../../catalog/fixtures/fixture-catalogs.ts";
import { standInEngine } from "../stand-in.ts";

const path = "/api/data/categories?sales_channel=channel_a";
const started: { server: RunningServer; pool: Pool }[] = [];
afterEach(async () => {
  for (const { server, pool } of started.splice(0)) {
    await pool.destroy();
    await server.close();
  }
});

/** @returns a way to ask for a path with headers, as bytes */
async function startLists() {
  const catalog = fixtureCatalog("channel_a");
  const findCategory = (identifier: string) => {
    const category = catalog.findCategory(identifier);
    return category && { catalog, category };
  };
  const channels = () => ["channel_a", "channel_b"];
  const catalogs = { channels, catalog: (channel: SalesChannel) => fixtureCatalog(channel), findCategory };
  const service = createService({ catalogs, engine: standInEngine, now: () => 0 });
  const options = { service, host: "127.0.0.1", port: 0, log: () => {}, now: () => 0 };
  const server = await startServer(options);
  const pool = new Pool(server.url);
  started.push({ server, pool });
  return async (headers: Record<string, string> = {}, asked = path) => {
    const sent = { "X-Api-Key": server.temporaryKey ?? "", ...headers };
    const response = await pool.request({ method: "GET", path: asked, headers: sent });
    const bytes = Buffer.from(await response.body.arrayBuffer());
    return { status: response.statusCode, headers: response.headers, bytes };
  };
}

describe("a list over HTTP", () => {
  it("carries a validator, and comes without a body to whom has it still", async () => {
    const ask = await startLists();
    const first = await ask();
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
    expect(first.headers).toMatchObject({ "cache-control": "private, no-cache", vary: "Accept-Encoding" });
    for (const held of [etag, etag.slice(2), `"other", ${etag}`, "*"]) {
      const again = await ask({ "If-None-Match": held });
      expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, etag]);
      expect(again.headers["content-type"]).toBeUndefined();
    }
    expect((await ask({ "If-None-Match": '"other"' })).status).toBe(200);
  });

  it("has another validator when it says something else", async () => {
    const ask = await startLists();
    const other = await ask({}, "/api/data/categories?sales_channel=channel_b");
    expect(other.headers.etag).not.toBe((await ask()).headers.etag);
  });

  it.each(["gzip", "br, gzip;q=0.5", "*", "GZIP", "x-gzip"])("is gzipped for %s", async (accepted) => {
    const ask = await startLists();
    const [plain, zipped] = [await ask(), await ask({ "Accept-Encoding": accepted })];
    expect(zipped.headers).toMatchObject({ "content-encoding": "gzip", etag: plain.headers.etag });
    expect(zipped.bytes.length).toBeLessThan(plain.bytes.length / 2);
    expect(gunzipSync(zipped.bytes)).toEqual(plain.bytes);
  });

  it.each(["", "br", "identity", "gzip;q=0", "*;q=1, gzip;q=0"])("is plain for %j", async (accepted) => {
    const ask = await startLists();
    const answer = await ask({ "Accept-Encoding": accepted });
    expect(answer.headers["content-encoding"]).toBeUndefined();
    expect(JSON.parse(answer.bytes.toString())).toHaveProperty("category_count");
  });

  it("is plain where it is short, whatever is accepted", async () => {
    const ask = await startLists();
    const leaf = "/api/data/values?category_identifier=a-fashion-men-jackets&attribute_identifier=brand";
    expect((await ask({ "Accept-Encoding": "gzip" }, leaf)).headers["content-encoding"]).toBeUndefined();
  });

  it("keeps problems as they are", async () => {
    const ask = await startLists();
    const answer = await ask({ "If-None-Match": "*" }, "/api/data/attributes?category_identifier=nowhere");
    expect([answer.status, answer.headers.etag]).toEqual([404, undefined]);
  });
});

import { existsSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { downloadFeed, fileNameOf, shownAddress } from "../../src/cli/feed-download.ts";
import { createStandInWorld } from "../stand-ins/world.ts";
import { folderOf, run } from "./folder.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server on this machine, and the headers of its requests. */
async function serve(answer: RequestListener) {
  const seen: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    seen.push(request.headers);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => server.close());
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

const home = () => mkdtempSync(join(tmpdir(), "pdo-downloads-"));
const fetchFeed = (address: string, folder = home()) => downloadFeed(address, folder, createStandInWorld());

describe("a feed from the web", () => {
  it("is not sent again while it is unchanged", async () => {
    const { origin, seen } = await serve((request, response) => {
      if (request.headers["if-none-match"] === '"1"') response.writeHead(304).end();
      else
        response
          .writeHead(200, { etag: '"1"', "last-modified": "Mon, 02 Mar 2026 10:00:00 GMT" })
          .end("name\nA\n");
    });
    const folder = home();
    const first = await fetchFeed(`${origin}/export/feed.csv?key=1`, folder);
    const second = await fetchFeed(`${origin}/export/feed.csv?key=1`, folder);
    expect(second).toBe(first);
    expect(readFileSync(first, "utf8")).toBe("name\nA\n");
    expect(readdirSync(join(first, "..")).sort()).toEqual(["feed.csv"]);
    expect(seen[1]).toMatchObject({
      "if-none-match": '"1"',
      "if-modified-since": "Mon, 02 Mar 2026 10:00:00 GMT",
    });
    expect(Object.keys(seen[0] ?? {})).not.toEqual(expect.arrayContaining(["x-api-key"]));
  });

  it("is taken anew where the server has another", async () => {
    let version = 0;
    const { origin } = await serve((_, response) => {
      version += 1;
      response.writeHead(200, { etag: `"${version}"` }).end(`name\nA${version}\n`);
    });
    const folder = home();
    await fetchFeed(`${origin}/feed.csv`, folder);
    expect(readFileSync(await fetchFeed(`${origin}/feed.csv`, folder), "utf8")).toBe("name\nA2\n");
  });

  it("follows the same host's redirects", async () => {
    const { origin } = await serve((request, response) => {
      if (request.url === "/feed.csv") response.writeHead(302, { location: "/files/now.csv" }).end();
      else response.end("name\nA\n");
    });
    const path = await fetchFeed(`${origin}/feed.csv`);
    expect(path.endsWith("feed.csv")).toBe(true);
    expect(readFileSync(path, "utf8")).toBe("name\nA\n");
  });

  it.each([
    ["http elsewhere", "http://shop.example/feed.csv"],
    ["a private address", "https://10.0.0.1/feed.csv"],
    ["this machine by another name", "https://[::ffff:127.0.0.1]/feed.csv"],
    ["an address of the cloud's own", "http://169.254.169.254/latest"],
    ["a file", "file:///etc/passwd"],
    ["a user's name", "https://me:secret@shop.example/feed.csv"],
  ])("follows none to %s", async (_, location) => {
    const { origin } = await serve((__, response) => response.writeHead(302, { location }).end());
    const fault = await fetchFeed(`${origin}/feed.csv`).catch((error: unknown) => error);
    expect(fault).toMatchObject({ code: "PDO_FEED_NOT_FETCHED" });
    expect(JSON.stringify(fault)).not.toContain("secret");
  });

  it("follows no circle", async () => {
    const { origin, seen } = await serve((_, response) => response.writeHead(307, { location: "/" }).end());
    await expect(fetchFeed(`${origin}/`)).rejects.toMatchObject({ code: "PDO_FEED_NOT_FETCHED" });
    expect(seen.length).toBeLessThan(10);
  });

  it.each([404, 403, 500])("is none where the server answers %s, and leaves no file", async (status) => {
    const { origin } = await serve((_, response) => response.writeHead(status).end("<html>"));
    const folder = home();
    await expect(fetchFeed(`${origin}/feed.csv`, folder)).rejects.toMatchObject({
      seen: expect.stringContaining(String(status)),
    });
    const [key = ""] = readdirSync(join(folder, "downloads"));
    expect(readdirSync(join(folder, "downloads", key))).toEqual([]);
  });

  it("is none where the connection is lost on the way", async () => {
    const { origin } = await serve((_, response) => {
      response.writeHead(200, { "content-length": "1000" });
      response.write("name\n", () => response.destroy());
    });
    const folder = home();
    await expect(fetchFeed(`${origin}/feed.csv`, folder)).rejects.toMatchObject({
      code: "PDO_FEED_NOT_FETCHED",
    });
    const [key = ""] = readdirSync(join(folder, "downloads"));
    expect(existsSync(join(folder, "downloads", key, "feed.csv"))).toBe(false);
  });

  it.each(["http://shop.example/feed.csv", "https://me:secret@shop.example/feed.csv", "https://"])(
    "is not fetched from %s",
    async (address) => {
      const fault = await fetchFeed(address).catch((error: unknown) => error);
      expect(fault).toMatchObject({ code: "PDO_FEED_ADDRESS" });
      expect(JSON.stringify(fault)).not.toContain("secret");
    },
  );

  it("is enriched by its address, and named after it", async () => {
    const { origin } = await serve((_, response) => response.end("name\nCORDLESS KETTLE\n"));
    const environment = { PDO_HOME: home() };
    const out = join(folderOf({}), "out.csv");
    const words = ["enrich", `${origin}/my%20feed.csv?token=abc`, "--tasks", "name", "-o", out];
    const { code, said } = await run(words, { environment });
    expect(code).toBe(0);
    expect(readFileSync(out, "utf8")).toContain("CORDLESS KETTLE,Cordless Kettle,name=rules,ok");
    expect(said).not.toContain("abc");
  });
});

it("calls a feed after the last part of its address", () => {
  expect(fileNameOf("https://shop.example/export/feed.csv.gz?x=1")).toBe("feed.csv.gz");
  expect(fileNameOf("https://shop.example/a%2F..%2Fb.csv")).toBe("a_2F.._2Fb.csv");
  expect(fileNameOf("https://shop.example/")).toBe("feed");
  expect(shownAddress("https://shop.example/feed?token=1#x")).toBe("https://shop.example/feed");
});

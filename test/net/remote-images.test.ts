import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { RemoteImages } from "../../src/net/remote-images.ts";

/** The beginning of a PNG (RFC 2083, section 4.1.1), which says its size. */
function png(width: number, height: number, length = 60): Buffer {
  const file = Buffer.alloc(length);
  file.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  return file;
}

const requests: { url: string; headers: NodeJS.Dict<string | string[]> }[] = [];
let server: Server;
let origin = "";
const open = new AbortController();
const images = (isLocalAllowed = true, timeoutMs = 5_000) =>
  new RemoteImages({ userAgent: "pdo/test", signal: open.signal, timeoutMs, isLocalAllowed });

async function look(path: string, from = images()) {
  const link = path.startsWith("http") ? path : `${origin}${path}`;
  const found = await from.look([link]);
  await from.close();
  return found.get(link);
}

beforeAll(async () => {
  server = createServer((request, response) => {
    const { url = "", headers } = request;
    requests.push({ url, headers });
    if (url === "/big.png") response.end(png(3000, 2000, 3_000_000));
    else if (url === "/small.png") response.writeHead(206).end(png(320, 200));
    else if (url === "/moved") response.writeHead(302, { location: "/small.png" }).end();
    else if (url === "/around") response.writeHead(302, { location: "/around" }).end();
    else if (url === "/page") response.end("<html>No picture here</html>");
    else if (url === "/slow") return;
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe("pictures on the web", () => {
  test("say their size in their first bytes, whether the server knows ranges or sends all", async () => {
    expect(await look("/small.png")).toEqual({ width: 320, height: 200 });
    expect(await look("/big.png")).toEqual({ width: 3000, height: 2000 });
    expect(await look("/moved")).toEqual({ width: 320, height: 200 });
  });

  test("are asked for without any key, and each once", async () => {
    requests.length = 0;
    const from = images();
    await from.look([`${origin}/small.png`, `${origin}/small.png`]);
    await from.look([`${origin}/small.png`]);
    await from.close();
    expect(requests).toHaveLength(1);
    expect(requests[0]?.headers).toMatchObject({ range: "bytes=0-262143", "user-agent": "pdo/test" });
    expect(requests[0]?.headers).not.toHaveProperty("authorization");
    expect(requests[0]?.headers).not.toHaveProperty("cookie");
  });

  test("that are none, or not there, are told", async () => {
    expect(await look("/gone.png")).toEqual({ problem: "The server answered with the status 404" });
    expect(await look("/page")).toEqual({ problem: "What the link leads to is no picture" });
    expect(await look("/around")).toEqual({ problem: "The link leads from one address to the next" });
    expect(await look("/slow", images(true, 50))).toEqual({ problem: "The picture was not there in time" });
    expect(await look("http://127.0.0.1:1/x.png")).toEqual({ problem: "The picture could not be fetched" });
  });

  test("are not looked for in networks of one's own", async () => {
    const none = { problem: "The picture has no public address" };
    requests.length = 0;
    expect(await look("/small.png", images(false))).toEqual(none);
    expect(await look("http://[::1]/x.png", images(false))).toEqual(none);
    expect(await look("http://192.168.1.1/x.png", images(false))).toEqual(none);
    expect(await look("http://localhost/x.png", images(false))).toEqual({
      problem: "The picture could not be fetched",
    });
    expect(requests).toEqual([]);
  });

  test("what is no address of the web is not looked at", async () => {
    const from = images();
    expect(await from.look(["stuhl.jpg", "file:///etc/passwd", "https://"])).toEqual(new Map());
    await from.close();
  });
});

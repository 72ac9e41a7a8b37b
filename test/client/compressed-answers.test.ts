import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { createTestClient, type StandInServer, startStandIn } from "./stand-in-server.ts";

const list = { category_count: 0, categories: [] };
const query = { sales_channel: "channel_a" as const };
let server: StandInServer | undefined;
afterEach(() => server?.close());

async function ask(bytes: Buffer, options = {}) {
  server = await startStandIn((_, response) => {
    response.writeHead(200, { "Content-Type": "application/json", "Content-Encoding": "gzip" }).end(bytes);
  });
  const { client } = createTestClient(`${server.origin}/api`, { retries: 0, ...options });
  return client.call("listCategories", { query });
}

describe("the remote client", () => {
  it("asks for gzip where lists are long, and reads it", async () => {
    expect(await ask(gzipSync(JSON.stringify(list)))).toEqual(list);
    expect(server?.requests[0]?.headers["accept-encoding"]).toBe("gzip");
  });

  it("takes no answer that grows beyond the limit", async () => {
    const bomb = gzipSync(JSON.stringify({ ...list, more: " ".repeat(100_000) }));
    await expect(ask(bomb, { maxAnswerBytes: 10_000 })).rejects.toMatchObject({
      code: "PDO_CLIENT_ANSWER_TOO_LARGE",
    });
  });

  it("says of what is not gzip that it is no answer", async () => {
    await expect(ask(Buffer.from("plain"))).rejects.toMatchObject({ code: "PDO_CLIENT_NOT_JSON" });
  });
});

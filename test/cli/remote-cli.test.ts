import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCatalogStore } from "../../src/catalog/store.ts";
import { main } from "../../src/cli/main.ts";
import { type RunningServer, startServer } from "../../src/server/http/server.ts";
import { createService } from "../../src/server/service.ts";
import { checkFacts } from "../../src/tasks/fact-check.ts";
import { createBuiltinEngine } from "../../src/tasks/rules-engine.ts";
import { createStandInWorld } from "../stand-ins/world.ts";

let server: RunningServer;
const log: string[] = [];
beforeAll(async () => {
  const catalogs = createCatalogStore();
  const service = createService({
    catalogs,
    engine: checkFacts(createBuiltinEngine({ catalogs })),
    now: Date.now,
  });
  server = await startServer({
    service,
    host: "127.0.0.1",
    port: 0,
    log: (line) => log.push(line),
    now: Date.now,
  });
});
afterAll(() => server.close());

async function run(
  words: readonly string[],
  where: { remote: boolean; key?: string | undefined; input?: string },
) {
  const key = "key" in where ? where.key : server.temporaryKey;
  const environment = where.remote
    ? { PDO_BASE_URL: `${server.url}/api`, ...(key !== undefined && { PDO_API_KEY: key }) }
    : {};
  const world = createStandInWorld({ environment, ...(where.input !== undefined && { input: where.input }) });
  return { code: await main(words, world), printed: world.printed(), said: world.said() };
}

describe("the commands against a remote service", () => {
  test.each([
    [["name", "CORDLESS KETTLE 1,7L", "--language", "de"]],
    [["description", "<p>Boils 1.7 litres.</p>", "--bullet-points", "--seo", "--name", "Kettle"]],
    [["categorize", "Damen Winterjacke", "--channel", "channel_b", "--limit", "3"]],
    [["attribute", "Material: oak", "--category", "a-fashion-women-dresses", "--optional"]],
    [["categories", "--channel", "channel_b"]],
    [["attributes", "a-fashion-women-dresses"]],
    [["values", "a-fashion-women-dresses", "color"]],
  ])("%j answers just as the embedded one", async (words) => {
    const remote = await run(words, { remote: true });
    expect(remote.said).toBe("");
    expect(remote).toEqual(await run(words, { remote: false }));
  });

  test.each([[], ["--min-score", "0.95"]])("enrich a feed to the same bytes %j", async (...words) => {
    const folder = mkdtempSync(join(tmpdir(), "pdo-remote-"));
    const [near, far] = [join(folder, "near.csv"), join(folder, "far.csv")];
    await run(["enrich", "samples/feed.csv", "-o", near, ...words], { remote: false });
    const { code } = await run(["enrich", "samples/feed.csv", "-o", far, "--concurrency", "4", ...words], {
      remote: true,
    });
    expect(code).toBe(0);
    expect(readFileSync(far, "utf8")).toBe(readFileSync(near, "utf8"));
  });

  test("end with 5 where the key is unknown, and ask once, not once a row", async () => {
    log.length = 0;
    const { code, said } = await run(["enrich", "samples/feed.csv", "-o", "-", "--concurrency", "1"], {
      remote: true,
      key: "pdo_not-a-key-of-this-service",
    });
    expect(code).toBe(5);
    expect(said).toContain("HTTP_401");
    expect(said).not.toContain("pdo_not-a-key");
    expect(log.filter((line) => line.includes('"status":401'))).toHaveLength(1);
  });

  test("end with 5 where there is no key", async () => {
    expect((await run(["name", "kettle"], { remote: true, key: undefined })).code).toBe(5);
  });

  test("end with 5 where nobody listens, with the next step", async () => {
    const environment = { PDO_BASE_URL: "http://127.0.0.1:9/api", PDO_RETRIES: "0" };
    const world = createStandInWorld({ environment });
    expect(await main(["name", "kettle"], world)).toBe(5);
    expect(world.said()).toContain("PDO_CLIENT_REFUSED");
  });

  test("end with 5, and leave no file, where a web page answers in the service's place", async () => {
    const page = createServer((_, response) => {
      response.writeHead(200, { "Content-Type": "text/html" }).end("<html>Log in</html>");
    });
    await new Promise<void>((resolve) => page.listen(0, "127.0.0.1", resolve));
    const { port } = page.address() as AddressInfo;
    const folder = mkdtempSync(join(tmpdir(), "pdo-page-"));
    const environment = { PDO_BASE_URL: `http://127.0.0.1:${port}/api`, PDO_RETRIES: "0" };
    const world = createStandInWorld({ environment });
    expect(await main(["enrich", "samples/feed.csv", "-o", join(folder, "out.csv")], world)).toBe(5);
    expect(world.said()).toContain("PDO_CLIENT_NOT_JSON");
    expect(readdirSync(folder)).toEqual([]);
    page.close();
  });

  test("take the key from a file, and from standard input", async () => {
    const path = join(mkdtempSync(join(tmpdir(), "pdo-key-")), "key");
    writeFileSync(path, `${server.temporaryKey}\n`);
    const words = ["name", "kettle", "--base-url", `${server.url}/api`, "--api-key-file"];
    expect(await main([...words, path], createStandInWorld())).toBe(0);
    expect(await main([...words, "-"], createStandInWorld({ input: `${server.temporaryKey}` }))).toBe(0);
  });

  test("never show a key in what they say or log", async () => {
    const { printed, said } = await run(["doctor", "samples/feed.csv"], { remote: true });
    for (const text of [printed, said, log.join("\n")]) expect(text).not.toContain(server.temporaryKey);
  });
});

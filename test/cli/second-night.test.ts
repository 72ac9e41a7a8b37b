import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { main } from "../../src/cli/main.ts";
import { type StandInServer, sendJson, startStandIn } from "../client/stand-in-server.ts";
import { createStandInWorld } from "../stand-ins/world.ts";

const servers: StandInServer[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A service that takes no name with "bad" in it. */
async function startPicky(status: number): Promise<StandInServer> {
  const server = await startStandIn((_request, response, count) => {
    const { product_name } = JSON.parse(server.bodies[count - 1] ?? "{}");
    if (product_name.includes("bad")) sendJson(response, status, { detail: "Not this one." });
    else {
      const answer = { message: "Done.", old_name: product_name, best_name: product_name, other_names: [] };
      sendJson(response, 200, answer);
    }
  });
  servers.push(server);
  return server;
}

test.each([422, 500])("names that are always answered with %i cost no night its output", async (status) => {
  const server = await startPicky(status);
  const folder = mkdtempSync(join(tmpdir(), "pdo-nights-"));
  const feed = join(folder, "feed.csv");
  const names = Array.from({ length: 100 }, (_, number) => `${number < 40 ? "good" : "bad"} lamp ${number}`);
  writeFileSync(feed, ["id,name", ...names.map((name, number) => `${number},${name}`), ""].join("\n"));
  const night = async (number: number) => {
    const environment = { PDO_HOME: join(folder, "home"), PDO_BASE_URL: `${server.origin}/api` };
    const world = createStandInWorld({ environment });
    const output = join(folder, `${number}.csv`);
    const words = ["enrich", feed, "-o", output, "--tasks", "name", "--retries", "0"];
    const asked = server.requests.length;
    const code = await main(words, world);
    const rows = readFileSync(output, "utf8").trimEnd().split("\n").length - 1;
    return { code, rows, asked: server.requests.length - asked };
  };
  expect(await night(1)).toEqual({ code: 1, rows: 100, asked: 100 });
  expect(await night(2)).toEqual({ code: 1, rows: 100, asked: 60 });
});

test("another column that the user names is read without a word about a broken export", async () => {
  const folder = mkdtempSync(join(tmpdir(), "pdo-nights-"));
  const feed = join(folder, "feed.csv");
  const rows = Array.from({ length: 30 }, (_, at) => `${at},Red lamp ${at},Lampe rouge ${at}\n`);
  writeFileSync(feed, `id,title,libelle\n${rows.join("")}`);
  const night = async (...words: string[]) => {
    const world = createStandInWorld({ environment: { PDO_HOME: join(folder, "home") } });
    const code = await main(
      ["enrich", feed, "-o", join(folder, "out.csv"), "--tasks", "name", ...words],
      world,
    );
    return { code, said: world.said() };
  };
  expect((await night()).code).toBe(0);
  expect((await night("--map", "name=libelle")).code).toBe(0);
  const again = await night();
  expect(again.code).toBe(4);
  expect(again.said).toContain('The name is now read from "title"');
});

import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { main } from "../../src/cli/main.ts";
import { goodName, sendJson, startStandIn } from "../client/stand-in-server.ts";
import { createStandInWorld } from "../stand-ins/world.ts";

/** Three rows, two of which are alike but for the price. */
const feed = ["id,name,price", "1,Red kettle,10", "2,Blue lamp,20", "3,Red kettle,30", ""].join("\n");

async function openFolder() {
  const server = await startStandIn((_request, response) => sendJson(response, 200, goodName));
  onTestFinished(() => server.close());
  const folder = mkdtempSync(join(tmpdir(), "pdo-remote-plan-"));
  const home = join(folder, "home");
  mkdirSync(home);
  writeFileSync(join(folder, "feed.csv"), feed);
  const run = async (...words: string[]) => {
    const environment = { PDO_HOME: home, PDO_BASE_URL: `${server.origin}/api` };
    const world = createStandInWorld({ environment });
    const out = ["--out", join(folder, "out.csv"), "--tasks", "name", "--overwrite"];
    await main(["enrich", join(folder, "feed.csv"), ...out, ...words], world);
    return world.printed();
  };
  return { home, run, server };
}

test("a plan of a remote run asks nobody, counts equal rows as one call, and leaves no store behind", async () => {
  const { home, run, server } = await openFolder();
  expect(JSON.parse(await run("--dry-run")).tasks.name).toEqual({ to_do: 2, shared: 1, kept: 0, nothing: 0 });
  expect(server.requests).toEqual([]);
  expect(readdirSync(home)).toEqual([]);
});

test("after the run everything is kept, and with --refresh all is to be called again", async () => {
  const { run, server } = await openFolder();
  await run();
  expect(server.requests).toHaveLength(2);
  expect(JSON.parse(await run("--dry-run")).tasks.name).toEqual({ to_do: 0, shared: 0, kept: 3, nothing: 0 });
  const refreshed = JSON.parse(await run("--dry-run", "--refresh")).tasks.name;
  expect(refreshed).toEqual({ to_do: 2, shared: 1, kept: 0, nothing: 0 });
  expect(server.requests).toHaveLength(2);
});

test("a row whose call an earlier one makes says so", async () => {
  const { run } = await openFolder();
  expect(await run("--dry-run", "--why", "3")).toContain("an earlier row asks the very same");
});

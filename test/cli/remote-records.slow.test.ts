import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { main } from "../../src/cli/main.ts";
import { createStandInWorld } from "../stand-ins/world.ts";
import { startCountedService } from "./counted-service.ts";

const rows = ["1,T-shirt Basic,Soft T-shirt for men.,navy", "2,SUMMER DRESS!!!,A light dress.,red"];

async function openFolder() {
  const service = await startCountedService();
  onTestFinished(() => service.close());
  const folder = mkdtempSync(join(tmpdir(), "pdo-remote-records-"));
  mkdirSync(join(folder, "home"));
  const feed = join(folder, "feed.csv");
  const write = (lines: readonly string[]) =>
    writeFileSync(feed, ["id,name,description,Colour", ...lines, ""].join("\n"));
  write(rows);
  const run = async (environment: Readonly<Record<string, string>>, ...words: string[]) => {
    const world = createStandInWorld({ environment: { PDO_HOME: join(folder, "home"), ...environment } });
    const before = service.calls();
    await main(
      ["enrich", feed, "--out", join(folder, "out.csv"), "--timeout", "60000", "--force", ...words],
      world,
    );
    return { printed: world.printed(), calls: service.calls() - before };
  };
  const remote = (...words: string[]) => run(service.environment, ...words);
  return { run, remote, write, output: () => readFileSync(join(folder, "out.csv"), "utf8") };
}

test("a row is one call of a service that takes records, kept task by task, and its output is the embedded one's", async () => {
  const { run, remote, write, output } = await openFolder();
  expect((await remote()).calls).toBe(2);
  const first = output();
  expect((await remote("--tasks", "name,attribution")).calls).toBe(0);
  const kept = { to_do: 0, shared: 0, kept: 2, nothing: 0 };
  const plan = JSON.parse((await remote("--dry-run", "--tasks", "name,categorization")).printed);
  expect(plan.tasks).toEqual({ name: kept, categorization: kept });
  expect((await run({})).calls).toBe(0);
  expect(output()).toBe(first);
  write([rows[0] ?? "", "2,SUMMER DRESS!!!,A light dress.,blue"]);
  const changed = JSON.parse((await remote("--dry-run")).printed);
  expect(changed).toMatchObject({
    rows: { unchanged: 1, changed: 1 },
    changed_fields: { facts: 1 },
    tasks: { name: { to_do: 1, kept: 1 } },
  });
  expect((await remote()).calls).toBe(1);
});

import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { main } from "../src/cli/main.ts";
import { createStandInWorld } from "./stand-ins/world.ts";

const root = join(import.meta.dirname, "..");
const samples = join(root, "samples");
const feeds = readdirSync(samples).filter(
  (name) => /\.(csv|tsv|jsonl)$/.test(name) && !name.includes(".enriched."),
);

describe("the sample feeds", () => {
  test("are there in each of the four languages, and one with all the usual sins", () => {
    expect(feeds).toEqual(["feed.csv", "feed.de.csv", "feed.fr.tsv", "feed.it.jsonl", "sins.csv"]);
  });

  test.each(feeds)("%s goes through with no other flag", async (name) => {
    const folder = mkdtempSync(join(tmpdir(), "pdo-samples-"));
    const world = createStandInWorld();
    const code = await main(["enrich", join(samples, name), "-o", join(folder, name)], world);
    const summary = JSON.parse(world.printed());
    expect(code).toBe(name === "sins.csv" ? 1 : 0);
    expect(summary.rows).toBe(name === "sins.csv" ? 7 : name === "feed.csv" ? 8 : 5);
  });
});

describe("the sample scripts", () => {
  const runScript = (name: string, ...words: string[]) => {
    const home = mkdtempSync(join(tmpdir(), "pdo-script-"));
    const environment = { ...process.env, PDO_HOME: home };
    cpSync(samples, join(home, "samples"), { recursive: true });
    const script = join(samples, name);
    return execFileSync("bash", [script, ...words], {
      cwd: root,
      env: environment,
      encoding: "utf8",
      timeout: 50_000,
    });
  };

  test("pipeline.sh names, categorizes and attributes the Italian feed", { timeout: 60_000 }, () => {
    const records = runScript("pipeline.sh")
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(records).toHaveLength(5);
    for (const record of records) expect(record.category).toMatch(/^a-/);
  });

  test("nightly.sh leaves an output, rejects and a summary, and says how it went", {
    timeout: 60_000,
  }, () => {
    const out = mkdtempSync(join(tmpdir(), "pdo-nightly-"));
    expect(runScript("nightly.sh", out)).toBe("all rows done\n");
    expect(readdirSync(out).sort()).toEqual(["feed.jsonl", "rejects.csv", "summary.json"]);
    expect(JSON.parse(readFileSync(join(out, "summary.json"), "utf8")).exit_code).toBe(0);
  });

  test("service.sh starts the service, asks it and ends it", { timeout: 60_000 }, () => {
    expect(JSON.parse(runScript("service.sh"))).toHaveProperty("best_name");
  });
});

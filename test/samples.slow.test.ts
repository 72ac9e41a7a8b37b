import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
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
  const run = (name: string, ...words: string[]) => {
    const environment = { ...process.env, PDO_HOME: mkdtempSync(join(tmpdir(), "pdo-script-")) };
    const options = { cwd: root, env: environment, encoding: "utf8", timeout: 50_000 } as const;
    return execFileSync("bash", [join(samples, name), ...words], options);
  };

  test("pipeline.sh names, categorizes and attributes the Italian feed", { timeout: 60_000 }, () => {
    const records = run("pipeline.sh")
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(records).toHaveLength(5);
    for (const record of records) expect(record.category).toMatch(/^a-/);
  });

  test("ask no registry for pdo, and switch no guard off", () => {
    const scripts = readdirSync(samples).filter((name) => name.endsWith(".sh"));
    expect(scripts).toEqual(["nightly.sh", "pipeline.sh", "service.sh"]);
    for (const name of scripts) {
      expect(readFileSync(join(samples, name), "utf8")).not.toMatch(
        /\bnpx\b|--force|--accept-changes|--allow-empty/,
      );
    }
  });

  test("nightly.sh leaves an output, rejects and a summary, and says how it went", {
    timeout: 60_000,
  }, () => {
    const out = mkdtempSync(join(tmpdir(), "pdo-nightly-"));
    expect(run("nightly.sh", out)).toBe("all rows done\n");
    expect(readdirSync(out).sort()).toEqual(["feed.jsonl", "rejects.csv", "summary.json"]);
    expect(JSON.parse(readFileSync(join(out, "summary.json"), "utf8")).exit_code).toBe(0);
  });

  test.each([
    ["a header alone", "sku,Title,Description,Brand,Price\n"],
    ["no byte", ""],
  ])("nightly.sh keeps last night's file where the export has %s", { timeout: 60_000 }, (_, emptied) => {
    const folder = mkdtempSync(join(tmpdir(), "pdo-nightly-"));
    const [out, feed] = [join(folder, "out"), join(folder, "feed.csv")];
    const environment = { ...process.env, PDO_HOME: join(folder, "home") };
    const night = () =>
      spawnSync("bash", [join(samples, "nightly.sh"), out, feed], { env: environment, encoding: "utf8" });
    writeFileSync(feed, readFileSync(join(samples, "feed.csv")));
    expect(night()).toMatchObject({ status: 0, stderr: "" });
    const before = readFileSync(join(out, "feed.jsonl"));
    writeFileSync(feed, emptied);
    const { status, stdout, stderr } = night();
    expect({ status, stdout }).toEqual({
      status: 4,
      stdout: "the export looks broken; last night's file stays\n",
    });
    expect(stderr).toContain("--allow-empty");
    expect(readFileSync(join(out, "feed.jsonl"))).toEqual(before);
  });

  test("service.sh starts the service, asks it and ends it", { timeout: 60_000 }, () => {
    expect(JSON.parse(run("service.sh"))).toHaveProperty("best_name");
  });
});

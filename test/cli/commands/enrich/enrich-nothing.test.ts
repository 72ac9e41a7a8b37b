import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { main } from "../../../../src/cli/main.ts";
import { createStandInWorld } from "../../../stand-ins/world.ts";

let folder = "";
const at = (name: string) => join(folder, name);
const filled = "sku,Title,Brand\n1,Oak table,Northbeam\n2,Red shirt,Kilt\n";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pdo-empty-"));
});

async function run(...words: string[]) {
  const world = createStandInWorld({ environment: { PDO_HOME: at("home") } });
  return { code: await main(words, world), said: world.said(), printed: world.printed() };
}

const enrich = (feed: string, ...words: string[]) => run("enrich", at(feed), "--quiet", ...words);

/** Feeds without a row, and what `--allow-empty` makes of them. */
const empties: [what: string, name: string, content: string, enriched: RegExp][] = [
  ["a header", "feed.csv", "sku,Title,Brand\n", /^sku,Title,Brand,pdo_name,.*,pdo_status,pdo_messages\n$/],
  ["zero bytes of CSV", "feed.csv", "", /^$/],
  ["white space", "feed.tsv", " \n\n", /^$/],
  ["zero bytes of JSON Lines", "feed.jsonl", "", /^$/],
  ["zero bytes of JSON", "feed.json", "", /^\[\s*\]\n?$/],
  ["an empty list", "feed.json", "[]", /^\[\s*\]\n?$/],
];

describe.each(empties)("an empty feed: %s", (_, name, content, enriched) => {
  const out = name.replace(".", ".enriched.");

  test("is no success, also with --force, and replaces nothing", async () => {
    writeFileSync(at(name), content);
    writeFileSync(at(out), "last night's");
    for (const words of [
      ["--overwrite"],
      ["--accept-changes", "--overwrite"],
      ["--force"],
      ["--overwrite", "--rows", "5"],
    ]) {
      const { code, said } = await enrich(name, ...words);
      expect(code).toBe(4);
      expect(said).toContain("--allow-empty");
      expect(readFileSync(at(out), "utf8")).toBe("last night's");
    }
    expect((await enrich(name, "--dry-run", "--overwrite")).code).toBe(4);
  });

  test("may be one with --allow-empty, which says so in the summary", async () => {
    writeFileSync(at(name), content);
    const { code, said } = await enrich(name, "--allow-empty", "--summary", at("summary.json"));
    expect({ code, said }).toEqual({ code: 0, said: "" });
    expect(readFileSync(at(out), "utf8")).toMatch(enriched);
    const summary = JSON.parse(readFileSync(at("summary.json"), "utf8"));
    expect(summary).toMatchObject({ rows: 0, exit_code: 0 });
    expect(summary.warnings.join()).toContain("Let through by --allow-empty");
    expect((await enrich(name, "--allow-empty")).code).toBe(0);
    expect((await enrich(name, "--allow-empty", "--dry-run")).code).toBe(0);
  });
});

test("an emptied feed ends the run with 4, and last night's file stays", async () => {
  writeFileSync(at("feed.csv"), filled);
  expect((await enrich("feed.csv")).code).toBe(0);
  const before = readFileSync(at("feed.enriched.csv"));
  for (const emptied of ["sku,Title,Brand\n", ""]) {
    writeFileSync(at("feed.csv"), emptied);
    expect((await enrich("feed.csv")).code).toBe(4);
    expect((await enrich("feed.csv", "--force")).code).toBe(4);
    expect(readFileSync(at("feed.enriched.csv"))).toEqual(before);
  }
});

test("what was usual before an empty feed was let through is usual after it", async () => {
  writeFileSync(at("feed.csv"), filled);
  await enrich("feed.csv");
  writeFileSync(at("feed.csv"), "sku,Title,Brand\n");
  expect((await enrich("feed.csv", "--allow-empty")).code).toBe(0);
  expect((await enrich("feed.csv")).code).toBe(4);
  writeFileSync(at("feed.csv"), filled);
  expect((await enrich("feed.csv")).code).toBe(0);
});

test("--allow-empty lets no other broken export through", async () => {
  writeFileSync(at("feed.csv"), filled);
  await enrich("feed.csv");
  writeFileSync(at("feed.csv"), filled.replaceAll(/Northbeam|Kilt/g, "").replace(",Brand", ",Maker"));
  const { code, said } = await enrich("feed.csv", "--allow-empty");
  expect(code).toBe(4);
  expect(said).toContain("run it again with --accept-changes");
  expect((await enrich("feed.csv", "--accept-changes")).code).toBe(0);
});

test("lint --fix writes no fixed feed from an empty one", async () => {
  writeFileSync(at("feed.csv"), "sku,Title,Brand\n");
  expect(await run("lint", at("feed.csv"), "--fix")).toMatchObject({ code: 4 });
  expect(existsSync(at("feed.fixed.csv"))).toBe(false);
  expect(await run("lint", at("feed.csv"), "--fix", "--allow-empty")).toMatchObject({ code: 0 });
  writeFileSync(at("feed.csv"), "");
  expect(await run("lint", at("feed.csv"))).toMatchObject({ code: 4 });
});

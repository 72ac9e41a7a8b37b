import { existsSync, mkdtempSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import Papa from "papaparse";
import { beforeEach, describe, expect, test } from "vitest";
import { main } from "../../src/cli/main.ts";
import { createStandInWorld } from "../stand-ins/world.ts";

let folder = "";
let feed = "";
const rows = [
  ["sku", "Title", "Description", "Note"],
  ["1", "STAINLESS STEEL KETTLE 1,7L", "Boils 1.7 litres. Material: stainless steel.", "007"],
  ["2", "Running shoes men grey", "Light shoes, with a cushioned sole.", "=1+2"],
  ["3", "", "", 'a "quoted", cell'],
];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pdo-enrich-"));
  feed = join(folder, "feed.csv");
  writeFileSync(feed, `${Papa.unparse(rows)}\r\n`);
});

const at = (name: string) => join(folder, name);
const home = () => ({ environment: { PDO_HOME: at("home") } });
const enrich = (...words: string[]) => {
  const world = createStandInWorld(home());
  return main(["enrich", ...words], world).then((code) => ({ code, world }));
};
const readTable = (path: string) => Papa.parse<string[]>(readFileSync(path, "utf8").trimEnd()).data;

describe("pdo enrich FEED", () => {
  test("writes every row once, in order, with the feed's own cells untouched before ours", async () => {
    const { code, world } = await enrich(feed, "--min-score", "0");
    const table = readTable(at("feed.enriched.csv"));
    expect(code).toBe(1);
    expect(table.map((row) => row.slice(0, 4))).toEqual(rows);
    const header = table[0] ?? [];
    expect(table.map((row) => row[header.indexOf("pdo_status")])).toEqual([
      "pdo_status",
      "ok",
      "ok",
      "rejected",
    ]);
    expect(new Set(table.map((row) => row.length)).size).toBe(1);
    expect(JSON.parse(world.printed())).toMatchObject({ rows: 3, ok: 2, rejected: 1, exit_code: 1 });
  });

  test("prints a summary that a person reads on a terminal", async () => {
    const world = createStandInWorld({
      ...home(),
      isTerminal: true,
      environment: { ...home().environment, CI: "true" },
    });
    await main(["enrich", feed, "--no-color", "--min-score", "0"], world);
    expect(world.printed()).toContain("3 rows");
    expect(world.printed()).toContain("2 ok, 0 partial, 1 rejected");
    expect(world.printed()).toContain("PDO_PRODUCT_EMPTY");
  });

  test("puts rows that could not be done into the rejects file, as they were, with the reason", async () => {
    await enrich(feed, "--rejects", at("rejects.csv"));
    expect(readTable(at("rejects.csv"))).toEqual([
      ["pdo_line", "pdo_task", "pdo_code", "pdo_reason", ...(rows[0] ?? [])],
      ["4", "", "PDO_PRODUCT_EMPTY", "The row has neither a name nor a description.", ...(rows[3] ?? [])],
    ]);
  });

  test("ends with 3 where --fail-on is passed, and says so in the summary", async () => {
    const { code } = await enrich(feed, "--fail-on", "rejects>10%", "--summary", at("summary.json"));
    expect(code).toBe(3);
    expect(JSON.parse(readFileSync(at("summary.json"), "utf8"))).toMatchObject({
      schema_version: 2,
      exit_code: 3,
      fail_on: { limit: "rejects>10%", passed: true },
    });
  });

  test("writes JSON Lines with everything under pdo", async () => {
    await enrich(feed, "-o", at("out.jsonl"), "--tasks", "name,categorization");
    const records = readFileSync(at("out.jsonl"), "utf8")
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(records).toHaveLength(3);
    expect(records[0]).toMatchObject({
      sku: "1",
      Note: "007",
      pdo: { status: "ok", name: expect.any(String) },
    });
    expect(Object.keys(records[0].pdo)).toEqual([
      "name",
      "category_id",
      "category",
      "category_score",
      "category_candidates",
      "source",
      "status",
      "messages",
    ]);
  });

  test("packs an output that ends in .gz, and unpacks such a feed", async () => {
    writeFileSync(at("packed.csv.gz"), gzipSync(readFileSync(feed)));
    await enrich(at("packed.csv.gz"), "-o", at("out.csv.gz"));
    const text = gunzipSync(readFileSync(at("out.csv.gz"))).toString("utf8");
    expect(Papa.parse<string[]>(text.trimEnd()).data.map((row) => row.slice(0, 4))).toEqual(rows);
  });

  test("may write again what it wrote, but not what someone has put in its place since", async () => {
    expect((await enrich(feed)).code).toBe(1);
    expect((await enrich(feed)).code).toBe(1);
    utimesSync(at("feed.enriched.csv"), 1, 1);
    expect((await enrich(feed)).code).toBe(1);
    writeFileSync(at("feed.enriched.csv"), "mine");
    const { code, world } = await enrich(feed);
    expect(code).toBe(2);
    expect(world.said()).toContain("PDO_OUTPUT_EXISTS");
    expect(readFileSync(at("feed.enriched.csv"), "utf8")).toBe("mine");
    expect((await enrich(feed, "--overwrite")).code).toBe(1);
  });

  test("never overwrites a file that it did not make", async () => {
    writeFileSync(at("mine.csv"), "mine");
    expect((await enrich(feed, "-o", at("mine.csv"))).code).toBe(2);
    expect(readFileSync(at("mine.csv"), "utf8")).toBe("mine");
  });

  test.each([
    [["-o", "FEED"], "PDO_OUTPUT_IS_FEED"],
    [["--rejects", "FEED"], "PDO_SAME_FILE_TWICE"],
    [["--rows", "0"], "PDO_COUNT_INVALID"],
    [["--rows", "1", "--sample", "1"], "PDO_SELECTION_AMBIGUOUS"],
    [["--fail-on", "much"], "PDO_FAIL_ON_INVALID"],
    [["--map", "name=Titel"], "PDO_FEED_"],
    [["-o", "none/out.csv"], "PDO_OUTPUT_NOT_WRITABLE"],
    [["--tasks", "description", "--map", "description=Nothing"], "PDO_FEED_"],
  ])("refuses %j with a code and leaves no file behind", async (words, code) => {
    const outcome = await enrich(feed, ...words.map((word) => (word === "FEED" ? feed : word)));
    expect(outcome.code).toBe(2);
    expect(outcome.world.said()).toContain(code);
    expect(readdirSync(folder).filter((name) => name !== "home")).toEqual(["feed.csv"]);
  });

  test("takes the first rows, or rows spread over the feed", async () => {
    await enrich(feed, "--rows", "2", "-o", at("first.csv"));
    await enrich(feed, "--sample", "2", "-o", at("sample.csv"));
    expect(readTable(at("first.csv")).map(([sku]) => sku)).toEqual(["sku", "1", "2"]);
    expect(readTable(at("sample.csv"))).toHaveLength(3);
  });

  test("replaces mapped cells where it is told to, and leaves the others", async () => {
    await enrich(feed, "--write", "replace", "--tasks", "name", "-o", at("out.csv"));
    const table = readTable(at("out.csv"));
    expect(table[0]).toEqual([
      "sku",
      "Title",
      "Description",
      "Note",
      "pdo_source",
      "pdo_status",
      "pdo_messages",
    ]);
    expect(table[1]?.slice(2, 4)).toEqual(rows[1]?.slice(2, 4));
    expect(table[1]?.[1]).not.toBe(rows[1]?.[1]);
  });

  test("defuses formulas in its own cells, and leaves those of the feed", async () => {
    writeFileSync(feed, 'Title,Note\n"=cmd|kettle steel","=1+2"\n');
    await enrich(feed, "--tasks", "name", "-o", at("out.csv"));
    const [, row] = readTable(at("out.csv"));
    expect(row?.[1]).toBe("=1+2");
    expect(row?.[2]).not.toMatch(/^[=+@-]/);
  });

  test("stops at once where it is interrupted, and leaves nothing half-written", async () => {
    const controller = new AbortController();
    const { Interrupted } = await import("../../src/cli/world.ts");
    controller.abort(new Interrupted(130));
    const world = createStandInWorld({ ...home(), signal: controller.signal });
    expect(await main(["enrich", feed], world)).toBe(130);
    expect(existsSync(at("feed.enriched.csv"))).toBe(false);
  });
});

describe("pdo enrich -", () => {
  test("reads standard input and answers JSON Lines on standard output", async () => {
    const world = createStandInWorld({ ...home(), input: readFileSync(feed) });
    expect(await main(["enrich", "-", "--quiet", "--tasks", "name"], world)).toBe(1);
    const records = world
      .printed()
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(records.map(({ sku }) => sku)).toEqual(["1", "2", "3"]);
    expect(world.said()).toBe(
      "standard input: 1 of 3 rows could not be done as asked; --rejects PATH collects them.\n",
    );
  });

  test("writes CSV for CSV where --format says so", async () => {
    const world = createStandInWorld({ ...home(), input: readFileSync(feed) });
    await main(["enrich", "-", "--quiet", "--format", "csv", "--tasks", "name"], world);
    const table = Papa.parse<string[]>(world.printed().trimEnd()).data;
    expect(table.map((row) => row.slice(0, 4))).toEqual(rows);
  });

  test("says what it did on the talking stream", async () => {
    const world = createStandInWorld({ ...home(), input: readFileSync(feed) });
    await main(["enrich", "-", "--tasks", "name"], world);
    expect(world.said()).toContain("3 rows");
  });

  test("says with --verbose how the feed was read, and where settings came from", async () => {
    const { world } = await enrich(feed, "--verbose", "--tasks", "name");
    expect(world.said()).toContain('The name is in "Title"');
    expect(world.said()).toContain('Setting tasks: ["name"], from --tasks.');
    const { world: quiet } = await enrich(feed, "--verbose", "--quiet", "--tasks", "name");
    expect(quiet.said()).toMatch(/^[^\n]+: 1 of 3 rows could not be done[^\n]+\n$/);
  });

  test("says that a limit of money is without effect where no language model is asked", async () => {
    const limited = await enrich(feed, "--max-cost", "1", "--rows", "1", "--tasks", "name");
    const summary = JSON.parse(limited.world.printed());
    expect(summary.warnings).toContainEqual(expect.stringContaining("--max-cost has no effect"));
    const unlimited = await enrich(feed, "--rows", "1", "--tasks", "name", "--overwrite");
    expect(JSON.parse(unlimited.world.printed()).warnings).not.toContainEqual(
      expect.stringContaining("--max-cost"),
    );
  });

  test("asks for a feed where there is none", async () => {
    const world = createStandInWorld(home());
    expect(await main(["enrich"], world)).toBe(2);
    expect(world.said()).toContain("PDO_FEED_MISSING");
  });

  test("refuses an even sample of a stream", async () => {
    const world = createStandInWorld({ ...home(), input: readFileSync(feed) });
    expect(await main(["enrich", "-", "--sample", "2"], world)).toBe(2);
    expect(world.said()).toContain("PDO_SAMPLE_OF_STREAM");
  });
});

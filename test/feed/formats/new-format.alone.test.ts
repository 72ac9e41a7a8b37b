import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { main } from "../../../src/cli/main.ts";
import { createStandInWorld } from "../../stand-ins/world.ts";

/*
 * A format is one object and its line in the table. Here the table has one more, which the program has never heard of,
 * and every command reads, writes, checks and lists it.
 */
vi.mock("../../../src/feed/formats/formats.ts", async (load) => {
  const table = await load<typeof import("../../../src/feed/formats/formats.ts")>();
  const { ltsv } = await import("./ltsv.ts");
  return { ...table, feedFormats: [...table.feedFormats, ltsv] };
});

const feed = [
  "sku:1\tname:STAINLESS STEEL KETTLE 1,7L\tdescription:Boils 1.7 litres. Größe: 20 cm.\tnote:007",
  "",
  "sku:2\tcolour:grey\tname:Running shoes men FREE SHIPPING\tdescription:",
  "sku:3\tno label here",
  "name:Desk lamp LED\\twith shade\tempty:\tsku:4",
  "",
].join("\n");

let folder = "";
const at = (name: string) => join(folder, name);
const read = (name: string) => readFileSync(at(name), "utf8");
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pdo-format-"));
  writeFileSync(at("feed.ltsv"), feed);
  writeFileSync(at("feed.ltsv.gz"), gzipSync(feed));
  writeFileSync(at("feed.txt"), feed);
});

async function run(words: readonly string[], input?: string) {
  const environment = { PDO_HOME: at("home") };
  const world = createStandInWorld({ environment, ...(input !== undefined && { input }) });
  const code = await main(words, world);
  return { code, printed: world.printed(), said: world.said() };
}

/** The lines of a file with what was added taken out of them. */
const without = (text: string) => text.replace(/\tpdo_[^\t\n]*/g, "");

describe("a format that is added to the table", () => {
  test("is listed by the help of the commands that read and write feeds", async () => {
    const enrich = (await run(["help", "enrich"])).printed.replace(/\s+/g, " ");
    expect(enrich).toContain("CSV, TSV, JSON, JSON Lines, XML or LTSV");
    expect(enrich.match(/csv, tsv, json, jsonl, xml, ltsv/g)).toHaveLength(2);
    expect((await run(["enrich", "--help"])).printed).toContain("xml, ltsv");
    expect((await run(["lint", "--help"])).printed).toContain("LTSV");
    expect((await run(["evaluate", "--help"])).printed).toContain("LTSV");
  });

  test.each([
    ["by its ending", "feed.ltsv", "feed.enriched.ltsv"],
    ["packed", "feed.ltsv.gz", "feed.enriched.ltsv"],
    ["by its content", "feed.txt", "feed.enriched.txt"],
  ])("is known %s, and every byte of the feed stays", async (_, name, out) => {
    const { code, printed } = await run(["enrich", at(name), "--rejects", at("rejects.ltsv")]);
    expect(code).toBe(1);
    expect(JSON.parse(printed)).toMatchObject({ rows: 4, rejected: 1 });
    const text = read(out);
    expect(without(text)).toBe(feed);
    expect(text).toContain("\tpdo_status:ok");
    expect(read("rejects.ltsv")).toContain("unreadable:sku:3\\tno label here\tpdo_line:4");
    expect(await run(["verify", at(name), at(out)])).toMatchObject({ code: 0 });
  });

  test.each(["add", "fill", "replace"])("is written with --write %s, and verified", async (mode) => {
    const words = ["enrich", at("feed.ltsv"), "-o", at("out.ltsv"), "--write", mode];
    await run([...words, "--tasks", "name,description"]);
    const names = read("out.ltsv").match(/\tname:[^\t\n]*/g);
    const isReplaced = mode === "replace";
    expect(names?.[0] === "\tname:STAINLESS STEEL KETTLE 1,7L").toBe(!isReplaced);
    expect(read("out.ltsv").includes("\tpdo_name:")).toBe(mode === "add");
    expect(read("out.ltsv")).toContain("\tnote:007");
    const changed = mode === "add" ? [] : ["--changed", "name,description"];
    expect(await run(["verify", at("feed.ltsv"), at("out.ltsv"), ...changed])).toMatchObject({ code: 0 });
  });

  test.each(["csv", "tsv", "json", "jsonl"])(
    "becomes %s and is made of it, and nothing is lost",
    async (other) => {
      const words = ["--tasks", "name", "--quiet"];
      await run(["enrich", at("feed.ltsv"), "-o", at(`out.${other}`), ...words]);
      const text = read(`out.${other}`);
      for (const own of ["007", "grey", "STAINLESS STEEL KETTLE", "Größe", "with shade"])
        expect(text).toContain(own);
      const lost = await run(["verify", at("feed.ltsv"), at(`out.${other}`), "--output", "json"]);
      expect(JSON.parse(lost.printed)).toMatchObject({ first_differences: [], compared: "values" });

      await run(["enrich", at(`out.${other}`), "-o", at("back.ltsv"), "--format", "ltsv", ...words]);
      for (const own of ["sku:1", "note:007", "colour:grey", "Größe", "with shade"]) {
        expect(read("back.ltsv")).toContain(own);
      }
      const back = await run(["verify", at(`out.${other}`), at("back.ltsv"), "--output", "json"]);
      expect(JSON.parse(back.printed)).toMatchObject({ first_differences: [], compared: "values" });
    },
  );

  test("goes through standard input and output", async () => {
    const words = ["enrich", "-", "--input-format", "ltsv", "--format", "ltsv", "--quiet", "--tasks", "name"];
    expect(without((await run(words, feed)).printed)).toBe(feed);
  });

  test("is verified: a value that was changed shows", async () => {
    await run(["enrich", at("feed.ltsv"), "-o", at("out.ltsv"), "--tasks", "name"]);
    writeFileSync(at("out.ltsv"), read("out.ltsv").replace("note:007", "note:7"));
    const { code, printed } = await run(["verify", at("feed.ltsv"), at("out.ltsv"), "--output", "json"]);
    expect(code).toBe(1);
    expect(JSON.parse(printed)).toMatchObject({
      compared: "bytes",
      first_differences: [{ kind: "cell", line: 1, column: "note", feed: "007", enriched: "7" }],
    });
  });

  test("is linted with places in the file, and fixed with every other byte as it was", async () => {
    const { printed } = await run(["lint", at("feed.ltsv"), "--rules", "google", "--output", "sarif"]);
    const [{ results }] = (JSON.parse(printed) as { runs: [{ results: unknown[] }] }).runs;
    const place = feed.split("\n")[2]?.indexOf("FREE SHIPPING") ?? -1;
    const promotion = results.find((result) => JSON.stringify(result).includes("google.title.promotion"));
    expect(promotion).toMatchObject({
      locations: [{ physicalLocation: { region: { startLine: 3, startColumn: place + 1 } } }],
    });
    const calm = feed.replace("STAINLESS STEEL KETTLE", "Steel kettle");
    writeFileSync(at("calm.ltsv"), calm);
    await run(["lint", at("calm.ltsv"), "--rules", "google", "--fix"]);
    expect(read("calm.fixed.ltsv")).toBe(calm.replace(" FREE SHIPPING", ""));
  });

  test("is read by the filters, and keeps what an earlier one has found", async () => {
    const line = "sku:1\tname:wireless headphones\tnote:a\\tb";
    const named = (await run(["name"], `${line}\n`)).printed;
    expect(named).toMatch(/^sku:1\tname:wireless headphones\tnote:a\\tb\tpdo_name:\{/);
    const categorized = (await run(["categorize"], named)).printed;
    const { printed, code } = await run(["attribute"], categorized);
    expect(code).toBe(0);
    expect(printed.split("\t").map((field) => field.split(":")[0])).toEqual([
      ...["sku", "name", "note", "pdo_name", "pdo_categorization", "pdo_attribution"],
    ]);
  });
});

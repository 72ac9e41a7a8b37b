import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { main } from "../../src/cli/main.ts";
import { createStandInWorld } from "../stand-ins/world.ts";
import { runVerifyCommand, verified } from "./run-verify.ts";

let folder = "";
const at = (name: string) => join(folder, name);

const table = [
  "sku,Title,Description,Note",
  '1,STEEL KETTLE 1.7 L,"Boils 1.7 litres, fast.",007',
  '2,Running shoes men grey,,"a ""b"""',
  "3,Desk lamp LED,Warm light of 8 W.",
  "4,Oak table,Solid oak.,=1+2",
  "",
].join("\n");
const lines = [
  { sku: 1, Title: "STEEL KETTLE 1.7 L", tags: ["a", { b: 1.5 }], Note: null },
  { sku: 2, Title: "Running shoes men grey", Note: "x" },
  { sku: 3, Title: "Desk lamp LED", "": "no name" },
];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "pdo-verify-"));
  writeFileSync(at("feed.csv"), table);
  writeFileSync(at("feed.csv.gz"), gzipSync(table));
  writeFileSync(at("feed.jsonl"), lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  writeFileSync(at("feed.json"), `{"products": ${JSON.stringify(lines, undefined, 2)}, "total": 3}\n`);
});

const enrich = (...words: string[]) => main(["enrich", ...words, "--tasks", "name"], createStandInWorld());

describe("pdo verify proves", () => {
  test.each([
    ["feed.csv", "same.csv", "bytes"],
    ["feed.csv.gz", "packed.csv.gz", "bytes"],
    ["feed.csv.gz", "unpacked.csv", "bytes"],
    ["feed.csv", "tabs.tsv", "values"],
    ["feed.csv", "lines.jsonl", "values"],
    ["feed.csv", "objects.json", "values"],
    ["feed.jsonl", "same.jsonl", "bytes"],
    ["feed.json", "same.json", "bytes"],
    ["feed.jsonl", "from-lines.json", "values"],
    ["feed.json", "from-objects.jsonl", "values"],
    ["feed.jsonl", "from-lines.csv", "values"],
    ["feed.json", "from-objects.csv", "values"],
  ])("what became of %s in %s, by %s", async (feed, enriched, compared) => {
    await enrich(at(feed), "-o", at(enriched));
    const { first_differences, ...said } = await verified(at(feed), at(enriched));
    expect(first_differences).toEqual([]);
    expect(said).toMatchObject({ code: 0, proven: true, compared });
  });

  test.each(["feed.csv", "feed.json", "feed.jsonl"])("a part of %s, where it is said which", async (feed) => {
    for (const part of [
      ["--rows", "2"],
      ["--sample", "2"],
      ["--rows", "99"],
    ]) {
      const enriched = at(`part-of-${feed}`);
      await enrich(at(feed), "-o", enriched, "--overwrite", ...part);
      expect(await verified(at(feed), enriched, ...part)).toMatchObject({ code: 0, proven: true });
    }
  });

  test("and tells one missing row as one, where each object has keys of its own", async () => {
    const objects = Array.from({ length: 6 }, (_, place) =>
      place % 2 === 0
        ? { sku: place, Title: `Desk lamp ${place}` }
        : { sku: place, Title: `Oak table ${place}`, [`key ${place}`]: "x" },
    );
    writeFileSync(at("keys.jsonl"), objects.map((object) => `${JSON.stringify(object)}\n`).join(""));
    await enrich(at("keys.jsonl"), "-o", at("keys.csv"));
    const kept = readFileSync(at("keys.csv"), "utf8").split("\n").toSpliced(2, 1);
    writeFileSync(at("keys.csv"), kept.join("\n"));
    const { differences, first_differences } = await verified(at("keys.jsonl"), at("keys.csv"));
    expect(first_differences).toMatchObject([{ kind: "row_missing", line: 2 }]);
    expect(differences).toBe(1);
  });

  test("what came through a pipe, on either side", async () => {
    const enriched = { input: readFileSync(at("same.csv")) };
    expect(await runVerifyCommand([at("feed.csv"), "-"], enriched)).toMatchObject({ code: 0 });
    expect(await runVerifyCommand(["-", at("same.csv")], { input: table })).toMatchObject({ code: 0 });
    expect(await runVerifyCommand(["-", "-"], { input: table })).toMatchObject({
      code: 2,
      said: expect.stringContaining("PDO_VERIFY_ONE_INPUT"),
    });
  });

  test("an output that was enriched again", async () => {
    await enrich(at("same.csv"), "-o", at("again.csv"));
    expect(await verified(at("same.csv"), at("again.csv"))).toMatchObject({ code: 0, compared: "bytes" });
    await enrich(at("same.json"), "-o", at("again.json"));
    expect(await verified(at("same.json"), at("again.json"))).toMatchObject({ code: 0, compared: "bytes" });
  });

  test.each([
    ["feed.csv", "replace", "name"],
    ["feed.json", "replace", "Title"],
    ["feed.jsonl", "fill", "name"],
  ])("%s with --write %s, where it is said which columns may differ", async (feed, write, changed) => {
    const enriched = at(`${write}-${feed}`);
    await enrich(at(feed), "-o", enriched, "--write", write);
    const said = await verified(at(feed), enriched, "--changed", changed);
    expect(said.first_differences).toEqual([]);
    expect(said.changed.map(({ column }) => column)).toEqual(write === "fill" ? [] : ["Title"]);
  });
});

describe("pdo verify says", () => {
  test("which columns differ where that was not allowed, and how to allow it", async () => {
    const { code, printed } = await runVerifyCommand([
      at("feed.csv"),
      at("replace-feed.csv"),
      "--output",
      "table",
    ]);
    expect(code).toBe(1);
    expect(printed).toContain(
      "line 2, line 2 of the enriched file, column Title: The cell says something else.",
    );
    expect(printed).toContain('feed      "STEEL KETTLE 1.7 L"');
    expect(printed).toContain("name those columns with --changed");
  });

  test("how many rows are missing at the end, and what to say where that was meant", async () => {
    await enrich(at("feed.csv"), "-o", at("first.csv"), "--rows", "1");
    const { printed } = await runVerifyCommand([at("feed.csv"), at("first.csv"), "--output", "table"]);
    expect(printed).toContain("The enriched file ends here: 3 rows of the feed missing.");
    expect(printed).toContain("If it was made with --rows 1, say so here too.");
  });

  test("in one sentence that it is proven", async () => {
    const { printed } = await runVerifyCommand([at("feed.csv"), at("same.csv"), "--output", "table"]);
    expect(printed).toBe(
      `${at("same.csv")} is ${at("feed.csv")}, enriched.\n` +
        "4 rows, each once and in order; added: pdo_name, pdo_source, pdo_status, pdo_messages; all else byte for byte as it came.\n",
    );
  });

  test("as many differences as are asked for, and counts them all", async () => {
    const text = readFileSync(at("same.csv"), "utf8");
    writeFileSync(
      at("damaged.csv"),
      text.replace("STEEL", "Steel").replace("Desk", "desk").replace("007", "7"),
    );
    const said = await verified(at("feed.csv"), at("damaged.csv"), "--show", "1");
    expect(said).toMatchObject({ differences: 3, differences_by_kind: { cell: 3 } });
    expect(said.first_differences).toHaveLength(1);
  });

  test.each([
    [["none.csv", "same.csv"], "PDO_FEED_NOT_FOUND"],
    [["feed.csv", "none.csv"], "PDO_FEED_NOT_FOUND"],
    [["feed.csv", "same.csv", "--changed", "colour"], "PDO_VERIFY_COLUMN_UNKNOWN"],
  ])("why it could not run: %j", async ([feed = "", enriched = "", ...words], code) => {
    const { code: ended, said } = await runVerifyCommand([at(feed), at(enriched), ...words]);
    expect(ended).toBe(2);
    expect(said).toContain(code);
  });
});

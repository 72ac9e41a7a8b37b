import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { folderOf, run } from "./folder.ts";
import { runVerifyCommand, verified } from "./run-verify.ts";

const good = ['{"sku": 1,  "name": "Red shirt XL", "price": 1.10}', '{"sku":3,"name":"Oak chair"}'] as const;
const broken = '{"sku":2,"name":"Blue "mug"}';
const lines = `${good[0]}\n${broken}\n${good[1]}\n`;
const array = `[\n  ${good[0]},\n  {"sku":2,"name":},\n  ${good[1]}\n]\n`;

async function enriched(name: string, text: string, out: string, ...words: string[]) {
  const folder = folderOf({ [name]: text });
  const at = (path: string) => join(folder, path);
  const paths = words.map((word) => (word.startsWith("rejects.") ? at(word) : word));
  const { code, said } = await run(["enrich", at(name), "-o", at(out), "--tasks", "name", ...paths]);
  const output = existsSync(at(out)) ? readFileSync(at(out), "utf8") : "";
  return { at, code, said, output, feed: at(name), out: at(out) };
}

describe("a broken line of JSON", () => {
  test("becomes a record that carries its text, so that every line of the output can be read", async () => {
    const { output, code, feed, out } = await enriched("feed.jsonl", lines, "out.jsonl");
    expect(code).toBe(1);
    const [first, second, third] = output
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(second).toEqual({
      unreadable: broken,
      pdo: {
        name: null,
        source: null,
        status: "rejected",
        messages: [expect.stringContaining("It is not valid JSON")],
      },
    });
    expect([first.pdo.status, third.pdo.status]).toEqual(["ok", "ok"]);
    expect(output.startsWith(good[0].slice(0, -1))).toBe(true);
    expect(await verified(feed, out)).toMatchObject({ proven: true, compared: "bytes" });
  });

  test.each([
    ["a number", "5"],
    ["null", "null"],
    ["a string", '"text"'],
    ["a list", "[1]"],
    ["no JSON at all", "not JSON at all"],
    ["deeper than is read", `${'{"a":'.repeat(600)}1${"}".repeat(600)}`],
  ])("may be %s", async (_, line) => {
    const text = `${good[0]}\n${line}\n`;
    const { output, feed, out } = await enriched("feed.jsonl", text, "out.jsonl");
    const last = JSON.parse(output.trimEnd().split("\n").at(-1) ?? "");
    expect(last).toMatchObject({ unreadable: line, pdo: { status: "rejected" } });
    expect(await verified(feed, out)).toMatchObject({ proven: true, statuses: { rejected: 1 } });
  });

  test("leaves an array valid", async () => {
    const { output, feed, out } = await enriched("feed.json", array, "out.json");
    const records = JSON.parse(output);
    expect(records).toHaveLength(3);
    expect(records[1]).toMatchObject({ unreadable: '{"sku":2,"name":}', pdo: { status: "rejected" } });
    expect(await verified(feed, out)).toMatchObject({ proven: true, compared: "bytes" });
  });

  test.each([
    ["feed.jsonl", lines, broken],
    ["feed.json", array, '{"sku":2,"name":}'],
  ])("of %s stands in a table's column of its own", async (name, text, raw) => {
    const { output, feed, out } = await enriched(name, text, "out.csv");
    const { data } = Papa.parse<Record<string, string>>(output.trimEnd(), { header: true });
    expect(data.map(({ unreadable, pdo_status }) => [unreadable, pdo_status])).toEqual([
      ["", "ok"],
      [raw, "rejected"],
      ["", "ok"],
    ]);
    expect(await verified(feed, out)).toMatchObject({ proven: true, compared: "values" });
  });

  test.each([
    ["out.csv", /unreadable|Blue|""mug/g],
    ["out.jsonl", /Blue/],
  ])("is missed by verify where %s does not hold it", async (name, what) => {
    const { output, feed, at } = await enriched("feed.jsonl", lines, name);
    const folder = folderOf({ [name]: output.replace(what, "gone") });
    expect(at("")).not.toBe(folder);
    expect(await verified(feed, join(folder, name))).toMatchObject({ code: 1, proven: false });
  });
});

describe("the rejects file has the format of its ending", () => {
  test("a table for a feed of JSON Lines", async () => {
    const { at } = await enriched("feed.jsonl", lines, "out.jsonl", "--rejects", "rejects.csv");
    const { data } = Papa.parse<Record<string, string>>(readFileSync(at("rejects.csv"), "utf8").trimEnd(), {
      header: true,
    });
    expect(data).toEqual([
      expect.objectContaining({
        pdo_line: "2",
        pdo_code: "PDO_FEED_ROW_NOT_JSON",
        unreadable: broken,
        sku: "",
      }),
    ]);
  });

  test("JSON Lines for a table", async () => {
    const table = "sku,name\n1,Red shirt XL\n2,a,b\n";
    const { at } = await enriched("feed.csv", table, "out.csv", "--rejects", "rejects.jsonl");
    expect(JSON.parse(readFileSync(at("rejects.jsonl"), "utf8"))).toMatchObject({
      ...{ sku: "2", name: "a", column_3: "b" },
      pdo: { pdo_line: 3, pdo_code: "PDO_FEED_ROW_TOO_WIDE" },
    });
  });

  test("the feed's own where the ending names none", async () => {
    const { at } = await enriched("feed.jsonl", lines, "out.jsonl", "--rejects", "rejects.txt");
    expect(JSON.parse(readFileSync(at("rejects.txt"), "utf8"))).toMatchObject({ unreadable: broken });
  });

  test("a table of a stream is refused before anything is done", async () => {
    const folder = folderOf({});
    const words = ["enrich", "-", "-o", join(folder, "out.jsonl"), "--rejects", join(folder, "rejects.csv")];
    const { code, said } = await run(words, { input: lines });
    expect(code).toBe(2);
    expect(said).toContain("PDO_TABLE_OF_STREAM");
    expect(said).toContain("the ending of --rejects");
  });
});

test("verify names what was added to JSON", async () => {
  const { feed, out } = await enriched("feed.jsonl", `${good.join("\n")}\n`, "out.jsonl");
  const { printed } = await runVerifyCommand([feed, out, "--output", "table"]);
  expect(printed).toContain("added: pdo;");
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isFeedError } from "../../src/feed/errors.ts";
import { createFeedWriter } from "../../src/feed/writer.ts";
import type { PdoError } from "../../src/lib/errors.ts";
import { propertyRuns } from "../property-runs.ts";
import { feedOf, recordsOf, written } from "./in-memory-feed.ts";

const json = { path: "feed.json" };
const lines = { path: "feed.jsonl" };
const added = { addedColumns: ["name"] };
const cells = () => ({ added: { name: "N" } });

async function problemOf(content: string, chunk = 7): Promise<PdoError> {
  try {
    await recordsOf(await feedOf(content, { ...json, chunk }));
  } catch (error) {
    if (isFeedError(error)) return error;
  }
  throw new Error("The feed was not refused.");
}

describe("JSON feeds", () => {
  it.each([
    ["an array, spaced anyhow", '[ {"a" : 1.0,"a":2} ,\n\n {"b":12345678901234567890 }\n ]\n', json],
    ["an empty array", "[]", json],
    [
      "an array within an object",
      '{"total": 2, "products": [\n {"a":1},\n {"a":2}\n ], "next": null}\n',
      json,
    ],
    ["one object over several lines", '{\n "a": 1\n}\n', json],
    ["objects one after the other", '{\n "a": 1\n}\n{\n "a": 2\n}\n', json],
    ["lines with blank ones between, and CRLF", '{"a":1}\r\n\r\n{"a":2}\r\n\n', lines],
    ["lines of which one is broken", '{"a":1}\n{"a":\n[1]\n{"a":2}', lines],
    ["a byte order mark", '\ufeff[{"a":1}]', json],
  ])("leave byte for byte as they came: %s", async (_, text, options) => {
    for (const chunk of [1, 7, 65_536]) {
      expect((await written(await feedOf(text, { ...options, chunk }), {})).text).toBe(text);
    }
  });

  it("get what is added under one key before the closing brace, all else untouched", async () => {
    const feed = await feedOf('[{"a" : 1.0 },\n{ }]', json);
    expect((await written(feed, added, cells)).text).toBe(
      '[{"a" : 1.0,"pdo":{"name":"N"} },\n{"pdo":{"name":"N"} }]',
    );
  });

  it("get an earlier run's key replaced in place", async () => {
    const once = await written(await feedOf('{"pdo":{"old":true},"a":1}\n', lines), added, cells);
    expect(once.text).toBe('{"pdo":{"name":"N"},"a":1}\n');
    expect((await written(await feedOf(once.bytes, lines), added, cells)).text).toBe(once.text);
  });

  it("get a value replaced as a string, of duplicate keys the one that counts", async () => {
    const feed = await feedOf('{"a":1,"b":"x","a":2}\n', lines);
    expect((await written(feed, {}, () => ({ replaced: { a: "ü", b: "x", c: "new" } }))).text).toBe(
      '{"a":1,"b":"x","a":"ü","c":"new"}\n',
    );
  });

  it("say values as text: numbers as they are written, nothing for null", async () => {
    const feed = await feedOf(
      '{"s":"a\\u00e9\\"","n":1.50,"t":true,"z":null,"o":{"k":[1, 2]},"é":"ß"}\n',
      lines,
    );
    const [record] = await recordsOf(feed);
    expect(["s", "n", "t", "z", "o", "é", "none"].map((key) => record?.text(key))).toEqual([
      'aé"',
      "1.50",
      "true",
      undefined,
      '{"k":[1, 2]}',
      "ß",
      undefined,
    ]);
  });

  it("go through JSON's own parser the same after writing, whatever they hold", async () => {
    const value = fc.array(fc.dictionary(fc.string(), fc.jsonValue()), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(value, fc.nat(3), fc.integer({ min: 1, max: 9 }), async (objects, indent, chunk) => {
        const text = JSON.stringify(objects, null, indent);
        const feed = await feedOf(text, { ...json, chunk });
        const { text: out } = await written(feed, added, cells);
        expect(JSON.parse(out)).toEqual(
          (JSON.parse(text) as object[]).map((object) => ({ ...object, pdo: { name: "N" } })),
        );
      }),
      { numRuns: propertyRuns(500) },
    );
  });

  it("tell lines apart from an array whatever the file's ending says", async () => {
    expect((await feedOf('{"a":1}\n{"a":2}\n', json)).description.format).toBe("jsonl");
    expect((await feedOf('[{"a":1}]', lines)).description.format).toBe("json");
    expect((await feedOf('{"a":1}\n{"a":2}\n', { path: "feed" })).description.format).toBe("jsonl");
  });

  it.each([
    ["another closing bracket", '[{"a":1}]]', "]"],
    ["objects behind the array", '[{"a":1}]\n{"a":2}\n{"a":3}\n', '{\\"a\\":2}'],
    ["an object around the array that never ends", '{"products":[{"a":1}],"next":', "is never closed"],
  ])("are refused with %s, where records would be passed over in silence", async (_, text) => {
    for (const chunk of [1, 7, 65_536]) {
      const problem = await problemOf(text, chunk);
      expect(problem).toMatchObject({ code: "PDO_FEED_JSON_BROKEN" });
      expect(problem.seen).toMatch(/^The array of products ends/);
    }
  });

  it("are known by a first record that is longer than the beginning", async () => {
    const record = { name: "x", description: "™".repeat(200_000) };
    for (const text of [
      `${JSON.stringify(record)}\n{"name":"y"}\n`,
      JSON.stringify([record, { name: "y" }]),
    ]) {
      const feed = await feedOf(text, lines);
      expect(feed.description.columns).toEqual(["name", "description"]);
      expect((await recordsOf(feed)).map((one) => one.text("name"))).toEqual(["x", "y"]);
      expect((await written(await feedOf(text, lines), {})).text).toBe(text);
    }
  });

  it("become lines, and lines an array", async () => {
    const array = await feedOf('[\n {\n "a": 1,\n "b": "x y"\n },\n {"a":2}]', json);
    expect((await written(array, { format: "jsonl" })).text).toBe('{"a": 1,"b": "x y"}\n{"a":2}\n');
    const list = await feedOf('{"a":1}\n{"a":2}\n', lines);
    expect((await written(list, { format: "json" })).text).toBe('[\n{"a":1},\n{"a":2}\n]\n');
  });

  it("stay a valid array when only some records are written", async () => {
    const feed = await feedOf('[{"a":1}, {"a":2}, {"a":3}]', json);
    const [first, , third] = await recordsOf(feed);
    const writer = createFeedWriter(feed.description, {
      format: "json",
      addedColumns: [],
      csvSafe: "generated",
    });
    if (first === undefined || third === undefined) throw new Error("Records are missing.");
    const parts = [writer.header(), writer.records([{ record: third }, { record: first }]), writer.end()];
    expect(JSON.parse(Buffer.concat(parts).toString())).toEqual([{ a: 3 }, { a: 1 }]);
  });
});

describe("broken JSON", () => {
  it("is a row's problem where the row's end is known", async () => {
    const records = await recordsOf(await feedOf('[{"a":1},{"a":},5,"x"]', json));
    expect(records.map(({ problem }) => problem?.code)).toEqual([
      undefined,
      "PDO_FEED_ROW_NOT_JSON",
      "PDO_FEED_ROW_NOT_AN_OBJECT",
      "PDO_FEED_ROW_NOT_AN_OBJECT",
    ]);
  });

  it("is a row's problem where it is nested too deep", async () => {
    const deep = `{"a":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
    const records = await recordsOf(await feedOf(`${deep}\n{"a":1}\n`, lines));
    expect(records.map(({ problem }) => problem?.code)).toEqual(["PDO_FEED_ROW_TOO_DEEP", undefined]);
  });

  it.each([
    ["cut off within an element", '[\n{"a":1},\n{"a":\n"x', "line 4"],
    ["cut off between elements", '[{"a":1},\n', "line 2"],
    ["a comma missing", '[{"a":1}\n{"a":2}]', "line 2"],
    ["a comma too many", '[{"a":1},\n]', "line 2"],
    ["no JSON at all", "name,price\n", "line 1"],
  ])("is refused with its line: %s", async (_, text, line) => {
    const problem = await problemOf(text);
    expect(problem.code).toBe("PDO_FEED_JSON_BROKEN");
    expect(problem.what).toContain(line);
  });
});

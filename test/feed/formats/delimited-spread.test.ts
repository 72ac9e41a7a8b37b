import fc from "fast-check";
import { expect, test } from "vitest";
import { spreadCells } from "../../../src/feed/formats/delimited-spread.ts";
import { feedOf, rowsOf, written } from "../in-memory-feed.ts";

const columns = [
  { key: "color", name: "new:Color" },
  { key: "size", name: "new:Size" },
];

async function spread(table: Uint8Array, named = columns) {
  const feed = await feedOf(table, { format: "csv", delimiter: ",", quote: '"', encoding: "utf-8" });
  const { signal } = new AbortController();
  const request = {
    column: "new:",
    columns: named,
    csvSafe: "generated",
    onRespelled: () => {},
    signal,
  } as const;
  const parts: Uint8Array[] = [];
  for await (const part of spreadCells(feed, request)) parts.push(part);
  return Buffer.concat(parts);
}

test("a column of objects becomes several, and all else is as it was", async () => {
  const table =
    'id,"Na me",new:,last\r\n1,"a ""b""","{""size"":""M, L"",""color"":""=1+2""}",x\r\n\r\n2,é,,y\n';
  expect((await spread(Buffer.from(table))).toString()).toBe(
    'id,"Na me",new:Color,new:Size,last\r\n1,"a ""b""","\'=1+2","M, L",x\r\n\r\n2,é,,,y\n',
  );
});

test("a column that the table has already gets its texts where it stands", async () => {
  const table = 'new:Size,id,new:\nold,1,"{""size"":""M""}"\n"o,d",2,\n';
  expect((await spread(Buffer.from(table))).toString()).toBe("new:Size,id,new:Color\nM,1,\n,2,\n");
});

test("without a column to be written the one is gone", async () => {
  expect((await spread(Buffer.from("\ufeffid,new:,b\n1,,2\n"), [])).toString()).toBe("\ufeffid,b\n1,2\n");
});

test("cells of any text come out as they went in", async () => {
  const text = fc.string({ unit: fc.constantFrom("a", '"', ",", "\n", "é", "{", "\\", " ", "😀") });
  const row = fc.record({ own: text, color: text, size: text, last: text });
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 6 }), async (rows) => {
      const source = await feedOf(
        rows.map((one, id) => `${JSON.stringify({ id, own: one.own })}\n`).join(""),
        {
          path: "feed.jsonl",
        },
      );
      const { bytes } = await written(
        source,
        { format: "csv", addedColumns: ["new:", "last"], columns: ["id", "own"], csvSafe: "off" },
        ({ index }) => {
          const { color = "", size = "", last = "" } = rows[index] ?? {};
          return { added: { "new:": JSON.stringify({ color, size }), last } };
        },
      );
      const named = columns.map(({ key }) => ({ key, name: key }));
      const feed = await feedOf(await spread(bytes, named), {
        format: "csv",
        delimiter: ",",
        quote: '"',
        encoding: "utf-8",
      });
      expect(feed.description.columns).toEqual(["id", "own", "color", "size", "last"]);
      const unsafe = (cell = "") => cell.replace(/^'(?=[=+\-@\t\r\n])/, "");
      expect((await rowsOf(feed)).map((cells) => cells.map(unsafe))).toEqual(
        rows.map(({ own, color, size, last }, id) => [String(id), own, color, size, last]),
      );
    }),
    { numRuns: 40 },
  );
});

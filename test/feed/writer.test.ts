import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { collectColumns } from "../../src/feed/columns.ts";
import { createFeedWriter } from "../../src/feed/writer.ts";
import { propertyRuns } from "../property-runs.ts";
import { feedOf, recordsOf, rowsOf, written } from "./in-memory-feed.ts";

const twoColumns = { addedColumns: ["pdo_name", "pdo_status"] };
const twoCells = () => ({ added: { pdo_name: 'Stuhl, "rot"', pdo_status: "ok" } });

describe("a delimited feed in its own dialect", () => {
  it.each([
    ["quotes that need not be, and spaces", 'a,"b"\n"1", 2 \n"x ""y""",\n'],
    ["CRLF, and no line ending at the end", "a;b\r\n1;2\r\n3;4"],
    ["old Mac line endings", "a,b\r1,2\r"],
    ["blank lines between and behind", "a,b\n\n1,2\n\n\n3,4\n\n"],
    ["several lines in a cell", 'a,b\n"1\n\n2",3\n'],
    ["a byte order mark", "\ufeffa,b\n1,2\n"],
    ["a sep= line", "sep=;\r\na;b\r\n1;2\r\n"],
    ["short and wide rows", "a,b\n1\n1,2,3\n"],
    ["a header alone", "a,b"],
  ])("leaves byte for byte as it came: %s", async (_, text) => {
    expect((await written(await feedOf(text), {})).text).toBe(text);
  });

  it("leaves any bytes at all as they came", async () => {
    const piece = fc.constantFrom(
      '"x"',
      '""',
      ",",
      "\n",
      "\r\n",
      "\r",
      "a",
      "\xe9",
      "\xc3\xa9",
      "\xff",
      "\x80",
      " ",
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 40 }), async (pieces) => {
        const bytes = Buffer.from(`n,m\n${pieces.join("")}`, "latin1");
        const feed = await feedOf(bytes, { chunk: 5, delimiter: "," });
        expect((await written(feed, {})).bytes.equals(bytes)).toBe(true);
      }),
      { numRuns: propertyRuns(1000) },
    );
  });

  it("puts the added cells behind, quoted where they need it", async () => {
    const { text } = await written(await feedOf('a,b\r\n"1",2\r\n3,4'), twoColumns, twoCells);
    expect(text).toBe('a,b,pdo_name,pdo_status\r\n"1",2,"Stuhl, ""rot""",ok\r\n3,4,"Stuhl, ""rot""",ok');
  });

  it("fills up a short row, trims empty surplus, and sets a wide row's surplus behind the added cells", async () => {
    const { text } = await written(await feedOf('a,b\n1\n1,2,,""\n1,2,3\n'), twoColumns, () => ({
      added: { pdo_name: "N", pdo_status: "ok" },
    }));
    expect(text).toBe("a,b,pdo_name,pdo_status\n1,,N,ok\n1,2,N,ok\n1,2,N,ok,3\n");
  });

  it("sets the added cells of a row with broken bytes in their columns, and leaves its bytes", async () => {
    const bytes = Buffer.from("a,b\n\xe9,2,3,4\n\xe9\n", "latin1");
    const { bytes: output } = await written(await feedOf(bytes, { encoding: "utf-8" }), twoColumns, () => ({
      added: { pdo_name: "N", pdo_status: "ok" },
    }));
    expect(output.toString("latin1")).toBe("a,b,pdo_name,pdo_status\n\xe9,2,N,ok,3,4\n\xe9,,N,ok\n");
  });

  it("writes the empty cell for what a row does not have, and JSON for an object", async () => {
    const { text } = await written(await feedOf("a\n1\n"), { addedColumns: ["x", "y", "z"] }, () => ({
      added: { x: null, y: { k: [1] } },
    }));
    expect(text).toBe('a,x,y,z\n1,,"{""k"":[1]}",\n');
  });

  it("replaces the columns of an earlier run in place", async () => {
    const once = await written(await feedOf("a,b\n1,2\n"), twoColumns, twoCells);
    const twice = await written(await feedOf(once.bytes), twoColumns, twoCells);
    expect(twice.text).toBe(once.text);
    const other = await written(
      await feedOf(once.bytes),
      { addedColumns: ["pdo_status", "pdo_new"] },
      () => ({
        added: { pdo_status: "partial", pdo_new: 1 },
      }),
    );
    expect(other.text).toBe('a,b,pdo_name,pdo_status,pdo_new\n1,2,"Stuhl, ""rot""",partial,1\n');
  });

  it("replaces a cell and leaves the others, and one that stays the same, as they came", async () => {
    const feed = await feedOf('a,b,c\n"1", 2,"x"\n');
    const { text } = await written(feed, {}, () => ({ replaced: { b: "neu; ja, neu", c: "x" } }));
    expect(text).toBe('a,b,c\n"1","neu; ja, neu","x"\n');
  });

  it("replaces the cell of a short row by filling it up", async () => {
    const { text } = await written(await feedOf("a,b,c\n1\n"), {}, () => ({ replaced: { b: "2" } }));
    expect(text).toBe("a,b,c\n1,2,\n");
  });

  it("writes new cells in the feed's own encoding, with plain spellings where it has no letter", async () => {
    const feed = await feedOf(Buffer.from("n\nGr\xf6\xdfe \x96\n", "latin1"));
    const { bytes, respelled } = await written(feed, { addedColumns: ["p"] }, () => ({
      added: { p: "ö → “ž” ☃ ő" },
    }));
    expect(bytes.toString("latin1")).toBe("n,p\nGr\xf6\xdfe \x96,\xf6 -> \x93\x9e\x94 ? o\n");
    expect(respelled).toBe(3);
  });

  it("writes UTF-16 as it came, byte order mark included", async () => {
    const bytes = Buffer.from("\ufeffa\tb\r\n1\tü\r\n", "utf16le");
    const { bytes: same } = await written(await feedOf(bytes), {});
    expect(same.equals(bytes)).toBe(true);
    const more = await written(await feedOf(bytes), { addedColumns: ["c"] }, () => ({ added: { c: "→" } }));
    expect(more.bytes.toString("utf16le")).toBe("\ufeffa\tb\tc\r\n1\tü\t→\r\n");
  });
});

it("puts U+FFFD into a table where JSON holds U+0000 or half a pair, so that it can be read again", async () => {
  const feed = await feedOf('{"n":"a\\u0000b\\ud800c"}\n', { path: "feed.jsonl" });
  const { text, respelled } = await written(feed, { format: "csv" });
  expect(text).toBe("n\na\uFFFDb\uFFFDc\n");
  expect(respelled).toBe(1);
});

describe("cells that a spreadsheet would run", () => {
  const added = () => ({ added: { p: "=1+2" } });

  it("defuses those it writes, quoted, and leaves those that came", async () => {
    const { text } = await written(await feedOf("=a,b\n=1,@x\n"), { addedColumns: ["p"] }, added);
    expect(text).toBe('=a,b,p\n=1,@x,"\'=1+2"\n');
  });

  it("defuses every cell, or none, as asked", async () => {
    const all = await written(
      await feedOf('a,b\n"=1",-12.5\n'),
      { addedColumns: ["p"], csvSafe: "all" },
      added,
    );
    expect(all.text).toBe('a,b,p\n"\'=1",-12.5,"\'=1+2"\n');
    const off = await written(await feedOf("a,b\n=1,2\n"), { addedColumns: ["p"], csvSafe: "off" }, added);
    expect(off.text).toBe("a,b,p\n=1,2,=1+2\n");
  });
});

describe("another dialect or format", () => {
  it("writes TSV as CSV cell by cell", async () => {
    const feed = await feedOf('a\tb\n1,5\t"x\ty"\n', { path: "feed.tsv" });
    expect((await written(feed, { format: "csv", ...twoColumns }, twoCells)).text).toBe(
      'a,b,pdo_name,pdo_status\n"1,5",x\ty,"Stuhl, ""rot""",ok\n',
    );
  });

  it("writes cells as JSON strings under their columns, in the columns' order", async () => {
    const feed = await feedOf("b,,b,1\nx,y,z\n");
    const { text } = await written(feed, { format: "jsonl", addedColumns: ["n"] }, () => ({
      added: { n: 1 },
    }));
    expect(text).toBe('{"b":"x","column_2":"y","b_2":"z","1":"","pdo":{"n":1}}\n');
  });

  it("writes a Windows-1252 feed as JSON in UTF-8", async () => {
    const feed = await feedOf(Buffer.from("n\n\x80 5\n", "latin1"));
    expect((await written(feed, { format: "json" })).text).toBe('[\n{"n":"€ 5"}\n]\n');
  });

  it("writes JSON as CSV under all keys that occur", async () => {
    const lines = '{"a":1,"b":null}\n{"c":[1,2],"a":"x, y"}\n';
    const columns = await collectColumns(await feedOf(lines, { path: "feed.jsonl" }));
    const feed = await feedOf(lines, { path: "feed.jsonl" });
    const { text } = await written(feed, { format: "csv", columns, addedColumns: ["p"] }, () => ({
      added: { p: "-" },
    }));
    expect(text).toBe('a,b,c,p\n1,,,"\'-"\n"x, y",,"[1,2]","\'-"\n');
  });

  it("reads again what it wrote: parse(write(x)) = x", async () => {
    const unit = fc.constantFrom(
      '"',
      ",",
      "\r",
      "\n",
      ";",
      "\t",
      "'",
      "\ufeff",
      "😀",
      "a",
      "é",
      " ",
      "=",
      "\\",
    );
    const cell = fc.string({ unit, maxLength: 6 });
    const row = fc.tuple(cell, cell, cell);
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { maxLength: 6 }),
        fc.constantFrom("csv" as const, "tsv" as const),
        async (rows, format) => {
          // The quoted name in the header settles that cells stand in double quotes.
          const names = ["a,\t", "b", "c"];
          const lines = rows.map(
            (cells) =>
              `${JSON.stringify(Object.fromEntries(names.map((name, place) => [name, cells[place]])))}\n`,
          );
          const feed = await feedOf(lines.join("") || "{}", { path: "feed.jsonl" });
          const { bytes } = await written(feed, { format, columns: names, csvSafe: "off" });
          const again = await feedOf(bytes, {
            path: `feed.${format}`,
            chunk: 7,
            delimiter: format === "csv" ? "," : "\t",
          });
          expect(again.description.columns).toEqual(names);
          expect(await rowsOf(again)).toEqual(rows.length === 0 ? [["", "", ""]] : rows);
        },
      ),
      { numRuns: propertyRuns(10_000) },
    );
  });

  it("keeps a lone empty cell a record", async () => {
    const feed = await feedOf('{"a":""}\n{"a":"x"}\n', { path: "feed.jsonl" });
    const { bytes } = await written(feed, { format: "csv" });
    expect(await rowsOf(await feedOf(bytes))).toEqual([[""], ["x"]]);
  });
});

describe("rejects", () => {
  it("puts the reason in front, so that a row of any width carries it", async () => {
    const feed = await feedOf("a;b\n1;2;3\n4;5\n");
    const addedColumns = ["line", "code"];
    const { text } = await written(feed, { purpose: "rejects", addedColumns }, (record) => ({
      added: { line: record.line, code: record.problem?.code ?? "PDO_X" },
    }));
    expect(text).toBe("line;code;a;b\n2;PDO_FEED_ROW_TOO_WIDE;1;2;3\n3;PDO_X;4;5\n");
  });

  it("carries JSON that is broken as a string", async () => {
    const feed = await feedOf('{"a":1}\n{"a":\n', { path: "feed.jsonl" });
    const [, broken] = await recordsOf(feed);
    const writer = createFeedWriter(feed.description, {
      format: "jsonl",
      addedColumns: ["code"],
      csvSafe: "generated",
      purpose: "rejects",
    });
    if (broken === undefined) throw new Error("The second record is missing.");
    const bytes = writer.records([{ record: broken, change: { added: { code: "X" } } }]);
    expect(Buffer.from(bytes).toString()).toBe('{"unreadable":"{\\"a\\":","pdo":{"code":"X"}}\n');
  });
});

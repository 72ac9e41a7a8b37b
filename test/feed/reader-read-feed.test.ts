import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { isFeedError } from "../../src/feed/errors.ts";
import { readFeed } from "../../src/feed/reader.ts";
import type { PdoError } from "../../src/lib/errors.ts";
import { feedOf, type InMemory, recordsOf, rowsOf } from "./in-memory-feed.ts";

async function problemOf(content: string | Uint8Array, options: InMemory = {}): Promise<PdoError> {
  try {
    await recordsOf(await feedOf(content, options));
  } catch (error) {
    if (isFeedError(error)) return error;
    throw error;
  }
  throw new Error("The feed was not refused.");
}

describe("what a feed is, by looking", () => {
  it.each([
    ["a comma", "sku,name,price\n1,A,2\n2,B,3\n", ","],
    ["a semicolon, with decimal commas", "sku;name;price\n1;A;1,50\n2;B;2,50\n", ";"],
    ["a tab, with commas in prose", "sku\tname\n1\tA, b, c\n2\tB, c\n", "\t"],
    ["a bar", "sku|name|price\n1|A, b|2\n2|B;c|3\n", "|"],
    ["a semicolon, with commas in quoted prose", 'sku;text\n1;"a, b, c"\n2;"d, e, f"\n', ";"],
  ])("finds %s as the delimiter", async (_, text, delimiter) => {
    const { description } = await feedOf(text);
    expect(description.dialect?.delimiter).toBe(delimiter);
  });

  it("finds single quotes where cells stand in them", async () => {
    const feed = await feedOf("'sku','name'\n'1','Stuhl, rot'\n");
    expect(feed.description.dialect?.quote).toBe("'");
    expect(await rowsOf(feed)).toEqual([["1", "Stuhl, rot"]]);
  });

  it("takes Excel's sep= line for what it is", async () => {
    const feed = await feedOf("sep=;\r\nsku;name\r\n1;A\r\n");
    expect(feed.description).toMatchObject({ columns: ["sku", "name"], preambleRaw: "sep=;\r\n" });
    expect((await recordsOf(feed))[0]?.line).toBe(3);
  });

  it("keeps comment lines apart from the header, but not a header that begins with #", async () => {
    const commented = await feedOf("# exported today\nsku,name\n1,A\n");
    expect(commented.description.columns).toEqual(["sku", "name"]);
    const numbered = await feedOf("#,name\n1,A\n");
    expect(numbered.description.columns).toEqual(["#", "name"]);
  });

  it("reads tab-separated values whatever the file's ending says", async () => {
    const feed = await feedOf("<Name>\tText\nA\tB\n", { path: "feed.csv" });
    expect(feed.description.dialect?.delimiter).toBe("\t");
    const nameless = await feedOf("<Name>\tText\nA\tB\n", { path: "feed.txt" });
    expect(nameless.description.format).toBe("tsv");
  });

  it("explains each thing it found in a sentence", async () => {
    const { description } = await feedOf("Handle,Title,Body (HTML)\na,A,B\n");
    expect(description.dialectName).toBe("shopify");
    expect(description.why.every((sentence) => /^[A-Z].*\.$/.test(sentence))).toBe(true);
  });
});

describe("encodings", () => {
  const text = "sku;name\r\n1;Größe 5 €\r\n";

  it.each([
    ["utf-8", Buffer.from(text, "utf8")],
    ["utf-8", Buffer.from(`\ufeff${text}`, "utf8")],
    ["utf-16le", Buffer.from(`\ufeff${text}`, "utf16le")],
    ["utf-16le", Buffer.from(text, "utf16le")],
    ["utf-16be", Buffer.from(`\ufeff${text}`, "utf16le").swap16()],
    ["windows-1252", Buffer.from(text.replace("€", "\x80"), "latin1")],
  ])("reads %s, in chunks of any size", async (encoding, bytes) => {
    for (const chunk of [1, 7, 65_536]) {
      const feed = await feedOf(bytes, { chunk });
      expect(feed.description.encoding).toBe(encoding);
      expect(await rowsOf(feed)).toEqual([["1", "Größe 5 €"]]);
    }
  });

  it.each(["Ā", "Stuhl 😀", "名 – “☀” …", "Größe 5 €"])(
    "finds UTF-16 without a byte order mark in a few short lines, with %s in them",
    async (name) => {
      const little = Buffer.from(`sku,name\n1,${name}\n`, "utf16le");
      const big = Buffer.from(little).swap16();
      for (const [encoding, bytes] of [["utf-16le", little] as const, ["utf-16be", big] as const]) {
        const feed = await feedOf(bytes);
        expect(feed.description.encoding).toBe(encoding);
        expect(await rowsOf(feed)).toEqual([["1", name]]);
      }
    },
  );

  it("finds UTF-16 where what is looked at ends within a character", async () => {
    const text = `name\n${"x".repeat(2042)}😀\n`;
    expect(text.charCodeAt(2047)).toBe(0xd83d);
    expect((await feedOf(Buffer.from(text, "utf16le"))).description.encoding).toBe("utf-16le");
  });

  it("does not take a feed for UTF-16 that has one glued behind it", async () => {
    const glued = Buffer.concat([
      Buffer.from(`name,brand\n${"Chair,Oak\n".repeat(30)}`),
      Buffer.from("Table,Oak\n".repeat(300), "utf16le"),
    ]);
    await expect(feedOf(glued)).rejects.toMatchObject({ code: "PDO_FEED_BINARY" });
  });

  it("does not take zero bytes on both sides, or a few, for UTF-16", async () => {
    for (const content of ["a\0\0b\n\0", "\0\0\0\0\0\0", "name\n\0a\n\0b\n"]) {
      const problem = await problemOf(content);
      expect(problem.code).toBe("PDO_FEED_BINARY");
      expect(problem.nextStep).toContain("save it as UTF-8");
    }
  });

  it("takes bytes that only ISO-8859-1 explains as that", async () => {
    const feed = await feedOf(Buffer.from("name\nGröße\n", "latin1"));
    expect(feed.description.encoding).toBe("iso-8859-1");
    expect(await rowsOf(feed)).toEqual([["Größe"]]);
  });

  it("shows broken UTF-8 as such, and counts the records", async () => {
    const head = Buffer.from("name,size\nGröße,ü\nÄpfel,ö\n", "utf8");
    const feed = await feedOf(Buffer.concat([head, Buffer.from("caf\xe9,1\n", "latin1")]));
    expect(feed.description.encoding).toBe("utf-8");
    expect((await rowsOf(feed)).at(-1)).toEqual(["caf\ufffd", "1"]);
    expect(feed.counts().undecodableRecords).toBe(1);
  });

  it("does not take a replacement character that is really there for a broken one", async () => {
    const feed = await feedOf("name\n\ufffd\n");
    await rowsOf(feed);
    expect(feed.counts().undecodableRecords).toBe(0);
  });
});

describe("packed feeds", () => {
  it("unpacks gzip by its first bytes, several members in a row too", async () => {
    const packed = Buffer.concat([gzipSync("name\nA\n"), gzipSync("B\n")]);
    const feed = await feedOf(packed, { chunk: 5 });
    expect(feed.description.isGzip).toBe(true);
    expect(await rowsOf(feed)).toEqual([["A"], ["B"]]);
    expect(feed.bytesRead()).toBe(packed.length);
  });

  it("says so where it is packed twice", async () => {
    const problem = await problemOf(gzipSync(gzipSync("name\nA\n")), { path: "feed.csv.gz" });
    expect(problem).toMatchObject({
      code: "PDO_FEED_NOT_TEXT",
      seen: "By its first bytes it is a gzip file within a gzip file: it is packed twice.",
      nextStep: expect.stringContaining("Unpack it once"),
    });
  });

  it("says so where gzip is cut off", async () => {
    const problem = await problemOf(gzipSync(`name\n${"A\n".repeat(1000)}`).subarray(0, 30));
    expect(problem).toMatchObject({ code: "PDO_FEED_GZIP_BROKEN", seen: expect.stringContaining("cut off") });
  });
});

describe("rows that are not as the header has it", () => {
  it("gives a wide row a problem, and not one that is only wide by empty cells", async () => {
    const records = await recordsOf(await feedOf('a,b\n1,2,3\n1,2,,""\n1\n'));
    expect(records.map(({ problem }) => problem?.code)).toEqual([
      "PDO_FEED_ROW_TOO_WIDE",
      undefined,
      undefined,
    ]);
    expect(records[2]?.text("b")).toBeUndefined();
  });

  it("gives the first of two columns of one name, and each by its place", async () => {
    const [record] = await recordsOf(await feedOf("a,a,\n1,2,3\n"));
    expect(record?.text("a")).toBe("1");
    expect([record?.textAt(1), record?.textAt(2)]).toEqual(["2", "3"]);
  });

  it("leaves a stray quote within a cell alone", async () => {
    expect(await rowsOf(await feedOf('sku,name\n1,TV 55" black\n2,Radio\n'))).toEqual([
      ["1", 'TV 55" black'],
      ["2", "Radio"],
    ]);
  });
});

describe("refusals", () => {
  const xlsx = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), Buffer.from("......[Content_Types].xml")]);

  it.each<[string, string | Uint8Array, string, string]>([
    ["nothing", "", "PDO_FEED_EMPTY", "--allow-empty"],
    ["white space", " \n \n", "PDO_FEED_EMPTY", "--allow-empty"],
    ["a workbook", xlsx, "PDO_FEED_NOT_TEXT", "CSV UTF-8"],
    ["a ZIP archive", Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), "PDO_FEED_NOT_TEXT", "Unpack"],
    ["a PDF", "%PDF-1.7 ...", "PDO_FEED_NOT_TEXT", "Export"],
    ["a picture", Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10]), "PDO_FEED_NOT_TEXT", "Export"],
    ["zero bytes", "a,b\n1,\0\n", "PDO_FEED_BINARY", "UTF-16"],
    ["a web page", "<!DOCTYPE html><html>", "PDO_FEED_MARKUP", "login"],
    ["a web page in XML", '<?xml version="1.0"?>\n<!DOCTYPE html><html>', "PDO_FEED_MARKUP", "login"],
    ["a header without names", ",,\n1,2,3\n", "PDO_FEED_NO_COLUMNS", "header"],
    ["an open quote", 'a,b\n1,"2\n', "PDO_FEED_QUOTE_OPEN", "line 2"],
    ["an open quote in the header", 'a,"b\n1,2\n', "PDO_FEED_QUOTE_OPEN", "line 1"],
  ])("refuses %s with its own next step", async (_, content, code, step) => {
    const problem = await problemOf(content);
    expect(problem.code).toBe(code);
    expect(problem.nextStep).toContain(step);
    expect(problem.what).toMatch(/^feed\.csv/);
  });

  it("refuses a record larger than the limit", async () => {
    const problem = await problemOf(`name\n${"x".repeat(500)}\n${"y".repeat(2000)}`, {
      maxRecordBytes: 1000,
      chunk: 100,
    });
    expect(problem).toMatchObject({
      code: "PDO_FEED_RECORD_TOO_LARGE",
      what: expect.stringContaining("line 3"),
    });
  });

  it("refuses a header that does not end within what is looked at, in words of its own", async () => {
    const header = Array.from({ length: 40_000 }, (_, place) => `column${place}`).join(",");
    expect(await problemOf(`${header}\n1\n`)).toMatchObject({
      code: "PDO_FEED_RECORD_TOO_LARGE",
      what: expect.stringMatching(/^feed\.csv, header: it is larger than \d+ KiB\.$/),
      nextStep: expect.stringContaining("export fewer columns"),
    });
  });

  it("refuses a delimiter that cannot be one", async () => {
    expect((await problemOf("a,b\n", { delimiter: "::" })).code).toBe("PDO_FEED_DELIMITER");
  });
});

describe("streaming", () => {
  it("gives batches of at most 200 records, in order", async () => {
    const feed = await feedOf(`name\n${Array.from({ length: 1000 }, (_, index) => `n${index}\n`).join("")}`);
    const sizes: number[] = [];
    let index = 0;
    for await (const batch of feed.records()) {
      sizes.push(batch.length);
      for (const record of batch) {
        expect(record.index).toBe(index);
        expect(record.line).toBe(index + 2);
        index += 1;
      }
    }
    expect(Math.max(...sizes)).toBe(200);
    expect(feed.counts().records).toBe(1000);
  });

  it("stops with the signal's reason", async () => {
    const feed = await feedOf(`name\n${"x\n".repeat(1000)}`);
    const controller = new AbortController();
    const read = async () => {
      for await (const _ of feed.records({ signal: controller.signal }))
        controller.abort(new Error("enough"));
    };
    await expect(read()).rejects.toThrow("enough");
  });

  it("lets the source go when the reader leaves early", async () => {
    let isClosed = false;
    async function* stream() {
      try {
        yield Buffer.from("name\na\n");
        for (;;) yield Buffer.alloc(300_000, "b\n");
      } finally {
        isClosed = true;
      }
    }
    const feed = await readFeed({ stream: stream() });
    for await (const _ of feed.records()) break;
    expect(isClosed).toBe(true);
  });

  it("stops at once while it waits for a source that says nothing", async () => {
    async function* stream() {
      yield Buffer.alloc(300_000, "name\n");
      await new Promise(() => {});
    }
    const feed = await readFeed({ stream: stream() });
    const controller = new AbortController();
    const read = async () => {
      for await (const batch of feed.records({ signal: controller.signal })) {
        if (batch.length < 200) setImmediate(() => controller.abort(new Error("enough")));
      }
    };
    await expect(read()).rejects.toThrow("enough");
  });

  it("gives its beginning as a sample, and again among the records", async () => {
    const feed = await feedOf("name\na\nb");
    expect(feed.sample.map((record) => record.text("name"))).toEqual(["a", "b"]);
    expect(await rowsOf(feed)).toEqual([["a"], ["b"]]);
  });

  it("reads its records once", async () => {
    const feed = await feedOf("name\na\n");
    await recordsOf(feed);
    await expect(recordsOf(feed)).rejects.toThrow("once");
  });
});

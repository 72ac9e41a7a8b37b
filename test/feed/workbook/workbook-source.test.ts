import { readFileSync, truncateSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isFeedError } from "../../../src/feed/errors.ts";
import { readFeedFile } from "../../../src/feed/reader.ts";
import type { PdoError } from "../../../src/lib/errors.ts";
import { rowsOf } from "../in-memory-feed.ts";
import { type MadeWorkbook, makeWorkbook, textRow, writeBytes } from "./made-workbook.ts";

async function read(made: MadeWorkbook, sheet?: string) {
  const feed = await readFeedFile(await makeWorkbook(made), sheet === undefined ? {} : { sheet });
  return { columns: feed.description.columns, rows: await rowsOf(feed), why: feed.description.why };
}

async function refusalOf(path: string, sheet?: string): Promise<PdoError> {
  try {
    const feed = await readFeedFile(path, sheet === undefined ? {} : { sheet });
    await rowsOf(feed);
  } catch (error) {
    if (isFeedError(error)) return error;
    throw error;
  }
  throw new Error("The workbook was not refused.");
}

const header = textRow(1, ["sku", "name"]);
const products = (name: string): MadeWorkbook["sheets"][number] => ({
  name,
  rows: header + textRow(2, ["1", "Chair"]),
});

describe("a workbook as a feed", () => {
  it("gives its cells as they are shown", async () => {
    const cells = [
      '<c r="A2" t="s"><v>1</v></c>',
      '<c r="B2" s="1"><v>401234567</v></c>',
      '<c r="C2"><v>4.01234567890E+12</v></c>',
      '<c r="D2" s="2"><v>46143.520833333336</v></c>',
      '<c r="E2" s="3"><v>0.15</v></c>',
      '<c r="F2"><v>0.30000000000000004</v></c>',
      '<c r="G2" t="str"><f>A2&amp;B2</f><v>Tisch &amp; Stuhl</v></c>',
      '<c r="H2" t="b"><v>1</v></c>',
      '<c r="I2" t="e"><v>#N/A</v></c>',
    ];
    const { rows } = await read({
      shared:
        '<si><t>no</t></si><si><r><rPr><b/></rPr><t>Ki</t></r><r><t xml:space="preserve">ssen_x000D_\nrot</t></r><rPh><t>x</t></rPh></si>',
      formats: ["0000000000000", "dd/mm/yyyy hh:mm", "0%"],
      sheets: [
        {
          name: "P",
          rows: `${textRow(1, ["a", "b", "c", "d", "e", "f", "g", "h", "i"])}<row r="2">${cells.join("")}</row>`,
        },
      ],
    });
    expect(rows).toEqual([
      [
        "Kissen\r\nrot",
        "0000401234567",
        "4012345678900",
        "2026-05-01 12:30:00",
        "15%",
        "0.3",
        "Tisch & Stuhl",
        "TRUE",
        "#N/A",
      ],
    ]);
  });

  it("numbers its records as Excel numbers their rows", async () => {
    const feed = await readFeedFile(
      await makeWorkbook({
        sheets: [
          {
            name: "P",
            rows: [
              textRow(2, ["Sortiment 2026"]),
              textRow(4, ["sku", "name"]),
              textRow(5, ["1", "Stuhl\nmit Lehne\naus Buche"]),
              textRow(6, ["2", "Tisch"]),
              textRow(9, ["3", "Bank"]),
              textRow(10, ["4", "Hocker"]),
            ].join(""),
          },
        ],
      }),
    );
    const lines: number[] = [];
    for await (const batch of feed.records()) lines.push(...batch.map(({ line }) => line));
    expect(lines).toEqual([5, 6, 9, 10]);
    expect(feed.sample.map(({ line }) => line)).toEqual([5, 6, 9, 10]);
  });

  it.each([
    ["below a settings line and labels", undefined, "item_sku", 3],
    ["where it is said to be", 0, "TemplateType=x", 1],
    ["below as many rows as are said", 1, "SKU", 2],
  ])("has its header %s", async (_, linesAbove, first, row) => {
    const path = await makeWorkbook({
      sheets: [
        {
          name: "Template",
          rows: [
            textRow(1, ["TemplateType=x", "Version=1"]),
            textRow(2, ["SKU", "Titel", "Marke"]),
            textRow(3, ["item_sku", "item_name", "brand_name"]),
            textRow(4, ["A-1", "Stuhl", "Oakly"]),
          ].join(""),
        },
      ],
    });
    const feed = await readFeedFile(path, linesAbove === undefined ? {} : { linesAbove });
    expect(feed.description.columns[0]).toBe(first);
    expect(feed.description.workbook?.table.headerRow).toBe(row);
    await feed.close();
  });

  it("counts days from 1904 where the workbook does", async () => {
    const { rows } = await read({
      workbookPr: '<workbookPr date1904="1"/>',
      formats: ["yyyy-mm-dd"],
      sheets: [
        {
          name: "P",
          rows: `${header}<row r="2"><c r="A2" s="1"><v>44681</v></c><c r="B2" t="str"><v>x</v></c></row>`,
        },
      ],
    });
    expect(rows[0]?.[0]).toBe("2026-05-01");
  });

  it("finds the header below a title, and the sheet with products behind others", async () => {
    const { columns, rows, why } = await read({
      sheets: [
        { name: "Chart", rows: "", kind: "chartsheet" },
        { name: "Read me", rows: textRow(1, ["Autumn list"]) },
        { ...products("Old"), state: 'state="hidden"' },
        {
          name: "Goods",
          rows:
            textRow(1, ["Autumn list"]) +
            textRow(4, ["sku", "name", "colour"]) +
            textRow(5, ["1", "Chair", "red"]),
        },
      ],
    });
    expect(columns).toEqual(["sku", "name", "colour"]);
    expect(rows).toEqual([["1", "Chair", "red"]]);
    expect(why[0]).toContain('"Goods" is read, with the header in row 4');
  });

  it("passes over a sheet of customers, unless it is asked for or alone", async () => {
    const people = {
      name: "People",
      rows: textRow(1, ["name", "email", "phone"]) + textRow(2, ["Ann", "ann@example.org", "1"]),
    };
    expect((await read({ sheets: [people, products("P")] })).columns).not.toContain("email");
    expect((await read({ sheets: [people, products("P")] }, "People")).columns).toContain("email");
    expect((await read({ sheets: [people] })).columns).toContain("email");
  });

  it("reads the sheet that is asked for", async () => {
    const made = { sheets: [products("One"), { name: "Two", rows: header + textRow(2, ["2", "Table"]) }] };
    expect((await read(made, "two")).rows).toEqual([["2", "Table"]]);
    const refusal = await refusalOf(await makeWorkbook(made), "Three");
    expect(refusal.code).toBe("PDO_FEED_SHEET_UNKNOWN");
    expect(refusal.nextStep).toContain("--sheet One");
  });

  it("keeps blank rows and cells without a header in their places", async () => {
    const rows = `${header}<row r="2"/>${textRow(3, ["1", "Chair", "note"])}<row r="4"><c r="B4"/></row>`;
    const { columns, rows: read_ } = await read({ sheets: [{ name: "P", rows }] });
    expect(columns).toEqual(["sku", "name", ""]);
    expect(read_).toEqual([
      ["", "", ""],
      ["1", "Chair", "note"],
      ["", "", ""],
    ]);
  });

  it("reads elements with a prefix, and cells without a place", async () => {
    const rows =
      '<x:row><x:c t="inlineStr"><x:is><x:t>sku</x:t></x:is></x:c><x:c t="inlineStr"><x:is><x:t>name</x:t></x:is></x:c></x:row><x:row><x:c><x:v>7</x:v></x:c><x:c t="str"><x:v>Lamp</x:v></x:c></x:row>';
    expect((await read({ sheets: [{ name: "P", rows }] })).rows).toEqual([["7", "Lamp"]]);
  });
});

describe("a workbook that cannot be read", () => {
  it("is refused where it was cut off, at any of a hundred places", async () => {
    const path = await makeWorkbook({ sheets: [products("P")] });
    const whole = readFileSync(path);
    for (let part = 1; part < 100; part += 1) {
      writeFileSync(path, whole);
      truncateSync(path, Math.floor((whole.length * part) / 100));
      expect((await refusalOf(path)).code).toMatch(/^PDO_FEED_(?:WORKBOOK_BROKEN|NOT_TEXT|EMPTY|BINARY)$/);
    }
  });

  it("is refused where a part is damaged", async () => {
    const path = await makeWorkbook({
      sheets: [{ name: "P", rows: header + textRow(2, ["1", "Chair ".repeat(500)]) }],
    });
    const bytes = readFileSync(path);
    const at = bytes.indexOf("xl/worksheets/sheet1.xml") + 60;
    bytes.fill(0xff, at, at + 40);
    const refusal = await refusalOf(writeBytes(bytes, "damaged.xlsx"));
    expect(refusal.code).toBe("PDO_FEED_WORKBOOK_BROKEN");
  });

  it("is refused where it unpacks to far more than it holds", async () => {
    const bomb = `${header}<row r="2"><c r="A2" t="inlineStr"><is><t>${" ".repeat(40 * 1024 * 1024)}</t></is></c></row>`;
    const refusal = await refusalOf(await makeWorkbook({ sheets: [{ name: "P", rows: bomb }] }));
    expect(refusal.code).toBe("PDO_FEED_WORKBOOK_BROKEN");
  });

  it("is refused with its sheets named where none has products", async () => {
    const refusal = await refusalOf(
      await makeWorkbook({ sheets: [{ name: "Notes", rows: textRow(1, ["Hello"]) }] }),
    );
    expect(refusal.code).toBe("PDO_FEED_NO_PRODUCTS");
    expect(refusal.seen).toContain("Notes");
  });

  it("is refused with the way out where it is protected or old", async () => {
    const path = writeBytes(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]), "old.xls");
    const refusal = await refusalOf(path);
    expect(refusal.seen).toContain("protected by a password");
    expect(refusal.nextStep).toContain(".xlsx");
  });
});

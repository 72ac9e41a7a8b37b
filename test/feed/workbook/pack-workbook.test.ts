import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readFeedFile } from "../../../src/feed/reader.ts";
import { packWorkbook } from "../../../src/feed/workbook/pack-workbook.ts";
import { sheetReading } from "../../../src/feed/workbook/workbook-source.ts";
import { propertyRuns } from "../../property-runs.ts";
import { rowsOf } from "../in-memory-feed.ts";
import { makeWorkbook, partsOf, writeBytes } from "./made-workbook.ts";

/** The workbook that a table makes of another, or a new one. */
async function packed(table: string, source?: string, widths?: readonly number[]): Promise<Buffer> {
  const path = join(mkdtempSync(join(tmpdir(), "pdo-table-")), "table.csv");
  writeFileSync(path, table);
  const feed = source === undefined ? undefined : await readFeedFile(source);
  await feed?.close();
  const workbook = feed?.description.workbook;
  const pieces: Uint8Array[] = [];
  const write = async (bytes: Uint8Array) => void pieces.push(Buffer.from(bytes));
  await packWorkbook({
    table: path,
    reading: sheetReading,
    widths,
    write,
    ...(workbook && { source: workbook }),
  });
  return Buffer.concat(pieces);
}

async function cellsOf(bytes: Uint8Array) {
  const feed = await readFeedFile(writeBytes(bytes, "packed.xlsx"));
  return [feed.description.columns, ...(await rowsOf(feed))];
}

const styled = [
  '<row r="1" ht="30"><c r="A1" t="inlineStr"><is><t>Autumn</t></is></c></row>',
  '<row r="3" spans="1:2"><c r="A3" s="1" t="inlineStr"><is><t>sku</t></is></c><c r="B3" s="1" t="inlineStr"><is><t>name</t></is></c></row>',
  '<row r="4"><c r="A4"><v>7</v></c><c r="B4" s="1" t="inlineStr"><is><t>Chair</t></is></c><c r="C4" s="1"/><c r="E4" s="1"/></row>',
  '<row r="5"/>',
  '<row r="6"><c r="A6"><v>8</v></c><c r="B6"><f>A6</f><v>8</v></c></row>',
].join("");
const filter = '<autoFilter ref="A3:B6"/><dataValidations count="0"/>';
const others = {
  "xl/vbaProject.bin": "macro",
  "xl/drawings/drawing1.xml": "<d/>",
  "xl/comments1.xml": "<c/>",
};
const make = () =>
  makeWorkbook({ sheets: [{ name: "P", rows: styled, behind: filter }], formats: ["0"], others });

describe("a workbook that is given back", () => {
  it("has new cells in its rows, and all else as it was", async () => {
    const source = await make();
    const before = await partsOf(readFileSync(source));
    const after = await partsOf(
      await packed(
        'sku,name,pdo_name,pdo_status\n7,Chair,Oak chair,ok\n,,,skipped\n8,8,"A & <b>",0.5\n',
        source,
      ),
    );
    expect([...after.keys()]).toEqual([...before.keys()]);
    for (const [name, text] of before) if (!name.includes("sheet1")) expect(after.get(name)).toBe(text);
    const sheet = after.get("xl/worksheets/sheet1.xml") ?? "";
    expect(sheet).toContain('<row r="1" ht="30"><c r="A1" t="inlineStr"><is><t>Autumn</t></is></c></row>');
    expect(sheet).toContain(
      '<c r="C3" s="1" t="inlineStr"><is><t xml:space="preserve">pdo_name</t></is></c>',
    );
    expect(sheet).toContain(
      '<c r="C4" s="1" t="inlineStr"><is><t xml:space="preserve">Oak chair</t></is></c><c r="D4" t="inlineStr">',
    );
    expect(sheet).toMatch(/<c r="D4"[\s\S]*<c r="E4" s="1"\/>/);
    expect(sheet).toContain('<c r="B6"><f>A6</f><v>8</v></c>');
    expect(sheet).toContain('<c r="D6"><v>0.5</v></c>');
    expect(sheet).toContain('<autoFilter ref="A3:D6"/><dataValidations count="0"/>');
  });

  it.each([
    ["", '<cols><col min="3" max="4" width="24" customWidth="1"/></cols><sheetData>'],
    [
      '<x:cols><x:col min="1" max="2" width="9"/></x:cols>',
      '<x:col min="1" max="2" width="9"/><x:col min="3" max="4" width="24" customWidth="1"/></x:cols>',
    ],
    ['<cols><col min="1" max="1024" width="9"/></cols>', '<cols><col min="1" max="1024" width="9"/></cols>'],
  ])(
    "has new columns that can be read, where nobody has said how wide they are (%s)",
    async (before, after) => {
      const source = await makeWorkbook({ sheets: [{ name: "P", before, rows: styled }], formats: ["0"] });
      const parts = await partsOf(await packed(enriched, source));
      expect(parts.get("xl/worksheets/sheet1.xml")).toContain(after);
    },
  );

  it("has replaced cells in the style that they had", async () => {
    const after = await partsOf(await packed("sku,name\n7,Oak chair\n,\n8,8\n", await make()));
    expect(after.get("xl/worksheets/sheet1.xml")).toContain(
      '<c r="B4" s="1" t="inlineStr"><is><t xml:space="preserve">Oak chair</t></is></c>',
    );
  });

  it("is the same bytes of XML where nothing is new", async () => {
    const source = await make();
    const [before, after] = [
      await partsOf(readFileSync(source)),
      await partsOf(await packed("sku,name\n7,Chair\n,\n8,8\n", source)),
    ];
    expect(after).toEqual(before);
  });
});

const table = (ref: string, attributes = "", names = ["sku", "name"]) =>
  `<table id="1" name="T" ref="${ref}"${attributes}><autoFilter ref="${ref}"/><tableColumns count="${names.length}">${names.map((name, at) => `<tableColumn id="${at + 4}" name="${name}"/>`).join("")}</tableColumns><tableStyleInfo/></table>`;
const relationship = (type: string, target: string) =>
  `<Relationships><Relationship Id="t" Type="http://x/${type}" Target="${target}"/></Relationships>`;
const enriched = "sku,name,pdo_name,pdo_status\n7,Chair,x,ok\n,,,skipped\n8,8,y,ok\n";

describe("a table of a workbook", () => {
  const packedTable = async (xml: string) => {
    const parts = {
      "xl/worksheets/_rels/sheet1.xml.rels": relationship("table", "../tables/table1.xml"),
      "xl/tables/table1.xml": xml,
    };
    const source = await makeWorkbook({
      sheets: [{ name: "P", rows: styled }],
      formats: ["0"],
      others: parts,
    });
    return (await partsOf(await packed(enriched, source))).get("xl/tables/table1.xml");
  };

  it("takes in the columns that are added", async () => {
    expect(await packedTable(table("A3:B6"))).toBe(
      table("A3:D6", "", ["sku", "name", "pdo_name", "pdo_status"]),
    );
  });

  it.each([
    ["ends before the last column", table("A3:A6")],
    ["begins in another row", table("A4:B6")],
    ["has a row of totals", table("A3:B6", ' totalsRowCount="1"')],
    ["has no header", table("A3:B6", ' headerRowCount="0"')],
    ["is of a query", table("A3:B6", ' tableType="queryTable"')],
    ["has a column that is called alike", table("A3:B6", "", ["sku", "PDO_Name"])],
  ])("stays as it is where it %s", async (_, xml) => {
    expect(await packedTable(xml)).toBe(xml);
  });
});

describe("the list of a workbook's formulas", () => {
  const chain = '<calcChain><c r="B6" i="1"/></calcChain>';
  const types =
    '<Types><Override PartName="/xl/calcChain.xml" ContentType="c"/><Override PartName="/a" ContentType="b"/></Types>';
  const makeChain = async (rows: string) => {
    const source = await makeWorkbook({
      sheets: [{ name: "P", rows }],
      formats: ["0"],
      related: [["calcChain", "calcChain.xml"]],
      types,
      others: { "xl/calcChain.xml": chain },
    });
    return source;
  };

  it("goes with the formulas that are replaced", async () => {
    const source = await makeChain(styled);
    const after = await partsOf(await packed("sku,name\n7,Chair\n,\n8,Oak chair\n", source));
    expect(after.has("xl/calcChain.xml")).toBe(false);
    expect(after.get("[Content_Types].xml")).toBe('<Types><Override PartName="/a" ContentType="b"/></Types>');
    expect(after.get("xl/_rels/workbook.xml.rels")).not.toContain("calcChain");
    expect(after.get("xl/_rels/workbook.xml.rels")).toContain("sharedStrings");
  });

  it("stays with all others", async () => {
    const source = await makeChain(styled);
    const before = await partsOf(readFileSync(source));
    const after = await partsOf(await packed(enriched, source));
    for (const name of ["xl/calcChain.xml", "[Content_Types].xml", "xl/_rels/workbook.xml.rels"])
      expect(after.get(name)).toBe(before.get(name));
  });

  it("leaves no formula that refers to one that was replaced", async () => {
    const shared = (row: number, formula: string) =>
      `<row r="${row}"><c r="A${row}"><v>${row}</v></c><c r="B${row}">${formula}<v>${row}</v></c></row>`;
    const rows = [
      '<row r="1"><c r="A1" t="inlineStr"><is><t>sku</t></is></c><c r="B1" t="inlineStr"><is><t>name</t></is></c></row>',
      shared(2, '<f t="shared" ref="B2:B3" si="0">A2</f>'),
      shared(3, '<f t="shared" si="0"/>'),
      shared(4, '<f t="shared" si="1">A4</f>'),
    ];
    const after = await partsOf(
      await packed("sku,name\n2,Chair\n3,3\n4,4\n", await makeChain(rows.join(""))),
    );
    const sheet = after.get("xl/worksheets/sheet1.xml");
    expect(sheet).toContain('<c r="B3"><v>3</v></c>');
    expect(sheet).toContain('<f t="shared" si="1">A4</f>');
  });
});

describe("a new workbook", () => {
  it("holds the table, with long numbers and those with zeros in front as texts", async () => {
    const table = "sku,ean,name,price\n007,4012345678901,=1+1,34.90\n8,12,a,5\n";
    const bytes = await packed(table);
    expect(await cellsOf(bytes)).toEqual([
      ["sku", "ean", "name", "price"],
      ["007", "4012345678901", "=1+1", "34.90"],
      ["8", "12", "a", "5"],
    ]);
    const sheet = (await partsOf(bytes)).get("xl/worksheets/sheet1.xml") ?? "";
    expect(sheet).not.toContain("<f>");
    expect(sheet).not.toContain("<v>4012345678901</v>");
  });

  it("has columns as wide as it is said, before its rows", async () => {
    const parts = await partsOf(await packed("a,b\n1,2\n", undefined, [8, 40.5]));
    expect(parts.get("xl/worksheets/sheet1.xml")?.toString()).toContain(
      '</sheetViews><cols><col min="1" max="1" width="8" customWidth="1"/><col min="2" max="2" width="40.5" customWidth="1"/></cols><sheetData>',
    );
  });

  it("gives any text back as it was", async () => {
    const texts = fc.array(
      fc.string({ unit: "binary", maxLength: 30 }).map((text) => `t${text.replace(/\0/g, "")}t`),
      { minLength: 1, maxLength: 5 },
    );
    await fc.assert(
      fc.asyncProperty(texts, async (names) => {
        const rows = names.map((name) => `x,"${name.toWellFormed().replaceAll('"', '""')}"\n`);
        const cells = await cellsOf(await packed(`sku,name\n${rows.join("")}`));
        expect(cells.slice(1).map((row) => row[1])).toEqual(names.map((name) => name.toWellFormed()));
      }),
      { numRuns: propertyRuns(40) },
    );
  });
});

import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { resolveColumns } from "../../src/feed/columns.ts";
import { readFeed } from "../../src/feed/reader.ts";
import { mostCharacters, type ReportRow, readReportRow } from "../../src/report/report-row.ts";
import { sheetLines } from "../../src/report/sheet.ts";
import { reportRow } from "./made-rows.ts";

async function rowsOf(text: string, path = "feed.csv"): Promise<ReportRow[]> {
  const feed = await readFeed({ path, stream: Readable.from([Buffer.from(text)]) });
  const columns = feed.description.columns.filter((column) => !column.startsWith("pdo"));
  const mapping = resolveColumns({ ...feed.description, columns }, { sample: feed.sample });
  const rows: ReportRow[] = [];
  for await (const batch of feed.records()) {
    for (const record of batch)
      rows.push(readReportRow(record, rows.length + 1, { mapping, columns: feed.description.columns }));
  }
  return rows;
}

const header =
  "sku,name,description,pdo_name,pdo_description,pdo_category_id,pdo_category,pdo_category_score,pdo_category_candidates,pdo_attributes,pdo_missing_attributes,pdo_status,pdo_messages";

describe("a row of the report", () => {
  it("has the feed's texts beside those that are proposed, and what was found", async () => {
    const [row] = await rowsOf(
      `${header}\nA-1,KETTLE,Boils.,Kettle,,a-kettles,Home > Kettles,0.91,,"{""color"":[{""value"":""red"",""text"":""Rot""}]}","brand, power",ok,name: Fixed capitals. | attribution: Found 1 value.\n`,
    );
    expect(row).toMatchObject({
      row: 1,
      id: "A-1",
      status: "ok",
      attention: 0,
      name: { before: "KETTLE", after: "Kettle" },
      description: { before: "Boils." },
      category: { id: "a-kettles", path: "Home > Kettles", score: 0.91, candidates: [] },
      attributes: [["color", "Rot"]],
      missing: ["brand", "power"],
      messages: ["name: Fixed capitals.", "attribution: Found 1 value."],
    });
  });

  it("has the categories that a person chooses from, in tables and in JSON", async () => {
    const candidates = [{ identifier: "a-x", path: "Home > X (new)", score: 0.6 }];
    const [table] = await rowsOf(
      `${header}\nA-1,Thing,,,,,,0.6,"Home > X (new) (a-x, 0.6) | Home > Y (a-y, 0.3)",{},,review,\n`,
    );
    expect(table?.category.candidates).toEqual([
      { id: "a-x", path: "Home > X (new)", score: 0.6 },
      { id: "a-y", path: "Home > Y", score: 0.3 },
    ]);
    const json = [{ name: "Thing", pdo: { status: "review", category_candidates: candidates } }];
    const [nested] = await rowsOf(JSON.stringify(json), "feed.json");
    expect(nested?.category.candidates).toEqual([{ id: "a-x", path: "Home > X (new)", score: 0.6 }]);
  });

  it("has the attributes of columns and members of their own", async () => {
    const [table, none] = await rowsOf(
      'sku,name,pdo_attribute:Color,pdo_attribute:Size,pdo_status\nA-1,Shoe,red,"\'=42",ok\nA-2,Shoe,,,ok\n',
    );
    expect([table?.attributes, none?.attributes]).toEqual([
      [
        ["Color", "red"],
        ["Size", "=42"],
      ],
      [],
    ]);
    const json = [{ name: "Shoe", pdo: { status: "ok", attributes: { Color: "red", Size: null } } }];
    const [nested] = await rowsOf(JSON.stringify(json), "feed.json");
    expect(nested?.attributes).toEqual([["Color", "red"]]);
  });

  it("says where a text is too long to be shown whole, and so to be decided", async () => {
    const long = "x".repeat(mostCharacters + 1);
    const [cut, whole] = await rowsOf(
      `${header}\nA-1,KETTLE,${long},Kettle,Short.,,,,,{},,ok,\nA-2,KETTLE,Boils.,Kettle,Boils often.,,,,,{},,ok,\n`,
    );
    expect([cut?.description.isCut, cut?.name.isCut]).toEqual([true, undefined]);
    expect(whole?.description).toEqual({ before: "Boils.", after: "Boils often." });
    expect(sheetLines(cut ?? reportRow()).map(([, , , field]) => field)).toEqual(["name"]);
  });

  it("takes a text whose lines end in another way for the same", async () => {
    const [row] = await rowsOf(`${header}\r\nA-1,KETTLE,"One.\r\nTwo.",Kettle,"One.\nTwo.",,,,,{},,ok,\r\n`);
    expect(row?.description.after).toBe(row?.description.before);
  });

  it("asks for a look where something failed, was withheld, lost or is unsure, in this order", async () => {
    const rows = await rowsOf(
      [
        header,
        "1,Thing,,Thing,,a-x,X,0.99,,{},,rejected,name: failed.",
        "2,Thing,,Thing,,,,0.4,,{},,review,categorization: unsure.",
        "3,Thing,,Thing,,a-x,X,0.95,,{},,ok,description: Left out: 12 V.",
        "4,Thing,,Thing,,a-x,X,0.75,,{},,ok,",
        "5,Thing,,Thing,,a-x,X,0.95,,{},,ok,",
        "",
      ].join("\n"),
    );
    const order = rows.toSorted((one, other) => other.attention - one.attention).map(({ row }) => row);
    expect(order).toEqual([1, 2, 3, 4, 5]);
  });

  it("is cut where a cell holds a megabyte, and says so", async () => {
    const [row] = await rowsOf(`${header}\n1,Thing,${"word ".repeat(200_000)},,,,,,,,,ok,\n`);
    expect(row?.description.before.length).toBeLessThan(mostCharacters + 40);
    expect(row?.description.before).toMatch(/characters more\)$/);
  });
});

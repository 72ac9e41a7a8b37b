import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readFeedFile } from "../../../src/feed/reader.ts";
import { findSupplierColumn } from "../../../src/pipeline/outputs/missing-attributes.ts";
import { folderOf, run } from "../folder.ts";

const header =
  "sku,title,Lieferant,brand,pdo_name,pdo_category_id,pdo_category,pdo_missing_attributes,pdo_status";
const phones = "a-electronics-phones-smartphones,Phones";
const table = [
  header,
  `A-1,PHONE,Zeta,Acme,Phone,${phones},"brand, color",ok`,
  `A-2,PHONE 2,Alpha,Acme,Phone 2,${phones},color,ok`,
  `A-3,PHONE 3,Alpha,Acme,=Phone 3,${phones},,ok`,
  "A-4,THING,Alpha,Acme,,,,,review",
].join("\n");

async function gaps(text: string, ...words: readonly string[]) {
  const folder = folderOf({ "out.csv": `${text}\n` });
  const placed = words.map((word) => (word.startsWith("list.") ? join(folder, word) : word));
  return { folder, ...(await run(["gaps", join(folder, "out.csv"), ...placed])) };
}

describe("pdo gaps", () => {
  it("counts what is missing by category and attribute, and who is to be asked", async () => {
    const { code, printed } = await gaps(table, "--language", "de");
    expect(code).toBe(0);
    const answer = JSON.parse(printed);
    expect(answer).toMatchObject({ products: 3, with_gaps: 2, grouped_by: "Lieferant" });
    expect(answer.gaps[0]).toMatchObject({ category: "Phones", attribute: "color", products: 2, of: 3 });
    expect(answer.groups).toEqual(expect.arrayContaining([{ name: "Zeta", products: 1 }]));
  });

  it("writes a list by supplier with an empty column to fill in", async () => {
    const { folder } = await gaps(table, "-o", "list.csv");
    const lines = readFileSync(join(folder, "list.csv"), "utf8").trimEnd().split("\n");
    expect(lines[0]).toBe("\ufeffLieferant,id,name,category,attribute,asked for,takes,value");
    expect(lines.slice(1).map((line) => line.split(",").slice(0, 2))).toEqual([
      ["Alpha", "A-2"],
      ["Zeta", "A-1"],
      ["Zeta", "A-1"],
    ]);
    expect(lines.every((line, at) => at === 0 || line.endsWith(","))).toBe(true);
  });

  it.each(["list.xlsx", "list.json", "list.jsonl", "list.csv.gz"])(
    "writes %s that can be read",
    async (name) => {
      const { folder, code } = await gaps(table, "-o", name, "--by", "brand");
      expect(code).toBe(0);
      const feed = await readFeedFile(join(folder, name));
      const rows: string[] = [];
      for await (const batch of feed.records()) rows.push(...batch.map((record) => record.text("id") ?? ""));
      expect(rows).toEqual(["A-1", "A-1", "A-2"]);
    },
  );

  it("reads JSON Lines as a table", async () => {
    const line = {
      sku: "A-1",
      title: "PHONE",
      pdo: { category_id: "x", category: "X", missing_attributes: ["color", "brand"], status: "ok" },
    };
    const folder = folderOf({ "out.jsonl": `${JSON.stringify(line)}\n` });
    const { printed } = await run(["gaps", join(folder, "out.jsonl")]);
    expect(JSON.parse(printed)).toMatchObject({
      with_gaps: 1,
      gaps: [{ attribute: "color", name: "color" }, { attribute: "brand" }],
    });
  });

  it.each([
    ["supplier", true],
    ["Supplier Name", true],
    ["Lieferant", true],
    ["Lieferantenname", true],
    ["fournisseur", true],
    ["Nom du fournisseur", true],
    ["fornitore", true],
    ["Nome fornitore", true],
    ["supplier sku", false],
    ["Lieferantennummer", false],
    ["Taille fournisseur", false],
    ["codice fornitore", false],
  ])("finds the column of suppliers: %s %s", (column, isFound) => {
    expect(findSupplierColumn([column]) !== undefined).toBe(isFound);
  });

  it("refuses a feed without results, and a column that is not there", async () => {
    expect((await gaps("sku,title\nA-1,Phone")).said).toContain("PDO_GAPS_NOT_ENRICHED");
    expect((await gaps(table, "--by", "nobody")).said).toContain("PDO_GAPS_COLUMN_UNKNOWN");
  });
});

import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderOf, run } from "./folder.ts";

const oldFolder = folderOf({
  "categories.csv":
    "identifier,parent_identifier,name_en,name_de\nm,,Tools,Werkzeug\nm-saws,m,Saws,Sägen\nm-axes,m,Axes,Äxte\nm-axes-small,m-axes,Hatchets,Beile\nm-old,m,Old,Alt\nm-same,m,Same,Gleich\nn,,Garden,Garten\n",
  "attributes.csv":
    "category_identifier,identifier,requirement_level,kind,name_en\nm-saws,material,optional,closed,Material\nm-same,brand,optional,open,Brand\n",
  "values.csv": "category_identifier,attribute_identifier,identifier,name_en\n*,material,wood,Wood\n",
});
const newFolder = folderOf({
  "categories.csv":
    "identifier,parent_identifier,name_en,name_de\nm,,Tools,Werkzeug\nm-saws,m,Saws,Handsägen\nm-axes,n,Axes,Äxte\nm-axes-small,m-axes,Hatchets,Beile\nm-same,m,Same,Gleich\nn,,Garden,Garten\nm-new,n,New,Neu\nm-new-1,m-new,Newer,Neuer\n",
  "attributes.csv":
    "category_identifier,identifier,requirement_level,kind,name_en\nm-saws,material,required,closed,Material\nm-same,brand,optional,open,Brand\n",
  "values.csv":
    "category_identifier,attribute_identifier,identifier,name_en\n*,material,wood,Wood\n*,material,steel,Steel\n",
});
const [before, after] = [`csv:${oldFolder}`, `csv:${newFolder}`];

const feed = folderOf({
  "feed.csv": [
    "sku,Category,price",
    "1,m-saws,1",
    "2,Tools > Old,1",
    "3,Werkzeug / Äxte / Beile,1",
    "4,Same,1",
    "5,,1",
    "6,Boats,1",
    "",
  ].join("\n"),
});

describe("pdo catalog diff", () => {
  it("makes cells safe in CSV that a spreadsheet would run", async () => {
    const categories = (name: string) =>
      folderOf({ "categories.csv": `identifier,parent_identifier,name_en\nm,,${name}\n` });
    const words = [`csv:${categories("Tools")}`, `csv:${categories("=1+1")}`];
    const { printed } = await run(["catalog", "diff", ...words, "--output", "csv"]);
    expect(printed).toContain(`"'=1+1"`);
    expect(printed).not.toMatch(/(?:^|,)=1/m);
  });

  it("is empty between a catalog and itself, and says so", async () => {
    const { code, printed } = await run(["catalog", "diff", before, before, "--output", "table"]);
    expect(code).toBe(0);
    expect(printed).toContain("Nothing differs.");
    const { printed: json } = await run(["catalog", "diff", "channel_b", "builtin:channel_b"]);
    expect(JSON.parse(json)).toMatchObject({ is_equal: true, changes: [] });
  });

  it("says in JSON all that differs, with its counts", async () => {
    const { code, printed } = await run(["catalog", "diff", before, after]);
    const answer = JSON.parse(printed);
    expect(code).toBe(0);
    expect(answer.old).toEqual({ catalog: before, category_count: 7 });
    expect(answer.counts.category).toMatchObject({ added: 2, removed: 1, renamed: 1, moved: 1 });
    expect(answer.counts.attribute).toMatchObject({ level: 1, added: 0 });
    expect(answer.counts.value).toMatchObject({ added: 1 });
    expect(answer.changes).toContainEqual({
      subject: "category",
      change: "moved",
      identifier: "m-axes",
      names: { en: "Axes", de: "Äxte" },
      old: "m",
      new: "n",
      categories_below: 1,
    });
    expect(answer.changes).toContainEqual({
      subject: "value",
      change: "added",
      identifier: "steel",
      attribute_identifier: "material",
      names: { en: "Steel" },
      category_count: 1,
      category_identifiers: ["m-saws"],
    });
  });

  it("shows a person the counts, and each list with what came along", async () => {
    const { printed } = await run(["catalog", "diff", before, after, "--output", "table"]);
    expect(printed).toMatch(/categories +2 +1 +1 +1 +0/);
    expect(printed).toContain("m-new  Garden > New, with 1 below it");
    expect(printed).toContain("m-axes  Tools > Axes -> Garden > Axes, with 1 below it");
    expect(printed).toContain("m-saws  de: Sägen -> Handsägen");
    expect(printed).toMatch(/^ {2}material +Material +in m-saws +optional -> required$/m);
    expect(printed).not.toContain("m-new-1");
  });

  it("shows the first twenty of a list, and says where the others are", async () => {
    const rows = Array.from({ length: 25 }, (_, number) => `x-${number},,X ${number}\n`).join("");
    const many = folderOf({ "categories.csv": `identifier,parent_identifier,name_en\nm,,Tools\n${rows}` });
    const { printed } = await run(["catalog", "diff", before, `csv:${many}`, "--output", "table"]);
    expect(printed).toContain("x-19 ");
    expect(printed).not.toContain("x-20 ");
    expect(printed).toContain("... and 5 more: --output jsonl");
  });

  it("prints one change a line, and a table for a spreadsheet", async () => {
    const lines = (await run(["catalog", "diff", before, after, "--output", "jsonl"])).printed
      .trim()
      .split("\n");
    expect(lines.map((line) => JSON.parse(line).change).sort()).toEqual(
      ["added", "added", "added", "level", "moved", "removed", "renamed"].sort(),
    );
    const { printed } = await run(["catalog", "diff", before, after, "--output", "csv"]);
    expect(printed).toContain("category,renamed,,m-saws,Saws,de,Sägen,Handsägen,,\n");
  });

  it("says which rows of a feed are touched, by identifier or path of names in any language", async () => {
    const words = ["catalog", "diff", before, after, "--feed", join(feed, "feed.csv")];
    const { code, printed } = await run(words);
    const { feed: touched } = JSON.parse(printed);
    expect(code).toBe(0);
    expect(touched).toMatchObject({ rows: 6, touched: 3, without_category: 1, unknown_category: 1 });
    expect(touched.by_effect).toEqual({ removed: 1, renamed: 1, moved: 1, attributes: 1 });
    expect(touched.touched_rows).toEqual([
      {
        row: 1,
        id: "1",
        category_identifier: "m-saws",
        effects: ["renamed", "attributes"],
        new_category: "Tools > Saws",
      },
      { row: 2, id: "2", category_identifier: "m-old", effects: ["removed"], new_category: null },
      {
        row: 3,
        id: "3",
        category_identifier: "m-axes-small",
        effects: ["moved"],
        new_category: "Garden > Axes > Hatchets",
      },
    ]);
    const table = await run([...words, "--output", "table"]);
    expect(table.printed).toContain(
      "6 rows, 3 touched: 1 removed, 1 renamed, 1 moved, 1 attributes; 1 without a category",
    );
    const lines = (await run([...words, "--output", "jsonl"])).printed.trim().split("\n");
    expect(lines.filter((line) => JSON.parse(line).subject === "row")).toHaveLength(3);
    const cells = (await run([...words, "--output", "csv"])).printed.trim().split("\n");
    expect(cells).toHaveLength(4);
    expect(cells[2]).toBe("2,2,m-old,removed,");
  });

  it("gives one JSON document, for a terminal too, when a feed has no row that is touched", async () => {
    const words = ["catalog", "diff", before, before, "--feed", join(feed, "feed.csv"), "--json"];
    for (const isTerminal of [true, false]) {
      const { printed } = await run(words, { isTerminal });
      expect(JSON.parse(printed)).toMatchObject({ is_equal: true, feed: { rows: 6, touched_rows: [] } });
    }
  });

  it("reads the category that enriching has written, from a table and from JSON lines", async () => {
    const enriched = folderOf({
      "feed.csv": "sku,Category,pdo_category_id\n1,Boats,m-old\n",
      "feed.jsonl": '{"sku":"1","pdo":{"category_id":"m-old"}}\n{"sku":"2"}\n',
    });
    for (const name of ["feed.csv", "feed.jsonl"]) {
      const { printed } = await run(["catalog", "diff", before, after, "--feed", join(enriched, name)]);
      expect(JSON.parse(printed).feed.touched_rows).toMatchObject([
        { row: 1, id: "1", effects: ["removed"] },
      ]);
    }
  });

  it("takes the column that is named, and asks for one where none is clear", async () => {
    const odd = join(folderOf({ "feed.csv": "a,b\nx,m-old\n" }), "feed.csv");
    const words = ["catalog", "diff", before, after, "--feed", odd];
    const mapped = await run([...words, "--map", "category=b", "--map", "id=a"]);
    expect(JSON.parse(mapped.printed).feed.touched_rows).toMatchObject([{ id: "x", effects: ["removed"] }]);
    const unclear = await run(words);
    expect(unclear.code).toBe(2);
    expect(unclear.said).toContain("PDO_FEED_CATEGORY_MISSING");
  });

  it.each([
    ["nowhere", "PDO_CATALOG_NOT_NAMED"],
    ["builtin:channel_x", "PDO_CATALOG_NOT_NAMED"],
    [oldFolder, "PDO_CATALOG_NOT_NAMED"],
    ["csv:/no/such/folder", "PDO_CATALOG_SOURCE_MISSING"],
    ["xls:./mine", "PDO_CATALOG_FORMAT_UNKNOWN"],
    [join(oldFolder, "values.csv"), "PDO_CATALOG_NOT_A_CATALOG"],
  ])("refuses %s as a catalog", async (named, problem) => {
    const { code, said } = await run(["catalog", "diff", named, after]);
    expect(code).toBe(2);
    expect(said).toContain(problem);
  });

  it("compares what is imported now with a compiled file", async () => {
    const imported = await run(["catalog", "import", "csv", oldFolder, "--channel", "channel_a"]);
    const file = join(imported.home, "channels/channel_a.catalog");
    const environment = { PDO_HOME: imported.home };
    const { printed } = await run(["catalog", "diff", "channel_a", file], { environment });
    expect(JSON.parse(printed).is_equal).toBe(true);
    const { printed: other } = await run(["catalog", "diff", file, after], { environment });
    expect(JSON.parse(other).is_equal).toBe(false);
  });
});

import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { createLintFolder, findingsOf, shopTable } from "./lint-folder.ts";
import { runLintCommand } from "./run.ts";

const { write } = createLintFolder();

describe("pdo lint", () => {
  test("says where each rule is broken: row, line, column, span, and how to mend it", async () => {
    const { code, findings, summary } = await findingsOf([
      write("shop.csv", shopTable),
      "--rules",
      "google,gtin",
    ]);
    expect(code).toBe(1);
    expect(findings.find(({ rule }) => rule === "google.title.promotion")).toMatchObject({
      row: 1,
      line: 2,
      id: "a-1",
      column: "title",
      field: "name",
      level: "error",
      excerpt: "FREE SHIPPING",
      span: [22, 35],
      fix: expect.anything(),
    });
    expect(findings.find(({ rule }) => rule === "gtin.check-digit")).toMatchObject({
      row: 2,
      column: "gtin",
      fix: null,
    });
    expect(summary).toMatchObject({ is_failed: true, rows: 3, products: 3, fixed: 0 });
  });

  test("looks at the pictures behind links where it is asked to, but not in networks of one's own", async () => {
    const feed = write("images.csv", "sku,title,image_link\n1,Chair,http://127.0.0.1:9/chair.jpg\n");
    const rulesOf = async (...words: readonly string[]) =>
      (await findingsOf([feed, "--rules", "gtin", ...words])).findings.map(({ rule }) => rule);
    expect(await rulesOf()).toEqual([]);
    expect(await rulesOf("--check-images")).toContain("images.image.there");
  });

  test("counts in the summary what it lists, by pack and by rule", async () => {
    const { findings, summary } = await findingsOf([
      write("counts.csv", shopTable),
      "--rules",
      "google,gtin",
    ]);
    const { errors, warnings, by_rule, by_pack } = summary as {
      errors: number;
      warnings: number;
      by_rule: { findings: number }[];
      by_pack: { errors: number; warnings: number }[];
    };
    expect(errors + warnings).toBe(findings.length);
    expect(by_rule.reduce((sum, { findings: each }) => sum + each, 0)).toBe(findings.length);
    expect(by_pack.reduce((sum, each) => sum + each.errors + each.warnings, 0)).toBe(findings.length);
  });

  test("finds the same in CSV, JSON, JSON Lines, packed and from standard input", async () => {
    const records = [
      { sku: "a-1", title: "Blue desk lamp FREE SHIPPING", gtin: "4006381333932" },
      { sku: "a-2", title: "Oak bar stool" },
    ];
    const lines = records.map((record) => JSON.stringify(record)).join("\n");
    const csv = "sku,title,gtin\na-1,Blue desk lamp FREE SHIPPING,4006381333932\na-2,Oak bar stool,\n";
    const found = await Promise.all([
      findingsOf([write("same.csv", csv), "--rules", "google,gtin"]),
      findingsOf([write("same.json", JSON.stringify(records)), "--rules", "google,gtin"]),
      findingsOf([write("same.jsonl", lines), "--rules", "google,gtin"]),
      findingsOf([write("same.csv.gz", gzipSync(csv)), "--rules", "google,gtin"]),
      findingsOf(["-", "--rules", "google,gtin"], csv),
    ]);
    const told = found.map(({ findings }) => findings.map(({ row, rule, span }) => [row, rule, span]));
    expect(told[0]?.length).toBeGreaterThan(1);
    for (const one of told) expect(one).toEqual(told[0]);
  });

  test("ends with 0 where findings are below the level that counts", async () => {
    const feed = write("level.csv", "title,gtin\nOak bar stool of the house,4006381333932\n");
    const codeOf = async (...words: string[]) =>
      (await runLintCommand([feed, "--rules", "gtin", ...words])).code;
    expect([
      await codeOf(),
      await codeOf("--fail-on", "warning"),
      await codeOf("--fail-on", "never"),
    ]).toEqual([1, 1, 0]);
    const clean = write("clean.csv", "title,gtin\nOak bar stool,4006381333931\n");
    expect((await runLintCommand([clean, "--rules", "gtin", "--fail-on", "warning"])).code).toBe(0);
  });

  test("suggests the nearest pack, and the nearest field of --map", async () => {
    const feed = write("words.csv", shopTable);
    const unknown = await runLintCommand([feed, "--rules", "google,zalndo"]);
    expect(unknown).toMatchObject({
      code: 2,
      said: expect.stringContaining("Did you mean --rules zalando?"),
    });
    const map = await runLintCommand([feed, "--map", "colr=note"]);
    expect(map).toMatchObject({ code: 2, said: expect.stringContaining("Did you mean color?") });
    const level = await runLintCommand([feed, "--fail-on", "eror"]);
    expect(level).toMatchObject({ code: 2, said: expect.stringContaining("Did you mean error?") });
  });

  test("takes a column for a further field as asked", async () => {
    const feed = write("map.csv", "title,note\nOak bar stool,Baumwolle 60 % Elastan 30 %\n");
    const without = await findingsOf([feed, "--rules", "zalando"]);
    const mapped = await findingsOf([feed, "--rules", "zalando", "--map", "material=note"]);
    expect(without.findings.filter(({ rule }) => rule.startsWith("zalando.material"))).toEqual([]);
    expect(mapped.findings).toContainEqual(
      expect.objectContaining({ rule: "zalando.material.total", column: "note", field: "material" }),
    );
  });

  test("takes rows that only carry on a product for no product", async () => {
    const feed = write(
      "shopify.csv",
      "Handle,Title,Body (HTML),Vendor,Variant SKU\nlamp,Desk lamp,A lamp.,Acme,1\nlamp,,,,2\nlamp,,,,3\n",
    );
    const { findings, summary } = await findingsOf([feed, "--rules", "google"]);
    expect(summary).toMatchObject({ rows: 3, products: 1, rows_continued: 2 });
    expect(findings.filter(({ rule }) => rule === "google.title.required")).toEqual([]);
  });

  test("says of broken rows that they were not looked at", async () => {
    const { summary } = await findingsOf([
      write("wide.csv", "sku,title\n1,Lamp\n2,Stool,and,more\n"),
      "--rules",
      "google",
    ]);
    expect(summary).toMatchObject({ rows: 2, products: 1, rows_unreadable: 1 });
  });

  test("prints one finding a line, and one a row", async () => {
    const feed = write("forms.csv", shopTable);
    const lines = await runLintCommand([feed, "--rules", "gtin", "--output", "jsonl"]);
    expect(
      lines.printed
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line).rule),
    ).toEqual(["gtin.check-digit"]);
    const rows = await runLintCommand([feed, "--rules", "gtin", "--output", "csv"]);
    expect(rows.printed.split("\n")[1]).toMatch(
      /^2,3,a-2,gtin,gtin,gtin\.check-digit,error,0,13,4006381333932,/,
    );
  });
});

test("cells that a spreadsheet would run are made safe in a table of findings", async () => {
  const feed = write("formula.csv", "sku,title,gtin\n=1+1,Oak bar stool,4006381333932\n");
  const rows = await runLintCommand([feed, "--rules", "gtin", "--output", "csv"]);
  expect(rows.printed.split("\n")[1]).toMatch(/^1,2,"'=1\+1",gtin,/);
  const unsafe = await runLintCommand([feed, "--rules", "gtin", "--output", "csv", "--csv-safe", "off"]);
  expect(unsafe.printed.split("\n")[1]).toMatch(/^1,2,=1\+1,gtin,/);
});

describe("pdo lint for a person", () => {
  test("groups by pack and rule, marks the span in an example, counts, scores and gives a verdict", async () => {
    const { printed } = await runLintCommand([
      write("person.csv", shopTable),
      "--rules",
      "google,gtin",
      "--output",
      "table",
    ]);
    expect(printed).toMatch(/error {3}google\.title\.promotion {2}1 x, 1 fixable/);
    expect(printed).toContain('line 2, title: Blue desk lamp "Nova" ‹FREE SHIPPING›');
    expect(printed).toMatch(/^rules +errors +warnings +fixable +fixed$/m);
    expect(printed).toMatch(/^in all /m);
    expect(printed).toMatch(/Scores, the products' mean of 100: [\d.]+ \(completeness [\d.]+, conformance/);
    expect(printed).toMatch(/^x .*person\.csv, 3 products: \d+ errors.*can be fixed: --fix$/m);
  });

  test("says so where nothing is found", async () => {
    const feed = write("good.csv", "title,gtin\nOak bar stool,4006381333931\n");
    const { code, printed } = await runLintCommand([feed, "--rules", "gtin", "--output", "table"]);
    expect(code).toBe(0);
    expect(printed).toContain("✓");
    expect(printed).toContain("nothing to mend");
  });
});

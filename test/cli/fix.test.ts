import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createLintFolder, findingsOf, shopTable } from "./lint-folder.ts";
import { runLintCommand } from "./run.ts";

const { folder, write } = createLintFolder();

describe("pdo lint --fix", () => {
  test("writes the feed with its cells mended and every other byte as it was", async () => {
    const feed = write("fix.csv", shopTable);
    await runLintCommand([feed, "--rules", "google,gtin", "--fix", "--quiet"]);
    const fixed = readFileSync(join(folder, "fix.fixed.csv"), "utf8");
    expect(fixed).toBe(shopTable.replace(" FREE SHIPPING", ""));
    expect(readFileSync(feed, "utf8")).toBe(shopTable);
  });

  test("leaves nothing that it could mend, and changes nothing the second time", async () => {
    const feed = write("twice.csv", shopTable);
    const once = join(folder, "once.csv");
    const twice = join(folder, "again.csv");
    await runLintCommand([feed, "--rules", "all", "--fix", "-o", once]);
    const { summary } = await findingsOf([once, "--rules", "all"]);
    expect(summary).toMatchObject({ fixable: 0 });
    await runLintCommand([once, "--rules", "all", "--fix", "-o", twice]);
    expect(readFileSync(twice)).toEqual(readFileSync(once));
  });

  test("reports what is left, what was fixed, and the scores before and after", async () => {
    const out = join(folder, "reported.csv");
    const { code, findings, summary } = await findingsOf([
      write("report.csv", shopTable),
      ...["--rules", "google,gtin", "--fix", "-o", out],
    ]);
    expect(code).toBe(1);
    expect(findings.map(({ rule }) => rule)).toContain("gtin.check-digit");
    expect(findings.map(({ rule }) => rule)).not.toContain("google.title.promotion");
    const { scores, scores_before } = summary as Record<"scores" | "scores_before", { conformance: number }>;
    expect(scores.conformance).toBeGreaterThan(scores_before.conformance);
    expect(summary).toMatchObject({ products_fixed: 1, fixable: 0 });
  });

  test("mends each of several columns that make one field, and no list of a JSON feed", async () => {
    const columns = write(
      "bullets.csv",
      "title,bullet_point1,bullet_point2\nOak bar stool,Nice 😀 stool,Made of oak\n",
    );
    const out = join(folder, "bullets.out.csv");
    await runLintCommand([columns, "--rules", "amazon", "--fix", "-o", out, "--quiet"]);
    expect(readFileSync(out, "utf8").split("\n")[1]).toMatch(/^Oak bar stool,.*,Made of oak$/);
    const list = JSON.stringify([
      { title: "Oak bar stool", bullet_points: ["Nice 😀 stool", "Made of oak"] },
    ]);
    const listed = join(folder, "bullets.out.json");
    await runLintCommand([write("bullets.json", list), "--rules", "all", "--fix", "-o", listed, "--quiet"]);
    expect(JSON.parse(readFileSync(listed, "utf8"))[0].bullet_points).toEqual([
      "Nice 😀 stool",
      "Made of oak",
    ]);
    expect((await findingsOf([listed, "--rules", "all"])).summary).toMatchObject({ fixable: 0 });
  });

  test("keeps JSON as it was but for what is mended", async () => {
    const json =
      '[ {"title" : "Blue desk lamp FREE SHIPPING", "price": 1.50, "big": 12345678901234567890} ]\n';
    const out = join(folder, "json.out.json");
    await runLintCommand([write("keep.json", json), "--rules", "google", "--fix", "-o", out, "--quiet"]);
    expect(readFileSync(out, "utf8")).toBe(json.replace(" FREE SHIPPING", ""));
  });

  test("takes standard input to standard output, the report beside it", async () => {
    const { printed, said } = await runLintCommand(["-", "--rules", "google", "--fix"], { input: shopTable });
    expect(printed).toBe(shopTable.replace(" FREE SHIPPING", ""));
    expect(said).toContain("google.title.promotion");
  });

  test("writes over no file that is not its own, unless --overwrite says so, and never over the feed", async () => {
    const feed = write("own.csv", shopTable);
    const mine = write("mine.csv", "mine\n");
    const refused = await runLintCommand([feed, "--fix", "-o", mine]);
    expect(refused).toMatchObject({
      code: 2,
      printed: "",
      said: expect.stringContaining("PDO_OUTPUT_EXISTS"),
    });
    expect(readFileSync(mine, "utf8")).toBe("mine\n");
    expect((await runLintCommand([feed, "--fix", "-o", mine, "--overwrite"])).code).toBe(1);
    expect((await runLintCommand([feed, "--fix", "-o", feed, "--overwrite"])).said).toContain(
      "PDO_OUTPUT_IS_FEED",
    );
  });

  test("leaves no file where it could not go through", async () => {
    const broken = write("broken.json", '[{"title":"Blue desk lamp FREE SHIPPING"},{"title":');
    const { code } = await runLintCommand([broken, "--rules", "google", "--fix", "--quiet"]);
    expect(code).toBe(2);
    expect(existsSync(join(folder, "broken.fixed.json"))).toBe(false);
  });

  test("refuses an output without --fix, one of another format, and a report in the feed's place", async () => {
    const feed = write("refused.csv", shopTable);
    const out = (name: string) => join(folder, name);
    expect((await runLintCommand([feed, "-o", out("x.csv")])).said).toContain("PDO_FIX_MISSING");
    expect((await runLintCommand([feed, "--fix", "-o", out("x.json")])).said).toContain("PDO_FIX_FORMAT");
    const both = await runLintCommand([feed, "--fix", "-o", "-", "--output", "sarif"]);
    expect(both.said).toContain("PDO_OUTPUT_TAKEN");
  });
});

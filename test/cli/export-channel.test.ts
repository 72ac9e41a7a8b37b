import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { folderOf, run } from "./folder.ts";

const feed = `id,title,description,brand,price,google_product_category
K-1,Lumora cordless kettle 1.7 l,Boils fast. Stainless steel.,Lumora,34.90,
D-1,women's maxi dress floral print size M,A light summer dress of viscose.,Selva,59.95,
D-2,women's maxi dress floral print size M,A light summer dress of viscose.,Selva,59.95,166
`;

const enriched = `id,title,brand,price,pdo_name,pdo_category_id,pdo_attributes,pdo_status,pdo_messages
1,KETTLE,Lumora,34.90,Lumora kettle,a-appliances-kitchen,"{""color"":[{""value"":""silver"",""text"":""silver""}]}",ok,
2,MUG,Lumora,,A mug by a model,,,ok,name: By openai/small. | description: fine
3,,,,,,,skipped,
4,PLATE,,5,,,,rejected,
5,CUP,,5,'=CUP,,,partial,
`;

const rowsOf = (text: string) => {
  const [header = [], ...rows] = text
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"));
  return rows.map((cells) => Object.fromEntries(header.map((name, at) => [name, cells[at] ?? ""])));
};

describe("pdo export", () => {
  test("writes Google's file beside the enriched one, without rows that were skipped or rejected", async () => {
    const folder = folderOf({ "shop.enriched.csv": enriched });
    const { code, printed, said } = await run([
      ...["export", join(folder, "shop.enriched.csv"), "--for", "google", "--currency", "EUR"],
    ]);
    expect(code).toBe(0);
    expect(said).toMatch(
      /Google Merchant Center requires .*nothing is made up: .*link \(all 3; .*price \(1 of 3/,
    );
    const report = JSON.parse(printed);
    expect(report).toMatchObject({
      channel: "google",
      output: join(folder, "shop.google.tsv"),
      rows: 5,
      products: 3,
      items: 3,
      left_out: { skipped: 1, rejected: 1, unreadable: 0 },
      written_by_model: 1,
    });
    expect(report.missing).toContainEqual({
      field: "availability",
      products: 3,
      of: 3,
      ids: ["1", "2", "5"],
    });
    const products = rowsOf(readFileSync(join(folder, "shop.google.tsv"), "utf8"));
    expect(products.map(({ id, title, price }) => [id, title, price])).toEqual([
      ["1", "Lumora kettle", "34.90 EUR"],
      ["2", "", ""],
      ["5", "=CUP", "5.00 EUR"],
    ]);
    expect(products[0]).toMatchObject({ google_product_category: "730", color: "silver" });
    expect(products[1]?.structured_title).toBe('"trained_algorithmic_media:""A mug by a model"""');
  });

  test("writes only what was changed with --supplemental", async () => {
    const folder = folderOf({ "shop.csv": enriched });
    const { printed } = await run([
      ...["export", join(folder, "shop.csv"), "--for", "google", "--supplemental", "-o", "-"],
    ]);
    const products = rowsOf(printed);
    expect(Object.keys(products[0] ?? {})).toEqual(
      expect.arrayContaining(["id", "title", "google_product_category", "color"]),
    );
    expect(Object.keys(products[0] ?? {})).not.toContain("brand");
  });

  test.each([
    ["shopify", "shop.shopify.csv", "Handle,Title"],
    ["woocommerce", "shop.woocommerce.csv", "Type,SKU,Name"],
    ["meta", "shop.meta.csv", "id,title"],
  ])("writes the file of %s", async (channel, name, beginning) => {
    const folder = folderOf({ "shop.enriched.csv": enriched });
    expect((await run(["export", join(folder, "shop.enriched.csv"), "--for", channel])).code).toBe(0);
    expect(readFileSync(join(folder, name), "utf8").startsWith(beginning)).toBe(true);
  });

  test("writes OpenAI's feed as packed JSON lines", async () => {
    const folder = folderOf({ "shop.enriched.csv": enriched });
    await run(["export", join(folder, "shop.enriched.csv"), "--for", "openai", "--currency", "EUR"]);
    const lines = gunzipSync(readFileSync(join(folder, "shop.openai.jsonl.gz")))
      .toString("utf8")
      .trimEnd()
      .split("\n");
    expect(lines.map((line) => JSON.parse(line))[0]).toMatchObject({
      is_eligible_search: true,
      is_eligible_checkout: false,
      item_id: "1",
      price: "34.90 EUR",
    });
  });

  test("reads what a run wrote as JSON", async () => {
    const row = {
      id: "1",
      title: "KETTLE",
      price: "34,90 €",
      pdo: {
        name: "Kettle",
        status: "ok",
        bullet_points: ["One", "Two"],
        messages: ["name: By openai/small."],
      },
    };
    const folder = folderOf({ "shop.jsonl": `${JSON.stringify(row)}\n` });
    const { printed } = await run([
      "export",
      join(folder, "shop.jsonl"),
      "--for",
      "google",
      "-o",
      "-",
      "--format",
      "xml",
    ]);
    expect(printed).toContain("<g:content>Kettle</g:content>");
    expect(printed).toContain("<g:price>34.90 EUR</g:price>");
    expect(printed.match(/<g:product_highlight>/g)).toHaveLength(2);
  });

  test("refuses what the channel does not take, and a stream", async () => {
    const folder = folderOf({ "shop.csv": enriched });
    const path = join(folder, "shop.csv");
    expect((await run(["export", path, "--for", "shopify", "--format", "xml"])).said).toContain(
      "PDO_EXPORT_FORMAT",
    );
    expect((await run(["export", path, "--for", "meta", "--supplemental"])).said).toContain(
      "PDO_EXPORT_SUPPLEMENT",
    );
    expect((await run(["export", "-", "--for", "google"], { input: enriched })).said).toContain(
      "PDO_EXPORT_OF_STREAM",
    );
    expect((await run(["export", path])).code).toBe(2);
    const words = ["export", path, "--for", "google", "--currency"];
    expect((await run([...words, "euro"])).said).toContain("PDO_CURRENCY_INVALID");
  });

  test("writes over no file that pdo did not make", async () => {
    const folder = folderOf({ "shop.csv": enriched, "shop.google.tsv": "mine" });
    const words = ["export", join(folder, "shop.csv"), "--for", "google"];
    expect((await run(words)).said).toContain("PDO_OUTPUT_EXISTS");
    expect(readFileSync(join(folder, "shop.google.tsv"), "utf8")).toBe("mine");
    expect((await run([...words, "--overwrite"])).code).toBe(0);
  });
});

describe("pdo enrich --for", () => {
  test("says before the run what the feed lacks, and makes the channel's file of the output", async () => {
    const folder = folderOf({ "shop.csv": feed });
    const { code, printed, said } = await run(["enrich", join(folder, "shop.csv"), "--for", "google"]);
    expect(code).toBe(0);
    expect(said).toMatch(/Google Merchant Center requires .*price \(all 3; with a currency/);
    const summary = JSON.parse(printed);
    expect(summary.warnings.join(" ")).toContain("Google Merchant Center requires");
    expect(summary.channel_file).toMatchObject({ products: 3, output: join(folder, "shop.google.tsv") });
    const products = rowsOf(readFileSync(join(folder, "shop.google.tsv"), "utf8"));
    expect(products.map(({ id }) => id)).toEqual(["K-1", "D-1", "D-2"]);
    expect(products[1]).toMatchObject({ gender: "female", age_group: "adult" });
  });

  test("refuses before the run where its file is another's, and where the output is a stream", async () => {
    const folder = folderOf({ "shop.csv": feed, "shop.google.tsv": "mine" });
    const path = join(folder, "shop.csv");
    expect((await run(["enrich", path, "--for", "google"])).said).toContain("PDO_OUTPUT_EXISTS");
    expect(existsSync(join(folder, "shop.enriched.csv"))).toBe(false);
    expect((await run(["enrich", path, "-o", "-", "--for", "google"])).said).toContain(
      "PDO_EXPORT_OF_STREAM",
    );
  });
});

describe("a column of Google's taxonomy", () => {
  test("is filled with Google's number and never with a path of ours", async () => {
    const folder = folderOf({ "shop.csv": feed });
    const out = join(folder, "filled.csv");
    const words = ["enrich", join(folder, "shop.csv"), "-o", out, "--tasks", "categorization", "--overwrite"];
    for (const write of ["fill", "replace"]) {
      await run([...words, "--write", write]);
      const [header = "", ...rows] = readFileSync(out, "utf8").trimEnd().split("\n");
      expect(header).toContain("pdo_category,");
      const categories = rows.map((row) => row.split(",")[5]);
      expect(categories[2]).toBe("166");
      for (const category of categories) expect(category).toMatch(/^\d*$/);
      expect(categories[1]).toBe("2271");
    }
  });

  test("of Shopify's taxonomy is filled with its identifier", async () => {
    const shopify =
      "Handle,Title,Body (HTML),Vendor,Product Category,Variant SKU\nd,women's maxi dress floral print,A summer dress.,Selva,,D-1\n";
    const folder = folderOf({ "shop.csv": shopify });
    const out = join(folder, "filled.csv");
    await run([
      "enrich",
      join(folder, "shop.csv"),
      "-o",
      out,
      "--tasks",
      "categorization",
      "--write",
      "fill",
    ]);
    expect(readFileSync(out, "utf8")).toContain(",Selva,aa-1-4,D-1,");
  });
});

describe("pdo categories --crosswalk", () => {
  test("prints each category with its identifier there", async () => {
    const { printed } = await run(["categories", "--crosswalk", "shopify", "--output", "csv"]);
    expect(printed.split("\n")[0]).toBe("identifier,category,shopify,match");
    expect(printed).toMatch(/^a-fashion-women-dresses,Fashion > Women’s clothing > Dresses,aa-1-4,same$/m);
    const { printed: found } = await run(["categories", "--crosswalk", "google", "--search", "dresses"]);
    expect(JSON.parse(found).categories.length).toBeGreaterThan(2);
  });
});

describe("a category that is only proposed", () => {
  test("has the number that the candidates share, where that is as sure as what is written", async () => {
    const header =
      "id,name,description,pdo_category_id,pdo_category,pdo_category_score,pdo_category_candidates,pdo_status";
    const men = "Men > Hoodies (a-fashion-men-knitwear-hoodies, 0.5)";
    const rows = [
      `1,Hoodie,Soft.,,,0.5,"${men} | Women > Hoodies (a-fashion-women-knitwear-hoodies, 0.3)",review`,
      `2,Hoodie,Soft.,,,0.5,"${men} | Garden > Sheds (a-garden, 0.3)",review`,
    ];
    const folder = folderOf({ "feed.csv": `${header}\n${rows.join("\n")}\n` });
    const out = join(folder, "out.tsv");
    const { code } = await run(["export", join(folder, "feed.csv"), "--for", "google", "-o", out]);
    expect(code).toBe(0);
    const numbers = rowsOf(readFileSync(out, "utf8")).map((row) => row.google_product_category);
    expect(numbers).toEqual(["212", ""]);
  });
});

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { openCustomer } from "./customer-language-model.ts";
import { folderOf, run } from "./folder.ts";

interface Enriched {
  readonly name?: string;
  readonly category_id?: string;
  readonly attributes?: Readonly<Record<string, readonly { readonly text: string }[]>>;
  readonly status: string;
  readonly messages: readonly string[];
}

async function enrich(input: string, ...flags: string[]): Promise<Enriched[]> {
  const { printed, code } = await run(["enrich", "-", "--quiet", "--format", "jsonl", ...flags], { input });
  expect(code).toBe(0);
  return printed
    .trim()
    .split("\n")
    .map((line) => (JSON.parse(line) as { readonly pdo: Enriched }).pdo);
}

const two = ["--tasks", "name,categorization"];
const shirt = "Oxford shirt with button-down collar in cotton.";

/** Exports with one family of four rows or three, as shops write them. */
const shapes: Readonly<Record<string, string>> = {
  WooCommerce: `ID,Type,SKU,Name,Published,Short description,Description,Categories,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)
7,variable,ox,Oxford Shirt,1,,${shirt},Clothing > Shirts,,Color,"Navy, White",Size,"M, L"
8,variation,ox-1,"Oxford Shirt - Navy, M",1,,,,ox,Color,Navy,Size,M
9,variation,ox-2,"Oxford Shirt - Navy, L",1,,,,id:7,Color,Navy,Size,L
10,variation,ox-3,"Oxford Shirt - White, M",1,,,,ox,Color,White,Size,M
`,
  Magento: `sku,attribute_set_code,product_type,categories,name,description,additional_attributes,configurable_variations
ox-1,Default,simple,,Oxford Shirt-M-Navy,,"color=Navy,size=M",
ox-2,Default,simple,,Oxford Shirt-L-Navy,,"color=Navy,size=L",
ox-3,Default,simple,,Oxford Shirt-M-White,,"color=White,size=M",
ox,Default,configurable,Default Category/Men/Shirts,Oxford Shirt,${shirt},,"sku=ox-1,color=Navy,size=M|sku=ox-2,color=Navy,size=L|sku=ox-3,color=White,size=M"
`,
  Shopify: `Handle,Title,Body (HTML),Vendor,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Image Src
ox,Oxford Shirt,${shirt},Hartwell,Color,Red,Size,M,1,a.jpg
ox,,,,,Navy,,M,2,b.jpg
ox,,,,,Navy,,L,3,
ox,,,,,White,,M,4,
`,
  "Google Merchant": `id,title,description,link,image_link,brand,item_group_id,color,size,product_type
1,Hartwell Oxford Shirt - Navy - M,${shirt},https://a.example/1,https://a.example/1.jpg,Hartwell,g1,Navy,M,Shirts
2,Hartwell Oxford Shirt - Navy - L,${shirt},https://a.example/2,https://a.example/2.jpg,Hartwell,g1,Navy,L,Shirts
3,Hartwell Oxford Shirt - White - M,${shirt},https://a.example/3,https://a.example/3.jpg,Hartwell,g1,White,M,Shirts
`,
  Amazon: `item_sku,item_name,product_description,parent_child,parent_sku,variation_theme,color_name,color_map,size_name
ox,Oxford Shirt,,Parent,,SizeColor,,,
ox-1,,${shirt},Child,ox,SizeColor,Navy,Blue,M
ox-2,,${shirt},Child,ox,SizeColor,Navy,Blue,L
ox-3,,${shirt},Child,ox,SizeColor,White,White,M
`,
  Akeneo: `identifier,family,parent,categories,enabled,name-en_US,description-en_US,color,size
ox,shirts,,shirts,1,Oxford Shirt,${shirt},,
ox-navy,shirts,ox,,1,,,navy,
ox-1,shirts,ox-navy,,1,,,navy,M
ox-2,shirts,ox-navy,,1,,,navy,L
ox-3,shirts,ox,,1,,,white,M
`,
  Spryker: `abstract_sku,concrete_sku,name.en_US,attribute_key_1,value_1,attribute_key_2,value_2,description.en_US
ox,ox-1,Oxford Shirt,color,Navy,size,M,${shirt}
ox,ox-2,Oxford Shirt,color,Navy,size,L,${shirt}
ox,ox-3,Oxford Shirt,color,White,size,M,${shirt}
`,
  "a plain feed": `Artikelnummer;Hauptartikel;Bezeichnung;Farbe;Größe
1;1;Oxford-Hemd Navy Gr. M;Navy;M
2;1;Oxford-Hemd Navy Gr. L;Navy;L
3;1;Oxford-Hemd Weiß Gr. M;Weiß;M
`,
};

describe("a family of variants", () => {
  test.each(Object.entries(shapes))(
    "in %s has one category, and names that differ by what differs",
    async (_, feed) => {
      const rows = await enrich(feed, ...two);
      expect(rows.map(({ status }) => status)).toEqual(rows.map(() => "ok"));
      const [category] = rows.map(({ category_id }) => category_id);
      expect(category).toMatch(/shirt/);
      expect(new Set(rows.map(({ category_id }) => category_id))).toEqual(new Set([category]));
      const names = rows.map(({ name = "" }) => name);
      expect(new Set(names.map((name) => name.split(", ")[0])).size).toBe(1);
      const ends = names.map((name) => name.split(", ").slice(1).join(", "));
      for (const end of ["Navy, M", "Navy, L"]) expect(ends).toContain(end);
      expect(ends.some((end) => /^(?:White|Weiß), M$/.test(end))).toBe(true);
      expect(new Set(names).size).toBe(names.length);
    },
  );

  it("gives a variant's own options as attributes", async () => {
    const rows = await enrich(shapes.Shopify ?? "", "--recommended");
    expect(rows.map(({ attributes }) => attributes?.size?.map(({ text }) => text))).toEqual([
      ["M"],
      ["M"],
      ["L"],
      ["M"],
    ]);
  });

  it("is translated with what its variants are", async () => {
    const linen = (shapes["Google Merchant"] ?? "").replaceAll("Oxford Shirt", "Linen Shirt");
    const rows = await enrich(linen, "--tasks", "name", "--language", "de");
    expect(rows.map(({ name = "" }) => name.split(", ").slice(1))).toEqual([
      ["Marineblau", "M"],
      ["Marineblau", "L"],
      ["Weiß", "M"],
    ]);
  });

  it("is a whole where only its first rows are asked for", async () => {
    const [first] = await enrich(shapes.Magento ?? "", ...two, "--rows", "1");
    const [whole] = await enrich(shapes.Magento ?? "", ...two);
    expect(first).toEqual(whole);
  });

  it("is the same on threads", async () => {
    const one = await enrich(shapes.Amazon ?? "", ...two, "--concurrency", "1");
    expect(await enrich(shapes.Amazon ?? "", ...two, "--concurrency", "2")).toEqual(one);
  });

  it("that disagrees says so in each row, and has one category all the same", async () => {
    const feed = `id,title,description,link,image_link,brand,item_group_id,color
1,Oxford Shirt Navy,${shirt},https://a.example/1,https://a.example/1.jpg,Hartwell,g1,Navy
2,Oxford Shirt White,${shirt},https://a.example/2,https://a.example/2.jpg,Lunaria,g1,White
`;
    const rows = await enrich(feed, ...two);
    expect(new Set(rows.map(({ category_id }) => category_id)).size).toBe(1);
    for (const { messages } of rows) {
      expect(messages.join(" ")).toContain(
        "family: The rows of this family state different brands (Hartwell, Lunaria)",
      );
    }
  });

  it("whose names have nothing in common is none", async () => {
    const feed = "sku,group id,name\n1,box,Leather Belt\n2,box,Scented Candle\n";
    const rows = await enrich(feed, ...two);
    expect(rows.map(({ name }) => name)).toEqual(["Leather Belt", "Scented Candle"]);
    expect(rows.map(({ messages }) => messages.join(" "))).toEqual([
      expect.stringContaining("treated as a product of its own"),
      expect.stringContaining("treated as a product of its own"),
    ]);
  });
});

it("leaves cells of variants empty that the shop leaves empty", async () => {
  const write = ["--tasks", "name,categorization", "--write", "fill", "--format", "csv"];
  const { printed } = await run(["enrich", "-", "--quiet", ...write], { input: shapes.Shopify ?? "" });
  expect(printed.split("\n")[2]).toMatch(/^ox,,,,,Navy,,M,2,b\.jpg/);
});

it("leaves a row that only has a further image as it is", async () => {
  const [, image] = await enrich(
    "Handle,Title,Body (HTML),Option1 Name,Option1 Value,Image Src\nox,Shirt,B,Color,Red,a.jpg\nox,,,,,b.jpg\n",
  );
  expect(image?.status).toBe("skipped");
  expect(image?.messages.join(" ")).toContain("continues the product above it (a further picture, say)");
});

it("changes with its parent: a run says that the variants have to be done anew", async () => {
  const feed = shapes.WooCommerce ?? "";
  const folder = folderOf({ "feed.csv": feed });
  const environment = { PDO_HOME: join(folder, "home") };
  const path = join(folder, "feed.csv");
  await run(["enrich", path, "--tasks", "name", "--quiet"], { environment });
  writeFileSync(path, feed.replace("Oxford Shirt,1", "Oxford Cotton Shirt,1"));
  const { printed } = await run(["enrich", path, "--tasks", "name", "--dry-run"], { environment });
  expect(JSON.parse(printed)).toMatchObject({
    rows: { changed: 4, unchanged: 0 },
    changed_fields: { name: 1, family: 4 },
  });
});

it("is one question to a language model", async () => {
  const customer = await openCustomer();
  writeFileSync(customer.at("feed.csv"), shapes.WooCommerce ?? "");
  const planned = await customer.run(["enrich", customer.at("feed.csv"), "--dry-run", "--tasks", "name"]);
  expect(JSON.parse(planned.printed).tasks.name).toMatchObject({ to_do: 1, shared: 3 });
  await customer.enrich(["--tasks", "name"]);
  const first = customer.standIn.requests.filter(({ body }) => !body.includes('"role":"assistant"'));
  expect(first).toHaveLength(1);
});

import { describe, expect, test } from "vitest";
import { createCatalogStore } from "../../src/catalog/store.ts";
import type { ChannelName } from "../../src/channels/channel-names.ts";
import { channels } from "../../src/channels/channels.ts";
import { channelFile, surveyExport } from "../../src/channels/export-feed.ts";
import { resolveColumns } from "../../src/feed/columns.ts";
import { readFeed } from "../../src/feed/reader.ts";

const catalog = createCatalogStore().catalog("channel_a");

/** The lines of a channel's file of a feed that is given as text. */
async function fileOf(text: string, name: ChannelName, currency = "EUR") {
  const open = () =>
    readFeed({
      stream: (async function* () {
        yield Buffer.from(text);
      })(),
    });
  const feed = await open();
  const mapping = resolveColumns(feed.description, { sample: feed.sample });
  const request = {
    channel: channels[name],
    isSupplemental: false,
    open,
    mapping,
    catalog,
    currency,
    language: "en" as const,
  };
  const survey = await surveyExport(request);
  let written = "";
  for await (const piece of channelFile(request, survey, channels[name].formats[0])) written += piece;
  const delimiter = name === "google" ? "\t" : ",";
  const [header = [], ...rows] = written
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.split(delimiter));
  const products = rows.map((cells) =>
    Object.fromEntries(header.map((field, at) => [field, cells[at] ?? ""])),
  );
  return { survey, written, products };
}

const shopifyFeed = [
  "Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price,Image Src,pdo_status",
  "pot,Clay Pot,<p>A pot</p>,Company,Outdoor,Size,Regular,,9.99,,https://x.example/1.jpg,ok",
  "pot,,,,,,Large,,15.99,19.99,https://x.example/2.jpg,ok",
  "pot,,,,,,,,,,https://x.example/3.jpg,skipped",
  "cup,Cup,A cup,Company,Outdoor,Title,Default Title,C-1,5,,https://x.example/4.jpg,ok",
  "",
].join("\n");

const wooFeed = [
  "ID,Type,SKU,Name,Published,Short description,Description,Regular price,Sale price,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s)",
  '1,variable,tee,T-Shirt,1,Short,A shirt,,,Clothing > Tees,https://x.example/t.jpg,,Color,"Blue, Red"',
  "2,simple,cap,Cap,1,,A cap,16,,Clothing > Caps,https://x.example/c.jpg,,,",
  "3,variation,tee-b,T-Shirt - Blue,1,,,20,18,,https://x.example/b.jpg,tee,Color,Blue",
  "4,variation,tee-r,T-Shirt - Red,1,,,20,,,,tee,Color,Red",
  "",
].join("\n");

describe("families in a channel's file", () => {
  test("of a Shopify export become Google's item groups, each with an identifier of its own", async () => {
    const { products, survey } = await fileOf(shopifyFeed, "google");
    expect(
      products.map(({ id, item_group_id, price, sale_price, size }) => [
        id,
        item_group_id,
        price,
        sale_price,
        size,
      ]),
    ).toEqual([
      ["pot-regular", "pot", "9.99 EUR", "", "Regular"],
      ["pot-large", "pot", "19.99 EUR", "15.99 EUR", "Large"],
      ["C-1", "", "5.00 EUR", "", ""],
    ]);
    expect(products.map(({ title }) => title)).toEqual(["Clay Pot", "Clay Pot", "Cup"]);
    expect(products[1]?.additional_image_link).toBe("https://x.example/3.jpg");
    expect(survey.leftOut).toEqual({ skipped: 0, rejected: 0, unreadable: 0 });
  });

  test("of a Shopify export become Shopify's rows again", async () => {
    const { products } = await fileOf(shopifyFeed, "shopify");
    expect(
      products.map((row) => [
        row.Handle,
        row.Title,
        row["Option1 Name"],
        row["Option1 Value"],
        row["Variant Price"],
      ]),
    ).toEqual([
      ["pot", "Clay Pot", "Size", "Regular", "9.99"],
      ["pot", "", "Size", "Large", "15.99"],
      ["pot", "", "", "", ""],
      ["cup", "Cup", "Title", "Default Title", "5.00"],
    ]);
    expect(products[1]?.["Variant Compare At Price"]).toBe("19.99");
    expect(products[2]?.["Image Src"]).toBe("https://x.example/3.jpg");
  });

  test("of a WooCommerce export are for sale as variations, wherever these stand", async () => {
    const { products } = await fileOf(wooFeed, "google");
    expect(
      products.map(({ id, description, price, item_group_id }) => [id, description, price, item_group_id]),
    ).toEqual([
      ["2", "A cap", "16.00 EUR", ""],
      ["3", "A shirt", "20.00 EUR", "1"],
      ["4", "A shirt", "20.00 EUR", "1"],
    ]);
    expect(products.map((product) => product.image_link)).toEqual(
      ["c", "b", "t"].map((name) => `https://x.example/${name}.jpg`),
    );
  });

  test("of a WooCommerce export become a variable product and its variations again", async () => {
    const { products, written } = await fileOf(wooFeed, "woocommerce");
    expect(products.map(({ Type, SKU, Parent }) => [Type, SKU, Parent].join(" ").trim()).sort()).toEqual([
      "simple cap",
      "variable tee",
      "variation tee-b tee",
      "variation tee-r tee",
    ]);
    expect(written).toContain('Color,"Blue, Red",1,1');
    expect(written).toContain("Clothing > Tees");
  });

  test("of plain feeds get a parent that the shop system needs", async () => {
    const feed =
      "id,name,item_group_id,size,price\nS-M,Linen shirt M,S,M,49\nS-L,Linen shirt L,S,L,49\nX,Cup,,,5\n";
    const woo = await fileOf(feed, "woocommerce");
    expect(woo.products.map(({ Type, SKU, Parent }) => [Type, SKU, Parent])).toEqual([
      ["variable", "S", ""],
      ["variation", "S-M", "S"],
      ["variation", "S-L", "S"],
      ["simple", "X", ""],
    ]);
    expect(woo.written).toContain('Size,"M, L",1,1');
    const shopify = await fileOf(feed, "shopify");
    expect(shopify.products.map((row) => row["Option1 Value"])).toEqual(["M", "L", "Default Title"]);
  });
});

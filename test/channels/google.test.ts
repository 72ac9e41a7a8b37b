import { describe, expect, test } from "vitest";
import { createItemWriter } from "../../src/channels/file-formats.ts";
import { google } from "../../src/channels/google.ts";
import type { ChannelProduct } from "../../src/channels/product.ts";
import { checkGoogleFile } from "./google-checker.ts";
import { kettle, productOf, request, shirts, textOf } from "./product-of.ts";

const itemOf = (given: Partial<ChannelProduct>, options: Partial<typeof request> = {}) =>
  google.items(
    { members: [{ product: { ...kettle, ...given }, options: [] }] },
    { ...request, ...options },
  )[0];

const fileOf = (...products: readonly Partial<ChannelProduct>[]) => {
  const writer = createItemWriter("tsv", { channel: google, fields: google.fields });
  const items = products.map((given, place) => itemOf({ id: `K-${place}`, ...given }) ?? {});
  return writer.begin() + items.map((item) => writer.item(item)).join("") + writer.end();
};

describe("an item of Google's file", () => {
  test("has what Google asks for, in Google's words", () => {
    expect(itemOf({})).toEqual({
      id: "K-1",
      title: "Lumora Cordless Kettle 1.7 l",
      description: "Boils fast. Stainless steel.",
      link: "https://shop.example/k-1",
      image_link: "https://shop.example/k-1.jpg",
      additional_image_link: ["https://shop.example/k-1b.jpg"],
      availability: "in_stock",
      price: "34.90 EUR",
      sale_price: "29.90 EUR",
      google_product_category: "730",
      product_type: "Kitchen > Kettles",
      brand: "Lumora",
      gtin: "4006381333931",
      condition: "new",
      product_highlight: ["Boils fast", "Stainless steel"],
      product_detail: [{ attribute_name: "Power", attribute_value: "2200 W" }],
    });
  });

  test("has no price without a currency", () => {
    expect(itemOf({ price: { amount: "34.90" } })).not.toHaveProperty("price");
  });

  test("declares what a language model wrote, and has no plain title beside it", () => {
    const item = itemOf({ name: textOf("A kettle", { isByModel: true }) });
    expect(item).not.toHaveProperty("title");
    expect(item).toMatchObject({
      structured_title: { digital_source_type: "trained_algorithmic_media", content: "A kettle" },
      description: "Boils fast. Stainless steel.",
    });
  });

  test("has two to ten highlights of at most 150 characters, or none", () => {
    expect(itemOf({ bullets: ["One alone"] })).not.toHaveProperty("product_highlight");
    expect(itemOf({ bullets: ["One", "x".repeat(151)] })).not.toHaveProperty("product_highlight");
    const many = Array.from({ length: 12 }, (_, place) => `Point ${place}`);
    expect(itemOf({ bullets: many })?.product_highlight).toHaveLength(10);
  });

  test("has at most three colours", () => {
    expect(itemOf({ colors: ["red", "green", "blue", "black"] })).toMatchObject({ color: "red/green/blue" });
  });

  test("is shortened to what Google takes", () => {
    const item = itemOf({
      name: textOf(`Kettle ${"with a long name ".repeat(20)}`),
      description: textOf("One more sentence. ".repeat(400)),
    });
    expect(String(item?.title).length).toBeLessThanOrEqual(150);
    expect(String(item?.description).length).toBeLessThanOrEqual(5000);
    expect(String(item?.description)).toMatch(/sentence\.$/);
  });

  test("has the family of its variants", () => {
    expect(google.items(shirts, request).map((item) => [item.id, item.item_group_id, item.size])).toEqual([
      ["S-M", "S", "M"],
      ["S-L", "S", "L"],
    ]);
  });

  test("has in a supplemental file only what was changed", () => {
    const unchanged = textOf("Kettle", { isChanged: false });
    expect(itemOf({ name: unchanged }, { isSupplemental: true })).toEqual({
      id: "K-1",
      description: "Boils fast. Stainless steel.",
      google_product_category: "730",
      product_highlight: ["Boils fast", "Stainless steel"],
      product_detail: [{ attribute_name: "Power", attribute_value: "2200 W" }],
    });
    const nothing = productOf({ id: "1", name: unchanged });
    const none = { ...request, isSupplemental: true, taxonomy: () => "" };
    expect(google.items({ members: [{ product: nothing, options: [] }] }, none)).toEqual([]);
  });
});

describe("Google's file", () => {
  test("passes the check of the specification, whatever the texts hold", () => {
    const file = fileOf(
      {},
      { name: textOf('TV 55" "Cinema"\tblack\n'), description: textOf("Line\nline\t\u0007end") },
      {
        bullets: ["Cotton, linen", 'A 5" screen', "One: two"],
        details: [{ name: "Size: inner", text: '5", 6"' }],
      },
      {
        name: textOf('By: "model", 5', { isByModel: true }),
        description: textOf("<p>Bold &amp; new</p>", { isByModel: true }),
      },
      { images: ["https://shop.example/a,b.jpg", "https://shop.example/c,d.jpg"] },
    );
    expect(checkGoogleFile(file)).toEqual({ products: 5, faults: [], missing: {} });
    expect(file).toContain('"trained_algorithmic_media:""By: """"model"""", 5"""');
  });

  test("as XML has Google's elements", () => {
    const writer = createItemWriter("xml", { channel: google, fields: google.fields });
    const item = itemOf({ name: textOf("A <b> & c", { isByModel: true }) }) ?? {};
    const text = writer.begin() + writer.item(item) + writer.end();
    expect(text).toContain('<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">');
    expect(text).toContain(
      "<g:structured_title><g:digital_source_type>trained_algorithmic_media</g:digital_source_type>",
    );
    expect(text.match(/<g:product_highlight>/g)).toHaveLength(2);
    expect(text).toContain(
      "<g:product_detail><g:attribute_name>Power</g:attribute_name><g:attribute_value>2200 W</g:attribute_value></g:product_detail>",
    );
  });
});

import { type Channel, type ChannelItem, type ItemRequest, itemOf } from "./channel.ts";
import type { ChannelFamily, ChannelProduct, FamilyMember, NamedText } from "./product.ts";
import { htmlDescription, oneLine, titleOf } from "./texts.ts";

const mostAttributes = 20;
const attributeSlots = Array.from({ length: mostAttributes }, (_, slot) => slot + 1);
const longestTitle = 255;

/** WooCommerce's product file: a simple product is one row; one with variants a `variable` row and those of its variations. */
export const woocommerce: Channel = {
  name: "woocommerce",
  title: "WooCommerce",
  source: {
    url: "https://github.com/woocommerce/woocommerce/wiki/Product-CSV-Import-Schema",
    read: "2026-11-23",
  },
  formats: ["csv"],
  fields: [
    ...["Type", "SKU", "GTIN, UPC, EAN, or ISBN", "Name", "Published", "Short description", "Description"],
    ...[
      "In stock?",
      "Stock",
      "Backorders allowed?",
      "Sale price",
      "Regular price",
      "Categories",
      "Tags",
      "Images",
    ],
    ...["Parent", "Brands"],
    ...attributeSlots.flatMap((slot) =>
      ["name", "value(s)", "visible", "global"].map((part) => `Attribute ${slot} ${part}`),
    ),
  ],
  alwaysThere: ["Type", "SKU", "Name"],
  requirements: [
    { field: "SKU", isMet: ({ id, sku }) => id !== "" || sku !== "" },
    { field: "Name", isMet: ({ name }) => name.text !== "", isFound: true },
    { field: "Regular price", isMet: ({ price }) => price !== undefined },
  ],
  takesSupplements: false,
  items: (family, request) => {
    const { group, members } = family;
    const [first] = members;
    if (group === undefined) return first === undefined ? [] : [simpleItem(first.product, request)];
    const parent = family.parent ?? (first && { ...first.product, id: group, sku: group, gtin: "" });
    if (parent === undefined) return [];
    return [variableItem(parent, family, request), ...members.map((member) => variationItem(member, parent))];
  },
};

const skuOf = ({ sku, id }: ChannelProduct) => sku || id;

function simpleItem(product: ChannelProduct, request: ItemRequest): ChannelItem {
  return itemOf({
    Type: "simple",
    ...productCells(product, request),
    ...saleCells(product),
    ...attributeCells(
      [...ownAttributes(product), ...product.details].map((one) => ({ ...one, isGlobal: false })),
    ),
  });
}

function variableItem(parent: ChannelProduct, { members }: ChannelFamily, request: ItemRequest): ChannelItem {
  const names = [...new Set(members.flatMap(({ options }) => options.map(({ name }) => name)))];
  const axes = names.map((name) => {
    const texts = members.flatMap(({ options }) => options.find((one) => one.name === name)?.text ?? []);
    return { name, text: [...new Set(texts)].map(escapeComma).join(", "), isGlobal: true, isList: true };
  });
  const others = parent.details.filter(({ name }) => !names.includes(name));
  return itemOf({
    Type: "variable",
    ...productCells(parent, request),
    ...attributeCells([...axes, ...others.map((one) => ({ ...one, isGlobal: false }))]),
  });
}

function variationItem({ product, options }: FamilyMember, parent: ChannelProduct): ChannelItem {
  return itemOf({
    Type: "variation",
    SKU: skuOf(product) === skuOf(parent) ? "" : skuOf(product),
    "GTIN, UPC, EAN, or ISBN": product.gtin,
    Name: titleOf(product, longestTitle),
    Published: publishedOf(product),
    ...saleCells(product),
    Images: imagesOf(product),
    Parent: skuOf(parent),
    ...attributeCells(options.map((one) => ({ ...one, isGlobal: true }))),
  });
}

function productCells(product: ChannelProduct, request: ItemRequest): ChannelItem {
  const list = product.bullets.length === 0 ? "" : htmlDescription("", product.bullets);
  return itemOf({
    SKU: skuOf(product),
    "GTIN, UPC, EAN, or ISBN": product.gtin,
    Name: titleOf(product, longestTitle),
    Published: publishedOf(product),
    "Short description": product.shortDescription || list,
    Description: htmlDescription(product.description.text),
    Categories: categoriesOf(product.ownCategory) || escapeComma(request.pathText(product)),
    Tags: product.tags,
    Images: imagesOf(product),
    Brands: product.brand,
  });
}

function saleCells({ price, salePrice, availability, stock }: ChannelProduct) {
  return {
    "In stock?": availability === undefined ? "" : availability === "out_of_stock" ? "0" : "1",
    Stock: stock === undefined ? "" : String(stock),
    "Backorders allowed?": availability === "backorder" ? "1" : "",
    "Regular price": price?.amount,
    "Sale price": salePrice?.amount,
  };
}

/** `1` or `0`; empty where the feed does not say. */
function publishedOf({ published }: ChannelProduct): string {
  if (/^(?:1|true|yes|ja|oui|si|sì)$/i.test(published)) return "1";
  return /^(?:0|-1|false|no|nein|non)$/i.test(published) ? "0" : "";
}

/** The shop's own path, with `>` between the levels; a comma in a name would begin another category. */
function categoriesOf(path: string): string {
  return path
    .split(/\s*(?:>+|»|\|)\s*/)
    .filter((level) => level !== "")
    .join(" > ");
}

function imagesOf({ images }: ChannelProduct): string {
  return images.map((address) => address.replaceAll(",", "%2C")).join(", ");
}

interface Attribute extends NamedText {
  readonly isGlobal: boolean;
  /** Whether the text is a list already. */
  readonly isList?: boolean;
}

function ownAttributes({ colors, size, material, pattern }: ChannelProduct): readonly NamedText[] {
  const own = [
    { name: "Color", text: colors.join("/") },
    { name: "Size", text: size },
    { name: "Material", text: material },
    { name: "Pattern", text: pattern },
  ];
  return own.filter(({ text }) => text !== "");
}

function attributeCells(attributes: readonly Attribute[]): ChannelItem {
  const cells = attributes.slice(0, mostAttributes).flatMap(({ name, text, isGlobal, isList }, slot) => [
    [`Attribute ${slot + 1} name`, oneLine(name)],
    [`Attribute ${slot + 1} value(s)`, isList ? text : escapeComma(oneLine(text))],
    [`Attribute ${slot + 1} visible`, "1"],
    [`Attribute ${slot + 1} global`, isGlobal ? "1" : "0"],
  ]);
  return itemOf(Object.fromEntries(cells));
}

/** A comma begins another value. */
function escapeComma(text: string): string {
  return text.replaceAll(",", "\\,");
}

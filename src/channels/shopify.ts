import { type Channel, type ChannelItem, type ItemRequest, itemOf } from "./channel.ts";
import type { ChannelFamily, ChannelProduct, FamilyMember } from "./product.ts";
import { cut, handleOf, htmlDescription, oneLine, plainDescription, titleOf } from "./texts.ts";

const options = [1, 2, 3] as const;
const [longestTitle, longestSeoTitle, longestSeoDescription] = [255, 70, 320];

/** Shopify's product file: a product's first row has all of it, the rows of its variants and further images follow. */
export const shopify: Channel = {
  name: "shopify",
  title: "Shopify",
  source: { url: "https://help.shopify.com/en/manual/products/import-export/using-csv", read: "2026-11-23" },
  formats: ["csv"],
  fields: [
    ...["Handle", "Title", "Body (HTML)", "Vendor", "Product Category", "Type", "Tags", "Published"],
    ...options.flatMap((slot) => [`Option${slot} Name`, `Option${slot} Value`]),
    ...["Variant SKU", "Variant Inventory Tracker", "Variant Inventory Qty", "Variant Price"],
    ...["Variant Compare At Price", "Variant Barcode", "Image Src", "Image Position", "Variant Image"],
    ...["SEO Title", "SEO Description", "Google Shopping / Google Product Category"],
    ...["Google Shopping / Gender", "Google Shopping / Age Group", "Google Shopping / MPN"],
    "Google Shopping / Condition",
  ],
  alwaysThere: ["Handle", "Title"],
  requirements: [
    { field: "Title", isMet: ({ name }) => name.text !== "", isFound: true },
    { field: "Variant Price", isMet: ({ price }) => price !== undefined },
  ],
  takesSupplements: false,
  items: (family, request) => {
    const [first, ...others] = family.members;
    if (first === undefined) return [];
    const main = family.parent ?? first.product;
    const Handle = handleOfFamily(family, main);
    const images = [
      ...new Set([main, ...family.members.map(({ product }) => product)].flatMap((one) => one.images)),
    ];
    const rows = [
      { ...productCells(main, request), ...variantCells(first, family) },
      ...others.map((member) => variantCells(member, family)),
    ];
    const count = Math.max(rows.length, images.length);
    return Array.from({ length: count }, (_, place) =>
      itemOf({
        Handle,
        ...rows[place],
        "Image Src": images[place],
        "Image Position": images[place] === undefined ? undefined : String(place + 1),
      }),
    );
  },
};

/** The shop's own, else made of the title and what all variants have in common, so that it stays the same. */
function handleOfFamily({ group }: ChannelFamily, main: ChannelProduct): string {
  return main.handle || handleOf(`${main.name.text} ${group ?? main.id}`);
}

function productCells(product: ChannelProduct, request: ItemRequest): ChannelItem {
  return itemOf({
    Title: titleOf(product, longestTitle),
    "Body (HTML)": htmlDescription(product.description.text, product.bullets),
    Vendor: product.brand,
    "Product Category": request.taxonomy(product, "shopify"),
    Type: cut(oneLine(product.ownCategory), longestTitle),
    Tags: product.tags,
    Published: product.published,
    "SEO Title": cut(product.seoTitle, longestSeoTitle),
    "SEO Description": cut(
      product.metaDescription ||
        (product.seoTitle === "" ? "" : plainDescription(product, longestSeoDescription)),
      longestSeoDescription,
    ),
    "Google Shopping / Google Product Category": request.taxonomy(product, "google"),
    "Google Shopping / Gender": product.gender,
    "Google Shopping / Age Group": product.ageGroup,
    "Google Shopping / MPN": product.mpn,
    "Google Shopping / Condition": product.condition,
  });
}

function variantCells(
  { product, options: own }: FamilyMember,
  { group, members }: ChannelFamily,
): ChannelItem {
  const { price, salePrice, stock, images } = product;
  const named =
    group === undefined
      ? [{ name: "Title", text: "Default Title" }]
      : own.length > 0
        ? own
        : [{ name: "Title", text: product.name.text || product.id }];
  const slots = named.slice(0, options.length).flatMap(({ name, text }, slot) => [
    [`Option${slot + 1} Name`, name],
    [`Option${slot + 1} Value`, cut(oneLine(text), longestTitle)],
  ]);
  return itemOf({
    ...Object.fromEntries(slots),
    "Variant SKU": product.sku || (product.handle === "" ? product.id : ""),
    "Variant Inventory Tracker": stock === undefined ? "" : "shopify",
    "Variant Inventory Qty": stock === undefined ? "" : String(stock),
    "Variant Price": (salePrice ?? price)?.amount,
    "Variant Compare At Price": salePrice && price?.amount,
    "Variant Barcode": product.gtin,
    "Variant Image": members.length > 1 ? images[0] : undefined,
  });
}

import { type Channel, itemOf } from "./channel.ts";
import { requirementsOfAll, variantFields } from "./google.ts";
import { moneyText } from "./money.ts";
import type { Availability, ChannelProduct } from "./product.ts";
import { cut, plainDescription, titleOf } from "./texts.ts";

/** In characters, as in the catalog's fields. */
const longest = { title: 200, description: 9_999, brand: 100, product_type: 750 } as const;
const mostImages = 20;

const availabilities: Readonly<Record<Availability, string>> = {
  in_stock: "in stock",
  out_of_stock: "out of stock",
  preorder: "preorder",
  backorder: "available for order",
};

/** Meta's product catalog, for Facebook and Instagram. */
export const meta: Channel = {
  name: "meta",
  title: "Meta",
  source: {
    url: "https://developers.facebook.com/documentation/ads-commerce/catalog/reference",
    read: "2026-11-23",
  },
  formats: ["csv", "tsv"],
  fields: [
    ...[
      "id",
      "title",
      "description",
      "availability",
      "condition",
      "price",
      "sale_price",
      "link",
      "image_link",
    ],
    ...[
      "additional_image_link",
      "brand",
      "gtin",
      "mpn",
      "google_product_category",
      "product_type",
      "item_group_id",
    ],
    ...["color", "size", "gender", "age_group", "material", "pattern"],
  ],
  alwaysThere: ["id"],
  requirements: [
    ...requirementsOfAll,
    { field: "condition", isMet: ({ condition }) => condition !== "" },
    { field: "brand, gtin or mpn", isMet: ({ brand, gtin, mpn }) => `${brand}${gtin}${mpn}` !== "" },
  ],
  takesSupplements: false,
  items: ({ group, members }, request) =>
    members.map(({ product }) =>
      itemOf({
        ...ownFields(product),
        google_product_category: request.taxonomy(product, "google"),
        item_group_id: group,
        ...variantFields(product),
      }),
    ),
};

function ownFields(product: ChannelProduct) {
  const [image, ...images] = product.images;
  return {
    id: product.id,
    title: titleOf(product, longest.title),
    description: plainDescription(product, longest.description),
    availability: product.availability && availabilities[product.availability],
    condition: product.condition,
    price: moneyText(product.price),
    sale_price: moneyText(product.salePrice),
    link: product.link,
    image_link: image,
    additional_image_link: images.slice(0, mostImages),
    brand: cut(product.brand, longest.brand),
    gtin: product.gtin,
    mpn: product.mpn,
    product_type: cut(product.ownCategory, longest.product_type),
  };
}

import { type Channel, type ChannelItem, type ItemRequest, itemOf, type Requirement } from "./channel.ts";
import { requirementsOfAll, variantFields } from "./google.ts";
import { moneyText } from "./money.ts";
import type { Availability, ChannelFamily, FamilyMember } from "./product.ts";
import { cut, plainDescription, titleOf } from "./texts.ts";

/** In characters. */
const longest = { title: 150, description: 5_000, mpn: 70, brand: 70 } as const;

const availabilities: Readonly<Record<Availability, string>> = {
  in_stock: "in_stock",
  out_of_stock: "out_of_stock",
  preorder: "pre_order",
  backorder: "backorder",
};

/** Google's names of fields that are called otherwise here. */
const called: Readonly<Record<string, string>> = { id: "item_id", link: "url", image_link: "image_url" };

const requirements: readonly Requirement[] = [
  ...requirementsOfAll.map((requirement) => ({
    ...requirement,
    field: called[requirement.field] ?? requirement.field,
  })),
  { field: "brand", isMet: ({ brand }) => brand !== "" },
  {
    field: "seller_name, seller_url, return_policy, target_countries and store_country",
    isMet: () => false,
    hint: "of the shop and not of its products: add them",
  },
];

/** The product feed of the agentic commerce specification: a JSON object a line. */
export const openai: Channel = {
  name: "openai",
  title: "OpenAI's product feed",
  source: { url: "https://developers.openai.com/commerce/specs/file-upload/products", read: "2026-11-23" },
  formats: ["jsonl", "csv"],
  extension: "jsonl.gz",
  fields: [
    ...[
      "is_eligible_search",
      "is_eligible_checkout",
      "item_id",
      "gtin",
      "mpn",
      "title",
      "description",
      "url",
    ],
    ...[
      "brand",
      "condition",
      "product_category",
      "image_url",
      "additional_image_urls",
      "price",
      "sale_price",
    ],
    ...["availability", "group_id", "listing_has_variations", "variant_dict", "color", "size", "material"],
    ...["gender", "age_group"],
  ],
  alwaysThere: ["is_eligible_search", "is_eligible_checkout", "item_id"],
  requirements,
  takesSupplements: false,
  items: (family, request) => family.members.map((member) => toItem(member, family, request)),
};

function toItem(
  { product, options }: FamilyMember,
  { group }: ChannelFamily,
  request: ItemRequest,
): ChannelItem {
  const [image, ...images] = product.images;
  const { pattern: _, ...variant } = variantFields(product);
  return itemOf({
    // A file for this channel is meant to be found; that products are sold there needs an agreement with it.
    is_eligible_search: true,
    is_eligible_checkout: false,
    item_id: product.id,
    gtin: product.gtin,
    mpn: cut(product.mpn, longest.mpn),
    title: titleOf(product, longest.title),
    description: plainDescription(product, longest.description),
    url: product.link,
    brand: cut(product.brand, longest.brand),
    condition: product.condition,
    product_category: product.ownCategory || request.pathText(product),
    image_url: image,
    additional_image_urls: images,
    price: moneyText(product.price),
    sale_price: moneyText(product.salePrice),
    availability: product.availability && availabilities[product.availability],
    group_id: group,
    listing_has_variations: group === undefined ? undefined : true,
    variant_dict:
      options.length === 0 ? undefined : Object.fromEntries(options.map(({ name, text }) => [name, text])),
    ...variant,
  });
}

import { normalizeColumn } from "../feed/column-names.ts";
import { detailWords } from "../feed/header-words.ts";
import { lazily } from "../lib/once.ts";
import {
  type Channel,
  type ChannelItem,
  type ItemRequest,
  itemOf,
  type Parts,
  type Requirement,
} from "./channel.ts";
import { isApparel, isBelowTheirs } from "./crosswalk.ts";
import { moneyText } from "./money.ts";
import type { ChannelFamily, ChannelProduct, ChannelText } from "./product.ts";
import { cut, flowingDescription, oneLine, titleOf } from "./texts.ts";

/** In characters, as in the product data specification. */
const longest = {
  ...{ id: 50, title: 150, description: 5_000, brand: 70, mpn: 70, color: 100, oneColor: 40, material: 200 },
  ...{
    pattern: 100,
    size: 100,
    product_type: 750,
    highlight: 150,
    group: 50,
    detailName: 140,
    detailValue: 1_000,
  },
} as const;
const mostColors = 3;
const mostImages = 10;
const [fewestHighlights, mostHighlights] = [2, 10];
const mostDetails = 30;

/** Clothing, Shoes, Baby & Toddler Clothing. */
const sized = new Set(["1604", "187", "182"]);
const isWorn = ({ category }: ChannelProduct) => isApparel(category);
const isSized = ({ category }: ChannelProduct) => isBelowTheirs(category, "google", sized);

export const requirementsOfAll: readonly Requirement[] = [
  { field: "id", isMet: ({ id }) => id !== "" && id.length <= longest.id },
  { field: "title", isMet: ({ name }) => name.text !== "", isFound: true },
  { field: "description", isMet: ({ description }) => description.text !== "", isFound: true },
  { field: "link", isMet: ({ link }) => link !== "", hint: "whole addresses: https://..." },
  { field: "image_link", isMet: ({ images }) => images.length > 0, hint: "whole addresses: https://..." },
  { field: "availability", isMet: ({ availability }) => availability !== undefined },
  { field: "price", isMet: ({ price }) => moneyText(price) !== "", hint: "with a currency: --currency EUR" },
];

const requirements: readonly Requirement[] = [
  ...requirementsOfAll,
  { field: "brand", isMet: ({ brand }) => brand !== "" },
  { field: "gtin or mpn", isMet: ({ gtin, mpn }) => gtin !== "" || mpn !== "" },
  { field: "color", isAskedFor: isWorn, isMet: ({ colors }) => colors.length > 0, isFound: true },
  { field: "size", isAskedFor: isSized, isMet: ({ size }) => size !== "", isFound: true },
  { field: "gender", isAskedFor: isWorn, isMet: ({ gender }) => gender !== "", isFound: true },
  { field: "age_group", isAskedFor: isWorn, isMet: ({ ageGroup }) => ageGroup !== "", isFound: true },
];

export const google: Channel = {
  name: "google",
  title: "Google Merchant Center",
  source: { url: "https://support.google.com/merchants/answer/7052112", read: "2026-11-23" },
  formats: ["tsv", "xml"],
  fields: [
    ...["id", "title", "structured_title", "description", "structured_description", "link", "image_link"],
    ...[
      "additional_image_link",
      "availability",
      "price",
      "sale_price",
      "google_product_category",
      "product_type",
    ],
    ...[
      "brand",
      "gtin",
      "mpn",
      "condition",
      "item_group_id",
      "color",
      "size",
      "material",
      "pattern",
      "gender",
    ],
    ...["age_group", "product_highlight", "product_detail"],
  ],
  alwaysThere: ["id"],
  headers: { product_detail: "product_detail(attribute_name:attribute_value)" },
  requirements,
  takesSupplements: true,
  items: ({ group, members }, request) =>
    members.flatMap(({ product }) => {
      const item = toItem(product, group, request);
      return request.isSupplemental && Object.keys(item).length < 2 ? [] : [item];
    }),
};

function toItem(product: ChannelProduct, group: ChannelFamily["group"], request: ItemRequest): ChannelItem {
  const { isSupplemental } = request;
  const { name, description } = product;
  const found = {
    ...textFields("title", name, titleOf(product, longest.title), isSupplemental),
    ...textFields(
      "description",
      description,
      flowingDescription(product, longest.description),
      isSupplemental,
    ),
    google_product_category: request.taxonomy(product, "google"),
    ...variantFields(product),
    product_highlight: highlightsOf(product),
    product_detail: detailsOf(product),
  };
  if (isSupplemental) return itemOf({ id: product.id, ...found });
  const [image = "", ...images] = product.images;
  return itemOf({
    id: product.id,
    ...found,
    link: product.link,
    image_link: image,
    additional_image_link: images.slice(0, mostImages),
    availability: product.availability,
    price: moneyText(product.price),
    sale_price: moneyText(product.salePrice),
    product_type: cut(product.ownCategory, longest.product_type),
    brand: cut(product.brand, longest.brand),
    gtin: product.gtin,
    mpn: cut(product.mpn, longest.mpn),
    condition: product.condition,
    item_group_id: group && cut(group, longest.group),
  });
}

/** What a model wrote is to be declared, and a plain field beside it would win. */
function textFields(
  field: "title" | "description",
  text: ChannelText,
  content: string,
  onlyChanged: boolean,
) {
  if (content === "" || (onlyChanged && !text.isChanged)) return {};
  if (!text.isByModel) return { [field]: content };
  return { [`structured_${field}`]: { digital_source_type: "trained_algorithmic_media", content } };
}

/** What tells variants apart, in fields that other channels took over from Google. */
export function variantFields({ colors, size, material, pattern, gender, ageGroup }: ChannelProduct) {
  const few = colors.map((color) => cut(color, longest.oneColor)).slice(0, mostColors);
  return {
    color: cut(few.join("/"), longest.color),
    size: cut(size, longest.size),
    material: cut(material, longest.material),
    pattern: cut(pattern, longest.pattern),
    gender,
    age_group: ageGroup,
  };
}

function highlightsOf({ bullets }: ChannelProduct): readonly string[] {
  const fitting = [...new Set(bullets.map(oneLine))].filter(
    (bullet) => bullet !== "" && bullet.length <= longest.highlight,
  );
  return fitting.length < fewestHighlights ? [] : fitting.slice(0, mostHighlights);
}

/** What the feed calls that for which Google has fields of its own. */
const ownFields = lazily(
  () =>
    new Set(
      (["color", "size", "material", "pattern", "mpn"] as const).flatMap((field) => detailWords(field)),
    ),
);

/** Without sections, which are optional: their names would be ours and not the shop's. */
function detailsOf({ details }: ChannelProduct): readonly Parts[] {
  const others = details.filter(({ name }) => !ownFields().has(normalizeColumn(name)));
  return others.slice(0, mostDetails).flatMap(({ name, text }) => {
    const [attribute_name, attribute_value] = [oneLine(name), oneLine(text)];
    const isFitting =
      attribute_name.length <= longest.detailName && attribute_value.length <= longest.detailValue;
    return isFitting && attribute_value !== "" ? [{ attribute_name, attribute_value }] : [];
  });
}

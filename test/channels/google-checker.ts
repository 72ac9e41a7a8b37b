import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

/*
 * Checks a tab-separated file against Google's product data specification (https://support.google.com/merchants/answer/7052112)
 * and the articles of single attributes: https://support.google.com/merchants/answer/6324415 (title), 6324468 (description),
 * 9216100 (product highlight), 9218260 (product detail), 6324487 (colour). Knows nothing of the code that wrote the file.
 */

export interface GoogleFault {
  readonly line: number;
  readonly attribute: string;
  readonly fault: string;
}

const known = new Set([
  ...["id", "title", "structured_title", "description", "structured_description", "link", "image_link"],
  ...[
    "additional_image_link",
    "availability",
    "price",
    "sale_price",
    "google_product_category",
    "product_type",
  ],
  ...["brand", "gtin", "mpn", "identifier_exists", "condition", "item_group_id", "color", "size", "material"],
  ...["pattern", "gender", "age_group", "product_highlight", "product_detail"],
]);

const longest: Readonly<Record<string, number>> = {
  ...{ id: 50, title: 150, description: 5000, link: 2000, image_link: 2000, product_type: 750, brand: 70 },
  ...{ gtin: 50, mpn: 70, color: 100, size: 100, material: 200, pattern: 100, item_group_id: 50 },
};

const allowed: Readonly<Record<string, readonly string[]>> = {
  availability: ["in_stock", "out_of_stock", "preorder", "backorder"],
  condition: ["new", "refurbished", "used"],
  gender: ["male", "female", "unisex"],
  age_group: ["newborn", "infant", "toddler", "kids", "adult"],
};

/** Required of each product, whatever it is. */
const requiredOfAll = ["id", "title", "description", "link", "image_link", "availability", "price"];

const subAttributes: Readonly<Record<string, readonly string[]>> = {
  product_detail: ["section_name", "attribute_name", "attribute_value"],
  structured_title: ["digital_source_type", "content"],
  structured_description: ["digital_source_type", "content"],
};

export interface GoogleReport {
  readonly products: number;
  readonly faults: readonly GoogleFault[];
  /** How many products lack a required attribute, by its name. */
  readonly missing: Readonly<Record<string, number>>;
}

/** @param numbers those of Google's taxonomy; absent: not checked */
export function checkGoogleFile(text: string, numbers?: ReadonlySet<string>): GoogleReport {
  const faults: GoogleFault[] = [];
  const [header = [], ...rows] = readTabs(text);
  const columns = header.map((name) => /^([a-z_]+)(?:\(([a-z_:]+)\))?$/.exec(name));
  columns.forEach((column, place) => {
    const [, name = "", parts] = column ?? [];
    const isOdd = parts?.split(":").some((part) => !subAttributes[name]?.includes(part)) === true;
    if (!known.has(name) || isOdd)
      faults.push({ line: 1, attribute: header[place] ?? "", fault: "is no attribute" });
  });
  const names = columns.map((column) => column?.[1] ?? "");
  const ids = new Set<string>();
  const missing: Record<string, number> = {};
  rows.forEach((cells, place) => {
    const line = place + 2;
    const fail = (attribute: string, fault: string) => faults.push({ line, attribute, fault });
    if (cells.length !== header.length) {
      fail("", `has ${cells.length} cells of ${header.length}`);
      return;
    }
    const product = Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ""]));
    for (const required of requiredOfAll) {
      const has = product[required] !== "" && product[required] !== undefined;
      if (!has && (product[`structured_${required}`] ?? "") === "")
        missing[required] = (missing[required] ?? 0) + 1;
    }
    checkProduct(product, fail, numbers);
    const { id = "" } = product;
    if (id !== "" && ids.has(id)) fail("id", `${id} is there twice`);
    ids.add(id);
  });
  return { products: rows.length, faults, missing };
}

type Fail = (attribute: string, fault: string) => void;

function checkProduct(
  product: Readonly<Record<string, string>>,
  fail: Fail,
  numbers: ReadonlySet<string> | undefined,
): void {
  for (const [attribute, value] of Object.entries(product)) {
    if (value === "") continue;
    const most = longest[attribute];
    if (most !== undefined && value.length > most) fail(attribute, `has ${value.length} characters`);
    const values = allowed[attribute];
    if (values !== undefined && !values.includes(value)) fail(attribute, `${value} is not a supported value`);
    if (value !== value.trim()) fail(attribute, "begins or ends with white space");
    if (/\p{Cc}/u.test(value)) fail(attribute, "holds control characters");
  }
  const {
    price,
    sale_price: sale,
    gtin,
    color,
    link,
    image_link: image,
    google_product_category: category,
  } = product;
  for (const [attribute, money] of Object.entries({ price, sale_price: sale }))
    if (money && !/^\d+\.\d{2} [A-Z]{3}$/.test(money))
      fail(attribute, `${money} is no amount with a currency`);
  if (price && sale && Number.parseFloat(sale) >= Number.parseFloat(price))
    fail("sale_price", "is no less than price");
  if (gtin && !isGtin(gtin)) fail("gtin", `${gtin} is not valid`);
  if (color) {
    if (color.split("/").length > 3) fail("color", "has more than three colours");
    if (/^#|^[\d\s/]+$/.test(color) || color.includes(",")) fail("color", `${color} is no name of a colour`);
  }
  for (const [attribute, address] of Object.entries({ link, image_link: image }))
    if (address && !URL.canParse(address)) fail(attribute, `${address} is no address`);
  if (category && (!/^\d+$/.test(category) || numbers?.has(category) === false))
    fail("google_product_category", `${category} is not in Google's list`);
  checkTexts(product, fail);
}

function checkTexts(product: Readonly<Record<string, string>>, fail: Fail): void {
  const { product_highlight: highlights = "", product_detail: details = "" } = product;
  if (highlights !== "") {
    const items = readList(highlights);
    if (items.length < 2 || items.length > 100) fail("product_highlight", `has ${items.length} items`);
    if (items.some((item) => item.length > 150)) fail("product_highlight", "has an item over 150 characters");
  }
  if (details !== "" && readList(details).some((detail) => !/^(?:.*[^\\])?:./s.test(detail)))
    fail("product_detail", "has a detail without name or value");
  for (const [field, most] of [
    ["title", 150],
    ["description", 5000],
  ] as const) {
    const structured = product[`structured_${field}`] ?? "";
    if (structured === "") continue;
    const [, source, content = ""] = /^([a-z_]+):"([\s\S]*)"$/.exec(structured) ?? [];
    if (source !== "trained_algorithmic_media" && source !== "default")
      fail(field, "names no digital source type");
    if (content === "" || content.replaceAll('""', '"').length > most)
      fail(field, "has no content that fits");
    if ((product[field] ?? "") !== "") fail(field, "stands beside its structured form, and would win");
  }
}

function isGtin(digits: string): boolean {
  if (![8, 12, 13, 14].includes(digits.length) || !/^\d+$/.test(digits)) return false;
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** Items between commas; quotes around those with commas, doubled within. */
function readList(text: string): string[] {
  const items: string[] = [];
  let [item, isQuoted] = ["", false];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"' && isQuoted && text[at + 1] === '"') {
      item += '"';
      at += 1;
    } else if (sign === '"') {
      isQuoted = !isQuoted;
    } else if (sign === "," && !isQuoted) {
      items.push(item);
      item = "";
    } else item += sign;
  }
  return [...items, item];
}

/** One record a line; a cell with quotes stands within quotes. */
function readTabs(text: string): string[][] {
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) =>
      line.split("\t").map((cell) => (/^".*"$/s.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell)),
    );
}

/** Google's numbers that are in its lists of 2015 and of 2021; undefined where the lists are not there. */
export function googleNumbers(shared: string): ReadonlySet<string> | undefined {
  const folder = join(shared, "data", "taxonomies", "google");
  if (!existsSync(folder)) return undefined;
  const read = (path: string) =>
    gunzipSync(readFileSync(join(folder, path)))
      .toString("utf8")
      .split("\n")
      .map((line) => line.split(" - ")[0] ?? "");
  return new Set(read("2021-09-21/taxonomy-with-ids.en-US.txt.gz"));
}

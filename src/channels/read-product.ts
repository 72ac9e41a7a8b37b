import type { Language } from "../api/vocabulary.ts";
import type { Catalog } from "../catalog/model.ts";
import { normalizeColumn } from "../feed/column-names.ts";
import type { ColumnMapping } from "../feed/columns.ts";
import { findDetailColumns } from "../feed/detail-columns.ts";
import { readFacts } from "../feed/fact-columns.ts";
import type { DetailField, FeedDescription, ProductField } from "../feed/feed.ts";
import type { Cells, FeedRecord } from "../feed/record.ts";
import { withoutAdded } from "../feed/row-form.ts";
import { isFiller } from "../nlp/fillers.ts";
import { readGtin } from "../nlp/gtin.ts";
import { type AddedValues, addedValuesOf, candidatesIn, isByModel } from "./added-values.ts";
import {
  addressesIn,
  availabilityOf,
  type CommerceColumns,
  cellOf,
  findCommerceColumns,
  isCommerceColumn,
  knownWord,
  moneyOf,
  peopleNamedIn,
  peopleOf,
} from "./commerce-columns.ts";
import { isApparel } from "./crosswalk.ts";
import { currencyIn } from "./money.ts";
import {
  type ChannelProduct,
  type ChannelText,
  type Money,
  type NamedText,
  type UntakenField,
  untakenFields,
} from "./product.ts";
import { createAttributeReader, type FoundAttributes } from "./read-attributes.ts";

export interface ReadingRequest {
  readonly description: FeedDescription;
  readonly mapping: ColumnMapping;
  /** The user's choice of columns: fields of tasks, details, and `mappableFields`. */
  readonly map?: Readonly<Record<string, string | undefined>>;
  /** The catalog of the run's channel. */
  readonly catalog: Catalog;
  /** Of the products' texts. */
  readonly language: Language;
  /** The currency of prices that state none themselves, as the user says. */
  readonly currency?: string;
}

/** Reads the rows of one feed, enriched or not. */
export function createProductReader(request: ReadingRequest): (record: FeedRecord) => ChannelProduct {
  const own = withoutAdded(request.description);
  const { columns } = request.mapping;
  const taken = new Set(Object.values(columns));
  const details = findDetailColumns(own, {
    map: request.map ?? {},
    taken,
    language: request.language,
  }).columns;
  const commerce = findCommerceColumns(own.columns, request.map);
  const attributes = createAttributeReader(request);
  const short = shortDescriptionColumn(own, columns.description);
  const ownId = (record: FeedRecord) => record.text(columns.id ?? "")?.trim() ?? "";
  return (record) => {
    const added = addedValuesOf(record);
    const field = (name: ProductField) => stated(record.text(columns[name] ?? ""));
    const detail = (name: DetailField) => stated(cellOf(record, details[name]));
    const found = attributes(record, added);
    const known = (...names: string[]) => names.flatMap((name) => found.texts.get(name) ?? []);
    const colors = detail("color") === "" ? known("color") : [detail("color")];
    const group = known("target_group", "target-group")[0] ?? "";
    const groupValue = found.values.get("target_group") ?? found.values.get("target-group") ?? group;
    const ageValue = found.values.get("age_group") ?? found.values.get("age-group") ?? "";
    const path = request.catalog.path(added.text("category_id")).map(({ identifier }) => identifier);
    const people = peopleOf(path);
    const named = isApparel(path) ? peopleNamedIn(field("name"), request.language) : nobody;
    const googleCell = cellOf(record, commerce.google_category);
    const prices = pricesOf(record, commerce, request.currency);
    const stockOf = availabilityOf(record, commerce);
    const gtin = gtinOf(field("gtin"));
    const links = addressesIn(cellOf(record, commerce.link));
    const images = imagesOf(record, commerce);
    const untaken = untakenOf({
      gtin: gtin === "" && field("gtin"),
      price: prices.price === undefined && cellOf(record, commerce.price),
      availability:
        stockOf.availability === undefined &&
        (cellOf(record, commerce.availability) || cellOf(record, commerce.stock)),
      link: links.length === 0 && cellOf(record, commerce.link),
      image_link: images.length === 0 && cellOf(record, commerce.image),
    });
    return {
      id: idOf(record, ownId(record), commerce, own),
      sku: cellOf(record, commerce.sku),
      handle: own.dialectName === "shopify" ? ownId(record) : "",
      language: request.language,
      name: textBy("name", field("name"), added),
      description: textBy("description", field("description"), added),
      shortDescription: short === undefined ? "" : stated(record.text(short)),
      bullets:
        added.lines("bullet_points").length > 0 ? added.lines("bullet_points") : bulletsOf(record, details),
      seoTitle: added.text("seo_title"),
      metaDescription: added.text("meta_description"),
      brand: brandOf(field("brand"), field("name")) || (known("brand")[0] ?? ""),
      gtin,
      mpn: detail("mpn"),
      ...prices,
      ...stockOf,
      condition: knownWord("condition", cellOf(record, commerce.condition)) ?? "",
      link: links[0] ?? "",
      images,
      colors: colors.flatMap((color) => color.split(/\s*[/,;|]\s*/)).filter((color) => color !== ""),
      size: plainSize(detail("size") || known("size").join(", ")),
      material: detail("material") || joined(known("material", "upper_material", "upper-material")),
      pattern: detail("pattern") || joined(known("pattern")),
      gender:
        knownWord("gender", cellOf(record, commerce.gender)) ??
        knownWord("gender", groupValue) ??
        (people.gender || named.gender),
      ageGroup:
        knownWord("age_group", cellOf(record, commerce.age_group)) ??
        knownWord("age_group", ageValue) ??
        knownWord("age_group", groupValue) ??
        (people.ageGroup || named.ageGroup),
      ownCategory: ownCategory(record, field("category"), columns.category, commerce),
      tags: cellOf(record, commerce.tags),
      published: cellOf(record, commerce.published),
      googleCategory: /^\d{1,6}$/.test(googleCell) ? googleCell : "",
      category: path,
      candidates: candidatesIn(added).map(({ id, score }) => ({
        path: request.catalog.path(id).map(({ identifier }) => identifier),
        score,
      })),
      details: [...found.details, ...statementsOf(record, request.mapping, found)],
      ...(untaken && { untaken }),
    };
  };
}

/** Undefined where everything that stands there was taken. */
function untakenOf(texts: Readonly<Record<UntakenField, string | false>>): ChannelProduct["untaken"] {
  const found = untakenFields.flatMap((field) => {
    const text = stated(texts[field] || "");
    return text === "" ? [] : [[field, text] as const];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

const nobody = { gender: "", ageGroup: "" };

/** `size M`, `Gr. 42` */
function plainSize(text: string): string {
  return text.replace(/^(?:size|gr(?:ö(?:ß|ss)e|\.)|taille|pointure|taglia|misura)[\s:]+/i, "");
}

/** Without texts that stand within another: `oak` beside `solid oak`. */
function joined(texts: readonly string[]): string {
  const folded = texts.map((text) => text.toLowerCase());
  const isWithin = (text: string, place: number) =>
    folded.some((other, at) => at !== place && other.includes(text) && (other !== text || at < place));
  return texts.filter((_, place) => !isWithin(folded[place] ?? "", place)).join("/");
}

function stated(text = ""): string {
  const trimmed = text.trim();
  return isFiller(trimmed) ? "" : trimmed;
}

function textBy(task: "name" | "description", own: string, added: AddedValues): ChannelText {
  const written = added.text(task).trim();
  const text = written === "" ? own : written;
  return { text, isByModel: isByModel(added, task), isChanged: text !== own };
}

/** A number that the name does not have is a key of the shop's; `4711` may be a brand. */
function brandOf(brand: string, name: string): string {
  return /\p{L}/u.test(brand) || name.includes(brand) ? brand : "";
}

/** In a Shopify export a handle is the product's; the SKU is the variant's. */
function idOf(
  record: Cells,
  id: string,
  commerce: CommerceColumns,
  { dialectName }: FeedDescription,
): string {
  return dialectName === "shopify" ? cellOf(record, commerce.sku) || id : id;
}

/** The column of a short description, where it is not the only one. */
function shortDescriptionColumn({ columns }: FeedDescription, description: string | undefined) {
  const column = columns.find((name) =>
    /^(?:short description|kurzbeschreibung)$/.test(normalizeColumn(name)),
  );
  return column === description ? undefined : column;
}

function bulletsOf(
  record: Cells,
  details: ReturnType<typeof findDetailColumns>["columns"],
): readonly string[] {
  return (details.bullet_points ?? [])
    .flatMap((column) => stated(record.text(column)).split("\n"))
    .filter(Boolean);
}

/** Only with a right check digit; `4.01E+12` is none. */
function gtinOf(text: string): string {
  const digits = text.replace(/[\s-]/g, "").replace(/\.0$/, "");
  return readGtin(digits) === undefined ? "" : digits;
}

/** In a Shopify export the price is today's, and the one to compare it with the regular one. */
function pricesOf(record: Cells, commerce: CommerceColumns, assumed: string | undefined) {
  const currency = currencyIn(cellOf(record, commerce.currency)) ?? assumed;
  const today = moneyOf(record, commerce.price, currency);
  const before = moneyOf(record, commerce.compare_at, currency);
  const reduced = moneyOf(record, commerce.sale_price, currency);
  const regular = isMore(before, today) ? before : today;
  const sale = isMore(before, today) ? today : reduced;
  const price = regular ?? sale;
  return { ...(price && { price }), ...(sale && isMore(price, sale) && { salePrice: sale }) };
}

function isMore(one: Money | undefined, other: Money | undefined): boolean {
  return one !== undefined && other !== undefined && Number(one.amount) > Number(other.amount);
}

function imagesOf(record: Cells, commerce: CommerceColumns): readonly string[] {
  const [main = "", ...others] = addressesIn(cellOf(record, commerce.image));
  const more = (commerce.more_images ?? []).flatMap((column) => addressesIn(record.text(column) ?? ""));
  return [...new Set([main, ...others, ...more])].filter((address) => address !== "");
}

/** Not Google's, where the feed has the shop's own beside it. */
function ownCategory(
  record: Cells,
  category: string,
  column: string | undefined,
  commerce: CommerceColumns,
): string {
  const isGoogles = column !== undefined && (commerce.google_category ?? []).includes(column);
  const own = cellOf(record, commerce.own_category);
  const chosen = isGoogles || category === "" ? own : category;
  // Without a word it is a key of the shop's.
  return /\p{L}{3}/u.test(chosen) ? chosen : "";
}

const mostStatements = 20;
const longestStatement = 200;

/** What the feed's other columns state, as far as no attribute says the same. */
function statementsOf(
  record: Cells,
  { facts = [] }: ColumnMapping,
  found: FoundAttributes,
): readonly NamedText[] {
  const said = new Set([...found.texts.values()].flat().map((text) => text.toLowerCase()));
  const isNew = (label: string, text: string) => {
    const name = normalizeColumn(label);
    if (said.has(text.toLowerCase()) || names.has(name)) return false;
    names.add(name);
    return true;
  };
  const names = new Set(found.details.map(({ name }) => normalizeColumn(name)));
  return readFacts(record, facts)
    .filter(({ label, text }) => isStatement(label, text) && isNew(label, text))
    .slice(0, mostStatements)
    .map(({ label, text }) => ({ name: label, text }));
}

/** Not a bare number, which lacks its unit or is a key, not an address, and nothing that has a field of its own. */
function isStatement(label: string, text: string): boolean {
  const isShort =
    text.length <= longestStatement &&
    /\p{L}/u.test(text) &&
    !/^\S*(?:\/\/|\.(?:jpe?g|png|webp|pdf)$)/i.test(text);
  return isShort && !isCommerceColumn(label);
}

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import Papa from "papaparse";
import type { Language } from "../../src/api/vocabulary.ts";

/** A product's name as a shop wrote it, with what the feed says beside it. */
export interface RealName {
  readonly feed: string;
  readonly name: string;
  /** Of the feed or of the name's column. */
  readonly language: Language;
  /** Empty where the feed has none. */
  readonly brand: string;
}

interface NameColumn {
  readonly file: string;
  readonly language: Language;
  readonly name: string;
  readonly brand?: string;
}

const feeds = join(process.env.PDO_SHARED ?? "../shared", "data/feeds");
export const hasRealNames = existsSync(feeds);

const columns: readonly NameColumn[] = [
  ...["aw-oli-essenziali.csv.gz", "aw-professional-oils.csv", "aw-relax-benessere.csv.gz"].map((file) => ({
    file: `ancientwisdom-supplier/${file}`,
    language: "en" as const,
    name: "Unit Name",
  })),
  { file: "bigbasket-en/bigbasket_dev_sample.csv.gz", language: "en", name: "product", brand: "brand" },
  { file: "bigbuy-it/products_dev.json.gz", language: "it", name: "name" },
  { file: "cdiscount-fr/cdiscount_dev_sample.csv.gz", language: "fr", name: "Libelle", brand: "Marque" },
  {
    file: "flipkart/flipkart_com-ecommerce_sample_1050_dev.csv.gz",
    language: "en",
    name: "product_name",
    brand: "brand",
  },
  {
    file: "mediamarkt-de/TV_Audio_products_Data_Set_-_to_be_assigned_to_categories.csv.gz",
    language: "de",
    name: "<Name>",
  },
  ...(["en", "de", "fr", "it"] as const).map((language) => ({
    file: "openfoodfacts-multilang/openfoodfacts_export.csv.gz",
    language,
    name: `product_name_${language}`,
    brand: "brands",
  })),
  { file: "salugea-it/salugea_products_catalog.csv", language: "it", name: "title" },
  ...["apparel", "home-and-garden", "jewelery"].map((file) => ({
    file: `shopify/${file}.csv`,
    language: "en" as const,
    name: "Title",
    brand: "Vendor",
  })),
  ...["product_abstract", "product_concrete"].flatMap((file) => [
    { file: `spryker-de-en/${file}.csv.gz`, language: "en" as const, name: "name.en_US" },
    { file: `spryker-de-en/${file}.csv.gz`, language: "de" as const, name: "name.de_DE" },
  ]),
  { file: "woocommerce/sample_products.csv", language: "en", name: "Name" },
];

const rowsOfFile = new Map<string, readonly Readonly<Record<string, unknown>>[]>();

/** Read with a parser of its own, not with the project's. */
function rowsOf(file: string): readonly Readonly<Record<string, unknown>>[] {
  const held = rowsOfFile.get(file);
  if (held) return held;
  const bytes = readFileSync(join(feeds, file));
  const text = (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8").replace(/^\uFEFF/, "");
  const rows = file.includes(".json")
    ? (JSON.parse(text) as Record<string, unknown>[])
    : Papa.parse<Record<string, unknown>>(text, { header: true, skipEmptyLines: true }).data;
  rowsOfFile.set(file, rows);
  return rows;
}

/** The names of every row of every feed, in the feeds' order; rows without one are left out. */
export function readRealNames(): readonly RealName[] {
  return columns.flatMap(({ file, language, name, brand }) =>
    rowsOf(file).flatMap((row) => {
      const text = row[name];
      if (typeof text !== "string" || text.trim() === "") return [];
      const maker = brand === undefined ? "" : row[brand];
      const feed = file.slice(0, file.indexOf("/"));
      return [{ feed, name: text, language, brand: typeof maker === "string" ? maker.trim() : "" }];
    }),
  );
}

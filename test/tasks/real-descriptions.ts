import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import Papa from "papaparse";
import type { Language } from "../../src/api/vocabulary.ts";

/** A product's description as a shop wrote it, with its name. */
export interface RealDescription {
  readonly feed: string;
  readonly name: string;
  readonly description: string;
  /** Of the feed or of the description's column. */
  readonly language: Language;
}

interface DescriptionColumn {
  readonly file: string;
  readonly language: Language;
  readonly name: string;
  readonly description: string;
}

const feeds = join(process.env.PDO_SHARED ?? "../shared", "data/feeds");
export const hasRealDescriptions = existsSync(feeds);

const columns: readonly DescriptionColumn[] = [
  ...["aw-oli-essenziali.csv.gz", "aw-professional-oils.csv", "aw-relax-benessere.csv.gz"].map((file) => ({
    file: `ancientwisdom-supplier/${file}`,
    language: "en" as const,
    name: "Unit Name",
    description: "Webpage description (html)",
  })),
  { file: "bigbuy-it/products_dev.json.gz", language: "it", name: "name", description: "description" },
  {
    file: "cdiscount-fr/cdiscount_dev_sample.csv.gz",
    language: "fr",
    name: "Libelle",
    description: "Description",
  },
  {
    file: "flipkart/flipkart_com-ecommerce_sample_1050_dev.csv.gz",
    language: "en",
    name: "product_name",
    description: "description",
  },
  ...["Long Description", "Long Description MM", "Marketing Text MM"].map((description) => ({
    file: "mediamarkt-de/TV_Audio_products_Data_Set_-_to_be_assigned_to_categories.csv.gz",
    language: "de" as const,
    name: "<Name>",
    description,
  })),
  ...(["en", "de", "fr", "it"] as const).flatMap((language) =>
    [`generic_name_${language}`, `ingredients_text_${language}`].map((description) => ({
      file: "openfoodfacts-multilang/openfoodfacts_export.csv.gz",
      language,
      name: `product_name_${language}`,
      description,
    })),
  ),
  { file: "salugea-it/salugea_products_catalog.csv", language: "it", name: "title", description: "actives" },
  ...["apparel", "home-and-garden", "jewelery"].map((file) => ({
    file: `shopify/${file}.csv`,
    language: "en" as const,
    name: "Title",
    description: "Body (HTML)",
  })),
  ...["product_abstract", "product_concrete"].flatMap((file) =>
    (["en_US", "de_DE"] as const).map((locale) => ({
      file: `spryker-de-en/${file}.csv.gz`,
      language: locale === "en_US" ? ("en" as const) : ("de" as const),
      name: `name.${locale}`,
      description: `description.${locale}`,
    })),
  ),
  { file: "woocommerce/sample_products.csv", language: "en", name: "Name", description: "Description" },
];

type Row = Readonly<Record<string, unknown>>;
const rowsOfFile = new Map<string, readonly Row[]>();

/** Read with a parser of its own, not with the project's. */
function rowsOf(file: string): readonly Row[] {
  const held = rowsOfFile.get(file);
  if (held) return held;
  const bytes = readFileSync(join(feeds, file));
  const text = (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8").replace(/^\uFEFF/, "");
  const rows = file.includes(".json")
    ? (JSON.parse(text) as Row[])
    : Papa.parse<Row>(text, { header: true, skipEmptyLines: true }).data;
  rowsOfFile.set(file, rows);
  return rows;
}

/** The descriptions of every row of every feed, in the feeds' order, each text once. */
export function readRealDescriptions(): readonly RealDescription[] {
  const seen = new Set<string>();
  return columns.flatMap(({ file, language, name, description }) =>
    rowsOf(file).flatMap((row) => {
      const [text, title] = [row[description], row[name]];
      if (typeof text !== "string" || text.trim() === "" || seen.has(text)) return [];
      seen.add(text);
      const feed = file.slice(0, file.indexOf("/"));
      return [{ feed, name: typeof title === "string" ? title : "", description: text, language }];
    }),
  );
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import Papa from "papaparse";
import { resolveColumns } from "../../src/feed/columns.ts";
import { readFeed } from "../../src/feed/reader.ts";
import { checkDigitOf } from "../../src/nlp/gtin.ts";
import type { FeedProfile } from "../../src/pipeline/history/feed-profile.ts";
import { createProfiler } from "../../src/pipeline/history/profiler.ts";

/** A feed as cells, and how its bytes are made of them. */
export interface TableFeed {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly delimiter?: string;
  readonly lineEnding?: string;
  readonly quotes?: boolean;
  readonly encoding?: BufferEncoding;
  readonly endsWithLineBreak?: boolean;
}

export const columns = [
  "sku",
  "title",
  "description",
  "category",
  "brand",
  "gtin",
  "price",
  "stock",
  "sale_price",
];

export function renderFeed(feed: TableFeed): Buffer {
  const { header, rows, delimiter = ",", lineEnding = "\n", quotes = false, encoding = "utf8" } = feed;
  const text = Papa.unparse([header, ...rows] as string[][], { delimiter, newline: lineEnding, quotes });
  return Buffer.from(feed.endsWithLineBreak === false ? text : text + lineEnding, encoding);
}

export async function profileOf(bytes: Uint8Array): Promise<FeedProfile> {
  async function* stream() {
    for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
  }
  const feed = await readFeed({ stream: stream() });
  const mapping = resolveColumns(feed.description, { sample: feed.sample });
  const profiler = createProfiler(feed.description, mapping);
  for await (const records of feed.records()) for (const record of records) profiler.add(record);
  return profiler.profile(feed.counts());
}

const kinds = [
  "Kaffeemühle",
  "Wasserkocher",
  "Pfanne",
  "Schüssel",
  "Läufer",
  "Gießkanne",
  "Hörbuch",
  "Teekanne",
];
const colours = ["schwarz", "weiß", "grün", "blau", "beige", "rosé", "türkis"];
const brands = [
  "Brühl",
  "Kärcher & Sohn",
  "Nordhaus",
  "Weserland",
  "Alpina",
  "Gös",
  "Melton",
  "Vier Jahreszeiten",
];

function gtinOf(number: number): string {
  const digits = `${number % 4 === 0 ? "0" : "4"}${String(711_000_000_00 + number * 37).slice(0, 11)}`;
  return digits + checkDigitOf(`${digits}0`);
}

/** One product that differs from all others by its number. */
export function productRow(number: number): string[] {
  const kind = kinds[number % kinds.length] ?? "";
  const colour = colours[number % colours.length] ?? "";
  const brand = brands[(number * 7) % brands.length] ?? "";
  const filler = "Für jeden Tag, spülmaschinenfest und leicht zu reinigen. ".repeat(1 + (number % 5));
  return [
    String(number + 1).padStart(6, "0"),
    `${brand} ${kind} ${colour} Modell ${number}`,
    number % 9 === 0
      ? ""
      : `${kind} von ${brand} in ${colour}, Nummer ${number}. ${filler}Breite ${(number % 90) + 4} cm.`,
    `Haushalt > Küche > ${kind}`,
    brand,
    number % 11 === 0 ? "" : gtinOf(number),
    `${5 + (number % 300)}.${String(number % 100).padStart(2, "0")}`,
    String(number % 40),
    number % 6 === 0 ? `${4 + (number % 290)}.95` : "",
  ];
}

export function generatedFeed(rows = 400, from = 0): TableFeed {
  return { header: columns, rows: Array.from({ length: rows }, (_, index) => productRow(from + index)) };
}

export const sharedFeeds = join(process.env.PDO_SHARED ?? "../shared", "data", "feeds");

/** Real products of a wholesaler (353, Italian), as a shop would export them. */
export function realFeed(): TableFeed {
  const bytes = gunzipSync(readFileSync(join(sharedFeeds, "bigbuy-it", "products_dev.json.gz")));
  const products: Record<string, unknown>[] = JSON.parse(bytes.toString("utf8"));
  const rows = products.map((product, number) => {
    const text = (key: string) => String(product[key] ?? "");
    const price = `${5 + (number % 300)}.${String(number % 100).padStart(2, "0")}`;
    const described = number % 9 === 0 ? "" : text("description");
    return [
      ...[`0${text("id")}`, text("name"), described, text("category"), text("brand"), text("ean")],
      ...[price, String(number % 40), number % 6 === 0 ? "4.95" : ""],
    ];
  });
  return { header: columns, rows };
}

export type Cells = readonly string[];

/** A feed with cells of one column changed. */
export function withColumn(
  feed: TableFeed,
  column: string,
  change: (cell: string, row: number) => string,
): TableFeed {
  const place = feed.header.indexOf(column);
  return withRows(feed, (rows) => rows.map((row, at) => row.with(place, change(row[place] ?? "", at))));
}

export function withRows(feed: TableFeed, change: (rows: readonly Cells[]) => readonly Cells[]): TableFeed {
  return { ...feed, rows: change(feed.rows) };
}

export function withoutColumn(feed: TableFeed, column: string): TableFeed {
  const place = feed.header.indexOf(column);
  return {
    ...feed,
    header: feed.header.toSpliced(place, 1),
    rows: feed.rows.map((row) => row.toSpliced(place, 1)),
  };
}

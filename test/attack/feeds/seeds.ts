import { gzipSync } from "node:zlib";

export interface Seed {
  /** The feed's name, with its ending. */
  readonly file: string;
  readonly bytes: Buffer;
  readonly isGzipped?: true;
}

const columns = ["sku", "title", "description", "category", "brand", "price"] as const;
const products: readonly (readonly string[])[] = [
  [
    "STEEL KETTLE 1.7L",
    "Boils 1.7 litres. Material: stainless steel.",
    "Kitchen > Kettles",
    "Alpina",
    "19.90",
  ],
  [
    "Damen Winterjacke blau Gr. M",
    "Warme Jacke aus 100 % Polyester, gefüttert.",
    "Mode > Jacken",
    "Nordhaus",
    "79",
  ],
  ["Lampe de table LED", "Lumière chaude, 8 W, hauteur 35 cm.", "Maison > Lampes", "Lumière", "24,50"],
  ['Tavolo "Roma" 120 x 80 cm', "Legno di quercia, 4 posti", "Casa > Tavoli", "Melton", "149.00"],
  ["Running shoes, men, grey", "Light shoes\nwith a cushioned sole.", "Shoes", "Gös", "59.95"],
  ["", "", "", "", ""],
];
/** Each row has a word that no other has, by which it is found again whatever became of the format. */
const rows = Array.from({ length: 8 }, (_, row) => [
  `T${String(row).padStart(4, "0")}K`,
  ...(products[row % products.length] ?? []),
]);
const objects = rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at] ?? ""])));

interface Dialect {
  readonly delimiter?: string;
  readonly ending?: string;
  readonly quotesAll?: true;
  readonly onlyColumns?: number;
  readonly rows?: readonly (readonly string[])[];
}

function table({
  delimiter = ",",
  ending = "\n",
  quotesAll,
  onlyColumns = 9,
  rows: own = rows,
}: Dialect): string {
  const cell = (text: string) =>
    quotesAll || text.includes(delimiter) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  return [columns, ...own]
    .map((row) => row.slice(0, onlyColumns).map(cell).join(delimiter) + ending)
    .join("");
}

const jsonLines = objects.map((object) => `${JSON.stringify(object)}\n`).join("");
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, "utf16le");
const isFlat = (row: readonly string[]) => !row.some((cell) => cell.includes("\n"));

export const seeds: readonly Seed[] = [
  { file: "feed.csv", bytes: Buffer.from(table({})) },
  { file: "feed.csv", bytes: Buffer.from(table({ ending: "\r\n" })) },
  { file: "feed.csv", bytes: Buffer.from(table({ delimiter: ";", quotesAll: true, ending: "\r\n" })) },
  { file: "feed.csv", bytes: Buffer.from(table({ delimiter: "|" })) },
  { file: "feed.csv", bytes: Buffer.from(`\ufeff${table({})}`) },
  { file: "feed.csv", bytes: Buffer.from(table({ delimiter: ";" }), "latin1") },
  { file: "feed.csv", bytes: Buffer.from(table({ quotesAll: true, ending: "\r" })) },
  { file: "feed.csv", bytes: Buffer.from(table({ rows: rows.filter(isFlat), ending: "\r\r\n" })) },
  { file: "feed.csv", bytes: Buffer.from(table({ onlyColumns: 2 })) },
  { file: "feed.csv", bytes: Buffer.from(table({ rows: rows.slice(0, 1) })) },
  { file: "feed.csv", bytes: Buffer.from(`sep=;\r\n${table({ delimiter: ";", ending: "\r\n" })}`) },
  { file: "feed.csv", bytes: utf16(table({ ending: "\r\n" })) },
  { file: "feed.csv", bytes: utf16(table({ delimiter: ";" })).swap16() },
  { file: "feed.tsv", bytes: Buffer.from(table({ delimiter: "\t" })) },
  { file: "feed.tsv", bytes: utf16(table({ delimiter: "\t", ending: "\r\n" })) },
  { file: "feed.csv.gz", bytes: Buffer.from(table({})), isGzipped: true },
  { file: "feed.jsonl", bytes: Buffer.from(jsonLines) },
  { file: "feed.jsonl", bytes: Buffer.from(jsonLines.replaceAll("\n", "\r\n")) },
  { file: "feed.jsonl", bytes: Buffer.from(`\ufeff${jsonLines.trimEnd()}`) },
  { file: "feed.jsonl.gz", bytes: Buffer.from(jsonLines), isGzipped: true },
  {
    file: "feed.jsonl",
    bytes: Buffer.from(
      objects.map((object, at) => `${JSON.stringify({ at, of: [object], ...object })}\n`).join(""),
    ),
  },
  { file: "feed.json", bytes: Buffer.from(JSON.stringify(objects)) },
  { file: "feed.json", bytes: Buffer.from(`${JSON.stringify(objects, null, 2)}\n`) },
  {
    file: "feed.txt",
    bytes: Buffer.from(
      rows
        .filter(isFlat)
        .map((row) => `${columns.map((name, at) => `${name}:${row[at]}`).join("\t")}\n`)
        .join(""),
    ),
  },
];

export const wrap = ({ isGzipped }: Seed, bytes: Buffer): Buffer => (isGzipped ? gzipSync(bytes) : bytes);

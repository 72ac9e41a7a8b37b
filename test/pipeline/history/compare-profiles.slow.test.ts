import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { isFeedError } from "../../../src/feed/errors.ts";
import { compareProfiles } from "../../../src/pipeline/history/compare-profiles.ts";
import type { FeedProfile } from "../../../src/pipeline/history/feed-profile.ts";
import type { GuardCode } from "../../../src/pipeline/history/findings.ts";
import {
  type Cells,
  generatedFeed,
  productRow,
  profileOf,
  realFeed,
  renderFeed,
  sharedFeeds,
  type TableFeed,
  withColumn,
  withoutColumn,
  withRows,
} from "../mutated-feeds.ts";

type Mutation = (feed: TableFeed) => TableFeed | Uint8Array;

const garble = (text: string) => Buffer.from(text, "utf8").toString("latin1");
const text = (feed: TableFeed) => renderFeed(feed).toString("utf8");
const cut = (feed: TableFeed, share: number) => {
  const bytes = renderFeed(feed);
  return bytes.subarray(0, Math.floor(bytes.length * share));
};
const lastLines = (feed: TableFeed, words: string) => Buffer.from(text(feed) + words);
const german = (price: string) => price.replace(".", ",");

/** What happens to exports, and what the guard calls it; a code of the reader where the feed cannot even be read. */
const broken: readonly (readonly [kind: string, GuardCode | `PDO_FEED_${string}`, Mutation])[] = [
  ["only the header is left", "rows_none", (feed) => withRows(feed, () => [])],
  [
    "half of the rows are missing",
    "rows_fewer",
    (feed) => withRows(feed, (rows) => rows.slice(0, rows.length / 2)),
  ],
  ["the export stops at a page's end", "rows_cut", (feed) => withRows(feed, (rows) => rows.slice(0, 250))],
  [
    "the export's filter is gone",
    "rows_more",
    (feed) => withRows(feed, (rows) => [...rows, ...newRows(rows, 1200)]),
  ],
  ["two exports stand one behind the other", "header_repeated", (feed) => lastLines(feed, text(feed))],
  [
    "the same rows are exported twice",
    "ids_repeated",
    (feed) => withRows(feed, (rows) => [...rows, ...rows]),
  ],
  [
    "a join repeats every fourth product",
    "ids_repeated",
    (feed) => withRows(feed, (rows) => rows.flatMap((row, at) => (at % 4 === 0 ? [row, row] : [row]))),
  ],
  [
    "the names' column is gone",
    "PDO_FEED_COLUMN_MISSING",
    (feed) => withoutColumn(withoutColumn(feed, "title"), "description"),
  ],
  ["the description's column is gone", "columns_gone", (feed) => withoutColumn(feed, "description")],
  ["a column that no task reads is gone", "columns_gone", (feed) => withoutColumn(feed, "stock")],
  [
    "a column was renamed",
    "columns_gone",
    (feed) => ({ ...feed, header: feed.header.with(6, "preis_brutto") }),
  ],
  [
    "a new column takes the name's place",
    "column_moved",
    (feed) => ({
      ...feed,
      header: [...feed.header, "name"],
      rows: feed.rows.map((row) => [...row, "Artikel"]),
    }),
  ],
  ["the descriptions are empty", "field_empty", (feed) => withColumn(feed, "description", () => "")],
  [
    "every fourth name is empty",
    "field_empty",
    (feed) => withColumn(feed, "title", (cell, row) => (row % 4 === 0 ? "" : cell)),
  ],
  [
    "the descriptions are the word NULL",
    "field_empty",
    (feed) => withColumn(feed, "description", () => "NULL"),
  ],
  [
    "a formula failed in the descriptions",
    "field_empty",
    (feed) => withColumn(feed, "description", () => "#REF!"),
  ],
  ["the prices are empty", "column_empty", (feed) => withColumn(feed, "price", () => "")],
  ["the prices are all 0", "column_zero", (feed) => withColumn(feed, "price", () => "0.00")],
  ["the decimal point became a comma", "decimals", (feed) => withColumn(feed, "price", german)],
  ["all names are alike", "field_same", (feed) => withColumn(feed, "title", () => "Produkt ohne Namen")],
  [
    "all categories are alike",
    "field_same",
    (feed) => withColumn(feed, "category", () => "Sonstiges Sortiment"),
  ],
  [
    "the identifiers are numbered anew",
    "ids_changed",
    (feed) => withColumn(feed, "sku", (_, row) => `N-${row + 90_000}`),
  ],
  [
    "it is another shop's feed",
    "products_others",
    (feed) => withRows(feed, ({ length }) => otherRows(length)),
  ],
  [
    "all names are in another language",
    "names_changed",
    (feed) => withColumn(feed, "title", (cell) => `The ${[...cell].reverse().join("")}`),
  ],
  [
    "GTINs are in scientific notation",
    "scientific",
    (feed) =>
      withColumn(feed, "gtin", (cell) => (cell === "" ? "" : `${cell.slice(0, 1)},${cell.slice(1, 3)}E+12`)),
  ],
  [
    "a tenth of the GTINs is in scientific notation",
    "scientific",
    (feed) =>
      withColumn(feed, "gtin", (cell, row) =>
        cell === "" || row % 10 > 0 ? cell : Number(cell).toExponential(2).toUpperCase(),
      ),
  ],
  [
    "GTINs have lost their zeros",
    "zeros_lost",
    (feed) => withColumn(feed, "gtin", (cell) => cell.replace(/^0+/, "")),
  ],
  [
    "identifiers have lost their zeros",
    "zeros_lost",
    (feed) => withColumn(feed, "sku", (cell) => cell.replace(/^0+/, "")),
  ],
  [
    "GTINs were rounded",
    "gtins_invalid",
    (feed) => withColumn(feed, "gtin", (cell) => (cell === "" ? "" : `${cell.slice(0, 8)}00000`)),
  ],
  [
    "UTF-8 was read as Latin-1",
    "garbled",
    (feed) => withColumn(withColumn(feed, "title", garble), "description", garble),
  ],
  [
    "UTF-8 was read as Windows-1252",
    "garbled",
    (feed) => withColumn(feed, "description", (cell) => cell.replaceAll(/[^\0-\x7f]/g, "Ã¼")),
  ],
  [
    "letters became U+FFFD",
    "garbled",
    (feed) => withColumn(feed, "description", (cell) => cell.replaceAll(/[^\0-\x7f]/g, "\ufffd")),
  ],
  [
    "letters became ï¿½",
    "garbled",
    (feed) => withColumn(feed, "description", (cell) => cell.replaceAll(/[^\0-\x7f]/g, "ï¿½")),
  ],
  [
    "letters became question marks",
    "letters_lost",
    (feed) =>
      withColumn(feed, "description", (cell) => cell.replaceAll(/[^\0-\x7f]|(?<=[a-z])e(?=[a-z])/g, "?")),
  ],
  [
    "markup was escaped twice",
    "escaped",
    (feed) => withColumn(feed, "description", (cell) => (cell === "" ? "" : `&lt;p&gt;${cell}&lt;/p&gt;`)),
  ],
  [
    "the encoding is another",
    "encoding",
    (feed) =>
      withColumn({ ...feed, encoding: "latin1" }, "description", (cell) =>
        cell.replaceAll(/[^\0-\xff]/g, ""),
      ),
  ],
  ["the delimiter is another", "delimiter", (feed) => ({ ...feed, delimiter: ";" })],
  [
    "the descriptions were cut after 100 characters",
    "field_cut",
    (feed) => withColumn(feed, "description", (cell) => cell.slice(0, 100)),
  ],
  [
    "all cells moved one column on",
    "column_kind",
    (feed) => withRows(feed, (rows) => rows.map((row) => [row.at(-1) ?? "", ...row.slice(0, -1)])),
  ],
  [
    "texts stand in the price's column",
    "column_kind",
    (feed) => withColumn(feed, "price", () => "auf Anfrage"),
  ],
  [
    "the names are web addresses",
    "column_kind",
    (feed) => withColumn(feed, "title", (_, row) => `https://shop.example/p/${row}`),
  ],
  [
    "the descriptions stand in the name's column",
    "field_length",
    (feed) =>
      withRows(feed, (rows) =>
        rows.map((row) => row.with(1, `${row[2]} ${row[2]} ${row[2]} ${row[2]} ${row[1]}`)),
      ),
  ],
  [
    "texts lost their quotes",
    "rows_broken",
    (feed) =>
      Buffer.from(
        text(feed)
          .split("\n")
          .map((line, at) => (at > 0 && at % 12 === 0 ? `${line},rosso, blu` : line))
          .join("\n"),
      ),
  ],
  [
    "rows lack their last cells",
    "rows_short",
    (feed) =>
      Buffer.from(
        text(feed)
          .split("\n")
          .map((line, at) => (at > 0 && at % 12 === 0 ? line.slice(0, 12) : line))
          .join("\n"),
      ),
  ],
  [
    "the file stops in mid-row",
    "last_line",
    (feed) =>
      Buffer.from(
        text(withColumn(feed, "description", (cell) => cell.replaceAll(/[",\n]/g, " "))).slice(0, -60),
      ),
  ],
  [
    "the file stops within a quoted cell",
    "PDO_FEED_QUOTE_OPEN",
    (feed) => Buffer.concat([cut(feed, 0.9), Buffer.from('\n"000999","Teek')]),
  ],
  [
    "an error message ends the file",
    "messages_inside",
    (feed) =>
      lastLines(
        feed,
        "<br />\n<b>Fatal error</b>:  Uncaught PDOException: SQLSTATE[HY000] in export.php on line 12\n",
      ),
  ],
  [
    "a web page was saved as the feed",
    "PDO_FEED_MARKUP",
    () => Buffer.from("<!DOCTYPE html>\n<html><body><h1>502 Bad Gateway</h1></body></html>\n"),
  ],
  [
    "an interface's refusal was saved as the feed",
    "PDO_FEED_COLUMN_MISSING",
    () => Buffer.from('{"error":"rate limit exceeded"}\n'),
  ],
  ["the file is empty", "PDO_FEED_EMPTY", () => Buffer.from("\n")],
];

/** Rows of a feed that has nothing to do with the one at hand. */
function otherRows(count: number): string[][] {
  return Array.from({ length: count }, (_, row) => productRow(50_000 + row));
}

/** New products of a feed's own kind. */
function newRows(rows: readonly Cells[], count: number): Cells[] {
  return Array.from({ length: Math.floor(count) }, (_, at) => {
    const [sku = "", title = "", description = "", ...rest] = rows[(at * 7) % rows.length] ?? [];
    return [
      `${sku.slice(0, 4)}${70_000 + at}`,
      `${title} ${at + 2}`,
      description && `${at}. ${description}`,
      ...rest,
    ];
  });
}

/** What owners of shops do to their feeds. */
const honest: readonly (readonly [kind: string, Mutation])[] = [
  ["nothing changed", (feed) => feed],
  [
    "all prices and stocks changed",
    (feed) =>
      withColumn(
        withColumn(feed, "price", (_, row) => `${row + 3}.45`),
        "stock",
        (_, row) => String((row * 13) % 77),
      ),
  ],
  [
    "30 % of the products are new",
    (feed) => withRows(feed, (rows) => [...rows, ...newRows(rows, rows.length * 0.3)]),
  ],
  [
    "30 % of the products are new and have no description yet",
    (feed) =>
      withRows(feed, (rows) => [...rows, ...newRows(rows, rows.length * 0.3).map((row) => row.with(2, ""))]),
  ],
  ["the range has doubled", (feed) => withRows(feed, (rows) => [...rows, ...newRows(rows, rows.length)])],
  [
    "half of the range was replaced by the new season's",
    (feed) =>
      withRows(feed, (rows) => [...rows.slice(0, rows.length / 2), ...newRows(rows, rows.length / 2)]),
  ],
  [
    "30 % of the products are sold out and gone",
    (feed) => withRows(feed, (rows) => rows.filter((_, row) => row % 10 > 2)),
  ],
  ["the rows are sorted otherwise", (feed) => withRows(feed, (rows) => rows.toReversed())],
  [
    "a column was added",
    (feed) => ({
      ...feed,
      header: [...feed.header, "material"],
      rows: feed.rows.map((row) => [...row, "Stahl"]),
    }),
  ],
  [
    "a column was added in front",
    (feed) => ({
      ...feed,
      header: ["updated_at", ...feed.header],
      rows: feed.rows.map((row) => ["2026-11-21", ...row]),
    }),
  ],
  [
    "columns changed places",
    (feed) => ({ ...feed, header: feed.header.toReversed(), rows: feed.rows.map((row) => row.toReversed()) }),
  ],
  ["all cells are quoted", (feed) => ({ ...feed, quotes: true })],
  ["lines end with CR LF", (feed) => ({ ...feed, lineEnding: "\r\n" })],
  ["the last line ends without a line break", (feed) => ({ ...feed, endsWithLineBreak: false })],
  [
    "a byte order mark was added",
    (feed) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), renderFeed(feed)]),
  ],
  [
    "missing descriptions were written",
    (feed) =>
      withColumn(
        feed,
        "description",
        (cell, row) =>
          cell || `Neu beschrieben: Produkt ${row}, robust und praktisch, für Küche und Haus, 30 cm breit.`,
      ),
  ],
  [
    "all descriptions have a sentence more",
    (feed) =>
      withColumn(feed, "description", (cell) =>
        cell === "" ? "" : `${cell} Kostenloser Versand ab 50 Euro.`,
      ),
  ],
  [
    "a third of the names were reworked",
    (feed) => withColumn(feed, "title", (cell, row) => (row % 3 === 0 ? `${cell} - Neu` : cell)),
  ],
  [
    "a fifth of the names are in another language",
    (feed) =>
      withColumn(feed, "title", (cell, row) => (row % 5 === 0 ? `Coffee grinder, model ${row}` : cell)),
  ],
  [
    "markup was taken out of the descriptions",
    (feed) => withColumn(feed, "description", (cell) => cell.slice(0, Math.ceil(cell.length * 0.6))),
  ],
  [
    "the sale began: every product has a sale price",
    (feed) => withColumn(feed, "sale_price", (_, row) => `${row + 2}.95`),
  ],
  ["the sale is over: no product has a sale price", (feed) => withColumn(feed, "sale_price", () => "")],
  [
    "most products are out of stock",
    (feed) => withColumn(feed, "stock", (cell, row) => (row % 8 === 0 ? cell : "0")),
  ],
  [
    "prices have no decimals any more",
    (feed) => withColumn(feed, "price", (cell) => cell.replace(/\..*/, "")),
  ],
  ["missing GTINs were added", (feed) => withColumn(feed, "gtin", (cell) => cell || "4006381333931")],
  [
    "the categories' tree was renamed",
    (feed) => withColumn(feed, "category", (cell) => cell.replace("Küche", "Kochen").replace(/^/, "Shop > ")),
  ],
  ["a brand left the range", (feed) => withRows(feed, (rows) => rows.filter((row) => row[4] !== "Nordhaus"))],
  ["three products came twice", (feed) => withRows(feed, (rows) => [...rows, ...rows.slice(0, 3)])],
  ["one row has a cell too many", (feed) => lastLines(feed, "999999,Topf,,,,,9.99,1,,zuviel,mehr\n")],
  [
    "one supplier's names are garbled",
    (feed) =>
      withColumn(feed, "title", (cell, row) => (row % 100 === 0 ? garble(`${cell} für Gäste`) : cell)),
  ],
  [
    "descriptions ask questions",
    (feed) => withColumn(feed, "description", (cell) => (cell === "" ? "" : `Lust auf Tee? ${cell}`)),
  ],
  [
    "links with queries stand in some descriptions",
    (feed) =>
      withColumn(feed, "description", (cell, row) =>
        row % 100 < 1 ? `${cell} https://a.example/x?y=1&amp;z=2` : cell,
      ),
  ],
];

const lastProfiles = new Map<TableFeed, Promise<FeedProfile>>();

function lastProfileOf(feed: TableFeed): Promise<FeedProfile> {
  const known = lastProfiles.get(feed) ?? profileOf(renderFeed(feed));
  lastProfiles.set(feed, known);
  return known;
}

/** The codes of what was found, or of the reader's own refusal. */
async function findCodes(
  feed: TableFeed,
  mutate: Mutation,
): Promise<{ codes: string[]; sentences: string[] }> {
  const last = await lastProfileOf(feed);
  const mutated = mutate(feed);
  try {
    const now = await profileOf(mutated instanceof Uint8Array ? mutated : renderFeed(mutated));
    const findings = compareProfiles(JSON.parse(JSON.stringify(last)), now);
    return { codes: findings.map(({ code }) => code), sentences: findings.map(({ sentence }) => sentence) };
  } catch (error) {
    if (isFeedError(error)) return { codes: [error.code], sentences: [error.what] };
    throw error;
  }
}

const feeds: readonly (readonly [string, () => TableFeed, boolean])[] = [
  ["a generated feed", once(generatedFeed), true],
  ["a wholesaler's real feed (where PDO_SHARED has it)", once(realFeed), existsSync(sharedFeeds)],
];

function once(make: () => TableFeed): () => TableFeed {
  let made: TableFeed | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

describe.each(feeds)("%s", (_, open, isThere) => {
  test.skipIf(!isThere).each(broken)("is told from a broken export: %s", async (_kind, code, mutate) => {
    const { codes, sentences } = await findCodes(open(), mutate);
    expect(codes, sentences.join("\n")).toContain(code);
  });

  test.skipIf(!isThere).each(honest)("is let through: %s", async (_kind, mutate) => {
    expect((await findCodes(open(), mutate)).sentences).toEqual([]);
  });
});

import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { main } from "../../src/cli/main.ts";
import { createStandInWorld } from "../stand-ins/world.ts";
import { verified } from "./run-verify.ts";

let folder = "";
const at = (name: string) => join(folder, name);

const table = [
  "sku;Title;Description;price;Note",
  '1;STEEL KETTLE 1,7 L;"Boils ""fast"".";007;NA',
  "2;Running shoes men grey;Light shoes, with a sole.;1E5;a\u00a0b",
  '3;"Oak\ntable";Solid oak, 120 cm;1.10;',
  "4;Desk lamp LED;Warm light, 8 W;-5;x",
  "",
  "5;Blue cotton shirt;100 % cotton;12,50",
  "6;Wool scarf;Soft; 3.00 ;note;surplus",
  "7;Garden chair;Folding;20;Café",
].join("\r\n");

const objects = `[
  {"sku": "1", "Title": "STEEL KETTLE 1,7 L", "price": 1.10, "gtin": 12345678901234567890},
  {"sku": "2", "Title": "Caf\\u00e9 table", "price": 1E5, "note": null, "tags": ["a",  "b"]},
  {"sku": "3", "Title": "Desk lamp LED", "note": "x", "note": "y"}
]
`;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "pdo-damage-"));
  writeFileSync(at("feed.csv"), `\uFEFF${table}`);
  writeFileSync(at("feed.json"), objects);
  for (const name of ["feed.csv", "feed.json"]) {
    await main(["enrich", at(name), "--tasks", "name"], createStandInWorld());
  }
}, 120_000);

/** A file's text, in which a piece that must be there is replaced. */
const put = (from: string, to: string) => (text: string) => {
  if (!text.includes(from)) throw new Error(`There is no ${JSON.stringify(from)} in ${text}`);
  return text.replace(from, () => to);
};
/** Rows of the CSV file, its header the first. */
const rows = (act: (rows: string[]) => string[]) => (text: string) => act(text.split("\r\n")).join("\r\n");
const each = (act: (row: string) => string) => rows((all) => all.map(act));

type Damage = readonly [string, (text: string) => string, object];

const damages: readonly Damage[] = [
  ["a row is missing", rows((all) => all.toSpliced(4, 1)), { kind: "row_missing", line: 6 }],
  ["the last row is missing", rows((all) => all.slice(0, -1)), { kind: "row_missing", line: 10 }],
  ["most rows are missing", rows((all) => all.slice(0, 3)), { kind: "row_missing", line: 4 }],
  ["the last row is cut", (text) => text.slice(0, text.lastIndexOf(";ok")), { kind: "row_width", line: 10 }],
  [
    "a row is there twice",
    rows((all) => all.toSpliced(4, 0, all[4] ?? "")),
    { kind: "row_repeated", enriched_line: 7 },
  ],
  [
    "two rows are swapped",
    rows(([header = "", one = "", two = "", ...rest]) => [header, two, one, ...rest]),
    { line: 2 },
  ],
  [
    "a strange row is there",
    rows((all) => all.toSpliced(3, 0, "9;Strange;row;0;0;x;ok;")),
    { kind: "row_extra", enriched_line: 4 },
  ],
  [
    "zeros before a number are gone",
    put("007", "7"),
    { kind: "cell", line: 2, column: "price", feed: "007", enriched: "7" },
  ],
  ["a word for nothing became nothing", put(";NA;", ";;"), { kind: "cell", line: 2, column: "Note" }],
  ["a word became a number", put("1E5", "100000"), { kind: "cell", line: 3, column: "price" }],
  ["zeros after a number are gone", put("1.10", "1.1"), { kind: "cell", line: 4, column: "price" }],
  ["a non-breaking space became a space", put("a\u00a0b", "a b"), { kind: "cell", line: 3, column: "Note" }],
  [
    "quotes were taken off",
    put('"Boils ""fast""."', 'Boils "fast".'),
    { kind: "cell", line: 2, column: "Description" },
  ],
  ["quotes were put on", put("-5;x;", '-5;"x";'), { kind: "cell", line: 6, column: "Note" }],
  ["a cell was defused", put(";-5;", ";'-5;"), { kind: "cell", line: 6, column: "price" }],
  ["a cell was trimmed", put("; 3.00 ;", ";3.00;"), { kind: "cell", line: 9, column: "price" }],
  ["a space was put behind a cell", put("grey;", "grey ;"), { kind: "cell", line: 3, column: "Title" }],
  ["a letter changed its case", put(";Soft;", ";soft;"), { kind: "cell", line: 9, column: "Description" }],
  ["a letter is composed otherwise", put("Café", "Cafe\u0301"), { kind: "cell", line: 10, column: "Note" }],
  [
    "a line break in a cell became a space",
    put('"Oak\ntable"', '"Oak table"'),
    { kind: "cell", line: 4, column: "Title" },
  ],
  [
    "a line break in a cell became another",
    put('"Oak\ntable"', '"Oak\r\ntable"'),
    { kind: "cell", line: 4, column: "Title" },
  ],
  [
    "one line ends otherwise",
    rows((all) => all.toSpliced(2, 2, `${all[2]}\n${all[3]}`)),
    { kind: "line_ending", line: 3 },
  ],
  ["all lines end otherwise", (text) => text.replaceAll("\r\n", "\n"), { kind: "header", line: 1 }],
  ["the byte order mark is gone", put("\uFEFF", ""), { kind: "byte_order_mark", line: 1 }],
  ["a line ending stands at the end", (text) => `${text}\r\n`, { kind: "line_ending", line: 10 }],
  ["a blank line is gone", rows((all) => all.toSpliced(5, 1)), { kind: "between_rows", line: 8 }],
  ["a blank line was added", rows((all) => all.toSpliced(2, 0, "")), { kind: "between_rows", line: 3 }],
  ["blank lines were added at the end", (text) => `${text}\r\n\r\n`, { kind: "line_ending", line: 10 }],
  ["a column has another name", put(";price;", ";Price;"), { kind: "header", line: 1, column: "price" }],
  [
    "two columns have changed their names",
    put("price;Note", "Note;price"),
    { kind: "header", column: "price" },
  ],
  ["a column is gone", each((row) => row.replace(/^[^;]*;/, "")), { kind: "header", column: "sku" }],
  [
    "a column was put in front",
    each((row) => (row === "" ? row : `0;${row}`)),
    { kind: "header", column: "sku" },
  ],
  ["the status has another name", put("pdo_status", "status"), { kind: "added_columns", column: "status" }],
  [
    "an added column is there twice",
    put("pdo_status", "pdo_name;pdo_status"),
    { kind: "added_columns", column: "pdo_name" },
  ],
  [
    "an added cell is gone",
    rows((all) => all.with(2, (all[2] ?? "").replace(/;[^;]*$/, ""))),
    { kind: "row_width", line: 3 },
  ],
  [
    "a status is empty",
    rows((all) => all.with(4, (all[4] ?? "").replace(";ok;", ";;"))),
    { kind: "added_cell", line: 6 },
  ],
  [
    "a row has other delimiters",
    rows((all) => all.with(4, (all[4] ?? "").replaceAll(";", ","))),
    { kind: "row_width", line: 6 },
  ],
  [
    "a short row was filled up with something",
    put("12,50;", "12,50;0"),
    { kind: "cell", line: 8, column: "Note" },
  ],
  ["a surplus cell is gone", put(";surplus", ""), { line: 9 }],
  ["a surplus cell changed", put(";surplus", ";surplu"), { kind: "cell", line: 9, column: "column 6" }],
  ["a quote is never closed", put(";Folding;", ';"Folding;'), { kind: "unreadable" }],
  ["it is empty", () => "", { kind: "unreadable" }],
  ["it is something else", () => "<html><body>Not found</body></html>", { kind: "unreadable" }],
];

describe("pdo verify tells that", () => {
  test("an enriched file is not damaged", async () => {
    expect(await verified(at("feed.csv"), at("feed.enriched.csv"))).toMatchObject({
      ...{ code: 0, proven: true, compared: "bytes", rows: 7, enriched_rows: 7, differences: 0 },
      added_columns: ["pdo_name", "pdo_source", "pdo_status", "pdo_messages"],
    });
  });

  test.each(damages)("%s", async (_, damage, expected) => {
    const whole = readFileSync(at("feed.enriched.csv"), "utf8");
    writeFileSync(at("damaged.csv"), damage(whole));
    const { code, proven, first_differences } = await verified(at("feed.csv"), at("damaged.csv"));
    expect({ code, proven }).toEqual({ code: 1, proven: false });
    expect(first_differences).toContainEqual(expect.objectContaining(expected));
  });

  test("bytes were written in another encoding", async () => {
    const whole = readFileSync(at("feed.enriched.csv"), "utf8");
    writeFileSync(at("damaged.csv"), Buffer.from(whole, "latin1"));
    expect(await verified(at("feed.csv"), at("damaged.csv"))).toMatchObject({ code: 1, proven: false });
  });

  test("a table has one difference, not one in each row after it", async () => {
    const whole = readFileSync(at("feed.enriched.csv"), "utf8");
    writeFileSync(at("damaged.csv"), rows((all) => all.toSpliced(1, 1))(whole));
    expect(await verified(at("feed.csv"), at("damaged.csv"))).toMatchObject({ differences: 1 });
  });
});

const objectDamages: readonly Damage[] = [
  ["a number is written otherwise", put("1.10", "1.1"), { kind: "cell", line: 2, column: "price" }],
  [
    "a big number was rounded",
    put("12345678901234567890", "12345678901234567000"),
    { kind: "cell", line: 2, column: "gtin" },
  ],
  ["an exponent was worked out", put("1E5", "100000"), { kind: "cell", line: 3, column: "price" }],
  ["an escape was undone", put("\\u00e9", "é"), { kind: "cell", line: 3, column: "Title" }],
  ["a null is gone", put('"note": null, ', ""), { line: 3, column: "note" }],
  ["a null became a text", put('"note": null', '"note": ""'), { kind: "cell", line: 3, column: "note" }],
  ["spaces are gone", put('"a",  "b"', '"a","b"'), { kind: "cell", line: 3, column: "tags" }],
  ["spaces between members are gone", put('"sku": "2", ', '"sku": "2",'), { kind: "cell", line: 3 }],
  [
    "members changed places",
    put('"sku": "3", "Title": "Desk lamp LED"', '"Title": "Desk lamp LED", "sku": "3"'),
    { kind: "cell", line: 4, column: "sku" },
  ],
  ["a key that is there twice is there once", put('"note": "x", ', ""), { line: 4, column: "note" }],
  ["a member was added", put('"sku": "3"', '"sku": "3", "x": 1'), { kind: "cell", line: 4 }],
  [
    "what was added is gone",
    (text) => text.replace(/,"pdo":\{[^\n]*\}(?=\}\n\])/, ""),
    { kind: "added_cell", line: 4 },
  ],
  [
    "a row is missing",
    (text) => text.split("\n").toSpliced(2, 1).join("\n"),
    { kind: "row_missing", line: 3 },
  ],
  ["the bracket at the end is gone", put("\n]", "\n"), { kind: "unreadable" }],
  ["a line break stands at the end", (text) => `${text}\n`, { kind: "end" }],
  ["rows stand on one line", put("},\n  {", "},{"), { kind: "between_rows", line: 3 }],
];

describe("pdo verify tells of JSON that", () => {
  test("an enriched file is not damaged", async () => {
    const verification = await verified(at("feed.json"), at("feed.enriched.json"));
    expect(verification).toMatchObject({ code: 0, proven: true, compared: "bytes", rows: 3 });
  });

  test.each(objectDamages)("%s", async (_, damage, expected) => {
    writeFileSync(at("damaged.json"), damage(readFileSync(at("feed.enriched.json"), "utf8")));
    const { code, first_differences } = await verified(at("feed.json"), at("damaged.json"));
    expect(code).toBe(1);
    expect(first_differences).toContainEqual(expect.objectContaining(expected));
  });
});

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { folderOf, run } from "./folder.ts";

const radios = [
  ...["Radiowecker mit Projektion", "Radiowecker CR-20 weiß", "Uhrenradio mit zwei Weckzeiten", "KX 210 B"],
  "Radiowecker mit USB-Ladeanschluss",
];
const kettles = ["Wasserkocher 1,7 l Edelstahl", "Wasserkocher Glas mit LED", "WK 3300 SW"];
const rowsOf = (category: string, names: readonly string[]) =>
  names.map((name, at) => `${category.slice(0, 2)}${at};${name};${category}\r\n`).join("");
const header = "Artikelnummer;Bezeichnung;Warengruppe\r\n";
const feedText = `${header}${rowsOf("Audio > Radiowecker", radios)}${rowsOf("Küche > Wasserkocher", kettles)}`;

const cells = (text: string) =>
  text
    .replace(/^\ufeff/, "")
    .trimEnd()
    .split("\r\n")
    .map((line) => line.split(";"));

async function mapped(text = feedText) {
  const folder = folderOf({ "feed.csv": text });
  const feed = join(folder, "feed.csv");
  const table = join(folder, "feed.categories.csv");
  const outcome = await run(["map", feed]);
  return { folder, feed, table, outcome };
}

async function enriched(feed: string, ...words: string[]) {
  const summaryPath = `${feed}.summary.json`;
  const out = `${feed}.out.jsonl`;
  const { code, said } = await run([
    ...["enrich", feed, "-o", out, "--summary", summaryPath, "--tasks", "categorization"],
    ...["--overwrite", ...words],
  ]);
  const rows = readFileSync(out, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  return { code, said, rows, summary: JSON.parse(readFileSync(summaryPath, "utf8")) };
}

describe("pdo map", () => {
  test("writes a table of the shop's own categories, as a spreadsheet of the feed's country opens it", async () => {
    const { table, outcome } = await mapped();
    expect(outcome).toMatchObject({ code: 0, printed: "" });
    expect(outcome.said).toContain("2 source categories of 8 rows: ");
    expect(outcome.said).toContain(`--category-map ${table}`);
    const text = readFileSync(table, "utf8");
    expect(text.startsWith("\ufeffsource_category;rows;category;category_id;score;sure;")).toBe(true);
    const [, first = [], second = []] = cells(text);
    expect(first.slice(0, 4)).toEqual([
      ...["Audio > Radiowecker", "5", "Elektronik > Audio und HiFi > Radios > Radiowecker"],
      "a-electronics-audio-radios-clock",
    ]);
    expect(first[5]).toBe("sure");
    expect(first[7]).toBe("Radiowecker mit Projektion | KX 210 B | Radiowecker mit USB-Ladeanschluss");
    expect(second.slice(0, 2)).toEqual(["Küche > Wasserkocher", "3"]);
  });

  test("reads a stream and prints the table, as JSON where that is asked for", async () => {
    const { code, printed } = await run(["map", "-", "--json"], { input: feedText });
    expect(code).toBe(0);
    expect(JSON.parse(printed)).toMatchObject([
      { source_category: "Audio > Radiowecker", rows: 5, sure: "sure" },
      { source_category: "Küche > Wasserkocher", rows: 3 },
    ]);
  });

  test("proposes nothing where the rows of a category have little in common", async () => {
    const names = ["Wasserkocher Edelstahl", "Damen Winterjacke", "Hundeleine Nylon 2 m", "HDMI-Kabel 3 m"];
    const { table } = await mapped(header + rowsOf("Sonderposten Woche 12", names));
    expect(cells(readFileSync(table, "utf8"))[1]?.slice(2, 6)).toMatchObject([
      "",
      "",
      expect.any(String),
      "none",
    ]);
  });

  test("takes tags where there is nothing better, and says what to do where there is nothing", async () => {
    const tagged = await mapped(
      "sku,title,tags\n1,Desk lamp with clamp,Desk lamps\n2,LED desk lamp,Desk lamps\n",
    );
    expect(cells(readFileSync(tagged.table, "utf8"))[1]?.[0]).toContain("Desk lamps,2,");
    const none = await mapped("sku,title\n1,Desk lamp\n");
    expect(none.outcome.code).toBe(2);
    expect(none.outcome.said).toContain("--map category=COLUMN");
  });

  test("does not write over a corrected table unless its lines are kept", async () => {
    const { feed, table } = await mapped();
    writeFileSync(
      table,
      readFileSync(table, "utf8").replace("Radios > Radiowecker", "Radios > Digitalradios"),
    );
    const refused = await run(["map", feed]);
    expect(refused.code).toBe(2);
    expect(refused.said).toContain(`--category-map ${table}`);
    writeFileSync(
      feed,
      `${feedText}${rowsOf("Küche > Toaster", ["Toaster 2 Scheiben", "Langschlitztoaster"])}`,
    );
    const { code, said } = await run(["map", feed, "--category-map", table]);
    expect(code).toBe(0);
    expect(said).toContain("3 source categories of 10 rows: 2 kept as they were");
    const [, first, , third] = cells(readFileSync(table, "utf8"));
    expect(first?.slice(2, 6)).toEqual([
      "Elektronik > Audio und HiFi > Radios > Digitalradios",
      ...["a-electronics-audio-radios-dab", "", "yours"],
    ]);
    expect(third?.slice(0, 2)).toEqual(["Küche > Toaster", "2"]);
  });

  test.each(["table.xlsx", "table.jsonl", "table.ods.xlsx"])("writes no table as %s", async (name) => {
    const { folder, feed } = await mapped();
    const { code, said } = await run(["map", feed, "-o", join(folder, name)]);
    expect(code).toBe(2);
    expect(said).toContain("written as CSV");
    expect(existsSync(join(folder, name))).toBe(false);
  });
});

describe("a category map", () => {
  const tables = {
    "as Excel saves it in Germany":
      '\ufeffsource_category;rows;category;sure\r\n"Audio > Radiowecker";5;"a-electronics-audio-radios-dab";check\r\n',
    "as Excel saves Unicode text":
      "source_category\trows\tcategory\r\nAudio > Radiowecker\t5\tDigitalradios\r\n",
    "with other columns and a path":
      '"category","note","source_category"\n"Electronics > Audio and hi-fi > Radios > DAB radios","","AUDIO >  Radiowecker"\n',
    "as LibreOffice saves it":
      '"source_category","rows","category","category_id","score","sure","other_categories","products"\n"Audio > Radiowecker",5,"Elektronik > Audio und HiFi > Radios > Digitalradios",,0.31,"check",,"Radiowecker"\n"TRUE",1,,,0.05,"none",,\n',
  };

  // The leaf is that of digital radios, which nothing in the feed points to.
  test.each(Object.entries(tables))("decides the rows of its categories: %s", async (_name, table) => {
    const folder = folderOf({ "feed.csv": feedText, "map.csv": table });
    const path = join(folder, "map.csv");
    const { code, rows, summary } = await enriched(join(folder, "feed.csv"), "--category-map", path);
    expect(code).toBe(0);
    for (const { pdo } of rows.slice(0, radios.length)) {
      expect(pdo).toMatchObject({ category_id: "a-electronics-audio-radios-dab", category_score: 1 });
      expect(pdo.source.category).toEqual({ by: "person" });
      expect(pdo.messages.join()).toContain(`"Audio > Radiowecker" is mapped to this category in ${path}`);
    }
    expect(rows.at(-2).pdo.category).toContain("Wasserkocher");
    expect(summary.sources.category.person).toBe(5);
    expect(summary.source_categories).toEqual({
      ...{ map: path, mapped_rows: 5, new_count: 1 },
      new: [{ source_category: "Küche > Wasserkocher", rows: 3 }],
    });
    expect(summary.warnings.join()).toContain("1 source category is not in");
    expect(summary.warnings.join()).toContain(`pdo map ${join(folder, "feed.csv")} --category-map ${path}`);
  });

  test("is a part of its rows: a changed line makes them changed, and a dry run does not count them as to do", async () => {
    const lines = (leaf: string) => `source_category,category\nAudio > Radiowecker,${leaf}\n`;
    const folder = folderOf({
      "feed.csv": feedText,
      "map.csv": lines("a-electronics-audio-radios-dab"),
      "same.csv": lines("a-electronics-audio-radios-dab"),
      "other.csv": lines("a-electronics-audio-radios-clock"),
    });
    const feed = join(folder, "feed.csv");
    const environment = { PDO_HOME: join(folder, "home") };
    const words = ["enrich", feed, "-o", `${feed}.out.jsonl`, "--tasks", "categorization", "--category-map"];
    await run([...words, join(folder, "map.csv")], { environment });
    const planOf = async (map: string) =>
      JSON.parse((await run([...words, join(folder, map), "--dry-run"], { environment })).printed);
    const [same, other] = [await planOf("same.csv"), await planOf("other.csv")];
    expect(same.rows).toMatchObject({ changed: 0 });
    expect(other.rows).toMatchObject({ changed: radios.length });
    expect(other.changed_fields).toEqual({ category: radios.length });
    expect(same.tasks.categorization.nothing).toBeGreaterThanOrEqual(radios.length);
  });

  test("goes on working with a former identifier, and writes that of today", async () => {
    const table = "source_category,category\nAudio > Radiowecker,a-media-entertainment-consoles-headsets\n";
    const folder = folderOf({ "feed.csv": feedText, "map.csv": table });
    const { code, rows } = await enriched(
      join(folder, "feed.csv"),
      "--category-map",
      join(folder, "map.csv"),
    );
    expect(code).toBe(0);
    expect(rows[0].pdo.category_id).toBe("a-computers-peripherals-webcams-headsets");
  });

  test("leaves rows alone whose line is empty, and says which lines name no leaf", async () => {
    const table = "source_category,category\nAudio > Radiowecker,\nKüche > Wasserkocher,Wasserkochr\n";
    const folder = folderOf({ "feed.csv": feedText, "map.csv": table });
    const path = join(folder, "map.csv");
    const { rows, summary } = await enriched(join(folder, "feed.csv"), "--category-map", path);
    expect(rows[0].pdo.category).toContain("Radiowecker");
    expect(summary.source_categories).toMatchObject({ mapped_rows: 0, new_count: 0 });
    expect(summary.warnings.join()).toContain('first line 3 ("Wasserkochr")');
  });

  test("goes to the attributes of the leaf it names", async () => {
    const table = "source_category,category\nKüche > Wasserkocher,a-electronics-audio-radios-dab\n";
    const folder = folderOf({ "feed.csv": feedText, "map.csv": table });
    const out = join(folder, "out.jsonl");
    await run([
      ...[
        "enrich",
        join(folder, "feed.csv"),
        "-o",
        out,
        "--tasks",
        "attribution",
        "--optional",
        "--recommended",
      ],
      ...["--category-map", join(folder, "map.csv")],
    ]);
    const kettle = JSON.parse(readFileSync(out, "utf8").trimEnd().split("\n")[5] ?? "");
    const asked = [...Object.keys(kettle.pdo.attributes), ...kettle.pdo.missing_attributes];
    const wanted = await run(["attributes", "a-electronics-audio-radios-dab", "--json"]);
    for (const identifier of asked) expect(wanted.printed).toContain(`"${identifier}"`);
  });

  test("is refused where it is another file", async () => {
    const folder = folderOf({ "feed.csv": feedText, "map.csv": "a,b\n1,2\n" });
    const { code, said } = await run([
      "enrich",
      join(folder, "feed.csv"),
      "--category-map",
      join(folder, "map.csv"),
    ]);
    expect(code).toBe(2);
    expect(said).toContain("PDO_CATEGORY_MAP_COLUMNS");
  });

  test("is checked against the catalog: what was renamed, what is gone, what is no leaf any more", async () => {
    const lines = [
      "source_category,category,category_id",
      "A,Digitalradios,a-electronics-audio-radios-dab",
      "B,Weckradios von gestern,a-electronics-audio-radios-clock",
      "C,Kassettenrekorder alter Art,a-gone",
      "D,a-electronics-audio-radios,a-electronics-audio-radios",
      "E,,",
    ];
    const folder = folderOf({ "map.csv": `${lines.join("\n")}\n` });
    const { code, printed, said } = await run([
      "map",
      "--check",
      join(folder, "map.csv"),
      "--json",
      "--language",
      "de",
    ]);
    expect(code).toBe(1);
    expect(JSON.parse(printed)).toMatchObject([
      { line: 3, state: "renamed", now: "Elektronik > Audio und HiFi > Radios > Radiowecker" },
      { line: 4, state: "gone", now: null },
      { line: 5, state: "inner" },
    ]);
    expect(said).toContain("3 of 5 lines need another category");
    writeFileSync(join(folder, "map.csv"), "source_category,category\nA,Digitalradios\n");
    expect((await run(["map", "--check", join(folder, "map.csv")])).code).toBe(0);
  });
});

describe("rows of one source category", () => {
  test("decide for the one whose own text says little", async () => {
    const folder = folderOf({ "feed.csv": feedText });
    const { rows } = await enriched(join(folder, "feed.csv"));
    const { pdo } = rows[3];
    expect(pdo.category_id).toBe("a-electronics-audio-radios-clock");
  });

  test.each([
    [
      "a name that is longer than the service takes",
      "feed.csv",
      `${header}x1;${"Rot ".repeat(3_000)};Audio > Radiowecker\r\n${rowsOf("Audio > Radiowecker", radios)}`,
      0,
    ],
    [
      "a half of a character",
      "feed.jsonl",
      [String.raw`Rot \ud800`, ...radios]
        .map((name) => `{"name":"${name}","category":"Audio > Radiowecker"}\n`)
        .join(""),
      1,
    ],
  ])("are asked about without the one that has %s, which ends no run", async (_, name, text, exitCode) => {
    const folder = folderOf({ [name]: text });
    const { code, rows } = await enriched(join(folder, name));
    expect(code).toBe(exitCode);
    expect(rows).toHaveLength(radios.length + 1);
    expect((await run(["map", join(folder, name), "-o", join(folder, "map.csv")])).code).toBe(0);
  });

  test("do not take what says whom it is for to others", async () => {
    const names = ["Damen Blazer blau", "Damen Blazer rot", "Damen Blazer tailliert", "Herren Blzr 52"];
    const folder = folderOf({ "feed.csv": header + rowsOf("Damen und Herren > Blazer", names) });
    const { rows } = await enriched(join(folder, "feed.csv"));
    expect(rows[3].pdo.category_id ?? "").not.toContain("-women-");
  });
});

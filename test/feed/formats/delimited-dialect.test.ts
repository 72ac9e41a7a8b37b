import { describe, expect, it } from "vitest";
import { isFeedError } from "../../../src/feed/errors.ts";
import { feedOf, type InMemory, rowsOf, written } from "../in-memory-feed.ts";

async function read(text: string | Uint8Array, options: InMemory = {}) {
  const feed = await feedOf(text, options);
  const { columns, dialect, preambleRaw } = feed.description;
  return { columns, delimiter: dialect?.delimiter, preambleRaw, rows: await rowsOf(feed) };
}

async function refusalOf(text: string, options: InMemory = {}) {
  try {
    await read(text, options);
  } catch (error) {
    if (isFeedError(error)) return error;
    throw error;
  }
  throw new Error("The feed was not refused.");
}

const rows = [
  ["id", "name", "description"],
  ["1", "Chair", "Made of oak, with arms; for the garden"],
  ["2", "Table", "Round: 90 cm"],
  ["3", "Lamp", ""],
];

describe("a delimiter that is none of the usual ones", () => {
  it.each(["^", "~", "!", "#", "\x1f", "\x01", "*"])("is found by looking: %j", async (delimiter) => {
    const text = rows.map((row) => row.join(delimiter)).join("\n");
    expect(await read(`${text}\n`)).toMatchObject({ delimiter, columns: rows[0], rows: rows.slice(1) });
  });

  it.each([
    ["en", "sku:title:brand\n1:Chair:Oakly\n2:Lamp:Lumo\n"],
    ["de", "Artikelnummer:Bezeichnung:Marke\n1:Stuhl:Eiche\n2:Lampe:Lumo\n"],
    ["fr", "Référence:Désignation:Marque\n1:Chaise:Chêne\n2:Lampe:Lumo\n"],
    ["it", "Codice:Nome:Marca\n1:Sedia:Quercia\n2:Lampada:Lumo\n"],
    ["no known name", "alpha:beta:gamma\n1:Chair:Oakly\n2:Lamp:Lumo\n"],
  ])("is a colon where it divides nearly all rows: %s", async (_, text) => {
    expect((await read(text)).delimiter).toBe(":");
  });

  it.each([
    ["by something of several characters", "id¦name¦price\n1¦Chair¦2\n"],
    ["by what does not divide the rows alike", "id^name^brand\n1^Chair\n2^Lamp^x^y^z\n3\n"],
    ["by a sign of UTF-8", "Artikelnummer§Bezeichnung§Preis\n1§Stuhl§2\n"],
    ["by one in French", "Référence¬Désignation¬Prix\n1¬Chaise¬2\n"],
    ["by one in Italian", "Codice·Nome·Prezzo\n1·Sedia·2\n"],
  ])("is asked for where it is not clear: %s", async (_, text) => {
    const { code, nextStep } = await refusalOf(text);
    expect(code).toBe("PDO_FEED_DELIMITER");
    expect(nextStep).toContain("--delimiter");
  });

  it.each([
    ["name\nChair\nTable, round\n", "name"],
    ["Bezeichnung\nStuhl: Eiche\nTisch\n", "Bezeichnung"],
    ["Nom du produit\nChaise ~ chêne\nTable\n", "Nom du produit"],
    ["product/name\nChair\nTable\n", "product/name"],
    ["Nome: prodotto\nSedia\nTavolo\n", "Nome: prodotto"],
  ])("is not looked for in a list of one column: %j", async (text, column) => {
    expect((await read(text)).columns).toEqual([column]);
  });

  it("stays a usual one where the header holds others", async () => {
    const text = "g:id,g:title,g:price\n1,Chair: oak,2\n2,Lamp,3\n";
    expect((await read(text)).columns).toEqual(["g:id", "g:title", "g:price"]);
  });
});

describe("a header by one delimiter that another one takes for a title", () => {
  it.each([
    ["en", "id^description^notes^colour\n1^Chair, oak, red^a, b^red\n2^Lamp, tall, blue^c, d^blue\n"],
    ["de", "Nr^Merkmale^Hinweise^Farbe\n1^Stuhl; Eiche; rot^a; b^rot\n2^Lampe; hoch; blau^c; d^blau\n"],
    ["fr", "n^points^avis^coul\n1^Chaise, chêne, rouge^a, b^x\n2^Lampe, haute, bleue^c, d^y\n"],
    ["it", "n^punti^note^col\n1^Sedia; rovere; rossa^a; b^x\n2^Lampada; alta; blu^c; d^y\n"],
    ["commas over semicolons", "a,b,c,d\n1,x; y; z,2,3\n2,x; y; z,2,3\n3,u; v; w,2,3\n"],
  ])("stays the header: %s", async (_, text) => {
    const found = await read(text);
    expect(found.columns).toHaveLength(4);
    expect(found.preambleRaw).toBeUndefined();
  });
});

describe("what stands above the header", () => {
  it.each([
    ["a title line", "Product list, autumn 2024\n"],
    ["a title as a spreadsheet saves it", "Artikelexport;;\r\n;;\r\n"],
    ["several lines", "Catalogue\nDate: 03/03/2024\n\nPage 1\n"],
    ["a quoted title", '"Listino; autunno";;\n'],
  ])("is left out of the records and written back byte for byte: %s", async (_, above) => {
    const text = `${above}Artikelnummer;Bezeichnung;Preis\n1;Stuhl, rot;2,50\n2;Tisch;3,00\n`;
    const feed = await feedOf(text);
    expect(feed.description).toMatchObject({
      columns: ["Artikelnummer", "Bezeichnung", "Preis"],
      preambleRaw: above,
    });
    expect((await written(await feedOf(text), {})).text).toBe(text);
    const added = await written(feed, { addedColumns: ["pdo_name"] }, () => ({ added: { pdo_name: "x" } }));
    expect(added.text).toBe(
      `${above}Artikelnummer;Bezeichnung;Preis;pdo_name\n1;Stuhl, rot;2,50;x\n2;Tisch;3,00;x\n`,
    );
  });

  it("is a settings line and a row of labels in Amazon's flat files", async () => {
    const above =
      "TemplateType=fptcustom\tVersion=2021.0225\tThe top 3 rows are for Amazon.com use only.\t\nSKU\tTitel\tMarke\tBarcode\n";
    const text = `${above}item_sku\titem_name\tbrand_name\texternal_product_id\nA\tStuhl\tEiche\t4006381333931\n`;
    const feed = await feedOf(text, { path: "flat.txt" });
    expect(feed.description).toMatchObject({ dialectName: "amazon", preambleRaw: above });
    expect(feed.description.why.join(" ")).toContain("The header is in line 3");
    expect(feed.sample[0]?.line).toBe(4);
    expect((await written(feed, {})).text).toBe(text);
  });

  it("is where --header-row or --skip-rows says", async () => {
    const text = "name,price\nold,list\nTitle,Cost\nChair,2\n";
    expect(await read(text, { linesAbove: 2 })).toMatchObject({
      columns: ["Title", "Cost"],
      preambleRaw: "name,price\nold,list\n",
      rows: [["Chair", "2"]],
    });
    expect(await read(`Title of all;;\n${text}`, { linesAbove: 0 })).toMatchObject({
      preambleRaw: undefined,
    });
    expect((await refusalOf(text, { linesAbove: 9 })).what).toContain("line 10");
    expect((await refusalOf(text, { linesAbove: 4 })).what).toContain("line 5");
  });

  it("is never rows of another form, which would be lost", async () => {
    const rows = "sku:1\ttitle:Stuhl\tprice:2\tbrand:Eiche\nsku:2\ttitle:Tisch\tprice:3\tbrand:Eiche\n";
    const table = "sku|title|brand|price\n3|Lampe|Lumo|4\n4|Regal|Oakly|5\n5|Bett|Oakly|6\n";
    expect(await read(`${rows}${table}`)).toMatchObject({ preambleRaw: undefined });
  });

  it("leaves a feed alone that begins with its header", async () => {
    const text = "sku,title\n1,Chair\n2,Table\n";
    expect(await read(text)).toMatchObject({ preambleRaw: undefined, columns: ["sku", "title"] });
  });
});

describe("a feed in single quotes", () => {
  it.each([
    ["", "its header"],
    ["'sku';'title'\n", "its header twice"],
  ])("is read as such though a text begins with a double quote (%#)", async (repeated) => {
    const text = `'sku';'title'\n${repeated}'1';'Tavolo ''Roma'''\n2;"Lampe" 8 W\n`;
    const { columns, rows } = await read(text);
    expect(columns).toEqual(["sku", "title"]);
    expect(rows.slice(-2)).toEqual([
      ["1", "Tavolo 'Roma'"],
      ["2", '"Lampe" 8 W'],
    ]);
  });

  it("is none where lists in double quotes have single ones", async () => {
    const { columns, rows } = await read(`sku,tags\n"1","['a','b','c']"\n`);
    expect(columns).toEqual(["sku", "tags"]);
    expect(rows).toEqual([["1", "['a','b','c']"]]);
  });
});

describe("a feed without quotes", () => {
  const text = 'id\tname\n1\t"Oak" chair 24"\n2\t"open\n';

  it("has its quotes as they stand", async () => {
    const found = await read(text, { path: "feed.tsv", delimiter: "\t", quote: "" });
    expect(found.rows).toEqual([
      ["1", '"Oak" chair 24"'],
      ["2", '"open'],
    ]);
  });

  it("is written without any, with a space for what would end a cell", async () => {
    const feed = await feedOf(text, { path: "feed.tsv", quote: "" });
    const { text: out } = await written(feed, { addedColumns: ["pdo_name"] }, () => ({
      added: { pdo_name: 'a\tb\nc "d"' },
    }));
    expect(out).toBe('id\tname\tpdo_name\n1\t"Oak" chair 24"\ta b c "d"\n2\t"open\ta b c "d"\n');
  });
});

it("looks at long lines of one sign in linear time", async () => {
  for (const sign of ["^", ":", "=", "#", ";", '"a"', "€", "a,", "name^", "x:y#"]) {
    await read(`${sign.repeat(100_000)}\nname\n`).catch((error: unknown) => {
      if (!isFeedError(error)) throw error;
    });
  }
});

import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { main } from "../../../src/cli/main.ts";
import { renderCsv } from "../../../src/feed/formats/delimited-cells.ts";
import { readFeedFile } from "../../../src/feed/reader.ts";
import { packWorkbook } from "../../../src/feed/workbook/pack-workbook.ts";
import { propertyRuns } from "../../property-runs.ts";
import { createStandInWorld } from "../../stand-ins/world.ts";

const feed = [
  "sku,title,text,category",
  '0012,"=KETTLE; RED","Boils.\nOften.",',
  "A-2,SHOES,,Schuhe",
  "A-3,TABLE,Oak.,Home",
  "",
].join("\r\n");
const enriched = [
  "sku,title,text,category,pdo_name,pdo_description,pdo_category_id,pdo_category,pdo_category_score,pdo_category_candidates,pdo_status,pdo_messages",
  '0012,"=KETTLE; RED","Boils.\nOften.",,"=Kettle; red","Boils, often.\nDaily.",a-x,Home > X,0.9,,ok,name: Fixed capitals.',
  'A-2,SHOES,,Schuhe,Shoes,,,,0.6,"Sport > Shoes (a-s, 0.6) | Mode > Fine shoes (a-m, 0.3)",review,',
  "A-3,TABLE,Oak.,Home,Table,Oak.,a-t,Home > Tables,0.9,,ok,",
  "",
].join("\r\n");

interface Place {
  readonly folder: string;
  readonly at: (name: string) => string;
}

function makePlace(): Place {
  const folder = mkdtempSync(join(tmpdir(), "pdo-sheet-"));
  const at = (name: string) => join(folder, name);
  writeFileSync(at("feed.csv"), feed);
  writeFileSync(at("feed.enriched.csv"), enriched);
  return { folder, at };
}

async function run({ folder, at }: Place, ...words: readonly string[]) {
  const world = createStandInWorld({ workingDirectory: folder, environment: { PDO_HOME: at("home") } });
  const placed = words.map((word) => (/\.\w{3,5}$/.test(word) ? at(word) : word));
  const code = await main(placed, world);
  return { code, said: world.said(), printed: world.printed() };
}

type Line = Record<string, string>;

async function linesOf(path: string): Promise<Line[]> {
  const read = await readFeedFile(path, { linesAbove: 0 });
  const lines: Line[] = [];
  for await (const records of read.records())
    for (const record of records)
      lines.push(Object.fromEntries(read.description.columns.map((name) => [name, record.text(name) ?? ""])));
  return lines;
}

/** Saves lines as a spreadsheet does. */
function save(
  path: string,
  lines: readonly Line[],
  delimiter = ";",
  encoding: BufferEncoding = "utf8",
): void {
  const columns = Object.keys(lines[0] ?? {});
  const cell = (text = "") => (/[";,\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const rows = [columns, ...lines.map((line) => columns.map((name) => line[name] ?? ""))];
  writeFileSync(path, rows.map((row) => `${row.map(cell).join(delimiter)}\r\n`).join(""), encoding);
}

/** Fills in lines by product and field. */
const filled = (lines: readonly Line[], answers: Readonly<Record<string, Line>>): Line[] =>
  lines.map((line) => ({ ...line, ...answers[`${line.product} ${line.field}`] }));

async function sheetOf(place: Place): Promise<Line[]> {
  expect((await run(place, "report", "feed.enriched.csv", "--review-sheet", "r.csv")).code).toBe(0);
  return linesOf(place.at("r.csv"));
}

const applied = (place: Place) => readFileSync(place.at("feed.decided.csv"), "utf8");

describe("a review sheet", () => {
  it("has a line for each text that is to be decided, safe for a spreadsheet", async () => {
    const place = makePlace();
    const lines = await sheetOf(place);
    const text = readFileSync(place.at("r.csv"), "utf8");
    expect(lines.map(({ product, field }) => `${product} ${field}`)).toEqual([
      ...["0012 name", "0012 description", "0012 category"],
      ...["A-2 name", "A-2 category", "A-3 name", "A-3 category"],
    ]);
    expect(text.startsWith("\uFEFFrow,product,name,field,before,after,accept,instead,")).toBe(true);
    expect(text).not.toMatch(/(?:^|,)"?=/m);
    expect(lines[0]).toMatchObject({ before: "'=KETTLE; RED", after: "'=Kettle; red", accept: "" });
    expect(lines[0]?.remarks).toBe("Fixed capitals.");
    expect(lines[4]?.choose_from).toBe("1: Sport > Shoes (a-s, 0.6) | 2: Mode > Fine shoes (a-m, 0.3)");
  });

  it.each([
    ["yes", "no"],
    ["Ja", "NEIN"],
    ["oui.", "non"],
    ["sì", "No"],
    ["x", "-"],
    ["WAHR", "FALSCH"],
    ["VRAI", "FAUX"],
    ["TRUE", "0"],
  ])("is read back: %s and %s, another text, and a candidate", async (yes, no) => {
    const place = makePlace();
    const answers = {
      "0012 name": { accept: yes },
      "0012 description": { accept: no },
      "A-2 name": { accept: "", instead: "Schuhe für Damen" },
      "A-2 category": { accept: "", instead: "2" },
      "A-3 category": { accept: yes },
    };
    save(place.at("filled.csv"), filled(await sheetOf(place), answers));
    const { code, printed } = await run(place, "apply", "filled.csv", "feed.csv");
    expect(code).toBe(0);
    expect(JSON.parse(printed)).toMatchObject({
      decisions: 5,
      applied: { name: 2, description: 1, category: 2 },
      unclear: [],
    });
    const expected = feed
      .replace("=KETTLE; RED", "'=Kettle; red")
      .replace("SHOES,,Schuhe", "Schuhe für Damen,,Mode > Fine shoes")
      .replace("Oak.,Home", "Oak.,Home > Tables");
    expect(applied(place)).toBe(expected);
    const { printed: listed } = await run(place, "decisions", "list");
    const { decisions } = JSON.parse(listed) as { decisions: Record<string, string>[] };
    expect(decisions).toHaveLength(5);
    expect(decisions).toContainEqual({
      ...{ product: "0012", field: "description", decision: "reject" },
      ...{ before: "Boils.\nOften.", value: "Boils.\nOften." },
    });
    expect(decisions).toContainEqual({
      ...{ product: "A-2", field: "category", decision: "choose", before: "Schuhe" },
      ...{ value: "Mode > Fine shoes", category_id: "a-m" },
    });
  });

  it.each([
    ["semicolons", ";", "utf8"],
    ["tabs and UTF-16", "\t", "utf16le"],
    ["commas, Latin letters", ",", "latin1"],
  ] as const)(
    "is read as a spreadsheet saves it: %s, numbers without their zeros",
    async (_, delimiter, form) => {
      const place = makePlace();
      const lines = filled(await sheetOf(place), {
        "0012 name": { accept: "yes", product: "12", row: "1,0" },
        "0012 description": { accept: "ja", after: "Boils, often.\r\nDaily.", before: "1.2E+10" },
        "A-2 name": { instead: "Schühe" },
      });
      const marked = form === "utf16le" ? [{ ...lines[0] }] : [];
      save(place.at("filled.csv"), lines, delimiter, form);
      if (marked.length > 0) {
        const bytes = readFileSync(place.at("filled.csv"));
        writeFileSync(place.at("filled.csv"), Buffer.concat([Buffer.from([0xff, 0xfe]), bytes]));
      }
      const { code, printed } = await run(place, "apply", "filled.csv", "feed.csv");
      expect(code).toBe(0);
      expect(JSON.parse(printed)).toMatchObject({ decisions: 3, applied: { name: 2, description: 1 } });
      expect(applied(place)).toContain('0012,"\'=Kettle; red"');
      expect(applied(place)).toContain("Schühe");
    },
  );

  it("may be a workbook, whose cells are texts", async () => {
    const place = makePlace();
    const made = await run(place, "report", "feed.enriched.csv", "--review-sheet", "r.xlsx");
    expect(made.said).toContain("7 lines to decide in");
    const lines = filled(await linesOf(place.at("r.xlsx")), { "0012 name": { accept: "yes" } });
    expect(lines[0]).toMatchObject({ product: "0012", before: "=KETTLE; RED", after: "=Kettle; red" });
    const columns = Object.keys(lines[0] ?? {});
    const rows = [columns, ...lines.map((line) => columns.map((name) => line[name] ?? ""))];
    writeFileSync(place.at("table.csv"), renderCsv(rows, "off"));
    const chunks: Uint8Array[] = [];
    const reading = { format: "csv", encoding: "utf-8", delimiter: ",", quote: '"', linesAbove: 0 } as const;
    await packWorkbook({
      ...{ table: place.at("table.csv"), reading },
      write: async (bytes) => void chunks.push(bytes),
    });
    writeFileSync(place.at("filled.xlsx"), Buffer.concat(chunks));
    const { code } = await run(place, "apply", "filled.xlsx", "feed.csv");
    expect([code, applied(place)]).toEqual([0, feed.replace("=KETTLE; RED", "'=Kettle; red")]);
  });

  it("decides nothing where it is not clear what was meant, and says where", async () => {
    const place = makePlace();
    const lines = filled(await sheetOf(place), {
      "0012 name": { accept: "vielleicht" },
      "0012 description": { accept: "yes", after: "My own words" },
      "0012 category": { accept: "yes", key: "12" },
      "A-2 name": { after: "My own shoes" },
      "A-2 category": { accept: "yes" },
      "A-3 category": { instead: "No such category" },
    });
    save(place.at("filled.csv"), lines);
    const { code, printed } = await run(place, "apply", "filled.csv", "feed.csv");
    const { unclear } = JSON.parse(printed) as { unclear: { line: number; reason: string }[] };
    expect(code).toBe(1);
    expect(unclear.map(({ reason }) => reason)).toEqual([
      '"vielleicht" is neither yes nor no.',
      "The text under after is another; one of your own belongs under instead.",
      "Its key is damaged: copy it from the sheet as it was made.",
      "The text under after is another; one of your own belongs under instead.",
      "Nothing is proposed: write a candidate's number under instead.",
      'No category is called "No such category", or several are.',
    ]);
    expect(applied(place)).toBe(feed);
  });

  it("takes a category of the channel's catalog by its identifier", async () => {
    const place = makePlace();
    const id = "a-appliances-kitchen-grinders-coffee";
    save(
      place.at("filled.csv"),
      filled(await sheetOf(place), { "A-3 category": { instead: id.toUpperCase().toLowerCase() } }),
    );
    const { printed } = await run(place, "apply", "filled.csv", "feed.csv", "--channel", "channel_a");
    expect(JSON.parse(printed)).toMatchObject({ applied: { category: 1 } });
    expect(applied(place)).toContain("Coffee grinders");
  });

  it("leaves a text that was changed since, and lists it", async () => {
    const place = makePlace();
    const answers = { "A-2 name": { accept: "yes" }, "A-3 name": { accept: "yes" } };
    save(place.at("filled.csv"), filled(await sheetOf(place), answers));
    writeFileSync(place.at("feed.csv"), feed.replace("SHOES", "BOOTS").replace("TABLE", "Table"));
    const { code, printed } = await run(place, "apply", "filled.csv", "feed.csv");
    expect(code).toBe(0);
    expect(JSON.parse(printed)).toMatchObject({
      changed_since: 1,
      changed: [{ row: 2, product: "A-2", field: "name" }],
      applied: { name: 1 },
    });
    expect(applied(place)).toContain("A-2,BOOTS,");
  });

  it("is not written over once it was filled in, and is applied to a file only", async () => {
    const place = makePlace();
    save(place.at("r.csv"), filled(await sheetOf(place), { "A-2 name": { accept: "yes" } }));
    const again = await run(place, "report", "feed.enriched.csv", "--review-sheet", "r.csv");
    expect([again.code, again.said.includes("PDO_SHEET_EXISTS")]).toEqual([2, true]);
    const enrich = ["enrich", "feed.csv", "-o", "out.csv", "--review-sheet", "r.csv", "--overwrite"];
    expect((await run(place, ...enrich)).said).toContain("PDO_SHEET_EXISTS");
    expect((await run(place, "apply", "r.csv", "-")).said).toContain("PDO_SHEET_FOR_STREAM");
    const text = await run(place, "report", "feed.enriched.csv", "--review-sheet", "r.html");
    expect(text.said).toContain("PDO_SHEET_FORM");
    expect((await run(place, "apply", "feed.csv", "feed.csv")).said).toContain("PDO_DECISIONS_UNKNOWN");
  });

  it("comes with a run of enrich", async () => {
    const place = makePlace();
    const { code, said } = await run(
      place,
      ...["enrich", "feed.csv", "-o", "out.csv", "--review-sheet", "s.xlsx", "--tasks", "name"],
    );
    expect([code, said.includes("s.xlsx: fill in accept or instead")]).toEqual([0, true]);
    expect((await linesOf(place.at("s.xlsx"))).every(({ field }) => field === "name")).toBe(true);
  });

  it("never changes a cell for which nothing was filled in, whatever stands in it", async () => {
    const cell = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 8 }),
      fc.constantFrom("yes", "no", "=1", ""),
    );
    const place = makePlace();
    const lines = await sheetOf(place);
    await fc.assert(
      fc.asyncProperty(fc.array(cell, { minLength: 14, maxLength: 14 }), async (cells) => {
        const [own = {}, ...others] = lines.map((line, at) => ({ ...line, instead: cells[at] ?? "" }));
        save(place.at("filled.csv"), [own, ...others.map((line) => ({ ...line, instead: "" }))]);
        await run(place, "apply", "filled.csv", "feed.csv", "--once", "--overwrite");
        const [, , ...rest] = applied(place).split("\r\n");
        expect(rest.join("\r\n").endsWith(feed.split("\r\n").slice(2).join("\r\n"))).toBe(true);
      }),
      { numRuns: propertyRuns(10) },
    );
  });
});

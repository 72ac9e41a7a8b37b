import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader, ZipWriter } from "@zip.js/zip.js";

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

export interface MadeSheet {
  readonly name: string;
  /** The XML of the rows, `<row>...</row>`. */
  readonly rows: string;
  /** What stands before the rows: widths of columns. */
  readonly before?: string;
  /** What stands behind the rows. */
  readonly behind?: string;
  /** Of the sheet: `state="hidden"`. */
  readonly state?: string;
  /** `worksheet`, or `chartsheet`. */
  readonly kind?: string;
}

export interface MadeWorkbook {
  readonly sheets: readonly MadeSheet[];
  /** Shared texts as XML: `<si><t>..</t></si>`. */
  readonly shared?: string;
  /** Formats by style, from style 1 on; style 0 has none. */
  readonly formats?: readonly string[];
  readonly workbookPr?: string;
  readonly others?: Readonly<Record<string, string>>;
  /** What else the workbook refers to, by kind. */
  readonly related?: readonly (readonly [kind: string, target: string])[];
  /** The types of the parts. */
  readonly types?: string;
}

/** Writes a workbook into a folder of its own, and gives its path. */
export async function makeWorkbook({
  sheets,
  shared = "",
  formats = [],
  workbookPr = "",
  others = {},
  related: more = [],
  types = "<Types/>",
}: MadeWorkbook): Promise<string> {
  const zip = new ZipWriter(new Uint8ArrayWriter());
  const add = (name: string, text: string) => zip.add(name, new Uint8ArrayReader(Buffer.from(text)));
  await add("[Content_Types].xml", types);
  await add(
    "xl/workbook.xml",
    `<workbook xmlns="${main}" xmlns:r="${relations}">${workbookPr}<sheets>${sheets.map(({ name, state = "" }, at) => `<sheet name="${name}" sheetId="${at + 1}" ${state} r:id="rId${at + 1}"/>`).join("")}</sheets></workbook>`,
  );
  const related = sheets.map(
    ({ kind = "worksheet" }, at) =>
      `<Relationship Id="rId${at + 1}" Type="${relations}/${kind}" Target="/xl/worksheets/sheet${at + 1}.xml"/>`,
  );
  for (const [kind, target] of more)
    related.push(`<Relationship Id="${kind}" Type="${relations}/${kind}" Target="${target}"/>`);
  await add(
    "xl/_rels/workbook.xml.rels",
    `<Relationships>${related.join("")}<Relationship Id="s" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="f" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  );
  await add("xl/sharedStrings.xml", `<sst xmlns="${main}">${shared}</sst>`);
  const codes = formats.map((code, at) => `<numFmt numFmtId="${170 + at}" formatCode="${code}"/>`);
  await add(
    "xl/styles.xml",
    `<styleSheet xmlns="${main}"><numFmts>${codes.join("")}</numFmts><cellXfs><xf numFmtId="0"/>${formats.map((_, at) => `<xf numFmtId="${170 + at}"/>`).join("")}</cellXfs></styleSheet>`,
  );
  for (const [at, { rows, before = "", behind = "" }] of sheets.entries())
    await add(
      `xl/worksheets/sheet${at + 1}.xml`,
      `<worksheet xmlns="${main}">${before}<sheetData>${rows}</sheetData>${behind}</worksheet>`,
    );
  for (const [name, text] of Object.entries(others)) await add(name, text);
  return writeBytes(await zip.close(), "made.xlsx");
}

export function writeBytes(bytes: Uint8Array, name: string): string {
  const path = join(mkdtempSync(join(tmpdir(), "pdo-workbook-test-")), name);
  writeFileSync(path, bytes);
  return path;
}

/** A row of texts, as inline strings. */
export function textRow(number: number, texts: readonly string[]): string {
  const cells = texts.map(
    (text, at) => `<c r="${String.fromCharCode(65 + at)}${number}" t="inlineStr"><is><t>${text}</t></is></c>`,
  );
  return `<row r="${number}">${cells.join("")}</row>`;
}

/** The parts of a package by their names, as text. */
export async function partsOf(bytes: Uint8Array): Promise<ReadonlyMap<string, string>> {
  const parts = new Map<string, string>();
  for (const entry of await new ZipReader(new Uint8ArrayReader(bytes)).getEntries()) {
    if (!entry.directory) parts.set(entry.filename, Buffer.from(await entry.arrayBuffer()).toString("utf8"));
  }
  return parts;
}

/** Replaces a text in all parts of a workbook. */
export async function editWorkbook(path: string, from: string, to: string): Promise<void> {
  const reader = new ZipReader(new Uint8ArrayReader(readFileSync(path)));
  const zip = new ZipWriter(new Uint8ArrayWriter());
  for (const entry of await reader.getEntries()) {
    if (entry.directory) continue;
    const text = Buffer.from(await entry.getData(new Uint8ArrayWriter())).toString();
    await zip.add(entry.filename, new Uint8ArrayReader(Buffer.from(text.replaceAll(from, to))));
  }
  writeFileSync(path, await zip.close());
}

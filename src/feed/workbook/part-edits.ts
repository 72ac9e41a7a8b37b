import { escaped } from "../xml-text.ts";
import { columnLetters } from "./edit-row.ts";
import type { SheetTable } from "./sheet-table.ts";
import { attribute, relationsOf, relationsPartOf, tags, type Workbook } from "./workbook.ts";

/** New texts of a workbook's parts besides the sheet; null: the part goes. */
export type PartEdits = ReadonlyMap<string, string | null>;

/**
 * The tables that the sheet's table fills to its last column, with the added columns in them.
 * @param header the texts of the written header
 */
export async function widenTables(
  { parts }: Workbook,
  found: SheetTable,
  header: readonly string[],
): Promise<PartEdits> {
  const edits = new Map<string, string>();
  if (header.length <= found.width) return edits;
  const { part } = found.sheet;
  const folder = part.slice(0, part.lastIndexOf("/") + 1);
  const related = relationsOf((await parts.text(relationsPartOf(part))) ?? "", folder);
  for (const { type, target } of related) {
    const xml = type.endsWith("/table") ? await parts.text(target) : undefined;
    const widened = xml === undefined ? undefined : widenTable(xml, found, header);
    if (widened !== undefined) edits.set(target, widened);
  }
  return edits;
}

const columnsForm = /<((?:[\w.-]+:)?)tableColumns\b[^>]*>[\s\S]*?(?=<\/(?:[\w.-]+:)?tableColumns>)/;

/** Undefined where it is another range, or one that cannot be widened: of a query, with a row of totals, without its header. */
function widenTable(
  xml: string,
  { headerRow, width }: SheetTable,
  header: readonly string[],
): string | undefined {
  const [table = ""] = tags(xml, "table");
  const range = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(attribute(table, "ref"));
  const columns = columnsForm.exec(xml);
  if (range === null || columns === null) return undefined;
  const [ref, first, row, last, end] = range;
  const isOther = Number(row) !== headerRow || last !== columnLetters(width - 1);
  const isSpecial =
    attribute(table, "headerRowCount") === "0" ||
    Number(attribute(table, "totalsRowCount")) > 0 ||
    attribute(table, "tableType") !== "";
  if (isOther || isSpecial) return undefined;
  const [own, prefix] = columns;
  const known = tags(own, "tableColumn");
  const added = header.slice(width);
  const names = [...known.map((tag) => attribute(tag, "name")), ...added].map((name) => name.toLowerCase());
  if (new Set(names).size < names.length) return undefined;
  const lastId = Math.max(0, ...known.map((tag) => Number(attribute(tag, "id"))));
  const more = added.map(
    (name, at) => `<${prefix}tableColumn id="${lastId + at + 1}" name="${attributeText(name)}"/>`,
  );
  const counted = own.replace(
    /^(<[^>]*?\scount=")\d+"/,
    (_, start: string) => `${start}${known.length + added.length}"`,
  );
  const wide = `${first}${row}:${columnLetters(header.length - 1)}${end}`;
  return (
    xml.slice(0, columns.index).replaceAll(`ref="${ref}"`, `ref="${wide}"`) +
    counted +
    more.join("") +
    xml.slice(columns.index + own.length)
  );
}

function attributeText(text: string): string {
  return escaped(text).replace(/"/g, "&quot;").replace(/\n/g, "_x000a_");
}

/** The parts without the list of formulas (ECMA-376, part 1, 18.6), which names cells that have none now; Excel makes it anew. */
export async function dropCalcChain({ parts, main, related }: Workbook): Promise<PartEdits> {
  const chain = calcChainOf({ parts, related });
  if (chain === undefined) return new Map();
  const relationsPart = relationsPartOf(main);
  const without = (xml: string, name: string, isMeant: (tag: string) => boolean) =>
    tags(xml, name)
      .filter(isMeant)
      .reduce((text, tag) => text.replace(tag, ""), xml);
  const relationships = (await parts.text(relationsPart)) ?? "";
  const types = (await parts.text(contentTypes)) ?? "";
  return new Map([
    [chain, null],
    [
      relationsPart,
      without(relationships, "Relationship", (tag) => attribute(tag, "Type").endsWith("/calcChain")),
    ],
    [contentTypes, without(types, "Override", (tag) => attribute(tag, "PartName") === `/${chain}`)],
  ]);
}

const contentTypes = "[Content_Types].xml";

/** The name of the part that lists a workbook's formulas; undefined where there is none. */
export function calcChainOf({ parts, related }: Pick<Workbook, "parts" | "related">): string | undefined {
  const target = related.find(({ type }) => type.endsWith("/calcChain"))?.target;
  return target !== undefined && parts.has(target) ? target : undefined;
}

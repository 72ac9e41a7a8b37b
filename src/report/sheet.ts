import { createHash } from "node:crypto";
import { type Candidate, candidatesOfText, candidateText } from "../channels/added-values.ts";
import type { ProposedField } from "../pipeline/enrichment.ts";
import type { ReportRow } from "./report-row.ts";

/**
 * The table in which a person decides who has a spreadsheet only. She fills `accept` and `instead`; all else is to read, but for
 * `key`, by which the line is found again though a spreadsheet may have made numbers and dates of the other cells.
 */
export const sheetColumns = [
  ...["row", "product", "name", "field", "before", "after", "accept", "instead"],
  ...["choose_from", "score", "status", "remarks", "key"],
] as const;

/** How wide the columns are in a workbook, in characters: the texts that are compared are widest. */
const widths: Readonly<Record<(typeof sheetColumns)[number], number>> = {
  ...{ row: 7, product: 16, name: 32, field: 12, before: 48, after: 48, accept: 9, instead: 36 },
  ...{ choose_from: 40, score: 7, status: 10, remarks: 48, key: 12 },
};

export const sheetWidths: readonly number[] = sheetColumns.map((column) => widths[column]);

/** A cell holds 32,767 characters; remarks are there for orientation. */
const mostOfRemarks = 1_000;

/** The lines of a row: one for each text that is to be decided, none where nothing is proposed. */
export function sheetLines(row: ReportRow): string[][] {
  const { name, description, category } = row;
  const line = (field: ProposedField, before: string, after: string, more: readonly string[]) => [
    ...[String(row.row), row.product, name.before, field, before, after, "", ""],
    ...[...more, row.status, remarksOf(row, field), keyOf(row.product, field, before, after, category.id)],
  ];
  const lines: string[][] = [];
  for (const [field, { before, after, isCut }] of [
    ["name", name] as const,
    ["description", description] as const,
  ]) {
    if (after !== undefined && after !== before && isCut !== true)
      lines.push(line(field, before, after, ["", ""]));
  }
  if (category.path !== "" || category.candidates.length > 0) {
    const choice = category.candidates.map((one, place) => `${place + 1}: ${candidateText(one)}`).join(" | ");
    lines.push(line("category", category.own, category.path, [choice, String(category.score ?? "")]));
  }
  return lines;
}

const taskOf = { name: "name", description: "description", category: "categorization" } as const;

/** What was said of the field; messages begin with the task. */
function remarksOf({ messages }: ReportRow, field: ProposedField): string {
  const start = `${taskOf[field]}: `;
  const own = messages.flatMap((message) => (message.startsWith(start) ? message.slice(start.length) : []));
  return own.join(" | ").slice(0, mostOfRemarks);
}

/** What a line's key says. */
export interface SheetKey {
  /** Of product and field; see `placeHash`. */
  readonly place: string;
  /** Of the feed's own text. */
  readonly before: string;
  /** Of the proposal, without regard to its spaces: spreadsheets write line breaks in their own way. */
  readonly after: string;
  /** Of a category that is proposed; else empty. */
  readonly category: string;
}

function keyOf(
  product: string,
  field: ProposedField,
  before: string,
  after: string,
  category: string,
): string {
  const id = field === "category" ? `.${category}` : "";
  return `k${placeHash(product, field)}.${textHash(before)}.${proposalHash(after)}${id}`;
}

const keyForm = /^k([\da-f]{12})\.([\da-f]{10})\.([\da-f]{10})(?:\.(.*))?$/;

/** Undefined where it was damaged. */
export function readKey(text: string): SheetKey | undefined {
  const [, place, before, after, category = ""] = keyForm.exec(text.trim()) ?? [];
  if (place === undefined || before === undefined || after === undefined) return undefined;
  return { place, before, after, category };
}

/** 12 hexadecimal digits: of 300,000 lines two have the same with a probability below one in a thousand. */
export function placeHash(product: string, field: ProposedField): string {
  return hashed(`${field}\n${product}`, 12);
}

export function textHash(text: string): string {
  return hashed(text, 10);
}

export function proposalHash(text: string): string {
  return hashed(text.replace(/\s+/g, " ").trim(), 10);
}

function hashed(text: string, digits: number): string {
  return createHash("sha256").update(text).digest("hex").slice(0, digits);
}

/** The candidates of a line, in their order. */
export function choicesIn(text: string): Candidate[] {
  return candidatesOfText(
    text
      .split(" | ")
      .map((part) => part.trim().replace(/^\d+: /, ""))
      .join(" | "),
  );
}

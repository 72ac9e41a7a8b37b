import { addedValuesOf, type Candidate, candidatesIn, namedAttributes } from "../channels/added-values.ts";
import type { ColumnMapping } from "../feed/columns.ts";
import type { FeedRecord } from "../feed/record.ts";
import { fieldsOf, listOf, textOf } from "../lib/json.ts";
import { decidedProduct } from "../pipeline/decisions.ts";
import { isRowStatus, type RowStatus } from "../pipeline/enrichment.ts";

/** A text of the feed, and what a run proposes in its place: undefined where it proposes nothing. */
export interface Change {
  readonly before: string;
  readonly after?: string;
  /** One of them is too long to be shown whole, and so to be decided. */
  readonly isCut?: true;
}

/** What the report shows of one row of an enriched feed. Texts are at most `mostCharacters` long. */
export interface ReportRow {
  /** From 1. */
  readonly row: number;
  readonly id: string;
  /** By which its decisions are found again; see `Decision`. */
  readonly product: string;
  readonly status: RowStatus | "unreadable";
  /** How much it needs a person's look: 0 not at all, the greater the sooner. */
  readonly attention: number;
  readonly name: Change;
  readonly description: Change;
  readonly category: {
    readonly own: string;
    readonly id: string;
    readonly path: string;
    /** 0 to 1; undefined where no category is written. */
    readonly score?: number;
    /** What a person chooses from where none is written, best first. */
    readonly candidates: readonly Candidate[];
  };
  readonly attributes: readonly (readonly [name: string, values: string])[];
  readonly missing: readonly string[];
  readonly bullets: readonly string[];
  readonly seo: readonly string[];
  readonly messages: readonly string[];
}

/** Characters of a text that the page holds; what is longer says how much. */
export const mostCharacters = 20_000;

/** How an enriched feed's rows are read. */
interface ReportReading {
  /** Of the feed's own columns. */
  readonly mapping: ColumnMapping;
  /** All columns of the file. */
  readonly columns: readonly string[];
}

export function readReportRow(
  record: FeedRecord,
  row: number,
  { mapping, columns: all }: ReportReading,
): ReportRow {
  const { columns } = mapping;
  const own = (column: string | undefined) => bounded(record.text(column ?? "") ?? "");
  const added = addedValuesOf(record);
  const written = (name: string) => bounded(added.text(name));
  const change = (column: string | undefined, name: string): Change => {
    const before = own(column);
    const proposed = written(name);
    const after = isSameButForLineBreaks(before, proposed) ? before : proposed;
    const longest = Math.max(record.text(column ?? "")?.length ?? 0, added.text(name).length);
    return {
      before,
      ...(after !== "" && { after }),
      ...(longest > mostCharacters && { isCut: true }),
    };
  };
  const stated = added.text("status");
  const status = record.problem !== undefined ? "unreadable" : isRowStatus(stated) ? stated : "unreadable";
  const score = Number.parseFloat(added.text("category_score"));
  const facts = {
    row,
    id: own(columns.id) || String(row),
    product: decidedProduct(record, mapping),
    status,
    name: change(columns.name, "name"),
    description: change(columns.description, "description"),
    category: {
      own: own(columns.category),
      id: written("category_id"),
      path: written("category"),
      ...(Number.isFinite(score) && { score }),
      candidates: candidatesIn(added),
    },
    attributes: [
      ...attributesOf(added.object("attributes")),
      ...namedAttributes(record, all, added).map(({ name, text }): [string, string] => [name, bounded(text)]),
    ],
    missing: partsOf(added.text("missing_attributes"), ","),
    bullets: added.lines("bullet_points").map(bounded),
    seo: ["seo_title", "meta_description", "seo_keywords"].flatMap((name) => written(name) || []),
    messages: partsOf(added.text("messages"), " | ").map(bounded),
  } as const;
  return { ...facts, attention: attentionOf(facts) };
}

function bounded(text: string): string {
  if (text.length <= mostCharacters) return text;
  return `${text.slice(0, mostCharacters)} … (${text.length - mostCharacters} characters more)`;
}

/** Where a text is as it was, its lines may end in another way. */
function isSameButForLineBreaks(one: string, other: string): boolean {
  return one.replace(/\r\n?/g, "\n") === other.replace(/\r\n?/g, "\n");
}

function partsOf(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** `{"color":[{"value":"blue","text":"navy"}]}` as names and texts; others than these are `namedAttributes`. */
function attributesOf(fields: Readonly<Record<string, unknown>>): [string, string][] {
  return Object.entries(fields).flatMap(([name, values]) => {
    const texts = listOf(values).flatMap(
      (value) => textOf(fieldsOf(value).text) ?? textOf(fieldsOf(value).value) ?? [],
    );
    return texts.length === 0 ? [] : [[name, bounded(texts.join(", "))]];
  });
}

const byStatus: Readonly<Record<ReportRow["status"], number>> = {
  rejected: 60,
  unreadable: 60,
  review: 40,
  partial: 20,
  ok: 0,
  skipped: 0,
};
/** What a message says of an answer that was refused, or of facts that are gone. */
const refusal = /\bnot stated in the source\b|\brefused\b|\bleft out\b|\bcontradict/i;

/** Failures first, then what was withheld, then what lost something, low scores and large changes. */
function attentionOf(row: Omit<ReportRow, "attention">): number {
  let attention = byStatus[row.status];
  if (row.messages.some((message) => refusal.test(message))) attention += 15;
  const { score } = row.category;
  if (score !== undefined && row.category.path !== "") attention += Math.round(Math.max(0, 0.9 - score) * 30);
  const { before, after } = row.description;
  if (after !== undefined && before.length > 200 && after.length < before.length / 2) attention += 10;
  return attention;
}

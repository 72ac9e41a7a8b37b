import type { Feed } from "../../feed/feed.ts";
import { chooseColumn } from "../../feed/mapping/choose-column.ts";
import { columnCandidates } from "../../feed/mapping/column-candidates.ts";
import { requestedColumn } from "../../feed/mapping/requested-column.ts";
import type { ProductField } from "../../feed/product-field.ts";
import type { FeedRecord } from "../../feed/record.ts";
import { CliProblem } from "../cli-problem.ts";
import type { Session } from "../session.ts";

/** Where a feed's rows say which product they are, and of which category. */
export interface FeedColumns {
  /** One sentence: which column says the category, and why. */
  readonly why: string;
  id(record: FeedRecord): string | undefined;
  category(record: FeedRecord): string | undefined;
}

/** What an enriched table and an enriched JSON feed keep the category's identifier in. */
const enrichedColumn = "pdo_category_id";
const enrichedObject = "pdo";

/**
 * The category's column as asked for with `--map`; else what enriching has written; else the one that the header's words
 * name. No name or description is needed.
 * @throws FeedProblem PDO_FEED_COLUMN_UNKNOWN; CliProblem PDO_FEED_CATEGORY_MISSING
 */
export function findFeedColumns(feed: Feed, name: string, { settings }: Session): FeedColumns {
  const { columns } = feed.description;
  const asked = (field: ProductField) => {
    const column = settings.map[field];
    return column === undefined ? undefined : requestedColumn(field, column, columns);
  };
  const idColumn = asked("id") ?? find(feed, "id", settings.language).column;
  const id = (record: FeedRecord) => filled(record, idColumn);
  const column = asked("category");
  if (column !== undefined) return fromColumn(column, `The category is in "${column}", as asked.`, id);
  if (columns.includes(enrichedColumn))
    return fromColumn(enrichedColumn, `The category is in "${enrichedColumn}", which enriching wrote.`, id);
  const found = find(feed, "category", settings.language);
  const isEnriched = feed.sample.some((record) => enrichedIdentifier(record) !== undefined);
  if (isEnriched) {
    const why = `The category is in "${enrichedObject}", which enriching wrote.`;
    return { why, id, category: (record) => enrichedIdentifier(record) ?? filled(record, found.column) };
  }
  if (found.column === undefined) throw categoryMissing(name, columns);
  return fromColumn(found.column, found.why, id);
}

function fromColumn(column: string, why: string, id: FeedColumns["id"]): FeedColumns {
  return { why, id, category: (record) => filled(record, column) };
}

function find(feed: Feed, field: ProductField, language: string | undefined) {
  const { description, sample } = feed;
  const columns = description.columns.filter((column) => column.trim() !== "");
  const search = { columns, dialectName: description.dialectName, sample };
  const choice = chooseColumn(field, columnCandidates(field, search), language);
  return choice === undefined || "doubt" in choice ? { column: undefined, why: "" } : choice;
}

function filled(record: FeedRecord, column: string | undefined): string | undefined {
  const text = column === undefined ? undefined : record.text(column)?.trim();
  return text === "" ? undefined : text;
}

/** In JSON the added things stand under one object, without their prefix. */
function enrichedIdentifier(record: FeedRecord): string | undefined {
  const text = record.text(enrichedObject);
  if (text === undefined || !text.startsWith("{")) return undefined;
  try {
    const { category_id: identifier } = JSON.parse(text) as { readonly category_id?: unknown };
    return typeof identifier === "string" && identifier !== "" ? identifier : undefined;
  } catch {
    return undefined;
  }
}

function categoryMissing(name: string, columns: readonly string[]): CliProblem {
  return new CliProblem({
    code: "PDO_FEED_CATEGORY_MISSING",
    what: `${name}: it is not clear which column holds the category.`,
    seen: `The columns are: ${columns.slice(0, 20).join(", ")}.`,
    nextStep: "Name it with --map category=COLUMN; enrich the feed first if it has none.",
  });
}

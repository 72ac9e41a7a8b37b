import { type Language, languages } from "../../../api/vocabulary.ts";
import { type Change, type ContentTree, changeKinds, type Edit, subjects } from "../../../catalog/changes.ts";
import { countChanges } from "../../../catalog/compare-catalogs.ts";
import { renderCsv } from "../../../feed/formats/delimited-cells.ts";
import type { OutputForm } from "../../flags/general.ts";
import { type FeedCounts, type TouchedRow, toTouchedCells, touchedHeader } from "./touched-rows.ts";

export interface ComparedCatalog {
  /** As given on the command line. */
  readonly name: string;
  readonly categoryCount: number;
}

/** The feed's result. `rows` holds only the first touched rows, for the text report. */
export interface FeedOutcome {
  readonly feed: string;
  readonly counts: FeedCounts;
  readonly rows: readonly TouchedRow[];
}

export interface DiffOutcome {
  readonly old: ComparedCatalog;
  readonly next: ComparedCatalog;
  readonly changes: readonly Change[];
  readonly feed?: FeedOutcome;
}

/** The JSON answer, without the feed's rows. */
function toDiffAnswer({ old, next, changes }: Omit<DiffOutcome, "feed">) {
  return {
    old: { catalog: old.name, category_count: old.categoryCount },
    new: { catalog: next.name, category_count: next.categoryCount },
    is_equal: changes.length === 0,
    counts: toCounts(changes),
    changes: changes.map(toChangeItem),
  };
}

/** All counts, including zeros. */
function toCounts(changes: readonly Change[]) {
  const counts = countChanges(changes);
  return Object.fromEntries(
    subjects.map((subject) => [
      subject,
      Object.fromEntries(changeKinds.map((kind) => [kind, counts[subject][kind] ?? 0])),
    ]),
  );
}

function toChangeItem(change: Change) {
  const { attributeIdentifier, categories, languages: edits, edit, below } = change;
  return {
    subject: change.subject,
    change: change.change,
    identifier: change.identifier,
    ...(attributeIdentifier !== undefined && { attribute_identifier: attributeIdentifier }),
    names: change.names,
    ...(edits && { languages: edits }),
    ...(edit && { old: edit.old ?? null, new: edit.new ?? null }),
    ...(below !== undefined && { categories_below: below }),
    ...(categories && { category_count: categories.length, category_identifiers: categories }),
  };
}

const changeHeader = [
  ...["subject", "change", "attribute_identifier", "identifier", "name", "language", "old", "new"],
  ...["categories_below", "category_count"],
];

/** A change as table rows: one per differing language, otherwise one. */
function toChangeRows(change: Change): string[][] {
  const { names, attributeIdentifier = "", categories, below } = change;
  const name = languages.map((language) => names[language]).find((each) => each !== undefined) ?? "";
  const row = (language: string, { old = "", new: next = "" }: Edit) => [
    ...[change.subject, change.change, attributeIdentifier, change.identifier, name, language, old, next],
    ...[below === undefined ? "" : String(below), categories === undefined ? "" : String(categories.length)],
  ];
  const edits = Object.entries(change.languages ?? {});
  return edits.length > 0
    ? edits.map(([language, edit]) => row(language, edit))
    : [row("", change.edit ?? {})];
}

/** Two catalogs, their differences, and the language in which names are shown. */
export interface Comparison {
  readonly old: ContentTree;
  readonly next: ContentTree;
  readonly changes: readonly Change[];
  readonly language: Language;
}

/** An incremental report format: touched rows are written as they are read, so none is held in memory. */
interface DiffForm {
  /** @param feed the feed's name, where one was given */
  begin(outcome: DiffOutcome, feed: string | undefined): string;
  rows(rows: readonly TouchedRow[]): string;
  /** @param counts the feed's, where one was given */
  end(counts: FeedCounts | undefined): string;
}

/** The machine-readable formats. Each instance is stateful and serves one comparison. */
export const diffForms: Readonly<Record<Exclude<OutputForm, "table">, (indent?: number) => DiffForm>> = {
  json: createJsonForm,
  jsonl: () => ({
    begin: ({ changes }) => changes.map((change) => `${JSON.stringify(toChangeItem(change))}\n`).join(""),
    rows: (rows) => rows.map((row) => `${JSON.stringify({ subject: "row", ...row })}\n`).join(""),
    end: () => "",
  }),
  // A CSV file holds one table: the touched rows where there is a feed, otherwise the changes.
  csv: () => ({
    begin: ({ changes }, feed) =>
      renderCsv(feed === undefined ? [changeHeader, ...changes.flatMap(toChangeRows)] : [touchedHeader]),
    rows: (rows) => renderCsv(rows.map(toTouchedCells)),
    end: () => "",
  }),
};

/** A single JSON document; the feed comes last, one row per line, followed by its counts. */
function createJsonForm(indent?: number): DiffForm {
  let separator = "\n";
  return {
    begin: (outcome, feed) => {
      const document = JSON.stringify(toDiffAnswer(outcome), undefined, indent);
      if (feed === undefined) return document;
      return `${document.replace(/\s*\}$/, "")},\n"feed":{"path":${JSON.stringify(feed)},"touched_rows":[`;
    },
    rows: (rows) =>
      rows
        .map((row) => {
          const text = `${separator}${JSON.stringify(row)}`;
          separator = ",\n";
          return text;
        })
        .join(""),
    end: (counts) => (counts === undefined ? "\n" : `],${JSON.stringify(counts).slice(1)}}\n`),
  };
}

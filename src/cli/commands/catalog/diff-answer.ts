import { type Language, languages } from "../../../api/vocabulary.ts";
import { type Change, type ContentTree, changeKinds, type Edit, subjects } from "../../../catalog/changes.ts";
import { countChanges } from "../../../catalog/compare-catalogs.ts";
import { renderCsv } from "../../../feed/formats/delimited-cells.ts";
import type { OutputForm } from "../../flags/general.ts";
import { type FeedCounts, type TouchedRow, toTouchedCells, touchedHeader } from "./touched-rows.ts";

/** A catalog that is compared. */
export interface ComparedCatalog {
  /** As it was named on the command line. */
  readonly name: string;
  readonly categoryCount: number;
}

/** What became of a feed's rows. `rows` are those that a person is shown, of which there may be more. */
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

/** The whole comparison as JSON says it, without a feed. */
function toDiffAnswer({ old, next, changes }: Omit<DiffOutcome, "feed">) {
  return {
    old: { catalog: old.name, category_count: old.categoryCount },
    new: { catalog: next.name, category_count: next.categoryCount },
    is_equal: changes.length === 0,
    counts: toCounts(changes),
    changes: changes.map(toChangeItem),
  };
}

/** Every figure, zeros too. */
function toCounts(changes: readonly Change[]) {
  const counts = countChanges(changes);
  return Object.fromEntries(
    subjects.map((subject) => [
      subject,
      Object.fromEntries(changeKinds.map((kind) => [kind, counts[subject][kind] ?? 0])),
    ]),
  );
}

/** One change as JSON says it. */
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

/** A change as rows of a table: one for each language that differs, else one. */
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

/** Two catalogs, what differs between them, and the language of the names that a person is shown. */
export interface Comparison {
  readonly old: ContentTree;
  readonly next: ContentTree;
  readonly changes: readonly Change[];
  readonly language: Language;
}

/** What a comparison is written as, bit by bit: touched rows leave as the feed gives them, and none is held. */
interface DiffForm {
  /** @param feed its name, where one was given */
  begin(outcome: DiffOutcome, feed: string | undefined): string;
  rows(rows: readonly TouchedRow[]): string;
  /** @param counts of the feed, where one was given */
  end(counts: FeedCounts | undefined): string;
}

/** The forms for programs. Each is for one comparison: what was written before may count. */
export const diffForms: Readonly<Record<Exclude<OutputForm, "table">, (indent?: number) => DiffForm>> = {
  json: createJsonForm,
  jsonl: () => ({
    begin: ({ changes }) => changes.map((change) => `${JSON.stringify(toChangeItem(change))}\n`).join(""),
    rows: (rows) => rows.map((row) => `${JSON.stringify({ subject: "row", ...row })}\n`).join(""),
    end: () => "",
  }),
  // A file is one table: with a feed the rows that are touched, else the changes.
  csv: () => ({
    begin: ({ changes }, feed) =>
      renderCsv(feed === undefined ? [changeHeader, ...changes.flatMap(toChangeRows)] : [touchedHeader]),
    rows: (rows) => renderCsv(rows.map(toTouchedCells)),
    end: () => "",
  }),
};

/** One document; the feed stands last in it, its rows one a line, its counts behind them. */
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

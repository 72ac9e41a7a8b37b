import { type Change, changeKinds, type Edit, subjects } from "../../catalog/diff/change.ts";
import { countChanges } from "../../catalog/diff/compare-catalogs.ts";
import { languages } from "../../contract/vocabulary.ts";
import type { FeedCounts, TouchedRow } from "./touched-rows.ts";

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
export function toDiffAnswer({ old, next, changes }: Omit<DiffOutcome, "feed">) {
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
export function toChangeItem(change: Change) {
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

export const changeHeader = [
  ...["subject", "change", "attribute_identifier", "identifier", "name", "language", "old", "new"],
  ...["categories_below", "category_count"],
];

/** A change as rows of a table: one for each language that differs, else one. */
export function toChangeRows(change: Change): string[][] {
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

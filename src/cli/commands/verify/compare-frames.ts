import { textFormOf } from "../../../feed/encodings.ts";
import type { Feed, FeedDescription } from "../../../feed/feed.ts";
import { formatNamed } from "../../../feed/formats/detection.ts";
import { isAddedColumn, type RowForm } from "../../../feed/row-form.ts";
import type { Differences } from "./verification.ts";

export interface Frames {
  readonly feed: FeedDescription;
  readonly enriched: FeedDescription;
  readonly form: RowForm;
}

/** Reports every difference between the beginnings of the two files other than added columns. */
export function compareBeginnings({ feed, enriched, form }: Frames, differences: Differences): void {
  const { isByteWise } = form;
  if (isByteWise) {
    if (feed.hasBom !== enriched.hasBom) {
      const what = feed.hasBom ? "The byte order mark is missing." : "A byte order mark was added.";
      differences.add("byte_order_mark", what, { line: 1, enriched_line: 1 });
    }
    const parts = [
      ["before the header", feed.preambleRaw ?? "", enriched.preambleRaw ?? ""],
      ["at the end of the header", feed.headerEnding ?? "", enriched.headerEnding ?? ""],
    ] as const;
    for (const [where, before, after] of parts) {
      if (before === after) continue;
      const place = { line: 1, enriched_line: 1, feed: before, enriched: after };
      differences.add("header", `What stands ${where} is not as it came.`, place);
    }
  }
  if (!isTabular(enriched)) {
    if (isByteWise && feed.headerRaw !== enriched.headerRaw) {
      const place = { line: 1, enriched_line: 1, feed: feed.headerRaw, enriched: enriched.headerRaw };
      differences.add("header", "The document does not begin as it came.", place);
    }
    return;
  }
  if (isTabular(feed)) compareOwnColumns({ feed, enriched, form }, differences);
  compareAddedColumns({ feed, enriched, form }, differences);
}

function isTabular({ format }: FeedDescription): boolean {
  return formatNamed(format).isTabular;
}

function compareOwnColumns({ feed, enriched, form }: Frames, differences: Differences): void {
  const { rawColumns } = form;
  const namesOf = rawColumns ?? (({ columns }: FeedDescription) => columns);
  const { textOfRaw } = textFormOf(feed.encoding);
  const shown = (name: string | undefined) =>
    name === undefined ? null : rawColumns === undefined ? name : textOfRaw(name);
  const [own, others] = [namesOf(feed), namesOf(enriched)];
  for (const [place, name] of own.entries()) {
    if (others[place] === name) continue;
    differences.add("header", "The column's name is not as it came.", {
      ...{ line: 1, enriched_line: 1, column: feed.columns[place] ?? null },
      ...{ feed: shown(name), enriched: shown(others[place]) },
    });
  }
}

function compareAddedColumns({ feed, enriched }: Frames, differences: Differences): void {
  const added = isTabular(feed)
    ? enriched.columns.slice(feed.columns.length)
    : enriched.columns.filter(isAddedColumn);
  for (const [place, column] of added.entries()) {
    const isTwice = added.indexOf(column) !== place || (isTabular(feed) && feed.columns.includes(column));
    if (isAddedColumn(column) && !isTwice) continue;
    const what = isTwice ? "The column is there twice." : "The column is not one that pdo adds.";
    differences.add("added_columns", what, { enriched_line: 1, column });
  }
  if (enriched.columns.includes("pdo_status")) return;
  const what = "The column pdo_status is missing, which every run adds.";
  differences.add("added_columns", what, { enriched_line: 1, column: "pdo_status" });
}

/** Reports differences after the last row; call it when all rows were read. */
export function compareEnds(
  { feed, enriched, form }: { readonly feed: Feed; readonly enriched: Feed; readonly form: RowForm },
  isPart: boolean,
  differences: Differences,
): void {
  const [before, after] = [feed.tail(), enriched.tail()];
  // A part of a feed ends after its last row; a JSON document gets its closing bracket there.
  const isRight = isPart ? (form.isEndOfPart?.(after) ?? true) : before === after;
  if (isRight) return;
  const place = { feed: isPart ? null : before, enriched: after };
  differences.add("end", "The file does not end as it came.", place);
}

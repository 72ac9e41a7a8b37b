import { textFormOf } from "../../../feed/encodings.ts";
import { isFeedError } from "../../../feed/errors.ts";
import type { Feed } from "../../../feed/feed.ts";
import { formatNamed } from "../../../feed/formats/detection.ts";
import type { FeedRecord } from "../../../feed/record.ts";
import { addedKey, isAddedColumn, type RowForm } from "../../../feed/row-form.ts";
import { oncePerObject } from "../../../lib/once.ts";
import { compareBeginnings, compareEnds } from "./compare-frames.ts";
import { noStatuses, type StatusCounts } from "./compare-row.ts";
import { compareRows } from "./compare-rows.ts";
import type { SummaryCheck } from "./run-summary.ts";
import { valueForm } from "./value-form.ts";

/** The answer of `pdo verify`. */
export interface Verification {
  readonly schema_version: 1;
  readonly proven: boolean;
  /**
   * `bytes`: everything but the additions is compared byte for byte. `values`: another format, whose cells' values are
   * compared.
   */
  readonly compared: "bytes" | "values";
  /** Of the feed, or of the part of it that was enriched. */
  readonly rows: number;
  readonly enriched_rows: number;
  readonly added_columns: readonly string[];
  /** Columns allowed to differ, with the number of rows in which they do. */
  readonly changed: readonly { readonly column: string; readonly rows: number }[];
  /** The feed's last rows, missing at the end of the enriched file. */
  readonly rows_missing_at_end: number;
  /** Rows of the enriched file by what they say became of them. */
  readonly statuses: StatusCounts;
  /** Whether statuses, counts and bytes were held against the run's summary. */
  readonly against_summary: boolean;
  readonly differences: number;
  readonly differences_by_kind: Partial<Record<DifferenceKind, number>>;
  readonly first_differences: readonly Difference[];
}

interface VerificationRequest {
  readonly feed: Feed;
  /** The feed's rows that should have been enriched. */
  readonly rows: AsyncIterable<FeedRecord[]>;
  readonly isPart: boolean;
  readonly enriched: Feed;
  readonly changed: ReadonlySet<string>;
  /** Whether the rows were encoded anew, in a format of the same family. */
  readonly isRewritten: boolean;
  /** What the run wrote of itself. Absent: not compared. */
  readonly summary?: SummaryCheck;
  readonly mostDifferences: number;
  readonly signal: AbortSignal;
}

/** Verifies row by row that an enriched file is its feed with columns added. Both are streamed; memory is constant. */
export async function verify(request: VerificationRequest): Promise<Verification> {
  const { feed, enriched, isPart, signal } = request;
  const differences = new Differences(request.mostDifferences);
  const form = chooseForm(request);
  compareBeginnings({ feed: feed.description, enriched: enriched.description, form }, differences);
  const changedCells = new Map<string, number>();
  const statuses = noStatuses();
  const compared = await compareRows(
    { feed: request.rows, enriched: readable(enriched.records({ signal }), differences) },
    {
      form,
      differences,
      changedCells,
      statuses,
      feedText: textFormOf(feed.description.encoding).textOfRaw,
      enrichedText: textFormOf(enriched.description.encoding).textOfRaw,
    },
  );
  if (form.isByteWise && compared.missingAtEnd === 0) {
    compareEnds({ feed, enriched, form }, isPart, differences);
  }
  request.summary?.({ rows: compared.enrichedRows, ...statuses }, differences);
  return {
    schema_version: 1,
    proven: differences.count === 0,
    compared: form.isByteWise ? "bytes" : "values",
    rows: compared.feedRows,
    enriched_rows: compared.enrichedRows,
    added_columns: enriched.description.columns.filter(
      formatNamed(enriched.description.format).isNested ? (key) => key === addedKey : isAddedColumn,
    ),
    changed: [...changedCells].map(([column, rows]) => ({ column, rows })),
    rows_missing_at_end: compared.missingAtEnd,
    statuses,
    against_summary: request.summary !== undefined,
    differences: differences.count,
    differences_by_kind: differences.byKind(),
    first_differences: differences.first,
  };
}

/** Byte comparison where the enriched file's format is of the same family, and both or none are workbooks; otherwise by value. */
function chooseForm({ feed, enriched, changed, isRewritten }: VerificationRequest): RowForm {
  const request = { feed: feed.description, enriched: enriched.description, changed };
  const [before, after] = [formatNamed(feed.description.format), formatNamed(enriched.description.format)];
  const isOfWorkbook = [feed, enriched].map(({ description }) => description.workbook !== undefined);
  const isSameKind = !isRewritten && before.family === after.family && isOfWorkbook[0] === isOfWorkbook[1];
  const form = isSameKind ? before.createRowForm(request) : undefined;
  return form === undefined ? valueForm(request) : rememberOwn(form);
}

/** A read error in the enriched file is reported as damage. */
async function* readable(
  batches: AsyncIterable<FeedRecord[]>,
  differences: Differences,
): AsyncGenerator<FeedRecord[]> {
  try {
    yield* batches;
  } catch (error) {
    if (!isFeedError(error)) throw error;
    differences.add("unreadable", `${error.what} ${error.seen}`);
  }
}

/** The result for an enriched file that cannot be read at all. */
export function unreadableVerification(why: string): Verification {
  const differences = new Differences(1);
  differences.add("unreadable", why);
  return {
    ...{ schema_version: 1, proven: false, compared: "bytes" },
    ...{ rows: 0, enriched_rows: 0, added_columns: [], changed: [], rows_missing_at_end: 0 },
    ...{ statuses: noStatuses(), against_summary: false },
    ...{ differences: 1, differences_by_kind: differences.byKind(), first_differences: differences.first },
  };
}

type DifferenceKind =
  | "byte_order_mark"
  | "header"
  | "added_columns"
  | "row_missing"
  | "row_extra"
  | "row_repeated"
  | "row_moved"
  | "row_width"
  | "cell"
  | "added_cell"
  | "between_rows"
  | "line_ending"
  | "end"
  | "summary"
  | "unreadable";

/** One difference other than an added column. */
export interface Difference {
  readonly kind: DifferenceKind;
  /** 1-based line of the uncompressed feed; null where there is no such line. */
  readonly line: number | null;
  /** The same for the enriched file. */
  readonly enriched_line: number | null;
  /** The column's name, or the key in JSON. */
  readonly column: string | null;
  /** The feed's and the enriched file's text; null where there is nothing to compare. */
  readonly feed: string | null;
  readonly enriched: string | null;
  /** One sentence. */
  readonly what: string;
}

/** Retains the first differences and counts all; memory is bounded. */
export class Differences {
  readonly first: Difference[] = [];
  count = 0;
  #most: number;
  #byKind = new Map<DifferenceKind, number>();

  constructor(most: number) {
    this.#most = most;
  }

  add(kind: DifferenceKind, what: string, place: Partial<Omit<Difference, "kind" | "what">> = {}): void {
    this.count += 1;
    this.#byKind.set(kind, (this.#byKind.get(kind) ?? 0) + 1);
    if (this.first.length >= this.#most) return;
    const nowhere = { line: null, enriched_line: null, column: null, feed: null, enriched: null };
    this.first.push({ kind, ...nowhere, ...place, what });
  }

  byKind(): Partial<Record<DifferenceKind, number>> {
    return Object.fromEntries(this.#byKind);
  }
}

/**
 * Memoizes a row's own part: at a mismatch each row is compared with hundreds of others. Entries are collected with
 * their rows.
 * @param form one that, for enriched rows, depends only on whether the feed's row was readable
 */
export function rememberOwn(form: RowForm): RowForm {
  // For an unreadable feed row the enriched row is compared as a whole.
  const ofReadable = new WeakMap<FeedRecord, string>();
  const ofUnreadable = new WeakMap<FeedRecord, string>();
  return {
    ...form,
    feedPart: oncePerObject(form.feedPart),
    enrichedPart: (record, feedRecord) => {
      const known = feedRecord.problem === undefined ? ofReadable : ofUnreadable;
      const own = known.get(record) ?? form.enrichedPart(record, feedRecord);
      known.set(record, own);
      return own;
    },
  };
}

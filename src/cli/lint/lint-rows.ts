import { continuesProduct } from "../../feed/columns.ts";
import type { Feed } from "../../feed/feed.ts";
import type { FeedRecord } from "../../feed/record.ts";
import { createFeedWriter, type FeedWriter, type RowToWrite } from "../../feed/write-feed.ts";
import type { RulePack } from "../../quality/rules/rule.ts";
import type { ScoreSums } from "../../quality/scores/mean-scores.ts";
import { scoreLinted } from "../../quality/scores/score-product.ts";
import type { Language } from "../../text/language.ts";
import { type LintedRecord, lintRecord, type MendedRecord, mendRecord } from "./lint-record.ts";
import type { LintedRow } from "./lint-run.ts";
import type { LintTally } from "./lint-tally.ts";
import type { LintedColumns } from "./linted-columns.ts";
import type { LocatedFinding } from "./locate-finding.ts";
import { createProductReader, type ReadProduct } from "./read-product.ts";

/** How a feed is to be linted. */
export interface RowLinting {
  readonly feed: Feed;
  readonly columns: LintedColumns;
  readonly packs: readonly RulePack[];
  /** Of the texts; absent: each row's own. */
  readonly language: Language | undefined;
  readonly isFixing: boolean;
  /** Whether the report tells scores: they take as long as a pack's rules. */
  readonly isScored: boolean;
  readonly tally: LintTally;
}

export interface ScoreMeans {
  readonly now: ScoreSums;
  /** Of the products as they came; grows only where they are fixed. */
  readonly before: ScoreSums;
}

/** Looks at one record after the other, in the feed's order; keeps the figures in its tally and sums. */
export function createRowLinter(linting: RowLinting, sums: ScoreMeans): (record: FeedRecord) => LintedRow {
  const { feed, columns, packs, isFixing, isScored, tally } = linting;
  const read = createProductReader(columns, { format: feed.description.format, language: linting.language });
  const [idColumn] = columns.columns.id ?? [];
  let previous: FeedRecord | undefined;
  return (record) => {
    const isContinued = continuesProduct(previous, record, columns.mapping, feed.description);
    previous = record;
    tally.rows += 1;
    if (record.problem !== undefined || isContinued) {
      if (isContinued) tally.continuations += 1;
      else tally.unreadable += 1;
      return { record, id: undefined, findings: [], replaced: {} };
    }
    const product = read(record);
    const looked = look(product);
    const textOf = ({ column }: LocatedFinding) => looked.replaced[column ?? ""] ?? textIn(product, column);
    tally.add(looked.findings, record.line, textOf);
    const id = idColumn === undefined ? "" : (record.text(idColumn)?.trim() ?? "");
    return {
      record,
      id: id === "" ? undefined : id,
      findings: looked.findings,
      replaced: looked.replaced,
    };
  };

  function look(product: ReadProduct): MendedRecord {
    if (!isFixing) {
      const linted = lintRecord(product, packs);
      score(sums.now, linted);
      return { ...linted, mended: [], replaced: {} };
    }
    const mended = mendRecord(product, packs);
    tally.addFixed(mended.mended);
    score(sums.now, mended);
    score(sums.before, mended.mended.length === 0 || !isScored ? mended : lintRecord(product, packs));
    return mended;
  }

  function score(into: ScoreSums, linted: LintedRecord): void {
    if (isScored) into.add(scoreLinted(linted, packs));
  }
}

function textIn({ cells }: ReadProduct, column: string | undefined): string {
  for (const parts of cells.values()) for (const cell of parts) if (cell.column === column) return cell.text;
  return "";
}

/** The feed's own writer; what is fixed is kept from running as a formula as `--csv-safe` says. */
export function createFixWriter({ description }: Feed, csvSafe: "generated" | "all" | "off"): FeedWriter {
  return createFeedWriter(description, { format: description.format, addedColumns: [], csvSafe });
}

export function toRowToWrite({ record, replaced }: LintedRow): RowToWrite {
  return Object.keys(replaced).length === 0 ? { record } : { record, change: { replaced } };
}

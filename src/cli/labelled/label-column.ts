import type { Feed } from "../../feed/feed.ts";
import { columnCandidates } from "../../feed/mapping/column-candidates.ts";
import type { FeedRecord } from "../../feed/record.ts";
import { CliProblem } from "../cli-problem.ts";

export interface LabelColumn {
  readonly column: string;
  /** One sentence. */
  readonly why: string;
}

interface ColumnSearch {
  readonly feed: Feed;
  /** For messages. */
  readonly name: string;
  /** Columns that hold something else. */
  readonly taken: ReadonlySet<string>;
  /** The identifier of the category that a cell means. */
  readonly find: (text: string) => string | undefined;
}

/** A cell with more characters is prose. */
const longestLabel = 500;

/** Columns that hold the catalog's categories about as often as the best one does are told apart by their names. */
const equalShare = 0.02;

/**
 * The column that holds the products' categories: the one of whose cells in the feed's beginning the most mean a
 * category of the catalog.
 * @throws CliProblem PDO_FEED_LABELS_MISSING where no column holds any
 */
export function findLabelColumn({ feed, name, taken, find }: ColumnSearch): LabelColumn {
  const { sample, description } = feed;
  const columns = description.columns.filter((column) => column.trim() !== "" && !taken.has(column));
  const named = columnCandidates("category", { columns, dialectName: description.dialectName, sample });
  const rank = (column: string) => {
    const place = named.findIndex((candidate) => candidate.column === column);
    return place < 0 ? named.length : place;
  };
  const shares = columns
    .map((column) => ({ column, ...countFound(sample, column, find) }))
    .filter(({ share }) => share > 0);
  const most = Math.max(0, ...shares.map(({ share }) => share));
  const [best] = shares
    .filter(({ share }) => share >= most - equalShare)
    .sort((one, other) => other.identifiers - one.identifiers || rank(one.column) - rank(other.column));
  if (best === undefined) throw labelsMissing(name, columns);
  const percent = Math.round(best.share * 100);
  return {
    column: best.column,
    why: `The category is in "${best.column}": ${percent} % of its cells in the sample are the catalog's.`,
  };
}

/** An identifier is said in one way only, a path in many: of two such columns the one with identifiers is taken. */
function countFound(sample: readonly FeedRecord[], column: string, find: ColumnSearch["find"]) {
  const cells = sample
    .map((record) => record.text(column)?.trim() ?? "")
    .filter((text) => text !== "" && text.length <= longestLabel);
  const found = cells
    .map((text) => ({ text, identifier: find(text) }))
    .filter(({ identifier }) => identifier);
  return {
    share: cells.length === 0 ? 0 : found.length / cells.length,
    identifiers: found.filter(({ text, identifier }) => text === identifier).length,
  };
}

function labelsMissing(name: string, columns: readonly string[]): CliProblem {
  return new CliProblem({
    code: "PDO_FEED_LABELS_MISSING",
    what: `${name}: no column holds categories of the channel's catalog.`,
    seen: `The columns are: ${columns.slice(0, 20).join(", ")}.`,
    nextStep:
      "A category is said by its identifier or its path of names (see pdo categories); name the column with --map category=COLUMN, and import your own catalog first (pdo catalog import).",
  });
}

import { type CellKind, cellKinds, type FeedProfile, type KindCounts } from "./feed-profile.ts";
import { type GuardCode, type GuardFinding, percent, shareOf } from "./findings.ts";

/** Columns with fewer cells are not compared. */
const fewCells = 10;

/**
 * Reports columns whose cells are of another kind than in the last run, including columns that no task uses: texts in
 * the price's column mean that all columns have shifted.
 */
export function compareColumns(last: FeedProfile, now: FeedProfile): GuardFinding[] {
  const mapped = new Set(Object.values(now.fields));
  const { id, category, brand } = now.fields;
  return Object.entries(last.cells).flatMap(([column, before]) => {
    const current = now.cells[column];
    if (current === undefined) return [];
    return compareColumn({
      column,
      before: sharesOf(before),
      now: sharesOf(current),
      isMapped: mapped.has(column),
      isKey: [id, category, brand].includes(column),
    });
  });
}

interface KindShares {
  readonly cells: number;
  /** Share of all cells. */
  readonly empty: number;
  /** Share of the filled cells. */
  share(...kinds: CellKind[]): number;
}

function sharesOf(counts: KindCounts): KindShares {
  const cells = cellKinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
  const filled = cells - (counts.empty ?? 0);
  return {
    cells,
    empty: shareOf(counts.empty ?? 0, cells),
    share: (...kinds) =>
      shareOf(
        kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0),
        filled,
      ),
  };
}

interface ComparedColumn {
  readonly column: string;
  readonly before: KindShares;
  readonly now: KindShares;
  readonly isMapped: boolean;
  /** Whether it is an identifier, a category or a brand, which may be a shop's internal number. */
  readonly isKey: boolean;
}

function compareColumn(compared: ComparedColumn): GuardFinding[] {
  const { column, before, now, isMapped } = compared;
  if (Math.min(before.cells, now.cells) < fewCells) return [];
  const finding = (code: GuardCode, words: string, shares: readonly [before: number, now: number]) => [
    {
      code,
      sentence: `Column "${column}": ${percent(shares[1])} of its cells ${words}, last time ${percent(shares[0])}.`,
      before: shares[0],
      now: shares[1],
      column,
    },
  ];
  const [emptyBefore, emptyNow] = [before.empty, now.empty];
  // An unused column may become empty (sale prices after the sale), but rarely one that was always filled.
  if (!isMapped && emptyBefore <= 0.1 && emptyNow >= 0.9)
    return finding("column_empty", "are empty", [emptyBefore, emptyNow]);
  if (emptyNow > 0.9) return [];
  const kind = kindChange(compared);
  if (kind !== undefined) return finding("column_kind", kind.words, kind.shares);
  const zero = [before.share("zero"), now.share("zero")] as const;
  // Stock runs out for single products, and prices never become 0 for all of them at once.
  if (!isMapped && emptyBefore <= 0.1 && zero[0] <= 0.05 && zero[1] >= 0.95)
    return finding("column_zero", "are 0", zero);
  return decimalChange(compared, finding);
}

const figures = ["zero", "whole", "decimalPoint", "decimalComma"] as const;

/**
 * A column is of a kind if four fifths of its cells are; it has changed if half of them are of another kind and less
 * than a third of the old one. A key that changes from numbers to words is an improvement.
 */
function kindChange({ before, now, isKey }: ComparedColumn) {
  const kinds = [
    ["are figures", figures],
    ["are texts", ["text"]],
    ["are web addresses", ["address"]],
  ] as const;
  const was = kinds.find(([, members]) => before.share(...members) >= 0.8);
  const is = kinds.find(([, members]) => now.share(...members) >= 0.5);
  if (was === undefined || is === undefined || was === is) return undefined;
  if (now.share(...was[1]) > 0.3 || (isKey && is[1][0] === "text")) return undefined;
  return { words: is[0], shares: [before.share(...is[1]), now.share(...is[1])] as const };
}

/** Decimal comma and point were swapped: `12,90` read as `12.90` is correct, `1.290` no longer is. */
function decimalChange(
  { before, now }: ComparedColumn,
  finding: (code: GuardCode, words: string, shares: readonly [number, number]) => GuardFinding[],
): GuardFinding[] {
  for (const [kind, other, words] of [
    ["decimalPoint", "decimalComma", "have a decimal comma"],
    ["decimalComma", "decimalPoint", "have a decimal point"],
  ] as const) {
    if (
      before.share(kind) >= 0.3 &&
      before.share(other) <= 0.05 &&
      now.share(other) >= 0.3 &&
      now.share(kind) <= 0.05
    ) {
      return finding("decimals", words, [before.share(other), now.share(other)]);
    }
  }
  return [];
}

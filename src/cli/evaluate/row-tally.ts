import type { TaskFailure } from "../../batch/tasks/enrichment.ts";
import { type RowFault, rowFaults } from "../labelled/labelled-row.ts";
import { shorten } from "../terminal/shorten.ts";

/** Why a row could not be evaluated: what the feed's reader found, and rows without any attribute. */
export const unusableReasons = [...rowFaults, "no_attributes"] as const;
export type UnusableReason = (typeof unusableReasons)[number];

/** One kind of failure of the service, with its first case. */
interface FailureTally {
  count: number;
  readonly first_row: number;
  readonly first_reason: string;
}

/** Different words of one kind: how many rows hold such words, and the first few of them. */
export interface NamedWords {
  rows: number;
  readonly first: Set<string>;
}

/** What became of the rows of a labelled feed. */
export interface RowTally {
  rows: number;
  evaluated: number;
  /** Milliseconds since the epoch: when the first answer was there. Before it, catalogs and models are loaded. */
  firstAnswerAt?: number;
  /** Rows that are among the examples that were learned from. */
  known: number;
  readonly unusable: Record<UnusableReason, number>;
  readonly unknownCategories: NamedWords;
  readonly unknownAttributes: NamedWords;
  readonly failures: Map<string, FailureTally>;
}

const mostNamed = 5;
/** Columns of a terminal; a longer label is no label but prose. */
const longestNamed = 80;

export function createRowTally(): RowTally {
  return {
    rows: 0,
    evaluated: 0,
    known: 0,
    unusable: { no_category: 0, unknown_category: 0, no_text: 0, no_attributes: 0 },
    unknownCategories: { rows: 0, first: new Set() },
    unknownAttributes: { rows: 0, first: new Set() },
    failures: new Map(),
  };
}

export function addFault(
  tally: RowTally,
  { reason, seen }: Pick<RowFault, "seen"> & { reason: UnusableReason },
) {
  tally.unusable[reason] += 1;
  if (seen !== undefined) addWords(tally.unknownCategories, [seen]);
}

export function addWords(named: NamedWords, words: readonly string[]): void {
  if (words.length === 0) return;
  named.rows += 1;
  for (const word of words) if (named.first.size < mostNamed) named.first.add(shorten(word, longestNamed));
}

export function addFailure(tally: RowTally, row: number, { code, reason }: TaskFailure): void {
  const known = tally.failures.get(code);
  if (known === undefined) tally.failures.set(code, { count: 1, first_row: row, first_reason: reason });
  else known.count += 1;
}

export function failedRows({ failures }: RowTally): number {
  return [...failures.values()].reduce((sum, { count }) => sum + count, 0);
}

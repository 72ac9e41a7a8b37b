/** `1,234 rows`, `1 row`. */
export function counted(value: number, one: string): string {
  return `${value.toLocaleString("en-US")} ${one}${value === 1 ? "" : "s"}`;
}

/**
 * `31 %`; a share other than 0 and 1 is never rounded to 0 % or 100 %.
 * @param share 0 to 1
 */
export function percent(share: number): string {
  const rounded = Math.round(share * 100);
  if (rounded === 0 && share > 0) return "under 1 %";
  if (rounded === 100 && share < 1) return "over 99 %";
  return `${rounded} %`;
}

/** 0 where the whole is 0. */
export function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

/** `a, b and 3 more`, each in quotes. */
export function quoted(names: readonly string[]): string {
  const shown = names.slice(0, 4).map((name) => `"${name.slice(0, 60)}"`);
  const more = names.length - shown.length;
  return more > 0 ? `${shown.join(", ")} and ${more} more` : shown.join(", ");
}

/**
 * The difference between two shares of the same population that chance explains in 19 of 20 cases (twice the standard
 * error of their difference): small feeds vary more than large ones.
 * @param shares 0 to 1
 * @param cells the sizes of the two samples
 */
export function chanceOf(shares: readonly [number, number], cells: readonly [number, number]): number {
  const [one, other] = cells;
  if (one === 0 || other === 0) return 1;
  const pooled = (shares[0] * one + shares[1] * other) / (one + other);
  return 2 * Math.sqrt(pooled * (1 - pooled) * (1 / one + 1 / other));
}

/** The findings of the input guard; see `compare-profiles.ts` for their order. */
export type GuardCode =
  | "columns_gone"
  | "column_moved"
  | "delimiter"
  | "encoding"
  | "rows_none"
  | "rows_fewer"
  | "rows_cut"
  | "rows_more"
  | "rows_broken"
  | "rows_short"
  | "header_repeated"
  | "messages_inside"
  | "last_line"
  | "undecodable"
  | "column_empty"
  | "column_kind"
  | "column_zero"
  | "decimals"
  | "field_empty"
  | "field_same"
  | "field_cut"
  | "field_length"
  | "garbled"
  | "letters_lost"
  | "escaped"
  | "scientific"
  | "zeros_lost"
  | "gtins_invalid"
  | "ids_repeated"
  | "ids_changed"
  | "products_others"
  | "names_changed";

/** One difference from the last run that makes a feed look broken. */
export interface GuardFinding {
  readonly code: GuardCode;
  /** One sentence with the figure now and in the last run. */
  readonly sentence: string;
  readonly before: number | string;
  readonly now: number | string;
  /** Absent: the feed as a whole. */
  readonly column?: string;
}

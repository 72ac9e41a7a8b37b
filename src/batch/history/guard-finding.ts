/** What the input guard looks for; `compare-profiles.ts` says in which order. */
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

/** One thing that makes a feed look broken beside the last run's. */
export interface GuardFinding {
  readonly code: GuardCode;
  /** One sentence: what, now and last time. */
  readonly sentence: string;
  readonly before: number | string;
  readonly now: number | string;
  /** Absent: the feed as a whole. */
  readonly column?: string;
}

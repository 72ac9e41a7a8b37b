/** What the word lists come to: flat tables that are searched where they lie, so that nothing is built at a start. */
export interface WordTables {
  /** In the order of their UTF-16 units. */
  readonly words: readonly string[];
  /** How well each candidate knows the word at the same index, packed as `word-levels.ts` says. */
  readonly levels: Uint32Array;
  /** The numbers of the letter runs (`letter-runs.ts`) that were seen, ascending. */
  readonly runs: Uint32Array;
  /** How often each candidate has the run at the same index: a row of as many counts as there are candidates. */
  readonly counts: Uint16Array;
  /** The runs of each candidate in all. */
  readonly totals: readonly number[];
}

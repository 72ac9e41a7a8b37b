/** What was found out about a word as it is written, kept with its tokens: they are asked about more often than read. */
export interface WordNotes {
  /** What it tells of its text's language (`detection/word-evidence.ts`). */
  evidence: readonly number[] | undefined;
}

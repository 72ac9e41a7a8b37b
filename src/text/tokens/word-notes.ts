/** What was found out about a word as it is written, kept with its tokens: they are asked about more often than read. */
export interface WordNotes {
  /** What it tells of its text's language (`detection/word-evidence.ts`). */
  evidence: readonly number[] | undefined;
  /** Another one for each: answers about words lie where it says (`noted-answers.ts`). */
  readonly number: number;
}

let made = 0;

export function createNotes(): WordNotes {
  made = (made + 1) | 0;
  return {
    evidence: undefined,
    number: made,
  };
}

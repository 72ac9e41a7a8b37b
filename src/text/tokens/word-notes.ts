/** What was found out about a word as it is written, kept with its tokens: they are asked about more often than read. */
export interface WordNotes {
  /** What it tells of its text's language (`detection/word-evidence.ts`). */
  evidence: readonly number[] | undefined;
  /** How it is written, in bits (`casing/case-traits.ts`). */
  caseTraits: number | undefined;
  /** What it may be in a product's name, in bits (`engine/builtin/name/word-signs.ts`). */
  nameSigns: number | undefined;
  /** Whether a denial may begin with it (`quality/facts/contraries.ts`). */
  mayDeny: boolean | undefined;
  /** Another one for each: answers about words lie where it says (`noted-answers.ts`). */
  readonly number: number;
}

let made = 0;

export function createNotes(): WordNotes {
  made = (made + 1) | 0;
  return {
    evidence: undefined,
    caseTraits: undefined,
    nameSigns: undefined,
    mayDeny: undefined,
    number: made,
  };
}

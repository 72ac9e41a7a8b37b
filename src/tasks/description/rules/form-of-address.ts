/** How a text speaks to its reader: Sie, vous and Lei, or du and tu. */
export type FormOfAddress = "formal" | "informal";

/** One language's ways to speak to the reader. */
export interface AddressRules {
  /** A cheap sign that the sentence may speak to the reader. */
  readonly sign: RegExp;
  /** The form in which the sentence speaks to the reader; undefined where it does not, or in none clearly. */
  readonly formOf: (sentence: string) => FormOfAddress | undefined;
  /** The sentence in the other form, of which it has nothing yet; undefined where a word cannot be set with certainty. */
  readonly rewrite: (sentence: string, wanted: FormOfAddress) => string | undefined;
}

/** A replacement that keeps the capital of what it replaces. */
export function withCapitalOf(found: string, word: string): string {
  return /^\p{Lu}/u.test(found) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

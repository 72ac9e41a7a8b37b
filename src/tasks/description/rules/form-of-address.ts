/** How a text addresses its reader: Sie, vous and Lei, or du and tu. */
export type FormOfAddress = "formal" | "informal";

/** Recognition and conversion of one language's forms of address. */
export interface AddressRules {
  /** Prefilter: a sentence it does not match never addresses the reader. */
  readonly prefilter: RegExp;
  /** The form in which the sentence addresses the reader; undefined if it does not, or ambiguously. */
  readonly formOf: (sentence: string) => FormOfAddress | undefined;
  /** The sentence in the other form, assuming it has none of it yet; undefined where a word cannot be converted with certainty. */
  readonly rewrite: (sentence: string, wanted: FormOfAddress) => string | undefined;
}

/** A replacement with the initial capital of the word it replaces. */
export function withCapitalOf(found: string, word: string): string {
  return /^\p{Lu}/u.test(found) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

import type { Language } from "../../../nlp/language.ts";
import type { AddressRules, FormOfAddress } from "./form-of-address.ts";
import { frenchAddress } from "./french-address.ts";
import { germanAddress } from "./german-address.ts";
import { italianAddress } from "./italian-address.ts";

const rulesOf: Readonly<Partial<Record<Language, AddressRules>>> = {
  de: germanAddress,
  fr: frenchAddress,
  it: italianAddress,
};

/** The form in which a sentence addresses the reader; undefined if it does not, or ambiguously. */
export function formOfAddress(sentence: string, language: Language): FormOfAddress | undefined {
  const rules = rulesOf[language];
  return rules?.prefilter.test(sentence) ? rules.formOf(sentence) : undefined;
}

/** A unit of text that is rewritten or left out as a whole. */
interface Piece {
  readonly text: string;
  readonly words: number;
  readonly form: FormOfAddress | undefined;
}

/** If less than this share of the words remains, the other form is considered. */
const leastShare = 0.7;

/**
 * The passages in the wanted form of address, rewritten where that is certain and dropped otherwise. Where too many words
 * would be lost, the other form is used if it keeps more. A text never mixes the forms.
 * @param enough a number of words that suffices, whatever share is dropped
 */
export function inSameAddress<Passage extends Piece>(
  passages: readonly Passage[],
  { language, wanted, enough }: { language: Language; wanted: FormOfAddress; enough: number },
): readonly Passage[] {
  const rules = rulesOf[language];
  if (!rules) return passages;
  const other: FormOfAddress = wanted === "formal" ? "informal" : "formal";
  if (!passages.some(({ form }) => form === other)) return passages;
  const rewritten = passages.flatMap((passage) => rewriteIn(passage, { rules, form: wanted }));
  const words = wordsIn(rewritten);
  if (words >= Math.min(enough, leastShare * wordsIn(passages))) return rewritten;
  const inOtherForm = passages.flatMap((passage) => rewriteIn(passage, { rules, form: other }));
  return wordsIn(inOtherForm) > words ? inOtherForm : rewritten;
}

function rewriteIn<Passage extends Piece>(
  passage: Passage,
  { rules, form: wanted }: { rules: AddressRules; form: FormOfAddress },
): Passage[] {
  if (passage.form === undefined || passage.form === wanted) return [passage];
  const text = rules.rewrite(passage.text, wanted);
  return text === undefined ? [] : [{ ...passage, text, form: wanted }];
}

function wordsIn(passages: readonly Piece[]): number {
  return passages.reduce((sum, { words }) => sum + words, 0);
}

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

/** The form in which a sentence speaks to the reader; undefined where it does not, or in none clearly. */
export function formOfAddress(sentence: string, language: Language): FormOfAddress | undefined {
  const rules = rulesOf[language];
  return rules?.sign.test(sentence) ? rules.formOf(sentence) : undefined;
}

/** A piece of a text that can be set or left out by itself. */
interface Piece {
  readonly text: string;
  readonly words: number;
  readonly form: FormOfAddress | undefined;
}

/** So much of what the text says must remain, or the other form is taken. */
const leastShare = 0.7;

/**
 * The passages that speak to the reader in the wanted form, or can be set in it with certainty; those that cannot go.
 * Where too much would go, all speak in the form that the source has most of. Never both forms in one text.
 * @param enough so many words are enough, however many go
 */
export function inSameAddress<Passage extends Piece>(
  passages: readonly Passage[],
  { language, wanted, enough }: { language: Language; wanted: FormOfAddress; enough: number },
): readonly Passage[] {
  const rules = rulesOf[language];
  if (!rules) return passages;
  const other: FormOfAddress = wanted === "formal" ? "informal" : "formal";
  if (!passages.some(({ form }) => form === other)) return passages;
  const turned = passages.flatMap((passage) => setIn(passage, { rules, form: wanted }));
  const words = wordsIn(turned);
  if (words >= Math.min(enough, leastShare * wordsIn(passages))) return turned;
  const kept = passages.flatMap((passage) => setIn(passage, { rules, form: other }));
  return wordsIn(kept) > words ? kept : turned;
}

function setIn<Passage extends Piece>(
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

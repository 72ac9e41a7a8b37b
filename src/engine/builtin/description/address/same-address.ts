import { detached } from "../../../../text/detached.ts";
import type { Language } from "../../../../text/language.ts";
import { RecentAnswers } from "../../../../text/tokens/recent-answers.ts";
import type { AddressRules, FormOfAddress } from "./form-of-address.ts";
import { frenchAddress } from "./french-address.ts";
import { germanAddress } from "./german-address.ts";
import { italianAddress } from "./italian-address.ts";

/** Longer sentences rarely come again. */
const longestKept = 120;
/** Of each language; at some 300 bytes each 600 kB. */
const mostKept = 2_000;

const rulesOf: Readonly<Partial<Record<Language, AddressRules>>> = {
  de: keepForms(germanAddress),
  fr: keepForms(frenchAddress),
  it: keepForms(italianAddress),
};
/** The rules with the forms of the last sentences kept: to tell one takes several patterns, and templates repeat theirs. */
function keepForms(rules: AddressRules): AddressRules {
  const kept = new RecentAnswers<FormOfAddress | "none">(mostKept);
  const read = (sentence: string) => (rules.sign.test(sentence) ? rules.formOf(sentence) : undefined);
  const formOf = (sentence: string) => {
    if (sentence.length > longestKept) return read(sentence);
    const known = kept.find(sentence);
    if (known !== undefined) return known === "none" ? undefined : known;
    const form = read(sentence);
    kept.keep(detached(sentence), form ?? "none");
    return form;
  };
  return { ...rules, formOf };
}

/** A piece of a text that can be set or left out by itself. */
interface Piece {
  readonly text: string;
  readonly words: number;
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
  const forms = passages.map(({ text }) => rules.formOf(text));
  const other: FormOfAddress = wanted === "formal" ? "informal" : "formal";
  if (!forms.includes(other)) return passages;
  const turned = passages.flatMap((passage, place) => setIn(passage, forms[place], { rules, form: wanted }));
  const words = wordsIn(turned);
  if (words >= Math.min(enough, leastShare * wordsIn(passages))) return turned;
  const kept = passages.flatMap((passage, place) => setIn(passage, forms[place], { rules, form: other }));
  return wordsIn(kept) > words ? kept : turned;
}

function setIn<Passage extends Piece>(
  passage: Passage,
  form: FormOfAddress | undefined,
  { rules, form: wanted }: { rules: AddressRules; form: FormOfAddress },
): Passage[] {
  if (form === undefined || form === wanted) return [passage];
  const text = rules.rewrite(passage.text, wanted);
  return text === undefined ? [] : [{ ...passage, text }];
}

function wordsIn(passages: readonly Piece[]): number {
  return passages.reduce((sum, { words }) => sum + words, 0);
}

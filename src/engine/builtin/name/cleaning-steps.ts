import type { Glossary } from "../../../glossary/glossary.ts";
import type { Language } from "../../../text/language.ts";
import { normalizeWhitespace } from "../../../text/normal-form.ts";
import { fixCapitals } from "./fix-capitals.ts";
import { mendEncoding } from "./mend-encoding.ts";
import { balanceBrackets, mendPunctuation } from "./mend-punctuation.ts";
import { removeArticleNumbers } from "./remove-article-numbers.ts";
import { removeCutEnd } from "./remove-cut-end.ts";
import { removeDecoration } from "./remove-decoration.ts";
import { removeLeftovers } from "./remove-leftovers.ts";
import { removeMarkup } from "./remove-markup.ts";
import { removePromotion } from "./remove-promotion.ts";
import { removeRepetition } from "./remove-repetition.ts";
import { removeSaidBefore } from "./remove-said-before.ts";
import { writeUnits } from "./write-units.ts";

export interface CleaningContext {
  readonly language: Language;
  readonly glossary: Glossary;
}

/** One kind of fault, and a pure function that takes it out of a name. */
export interface CleaningStep {
  /** What was done, as a clause: "removed promotional words". */
  readonly done: string;
  readonly apply: (name: string, context: CleaningContext) => string;
}

/** In the order in which they are applied: what hides other faults goes first. */
export const cleaningSteps: readonly CleaningStep[] = [
  { done: "removed markup", apply: removeMarkup },
  { done: "mended characters of another encoding", apply: mendEncoding },
  { done: "mended spaces", apply: normalizeWhitespace },
  { done: "removed leftovers of other systems", apply: removeLeftovers },
  { done: "removed the cut-off end", apply: removeCutEnd },
  { done: "removed article numbers", apply: removeArticleNumbers },
  { done: "removed promotional words", apply: removePromotion },
  { done: "removed decoration", apply: removeDecoration },
  { done: "removed repetitions", apply: (name) => removeSaidBefore(removeRepetition(name)) },
  {
    done: "fixed capitals",
    apply: (name, { language, glossary }) => fixCapitals(name, language, glossary),
  },
  { done: "fixed the spelling of units", apply: writeUnits },
  { done: "mended punctuation", apply: (name) => mendPunctuation(balanceBrackets(name)) },
];

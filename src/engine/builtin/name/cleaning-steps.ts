import type { Glossary } from "../../../glossary/glossary.ts";
import type { Language } from "../../../text/language.ts";
import { normalizeWhitespace } from "../../../text/normal-form.ts";
import { fixCapitals } from "./fix-capitals.ts";
import { mendEncoding } from "./mend-encoding.ts";
import { mendBracketsAndPunctuation } from "./mend-punctuation.ts";
import type { NameReading } from "./name-reading.ts";
import { nameSigns as signs } from "./name-signs.ts";
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
  /** A name that has none of these (`name-signs.ts`) stays as it is: the function need not be asked. */
  readonly signs: number;
  readonly apply: (reading: NameReading, context: CleaningContext) => string;
}

/** In the order in which they are applied: what hides other faults goes first. */
export const cleaningSteps: readonly CleaningStep[] = [
  { done: "removed markup", signs: signs.markup, apply: ({ name }) => removeMarkup(name) },
  {
    done: "mended characters of another encoding",
    signs: signs.misread,
    apply: ({ name }) => mendEncoding(name),
  },
  { done: "mended spaces", signs: signs.oddBlank, apply: ({ name }) => normalizeWhitespace(name) },
  {
    done: "removed leftovers of other systems",
    signs: signs.leftover,
    apply: ({ name }) => removeLeftovers(name),
  },
  {
    done: "removed the cut-off end",
    signs: signs.ellipsis,
    apply: ({ name }, context) => removeCutEnd(name, context),
  },
  {
    done: "removed article numbers",
    signs: signs.articleNumber | signs.looseSlash,
    apply: ({ name }) => removeArticleNumbers(name),
  },
  {
    done: "removed promotional words",
    signs: signs.promotionalPhrase | signs.flag | signs.percent | signs.currency | signs.markup,
    apply: removePromotion,
  },
  { done: "removed decoration", signs: signs.decoration, apply: ({ name }) => removeDecoration(name) },
  {
    done: "removed repetitions",
    signs: signs.repeated | signs.long,
    apply: ({ name }) => removeSaidBefore(removeRepetition(name)),
  },
  {
    done: "fixed capitals",
    signs: signs.loud | signs.smallBeginning | signs.onlySmall | signs.apostrophe,
    apply: fixCapitals,
  },
  { done: "fixed the spelling of units", signs: signs.misspeltUnit, apply: ({ name }) => writeUnits(name) },
  {
    done: "mended punctuation",
    signs: signs.bracket | signs.punctuation | signs.ellipsis | signs.looseEnd,
    apply: mendBracketsAndPunctuation,
  },
];

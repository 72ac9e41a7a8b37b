import { normalizeWhitespace } from "../../../text/normal-form.ts";
import type { CleaningStep } from "./cleaning-step.ts";
import { capitalsStep } from "./fix-capitals.ts";
import { encodingStep } from "./fix-encoding.ts";
import { punctuationStep } from "./fix-punctuation.ts";
import { articleNumbersStep } from "./remove-article-numbers.ts";
import { cutEndStep } from "./remove-cut-end.ts";
import { decorationStep } from "./remove-decoration.ts";
import { leftoversStep } from "./remove-leftovers.ts";
import { markupStep } from "./remove-markup.ts";
import { promotionStep } from "./remove-promotion.ts";
import { repetitionStep } from "./remove-repetition.ts";
import { unitsStep } from "./write-units.ts";

const spacesStep: CleaningStep = {
  done: "mended spaces",
  apply: ({ name }) => normalizeWhitespace(name),
};

/** In the order in which they are applied: what hides other faults goes first. */
export const cleaningSteps: readonly CleaningStep[] = [
  markupStep,
  encodingStep,
  spacesStep,
  leftoversStep,
  cutEndStep,
  articleNumbersStep,
  promotionStep,
  decorationStep,
  repetitionStep,
  capitalsStep,
  unitsStep,
  punctuationStep,
];

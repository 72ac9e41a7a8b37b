import { normalizeWhitespace } from "../../../nlp/normalizer.ts";
import { type CleaningContext, type CleaningStep, NameReading } from "./cleaning-step.ts";
import { capitalsStep } from "./fix-capitals.ts";
import { encodingStep } from "./fix-encoding.ts";
import { punctuationStep } from "./fix-punctuation.ts";
import { unitsStep } from "./fix-units.ts";
import { articleNumbersStep } from "./remove-article-numbers.ts";
import { cutEndStep } from "./remove-cut-end.ts";
import { decorationStep } from "./remove-decoration.ts";
import { leftoversStep } from "./remove-leftovers.ts";
import { markupStep } from "./remove-markup.ts";
import { promotionStep } from "./remove-promotion.ts";
import { repetitionStep } from "./remove-repetition.ts";

export interface CleanedName {
  readonly name: string;
  /** The clauses of the steps that changed something, in the order of the steps, each once. */
  readonly done: readonly string[];
}

const maxRounds = 3;

/**
 * Removes faults from the name and changes nothing else. The steps are repeated, up to three rounds, while one exposes work
 * for another, so that cleaning is idempotent. Never empty unless the name was blank.
 */
export function cleanName(name: string, context: CleaningContext): CleanedName {
  const effective = new Set<CleaningStep>();
  let reading = new NameReading(name);
  for (let round = 0; round < maxRounds; round += 1) {
    const before = reading;
    for (const step of cleaningSteps) {
      if (step.applies?.(reading) === false) continue;
      const current = reading.name;
      const next = step.apply(reading, context);
      if (next === current) continue;
      // Blanks that one step leaves at the ends and another removes are not reported.
      if (current === name || next.trim() !== current.trim()) effective.add(step);
      reading = new NameReading(next);
    }
    if (reading === before) break;
  }
  return {
    name: reading.name,
    done: cleaningSteps.filter((step) => effective.has(step)).map(({ done }) => done),
  };
}

const spacesStep: CleaningStep = {
  done: "mended spaces",
  apply: ({ name }) => normalizeWhitespace(name),
};

/** In order of application: faults that hide others come first. */
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

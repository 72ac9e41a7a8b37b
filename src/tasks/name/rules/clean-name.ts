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
  /** What was done, in the order of the steps, each once. */
  readonly done: readonly string[];
}

const maxRounds = 3;

/**
 * The name without faults, changed in nothing else. Steps are repeated while one uncovers work for another,
 * so that a cleaned name is clean. Never empty unless there was nothing but blanks.
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
      // Blanks that one step leaves at the ends and another removes are not worth a clause.
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

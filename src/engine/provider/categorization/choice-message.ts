import type { Confidence } from "./read-choice.ts";

export interface ToldChoice {
  /** As the provider names it. */
  readonly model: string;
  readonly confidence: Confidence;
  /** How many categories there were to choose from. */
  readonly candidates: number;
  readonly isNone: boolean;
}

/** Who chose, and whether a person should look. */
export function choiceMessage({ model, confidence, candidates, isNone }: ToldChoice): string {
  if (isNone) {
    return `By ${model}: none of the ${candidates} likeliest categories fits; the best category is a mere guess.`;
  }
  return confidence === "low"
    ? `By ${model}. Unsure: little in the texts points to one category.`
    : `By ${model}.`;
}

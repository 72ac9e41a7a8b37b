import type { CategorySuggestion } from "../../src/api/categorization.ts";
import type { OperationResponse } from "../../src/api/operations.ts";

const named = (identifier: string) => {
  const [, name = identifier] = /([^-]+)$/.exec(identifier) ?? [];
  return { identifier, languages: { en: { name }, de: { name }, fr: { name }, it: { name } } };
};

/** `home-kitchen-kettles` lies below `home-kitchen`, which lies below `home`. */
function suggestionOf(identifier: string, score: number): CategorySuggestion {
  const steps = identifier.split("-");
  const path = steps.map((_, place) => named(steps.slice(0, place + 1).join("-")));
  return { category: named(identifier), path, score };
}

/** An answer with these suggestions, best first. */
export function answerOf(
  best: readonly [string, number],
  ...others: readonly (readonly [string, number])[]
): OperationResponse<"categorize"> {
  return {
    message: "Done.",
    best_category: suggestionOf(...best),
    other_categories: others.map((other) => suggestionOf(...other)),
  };
}

import type { CategoryNames } from "../category-model.ts";
import type { Vectorizer } from "../features/vectorizer.ts";
import type { WeightColumn } from "../linear/class-weights.ts";

/** For each category the features of its names, own name and branches, as weights: a product's row times them is their cosine. */
export function nameColumns(
  identifiers: readonly string[],
  categories: readonly CategoryNames[],
  vectorizer: Vectorizer,
): WeightColumn[] {
  const paths = new Map(categories.map(({ identifier, path }) => [identifier, path]));
  return identifiers.map((identifier) => {
    vectorizer.read({ name: (paths.get(identifier) ?? []).slice(-2).join(" "), description: "" });
    const { features, values, length } = vectorizer;
    return { features: features.slice(0, length), weights: values.slice(0, length) };
  });
}

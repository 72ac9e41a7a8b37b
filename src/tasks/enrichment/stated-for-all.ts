import type { ExtractedAttribute } from "../../api/attribution.ts";
import type { OperationResponse } from "../../api/operations.ts";
import type { Catalog } from "../../catalog/model.ts";

type Attributes = OperationResponse<"extractAttributes">;

/** A person chooses among so many. */
const candidateCount = 3;

/**
 * Of the attributes of an unsure category those that the row's own columns state, and that each candidate's category has: its
 * color and size are the same whichever it is, as its brand always is.
 * @returns null where none is left
 */
export function statedForAll(
  answer: Attributes,
  { best_category, other_categories }: OperationResponse<"categorize">,
  catalog: Pick<Catalog, "attributes">,
): Attributes | null {
  const candidates = [best_category, ...other_categories]
    .filter(({ score }) => score > 0)
    .slice(0, candidateCount);
  const sets = candidates.map(
    ({ category }) => new Set(catalog.attributes(category.identifier).map(({ identifier }) => identifier)),
  );
  const stated = (found: readonly ExtractedAttribute[]) =>
    found.flatMap(({ attribute, values }) => {
      const own = values.filter(({ source }) => source === "fact");
      // Which maker it is by depends on none of them.
      return own.length > 0 &&
        (attribute.identifier === "brand" || sets.every((set) => set.has(attribute.identifier)))
        ? [{ attribute, values: own }]
        : [];
    });
  const found = {
    required_attributes: stated(answer.required_attributes),
    recommended_attributes: stated(answer.recommended_attributes),
    optional_attributes: stated(answer.optional_attributes),
  };
  const count = Object.values(found).reduce((sum, list) => sum + list.length, 0);
  if (count === 0) return null;
  const message = `The category is unsure: ${count} of the row's columns ${count === 1 ? "is an attribute" : "are attributes"} of each candidate.`;
  return { ...answer, ...found, message, missing_attributes: [] };
}

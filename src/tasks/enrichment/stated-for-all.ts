import type { ExtractedAttribute } from "../../api/attribution.ts";
import type { OperationResponse } from "../../api/operations.ts";
import type { Catalog } from "../../catalog/model.ts";

type Attributes = OperationResponse<"extractAttributes">;

/** A person chooses among so many. */
const candidateCount = 3;

/** What things of all kinds have, and what a column says of it is true of whichever thing it is. */
const general: ReadonlySet<string> = new Set(["color", "material", "weight"]);

/**
 * Of the candidates with a brand the one whose category has most of what most of them have: of two lamps and a wine a lamp. A book's
 * brand is its publisher.
 */
export function typicalCategory(
  ranking: OperationResponse<"categorize">,
  catalog: Pick<Catalog, "attributes">,
): string | undefined {
  const candidates = candidatesOf(ranking, catalog);
  const sets = candidates.slice(0, candidateCount).map(({ own }) => own);
  const shared = (own: ReadonlySet<string>) =>
    [...general].filter((one) => own.has(one) && hasMost(sets, one)).length;
  const branded = candidates.filter(({ own }) => own.has("brand") && !own.has("publisher"));
  return branded.slice(0, candidateCount).toSorted((one, other) => shared(other.own) - shared(one.own))[0]
    ?.identifier;
}

/** Besides what is general, what any of many categories asks for. */
const ofMany: ReadonlySet<string> = new Set([
  ...general,
  "brand",
  "upper_material",
  "size",
  "target_group",
  "min_age",
  "age_group",
]);

/** From this score on a column of the attribute's name states a listed value: the "soya" of ingredients is no drink's base. */
const ofOwnColumn = 0.9;

/** A candidate of at least this share of the best one's score may be what the product is. */
const leastShare = 0.1;

/**
 * Of the attributes of a proposed category whose department is sure those that do not depend on which candidate it is: what most of them
 * have, what things of all kinds have, measures, and what a column of the row says. "Philosophy" of an amplifier's design is no genre.
 */
export function statedForCandidates(
  answer: Attributes,
  category: OperationResponse<"categorize">,
  catalog: Pick<Catalog, "attributes">,
): Attributes {
  const least = leastShare * category.best_category.score;
  const other_categories = category.other_categories.filter(({ score }) => score >= least);
  const sets = candidatesOf({ ...category, other_categories }, catalog)
    .slice(0, candidateCount)
    .map(({ own }) => own);
  const isShared = (identifier: string) =>
    ofMany.has(identifier) || 2 * sets.filter((set) => set.has(identifier)).length > sets.length;
  const stated = (found: readonly ExtractedAttribute[]) =>
    found.flatMap(({ attribute, values }) => {
      if (isShared(attribute.identifier)) return [{ attribute, values }];
      const own = values.filter(({ value, text, source, score }) =>
        value === null ? source === "fact" || /^\d/.test(text) : source === "fact" && score >= ofOwnColumn,
      );
      return own.length === 0 ? [] : [{ attribute, values: own }];
    });
  const missing_attributes = answer.missing_attributes.filter(({ identifier }) => isShared(identifier));
  const lists = ["required_attributes", "recommended_attributes", "optional_attributes"] as const;
  const found = Object.fromEntries(lists.map((list) => [list, stated(answer[list])]));
  const isWhole =
    missing_attributes.length === answer.missing_attributes.length &&
    lists.every((list) => countValues(found[list] ?? []) === countValues(answer[list]));
  if (isWhole) return answer;
  const message = "The category is unsure: the attributes are those that its candidates share.";
  return { ...answer, ...found, message, missing_attributes };
}

const countValues = (found: readonly ExtractedAttribute[]) =>
  found.reduce((sum, { values }) => sum + values.length, 0);

/** The categories that fit at all, with the identifiers of their attributes. */
function candidatesOf(
  { best_category, other_categories }: OperationResponse<"categorize">,
  catalog: Pick<Catalog, "attributes">,
): readonly { readonly identifier: string; readonly own: ReadonlySet<string> }[] {
  return [best_category, ...other_categories]
    .filter(({ score }) => score > 0)
    .map(({ category: { identifier } }) => ({
      identifier,
      own: new Set(catalog.attributes(identifier).map((attribute) => attribute.identifier)),
    }));
}

function hasMost(sets: readonly ReadonlySet<string>[], identifier: string): boolean {
  return sets.filter((set) => set.has(identifier)).length * 2 > sets.length;
}

/**
 * Of the attributes of an unsure category those that the row's own columns state, and that each candidate's category has, or, of what
 * things of all kinds have, most: its color and weight are the same whichever it is, as its brand always is.
 * @returns null where none is left
 */
export function statedForAll(
  answer: Attributes,
  category: OperationResponse<"categorize">,
  catalog: Pick<Catalog, "attributes">,
): Attributes | null {
  const sets = candidatesOf(category, catalog)
    .slice(0, candidateCount)
    .map(({ own }) => own);
  const isShared = (identifier: string) =>
    identifier === "brand" ||
    sets.every((set) => set.has(identifier)) ||
    (general.has(identifier) && hasMost(sets, identifier));
  const stated = (found: readonly ExtractedAttribute[]) =>
    found.flatMap(({ attribute, values }) => {
      const own = values.filter(({ source }) => source === "fact");
      return own.length > 0 && isShared(attribute.identifier) ? [{ attribute, values: own }] : [];
    });
  const found = {
    required_attributes: stated(answer.required_attributes),
    recommended_attributes: stated(answer.recommended_attributes),
    optional_attributes: stated(answer.optional_attributes),
  };
  const count = Object.values(found).reduce((sum, list) => sum + list.length, 0);
  if (count === 0) return null;
  const message = `The category is unsure: ${count} of the row's columns ${count === 1 ? "is an attribute" : "are attributes"} of the candidates.`;
  return { ...answer, ...found, message, missing_attributes: [] };
}

import type { Catalog } from "../../../catalog/model.ts";
import type { RankedNumbers } from "../../../catalog/search/category-search.ts";
import { oncePerObject } from "../../../lib/once.ts";
import { audienceAt, audienceSides } from "./audience.ts";
import type { ProductQuery } from "./product-query.ts";

/** From here on the words say that it is a child's, whoever is named. */
const sureFrom = 0.7;
/** A leaf with less is none that the name speaks for. */
const leastShare = 0.1;

/** The departments, by identifier, in which women or men have leaves of their own. */
const departmentsOfGrown = oncePerObject((catalog: Catalog): ReadonlySet<string> => {
  const audienceOf = audienceAt(catalog);
  const departments = catalog.categories.flatMap((_, number) => {
    const audience = audienceOf(number);
    return audience !== undefined && audienceSides[audience].grown ? [departmentOf(catalog, number)] : [];
  });
  return new Set(departments);
});

function departmentOf(catalog: Catalog, number: number): string {
  return catalog.path(catalog.categoryAt(number)?.identifier ?? "")[0]?.identifier ?? "";
}

/**
 * What a name that speaks of no child proposes first is not a child's: of an unsure ranking, the best leaf of the department that is
 * for all or for the grown changes places with a first one for children. "Orecchini argento 925" are proposed as earrings first.
 * @param ranked probabilities, best first
 */
export function withGrownFirst(
  catalog: Catalog,
  ranked: RankedNumbers,
  { audience, stated, childhood }: Pick<ProductQuery, "audience" | "stated" | "childhood">,
): RankedNumbers {
  const [best = -1] = ranked.numbers;
  if ((ranked.scores[0] ?? 0) >= sureFrom) return ranked;
  if (audience !== undefined || stated !== undefined || childhood.isNamed) return ranked;
  const audienceOf = audienceAt(catalog);
  const isYoung = (number: number) => {
    const of = audienceOf(number);
    return of !== undefined && !audienceSides[of].grown;
  };
  const department = departmentOf(catalog, best);
  if (!isYoung(best) || !departmentsOfGrown(catalog).has(department)) return ranked;
  const place = ranked.numbers.findIndex(
    (number, at) =>
      (ranked.scores[at] ?? 0) >= leastShare &&
      !isYoung(number) &&
      departmentOf(catalog, number) === department,
  );
  if (place < 0) return ranked;
  const numbers = [...ranked.numbers];
  [numbers[0], numbers[place]] = [numbers[place] ?? -1, best];
  return { numbers, scores: ranked.scores };
}

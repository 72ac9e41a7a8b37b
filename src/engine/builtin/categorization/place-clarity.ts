import type { Catalog } from "../../../catalog/model.ts";
import { oncePerObject } from "../../../catalog/once-per-key.ts";
import type { SenseLinks } from "../../../catalog/search/thesaurus.ts";

/** How clearly kinds of things have their place in a catalog. */
export interface PlaceClarity {
  /** The strongest link's share of a kind's links, in the mean over the kinds that have any: 0.75..1. */
  readonly mean: number;
  /** How many categories there are to choose from. */
  readonly leafCount: number;
  /** How many kinds have a place in the catalog, for each leaf. Above 0. */
  readonly kindsPerLeaf: number;
  /**
   * How far the kinds that have their place in a category have none elsewhere, by the category's number: the mean of the
   * shares that the category has of its kinds' links, weighed by the links. 0..1; 0 where no kind has its place.
   */
  exclusiveness(category: number): number;
}

/**
 * Of a catalog that is its own thesaurus: linked to itself all would be clear, which tells nothing, so it counts as shops'
 * catalogs of hundreds of categories do.
 */
const ownMean = 0.78;
const ownPlaces = { mean: ownMean, leafCount: 600, kindsPerLeaf: 3, exclusiveness: () => ownMean } as const;
/** The least clear catalog on which the confidence was fitted; of one less clear nothing more is concluded. */
const leastMean = 0.75;

/** Found out when a catalog is first asked. */
export const placeClarity = oncePerObject(clarityOf);

function clarityOf({ searchIndex: { isLeaf, thesaurus } }: Catalog): PlaceClarity {
  if (thesaurus === undefined) return ownPlaces;
  const leafCount = Math.max(1, isLeaf.filter((leaf) => leaf === 1).length);
  const { placed, clear, exclusive, linked } = addUpLinks(thesaurus.links, isLeaf.length);
  return {
    mean: placed === 0 ? leastMean : Math.max(leastMean, clear / placed),
    leafCount,
    kindsPerLeaf: Math.max(1, placed) / leafCount,
    exclusiveness: (category) => (exclusive[category] ?? 0) / (linked[category] || 1),
  };
}

/**
 * @returns how many kinds have a place, the sum of their strongest links' shares, and by category the sum of the links and
 *   that of the links times their shares
 */
function addUpLinks({ starts, categories, weights }: SenseLinks, categoryCount: number) {
  const exclusive = new Float64Array(categoryCount);
  const linked = new Float64Array(categoryCount);
  let [placed, clear] = [0, 0];
  for (let sense = 0; sense + 1 < starts.length; sense += 1) {
    const [start, end] = [starts[sense] ?? 0, starts[sense + 1] ?? 0];
    const row = weights.subarray(start, end);
    const sum = row.reduce((total, weight) => total + weight, 0);
    if (sum === 0) continue;
    placed += 1;
    clear += Math.max(...row) / sum;
    for (const [at, weight] of row.entries()) {
      const category = categories[start + at] ?? 0;
      linked[category] = (linked[category] ?? 0) + weight;
      exclusive[category] = (exclusive[category] ?? 0) + weight ** 2 / sum;
    }
  }
  return { placed, clear, exclusive, linked };
}

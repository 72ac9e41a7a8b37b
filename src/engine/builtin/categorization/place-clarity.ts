import type { Catalog } from "../../../catalog/model.ts";
import type { SenseLinks } from "../../../catalog/search/thesaurus.ts";

/** How clearly kinds of things have their place in a catalog. */
export interface PlaceClarity {
  /** The strongest link's share of a kind's links, in the mean over the kinds that have any: 0.75..1. */
  readonly mean: number;
  /** How far the kind that belongs most in a category belongs there, by the category's number: 0 or more. */
  strongestLink(category: number): number;
}

/**
 * Of a catalog that is its own thesaurus: linked to itself all would be clear, which tells nothing, so it counts as shops'
 * catalogs of hundreds of categories do; the link is the mean over the built-in catalogs, each linked to itself.
 */
const ownMean = 0.78;
const ownStrongest = 1.75;
/** The least clear catalog on which the confidence was fitted; of one less clear nothing more is concluded. */
const leastMean = 0.75;
const kept = new WeakMap<Catalog, PlaceClarity>();

/** Found out when a catalog is first asked. */
export function placeClarity(catalog: Catalog): PlaceClarity {
  const known = kept.get(catalog) ?? clarityOf(catalog.searchIndex.thesaurus?.links);
  kept.set(catalog, known);
  return known;
}

function clarityOf(links: SenseLinks | undefined): PlaceClarity {
  if (links === undefined) return { mean: ownMean, strongestLink: () => ownStrongest };
  const strongest = new Map<number, number>();
  let [placed, clear] = [0, 0];
  for (let sense = 0; sense + 1 < links.starts.length; sense += 1) {
    let [sum, most] = [0, 0];
    const end = links.starts[sense + 1] ?? 0;
    for (let at = links.starts[sense] ?? 0; at < end; at += 1) {
      const category = links.categories[at] ?? 0;
      const weight = links.weights[at] ?? 0;
      sum += weight;
      most = Math.max(most, weight);
      strongest.set(category, Math.max(strongest.get(category) ?? 0, weight));
    }
    if (sum === 0) continue;
    placed += 1;
    clear += most / sum;
  }
  return {
    mean: placed === 0 ? leastMean : Math.max(leastMean, clear / placed),
    strongestLink: (category) => strongest.get(category) ?? 0,
  };
}

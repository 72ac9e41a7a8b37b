import type { Catalog } from "../../../catalog/model.ts";
import { oncePerObject } from "../../../catalog/once-per-key.ts";
import { type Audience, audienceFactor, audienceOfCategory, audiences } from "./audience.ts";

/** By what a category's score is multiplied, by its number in the catalog. */
type FactorOf = (category: number) => number;

/** Whom a catalog's categories are for; found out when a category is first asked about, and kept as long as the catalog. */
export const audienceFactors: (catalog: Catalog) => (product: Audience | undefined) => FactorOf =
  oncePerObject(createFactors);

const everyone = audiences.length;
const notAsked = 255;

function createFactors(catalog: Catalog): (product: Audience | undefined) => FactorOf {
  const places = new Uint8Array(catalog.searchIndex.isLeaf.length).fill(notAsked);
  const ask = (number: number): number => {
    const category = catalog.categoryAt(number);
    const audience = category && audienceOfCategory(catalog, category);
    const place = audience === undefined ? everyone : audiences.indexOf(audience);
    places[number] = place;
    return place;
  };
  const byProduct = [...audiences, undefined].map((product): FactorOf => {
    const factors = Float64Array.from([...audiences, undefined], (category) =>
      audienceFactor(product, category),
    );
    return (number) => {
      const known = places[number] ?? everyone;
      return factors[known === notAsked ? ask(number) : known] ?? 1;
    };
  });
  const forEveryone = byProduct[everyone] ?? (() => 1);
  return (product) =>
    product === undefined ? forEveryone : (byProduct[audiences.indexOf(product)] ?? forEveryone);
}

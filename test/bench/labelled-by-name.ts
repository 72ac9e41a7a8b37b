import type { Language } from "../../src/api/vocabulary.ts";
import type { Catalog } from "../../src/catalog/model.ts";
import { tokenize } from "../../src/nlp/tokenizer.ts";
import type { BenchProduct } from "./bench-products.ts";

/** A product and the categories of a catalog that are right for it. */
export interface LabelledProduct {
  readonly product: BenchProduct;
  isRight(identifier: string): boolean;
}

/** So many of one category at most, so that none decides the figure. */
const mostOfOneCategory = 15;

/**
 * Products whose shop calls their category just as one category of the catalog is called in that language, case,
 * accents and punctuation aside; that one and all below it are right. A name that two categories share labels none,
 * nor does that of a root. Nobody checked the labels: a few are wrong, alike for all who are measured.
 */
export function labelByName(
  products: readonly BenchProduct[],
  catalog: Catalog,
  language: Language,
): LabelledProduct[] {
  const named = categoriesByName(catalog, language);
  const counts = new Map<string, number>();
  return products.flatMap((product) => {
    const right = named.get(nameKey(product.categoryPath.split(" > ").at(-1) ?? ""));
    if (right === undefined) return [];
    const count = (counts.get(right) ?? 0) + 1;
    counts.set(right, count);
    const isRight = (found: string) => catalog.path(found).some(({ identifier }) => identifier === right);
    return count > mostOfOneCategory ? [] : [{ product, isRight }];
  });
}

/** The identifiers of all categories below the roots whose name is theirs alone. */
function categoriesByName(catalog: Catalog, language: Language): ReadonlyMap<string, string> {
  const named = new Map<string, string>();
  const shared = new Set<string>();
  for (const { identifier, parentIdentifier, names } of catalog.categories) {
    const key = nameKey(names[language] ?? "");
    if (named.has(key) || parentIdentifier === undefined) shared.add(key);
    named.set(key, identifier);
  }
  for (const key of ["", ...shared]) named.delete(key);
  return named;
}

function nameKey(name: string): string {
  return tokenize(name)
    .map(({ folded }) => folded)
    .join(" ");
}

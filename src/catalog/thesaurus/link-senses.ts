import type { Catalog } from "../model.ts";
import type { SenseLinks } from "../search/thesaurus.ts";
import { LinkTable } from "./link-table.ts";
import { placesOfSenses } from "./places-of-senses.ts";
import { sensesOfCategories } from "./senses-of-categories.ts";
import { tellingLanguages } from "./telling-languages.ts";

/** A sense's weaker links are left out. */
const mostLinks = 8;

/**
 * Says in which categories of a catalog each leaf of another one would stand. Both are asked: the catalog where a sense's
 * words lead to, and the senses where a category's words lead to, which is surer for names that take much together. What another sense claims more is then let go of.
 * @param from the catalog whose leaves are the senses
 * @param to the catalog in which their places are sought
 */
export function linkSenses(from: Catalog, to: Catalog): SenseLinks {
  const languageOf = tellingLanguages(to.categories);
  const links = new LinkTable(from.categories.length);
  placesOfSenses({ from, to, languageOf, links });
  sensesOfCategories({ from, to, languageOf, links });
  links.yieldToStrongest();
  return links.strongest(mostLinks);
}

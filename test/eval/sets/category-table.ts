import type { Language } from "../../../src/api/vocabulary.ts";
import type { ListedCategory } from "./categorization-set.ts";

/**
 * A set's own categories as a shop would import them: a name in its one language, no other words. Every step of a path
 * is a category; those that the list does not name get an identifier of their own.
 * @returns rows of cells, the header first; parents before their children
 */
export function categoryTable(categories: readonly ListedCategory[], language: Language): string[][] {
  const identifiers = new Map(categories.map(({ id, path }) => [path, id]));
  const rows = new Map<string, string[]>();
  const place = (path: string): string => {
    const identifier = identifiers.get(path) ?? `branch-${identifiers.size + 1}`;
    identifiers.set(path, identifier);
    if (rows.has(path)) return identifier;
    const end = path.lastIndexOf(" > ");
    const parent = end < 0 ? "" : place(path.slice(0, end));
    rows.set(path, [identifier, parent, end < 0 ? path : path.slice(end + 3)]);
    return identifier;
  };
  for (const { path } of categories) place(path);
  return [["identifier", "parent_identifier", `name_${language}`], ...rows.values()];
}

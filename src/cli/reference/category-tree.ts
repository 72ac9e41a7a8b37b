import { localizedName } from "../../catalog/localized-name.ts";
import type { Catalog, CategoryRecord } from "../../catalog/model.ts";
import type { Session } from "../session.ts";
import { renderTree } from "../terminal/tree.ts";

/**
 * A catalog as a tree.
 * @param found where given, only the branches that lead to these are drawn, and they are marked
 */
export function renderCategoryTree(
  catalog: Catalog,
  found: readonly CategoryRecord[] | undefined,
  { settings, styles, world }: Session,
): string {
  const { language = "en" } = settings;
  const marked = new Set(found);
  const drawn = new Set(found?.flatMap(({ identifier }) => catalog.path(identifier)));
  const children = (parent?: string) =>
    catalog
      .children(parent)
      .filter((category) => found === undefined || drawn.has(category))
      .map((category) => ({
        key: category.identifier,
        name: localizedName(category.names, language),
        isMarked: marked.has(category),
      }));
  return renderTree(children, { styles, output: world.output });
}

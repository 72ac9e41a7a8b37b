import type { RowExecutor } from "../executor.ts";
import type { Product } from "../product.ts";
import type { SourceCategoryFigures } from "../summary.ts";
import { type Place, sourceCategoryKey } from "./source-category.ts";

/** So many new source categories are distinguished; a column that has more is no list of categories. */
const mostNew = 10_000;
const mostListed = 100;

/** Source categories that somebody has written a line for. */
interface MappedCategories {
  /** The file, for messages. */
  readonly path: string;
  readonly decided: ReadonlyMap<string, Place>;
  /** Keys of all that have a line, mapped or not. */
  readonly known: ReadonlySet<string>;
}

/** Counts the rows that a category map decides, and the source categories that it does not know. */
export function createSourceCategoryTally(map: MappedCategories) {
  const found = new Map<string, { source_category: string; rows: number }>();
  let mappedRows = 0;
  const add = ({ category }: Product) => {
    if (category === undefined) return;
    const key = sourceCategoryKey(category);
    if (map.decided.has(key)) mappedRows += 1;
    if (map.known.has(key)) return;
    const known = found.get(key);
    if (known !== undefined) known.rows += 1;
    else if (found.size < mostNew) found.set(key, { source_category: category.trim(), rows: 1 });
  };
  return {
    follow: (executor: RowExecutor): RowExecutor => ({
      ...executor,
      execute: (products, first) => {
        for (const product of products) add(product);
        return executor.execute(products, first);
      },
    }),
    figures: (): SourceCategoryFigures => {
      const all = [...found.values()].sort((one, other) => other.rows - one.rows);
      return { map: map.path, mapped_rows: mappedRows, new_count: all.length, new: all.slice(0, mostListed) };
    },
  };
}

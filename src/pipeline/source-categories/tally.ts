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

/** What a tally has counted of a part of the rows, in plain values. */
export interface TallyState {
  readonly mappedRows: number;
  /** In the order in which they were first seen. */
  readonly found: readonly (readonly [key: string, text: string, rows: number])[];
}

/** Counts the rows that a category map decides, and the source categories that it does not know. */
export function createSourceCategoryTally(map: MappedCategories, most = mostNew) {
  const found = new Map<string, { source_category: string; rows: number }>();
  let mappedRows = 0;
  const add = ({ category }: Product) => {
    if (category === undefined) return;
    const key = sourceCategoryKey(category);
    if (map.decided.has(key)) mappedRows += 1;
    if (map.known.has(key)) return;
    count(key, category.trim(), 1);
  };
  const count = (key: string, text: string, rows: number) => {
    const known = found.get(key);
    if (known !== undefined) known.rows += rows;
    else if (found.size < most) found.set(key, { source_category: text, rows });
  };
  return {
    follow: (executor: RowExecutor): RowExecutor => ({
      ...executor,
      execute: (products, places) => {
        for (const product of products) add(product);
        return executor.execute(products, places);
      },
    }),
    state: (): TallyState => ({
      mappedRows,
      found: [...found].map(([key, { source_category: text, rows }]) => [key, text, rows]),
    }),
    /** Takes up what was counted of the rows that follow. */
    addAll: (part: TallyState) => {
      mappedRows += part.mappedRows;
      for (const [key, text, rows] of part.found) count(key, text, rows);
    },
    figures: (): SourceCategoryFigures => {
      const all = [...found.values()].sort((one, other) => other.rows - one.rows);
      return { map: map.path, mapped_rows: mappedRows, new_count: all.length, new: all.slice(0, mostListed) };
    },
  };
}

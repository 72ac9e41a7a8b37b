import { lazily } from "../lib/once.ts";
import { parseTable } from "../lib/table.ts";
import { type Taxonomy, taxonomies } from "./channel-names.ts";
import channelA from "./data/crosswalk-channel_a.tsv";
import channelB from "./data/crosswalk-channel_b.tsv";

/** A category in the taxonomy of another. */
export interface TheirCategory {
  /** Google's number, such as `2271`; Shopify's identifier, such as `aa-1-4`. */
  readonly identifier: string;
  /** Whether it means the same; otherwise it is the nearest true parent. */
  readonly isSame: boolean;
}

type Crosswalk = ReadonlyMap<string, Readonly<Partial<Record<Taxonomy, TheirCategory>>>>;

const crosswalk = lazily((): Crosswalk => readCrosswalk([channelA, channelB]));

/**
 * Reads tables with the columns `identifier`, `google` and `shopify`; identifiers are unique over both channels.
 * @throws Error for a category with two rows
 */
export function readCrosswalk(tables: readonly string[]): Crosswalk {
  const found = new Map<string, Partial<Record<Taxonomy, TheirCategory>>>();
  for (const row of tables.flatMap((table) => parseTable(table))) {
    const { identifier = "" } = row;
    if (found.has(identifier)) throw new Error(`${identifier} has two rows.`);
    const theirs: Partial<Record<Taxonomy, TheirCategory>> = {};
    for (const taxonomy of taxonomies) {
      const text = row[taxonomy] ?? "";
      if (text !== "") theirs[taxonomy] = { identifier: text.replace(/~$/, ""), isSame: !text.endsWith("~") };
    }
    found.set(identifier, theirs);
  }
  return found;
}

/**
 * The category of another taxonomy for one of ours: its own row's, else that of its nearest ancestor with one.
 * @param path the identifiers of the category and its ancestors, root first
 * @returns undefined where neither has one, as in imported catalogs
 */
export function theirCategory(path: readonly string[], taxonomy: Taxonomy): TheirCategory | undefined {
  for (let place = path.length - 1; place >= 0; place -= 1) {
    const found = crosswalk().get(path[place] ?? "")?.[taxonomy];
    if (found !== undefined) return place === path.length - 1 ? found : { ...found, isSame: false };
  }
  return undefined;
}

/** Whether one of ours, or an ancestor of it, is mapped to one of these categories of the other taxonomy. */
export function isBelowTheirs(
  path: readonly string[],
  taxonomy: Taxonomy,
  theirs: ReadonlySet<string>,
): boolean {
  return path.some((identifier) => theirs.has(crosswalk().get(identifier)?.[taxonomy]?.identifier ?? ""));
}

/** Google's Apparel & Accessories, Clothing, Shoes, Baby & Toddler Clothing. */
const apparel = new Set(["166", "1604", "187", "182"]);

/** Whether Google takes what stands in a category for something to wear. */
export function isApparel(path: readonly string[]): boolean {
  return isBelowTheirs(path, "google", apparel);
}

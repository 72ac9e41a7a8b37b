import type { Catalog } from "../../../catalog/model.ts";
import { readFeedFile } from "../../../feed/reader.ts";
import { applyMap, type MapLine, type ReadMap, readCategoryMap } from "./category-map.ts";

/** A category map, however a spreadsheet has saved it. */
export async function readMapFile(path: string): Promise<MapLine[]> {
  return readCategoryMap(await readFeedFile(path), path);
}

/** What `--category-map` says in terms of a channel's catalog. */
export async function openCategoryMap(path: string, catalog: Catalog): Promise<ReadMap> {
  return applyMap(catalog, await readMapFile(path));
}

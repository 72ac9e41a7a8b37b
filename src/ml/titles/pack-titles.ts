import { languages } from "../../api/vocabulary.ts";
import { readTitles } from "../../catalog/builtin-titles.ts";
import { createCatalogStore } from "../../catalog/store.ts";
import { categoryNames } from "../training.ts";
import { saveTitleModel } from "./title-file.ts";
import { type CategoryTitle, trainTitleModel } from "./title-training.ts";

/** The channel whose categories have titles. */
const salesChannel = "channel_a";

/**
 * Trains the built-in channel's model from its titles, nouns, names and terms, and stores it beside the catalogs.
 * @throws CatalogError PDO_CATALOG_SOURCE_FAULTY
 */
export async function packTitles(sourceFolder: string, targetFolder: string): Promise<void> {
  const catalog = createCatalogStore({ builtinFolder: targetFolder }).catalog(salesChannel);
  const titles: CategoryTitle[] = [...readTitles(sourceFolder, salesChannel, catalog)];
  for (const { identifier, names, terms } of catalog.categories) {
    if (!catalog.isLeaf(identifier)) continue;
    for (const language of languages) {
      const texts = [names[language] ?? "", ...(terms[language] ?? [])].filter((text) => text !== "");
      for (const text of texts) titles.push({ categoryIdentifier: identifier, text });
    }
  }
  saveTitleModel(await trainTitleModel(titles, categoryNames(catalog)), targetFolder);
}

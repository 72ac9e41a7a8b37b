import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, languages, type SalesChannel } from "../api/vocabulary.ts";
import { sourceFaulty } from "./errors.ts";
import type { Catalog } from "./model.ts";
import { createFault, type SourceFault } from "./source-faults.ts";
import { parseTsv, splitEntries } from "./tsv.ts";

/** A product title of a category, or a noun by which such products go. */
export interface SourceTitle {
  readonly categoryIdentifier: string;
  readonly language: Language;
  readonly text: string;
  readonly isNoun: boolean;
}

const titleColumns = ["identifier", "language", "title"];
const nounColumns = ["identifier", ...languages.map((language) => `nouns_${language}`)];

/**
 * Reads a channel's `titles-*.tsv` and `nouns-*.tsv`, in the order of their names; nothing where it has none.
 * @param catalog the channel's; titles of a former identifier go to the category that it was merged into
 * @throws CatalogError PDO_CATALOG_SOURCE_FAULTY
 */
export function readTitles(
  sourceFolder: string,
  salesChannel: SalesChannel,
  catalog: Pick<Catalog, "findCategory" | "isLeaf">,
): readonly SourceTitle[] {
  const folder = join(sourceFolder, salesChannel);
  const faults: SourceFault[] = [];
  const titles: SourceTitle[] = [];
  for (const file of readdirSync(folder).sort()) {
    const isTitles = /^titles-.*\.tsv$/.test(file);
    if (!isTitles && !/^nouns-.*\.tsv$/.test(file)) continue;
    const path = `${salesChannel}/${file}`;
    const table = parseTsv(
      readFileSync(join(folder, file), "utf8"),
      path,
      isTitles ? titleColumns : nounColumns,
    );
    faults.push(...table.faults);
    for (const { cell, line } of table.rows) {
      const written = cell("identifier");
      const categoryIdentifier = catalog.findCategory(written)?.identifier ?? written;
      if (!catalog.isLeaf(written)) {
        const what = `${written} is no leaf category.`;
        faults.push(createFault({ file: path, line }, what, "Correct the identifier, or take the line out."));
      }
      if (!isTitles) {
        for (const language of languages)
          for (const text of splitEntries(cell(`nouns_${language}`)))
            titles.push({ categoryIdentifier, language, text, isNoun: true });
        continue;
      }
      const language = languages.find((known) => known === cell("language"));
      if (language !== undefined)
        titles.push({ categoryIdentifier, language, text: cell("title"), isNoun: false });
      else
        faults.push(
          createFault(
            { file: path, line },
            `"${cell("language")}" is no language.`,
            "Write en, de, fr or it.",
          ),
        );
    }
  }
  if (faults.length > 0) throw sourceFaulty(`The titles of ${salesChannel}`, faults);
  return titles;
}

import { type ContractChannel, type Language, languages } from "../api/vocabulary.ts";
import { readRows } from "./builtin-source.ts";
import { sourceFaulty } from "./errors.ts";
import type { Catalog } from "./model.ts";
import { createFault, type SourceFault } from "./source-faults.ts";
import { splitEntries, type TsvRow } from "./tsv.ts";

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
 * Reads a channel's `titles-*.tsv` and `nouns-*.tsv`, nouns first; nothing where it has none.
 * @param catalog the channel's; titles of a former identifier go to the category that it was merged into
 * @throws CatalogError PDO_CATALOG_SOURCE_FAULTY
 */
export function readTitles(
  sourceFolder: string,
  salesChannel: ContractChannel,
  catalog: Pick<Catalog, "findCategory" | "isLeaf">,
): readonly SourceTitle[] {
  const faults: SourceFault[] = [];
  const tables = { sourceFolder, salesChannel, faults };
  const leafOf = ({ cell, file, line }: TsvRow) => {
    const written = cell("identifier");
    if (!catalog.isLeaf(written)) {
      const what = `${written} is no leaf category.`;
      faults.push(createFault({ file, line }, what, "Correct the identifier, or take the line out."));
    }
    return catalog.findCategory(written)?.identifier ?? written;
  };
  const languageOf = ({ cell, file, line }: TsvRow) => {
    const language = languages.find((known) => known === cell("language"));
    if (language === undefined) {
      const what = `"${cell("language")}" is no language.`;
      faults.push(createFault({ file, line }, what, "Write en, de, fr or it."));
    }
    return language;
  };
  const nouns = readRows(tables, "nouns", nounColumns).flatMap((row) => {
    const categoryIdentifier = leafOf(row);
    return languages.flatMap((language) =>
      splitEntries(row.cell(`nouns_${language}`)).map((text): SourceTitle => {
        return { categoryIdentifier, language, text, isNoun: true };
      }),
    );
  });
  const titles = readRows(tables, "titles", titleColumns).flatMap((row): SourceTitle[] => {
    const categoryIdentifier = leafOf(row);
    const language = languageOf(row);
    return language ? [{ categoryIdentifier, language, text: row.cell("title"), isNoun: false }] : [];
  });
  if (faults.length > 0) throw sourceFaulty(`The titles of ${salesChannel}`, faults);
  return [...nouns, ...titles];
}

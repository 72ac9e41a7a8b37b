import { languages } from "../../api/vocabulary.ts";
import { readBrands } from "../../catalog/builtin-brands.ts";
import { readTitles } from "../../catalog/builtin-titles.ts";
import { createCatalogStore } from "../../catalog/store.ts";
import { oncePerKey } from "../../lib/once.ts";
import { parseTable } from "../../lib/table.ts";
import { categoryNames } from "../training.ts";
import { createBrandLexicon } from "./brand-lexicon.ts";
import { roleBits } from "./head-words.ts";
import { createHeadWords } from "./head-words-training.ts";
import { saveKnowledge, saveWords } from "./knowledge-file.ts";
import leafRoles from "./leaf-roles.tsv";
import { createBrandTable } from "./listed-brands.ts";
import { createNounLexicon } from "./noun-lexicon.ts";
import { ProductKnowledge } from "./product-knowledge.ts";
import { gatherSmallWords } from "./small-words.ts";
import { gatherTitleLexicon } from "./title-lexicon.ts";
import { type TrainLinear, trainTitleModel } from "./title-training.ts";
import titleWords from "./title-words.tsv";
import { gatherVocabulary, packVocabulary } from "./vocabulary.ts";

/** Of a leaf's identifier, "electronics" of "a-electronics-audio". */
const department = /^a-([a-z]+)/;

/** The channel whose categories have titles. */
const salesChannel = "channel_a";

/**
 * Learns what the source says of the built-in channel's products, and stores it beside the catalogs.
 * @throws CatalogError PDO_CATALOG_SOURCE_FAULTY
 */
export async function packKnowledge(
  sourceFolder: string,
  targetFolder: string,
  trainLinear: TrainLinear,
): Promise<void> {
  const catalogs = createCatalogStore({ builtinFolder: targetFolder });
  const catalog = catalogs.catalog(salesChannel);
  const leaves = catalog.categories.filter(({ identifier }) => catalog.isLeaf(identifier));
  const written = readTitles(sourceFolder, salesChannel, catalog);
  const called = leaves.flatMap(({ identifier, names, terms }) =>
    languages.flatMap((language) =>
      [names[language] ?? "", ...(terms[language] ?? [])]
        .filter((text) => text !== "")
        .map((text) => ({ categoryIdentifier: identifier, language, text, isNoun: true, isName: true })),
    ),
  );
  const titles = await trainTitleModel([...written, ...called], categoryNames(catalog), trainLinear);
  const { identifiers } = titles.parts;
  const numbers = new Map(
    Array.from({ length: identifiers.length }, (_, number) => [identifiers.at(number), number] as const),
  );
  const numberOf = (identifier: string) => numbers.get(identifier) ?? -1;
  const nouns = createNounLexicon(
    [...written, ...called]
      .filter(({ isNoun }) => isNoun)
      .map(({ categoryIdentifier, ...noun }) => ({ ...noun, category: numberOf(categoryIdentifier) })),
  );
  const heads = createHeadWords(
    [...written, ...called].map(({ categoryIdentifier, ...source }) => ({
      ...source,
      category: numberOf(categoryIdentifier),
    })),
    rolesOf(numbers),
  );
  const sources = readBrands(sourceFolder, salesChannel);
  saveWords(
    createBrandTable(
      sources.map(({ leaves: patterns, lines, ...brand }) => ({
        ...brand,
        lines: lines.map((line) => line.replace(/=.*$/u, "")),
        departments: [...new Set(patterns.flatMap((pattern) => department.exec(pattern)?.[1] ?? []))],
      })),
    ),
    {
      channel_a: packVocabulary(gatherVocabulary(catalog, titleWords)),
      channel_b: packVocabulary(gatherVocabulary(catalogs.catalog("channel_b"), titleWords)),
    },
    {
      smallWords: packVocabulary(gatherSmallWords(written.filter(({ isNoun }) => !isNoun))),
      lexicon: gatherTitleLexicon(written),
    },
    targetFolder,
  );
  const numbersOf = oncePerKey((pattern: string) => {
    const meant = catalog.findCategory(pattern)?.identifier ?? pattern;
    return [...numbers].flatMap(([known, number]) => (isMeant(meant, known) ? [number] : []));
  });
  const brands = sources.map(({ leaves: patterns, ...brand }) => ({
    ...brand,
    categories: patterns.map(numbersOf).filter((group) => group.length > 0),
  }));
  saveKnowledge(
    new ProductKnowledge({ titles, nouns, brands: createBrandLexicon(brands), heads }),
    targetFolder,
  );
}

/** By category's number: its `roleBits`. */
function rolesOf(numbers: ReadonlyMap<string, number>): Uint8Array {
  const rows = parseTable(leafRoles).map(({ role, leaf = "" }) => {
    const bit = Object.entries(roleBits).find(([name]) => name === role)?.[1] ?? 0;
    return { leaf, bit };
  });
  const bits = new Uint8Array(numbers.size);
  for (const [identifier, number] of numbers) {
    for (const { leaf, bit } of rows) if (isMeant(leaf, identifier)) bits[number] = (bits[number] ?? 0) | bit;
  }
  return bits;
}

/** A pattern is an identifier, or the beginning of some with an asterisk. */
function isMeant(pattern: string, identifier: string): boolean {
  return pattern.endsWith("*") ? identifier.startsWith(pattern.slice(0, -1)) : identifier === pattern;
}

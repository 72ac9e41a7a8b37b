import { type Language, languages } from "../../contract/vocabulary.ts";
import { detectLanguage } from "../../text/language-detection.ts";
import { sourceMissing } from "../problems.ts";
import { createFault, type SourceFault } from "../source-fault.ts";
import type { ImportContext, Importer } from "./importer.ts";
import { type JsonObject, objectsOf, textOf, unwantedJson } from "./json-source.ts";
import type { LevelRule } from "./levels/level-rule.ts";
import { readJsonFile } from "./read-json-file.ts";
import { findShopifyFiles, nextStep, type ShopifyFile } from "./shopify/find-files.ts";
import { joinLists } from "./shopify/join-lists.ts";
import type { AttributeList, CategoryList } from "./shopify/lists.ts";
import { parseAttributes } from "./shopify/parse-attributes.ts";
import { parseCategories } from "./shopify/parse-categories.ts";

const format = "shopify";
const wanted = "Shopify's categories.json, attributes.json or taxonomy.json";

/** Shopify's files say no levels; without these a fashion article could be complete without its size. */
const fashionLevels = ["color", "size", "*-size", "target-gender", "age-group"].map(
  (attribute): LevelRule => ({ category: "aa-*", attribute, level: "required" }),
);

/**
 * Shopify's product taxonomy. English gives structure and order where it is there, else German, French or
 * Italian; the others are joined by identifier.
 *
 * - A category's identifier is the end of Shopify's: `aa-1-1`. A child's extends its parent's.
 * - An attribute's is its handle (`color`): the number is shared by a base and its extensions, of which one
 *   category may ask for two.
 * - A value's is its number (`27548`): handles of values are made from names and change with them between
 *   releases (`atv/off-road-tire-type__other` became `atv-off-road-tire-type__other`), numbers do not.
 *
 * Nothing is inherited: each category's list is complete.
 */
export const shopifyImporter: Importer = {
  format,
  levels: fashionLevels,
  read: async (paths, context) => {
    const { files, foreign } = findShopifyFiles(paths);
    if (files.length === 0) throw sourceMissing(paths[0] ?? "", "It has no categories.json.", nextStep);
    const read = new ReadLists();
    for (const file of files) await read.add(file, context);
    const joined = joinLists(read.categories, read.attributes);
    const strangers = [...new Set(foreign)];
    return {
      ...joined,
      values: [],
      // What a file that cannot be read would have said is no fault of the others.
      faults: read.faults.length > 0 ? read.faults : joined.faults,
      isComplete: read.faults.length === 0,
      warnings: [
        ...(strangers.length === 0
          ? []
          : [`Passed over: ${strangers.join(", ")}; pdo knows ${languages.join(", ")}.`]),
        ...joined.warnings,
      ],
    };
  },
};

/** Each document is let go before the next is read: one takes up to ten times its size in memory. */
class ReadLists {
  readonly categories: CategoryList[] = [];
  readonly attributes: AttributeList[] = [];
  readonly faults: SourceFault[] = [];

  async add(file: ShopifyFile, context: ImportContext): Promise<void> {
    const { faults } = this;
    const document = await readJsonFile(file, context, { format, wanted, faults });
    if (document === undefined) return;
    const hasCategories = Array.isArray(document.verticals);
    const hasAttributes = Array.isArray(document.attributes) && !isOfMirakl(document);
    const { path } = file;
    if (!hasCategories && !hasAttributes)
      return void faults.push(unwantedJson(document, path, { format, wanted, nextStep }));
    const language = file.language ?? languageOf(document);
    if (language === undefined) return void faults.push(unknownLanguage(path));
    const version = textOf(document, "version");
    const found = { file: path, language, version };
    if (hasCategories)
      this.#keep(this.categories, { ...found, categories: parseCategories(document, path, faults) });
    if (hasAttributes)
      this.#keep(this.attributes, { ...found, attributes: parseAttributes(document, path, faults) });
  }

  #keep<List extends CategoryList | AttributeList>(lists: List[], list: List): void {
    const known = lists.find(({ language }) => language === list.language);
    if (known !== undefined) this.faults.push(secondOfLanguage(list, known));
    else lists.push(list);
    lists.sort((one, other) => languages.indexOf(one.language) - languages.indexOf(other.language));
  }
}

function isOfMirakl(document: JsonObject): boolean {
  return objectsOf(document, "attributes").some((attribute) => "hierarchy_code" in attribute);
}

/** By the names themselves, for files that were renamed. */
function languageOf(document: JsonObject): Language | undefined {
  const things = [...objectsOf(document, "verticals"), ...objectsOf(document, "attributes").slice(0, 40)];
  return detectLanguage(things.map((thing) => textOf(thing, "name")).join(". ")).language;
}

function unknownLanguage(file: string): SourceFault {
  const mend = "Put it into a folder called en, de, fr or it, or call it categories.<language>.json.";
  return createFault({ file, line: 0 }, "Neither name nor folder says the file's language.", mend);
}

function secondOfLanguage(list: CategoryList | AttributeList, known: { file: string }): SourceFault {
  const what = `There is a second file of its kind in ${list.language} (first ${known.file}).`;
  return createFault({ file: list.file, line: 0 }, what, "Name one of them, or their folder alone.");
}

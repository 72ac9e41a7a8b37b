import { basename, dirname } from "node:path";
import { type Language, languages } from "../../api/vocabulary.ts";
import { detectLanguage } from "../../nlp/language-identification.ts";
import { sourceMissing } from "../errors.ts";
import { createFault, type SourceFault } from "../source-faults.ts";
import type { ImportContext, Importer } from "./importer.ts";
import { type JsonObject, objectsOf, readJsonFile, textOf, unwantedJson } from "./json-source.ts";
import type { LevelRule } from "./requirement-levels.ts";
import {
  type AttributeLink,
  type AttributeList,
  type CategoryList,
  joinLists,
  type ListedAttribute,
  type ListedCategory,
} from "./shopify-lists.ts";
import { cleanName } from "./source-records.ts";
import { findSourceFiles, type SourceFile } from "./source-text.ts";

interface ShopifyFile extends SourceFile {
  /** Undefined where neither name nor folder gives it. */
  readonly language: Language | undefined;
}

const nextStep =
  "Name categories.json and attributes.json (or taxonomy.json), plain or .gz, or the folder with en, de, fr and it.";

const listName = /^(categories|attributes|taxonomy)([._-][a-z]{2}(-[a-z]+)?)?\.json(\.gz)?$/i;
const anyJson = /\.json(\.gz)?$/i;
const flatValues = /^(attribute_)?values\b/i;
const languageInName = /[._-]([a-z]{2})(?:[-_][a-z]{2,4})?$/i;
const languageFolder = /^([a-z]{2})(?:[-_][A-Za-z]{2,4})?$/;

/** Files by language, English first. Files of unsupported languages are returned separately. */
function findShopifyFiles(paths: readonly string[]): {
  readonly files: readonly ShopifyFile[];
  readonly foreign: readonly string[];
} {
  const all = findSourceFiles(paths, nextStep);
  const named = all.filter(({ path, isNamed }) => isNamed || listName.test(basename(path)));
  const candidates = (named.length > 0 ? named : all.filter(({ path }) => anyJson.test(path))).filter(
    ({ path }) => !flatValues.test(basename(path)),
  );
  const withWords = candidates.map((file) => ({ file, word: languageWord(file) }));
  const known = withWords.map(({ file, word }) => ({
    ...file,
    language: languages.find((one) => one === word),
    word,
  }));
  const files = known.filter(({ language, word }) => language !== undefined || word === undefined);
  return {
    files: withoutCombined(files).sort((one, other) => rank(one) - rank(other)),
    foreign: known.flatMap(({ language, word }) =>
      language === undefined && word !== undefined ? [word] : [],
    ),
  };
}

/** The language code in the file's name, else in its folder's. */
function languageWord({ path }: SourceFile): string | undefined {
  const inName = languageInName.exec(basename(path).replace(/(\.json)?(\.gz)?$/i, ""))?.[1]?.toLowerCase();
  if (inName !== undefined) return inName;
  return languageFolder.exec(basename(dirname(path)))?.[1];
}

/** `taxonomy.json` combines the other two and is ignored where they exist. */
function withoutCombined(files: readonly ShopifyFile[]): ShopifyFile[] {
  const partOf = ({ path }: ShopifyFile) => listName.exec(basename(path))?.[1]?.toLowerCase();
  return files.filter((file) => {
    if (partOf(file) !== "taxonomy" || file.isNamed) return true;
    const others = files.filter(({ language }) => language === file.language).map(partOf);
    return !(others.includes("categories") && others.includes("attributes"));
  });
}

function rank({ language }: ShopifyFile): number {
  return language === undefined ? languages.length : languages.indexOf(language);
}

/** @param document `attributes.json` or `taxonomy.json`: `{version, attributes: [{values: [...]}]}` */
function parseAttributes(document: JsonObject, file: string, faults: SourceFault[]): ListedAttribute[] {
  return objectsOf(document, "attributes").flatMap((attribute, index) => {
    const way = `attributes[${index}]`;
    const identifier = lastPart(textOf(attribute, "id"));
    if (identifier !== "") return [parseAttribute(attribute, identifier, { file, way })];
    const what = "The attribute has no id.";
    faults.push(createFault({ file, line: 0, place: way }, what, "Give it one, or take it out."));
    return [];
  });
}

function parseAttribute(
  attribute: JsonObject,
  identifier: string,
  { file, way }: { file: string; way: string },
): ListedAttribute {
  const handle = textOf(attribute, "handle");
  return {
    identifier,
    handle: handle === "" ? identifier : handle,
    name: cleanName(textOf(attribute, "name")),
    extended: objectsOf(attribute, "extended_attributes").map((extended) => ({
      handle: textOf(extended, "handle"),
      name: cleanName(textOf(extended, "name")),
    })),
    values: objectsOf(attribute, "values").map((value, index) => {
      const number = lastPart(textOf(value, "id"));
      return {
        identifier: number,
        name: cleanName(textOf(value, "name")),
        origin: { file, line: 0, place: `${way}.values[${index}] (${number} of ${handle})` },
      };
    }),
    measurement: measurementOf(attribute),
    origin: { file, line: 0, place: `${way} (${handle})` },
  };
}

/** Since 2026 an attribute may be a measurement with units instead of values. */
function measurementOf(attribute: JsonObject): ListedAttribute["measurement"] {
  if (textOf(attribute, "type") !== "measurement" && textOf(attribute, "measurement_type") === "")
    return undefined;
  const units = attribute.supported_units;
  const named = Array.isArray(units) ? units.filter((unit) => typeof unit === "string") : [];
  return { units: named };
}

/** `aa-1-1` of `gid://shopify/TaxonomyCategory/aa-1-1`; text without slashes is unchanged. */
function lastPart(gid: string): string {
  return gid.slice(gid.lastIndexOf("/") + 1);
}

/** @param document `categories.json` or `taxonomy.json`: `{version, verticals: [{categories: [...]}]}` */
function parseCategories(document: JsonObject, file: string, faults: SourceFault[]): ListedCategory[] {
  return objectsOf(document, "verticals").flatMap((vertical, number) =>
    objectsOf(vertical, "categories").flatMap((category, index) => {
      const way = `verticals[${number}].categories[${index}]`;
      return parseCategory(category, { file, way }, faults) ?? [];
    }),
  );
}

interface Place {
  readonly file: string;
  readonly way: string;
}

function parseCategory(
  category: JsonObject,
  { file, way }: Place,
  faults: SourceFault[],
): ListedCategory | undefined {
  const identifier = lastPart(textOf(category, "id"));
  const parent = lastPart(textOf(category, "parent_id"));
  if (identifier === "") {
    faults.push(
      createFault({ file, line: 0, place: way }, "The category has no id.", "Give it one, or take it out."),
    );
    return undefined;
  }
  return {
    identifier,
    parentIdentifier: parent === "" ? undefined : parent,
    name: cleanName(textOf(category, "name")),
    origin: { file, line: 0, place: `${way} (${identifier})` },
    attributes: objectsOf(category, "attributes").map((link, index) =>
      parseLink(link, { file, way: `${way}.attributes[${index}]` }, identifier),
    ),
  };
}

function parseLink(link: JsonObject, { file, way }: Place, category: string): AttributeLink {
  const baseIdentifier = lastPart(textOf(link, "id"));
  const handle = textOf(link, "handle");
  return {
    baseIdentifier,
    handle: handle === "" ? baseIdentifier : handle,
    name: cleanName(textOf(link, "name")),
    isMeasurement: textOf(link, "type") === "measurement",
    origin: { file, line: 0, place: `${way} (${handle} of ${category})` },
  };
}

const format = "shopify";
const wanted = "Shopify's categories.json, attributes.json or taxonomy.json";

/** Shopify's files have no levels; without these a fashion article would be complete without a size. */
const fashionLevels = ["color", "size", "*-size", "target-gender", "age-group"].map(
  (attribute): LevelRule => ({ category: "aa-*", attribute, level: "required" }),
);

/**
 * Shopify's product taxonomy. Structure and order come from English, else German, French or Italian; the others are
 * joined by identifier.
 *
 * - A category's identifier is the end of Shopify's (`aa-1-1`) and extends its parent's.
 * - An attribute's is its handle (`color`): a base and its extensions share one number, and a category may use two of
 * them.
 * - A value's is its number (`27548`): handles derive from names and change between releases
 * (`atv/off-road-tire-type__other` became `atv-off-road-tire-type__other`), numbers do not.
 *
 * There is no inheritance: each category's list is complete.
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
      // Unreadable files would cause misleading faults in the others.
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

/** Each document is released before the next is read: it takes up to ten times its size in memory. */
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
      this.#addList(this.categories, { ...found, categories: parseCategories(document, path, faults) });
    if (hasAttributes)
      this.#addList(this.attributes, { ...found, attributes: parseAttributes(document, path, faults) });
  }

  #addList<List extends CategoryList | AttributeList>(lists: List[], list: List): void {
    const known = lists.find(({ language }) => language === list.language);
    if (known !== undefined) this.faults.push(secondOfLanguage(list, known));
    else lists.push(list);
    lists.sort((one, other) => languages.indexOf(one.language) - languages.indexOf(other.language));
  }
}

function isOfMirakl(document: JsonObject): boolean {
  return objectsOf(document, "attributes").some((attribute) => "hierarchy_code" in attribute);
}

/** Detects the language by the names themselves, for renamed files. */
function languageOf(document: JsonObject): Language | undefined {
  const things = [...objectsOf(document, "verticals"), ...objectsOf(document, "attributes").slice(0, 40)];
  return detectLanguage(things.map((thing) => textOf(thing, "name")).join(". ")).language;
}

function unknownLanguage(file: string): SourceFault {
  const fix = "Put it into a folder called en, de, fr or it, or call it categories.<language>.json.";
  return createFault({ file, line: 0 }, "Neither name nor folder says the file's language.", fix);
}

function secondOfLanguage(list: CategoryList | AttributeList, known: { file: string }): SourceFault {
  const what = `There is a second file of its kind in ${list.language} (first ${known.file}).`;
  return createFault({ file: list.file, line: 0 }, what, "Name one of them, or their folder alone.");
}

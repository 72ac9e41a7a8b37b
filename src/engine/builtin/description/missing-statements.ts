import type { Catalog, CategoryRecord } from "../../../catalog/model.ts";
import type { CatalogStore } from "../../../catalog/store.ts";
import { salesChannels } from "../../../contract/vocabulary.ts";
import type { Glossary, GlossaryMatch } from "../../../glossary/glossary.ts";
import type { Language } from "../../../text/language.ts";
import { readWords, type WordReading } from "../../../text/read-words.ts";
import { isAttributeStated, readStatements, type Statements } from "./stated-attributes.ts";

const mostNamed = 4;
/** Where a comma stands behind so few words each, the text is a list of ingredients. */
const ingredientWords = 4;

export interface MissingStatements {
  /** The English name of the kind of product; undefined where the texts name none. */
  readonly kind: string | undefined;
  /** English names of what descriptions of the kind usually state and this one does not, the most asked for first. */
  readonly names: readonly string[];
}

interface StatedTexts {
  /** Of the product's description and name. */
  readonly reading: WordReading;
  readonly name: string;
  readonly language: Language;
}

interface Words {
  readonly catalogs: CatalogStore;
  readonly glossary: Glossary;
}

/** What a description of the product's kind usually states and the texts do not. */
export function findMissing({ reading, name, language }: StatedTexts, words: Words): MissingStatements {
  const matches = words.glossary.find(reading, language);
  const statements = readStatements(reading, language, matches);
  const found = findKind(
    headsFirst(kindsOf(words.glossary.find(readWords(name), language)), language),
    kindsOf(matches),
    words,
  );
  if (!found) return { kind: undefined, names: usualNames(statements) };
  const names = (["required", "recommended"] as const).flatMap((level) =>
    found.catalog
      .attributes(found.category.identifier)
      .filter(({ kind, requirementLevel }) => kind !== "open" && requirementLevel === level)
      .filter((attribute) => !isAttributeStated(attribute, statements))
      .flatMap((attribute) => attribute.names.en?.toLowerCase() ?? []),
  );
  return { kind: found.category.names.en, names: names.slice(0, mostNamed) };
}

interface FoundKind {
  readonly catalog: Catalog;
  readonly category: CategoryRecord;
}

function kindsOf(matches: readonly GlossaryMatch[]): readonly CategoryRecord[] {
  return matches.flatMap(({ entry }) => (entry.role === "type" && entry.category ? [entry.category] : []));
}

/** The thing itself is named last in English and German (laptop skin), first in French and Italian. */
function headsFirst(kinds: readonly CategoryRecord[], language: Language): readonly CategoryRecord[] {
  return language === "en" || language === "de" ? kinds.toReversed() : kinds;
}

/** A kind that the name says and the description says again: an Apple alone is no fruit. */
function findKind(
  named: readonly CategoryRecord[],
  all: readonly CategoryRecord[],
  { catalogs }: Words,
): FoundKind | undefined {
  const isSaidAgain = ({ identifier }: CategoryRecord) =>
    all.filter((other) => other.identifier === identifier).length > 1;
  const category = named.find(isSaidAgain);
  const catalog = salesChannels
    .map((channel) => catalogs.catalog(channel))
    .find((each) => category !== undefined && each.findCategory(category.identifier) !== undefined);
  return category && catalog ? { catalog, category } : undefined;
}

/** Where the kind is not known: what is asked of nearly all products; of food neither material nor colour. */
function usualNames({ roles, measures, reading }: Statements): string[] {
  const isMeasured = roles.has("size") || ["length", "volume", "mass", "count"].some(measures);
  const commas = reading.text.match(/,\s/gu)?.length ?? 0;
  if (commas * ingredientWords > reading.tokens.length) return isMeasured ? [] : ["size or amount"];
  return [
    ...(roles.has("material") ? [] : ["material"]),
    ...(roles.has("color") ? [] : ["colour"]),
    ...(isMeasured ? [] : ["size or amount"]),
  ];
}

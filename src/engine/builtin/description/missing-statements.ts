import type { AttributeRecord, Catalog, CategoryRecord } from "../../../catalog/model.ts";
import type { CatalogStore } from "../../../catalog/store.ts";
import { salesChannels } from "../../../contract/vocabulary.ts";
import type { Glossary, GlossaryMatch } from "../../../glossary/glossary.ts";
import type { Language } from "../../../text/language.ts";
import { readWords, type WordReading } from "../../../text/read-words.ts";
import { isAttributeStated, readStatements } from "./stated-attributes.ts";

const mostNamed = 4;
/** Asked of so many kinds of products that a kind which only the name says is sure enough for them. */
const commonAttributes = /^(?:material|colou?r|size|net[-_]weight)$/;

export interface MissingStatements {
  /** The English name of the kind of product; undefined where the texts name none for sure. */
  readonly kind: string | undefined;
  /** English names of what descriptions of the kind usually state and this one does not, the most asked for first. */
  readonly names: readonly string[];
}

interface StatedTexts {
  /** Of the product's description and name. */
  readonly reading: () => WordReading;
  readonly name: string;
  readonly language: Language;
}

interface Words {
  readonly catalogs: CatalogStore;
  readonly glossary: Glossary;
}

const nothing: MissingStatements = { kind: undefined, names: [] };

/** What a description of the product's kind usually states and the texts do not; nothing where no kind is known. */
export function findMissing({ reading, name, language }: StatedTexts, words: Words): MissingStatements {
  const named = headsFirst(kindsOf(words.glossary.find(readWords(name), language)), language);
  if (named.length === 0 && /[\p{L}\p{N}]/u.test(name)) return nothing;
  const matches = words.glossary.find(reading(), language);
  const all = kindsOf(matches);
  const kind = named.find((each) => isSaidAgain(each, all));
  const found = findCategory(kind ?? named[0] ?? all[0], words);
  if (found === undefined) return nothing;
  const statements = readStatements(reading(), language, matches);
  const names = askedFor(found)
    .filter(({ identifier }) => kind !== undefined || commonAttributes.test(identifier))
    .filter((attribute) => !isAttributeStated(attribute, statements))
    .flatMap((attribute) => attribute.names.en?.toLowerCase() ?? []);
  return { kind: kind?.names.en, names: names.slice(0, mostNamed) };
}

interface FoundCategory {
  readonly catalog: Catalog;
  readonly category: CategoryRecord;
}

/** What can be chosen from a list or measured, the required ones first. */
function askedFor({ catalog, category }: FoundCategory): AttributeRecord[] {
  const attributes = catalog.attributes(category.identifier).filter(({ kind }) => kind !== "open");
  return (["required", "recommended"] as const).flatMap((level) =>
    attributes.filter(({ requirementLevel }) => requirementLevel === level),
  );
}

function kindsOf(matches: readonly GlossaryMatch[]): readonly CategoryRecord[] {
  return matches.flatMap(({ entry }) => (entry.role === "type" && entry.category ? [entry.category] : []));
}

/** The thing itself is named last in English and German (laptop skin), first in French and Italian. */
function headsFirst(kinds: readonly CategoryRecord[], language: Language): readonly CategoryRecord[] {
  return language === "en" || language === "de" ? kinds.toReversed() : kinds;
}

/** A kind that the name says and the description says again: an Apple alone is no fruit. */
function isSaidAgain({ identifier }: CategoryRecord, all: readonly CategoryRecord[]): boolean {
  return all.filter((other) => other.identifier === identifier).length > 1;
}

function findCategory(category: CategoryRecord | undefined, { catalogs }: Words): FoundCategory | undefined {
  if (category === undefined) return undefined;
  const catalog = salesChannels
    .map((channel) => catalogs.catalog(channel))
    .find((each) => each.findCategory(category.identifier) !== undefined);
  return catalog && { catalog, category };
}

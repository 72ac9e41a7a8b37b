import type { AttributeRecord, Catalog, CategoryRecord, Names, ValueRecord } from "../catalog/model.ts";
import { type Language, textLanguages } from "../nlp/language.ts";
import { readWords } from "../nlp/stemmer.ts";
import type { Forms, GlossaryEntry } from "./glossary-entry.ts";
import type { GlossaryRole } from "./glossary-role.ts";
import type { ListedPhrase } from "./phrase-index.ts";

const attributeRoles: readonly (readonly [RegExp, GlossaryRole])[] = [
  [/colou?r|farbe/, "color"],
  [/material|fabric/, "material"],
  [/gender|target|audience|age-?group/, "audience"],
  [/pattern/, "pattern"],
  [/size/, "size"],
];

/** Where a catalog has phrases: at a leaf category, or at a listed value of one of a category's attributes. */
export interface CatalogPlace {
  /** By its place in `categories`. */
  readonly category: number;
  /** By its place among the category's; -1 for the category itself. */
  readonly attribute: number;
  /** By its place among the attribute's; -1 for the category itself. */
  readonly value: number;
}

/** Leaf categories, which are types of product, and listed values, which are their properties, each list once. */
export function* catalogPlaces(catalog: Catalog): Generator<CatalogPlace> {
  const seen = new Set<unknown>();
  for (const [category, { identifier }] of catalog.categories.entries()) {
    if (catalog.isLeaf(identifier)) yield { category, attribute: -1, value: -1 };
    for (const [attribute, { kind, values }] of catalog.attributes(identifier).entries()) {
      if (kind !== "closed" || seen.has(values)) continue;
      seen.add(values);
      for (const value of values.keys()) yield { category, attribute, value };
    }
  }
}

/** The phrases of one language at a place; none where the catalog lacks the place. */
export function phrasesAt(
  catalog: Catalog,
  { category: number, attribute, value }: CatalogPlace,
  language: Language,
): Iterable<ListedPhrase> {
  const category = catalog.categoryAt(number);
  if (category === undefined) return [];
  const attributes = catalog.attributes(category.identifier);
  if (attribute < 0) return categoryPhrases(category, attributes, language);
  const asked = attributes[attribute];
  const listed = asked?.values[value];
  return asked === undefined || listed === undefined ? [] : valuePhrases(listed, roleOf(asked), language);
}

function* categoryPhrases(
  category: CategoryRecord,
  attributes: readonly AttributeRecord[],
  language: Language,
): Generator<ListedPhrase> {
  const asksForColor = attributes.some((attribute) => roleOf(attribute) === "color");
  const entry: GlossaryEntry = { role: "type", forms: formsOf(category.names), category, asksForColor };
  const name = category.names[language];
  if (name !== undefined) yield { text: name, entry, form: 0 };
  for (const term of category.terms[language] ?? []) yield { text: term, entry, form: undefined };
}

function* valuePhrases(
  { names, terms }: ValueRecord,
  role: GlossaryRole,
  language: Language,
): Generator<ListedPhrase> {
  const entry: GlossaryEntry = { role, forms: formsOf(names) };
  const name = names[language];
  const isSafe = isSafeToTranslate(entry);
  if (name !== undefined) yield { text: name, entry, form: isSafe ? 0 : undefined };
  for (const text of terms[language] ?? []) {
    yield isSafe && name !== undefined
      ? { text, entry, form: undefined, name }
      : { text, entry, form: undefined };
  }
}

/** A single everyday word (fruit, dog, mini) means other things outside its attribute. */
function isSafeToTranslate({ role, forms }: GlossaryEntry): boolean {
  const names = Object.values(forms).map((form) => form[0] ?? "");
  if (names.some((name) => /[()/,]/.test(name))) return false;
  return role !== "value" || names.every((name) => name.length > 6);
}

/** Whether a term is a value's name in another form (noire, noir); a term that only implies the value is no translation. */
export function isFormOf(term: string, name: string, language: Language): boolean {
  const [terms, names] = [readWords(term).stems(language), readWords(name).stems(language)];
  return terms.length === names.length && terms.every((word, place) => word === names[place]);
}

function roleOf(attribute: AttributeRecord): GlossaryRole {
  const known = attributeRoles.find(([pattern]) => pattern.test(attribute.identifier));
  return known ? known[1] : "value";
}

function formsOf(names: Names): Forms {
  const forms: Record<string, readonly string[]> = {};
  for (const language of textLanguages) {
    const name = names[language];
    if (name !== undefined) forms[language] = [name];
  }
  return forms as Forms;
}

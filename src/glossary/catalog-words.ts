import type { AttributeRecord, Catalog, CategoryRecord, Names } from "../catalog/model.ts";
import { type Language, textLanguages } from "../text/language.ts";
import { readWords } from "../text/read-words.ts";
import type { Forms, GlossaryEntry, GlossaryRole } from "./glossary-entry.ts";
import type { WordRow, WrittenForm } from "./parse-word-list.ts";

const attributeRoles: readonly (readonly [RegExp, GlossaryRole])[] = [
  [/colou?r|farbe/, "color"],
  [/material|fabric/, "material"],
  [/gender|target|audience|age-?group/, "audience"],
  [/pattern/, "pattern"],
  [/size/, "size"],
];

/** A row in one language, whose `terms` are other words for the entry, which no form of it translates. */
export interface CatalogWord extends WordRow {
  readonly terms: readonly string[];
}

/** A channel's words in one language: leaf categories as types of product, listed values as their properties. */
export function* catalogWords(catalog: Catalog, language: Language): Generator<CatalogWord> {
  const seen = new Set<unknown>();
  for (const category of catalog.categories) {
    const attributes = catalog.attributes(category.identifier);
    if (catalog.isLeaf(category.identifier)) yield categoryWord(category, attributes, language);
    for (const attribute of attributes) {
      if (attribute.kind !== "closed" || seen.has(attribute.values)) continue;
      seen.add(attribute.values);
      yield* valueWords(attribute, language);
    }
  }
}

function categoryWord(
  category: CategoryRecord,
  attributes: readonly AttributeRecord[],
  language: Language,
): CatalogWord {
  const asksForColor = attributes.some((attribute) => roleOf(attribute) === "color");
  const entry: GlossaryEntry = { role: "type", forms: formsOf(category.names), category, asksForColor };
  const written = nameAsWritten(category.names, language);
  return { entry, written, terms: category.terms[language] ?? [] };
}

function* valueWords(attribute: AttributeRecord, language: Language): Generator<CatalogWord> {
  const role = roleOf(attribute);
  for (const { names, terms } of attribute.values) {
    const entry: GlossaryEntry = { role, forms: formsOf(names) };
    const [name, others] = [names[language], terms[language] ?? []];
    if (!isSafeToTranslate(entry)) {
      yield { entry, written: [], terms: name === undefined ? others : [name, ...others] };
      continue;
    }
    const inflected = others.filter((term) => isFormOf(term, name, language));
    const forms = inflected.map((text) => ({ language, text, form: 0 }));
    yield {
      entry,
      written: [...nameAsWritten(names, language), ...forms],
      terms: others.filter((term) => !inflected.includes(term)),
    };
  }
}

/** A single everyday word (fruit, dog, mini) means other things outside its attribute. */
function isSafeToTranslate({ role, forms }: GlossaryEntry): boolean {
  const names = Object.values(forms).map((form) => form[0] ?? "");
  if (names.some((name) => /[()/,]/.test(name))) return false;
  return role !== "value" || names.every((name) => name.length > 6);
}

/** Whether a term is the name in another form (noire, noir); a term that only implies the value is no translation. */
function isFormOf(term: string, name: string | undefined, language: Language): boolean {
  if (name === undefined) return false;
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

function nameAsWritten(names: Names, language: Language): WrittenForm[] {
  const name = names[language];
  return name === undefined ? [] : [{ language, text: name, form: 0 }];
}

import type { AttributeRecord, Catalog, CategoryRecord, Names, Terms } from "../../../catalog/model.ts";
import { type Language, textLanguages } from "../../../text/language.ts";
import type { Forms, GlossaryEntry, GlossaryRole } from "./glossary-entry.ts";
import type { WordRow, WrittenForm } from "./parse-word-list.ts";
import { readWords } from "./read-words.ts";

const attributeRoles: readonly (readonly [RegExp, GlossaryRole])[] = [
  [/colou?r|farbe/, "color"],
  [/material|fabric/, "material"],
  [/gender|target|audience|age-?group/, "audience"],
  [/pattern/, "pattern"],
  [/size/, "size"],
];

/** The words of a channel: leaf categories as types of product, listed values as their properties. */
export function* catalogWords(catalog: Catalog): Generator<CatalogWord> {
  const seen = new Set<unknown>();
  for (const category of catalog.categories) {
    const attributes = catalog.attributes(category.identifier);
    if (catalog.isLeaf(category.identifier)) yield categoryWord(category, attributes);
    for (const attribute of attributes) {
      if (attribute.kind !== "closed" || seen.has(attribute.values)) continue;
      seen.add(attribute.values);
      yield* valueWords(attribute);
    }
  }
}

/** A row whose `terms` are other words for the entry, which no form of it translates. */
export interface CatalogWord extends WordRow {
  readonly terms: readonly Omit<WrittenForm, "form">[];
}

function categoryWord(category: CategoryRecord, attributes: readonly AttributeRecord[]): CatalogWord {
  const asksForColor = attributes.some((attribute) => roleOf(attribute) === "color");
  const entry: GlossaryEntry = { role: "type", forms: formsOf(category.names), category, asksForColor };
  return { entry, written: namesAsWritten(category.names), terms: termsAsWritten(category.terms) };
}

function* valueWords(attribute: AttributeRecord): Generator<CatalogWord> {
  const role = roleOf(attribute);
  for (const value of attribute.values) {
    const entry: GlossaryEntry = { role, forms: formsOf(value.names) };
    const terms = termsAsWritten(value.terms);
    const inflected = terms.filter((term) => isFormOf(term.text, value.names[term.language], term.language));
    yield {
      entry,
      written: [...namesAsWritten(value.names), ...inflected.map((term) => ({ ...term, form: 0 }))],
      terms: terms.filter((term) => !inflected.includes(term)),
    };
  }
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

function namesAsWritten(names: Names): WrittenForm[] {
  return textLanguages.flatMap((language) => {
    const name = names[language];
    return name === undefined ? [] : [{ language, text: name, form: 0 }];
  });
}

function termsAsWritten(terms: Terms): Omit<WrittenForm, "form">[] {
  return textLanguages.flatMap((language) => (terms[language] ?? []).map((text) => ({ language, text })));
}

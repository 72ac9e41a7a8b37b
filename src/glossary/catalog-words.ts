import type { AttributeRecord, Catalog, CategoryRecord, Names } from "../catalog/model.ts";
import { type Language, textLanguages } from "../text/language.ts";
import { readWords } from "../text/read-words.ts";
import type { Forms, GlossaryEntry, GlossaryRole } from "./glossary-entry.ts";
import type { ListedPhrase } from "./phrase-index.ts";

const attributeRoles: readonly (readonly [RegExp, GlossaryRole])[] = [
  [/colou?r|farbe/, "color"],
  [/material|fabric/, "material"],
  [/gender|target|audience|age-?group/, "audience"],
  [/pattern/, "pattern"],
  [/size/, "size"],
];

/** A channel's phrases in one language: leaf categories as types of product, listed values as their properties. */
export function* catalogPhrases(catalog: Catalog, language: Language): Generator<ListedPhrase> {
  const seen = new Set<unknown>();
  for (const category of catalog.categories) {
    const attributes = catalog.attributes(category.identifier);
    if (catalog.isLeaf(category.identifier)) yield* categoryPhrases(category, attributes, language);
    for (const attribute of attributes) {
      if (attribute.kind !== "closed" || seen.has(attribute.values)) continue;
      seen.add(attribute.values);
      yield* valuePhrases(attribute, language);
    }
  }
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

function* valuePhrases(attribute: AttributeRecord, language: Language): Generator<ListedPhrase> {
  const role = roleOf(attribute);
  for (const { names, terms } of attribute.values) {
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

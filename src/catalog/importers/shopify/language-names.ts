import type { Language } from "../../../contract/vocabulary.ts";
import type { Names } from "../../model.ts";
import type { AttributeList, CategoryList } from "./lists.ts";

type NamesByKey = ReadonlyMap<string, Names>;

/** Names of one kind of thing from all languages, joined by identifier; equal things have one object. */
export interface LanguageNames {
  readonly categories: NamesByKey;
  /** By handle. */
  readonly attributes: NamesByKey;
  readonly values: NamesByKey;
}

export function joinNames(
  categoryLists: readonly CategoryList[],
  attributeLists: readonly AttributeList[],
): LanguageNames {
  const categories = new Map<string, Names>();
  const attributes = new Map<string, Names>();
  const values = new Map<string, Names>();
  for (const { language, categories: listed } of categoryLists) {
    const setCategory = nameSetter(categories, language);
    const setAttribute = nameSetter(attributes, language);
    for (const category of listed) {
      setCategory(category.identifier, category.name);
      for (const { handle, name } of category.attributes) setAttribute(handle, name);
    }
  }
  for (const { language, attributes: listed } of attributeLists) {
    const setAttribute = nameSetter(attributes, language);
    const setValue = nameSetter(values, language);
    for (const attribute of listed) {
      for (const { handle, name } of [attribute, ...attribute.extended]) setAttribute(handle, name);
      for (const value of attribute.values) setValue(value.identifier, value.name);
    }
  }
  return { categories, attributes, values };
}

/** The first name that a language gives stays. */
function nameSetter(names: Map<string, Names>, language: Language) {
  return (key: string, name: string) => {
    const known = names.get(key) ?? {};
    if (name !== "") known[language] ??= name;
    names.set(key, known);
  };
}

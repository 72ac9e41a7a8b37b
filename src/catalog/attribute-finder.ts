import { languages } from "../contract/vocabulary.ts";
import { foldText, normalizeWhitespace } from "../text/normal-form.ts";
import type { AttributeRecord, Catalog } from "./model.ts";
import { oncePerKey } from "./once-per-key.ts";

/**
 * Finds the attribute of a category that a column's name or a JSON key means: by its identifier, else by its name or one
 * of its terms in any of the languages.
 * @returns a function that gives the attribute, or undefined where the category does not ask for such a one
 */
export function createAttributeFinder(
  catalog: Pick<Catalog, "attributes">,
): (categoryIdentifier: string, written: string) => AttributeRecord | undefined {
  const indexOf = oncePerKey((identifier: string) => indexNames(catalog.attributes(identifier)));
  return (categoryIdentifier, written) => {
    const index = indexOf(categoryIdentifier);
    return index.get(written) ?? index.get(nameKey(written));
  };
}

/** Of two attributes that one name could mean, the one whose identifier or name it is, else the first. */
function indexNames(attributes: readonly AttributeRecord[]): ReadonlyMap<string, AttributeRecord> {
  const index = new Map<string, AttributeRecord>();
  const add = (key: string, attribute: AttributeRecord) => {
    if (!index.has(key)) index.set(key, attribute);
  };
  for (const attribute of attributes) add(attribute.identifier, attribute);
  for (const attribute of attributes) {
    for (const language of languages) add(nameKey(attribute.names[language] ?? ""), attribute);
  }
  for (const attribute of attributes) {
    for (const language of languages) {
      for (const term of attribute.terms[language] ?? []) add(nameKey(term), attribute);
    }
  }
  index.delete("");
  return index;
}

/** `Net content`, `net_content` and `netContent` are one name. */
function nameKey(text: string): string {
  const spaced = text.replace(/[_-]+/g, " ").replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2");
  return foldText(normalizeWhitespace(spaced));
}

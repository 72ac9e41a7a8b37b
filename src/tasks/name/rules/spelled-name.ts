import type { CatalogStore } from "../../../catalog/store.ts";
import { detectLanguage } from "../../../nlp/language-identification.ts";
import { type GlossaryOptions, glossaryOf } from "../../../translation/glossary.ts";
import type { TaskContext } from "../../engine.ts";
import { spelledOut } from "./expand-abbreviations.ts";
import { knownProduct } from "./known-product.ts";

/** In characters of the description: enough to tell its language. */
const mostDetected = 600;

/**
 * Writes the short forms of names out, as the cleaning of names does, for those who look for words in them: "SHWR HOSE" is a
 * "Shower HOSE". Nothing else of a name changes.
 */
export function createNameSpelling(catalogs: CatalogStore, options?: GlossaryOptions) {
  return (name: string, context: TaskContext): string => {
    const { evidence, description = "" } = context;
    const text = `${name}\n${description.slice(0, mostDetected)}`;
    const language = evidence?.language ?? detectLanguage(text).language;
    if (language === undefined) return name;
    const glossary = glossaryOf(catalogs, options);
    return spelledOut(name, { language, glossary, product: knownProduct(language, glossary, context) });
  };
}

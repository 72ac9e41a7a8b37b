import { type Language, languages } from "../../contract/vocabulary.ts";
import { detectLanguage } from "../../text/language-detection.ts";
import type { Product } from "./product.ts";

/** The first letters are enough to tell a language, and cost the same for every product. */
const maxDetectedLength = 600;

/** The product's own language: what its language column says (`de`, `de_CH`), else what its words tell; English last. */
export function languageOfProduct(product: Product): Language {
  const stated = product.language?.trim().slice(0, 2).toLowerCase();
  const known = languages.find((language) => language === stated);
  if (known !== undefined) return known;
  return detectLanguage(beginningOf(product).slice(0, maxDetectedLength)).language ?? "en";
}

/** Descriptions may be long: their ends are not put together with the name. */
function beginningOf({ name, description }: Product): string {
  const beginning = description?.slice(0, maxDetectedLength);
  return name === undefined || beginning === undefined ? (name ?? beginning ?? "") : `${name}\n${beginning}`;
}

/**
 * The language of a name alone. Where nobody asked for a language, a name stays in the one it is in, even among
 * descriptions in another.
 */
export function languageOfName(name: string): Language | undefined {
  return detectLanguage(name).language;
}

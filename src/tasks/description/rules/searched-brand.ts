import { brandNames } from "../../../nlp/casing-words.ts";
import { isHeadFirst } from "../../../nlp/language.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import { isDeviceMaker } from "../../evidence/device-makers.ts";
import { hasLegalForm, statedBrand } from "../../evidence/stated-brand.ts";
import { isPlaceholder } from "../../name/rules/brand-in-front.ts";
import { listedMaker } from "../../name/rules/known-product.ts";
import type { SearchedProduct } from "./property-terms.ts";

/**
 * The row's brand as people type it: of several the first one. A handle of the shop is none, nor a company whose name without its legal
 * form is a word of the language, and would state a property: "Rustic LTD".
 */
export function searchedBrand({ evidence, language }: SearchedProduct): string | undefined {
  const brand = statedBrand(evidence)
    ?.split(/\s?[,;/|]\s?/u)[0]
    ?.trim();
  if (brand === undefined || brand === "" || isPlaceholder(brand)) return undefined;
  const isWord = !/\s/u.test(brand) && isCommonWord(brand.toLowerCase(), language);
  return isWord && hasLegalForm(evidence) ? undefined : brand;
}

/** The maker that the name begins with, or that stands behind its first word, where it is a known one: "Brindisa Ortiz". */
export function brandIn({ name, language, glossary }: SearchedProduct): string | undefined {
  const [first] = readWords(name).tokens;
  if (first !== undefined && brandNames().has(first.folded)) return first.text;
  const words = name.split(" ");
  const isMaker = (spelled: string) =>
    /^\p{Lu}[\p{L}&'’. -]{2,}$/u.test(spelled) &&
    !spelled.endsWith("-") &&
    !/^\p{Lu}{2,3}$/u.test(spelled) &&
    listedMaker(spelled) === "alone" &&
    !isCommonWord(spelled.toLowerCase(), language) &&
    glossary.roleOf(foldText(spelled), language) === undefined;
  for (const start of isHeadFirst(language) ? [0] : [0, 1]) {
    for (const length of [3, 2, 1]) {
      const spelled = words.slice(start, start + length).join(" ");
      if (words.length > start + length && isMaker(spelled)) return spelled;
    }
  }
  return undefined;
}

const carrier =
  /^(?:custodi[ae]|valigett[ae]|bors[ae]|zain[oi]|housses?|sacs?|sacoches?|étuis?|mallettes?)\s/iu;

/** French and Italian: the listed maker behind the noun: "custodia per portatile | Nilox", "anches sax alto | Vandoren"; no maker of devices, which the thing may be for. */
export function makerBehind(type: string, { name, language }: SearchedProduct): string | undefined {
  const place = name.toLowerCase().indexOf(`${type.toLowerCase()} `);
  if (!isHeadFirst(language) || place < 0) return undefined;
  const behind = name
    .slice(place + type.length)
    .trim()
    .split(" ");
  // "Filtro per aspirapolvere Rowenta": a maker behind what a part is for is the other thing's; behind a bag it is the bag's.
  if (/\s(?:per|pour)\s/iu.test(type) && !carrier.test(type)) return undefined;
  const end = behind.findIndex((word) =>
    /^(?:per|pour|con|avec|compatibil[ei]|compatibles?|\+|-)$/iu.test(word),
  );
  const own = end < 0 ? behind : behind.slice(0, end);
  const isBehindWord = (place: number) => /^\p{Ll}{3,}$/u.test(own[place - 1] ?? "");
  const candidates = own.flatMap((word, place) =>
    place === 0 || isBehindWord(place) ? [own.slice(place, place + 2).join(" "), word] : [],
  );
  return candidates.find(
    (words) =>
      /^\p{Lu}[\p{L}&'’. -]{3,}$/u.test(words) &&
      listedMaker(words) !== undefined &&
      !isDeviceMaker(foldText(words)) &&
      !isCommonWord(words.toLowerCase(), language),
  );
}

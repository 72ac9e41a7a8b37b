import { isHeadFirst, type Language } from "../../../nlp/language.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { synonymsOf } from "../../../translation/noun-grammar.ts";
import { isRegional } from "./named-terms.ts";
import { countWords } from "./passage.ts";
import { isWithin, type ProductType, type SearchedProduct } from "./property-terms.ts";
import { leafWord } from "./row-noun.ts";
import { hasOwnSynonyms } from "./term-guard.ts";
import { isUntold, mayBeOfCategory } from "./type-of-category.ts";
import { isOtherThing } from "./word-classes.ts";

/** Other words for a row's noun: its row in the word lists, unless it is a homonym or they say more, and what its category is called. */
export function otherWords(type: ProductType, product: SearchedProduct): string[] {
  const nouns =
    !hasOwnSynonyms(type, product) || !mayBeOfCategory(type, product)
      ? []
      : [type.text, ...(type.base === undefined ? [] : [type.base])];
  const synonyms = nouns
    .flatMap((noun) => synonymsOf(noun, product.language))
    .filter((synonym) => !isOtherThing(synonym, type.text) && !isRegional(synonym))
    .filter((synonym) => !isNarrower(synonym, type, product));
  return [...synonyms, ...categoryTerm(type, product)];
}

/** What the leaf is called that was surely found, and the type's own category, which is what shops call it, unless that says more. */
function categoryTerm({ entry, text }: ProductType, product: SearchedProduct): string[] {
  const { language, category, evidence } = product;
  const isSure = (evidence?.category?.score ?? 0) >= surelyFound && category !== undefined;
  const leaf = isSure && !isUntold(category) ? leafWord(product)?.text : undefined;
  const name = entry?.category?.names[language];
  const isOther = product.category?.identifier !== entry?.category?.identifier;
  const isOwn =
    name !== undefined &&
    countWords(name) <= countWords(text) &&
    // "Cafés moulus" for coffee in beans.
    (countWords(name) === 1 || !isOther || isSaidWhole(name, product)) &&
    readWords(name)
      .stems(language)
      .some((stem) => readWords(text).stems(language).includes(stem)) &&
    !/[&,/()]|\s(?:and|und|et|e|ed)\s/u.test(name);
  const own = isOwn ? [language === "de" ? name : name.toLowerCase()] : [];
  return [
    ...own,
    ...(leaf === undefined || isWithinStems(leaf, text, language) || isOtherThing(leaf, text) ? [] : [leaf]),
  ].filter((term) => !isSameNoun(term, text, language));
}

/** Whether a noun says no more than another one: the "screw" of "wood screws". */
function isWithinStems(noun: string, other: string, language: Language): boolean {
  const said = new Set(readWords(other).stems(language));
  return readWords(noun)
    .stems(language)
    .every((stem) => said.has(stem));
}

/** "Classeur à anneaux" for a "classeur": one kind of it, by what it has, where neither text nor category says so. */
function isNarrower(
  synonym: string,
  { text: type, base = type }: ProductType,
  product: SearchedProduct,
): boolean {
  const [head = "", own = "", ...more] = synonym.toLowerCase().split(" ");
  // "Gemahlener Kaffee" for a "Filterkaffee": what was done with it.
  if (product.language === "de" && /^ge\p{Ll}{3,}(?:t|en)e[rsn]?\s/u.test(synonym))
    return !isSaidWhole(synonym, { ...product, category: undefined });
  // "Adesivo sigillante" for a "colla": one kind of it, by its adjective.
  const isOneKind = isHeadFirst(product.language) && own !== "" && more.length === 0 && !isWithin(head, type);
  if (isOneKind && !isWithin(own, type)) return !isSaidWhole(own, product);
  const rest = synonym.toLowerCase().startsWith(`${base.toLowerCase()} `) ? synonym.slice(base.length) : "";
  if (!/^\s(?:à|au|aux|avec|con|al?|alla|mit|with)\s/iu.test(rest)) return false;
  return !isSaidWhole(synonym, product);
}

/** Whether the name, the text and the found category have all content words of a term. */
function isSaidWhole(term: string, { name, text, category, language }: SearchedProduct): boolean {
  const said = `${name}\n${text?.reading.text ?? ""}\n${category?.names[language] ?? ""}`;
  const stems = new Set(readWords(said).stems(language));
  const words = readWords(term);
  return words
    .stems(language)
    .every((stem, place) => isStopWord(words.folded[place] ?? "", language) || stems.has(stem));
}

function isSameNoun(one: string, other: string, language: Language): boolean {
  return readWords(one).stems(language).join(" ") === readWords(other).stems(language).join(" ");
}

/** Score from which a leaf's name is another word for the row's noun. */
const surelyFound = 0.95;

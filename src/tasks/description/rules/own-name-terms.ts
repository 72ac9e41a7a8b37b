import { brandNames } from "../../../nlp/casing-words.ts";
import { isHeadFirst } from "../../../nlp/language.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { propertyWords, shortestType } from "./named-type.ts";
import type { SearchedProduct } from "./property-terms.ts";

const mostNames = 3;
const fitted = /^(?:for|fits|fur|passend|pour|per)$/;

/** "Pettorina per cane Trixie", "Trixie New Premium": the first words of the name that no list has, with the type and alone. */
export function ownNameTerms(type: string, product: SearchedProduct): string[] {
  const { name, language, glossary } = product;
  const { tokens, folded, text } = readWords(name);
  // The "Cérame" of a column "Grès cérame" is no maker either.
  const ofType = new Set([...readWords(type).folded, ...propertyWords(product)]);
  const isOwn = (place: number) => {
    const [token, word = ""] = [tokens[place], folded[place]];
    if (token === undefined || ofType.has(word) || !/^[\p{Lu}\d]/u.test(token.text)) return false;
    if (token.kind === "number" || text.charAt(token.end) === "." || /^\d/u.test(token.text)) return false;
    return (
      token.kind === "code" || (glossary.roleOf(word, language) === undefined && !isStopWord(word, language))
    );
  };
  const first = tokens.findIndex(({ kind }, place) => kind === "word" && isOwn(place));
  // "Vergaser für Honda": what a part fits; cases and cables are searched by that.
  const isFitted =
    first > 0 &&
    fitted.test(folded[first - 1] ?? "") &&
    !/^a-(?:electronics|computers)/u.test(product.category?.identifier ?? "");
  if (first < 0 || isFitted) return [];
  let end = first + 1;
  while (
    end < first + mostNames &&
    isOwn(end) &&
    /^\s$/u.test(text.slice(tokens[end - 1]?.end, tokens[end]?.start))
  )
    end += 1;
  // "Rowenta X" of "Rowenta X-Force"
  if (end - first > 1 && /^-\p{L}/u.test(text.slice(tokens[end - 1]?.end))) end -= 1;
  // "Digital" of "Western Digital" is half a name.
  const before = tokens[first - 1];
  const isTorn =
    before !== undefined &&
    /^\p{Lu}/u.test(before.text) &&
    !ofType.has(folded[first - 1] ?? "") &&
    /^\s$/u.test(text.slice(before.end, tokens[first]?.start));
  if (isTorn && glossary.roleOf(folded[first - 1] ?? "", language) !== "color") return [];
  // "Hello Kitty"
  const isPair =
    end - first > 1 && [first, first + 1].every((place) => brandNames().has(folded[place] ?? ""));
  // "L'Oréal": the article is a part of the name.
  const from =
    /(?<![\p{L}\p{N}])[LD]['’]$/u.exec(text.slice(0, tokens[first]?.start))?.index ?? tokens[first]?.start;
  const one = text.slice(from, tokens[isPair ? first + 1 : first]?.end);
  if (one.length < shortestType) return [];
  const all = text.slice(from, tokens[end - 1]?.end);
  // "Radiateur acier Pann T22": a word cut short before one of its sizes.
  const isBeforeModel =
    tokens[first + 1]?.kind === "code" &&
    (!isHeadFirst(language) || /(?:\d.*){3}/u.test(tokens[first + 1]?.text ?? ""));
  const isMaker = isBeforeModel || brandNames().has(folded[first] ?? "");
  if (!isMaker) return [];
  return [isHeadFirst(language) ? `${type} ${one}` : `${one} ${type}`, ...(end - first > 1 ? [all] : [])];
}

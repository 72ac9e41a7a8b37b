import { brandNames, mixedCaseNames, properNames } from "../../../nlp/casing-words.ts";
import { isHeadFirst, type Language } from "../../../nlp/language.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { statedBrand } from "../../evidence/stated-brand.ts";
import { escaped } from "../../name/rules/case-of-parts.ts";
import { ofCountry } from "./modified-terms.ts";
import type { SearchedProduct } from "./property-terms.ts";

/** Search terms as they are written within a sentence, without those that say a word twice, and each in one number alone. */
export function wellFormed(terms: readonly string[], product: SearchedProduct): string[] {
  const spelling = spellingOf(product);
  const isPlain = plainIn(product);
  const spelled = terms.map((term) => {
    const words = term.match(/\p{Lu}[\p{L}\p{N}'’-]*/gu) ?? [];
    const small = !/\d/u.test(term) && words.every(isPlain) ? term.toLowerCase() : term;
    return small.replace(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu, spelling);
  });
  return distinctTerms(spelled, product.language).filter((term) => !isDoubled(term, product));
}

/** Terms of which no earlier one has the same words in the same order, in any inflected form. */
export function distinctTerms(terms: readonly string[], language: Language): string[] {
  const seen = new Set<string>();
  return terms.filter((term) => {
    const reading = readWords(term);
    const stems = reading.tokens.map(({ kind, folded }, place) =>
      kind === "word" ? (reading.stems(language)[place] ?? folded) : folded,
    );
    return seen.size !== seen.add(stems.join(" ")).size;
  });
}

/** "Cartouche d'encre encre noire": what two parts of the row say, and no maker says so. */
function isDoubled(term: string, { language, name, evidence }: SearchedProduct): boolean {
  const maker = new Set(readWords(statedBrand(evidence) ?? "").stems(language));
  const { folded, stems } = readWords(term);
  const content = stems(language).filter(
    (stem, place) => stem.length > 2 && !maker.has(stem) && !isStopWord(folded[place] ?? "", language),
  );
  return new Set(content).size < content.length && !foldText(name).includes(foldText(term));
}

/** Whether a word is an English one that titles alone write with a capital; with another one, a maker's or a model's, a term stays as it is. */
function plainIn({ language, glossary, evidence }: SearchedProduct): (word: string) => boolean {
  const maker = new Set(readWords(statedBrand(evidence) ?? "").folded);
  return (word) => {
    const folded = foldText(word);
    return (
      language === "en" &&
      /^\p{Lu}\p{Ll}+$/u.test(word) &&
      !(maker.has(folded) || brandNames().has(folded) || properNames().has(folded) || ofCountry.test(word)) &&
      (isCommonWord(word.toLowerCase(), language) || glossary.roleOf(folded, language) !== undefined)
    );
  };
}

/** How a small word of a term is written: with the capitals that the leaf's terms, the lists or the name have it with ("Rioja", "MacBook", "Gore-Tex"). */
function spellingOf({ language, name, text, category }: SearchedProduct): (word: string) => string {
  if (language === "de") return (word) => word;
  const listed = new Map<string, string>();
  for (const term of category?.terms[language] ?? [])
    for (const word of term.split(" ")) if (/\p{Lu}/u.test(word)) listed.set(word.toLowerCase(), word);
  return (word) => {
    const lower = word.toLowerCase();
    if (word !== lower) return word;
    const fixed = listed.get(lower) ?? mixedCaseNames().get(lower);
    if (fixed !== undefined) return fixed;
    return isHeadFirst(language) && isCapitalOnly(word, name, text?.reading.text ?? "")
      ? capitalOf(word, name)
      : word;
  };
}

/** Whether a French or Italian name writes the word with capitals, and no text of the row without them. */
function isCapitalOnly(word: string, name: string, text: string): boolean {
  const written = capitalOf(word, name);
  return written !== word && !new RegExp(`(?<![\\p{L}-])${escaped(word)}(?![\\p{L}-])`, "u").test(text);
}

/** Two capitals: "Gore-Tex"; one may be the shop's way to write a name. */
function capitalOf(word: string, name: string): string {
  const pattern = new RegExp(`(?<=\\s)${escaped(word)}(?![\\p{L}-])`, "iu");
  const written = pattern.exec(name)?.[0] ?? word;
  return /^\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+$/u.test(written) ? written : word;
}

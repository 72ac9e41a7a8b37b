import { isHeadFirst, type Language } from "../../../nlp/language.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import type { GlossaryEntry } from "../../../translation/glossary-entry.ts";
import { type CategoryNoun, lastLevel } from "../../evidence/category-noun.ts";
import type { SearchedProduct } from "./property-terms.ts";
import { isOfOtherEnding } from "./term-heads.ts";

/** Score of the found category from which it decides. */
const leastScore = 0.7;
/** Of two categories, levels of their identifiers with which they have a department in common. */
const departmentLevels = 2;
/** Letters that two spellings of a noun begin or end with. */
const shared = 4;

/**
 * Whether the noun that the lists have for the one word of the shop's category is what the row is. Where it is another word than the shop's ("court
 * shoe" for "Pumps", "car" for the "Auto" of "Lifejackets > Auto", "torcia elettrica" for "Torchi"), the row has to say so too: with the
 * noun, with another word of its domain, or with the category that was found.
 */
export function isMeantByShop({ noun, entry }: CategoryNoun, product: SearchedProduct): boolean {
  const { name, text, language, glossary, evidence } = product;
  const path = evidence?.sourceCategory ?? "";
  const last = lastLevel(path);
  if (/[\s_-]/u.test(last.trim()) || isAlike(noun, last, language)) return true;
  const said = `${name}\n${text?.reading.text ?? ""}`;
  const stems = new Set(readWords(said).stems(language));
  if (
    readWords(noun)
      .stems(language)
      .every((stem) => stems.has(stem))
  )
    return true;
  if (isOfFound(entry, product)) return true;
  const own = readWords(last).folded;
  const others = [name, ...path.split(/[>/|»]/u).slice(0, -1)].flatMap((each) => {
    const reading = readWords(each);
    return glossary.find(reading, language).filter(({ first, entry: other }) => {
      const word = reading.tokens[first]?.text ?? "";
      return other.role === "type" && !isSame(own, foldText(word)) && !isOfOtherEnding(word, other, language);
    });
  });
  if (others.some(({ entry: other }) => isOfKind(other, entry))) return true;
  // "Kameras" of an English feed: a shop whose categories are in another language as a whole.
  const isOwnWord = glossary.find(readWords(last), language).some(({ entry: { role } }) => role === "type");
  const isInName = own.every((word) => readWords(name).folded.includes(word));
  return !isOwnWord && !isInName && !isPathIn(path, language);
}

function isSame(words: readonly string[], word: string): boolean {
  return words.some((each) => each.replace(/s$/u, "") === word.replace(/s$/u, ""));
}

/** "Digitalkamera" and "Kameras", "batterie de voiture" and "Batteries". */
function isAlike(noun: string, last: string, language: Language): boolean {
  const [one, other] = [foldText(noun).replaceAll(" ", ""), foldText(last).trim()];
  // "Torchi" are no "torcia".
  const ending = isHeadFirst(language) ? 1 : 2;
  const stem = other.slice(0, Math.max(shared, other.length - ending));
  return one.includes(stem) || stem.includes(one.slice(0, Math.max(shared, one.length - 1)));
}

function isOfFound({ category }: GlossaryEntry, { evidence }: SearchedProduct): boolean {
  const { identifier = "", score = 0 } = evidence?.category ?? {};
  const own = category?.identifier.split("-") ?? [];
  if (score < leastScore || own.length === 0) return false;
  return (
    own.slice(0, departmentLevels).join("-") === identifier.split("-").slice(0, departmentLevels).join("-")
  );
}

function isOfKind(one: GlossaryEntry, other: GlossaryEntry): boolean {
  if (one.domain !== undefined && one.domain === other.domain) return true;
  const [first, second] = [one, other].map(({ category }) =>
    category?.identifier.split("-").slice(0, departmentLevels).join("-"),
  );
  return first !== undefined && first === second;
}

/** Whether a level above the last one is in the language: "Safety > Lifejackets > Auto". */
function isPathIn(path: string, language: Language): boolean {
  const above = path.split(/[>/|»]/u).slice(0, -1);
  return above.some((level) =>
    readWords(level).tokens.some(({ text }) => isCommonWord(text.toLowerCase(), language)),
  );
}

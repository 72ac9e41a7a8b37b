import { findSorted } from "../detection/find-sorted.ts";
import { levelOf } from "../detection/word-levels.ts";
import { wordModel } from "../detection/word-model.ts";
import { type Language, textLanguages } from "../language.ts";

/** Endings of French and Italian words that names of makers, people and places seldom have. */
const commonEndings: Readonly<Partial<Record<Language, RegExp>>> = {
  fr: /(?:[cgstx]ions?|ades?|[bcdfgmnrtv]ales?|oirs?|udes?|ments?|ages?|iques?|ables?|ibles?|euses?|eurs?|ettes?|ités?|ismes?|istes?|oires?|aires?|ante?s?|ives?|ifs?|ières?|ieres?|elles|eaux|ances?|ences?|tures?|[bcdfglmnprstv]ée?s?)$/u,
  it: /(?:[zs]ion[ei]|ment[oi]|[ai]bil[ei]|ezz[ae]|ità|ism[oi]|ist[ae]|at[oaie]|ut[oaie]|os[oaie]|iv[oaie]|ic[oai]|ich[ei]|ant[ei]|ent[ei]|ett[oae]|tur[ae])$/u,
};
const shortestWithEnding = 6;

/** What the lists may have instead of a plural or a feminine. */
const singular: Readonly<Partial<Record<Language, RegExp>>> = { fr: /(?:es|[sxe])$/u };

/**
 * Whether a word, in small letters, is an everyday one of the language: by the word lists, where it may lack its
 * accents, or by its ending.
 */
export function isCommonWord(lower: string, language: Language): boolean {
  if (isListed(lower, language)) return true;
  const bare = singular[language] && lower.replace(singular[language], "");
  if (bare !== undefined && bare.length > 2 && bare !== lower && isListed(bare, language)) return true;
  return lower.length >= shortestWithEnding && commonEndings[language]?.test(lower) === true;
}

function isListed(lower: string, language: Language): boolean {
  const { words, levels } = wordModel().known;
  const index = findSorted(words, lower);
  return index !== undefined && levelOf(levels[index] ?? 0, textLanguages.indexOf(language)) > 0;
}

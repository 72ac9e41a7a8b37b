import { lazily } from "../../lib/once.ts";
import { membersOf, parseTable } from "../../lib/table.ts";
import { acronyms, brandNames, mixedCaseNames } from "../../nlp/casing-words.ts";
import { type Language, textLanguages } from "../../nlp/language.ts";
import { findKnownWord, isCommonWord, wordModel } from "../../nlp/language-profiles.ts";
import { foldText } from "../../nlp/normalizer.ts";
import { tokenize } from "../../nlp/tokenizer.ts";
import { ownVocabulary } from "../built-in-words.ts";
import everydayEnglish from "../data/everyday-english.tsv";
import makerNames from "../data/maker-names.tsv";
import type { TranslationDirection } from "../translate.ts";

/**
 * Whether a word that the glossary lacks is a common word of the language, not a name or an English word in a text of another
 * language. It is if it is lower-case, or a word list has it or its base form, or it has a typical ending or spelling.
 */
export function isWordOf(text: string, language: Language): boolean {
  const folded = foldText(text);
  if (text.length < 2 || isFixed(folded) || /\p{Ll}\p{Lu}/u.test(text)) return false;
  if (isListed(folded, language)) return true;
  if (language !== "en" && isEnglish(folded)) return false;
  if (/^\p{Ll}/u.test(text)) return true;
  if (foreignLetters[language].test(text)) return false;
  if (isCommonWord(text.toLowerCase(), language)) return true;
  if (isUpper(text) && text.length < shortestLoud) return false;
  if (basesOf(folded, language).some((base) => base.length > 2 && isListed(base, language))) return true;
  if (commonEndings[language].test(folded)) return true;
  const lead = spellingLead(text.toLowerCase(), language);
  return lead > surelyOwn[language] || (language === "de" && lead > hardlyForeign && hasKnownHead(folded));
}

/** The spelling lead (see `spellingLead`) above which a word surely belongs to the language. */
const surelyOwn: Readonly<Record<Language, number>> = { en: Infinity, de: 0.1, fr: 0.5, it: 0.6 };
const hardlyForeign = -0.4;

/** The log probability of a word's spelling in the language minus that in the best other one, per letter. */
export function spellingLead(lower: string, language: Language): number {
  const logs = wordModel().grams.spelling(lower);
  const index = textLanguages.indexOf(language);
  const best = Math.max(...logs.filter((_, candidate) => candidate !== index));
  return ((logs[index] ?? best) - best) / lower.length;
}

/** The spelling lead below which a capitalized word is surely a name. */
const surelyForeign: Readonly<Record<Language, number>> = { en: 0.6, de: -0.5, fr: -0.15, it: -0.15 };

/** Whether a capitalized phrase is surely a name: none of its words is common or spelled like a word of the language. */
export function isSurelyName(found: string, language: Language): boolean {
  return tokenize(found).every(({ kind, text, folded }) => {
    if (kind !== "word" || isFixed(folded) || /\p{Ll}\p{Lu}/u.test(text)) return true;
    if (!/^\p{Lu}/u.test(text) || isWordOf(text, language)) return false;
    const isCode = isUpper(text) && text.length < shortestLoud;
    return (
      isCode ||
      (text.length >= shortestName && spellingLead(text.toLowerCase(), language) < surelyForeign[language])
    );
  });
}

const shortestName = 4;

/** Whether the target language has a word with the same spelling. */
export function isAlike(text: string, { source, target }: TranslationDirection): boolean {
  const folded = foldText(text);
  if (isFunctionWordOf(folded, source)) return false;
  if (folded.length < 3 || isFixed(folded)) return false;
  return (
    wordModel().neutral.has(folded) || isListed(folded, target) || (target === "en" && isEnglish(folded))
  );
}

/** Letters that occur only in loanwords of the language, which the lists have. */
export const foreignLetters: Readonly<Record<Language, RegExp>> = {
  en: /[^\p{ASCII}’]/u,
  de: /[àâçèêëîïôûœìòùñ]/iu,
  fr: /[äöüßìòñ]/iu,
  it: /[jkwxyéâêîôûçœëïäöüßñ]/iu,
};

/** Whether it is a brand, an acronym or a name in mixed case. */
export function isFixed(folded: string): boolean {
  return (
    brandNames().has(folded) || isKnownMaker(folded) || acronyms().has(folded) || mixedCaseNames().has(folded)
  );
}

const shortestLoud = 4;

function isUpper(text: string): boolean {
  return text === text.toUpperCase();
}

export function isListed(folded: string, language: Language): boolean {
  if (ownVocabulary(language).has(folded) || isDetected(folded, language)) return true;
  return language === "en" && everyday().has(folded);
}

export function isEnglish(folded: string): boolean {
  if (isListed(folded, "en")) return true;
  return basesOf(folded, "en").some((base) => base.length > 2 && everyday().has(base));
}

const unlikely = Math.log(1e-5);

/** Whether the word is in the lists of language identification for the language. */
export function isDetected(folded: string, language: Language): boolean {
  const known = findKnownWord(wordModel().known, folded);
  return (known?.logs[textLanguages.indexOf(language)] ?? unlikely) > unlikely;
}

/** Whether the word is in the lists of language identification for any other language, including unsupported ones. */
export function isDetectedElsewhere(folded: string, language: Language): boolean {
  const index = textLanguages.indexOf(language);
  const known = findKnownWord(wordModel().known, folded);
  return known?.logs.some((log, candidate) => candidate !== index && log > unlikely) ?? false;
}

function isFunctionWordOf(folded: string, language: Language): boolean {
  const known = findKnownWord(wordModel().known, folded);
  return known?.isFunctionWord === true && isDetected(folded, language);
}

/** Common English words, in their base form, that the glossary has at most in phrases. */
const everyday = lazily(() => new Set(membersOf(parseTable(everydayEnglish), "words")));
/** Folded names of makers and product lines besides those of `brandNames`. */
const makers = lazily(() => new Set(membersOf(parseTable(makerNames), "words")));

export function isKnownMaker(folded: string): boolean {
  return makers().has(folded);
}

/** The possible base forms of an inflected word: "berries", "moulded", "grandes". */
export function basesOf(folded: string, language: Language): string[] {
  return endings[language].flatMap(([ending, instead]) =>
    folded.endsWith(ending) ? instead.map((end) => folded.slice(0, -ending.length) + end) : [],
  );
}

type Endings = readonly (readonly [ending: string, instead: readonly string[]])[];

const endings: Readonly<Record<Language, Endings>> = {
  en: [
    ["ies", ["y"]],
    ["es", [""]],
    ["s", [""]],
    ["ed", ["", "e"]],
    ["ing", ["", "e"]],
    ["er", ["", "e"]],
    ["ers", ["", "e"]],
    ["ly", ["", "le"]],
    ["y", ["", "e"]],
  ],
  de: [
    ["en", ["", "e"]],
    ["n", [""]],
    ["er", [""]],
    ["es", [""]],
    ["em", [""]],
    ["e", [""]],
    ["s", [""]],
  ],
  fr: [
    ["es", ["", "e"]],
    ["s", [""]],
    ["x", [""]],
    ["e", [""]],
  ],
  it: [
    ["i", ["o", "e", "a"]],
    ["e", ["a", "o"]],
    ["a", ["o", "e"]],
    ["o", ["a"]],
    ["hi", ["o"]],
    ["he", ["a"]],
  ],
};

/** Endings that are rare in names of makers, people and places. */
export const commonEndings: Readonly<Record<Language, RegExp>> = {
  en: /\p{L}{3}(?:ings?|ed|[^aeiou]ly|ness|less|ful|tions?|ments?|able|ible|ous|ical|ity|ised|ized|proof|berry|berries|wear|ware|wash)$/u,
  de: /\p{L}{3}(?:ungs?|ungen|heit|keit|isch|ische[rsnm]?|lich|liche[rsnm]?|chen|iert|ierte[rsnm]?|bare[rsnm]?|ig|ige[rsnm]?|schaft)$/u,
  fr: /\p{L}{3}(?:[ns]ites?|tions?|ments?|euses?|ettes?|ieres?|iques?|ables?|ages?)$/u,
  it: /\p{L}{3}(?:zion[ei]|ment[oi]|abil[ei]|ibil[ei]|ett[aeio]|tor[ei]|tric[ei]|ari[oae]|ator[ei]|ell[aeio]|[^aeiou]in[ae])$/u,
};

const shortestHead = 5;

/** In letters; bounds the quadratic time of looking up the parts. */
const longestCompound = 60;

/** "Bergkräuterkäse": a compound whose head is listed. */
export function hasKnownHead(folded: string): boolean {
  if (folded.length > longestCompound) return false;
  for (let cut = 3; cut <= folded.length - shortestHead; cut += 1) {
    const head = folded.slice(cut);
    if (
      isListed(head, "de") ||
      basesOf(head, "de").some((base) => base.length >= shortestHead && isListed(base, "de"))
    )
      return true;
  }
  return false;
}

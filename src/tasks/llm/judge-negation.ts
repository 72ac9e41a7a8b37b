import { type Language, textLanguages } from "../../nlp/language.ts";
import { readWords, stem } from "../../nlp/stemmer.ts";
import { isStopWordInAnyLanguage } from "../../nlp/stop-words.ts";
import { otherWords } from "./glossary-terms.ts";
import type { Judge } from "./judge.ts";
import { quoted } from "./prompt.ts";

const negation =
  /(?<![\p{L}\d])(?:without|excluding|excl|not|no|ohne|nicht|kein\p{L}*|exkl\p{L}*|sans|pas|non|hors|senza|esclus[oaei])(?![\p{L}\d])/iu;
/** What follows these words is absent: "ohne Akku"; other negations also refer to what precedes: "bulb not included". */
const withoutIt =
  /(?<![\p{L}\d])(?:without|excluding|excl|no|ohne|kein\p{L}*|exkl\p{L}*|sans|hors|senza)(?![\p{L}\d])\.?(.*)$/iu;
const inclusion =
  /(?<![\p{L}\d])(?:includ\p{L}+|incl|inkl\p{L}*|enthalten|inbegriffen|mitgeliefert|lieferumfang|inclus\p{L}*|fourni\p{L}*|compris\p{L}*|inclus[oaei]|fornit[oaei]|dotazione)(?![\p{L}\d])/iu;
const addition =
  /(?<![\p{L}\d])(?:with|incl|including|mit|inkl|inklusive|samt|avec|con)(?![\p{L}\d])\.?(.*)$/iu;
/** A joining word or two may come between: ohne den Akku. */
const wordsAfter = 2;

/** Clause boundaries, including brackets in a name. */
const clauses = /[.!?;:,()|–\n/]+(?=\s|$)|[()|;]/u;

/** Finds things the text includes though its sources exclude them: "ohne Akku" as "mit Akku", "battery not included" as "battery included". */
export function createDenialCheck(sources: readonly string[], language: Language): Judge {
  const lacking = new Set(sources.flatMap(clausesOf).flatMap(lackingIn));
  return (text, field) => {
    if (lacking.size === 0) return [];
    const given = clausesOf(text).flatMap(givenIn);
    const contrary = given.filter((word) => lacking.has(stem(word, language)));
    return contrary.length === 0
      ? []
      : [
          `${field} gives what the record says is not there: ${[...new Set(contrary)].slice(0, 3).map(quoted).join(", ")}.`,
        ];
  };
}

/**
 * Finds names in another language that add an accessory and lack a negation, where the source excludes something; which word is
 * excluded cannot be matched across languages.
 */
export function createLostDenialCheck(source: string): Judge {
  const isLacking = clausesOf(source).some((clause) => withoutIt.test(clause));
  return (text, field) =>
    isLacking && !negation.test(text) && addition.test(text)
      ? [`${field} does not say what is not there; the record does.`]
      : [];
}

function clausesOf(text: string): string[] {
  return text.split(clauses).filter((clause) => clause.trim() !== "");
}

/** Stems, in all languages, of the words that a clause excludes. */
function lackingIn(clause: string): string[] {
  if (!negation.test(clause)) return [];
  const following = withoutIt.exec(clause)?.[1];
  const words =
    following === undefined
      ? inclusion.test(clause)
        ? contentWords(clause)
        : []
      : contentWords(following).slice(0, wordsAfter);
  return words.flatMap((word) =>
    textLanguages.flatMap((language) => [stem(word, language), ...otherWords(word, language)]),
  );
}

/** The words that a clause includes. */
function givenIn(clause: string): string[] {
  if (negation.test(clause)) return [];
  const following = addition.exec(clause)?.[1];
  const added = following === undefined ? [] : contentWords(following).slice(0, wordsAfter);
  return inclusion.test(clause) ? contentWords(clause) : added;
}

function contentWords(text: string): string[] {
  return readWords(text).folded.filter(
    (word) => word.length > 2 && !isStopWordInAnyLanguage(word) && !inclusion.test(word) && !/^\d/.test(word),
  );
}

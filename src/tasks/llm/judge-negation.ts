import { type Language, textLanguages } from "../../nlp/language.ts";
import { readWords, stem } from "../../nlp/stemmer.ts";
import { isStopWordInAnyLanguage } from "../../nlp/stop-words.ts";
import { otherWords } from "./glossary-terms.ts";
import type { Judge } from "./judge.ts";
import { quoted } from "./prompt.ts";

const denial =
  /(?<![\p{L}\d])(?:without|excluding|excl|not|no|ohne|nicht|kein\p{L}*|exkl\p{L}*|sans|pas|non|hors|senza|esclus[oaei])(?![\p{L}\d])/iu;
/** The words that stand behind these are what a thing is without: "ohne Akku"; before the others too: "bulb not included". */
const withoutIt =
  /(?<![\p{L}\d])(?:without|excluding|excl|no|ohne|kein\p{L}*|exkl\p{L}*|sans|hors|senza)(?![\p{L}\d])\.?(.*)$/iu;
const inclusion =
  /(?<![\p{L}\d])(?:includ\p{L}+|incl|inkl\p{L}*|enthalten|inbegriffen|mitgeliefert|lieferumfang|inclus\p{L}*|fourni\p{L}*|compris\p{L}*|inclus[oaei]|fornit[oaei]|dotazione)(?![\p{L}\d])/iu;
const addition =
  /(?<![\p{L}\d])(?:with|incl|including|mit|inkl|inklusive|samt|avec|con)(?![\p{L}\d])\.?(.*)$/iu;
/** A joining word or two may stand between: ohne den Akku. */
const wordsBehind = 2;

/** Where clauses end; a name's brackets hold one. */
const clauses = /[.!?;:,()|–\n/]+(?=\s|$)|[()|;]/u;

/**
 * Looks whether a text gives what its sources say is not there: "ohne Akku" that became "mit Akku", "battery not included" that became
 * "battery included".
 */
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
 * Looks whether a name in another language gives something with the thing and denies nothing, where its source says that
 * something is not there: which it is, the words alone do not tell.
 */
export function createLostDenialCheck(source: string): Judge {
  const isLacking = clausesOf(source).some((clause) => withoutIt.test(clause));
  return (text, field) =>
    isLacking && !denial.test(text) && addition.test(text)
      ? [`${field} does not say what is not there; the record does.`]
      : [];
}

function clausesOf(text: string): string[] {
  return text.split(clauses).filter((clause) => clause.trim() !== "");
}

/** Stems of the words that a clause says are not there, in all languages. */
function lackingIn(clause: string): string[] {
  if (!denial.test(clause)) return [];
  const behind = withoutIt.exec(clause)?.[1];
  const words =
    behind === undefined
      ? inclusion.test(clause)
        ? contentWords(clause)
        : []
      : contentWords(behind).slice(0, wordsBehind);
  return words.flatMap((word) =>
    textLanguages.flatMap((language) => [stem(word, language), ...otherWords(word, language)]),
  );
}

/** The words that a clause says are there. */
function givenIn(clause: string): string[] {
  if (denial.test(clause)) return [];
  const behind = addition.exec(clause)?.[1];
  const added = behind === undefined ? [] : contentWords(behind).slice(0, wordsBehind);
  return inclusion.test(clause) ? contentWords(clause) : added;
}

function contentWords(text: string): string[] {
  return readWords(text).folded.filter(
    (word) => word.length > 2 && !isStopWordInAnyLanguage(word) && !inclusion.test(word) && !/^\d/.test(word),
  );
}

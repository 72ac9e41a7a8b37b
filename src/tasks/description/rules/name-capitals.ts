import type { Language } from "../../../nlp/language.ts";

/** In a name, a word with a capital behind one in small letters, or behind such a one: "avant Clio IV", "per Fiat Panda". */
const properName =
  /(?<=(?<![\p{L}\p{N}])\p{Ll}[\p{Ll}'’]*\s(?:\p{Lu}[\p{L}\d-]*\s){0,2})\p{Lu}\p{Ll}{2,}(?![\p{L}\p{N}'’-])/gu;

/**
 * A text that was in capitals, with the proper names of the product's name: "pour Renault Clio IV". French and Italian names alone tell them from
 * other words.
 * @param name as it is written now
 */
export function withNameCapitals(text: string, name: string, language: Language): string {
  if (language !== "fr" && language !== "it") return text;
  const proper = new Map((name.match(properName) ?? []).map((word) => [word.toLowerCase(), word]));
  if (proper.size === 0) return text;
  return text.replace(
    /(?<![\p{L}\p{N}'’-])\p{Ll}{3,}(?![\p{L}\p{N}'’-])/gu,
    (word) => proper.get(word) ?? word,
  );
}

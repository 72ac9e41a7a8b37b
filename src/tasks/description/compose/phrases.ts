import type { Language } from "../../../nlp/language.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import { audienceWords } from "../rules/word-classes.ts";

/** "by Norda" */
export function brandPhrase(brand: string, language: Language): string {
  return `${{ en: "by", de: "von", fr: "de la marque", it: "di" }[language]} ${brand}`;
}

const audiencePhrases: Readonly<Record<Language, readonly [string, string, string]>> = {
  en: ["for men", "for women", "for men and women"],
  de: ["für Herren", "für Damen", "für Damen und Herren"],
  fr: ["pour homme", "pour femme", "pour homme et femme"],
  it: ["da uomo", "da donna", "da uomo e da donna"],
};

/** "for men"; undefined for children, who are boys, girls or babies. */
export function audiencePhrase(value: string, language: Language): string | undefined {
  const { men, women, children } = audienceWords();
  const { folded } = readWords(value);
  if (folded.some((word) => children.has(word))) return undefined;
  const [isForMen, isForWomen] = [
    folded.some((word) => men.has(word)),
    folded.some((word) => women.has(word)),
  ];
  if (!isForMen && !isForWomen) return undefined;
  return audiencePhrases[language][isForMen && isForWomen ? 2 : isForWomen ? 1 : 0];
}

const sideTexts: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { width: "wide", height: "high", depth: "deep" },
  de: { width: "breit", height: "hoch", depth: "tief" },
  fr: { width: "de large", height: "de haut", depth: "de profondeur" },
  it: { width: "in larghezza", height: "in altezza", depth: "in profondità" },
};

/** The order in which a sentence has them. */
export const sideOrder = ["width", "depth", "height"];

/** "60 cm wide" */
export const sideText = (side: string, value: string, language: Language) =>
  `${value} ${sideTexts[language][side] ?? ""}`.trim();

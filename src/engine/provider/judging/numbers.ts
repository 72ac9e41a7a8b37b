import { numberKey } from "../../../quality/facts/number-key.ts";
import { digitsForWords } from "../../../quality/facts/number-words.ts";
import { type Language, textLanguages } from "../../../text/language.ts";
import { findMeasures } from "../../../text/units.ts";
import { quoted } from "../quoted.ts";
import type { Judge } from "./judge.ts";

/**
 * Looks for numbers that the sources lack, whatever they count, and for measures whose number is a word ("three days"). How a
 * number is written makes no difference: 16.000 is 16000, and six is 6.
 */
export function createNumberCheck(sources: readonly string[], language: Language): Judge {
  const stated = new Set(sources.flatMap((source) => [source, ...inDigits(source)]).flatMap(numbersIn));
  const isAdded = (number: string) => !stated.has(number);
  return (text, field) => {
    const added = [
      ...numbersIn(text).filter(isAdded),
      ...spelledMeasures(text, language).filter((measure) => numbersIn(measure).some(isAdded)),
    ];
    return added.length === 0
      ? []
      : [`${field} has numbers that the record lacks: ${added.slice(0, 3).map(quoted).join(", ")}.`];
  };
}

function inDigits(source: string): string[] {
  return textLanguages.map((language) => digitsForWords(source, language));
}

function numbersIn(text: string): string[] {
  const written = text.match(/\d+(?:[.,]\d+)*/g) ?? [];
  return written.map(numberKey);
}

function spelledMeasures(text: string, language: Language): string[] {
  const digits = digitsForWords(text, language);
  if (digits === text) return [];
  return findMeasures(digits).map((measure) => measure.text);
}

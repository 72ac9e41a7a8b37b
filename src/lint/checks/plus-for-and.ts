import type { Language } from "../../nlp/language.ts";
import { defineCheck } from "../check.ts";
import { faultAt } from "../violation.ts";

const plus = / \+ (?=[\p{L}\d])/gu;
const and: Readonly<Record<Language, string>> = { en: " and ", de: " und ", fr: " et ", it: " e " };

/**
 * A plus between words that means "and"; of several, all but the last become commas. In A+++, C++ and B + W it
 * is part of a name.
 */
export const plusForAnd = defineCheck({
  kind: "plus-for-and",
  options: {},
  find: (reading, _check, product) => {
    const { text } = reading;
    if (!text.includes(" + ")) return [];
    const language = product.language();
    const places = [...text.matchAll(plus)]
      .map(({ 0: found, index }) => ({ start: index, end: index + found.length }))
      .filter(({ start, end }) => joins(text.slice(0, start), text.slice(end)));
    return places.map((place, index) => {
      const next = places[index + 1];
      const isLast = !next || /[()[\]]|\s[-–—|]\s/u.test(text.slice(place.end, next.start));
      const fix = language && { ...place, replacement: isLast ? and[language] : ", ", shorter: " & " };
      const shown = text.slice(Math.max(0, place.start - 12), place.end + 12);
      return faultAt(reading, place, `It has "+" for "and": "${shown}".`, fix);
    });
  },
});

function joins(before: string, after: string): boolean {
  const isInitial = /(?:^|[^\d\s]\s)\p{L}$/u.test(before) || /^\p{L}(?:\s|$)/u.test(after);
  return /[\p{L}\p{N}).]$/u.test(before) && !isInitial;
}

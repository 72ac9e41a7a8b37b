import { readWords } from "../../nlp/stemmer.ts";
import { defineCheck, oneOf } from "../check.ts";
import { removeSpan } from "../fixes.ts";
import { findReductions } from "../noise-patterns.ts";
import type { FieldReading } from "../product-reading.ts";
import { findFlags, findPhrasesIn } from "../promotional-words.ts";
import { faultsInSentences } from "../sentence-fixes.ts";
import { type Fault, faultAt, type Place } from "../violation.ts";

/**
 * Advertising. In a name: phrases, words set apart and reductions, which can be removed; in sentences: phrases
 * and reductions, which are cut as phrases where a sentence allows it.
 */
export const promotion = defineCheck({
  kind: "promotion",
  options: { of: oneOf("name", "sentences") },
  settledBy: "writer",
  find: (reading, { of }, product) => {
    const faults = reading.once(of === "name" ? faultsOfName : faultsOfSentences);
    if (faults.length === 0) return faults;
    const brand = product.brandWords();
    return faults.filter(({ start, end }) => !isOfBrand(reading.source.slice(start, end), brand));
  },
});

/** A brand called "Super" or "Top" is a name. */
function isOfBrand(text: string, brand: ReadonlySet<string>): boolean {
  return brand.size > 0 && readWords(text).folded.every((word) => brand.has(word));
}

function faultsOfName(reading: FieldReading): readonly Fault[] {
  const places = merged([
    ...findPhrasesIn(reading.words, "name"),
    ...findFlags(reading),
    ...findReductions(reading.text),
  ]);
  return places.map((narrow) => {
    const place = withRankAndYear(reading.text, narrow);
    return faultAt(reading, place, messageOf(reading, place), removeSpan(reading.text, place));
  });
}

/** "#1 Best Seller", "Hot Sale 2025", "%SALE%". */
function withRankAndYear(text: string, { start, end }: Place): Place {
  const rank = /(?:#|(?<!\p{L})n(?:o|r)\.?\s?|n[°º]\s?)1\s+$/iu.exec(text.slice(0, start));
  if (
    /(?<!\d\s?)%\s*$/u.test(text.slice(Math.max(0, start - 200), start)) &&
    /^\s*%/u.test(text.slice(end))
  ) {
    return { start: text.lastIndexOf("%", start), end: text.indexOf("%", end) + 1 };
  }
  const year = /^\s+20[2-4]\d(?=\s*(?:$|[-–—|,;!)\]]))/u.exec(text.slice(end));
  return { start: rank?.index ?? start, end: end + (year?.[0].length ?? 0) };
}

function faultsOfSentences(reading: FieldReading): readonly Fault[] {
  const places = merged([...findPhrasesIn(reading.words, "sentences"), ...findReductions(reading.text)]);
  return faultsInSentences(reading, places, (place) => messageOf(reading, place));
}

function messageOf({ text }: FieldReading, { start, end }: Place): string {
  return `It advertises: "${text.slice(start, end)}".`;
}

/** In the order of the text, with overlapping places merged. */
function merged(places: readonly Place[]): readonly Place[] {
  if (places.length < 2) return places;
  const joined: Place[] = [];
  for (const place of places.toSorted((one, two) => one.start - two.start)) {
    const before = joined.at(-1);
    if (before && place.start < before.end) {
      joined.pop();
      joined.push({ start: before.start, end: Math.max(before.end, place.end) });
    } else joined.push(place);
  }
  return joined;
}

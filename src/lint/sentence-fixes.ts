import { groupedBy } from "../lib/grouped.ts";
import { splitSentences } from "../nlp/sentence-splitter.ts";
import { readWords } from "../nlp/stemmer.ts";
import { cutsOf } from "./cut-noise.ts";
import { applyFixes, hasWordOrNumber } from "./fixes.ts";
import { noisePlaces } from "./noise.ts";
import type { FieldReading } from "./product-reading.ts";
import { type Fault, type Fix, faultAt, type Place } from "./violation.ts";

/**
 * Faults in running text with their fixes: the phrase of each is cut out of its sentence where that is possible. Nothing is
 * fixed where no word would be left.
 * @param places in order
 */
export function faultsInSentences(
  reading: FieldReading,
  places: readonly Place[],
  messageOf: (place: Place) => string,
): readonly Fault[] {
  if (places.length === 0) return [];
  const fixes = fixesOf(reading.text, places);
  const all = [...new Set(fixes.values())].sort((one, two) => one.start - two.start);
  const left = applyFixes(reading.text, all, { keepsWord: false });
  const canFix = !reading.isCut && hasWordOrNumber(left);
  return places.map((place) =>
    faultAt(reading, place, messageOf(place), canFix ? fixes.get(place) : undefined),
  );
}

/** The fix of each place that can be cut; places of one phrase share theirs. */
function fixesOf(text: string, places: readonly Place[]): ReadonlyMap<Place, Fix> {
  const found = new Map<Place, Fix>();
  for (const [lineStart, ofLine] of groupedBy(places, ({ start }) => text.lastIndexOf("\n", start - 1) + 1)) {
    const lineEnd = text.indexOf("\n", lineStart);
    const line = text.slice(lineStart, lineEnd < 0 ? text.length : lineEnd);
    for (const { start, end } of splitSentences(line, "en")) {
      const from = lineStart + start;
      const inside = ofLine.filter((place) => place.start >= from && place.end <= lineStart + end);
      if (inside.length > 0) addFixes(found, { text, from, end: lineStart + end, lineStart }, inside);
    }
  }
  return found;
}

interface SentencePlace {
  readonly text: string;
  readonly from: number;
  readonly end: number;
  readonly lineStart: number;
}

function addFixes(
  found: Map<Place, Fix>,
  { text, from, end, lineStart }: SentencePlace,
  places: readonly Place[],
): void {
  const reading = readWords(text.slice(from, end));
  const relative = places.map((place) => ({ start: place.start - from, end: place.end - from }));
  const all = [...relative, ...noisePlaces(reading)].sort((one, two) => one.start - two.start);
  for (const fix of cutsOf(reading, all).fixes) {
    const isWhole = fix.start === 0 && fix.end === end - from;
    const start = isWhole ? startWithBlanks(text, from, lineStart) : from + fix.start;
    const isFirst = isWhole && (start === 0 || text.charAt(start - 1) === "\n");
    const moved = { ...fix, start, end: isFirst ? endOfBlanks(text, from + fix.end) : from + fix.end };
    for (const place of places)
      if (place.start >= moved.start && place.end <= moved.end) found.set(place, moved);
  }
}

/** A sentence is removed with the blank before it, a line with its break. */
function startWithBlanks(text: string, from: number, lineStart: number): number {
  let start = from;
  while (start > lineStart && text.charAt(start - 1) === " ") start -= 1;
  return start === lineStart && lineStart > 0 ? lineStart - 1 : start;
}

/** The first sentence of a line is removed with the blank behind it. */
function endOfBlanks(text: string, from: number): number {
  let end = from;
  while (text.charAt(end) === " ") end += 1;
  return end;
}

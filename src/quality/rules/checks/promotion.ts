import { type Fault, type FindFaults, faultAt, type Place } from "../fault.ts";
import { removeSpan } from "../fixes/remove-span.ts";
import { findFlags } from "../promotion/find-flags.ts";
import { findPhrases } from "../promotion/find-phrases.ts";
import { findReductions } from "../promotion/find-reductions.ts";
import type { FieldReading } from "../read-field.ts";

/** Advertising: in a name phrases, words set apart and reductions, which can be taken out; in sentences phrases and reductions. */
export const findPromotion: FindFaults<"promotion"> = (reading, { of }): readonly Fault[] =>
  reading.once(of === "name" ? faultsOfName : faultsOfSentences);

function faultsOfName(reading: FieldReading): readonly Fault[] {
  const places = merged([
    ...findPhrases(reading, "name"),
    ...findFlags(reading),
    ...findReductions(reading.text),
  ]);
  return places.map((place) =>
    faultAt(reading, place, messageOf(reading, place), removeSpan(reading.text, place)),
  );
}

function faultsOfSentences(reading: FieldReading): readonly Fault[] {
  const places = merged([...findPhrases(reading, "sentences"), ...findReductions(reading.text)]);
  return places.map((place) => faultAt(reading, place, messageOf(reading, place)));
}

function messageOf({ text }: FieldReading, { start, end }: Place): string {
  return `It advertises: "${text.slice(start, end)}".`;
}

/** In the order of the text, what overlaps as one. */
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

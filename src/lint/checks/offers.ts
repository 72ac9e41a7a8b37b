import { splitSentences } from "../../nlp/sentence-splitter.ts";
import { readWords } from "../../nlp/stemmer.ts";
import { boastPlaces } from "../boasts.ts";
import { defineCheck } from "../check.ts";
import { mayHaveNoise, noisePlaces } from "../noise.ts";
import { contactPlaces } from "../noise-patterns.ts";
import type { FieldReading } from "../product-reading.ts";
import { findPhrasesIn } from "../promotional-words.ts";
import { faultsInSentences } from "../sentence-fixes.ts";
import { type Fault, faultAt, type Place } from "../violation.ts";

/**
 * What sentences say about buying instead of about the product: prices, delivery, returns, calls to order. Phrases that
 * advertise and contact data have checks of their own. Boasts ("the best of the world") need a person.
 */
export const offers = defineCheck({
  kind: "offers",
  options: {},
  settledBy: "writer",
  find: (reading) => reading.once(faultsIn),
});

function faultsIn(reading: FieldReading): readonly Fault[] {
  const { text } = reading;
  const others = [...contactPlaces(text), ...findPhrasesIn(reading.words, "sentences")];
  const isOwn = ({ start, end }: Place) => !others.some((other) => other.start < end && start < other.end);
  const bought = faultsInSentences(reading, offerPlaces(text).filter(isOwn), (place) =>
    messageOf("It is about the offer, not the product", text, place),
  );
  const boasts = boastPlaces(text)
    .filter(
      (place) => isOwn(place) && !bought.some(({ start, end }) => start < place.end && place.start < end),
    )
    .map((place) => faultAt(reading, place, messageOf("It boasts", text, place)));
  return boasts.length === 0 ? bought : [...bought, ...boasts].sort((one, two) => one.start - two.start);
}

function messageOf(what: string, text: string, { start, end }: Place): string {
  return `${what}: "${text.slice(start, end)}".`;
}

function offerPlaces(text: string): readonly Place[] {
  const found: Place[] = [];
  let lineStart = 0;
  for (const line of text.split("\n")) {
    for (const sentence of splitSentences(line, "en")) {
      const words = readWords(sentence.text);
      if (!mayHaveNoise(sentence.text, words.folded)) continue;
      const from = lineStart + sentence.start;
      for (const { start, end } of noisePlaces(words)) add(found, { start: from + start, end: from + end });
    }
    lineStart += line.length + 1;
  }
  return found;
}

/** Places that overlap become one. */
function add(found: Place[], place: Place): void {
  const before = found.at(-1);
  if (before === undefined || place.start >= before.end) found.push(place);
  else found[found.length - 1] = { start: before.start, end: Math.max(before.end, place.end) };
}

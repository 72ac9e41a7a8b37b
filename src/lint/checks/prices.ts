import { defineCheck, oneOf, optional } from "../check.ts";
import { removeSpan } from "../fixes.ts";
import { pricePlaces } from "../noise-patterns.ts";
import type { FieldReading } from "../product-reading.ts";
import { faultsInSentences } from "../sentence-fixes.ts";
import { type Fault, faultAt, type Place } from "../violation.ts";

/** Prices. The value of a voucher or a coin is not a price. */
export const prices = defineCheck({
  kind: "prices",
  options: { of: optional(oneOf("sentences")) },
  settledBy: "writer",
  find: (reading, { of }) => reading.once(of === "sentences" ? pricesInSentences : pricesIn),
});

function pricesIn(reading: FieldReading): readonly Fault[] {
  const { text } = reading;
  return pricePlaces(text).map((place) =>
    faultAt(reading, place, messageOf(reading, place), removeSpan(text, place)),
  );
}

function pricesInSentences(reading: FieldReading): readonly Fault[] {
  return faultsInSentences(reading, pricePlaces(reading.text), (place) => messageOf(reading, place));
}

function messageOf({ text }: FieldReading, { start, end }: Place): string {
  return `It states a price: "${text.slice(start, end)}".`;
}

import { defineCheck, oneOf, optional } from "../check.ts";
import { removeSpan } from "../fixes.ts";
import { contactPlaces } from "../noise-patterns.ts";
import type { FieldReading } from "../product-reading.ts";
import { faultsInSentences } from "../sentence-fixes.ts";
import { type Fault, faultAt, type Place } from "../violation.ts";

/** Links, mail addresses and telephone numbers. A brand that is an address (Booking.com) is accepted. */
export const contacts = defineCheck({
  kind: "contacts",
  options: { of: optional(oneOf("sentences")) },
  settledBy: "writer",
  find: (reading, { of }, product) => {
    const found = reading.once(of === "sentences" ? contactsInSentences : contactsIn);
    const { brand = "" } = product;
    return found.length > 0 && brand.includes(".")
      ? found.filter(
          ({ start, end }) => reading.source.slice(start, end).toLowerCase() !== brand.toLowerCase(),
        )
      : found;
  },
});

function contactsIn(reading: FieldReading): readonly Fault[] {
  const { text } = reading;
  return contactPlaces(text).map((place) =>
    faultAt(reading, place, messageOf(reading, place), removeSpan(text, place)),
  );
}

function contactsInSentences(reading: FieldReading): readonly Fault[] {
  return faultsInSentences(reading, contactPlaces(reading.text), (place) => messageOf(reading, place));
}

function messageOf({ text }: FieldReading, { start, end }: Place): string {
  return `It leads elsewhere: "${text.slice(start, end)}".`;
}

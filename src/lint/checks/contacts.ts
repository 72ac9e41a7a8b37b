import { defineCheck, oneOf, optional } from "../check.ts";
import { removeSpan } from "../fixes.ts";
import type { FieldReading } from "../product-reading.ts";
import { type Fault, faultAt, type Place } from "../violation.ts";

interface ContactPattern {
  /** Prefilter for the costly pattern. */
  readonly mayFind: RegExp;
  readonly pattern: RegExp;
}

const path = "(?:\\/[^\\s<>\"')\\]]*)?(?![\\w-]|\\.\\w)";
const patterns: readonly ContactPattern[] = [
  { mayFind: /@/, pattern: /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/giu },
  {
    mayFind: /:\/\/|www\./i,
    pattern: /(?:https?:\/\/|www\.)[^\s<>"')\]]*[^\s<>"')\].,;:!?]/giu,
  },
  {
    mayFind: /\.(?:com|net|org|info|shop|co\.uk)/i,
    pattern: new RegExp(
      `(?<![\\w@./-])[a-z\\d][a-z\\d-]{1,40}\\.(?:com|net|org|info|shop|co\\.uk)${path}`,
      "giu",
    ),
  },
  /** Country domains only after an introducing word, since "Materiale.it" may be two sentences. */
  {
    mayFind: /[a-z]\.(?:de|at|ch|fr|it|eu|uk)(?![a-z])/i,
    pattern: new RegExp(
      "(?<=(?:^|\\s)(?:auf|unter|bei|besuchen sie|on|at|visit|via|sur|chez|visitez|su|presso|visita)\\s)" +
        `[a-z\\d][a-z\\d-]{1,40}\\.(?:de|at|ch|fr|it|eu|uk)${path}`,
      "giu",
    ),
  },
  {
    mayFind: /(?:\d[^\d\p{L}]{0,3}){7}/u,
    pattern:
      /(?<!\p{L})(?:tel(?:\.|efon|ephone|efono)?|téléphone|tél\.?|phone|call|whatsapp|hotline|fax|anrufen)\s?(?:nr\.?|number|no\.?)?\s?[.:]?\s?\+?\(?\d[\d\s/().-]{6,}\d/giu,
  },
  {
    mayFind: /(?:\+|00)[134]/,
    pattern:
      /(?<![\w+])(?:\+|00)(?:49|33|39|44|43|41|1)[\s./-]?(?:\(0?\)\s?)?\d{1,4}[\s./-]?\d[\d\s./-]{4,}\d(?!\w)/giu,
  },
  /** French telephone numbers. */
  {
    mayFind: /0\d[ .]\d\d[ .]\d\d/,
    pattern: /(?<![\w.,/-])0[1-9](?:[ .]\d{2}){4}(?![\w.,-])/gu,
  },
  /** Other telephone numbers, after words that ask to call. */
  {
    mayFind: / 0\d{1,4}[\s/-]?\d{2}/,
    pattern:
      /(?<=(?<!\p{L})(?:call(?: us)?(?: on)?|phone|ring|rufen sie(?: uns)?(?: an)?|telefonisch|unter|hotline|appelez(?:-nous)?(?: au)?|chiama(?:ci|te)?(?: il| al| lo)?|al numero|numero verde)\s?:?\s?)0\d{1,4}[\s/-]?\d{2,4}(?:[\s-]?\d{2,5}){1,3}(?!\w)/giu,
  },
];

/** A host without a dot or digits (http://localhost) is not a contact. */
const mayLead = /[@.]|\d\D?\d/;

/** Links, mail addresses and telephone numbers. A brand that is an address (Booking.com) is accepted. */
export const contacts = defineCheck({
  kind: "contacts",
  options: { of: optional(oneOf("sentences")) },
  settledBy: "writer",
  find: (reading, { of }, product) => {
    const found = reading.once(contactsIn);
    if (found.length === 0) return found;
    const { brand = "" } = product;
    const faults = of === "sentences" ? found.map(({ fix: _, ...fault }) => fault) : found;
    return brand.includes(".")
      ? faults.filter(
          ({ start, end }) => reading.source.slice(start, end).toLowerCase() !== brand.toLowerCase(),
        )
      : faults;
  },
});

function contactsIn(reading: FieldReading): readonly Fault[] {
  const { text } = reading;
  if (!mayLead.test(text)) return [];
  return placesIn(reading).map((place) => {
    const message = `It leads elsewhere: "${text.slice(place.start, place.end)}".`;
    return faultAt(reading, place, message, removeSpan(text, place));
  });
}

/** In the order of the text; of overlapping places the first. */
function placesIn({ text }: FieldReading): readonly Place[] {
  const found: Place[] = [];
  for (const { mayFind, pattern } of patterns) {
    if (!mayFind.test(text)) continue;
    for (const { 0: contact, index } of text.matchAll(pattern)) {
      found.push({ start: index, end: index + contact.length });
    }
  }
  if (found.length < 2) return found;
  const places: Place[] = [];
  for (const place of found.toSorted((one, two) => one.start - two.start || two.end - one.end)) {
    if (place.start >= (places.at(-1)?.end ?? 0)) places.push(place);
  }
  return places;
}

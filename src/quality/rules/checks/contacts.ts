import { type Fault, type FindFaults, faultAt, type Place } from "../fault.ts";
import { removeSpan } from "../fixes/remove-span.ts";
import type { FieldReading } from "../read-field.ts";
import { characterSet, mayHaveAny } from "../survey/character-set.ts";
import type { TextSurvey } from "../survey/text-survey.ts";

interface ContactPattern {
  /** Cheaper still: what the survey must tell of the text for the sign to be looked for. */
  readonly mayBe: (survey: TextSurvey) => boolean;
  /** Without it the costly pattern need not be tried. */
  readonly sign: RegExp;
  readonly pattern: RegExp;
}

const atOrDot = characterSet("@.");
const at = characterSet("@");
const colon = characterSet(":");
const hasAt = ({ characters }: TextSurvey) => mayHaveAny(characters, at);
const hasTightDot = (survey: TextSurvey) => survey.hasTightDot;
/** Of a protocol, or behind "www". */
const hasAddress = ({ characters, hasTightDot }: TextSurvey) => hasTightDot || mayHaveAny(characters, colon);
const hasDigits =
  (fewest: number) =>
  ({ digitCount }: TextSurvey) =>
    digitCount >= fewest;

/** Every pattern has one of these, or four digits. */
const signs = characterSet("@.:");
const fewestDigits = 4;

function mayLead({ characters, digitCount }: TextSurvey): boolean {
  return digitCount >= fewestDigits || mayHaveAny(characters, signs);
}

const path = "(?:\\/[^\\s<>\"')\\]]*)?(?![\\w-]|\\.\\w)";
const patterns: readonly ContactPattern[] = [
  { mayBe: hasAt, sign: /@/, pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/giu },
  {
    mayBe: hasAddress,
    sign: /:\/\/|www\./i,
    pattern: /(?:https?:\/\/|www\.)[^\s<>"')\]]*[^\s<>"')\].,;:!?]/giu,
  },
  {
    mayBe: hasTightDot,
    sign: /\.(?:com|net|org|info|shop|co\.uk)/i,
    pattern: new RegExp(
      `(?<![\\w@./-])[a-z\\d][a-z\\d-]{1,40}\\.(?:com|net|org|info|shop|co\\.uk)${path}`,
      "giu",
    ),
  },
  /** Of a country, only behind a word that leads there, since "Materiale.it" may be two sentences. */
  {
    mayBe: hasTightDot,
    sign: /[a-z]\.(?:de|at|ch|fr|it|eu|uk)(?![a-z])/i,
    pattern: new RegExp(
      "(?<=(?:^|\\s)(?:auf|unter|bei|besuchen sie|on|at|visit|via|sur|chez|visitez|su|presso|visita)\\s)" +
        `[a-z\\d][a-z\\d-]{1,40}\\.(?:de|at|ch|fr|it|eu|uk)${path}`,
      "giu",
    ),
  },
  {
    mayBe: hasDigits(7),
    sign: /(?:\d[^\d\p{L}]{0,3}){7}/u,
    pattern:
      /(?<!\p{L})(?:tel(?:\.|efon|ephone|efono)?|téléphone|tél\.?|phone|call|whatsapp|hotline|fax|anrufen)\s?(?:nr\.?|number|no\.?)?\s?[.:]?\s?\+?\(?\d[\d\s/().-]{6,}\d/giu,
  },
  {
    mayBe: hasDigits(4),
    sign: /(?:\+|00)[134]/,
    pattern:
      /(?<![\w+])(?:\+|00)(?:49|33|39|44|43|41|1)[\s./-]?(?:\(0?\)\s?)?\d{1,4}[\s./-]?\d[\d\s./-]{4,}\d(?!\w)/giu,
  },
  /** As France writes its numbers. */
  {
    mayBe: hasDigits(10),
    sign: /0\d[ .]\d\d[ .]\d\d/,
    pattern: /(?<![\w.,/-])0[1-9](?:[ .]\d{2}){4}(?![\w.,-])/gu,
  },
  /** Of other countries, behind words that ask to call. */
  {
    mayBe: hasDigits(6),
    sign: / 0\d{1,4}[\s/-]?\d{2}/,
    pattern:
      /(?<=(?<!\p{L})(?:call(?: us)?(?: on)?|phone|ring|rufen sie(?: uns)?(?: an)?|telefonisch|unter|hotline|appelez(?:-nous)?(?: au)?|chiama(?:ci|te)?(?: il| al| lo)?|al numero|numero verde)\s?:?\s?)0\d{1,4}[\s/-]?\d{2,4}(?:[\s-]?\d{2,5}){1,3}(?!\w)/giu,
  },
];

/** Links, mail addresses and telephone numbers. A brand that is an address (Booking.com) is a name. */
export const findContacts: FindFaults<"contacts"> = (reading, { of }, product): readonly Fault[] => {
  if (!mayLead(reading.survey)) return [];
  const found = reading.once(contactsIn);
  if (found.length === 0) return found;
  const { brand = "" } = product;
  const faults = of === "sentences" ? found.map(({ fix: _, ...fault }) => fault) : found;
  return brand.includes(".")
    ? faults.filter(
        ({ start, end }) => reading.source.slice(start, end).toLowerCase() !== brand.toLowerCase(),
      )
    : faults;
};

function contactsIn(reading: FieldReading): readonly Fault[] {
  const { text, survey } = reading;
  if (!mayHaveAny(survey.characters, atOrDot) && !/\d\D?\d/.test(text)) return [];
  return placesIn(reading).map((place) => {
    const message = `It leads elsewhere: "${text.slice(place.start, place.end)}".`;
    return faultAt(reading, place, message, removeSpan(text, place));
  });
}

/** In the order of the text; of those that overlap the first. */
function placesIn({ text, survey }: FieldReading): readonly Place[] {
  const found: Place[] = [];
  for (const { mayBe, sign, pattern } of patterns) {
    if (!mayBe(survey) || !sign.test(text)) continue;
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

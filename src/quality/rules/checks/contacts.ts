import { type Fault, type FindFaults, faultAt } from "../fault.ts";
import { removeSpan } from "../fixes/remove-span.ts";
import type { FieldReading } from "../read-field.ts";

const mail = "[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)*\\.[a-z]{2,}";
const address = "(?:https?:\\/\\/|www\\.)[^\\s<>\"')\\]]*[^\\s<>\"')\\].,;:!?]";
/** Without "www" only where nothing else can be meant: "Materiale.it" may be two sentences. */
const host =
  "(?<![\\w@./-])[a-z\\d][a-z\\d-]{1,40}\\.(?:com|net|org|info|shop|co\\.uk)(?:\\/[^\\s<>\"')\\]]*)?(?![\\w-]|\\.\\w)";
const phone =
  "(?<!\\p{L})(?:tel(?:\\.|efon|ephone|efono)?|téléphone|tél\\.?|phone|call|whatsapp|hotline|fax|anrufen)\\s?(?:nr\\.?|number|no\\.?)?\\s?[.:]?\\s?\\+?\\(?\\d[\\d\\s/().-]{6,}\\d|" +
  "(?<![\\w+])(?:\\+|00)(?:49|33|39|44|43|41|1)[\\s./-]?(?:\\(0?\\)\\s?)?\\d{1,4}[\\s./-]?\\d[\\d\\s./-]{4,}\\d(?!\\w)";
const contacts = new RegExp(`${mail}|${address}|${host}|${phone}`, "giu");
const anyHost = /\.(?:com|net|org|info|shop|co\.uk)/iu;
const digitsEnough = /(?:\d\D{0,3}){7}/;

/** Links, mail addresses and telephone numbers. A brand that is an address (Booking.com) is a name. */
export const findContacts: FindFaults<"contacts"> = (reading, _check, product): readonly Fault[] => {
  if (!reading.once(mayLead)) return [];
  const { brand = "" } = product;
  const faults = reading.once(contactsIn);
  return brand.includes(".")
    ? faults.filter(
        ({ start, end }) => reading.source.slice(start, end).toLowerCase() !== brand.toLowerCase(),
      )
    : faults;
};

/** What nearly every text lacks, looked for cheaply. */
function mayLead({ text }: FieldReading): boolean {
  return (
    text.includes("@") ||
    text.includes("://") ||
    text.includes("www.") ||
    anyHost.test(text) ||
    digitsEnough.test(text)
  );
}

function contactsIn(reading: FieldReading): readonly Fault[] {
  const { text } = reading;
  const isName = text.length <= 200 && !/[.!?]\s/u.test(text);
  return [...text.matchAll(contacts)].map(({ 0: found, index }) => {
    const place = { start: index, end: index + found.length };
    const fix = isName ? removeSpan(text, place) : undefined;
    return faultAt(reading, place, `It leads elsewhere: "${found}".`, fix);
  });
}

import { quoted } from "../quoted.ts";
import type { Judge } from "./judge.ts";

/** What leads elsewhere, whoever wrote it: neither a name nor a description of a product needs it. */
const neverWanted: readonly RegExp[] = [
  /[a-z][a-z\d+.-]*:\/\/\S*|hxxps?\S*|www\.\S+|(?:javascript|vbscript|data|mailto|tel):\S+/giu,
  /[\p{L}\d._%+-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\d-]+(?:\s?(?:\.|\(dot\)|\[dot\])\s?[\p{L}]{2,})+/giu,
  /[\p{L}\d-]+\s?(?:\(dot\)|\[dot\]|\[\.\])\s?\p{L}{2,}/giu,
  /(?<!\p{L})(?:tel(?:efon|ephone|efono)?|téléphone|tél|phone|call(?: us)?|whatsapp|hotline|fax)(?: nr| number| no)?[\s.:]{0,3}(?=\+|\(|0)[+(]?\d(?:[\s()./-]{0,2}\d){5,}/giu,
  /(?<![\p{L}\d])\+\d{1,3}(?:[\s()./-]{0,2}\d){6,}/gu,
];
/** A domain may be a brand (Booking.com), an account too: where the product's name has it. */
const wantedIfNamed: readonly RegExp[] = [
  /(?<![\p{L}\d.-])[\p{L}\d](?:[\p{L}\d-]*\.)+[a-z]{2,24}(?:\/\S*)?(?![\p{L}\d])/gu,
  /(?<![\p{L}\d])@[\p{L}\d_.]{3,}/gu,
];
/** Seven digits or more that signs of telephone numbers hold together; an article number of the source's is none. */
const digitRuns: readonly RegExp[] = [/(?<![\p{L}\d])[+(]?\d(?:[\s()./-]{0,2}\d){6,}(?![\p{L}\d])/gu];

/**
 * Looks for links, mail addresses, domains and telephone numbers.
 * @param name the product's, where it is one of several sources
 */
export function createContactCheck(sources: readonly string[], name: string = sources.join("\n")): Judge {
  const named = name.toLowerCase();
  const digits = sources.join("\n").replace(/[\s()./-]/g, "");
  return (text, field) => {
    const found = [
      ...matches(text, neverWanted),
      ...matches(text, wantedIfNamed).filter((place) => !named.includes(place.toLowerCase())),
      ...matches(text, digitRuns).filter((number) => !digits.includes(number.replace(/[\s()./-]/g, ""))),
    ];
    if (found.length === 0) return [];
    const told = [...new Set(found)].slice(0, 3).map(quoted).join(", ");
    return [`${field} leads elsewhere: ${told}. Leave out links, addresses and telephone numbers.`];
  };
}

function matches(text: string, patterns: readonly RegExp[]): string[] {
  return patterns.flatMap((pattern) => text.match(pattern) ?? []);
}

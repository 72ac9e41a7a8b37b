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
const end = "com|net|org|info|shop|store|biz|example|online|de|fr|it|ch|at|eu|io|uk";
/** The same in words, with blanks between the letters, or as an invitation to come over. */
const spelledOut: readonly RegExp[] = [
  new RegExp(`[\\p{L}\\d-]+\\s(?:dot|punkt)\\s(?:${end})(?![\\p{L}\\d])`, "giu"),
  /[\p{L}\d-]+\s(?:point|punto)\s(?:com|net|org|fr|it|ch|eu)(?![\p{L}\d])/giu,
  /[\p{L}\d-]+\s(?:arobase|chiocciola|klammeraffe)\s[\p{L}\d-]+/giu,
  /(?<![\p{L}\d])(?:\p{L}\s){3,}\.\s?(?:\p{L}\s?){2,4}(?![\p{L}\d])/giu,
  /(?<!\p{L})(?:(?:zero|oh|null|zéro|one|two|three|four|five|six|seven|eight|nine|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|un|deux|trois|quatre|cinq|sept|huit|neuf|uno|due|tre|quattro|cinque|sei|sette|otto|nove)[\s,-]+){4,}(?:\p{L}+)/giu,
  /(?<!\p{L})(?:(?:visit|follow|contact|call|text|email|find) us|(?:visit|see) our (?:site|shop|store|website)|(?:besuchen|folgen|kontaktieren) sie uns|rufen sie (?:uns )?an|(?:suivez|contactez|appelez|rejoignez|écrivez)-nous|visitez notre|(?:seguici|contattaci|chiamaci|scrivici|visita il nostro))(?!\p{L})/giu,
];
/** Where people talk with shops; a product may be made for one, where its texts say so. */
const platforms =
  /(?<!\p{L})(?:instagram|facebook|whatsapp|telegram|tiktok|snapchat|youtube|pinterest|linkedin)(?!\p{L})/giu;
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
  const known = sources.join("\n").toLowerCase();
  const digits = sources.join("\n").replace(/[\s()./-]/g, "");
  const isNew = (place: string) => !known.includes(place.toLowerCase());
  return (written, field) => {
    const text = written.normalize("NFKC").replace(/[․。．｡]/gu, ".");
    const found = [
      ...matches(text, neverWanted),
      ...matches(text, [...spelledOut, platforms]).filter(isNew),
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

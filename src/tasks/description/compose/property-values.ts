import { brandNames } from "../../../nlp/casing-words.ts";
import { type Language, textLanguages } from "../../../nlp/language.ts";
import { capitalized } from "../../../nlp/normalizer.ts";
import { readWords, type WordReading } from "../../../nlp/stemmer.ts";
import { fourForms, propertyWord } from "../../../translation/generation/adjectives.ts";
import type { Glossary } from "../../../translation/glossary.ts";
import type { GlossaryEntry } from "../../../translation/glossary-entry.ts";

export interface PropertyWords {
  readonly language: Language;
  readonly glossary: Glossary;
}

/** The colours of a thing, at least one. */
export interface StatedColors {
  /** As a sentence writes each: German as nouns, Italian masculine. */
  readonly list: readonly string[];
  /** French, after "de couleur": feminine. Elsewhere as `list`. */
  readonly feminine: readonly string[];
  /** As a line of a list writes them. */
  readonly listed: string;
}

const and: Readonly<Record<Language, string>> = { en: " and ", de: " und ", fr: " et ", it: " e " };
const between = /\s*(?:[,;/+&|]|\s(?:and|und|et|e|with|mit|-)\s)\s*/iu;
const mostParts = 5;

/** "A", "A and B", "A, B and C". */
export function enumerate(parts: readonly string[], language: Language): string {
  const last = parts.at(-1) ?? "";
  const joint = language === "it" && /^e/iu.test(last) ? " ed " : and[language];
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")}${joint}${last}`;
}

/** No colour that a thing can be in: none at all, or several that are not named. */
const unnamed =
  /transpar|trasparent|clear|durchsichtig|assort|multi|bunt|farbig|versch|divers|variopint|misto|mixed|random/iu;

/** The colours that a text states and nothing else; undefined for words that name none for sure. */
export function readColors(text: string, words: PropertyWords): StatedColors | undefined {
  if (unnamed.test(text)) return undefined;
  const parts = partsOf(text).map((part) => readProperty(part, "color", words));
  if (parts.length === 0 || parts.some((part) => part === undefined)) return undefined;
  const read = parts.flatMap((part) => part ?? []);
  const { language } = words;
  const list = read.map((part) => colorText(part, language));
  const pairs = pairsOf(text)?.map((pair) => readColors(pair, words)?.list.join("/"));
  return {
    list: [...new Set(list)],
    feminine: [...new Set(read.map((part) => feminineText(part, language)))],
    listed: capitalized((pairs ?? [...new Set(list)]).join(", ")),
  };
}

/** "Yellow/Navy, Orange/Navy": variants of two colours each; undefined where no comma divides such pairs. */
function pairsOf(text: string): string[] | undefined {
  const parts = text.split(/\s?[,;]\s?/u);
  return parts.length > 1 && parts.some((part) => /\p{L}\s?\/\s?\p{L}/u.test(part)) ? parts : undefined;
}

interface ReadProperty {
  /** As it is written, in small letters. */
  readonly written: string;
  readonly entry: GlossaryEntry;
  /** Whether the text is in the language of the result. */
  readonly isOwn: boolean;
}

/** The base form of an own word stands for its inflected ones; a synonym stays. */
function baseOf({ written, entry, isOwn }: ReadProperty, language: Language): string {
  if (language !== "fr" && ownShades.test(written)) return written;
  const base = entry.forms[language]?.[0] ?? written;
  const isForm = written.startsWith(base.slice(0, -1)) && written.length <= base.length + 2;
  return !isOwn || isForm ? base : written;
}

function colorText(property: ReadProperty, language: Language): string {
  const base = baseOf(property, language);
  return language === "de" ? capitalized(base) : base;
}

function feminineText(property: ReadProperty, language: Language): string {
  const base = baseOf(property, language);
  const word = propertyWord(property.entry, "fr");
  return language === "fr" && word?.base === base ? (fourForms(word, "fr")[1] ?? base) : base;
}

const share = /^(\d{1,3}(?:[.,]\d)?)\s?%\s*(\S.*)$|^(\S.*?)\s?\(?(\d{1,3}(?:[.,]\d)?)\s?%\)?$/u;

/**
 * The materials that a text states and nothing else, as they follow "aus", "en", "in" and "made of": "Baumwolle und Elasthan",
 * "80 % coton et 20 % polyester". Undefined for words that name none for sure.
 */
export function readMaterials(text: string, words: PropertyWords): string | undefined {
  const parts = materialParts(text, words);
  if (parts === undefined) return undefined;
  const { language } = words;
  return enumerate(
    parts.map(({ name, percent }) => (percent === undefined ? name : withShare(name, percent, language))),
    language,
  );
}

/** The materials of a thing, as columns state them. */
export interface StatedMaterials {
  /** As a line of a list writes them: "98 % Baumwolle, 2 % Elasthan". */
  readonly listed: string;
  /** The one material of the whole thing, as `readMaterials` writes it. Absent: there are several, or others besides. */
  readonly only?: string;
}

/** As `readMaterials`, for a list, and for a sentence that says what the whole thing is made of. */
export function listMaterials(text: string, words: PropertyWords): StatedMaterials | undefined {
  const parts = materialParts(text, words);
  const [first, more] = parts ?? [];
  if (parts === undefined || first === undefined) return undefined;
  const gap = words.language === "de" || words.language === "fr" ? " " : "";
  const listed = parts.map(({ name, percent }) =>
    percent === undefined ? name : `${percent}${gap}% ${name}`,
  );
  const isOnly = more === undefined && (first.percent === undefined || first.percent === "100");
  return { listed: capitalized(listed.join(", ")), ...(isOnly && { only: first.name }) };
}

interface MaterialPart {
  readonly name: string;
  readonly percent: string | undefined;
}

function materialParts(text: string, words: PropertyWords): MaterialPart[] | undefined {
  const parts = new Map<string, MaterialPart>();
  for (const part of partsOf(text)) {
    const [, before, behindShare, beforeShare, behind] = share.exec(part) ?? [];
    const percent = before ?? behind;
    const written = behindShare ?? beforeShare ?? part;
    const read = readProperty(written, "material", words);
    if (read === undefined) return undefined;
    const said = materialText(read, words.language);
    const isInitials = /^\p{Lu}{2,5}$/u.test(written) && said.toLowerCase() === written.toLowerCase();
    const name = isInitials ? written : said;
    parts.set(`${percent} ${name}`, { name, percent });
  }
  return parts.size === 0 || parts.size > mostParts ? undefined : [...parts.values()];
}

/**
 * The colours or materials that a text names among others, as the language calls them, also where it names them in English. The Italian
 * "cane" is a dog, and "cast iron" is a material whatever a catalog calls so.
 */
export function namedProperties(
  text: string,
  role: "color" | "material",
  { language, glossary }: PropertyWords,
): ReadonlySet<string> {
  const reading = readWords(text);
  const { folded } = reading;
  const named = new Set<string>();
  const add = (entry: GlossaryEntry) => {
    const name = entry.role === role ? entry.forms[language]?.[0] : undefined;
    if (name !== undefined) named.add(name.toLowerCase());
  };
  for (const each of new Set([language, "en" as const])) {
    for (const { entry, first, end } of glossary.find(reading, each)) {
      const own = end - first === 1 ? glossary.roleOf(folded[first] ?? "", language) : undefined;
      if (each === language || own === undefined || own === role) add(entry);
    }
  }
  for (let place = 0; place < folded.length - 1; place += 1) {
    const held = glossary.propertiesOf(role, language).longestAt(folded, place);
    if (held !== undefined && held.length > 1 && held.entry[0] !== undefined) add(held.entry[0].entry);
  }
  return named;
}

/** French and Italian have the share in brackets, for no number stands behind "en" and "in". */
function withShare(name: string, percent: string, language: Language): string {
  if (language === "en") return `${percent}% ${name}`;
  if (language === "de") return `${percent} % ${name}`;
  return `${name} (${percent}${language === "fr" ? " " : ""}%)`;
}

function materialText({ written, entry, isOwn }: ReadProperty, language: Language): string {
  const [base = written, adjective] = entry.forms[language] ?? [];
  // "Made of wooden".
  const text = isOwn && written !== adjective?.toLowerCase() ? written : base;
  if (/^(?:pvc|tpu|abs|mdf|eva|hdpe|pu|pp|pet|tpe)$/u.test(text)) return text.toUpperCase();
  if (language !== "de") return text.toLowerCase() === written && !brandNames().has(written) ? written : text;
  // The noun is last: "echtem Leder", "rostfreiem Stahl"; but "Eiche massiv".
  if (text.endsWith(" massiv")) return capitalized(text);
  const place = text.lastIndexOf(" ") + 1;
  return text.slice(0, place) + capitalized(text.slice(place));
}

function partsOf(text: string): string[] {
  return text.split(between).filter((part) => part.trim() !== "");
}

/** Shades by their own names in other languages, too, and not the pink and the navy blue that French means by them. */
export const ownShades = /^(?:rose|marine)$/iu;

/** Characters; no property has so many. */
const longestProperty = 40;

/** A text that is wholly one word or phrase of a role, in the language itself or, where that has none, in another one. */
function readProperty(
  text: string,
  role: "color" | "material",
  { language, glossary }: PropertyWords,
): ReadProperty | undefined {
  const trimmed = text.trim();
  if (trimmed.length > longestProperty) return undefined;
  const reading = readWords(trimmed);
  const order = [language, ...textLanguages.filter((other) => other !== language)];
  for (const each of order) {
    const entry = entryOf(reading, role, each, glossary);
    if (entry === undefined || (each !== language && entry.forms[language] === undefined)) continue;
    if (each !== language && ownShades.test(trimmed)) return undefined;
    return { written: trimmed.toLowerCase(), entry, isOwn: each === language };
  }
  return undefined;
}

/** The word lists' sense of the role; else the catalogs', where it is the only one. */
function entryOf(
  reading: WordReading,
  role: "color" | "material",
  language: Language,
  glossary: Glossary,
): GlossaryEntry | undefined {
  const { folded } = reading;
  const held = glossary.propertiesOf(role, language).longestAt(folded, 0);
  if (held?.length === folded.length && held.entry[0] !== undefined) return held.entry[0].entry;
  const [match, more] = glossary.find(reading, language);
  if (match === undefined || more !== undefined || match.isAmbiguous) return undefined;
  return match.first === 0 && match.end === folded.length && match.entry.role === role
    ? match.entry
    : undefined;
}

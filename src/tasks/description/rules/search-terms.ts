import { brandNames } from "../../../nlp/casing-words.ts";
import type { Language } from "../../../nlp/language.ts";
import { findMeasures } from "../../../nlp/measures.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { readWords, type WordReading } from "../../../nlp/stemmer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import type { GlossaryMatch } from "../../../translation/glossary.ts";
import { nounGrammar, synonymsOf } from "../../../translation/noun-grammar.ts";
import { bareLabel, factsAbout } from "../../evidence/fact-topics.ts";
import { statedBrand } from "../../evidence/stated-brand.ts";
import { spelledBrand } from "../../name/rules/known-product.ts";
import { measureTerms, modelTerms } from "./model-terms.ts";
import { countWords } from "./passage.ts";
import {
  audienceOf,
  isWithin,
  type ProductType,
  propertyOf,
  type SearchedProduct,
  withAudience,
  withColor,
  withMaterial,
} from "./property-terms.ts";
import { isAttachedWord, isAudienceWord, isCell, isGenericWord, isSleeve } from "./word-classes.ts";

/**
 * What people search a product by, best first: its type alone, with whom it is for, its material and its colour, with the brand; the
 * model with its brand; other words for the type. Only what the name and the columns state.
 */
export function searchTerms(product: SearchedProduct): string[] {
  const { name, language, evidence } = product;
  const stated = statedBrand(evidence);
  const brand = stated === undefined ? brandIn(name) : spelledBrand(stated);
  const type = isBook(product) ? undefined : (typeOf(product) ?? typeOfText(product));
  if (type === undefined) return [...modelTerms(product, brand), ...nameAlone(name)];
  const { text, entry } = type;
  // Of food and cosmetics "rose" and "dark" are a flavour.
  const hasLooks = !tasted.has(entry?.domain);
  const audience = audienceOf(product);
  const colors = propertyOf(product, "color");
  const material = propertyOf(product, "material");
  return [
    text,
    ...(audience === undefined || isWithin(audience, text) ? [] : [withAudience(text, audience, language)]),
    ...(material === undefined || !hasLooks ? [] : withMaterial(text, material, product)),
    ...(colors === undefined || !hasLooks ? [] : withColor(type, colors, product)),
    ...(brand === undefined
      ? []
      : [isWithin(brand, text) ? text : isWithin(text, brand) ? brand : `${brand} ${text}`]),
    ...modelTerms(product, brand, text),
    ...(brand === undefined ? ownNameTerms(text, product) : []),
    ...measureTerms(text, product),
    ...synonymsOf(text, language)
      .filter((synonym) => !isCell(synonym, text))
      .map((synonym) => (language === "de" ? synonym : synonym.toLowerCase())),
    ...categoryTerm(type, language),
  ];
}

/** People search a book by its title. */
function isBook({ name, text }: SearchedProduct): boolean {
  return [name, text?.reading.text ?? ""].some((written) => bookWord.test(written));
}

const bookWord =
  /(?<!\p{L})(?:isbn|paperback|hardback|hardcover|taschenbuch|gebundene ausgabe|roman,|broché|livre de poche|brossura|copertina (?:rigida|flessibile))(?!\p{L})/iu;

/** Domains whose words say where a thing is used, or what it is for. */
const otherDomains: ReadonlySet<string | undefined> = new Set(["setting", "body", "plant"]);

const tasted: ReadonlySet<string | undefined> = new Set(["food", "care", "plant"]);

/** Words; a longer name is no search term. */
const longestNameTerm = 6;

/** A title of a book, a model: people search it as it is. */
function nameAlone(name: string): string[] {
  const words = countWords(name);
  return words > 1 &&
    words <= longestNameTerm &&
    !/\p{L}\.(?:\s|$)/u.test(name) &&
    findMeasures(name).length === 0 &&
    !/[,;|]|\s[-–—]\s/u.test(name)
    ? [name]
    : [];
}

/** Words at the beginning of a description, which say what it is about. */
const firstWords = 8;
/** "Einbaustr.", "Ladekab.": letters and a dot that do not end the name. */
const stump = /(?<![\p{L}\d])(\p{L}{4,})\.(?=\s|$)/gu;

/** Where the name has a short form of a noun, the description's beginning may have that noun. */
function typeOfText({ name, text, language }: SearchedProduct): ProductType | undefined {
  if (text === undefined) return undefined;
  const stumps = [...name.matchAll(stump)].map(([, letters = ""]) => foldText(letters));
  if (stumps.length === 0) return undefined;
  const { reading, matches } = text;
  const match = matches.find(
    (each) =>
      each.first < firstWords &&
      isType(each, reading, language) &&
      stumps.some((letters) => reading.folded[each.first]?.startsWith(letters)),
  );
  return match && { text: writtenAs(match, reading, language), entry: match.entry };
}

function writtenAs({ first, end }: GlossaryMatch, { text, tokens }: WordReading, language: Language): string {
  const written = text.slice(tokens[first]?.start, tokens[end - 1]?.end);
  return language === "de" ? written : written.toLowerCase();
}

const mostNames = 3;

/** "Pettorina per cane Trixie", "Trixie New Premium": the first words of the name that no list has, with the type and alone. */
function ownNameTerms(type: string, { name, language, glossary }: SearchedProduct): string[] {
  const { tokens, folded, text } = readWords(name);
  const ofType = new Set(readWords(type).folded);
  const isOwn = (place: number) => {
    const [token, word = ""] = [tokens[place], folded[place]];
    if (token === undefined || ofType.has(word) || !/^[\p{Lu}\d]/u.test(token.text)) return false;
    if (token.kind === "number" || text.charAt(token.end) === "." || /^\d/u.test(token.text)) return false;
    return (
      token.kind === "code" || (glossary.roleOf(word, language) === undefined && !isStopWord(word, language))
    );
  };
  const first = tokens.findIndex(({ kind }, place) => kind === "word" && isOwn(place));
  if (first < 0) return [];
  let end = first + 1;
  while (
    end < first + mostNames &&
    isOwn(end) &&
    /^\s$/u.test(text.slice(tokens[end - 1]?.end, tokens[end]?.start))
  )
    end += 1;
  const one = tokens[first]?.text ?? "";
  if (one.length < shortestType) return [];
  const all = text.slice(tokens[first]?.start, tokens[end - 1]?.end);
  const isMaker = tokens[first + 1]?.kind === "code" || brandNames().has(folded[first] ?? "");
  if (!isMaker) return [];
  return [language === "en" ? `${one} ${type}` : `${type} ${one}`, ...(end - first > 1 ? [all] : [])];
}

/** The type that the name says: the last one before a complement in English and German, the first one in French and Italian. */
function typeOf(product: SearchedProduct): ProductType | undefined {
  for (const [place, part] of product.name.split(/\s[-–—|]\s|\s?[,;(|]\s?/u).entries()) {
    const type = typeOfPart(part, product);
    // "..., pieds noirs" says what it has.
    const isPart = type?.entry?.domain === "part" || isAttachedWord(foldText(type?.text ?? ""));
    if (type !== undefined && !(place > 0 && isPart)) return type;
  }
  return undefined;
}

function typeOfPart(part: string, product: SearchedProduct): ProductType | undefined {
  const { language, glossary } = product;
  const reading = readWords(part);
  const properties = propertyWords(product);
  const matches = glossary
    .find(reading, language)
    .filter(
      (match) =>
        isType(match, reading, language) &&
        !(match.end - match.first === 1 && properties.has(reading.folded[match.first] ?? "")),
    );
  const isHeadLast = language === "en" || language === "de";
  const end = isHeadLast ? complementStart(reading, language) : firstStump(reading);
  const within = matches.filter(({ first }) => first < end);
  const strong = within.filter((match) => !isAttached(match, reading));
  const match =
    language === "de"
      ? lastOfFirstRun(strong, reading)
      : language === "en"
        ? lastUncounted(strong, reading)
        : strong[0];
  const compound = language === "de" ? compoundBefore(match?.first ?? end, reading) : undefined;
  if (compound !== undefined) return { text: compound, entry: undefined };
  return match && { text: writtenAs(match, reading, language), entry: match.entry };
}

/** German: a compound that no list has: "Damenwanderschuh". */
function compoundBefore(end: number, { tokens }: WordReading): string | undefined {
  return tokens
    .slice(0, end)
    .find(
      ({ text, kind, folded }) =>
        kind === "word" &&
        text.length >= shortestCompound &&
        /^\p{Lu}\p{Ll}/u.test(text) &&
        !brandNames().has(folded) &&
        !isAudienceWord(folded) &&
        !isAttachedWord(folded) &&
        nounGrammar(text, "de") !== undefined,
    )?.text;
}

/** Words that the columns state as the colour, the material, the size or the line. */
function propertyWords({ evidence }: SearchedProduct): ReadonlySet<string> {
  const facts = (["color", "material", "size"] as const).flatMap((topic) => factsAbout(topic, evidence));
  const lines = (evidence?.facts ?? []).filter(({ label }) => lineLabel.test(bareLabel(label)));
  return new Set([...facts, ...lines].flatMap(({ text }) => readWords(text).folded));
}

/** A watch of the series "Tees" is none of them. */
const lineLabel = /^(?:series|serie|collection|kollektion|collezione|line|linie|gamme|linea)$/;

/** French and Italian put the thing first: behind a word that is cut short stands something else. */
function firstStump({ tokens, text }: WordReading): number {
  const place = tokens.findIndex(
    ({ kind, text: word, end }) =>
      kind === "word" &&
      word.length > 1 &&
      text.charAt(end) === "." &&
      /^\.\s/u.test(text.slice(end, end + 2)),
  );
  return place < 0 ? tokens.length : place;
}

/** "Candle" of "vanilla & fig candle 3 wick soy wax": the last type before a number, else the first one behind it. */
function lastUncounted(
  matches: readonly GlossaryMatch[],
  { tokens }: WordReading,
): GlossaryMatch | undefined {
  const [first] = matches;
  if (first === undefined) return undefined;
  const number = tokens.findIndex(({ kind }, place) => kind !== "word" && place >= first.end);
  return matches.findLast((match) => number < 0 || match.first < number);
}

/** The last type of those that stand next to each other first. */
function lastOfFirstRun(
  matches: readonly GlossaryMatch[],
  { tokens, text }: WordReading,
): GlossaryMatch | undefined {
  let [last] = matches;
  for (const match of matches.slice(1)) {
    const gap = text.slice(tokens[(last?.end ?? 1) - 1]?.end, tokens[match.first]?.start);
    if (last === undefined || !/^[\s-]*$/u.test(gap)) break;
    last = match;
  }
  return last;
}

/** A part, a pack or a thing that comes with another one, and what is counted: "8 cup". */
function isAttached({ entry, first, end }: GlossaryMatch, { tokens, folded }: WordReading): boolean {
  if (end - first > 1) return false;
  if (tokens[first - 1]?.kind === "number" && first > 1 && !isGenericWord(folded[0] ?? "")) return true;
  return first > 0 && (entry.domain === "part" || isAttachedWord(folded[first] ?? ""));
}

const shortestCompound = 8;
/** Characters; a shorter word may be an abbreviation or a part of one. */
const shortestType = 3;

function isType(
  { entry, first, end }: GlossaryMatch,
  { text, tokens, folded }: WordReading,
  language: Language,
): boolean {
  if (entry.role !== "type" || otherDomains.has(entry.domain)) return false;
  const [start, stop] = [tokens[first]?.start ?? 0, tokens[end - 1]?.end ?? 0];
  const written = text.slice(start, stop);
  // English "the" is no French "thé".
  if (written.length < shortestType || /^the$/iu.test(written) || /[,;|]|\s[-–—]\s/u.test(written))
    return false;
  // "Régl.", "bracc.": the dot of an abbreviation.
  if (
    text.charAt(stop) === "." &&
    /\S/u.test(text.charAt(stop + 1) || " ") === false &&
    stop < text.length - 1
  )
    return false;
  if (/[\p{L}\p{N}][-/]$/u.test(text.slice(Math.max(0, start - 2), start)) && language !== "de") return false;
  if (isSleeve(written)) return false;
  if (end - first === 1 && isGenericWord(folded[first] ?? "")) return false;
  return !(end - first === 1 && brandNames().has(folded[first] ?? ""));
}

const complements: Readonly<Record<"en" | "de", RegExp>> = {
  en: /^(?:with|for|from|by|in|of|to|without|and|w)$/,
  de: /^(?:mit|fur|aus|von|in|im|zum|zur|ohne|und|inkl|auf)$/,
};

/** Where what the thing is for, with or made of begins. */
function complementStart({ folded }: WordReading, language: "en" | "de" | Language): number {
  if (language !== "en" && language !== "de") return folded.length;
  const place = folded.findIndex((word, at) => at > 0 && complements[language].test(word));
  return place < 0 ? folded.length : place;
}

/** The maker that the name begins with, where it is a known one. */
function brandIn(name: string): string | undefined {
  const [first] = readWords(name).tokens;
  return first !== undefined && brandNames().has(first.folded) ? first.text : undefined;
}

/** The name of the type's category, which is what shops call it, unless that says more. */
function categoryTerm({ entry, text }: ProductType, language: Language): string[] {
  const name = entry?.category?.names[language];
  if (
    name === undefined ||
    countWords(name) > countWords(text) ||
    !readWords(name)
      .stems(language)
      .some((stem) => readWords(text).stems(language).includes(stem)) ||
    /[&,/()]|\s(?:and|und|et|e|ed)\s/u.test(name)
  )
    return [];
  return [language === "de" ? name : name.toLowerCase()];
}

import { brandNames } from "../../../nlp/casing-words.ts";
import { isHeadFirst, type Language } from "../../../nlp/language.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { readWords, type WordReading } from "../../../nlp/stemmer.ts";
import type { GlossaryMatch } from "../../../translation/glossary.ts";
import type { GlossaryDomain } from "../../../translation/glossary-entry.ts";
import { nounGrammar } from "../../../translation/noun-grammar.ts";
import { bareLabel, factsAbout } from "../../evidence/fact-topics.ts";
import { statedBrand } from "../../evidence/stated-brand.ts";
import { listedInFront, listedMaker } from "../../name/rules/known-product.ts";
import { topicOf } from "../compose/topics.ts";
import {
  beforeFlavour,
  beforePair,
  caveat,
  holderBehind,
  isCalledTaste,
  isContained,
  isOfPair,
  isOfSeveral,
} from "./flavour-pairs.ts";
import { compoundBefore } from "./german-compounds.ts";
import { headBefore } from "./modified-terms.ts";
import type { ProductType, SearchedProduct } from "./property-terms.ts";
import { isAccented, isBesideNoun, isOfOtherEnding, vesselBehind } from "./term-heads.ts";
import { isAttachedWord, isGenericWord, isLineOfDevices, isPropertyAlone } from "./word-classes.ts";

/** Domains whose words say where a thing is used, or what it is for. */
const otherDomains: ReadonlySet<GlossaryDomain | undefined> = new Set(["setting", "body", "plant"]);
/** What a food is called may be a flavour, a scent or a colour of anything else. */
const tasted: ReadonlySet<GlossaryDomain | undefined> = new Set(["food", "plant"]);

/**
 * The type that the name says: the last one before a complement in English and German, the first one in French and Italian. None where the
 * name is in another language, and none that is a flavour, an ingredient, what the thing fits or what comes with it.
 */
export function typeOf(product: SearchedProduct): ProductType | undefined {
  const { name, language } = product;
  // "Mochi Grüner Tee" is no English T-shirt.
  if (language === "en" && /[äöüß]/iu.test(name)) return undefined;
  // Behind a plus stands what comes with it.
  const [alone = ""] = name.replace(caveat, "").split(/\s\+\s/u);
  for (const [place, part] of alone.split(partEnd).entries()) {
    // "..., en pâte feuilletée": what it is made of, comes in or with.
    if (place > 0 && complementInFront.test(part)) continue;
    const type = typeOfPart(part, product);
    // "..., pieds noirs" says what it has.
    const isPart = type?.entry?.domain === "part" || isAttachedWord(foldText(type?.text ?? ""));
    if (type !== undefined && !(place > 0 && isPart)) return type;
    // "... pour VW Fox, Polo": what it fits goes on.
    if (fitting.test(part)) return undefined;
  }
  return undefined;
}

const fitting = /(?<!\p{L})(?:for|für|fuer|pour|per|compatible|compatibile|kompatibel|passend)(?!\p{L})/iu;
const complementInFront =
  /^(?:in|with|without|made|from|mit|im|ohne|aus|en|au|aux|à|avec|sans|con|senza|al|alla|allo|ai|alle|all['’]\p{L}*)\s/iu;
const partEnd = /\s[-–—|]\s|\s?[,;()|]\s?/u;

function typeOfPart(part: string, product: SearchedProduct): ProductType | undefined {
  const { language, glossary } = product;
  const reading = readWords(part);
  const properties = propertyWords(product);
  const isFood = isFoodRow(product);
  const matches = glossary
    .find(reading, language)
    .filter(
      (match) =>
        isType(match, reading, language) &&
        !isDenied(match, reading, language) &&
        !isContained(match, reading) &&
        !isBeforeSlash(match, reading, language) &&
        !isMaker(match, reading, product) &&
        !(match.end - match.first === 1 && properties.has(reading.folded[match.first] ?? "")) &&
        (!isFood || match.entry.domain === undefined || match.entry.domain === "food") &&
        (!tasted.has(match.entry.domain) ||
          !(
            isFlavour(match, reading, product) ||
            isElsewhere(match, product) ||
            isOfPair(match, reading, product)
          )),
    );
  const isHeadLast = language === "en" || language === "de";
  const complement = complementStart(reading, language);
  const end = isHeadLast ? complement : Math.min(complement, firstStump(reading));
  const all = matches.filter(({ first }) => first < end);
  // "PlayStation 5 Controller": what is for a device is none.
  const others = all.filter(({ first }) => !isLineOfDevices(reading.folded[first] ?? ""));
  const within = others.length > 0 ? others : all;
  const strong = within.filter(
    (match, place) =>
      !isAttached(match, reading) || isBesideNoun(match, within[place - 1], reading, language),
  );
  const found =
    language === "de"
      ? lastOfFirstRun(strong, reading)
      : language === "en"
        ? lastUncounted(strong, reading)
        : strong.find((each) => !isGenitive(each, reading));
  const match =
    found && (isHeadLast ? beforeFlavour(found, glossary.find(reading, language), reading) : found);
  const stuffed = match && !isHeadLast ? headBefore(match, reading, product) : undefined;
  if (stuffed !== undefined) return { text: stuffed, entry: undefined };
  const holder = language === "en" ? (holderBehind(part, all) ?? kitBefore(reading, strong)) : undefined;
  if (holder !== undefined) return { text: holder, entry: undefined };
  const flavoured = match === undefined ? beforePair(reading, product) : undefined;
  if (flavoured !== undefined) return { text: flavoured, entry: undefined };
  const compound =
    language === "de" ? compoundBefore(match?.first ?? end, reading, product.evidence?.brand) : undefined;
  if (compound !== undefined) return { text: compound, entry: undefined };
  const vessel = match && language === "en" ? vesselBehind(match, reading) : undefined;
  if (match !== undefined && vessel !== undefined)
    return { text: writtenAs({ ...match, end: vessel }, reading, language), entry: undefined };
  return match && { text: writtenAs(match, reading, language), entry: match.entry };
}

/** English: the "brow kit" of "Brow Kit Ash Brush Mirror": several things behind a kit are what is in it. */
function kitBefore(
  { tokens, folded, text }: WordReading,
  things: readonly GlossaryMatch[],
): string | undefined {
  const kit = folded.findIndex((word, place) => place > 0 && word === "kit");
  const [before, token] = [tokens[kit - 1], tokens[kit]];
  if (before === undefined || token === undefined || before.kind !== "word") return undefined;
  if (things.filter(({ first }) => first > kit).length < fewestInKit) return undefined;
  return text.slice(before.end, token.start) === " "
    ? `${before.text} ${token.text}`.toLowerCase()
    : undefined;
}

const fewestInKit = 2;

/** "Acetone" of "Acetone Free", "latex-free". */
function isDenied({ end }: GlossaryMatch, { folded }: WordReading, language: Language): boolean {
  return language === "en" && folded[end] === "free";
}

/** English: the noun of "Door / Balcony Mat" stands at the end. */
function isBeforeSlash({ end }: GlossaryMatch, { tokens, text }: WordReading, language: Language): boolean {
  const [last, next] = [tokens[end - 1], tokens[end]];
  return language === "en" && next !== undefined && /^\s\/\s$/u.test(text.slice(last?.end, next.start));
}

/** "Indesit": a list may have a maker as a word for what it makes. */
export function isMaker(
  { first, end }: GlossaryMatch,
  reading: WordReading,
  { evidence, language }: SearchedProduct,
): boolean {
  const brand = evidence && statedBrand(evidence);
  if (isOfMakersName({ first, end }, reading, brand ?? listedInFront(reading.text))) return true;
  if (end - first > 1) return false;
  const word = reading.folded[first] ?? "";
  const written = reading.tokens[first]?.text ?? "";
  return (
    (brand !== undefined && foldText(brand) === word) ||
    (nounGrammar(written, language) === undefined && listedMaker(written) === "alone")
  );
}

/** The "Surface" of "Surface 180", which begins the name: a part of the maker's name in several words. */
function isOfMakersName(
  { first, end }: Pick<GlossaryMatch, "first" | "end">,
  { folded }: WordReading,
  brand: string | undefined,
): boolean {
  if (brand === undefined || !brand.includes(" ")) return false;
  const words = readWords(brand).folded;
  return (
    words.length > end - first && end <= words.length && words.every((word, place) => folded[place] === word)
  );
}

/** Whether the row states what only a food states. */
function isFoodRow({ evidence }: SearchedProduct): boolean {
  return (evidence?.facts ?? []).some(({ label }) => {
    const key = topicOf(label)?.key;
    return key === "ingredients" || key === "allergens" || key === "traces";
  });
}

/**
 * "Pizza" of "Pizza Cutter", "Honey" of "Honey Aloevera Soap Kit", "Kirsch" behind a model: a word for a food that says something of
 * another thing. In English and German that stands behind it, or a code or a longer type before it.
 */
function isFlavour(
  { first, end }: GlossaryMatch,
  reading: WordReading,
  { language, glossary }: SearchedProduct,
): boolean {
  const { tokens, folded, text } = reading;
  const next = tokens[end];
  if (isCalledTaste({ first, end }, folded)) return true;
  if (language === "fr" || language === "it") return isOfSeveral({ first, end }, reading, glossary, language);
  const isAdjacent = next !== undefined && /^\s$/u.test(text.slice(tokens[end - 1]?.end, next.start));
  const nextRole = next && glossary.roleOf(folded[end] ?? "", language);
  const isNoun =
    language === "de"
      ? nextRole !== "color" && nextRole !== "audience"
      : nextRole === "type" || (nextRole === undefined && !isAboutPack(folded[end] ?? ""));
  if (isAdjacent && next.kind === "word" && /^\p{Lu}/u.test(next.text) && isNoun) return true;
  // A model's number: "SR 4379 CD Brombeer".
  if (tokens.slice(0, first).some(({ kind, text: word }) => kind === "code" || /^\d{4,}$/u.test(word)))
    return true;
  // "dry dog food chicken"
  return glossary
    .find(reading, language)
    .some((other) => other.end <= first && other.entry.role === "type" && other.end - other.first > 1);
}

/** A food's name where the product is surely none: the "cinnamon" of tealights. */
function isElsewhere({ first, end }: GlossaryMatch, { evidence }: SearchedProduct): boolean {
  const category = evidence?.category;
  if (category === undefined || category.score < surely || end - first > 1) return false;
  return !/^a-(?:food|pets|garden|health)/u.test(category.identifier) && category.identifier.startsWith("a-");
}

/** Scores of a found category from which it decides what a word means. */
const surely = 0.7;

/** "Grade" of "Maple Syrup Grade A", "Pack": of any food. */
function isAboutPack(folded: string): boolean {
  return isGenericWord(folded) || isAttachedWord(folded) || folded === "grade" || folded === "size";
}

/** Words that the columns state as the colour, the material, the size or the line. */
export function propertyWords({ evidence }: SearchedProduct): ReadonlySet<string> {
  const facts = (["color", "material", "size"] as const).flatMap((topic) => factsAbout(topic, evidence));
  const lines = (evidence?.facts ?? []).filter(({ label }) => lineLabel.test(bareLabel(label)));
  return new Set([...facts, ...lines].flatMap(({ text }) => readWords(text).folded));
}

/** A watch of the series "Tees" is none of them. */
const lineLabel = /^(?:series|serie|collection|kollektion|collezione|line|linie|gamme|linea)$/;

/** German with its capitals, other languages in small letters. */
export function writtenAs(
  { entry, first, end }: GlossaryMatch,
  { text, tokens }: WordReading,
  language: Language,
): string {
  const written = text.slice(tokens[first]?.start, tokens[end - 1]?.end);
  if (language === "fr" || language === "it") return agreeing(written.toLowerCase(), entry, language);
  if (language === "en") return written.toLowerCase();
  return shouted.test(written) ? written.charAt(0) + written.slice(1).toLowerCase() : written;
}

/** "Minestrone surgelati": one that has the number of neither form is written as the list's form that begins with the same word. */
function agreeing(written: string, { forms, category }: GlossaryMatch["entry"], language: Language): string {
  const [head, second, more] = written.split(" ");
  if (second === undefined || more !== undefined || !participle.test(second)) return written;
  const all = [...(forms[language] ?? []), ...(category?.terms[language] ?? [])];
  const lists = all.map((form) => form.toLowerCase());
  if (lists.includes(written)) return written;
  return lists.find((form) => form.startsWith(`${head} `) && form.split(" ").length === 2) ?? written;
}

const participle = /(?:[aiu]t[oaie]|ée?s?)$/u;

/** "HEIMKINOSYSTEM"; shorter ones may be letters. */
const shouted = /^\p{Lu}{7,}$/u;

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
  { tokens, folded }: WordReading,
): GlossaryMatch | undefined {
  const [first] = matches;
  if (first === undefined) return undefined;
  const number = tokens.findIndex(
    ({ kind, text }, place) =>
      kind !== "word" &&
      place >= first.end &&
      !measured.test(text) &&
      !measureUnit.test(folded[place + 1] ?? ""),
  );
  return matches.findLast((match) => number < 0 || match.first < number);
}

/** "50ml", "3 l": what is in it, and no part that is counted. */
const measured = /^\d+(?:[.,]\d+)?(?:ml|cl|l|g|kg|oz)$/iu;
const measureUnit = /^(?:ml|cl|l|g|kg|oz|litre|liter|litres|grams)$/;

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
  if (end - first > 1) return first > 0 && ofAnother.test(folded[end - 1] ?? "");
  if (tokens[first - 1]?.kind === "number" && first > 1 && !isGenericWord(folded[0] ?? "")) return true;
  return first > 0 && (entry.domain === "part" || isAttachedWord(folded[first] ?? ""));
}

/** "Shoulder strap" of a handbag. */
const ofAnother = /^(?:strap|handle|pocket|hood|lid|wheel)s?$/;

/** Characters; a shorter word may be an abbreviation or a part of one. */
export const shortestType = 3;

export function isType(
  { entry, first, end }: GlossaryMatch,
  { text, tokens, folded }: WordReading,
  language: Language,
): boolean {
  if (entry.role !== "type" || otherDomains.has(entry.domain)) return false;
  const [start, stop] = [tokens[first]?.start ?? 0, tokens[end - 1]?.end ?? 0];
  const written = text.slice(start, stop);
  // English "the" is no French "thé".
  if (written.length < shortestType || /^the$/iu.test(written) || /[,;|()[\]]|\s[-–—]\s/u.test(written))
    return false;
  // "Régl.", "bracc.": the dot of an abbreviation.
  if (
    text.charAt(stop) === "." &&
    /\S/u.test(text.charAt(stop + 1) || " ") === false &&
    stop < text.length - 1
  )
    return false;
  if (/[\p{L}\p{N}][-/]$/u.test(text.slice(Math.max(0, start - 2), start)) && language !== "de") return false;
  // "Akku" of "Akku-Schrauber".
  if (language === "de" && /^-\p{L}/u.test(text.slice(stop, stop + 2))) return false;
  // "3-Leiter", "2-Zonen": how many parts the thing has.
  if (language === "de" && /(?<!\p{L})\d{1,3}-$/u.test(text.slice(0, start))) return false;
  if (isHeadFirst(language) && isAccented(written, entry, language)) return false;
  if (isPropertyAlone(written) || isOfOtherEnding(written, entry, language)) return false;
  if (end - first === 1 && isGenericWord(folded[first] ?? "")) return false;
  return !(end - first === 1 && brandNames().has(folded[first] ?? ""));
}

const complements: Readonly<Record<Language, RegExp>> = {
  en: /^(?:with|for|from|by|in|of|to|without|and|w)$/,
  de: /^(?:mit|fur|aus|von|in|im|zum|zur|ohne|und|inkl|auf)$/,
  fr: /^(?:pour|avec|sans|compatible|compatibles)$/,
  it: /^(?:per|con|senza|compatibile|compatibili)$/,
};

const genitive =
  /^(?:de|d|du|des|au|aux|di|del|dello|della|dei|degli|delle|dell|al|allo|alla|ai|agli|alle|all)$/;
/** "Lot de chaises", "set di pentole", "une bouteille d'huile": what is counted is the thing. */
const collective =
  /^(?:lot|jeu|paire|set|kit|ensemble|pack|assortiment|confezione|coppia|serie|rotolo|rouleau|boite|scatola)s?$/;

/** French and Italian: "Olivier" of "Le Dauphin d'Olivier" belongs to the word before. */
function isGenitive({ first }: GlossaryMatch, { folded }: WordReading): boolean {
  if (folded[first - 2] === "a" && /^(?:la|l)$/.test(folded[first - 1] ?? "")) return true;
  if (first < 2 || !genitive.test(folded[first - 1] ?? "")) return false;
  const before = folded[first - 2] ?? "";
  return (
    !/^\d/u.test(before) && !collective.test(before) && !isAttachedWord(before) && !isGenericWord(before)
  );
}

/** Where what the thing is for, with or made of begins. */
export function complementStart({ folded }: WordReading, language: Language): number {
  const place = folded.findIndex((word, at) => at > 0 && complements[language].test(word));
  return place < 0 ? folded.length : place;
}

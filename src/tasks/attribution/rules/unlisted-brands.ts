import { isStopWordInAnyLanguage } from "../../../nlp/stop-words.ts";
import type { NamePart } from "../../../nlp/tokenizer.ts";
import { partsOfText } from "../../../nlp/tokenizer.ts";
import { namesCountry } from "../../evidence/country-names.ts";
import { isDeviceLine, isDeviceMaker, isGenuine } from "../../evidence/device-makers.ts";
import {
  type BrandReading,
  type FoundBrand,
  isCommonPart,
  isIntroduced,
  isModelPart,
  isWordOf,
  spanOf,
  startOf,
} from "./brand-places.ts";
import type { ProductText } from "./product-text.ts";
import { scores } from "./statement.ts";
import { isBehindPurpose, isOfOther } from "./unrelated-mentions.ts";

/**
 * A brand that no list has, where the texts themselves say that it is one: introduced by a word for it ("del marchio Krist+"), or as the
 * unknown word that begins a name before what the product is, is spelled as no word is, or stands before the model.
 */
export function unlistedBrand(reading: BrandReading): FoundBrand | undefined {
  const text = reading.texts.find(({ source }) => source === "product_name");
  const written = text?.plain.text ?? "";
  const hasCase = /\p{Ll}/u.test(written) && /\p{Lu}/u.test(written);
  return (text && hasCase ? brandInName(text, reading) : undefined) ?? declaredBrand(reading);
}

const articleNumber = /^\p{N}{4,}$/u;

function brandInName(text: ProductText, reading: BrandReading): FoundBrand | undefined {
  const parts = partsOfText(text.plain.text);
  const beginning = parts.findIndex((part) => !articleNumber.test(part.text));
  return (
    introducedBrand(text, parts, reading) ??
    leadingBrand(text, parts, { ...reading, beginning }) ??
    brandInside(text, parts, { ...reading, beginning })
  );
}

/** The "ebestStar" of "ebestStar® Kabel Samsung I927": a word that nobody knows and that begins a name as a registered one. */
export function registeredBrand(reading: BrandReading): FoundBrand | undefined {
  const text = reading.texts.find(({ source }) => source === "product_name");
  if (text === undefined) return undefined;
  const parts = partsOfText(text.plain.text);
  const first = parts.findIndex((part) => !articleNumber.test(part.text));
  const part = parts[first];
  if (part === undefined || !isUnknown(part, text, reading)) return undefined;
  // As it was sent: the name reads without such letters.
  const [, end] = text.plain.sourceSpan(part.start, part.end);
  if (!/^[®™]\s?\p{L}/u.test(text.sent.slice(end))) return undefined;
  return spanOf(text, parts, { first, last: first }, scores.inName);
}

/** Of a name's words that nobody knows the one that the description introduces: "prodotti Trixie", "von Denon". */
function introducedBrand(
  text: ProductText,
  parts: readonly NamePart[],
  reading: BrandReading,
): FoundBrand | undefined {
  for (const [first, part] of parts.entries()) {
    if (!isUnknown(part, text, reading) || isOfOtherThing(text, part)) continue;
    if (isWithinName(parts, first, text.language, reading)) continue;
    const count = introducedCount(text, parts.slice(first, first + mostParts), reading);
    if (count === 0) continue;
    return withPlus(spanOf(text, parts, { first, last: first + count - 1 }, scores.farInDescription));
  }
  return undefined;
}

/** The "Sevilla" of "Aire de Sevilla": behind a name and a link it is a part of that. */
function isWithinName(
  parts: readonly NamePart[],
  first: number,
  language: ProductText["language"],
  { known }: BrandReading,
): boolean {
  const [before, link] = [parts[first - 2], parts[first - 1]];
  if (before === undefined || link === undefined || !nameLinks.test(link.folded)) return false;
  // "Custodia di TooQ"
  const isKind = language !== undefined && known.isKind(before.folded, language);
  return /^\p{Lu}/u.test(before.text) && !isKind;
}

const nameLinks = /^(?:de|di|da|du|del|della|dei|des|of)$/;

/** How many of the parts a description introduces in a row: 2 of "Elie Saab Le Parfum" where it has "by Elie Saab"; 0 for none. */
function introducedCount(
  { plain }: ProductText,
  parts: readonly NamePart[],
  { texts }: BrandReading,
): number {
  const [start, ends] = [startOf(parts, { first: 0 }), parts.map(({ end }) => end)];
  const capitalised = parts.findIndex(
    ({ text }, index) => !/^\p{Lu}/u.test(text) || isOfCode(plain.text, ends[index]),
  );
  const most = capitalised < 0 ? parts.length : Math.max(1, capitalised);
  for (let count = most; count > 0; count -= 1) {
    const name = plain.text.slice(start, ends[count - 1]);
    if (texts.some((text) => text.source === "product_description" && introduces(text, name))) return count;
  }
  return 0;
}

function isOfCode(text: string, end = text.length): boolean {
  return /^-\p{N}/u.test(text.slice(end, end + 2));
}

function introduces({ plain: { text } }: ProductText, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (isIntroduced(text, at) && !/^\p{L}/u.test(text.slice(at + name.length))) return true;
  }
  return false;
}

interface NameReading extends BrandReading {
  /** Of the first part that is no article number. */
  readonly beginning: number;
}

/** In these departments names begin with plants, dishes and what things are like: "Cajeput", "Alphonso". */
const departmentsOfKinds = new Set(["food", "beauty", "health"]);
const longestGerman = 10;

/** The unknown words that begin a name: "Brumwick HX-20", "Camporegio Chianti", "everdrop Pastiglie". */
function leadingBrand(
  text: ProductText,
  parts: readonly NamePart[],
  reading: NameReading,
): FoundBrand | undefined {
  const { beginning } = reading;
  const lead = parts[beginning];
  if (lead === undefined || isSeries(lead, parts[beginning + 1])) return undefined;
  // "Äthiopien Yirgacheffe": where it grows.
  const isOfOrigin = reading.department !== undefined && departmentsOfKinds.has(reading.department);
  if (isOfOrigin && namesCountry(lead.text)) return undefined;
  // A long German word is a compound of words that no list has, rather than a maker.
  if (text.language === "de" && lead.text.length > longestGerman) return undefined;
  if (!isUnknown(lead, text, reading) && !leadsInLowerCase(parts, beginning, reading)) return undefined;
  if (isSaidAsWord(lead, text.language, reading) || isDeviceServed(text, parts, beginning)) return undefined;
  const last = endOfRun(text, parts, beginning, reading);
  return last < parts.length - 1 && isConfirmed(text, parts, { ...reading, last })
    ? withPlus(spanOf(text, parts, { first: beginning, last }, scores.inCompound))
    : undefined;
}

/**
 * Whether the row's other texts use the word that begins the name as a word of the language: "oxalic" in small letters, "ein Falzbein", "Falzbein
 * aus Knochen": it says what the thing is.
 */
function isSaidAsWord(
  { text: word }: NamePart,
  language: ProductText["language"],
  { texts }: BrandReading,
): boolean {
  if (!/^\p{Lu}\p{Ll}+$/u.test(word)) return false;
  const small =
    language === "de"
      ? undefined
      : new RegExp(`(?<![\\p{L}@./-])${word.toLowerCase()}(?![\\p{L}@-]|\\.\\p{L})`, "u");
  const asThing = new RegExp(
    `(?<!\\p{L})(?:[Aa]n?|[Ee]ine?[mnrs]?|[Dd]iese[mnrs]?|[Uu]ne?|[Cc]et(?:te)?|[Uu]n[ao]?|[Qq]uest[oa])\\s${word}(?=\\s\\p{Ll}|[,.;:]|$)|(?<!\\p{L})${word}\\saus\\s\\p{L}`,
    "u",
  );
  return texts.some(
    ({ source, plain }) =>
      source === "product_description" && (small?.test(plain.text) === true || asThing.test(plain.text)),
  );
}

/** The "Compaq Presario" of "Compaq Presario Cq20 Chargeur": a maker of devices before what is for one. */
function isDeviceServed({ plain }: ProductText, parts: readonly NamePart[], first: number): boolean {
  if (!isDeviceMaker(parts[first]?.folded ?? "") || isGenuine(plain.text)) return false;
  return parts.slice(first + 2).some(({ folded }) => servesDevice.test(folded));
}

const servesDevice =
  /^(?:chargers?|adapters?|adaptors?|case|cover|keyboard|ladegerat|ladekabel|netzteil|hulle|schutzhulle|tasche|tastatur|chargeurs?|adaptateurs?|housse|coque|etui|clavier|caricabatterie?|caricatore|alimentatore|custodia|tastiera)$/;

/** The "VTQ" of "VTQ 40 BT": short capitals before a short number are a model's series. */
function isSeries({ text }: NamePart, next: NamePart | undefined): boolean {
  return /^\p{Lu}{2,4}$/u.test(text) && /^\p{N}{1,4}$/u.test(next?.text ?? "");
}

/** Whether what follows makes a maker of the words before it, and no property or part of a plant's name. */
function isConfirmed(
  text: ProductText,
  parts: readonly NamePart[],
  { last, beginning, known, department }: NameReading & { readonly last: number },
): boolean {
  const [end, next] = [parts[last], parts[last + 1]];
  if (end === undefined || next === undefined) return false;
  const after = text.plain.text.slice(end.end, end.end + 2);
  if (parts.slice(beginning, last + 1).some(isSelfWritten) || /^[®™©]/u.test(after)) return true;
  if (isBeforeModel(text, parts, last)) return true;
  const namesKinds = department !== undefined && departmentsOfKinds.has(department);
  if (namesKinds && after.startsWith(",")) return true;
  if (text.language === "en" || text.language === undefined) return !namesKinds || /^['’]s/u.test(after);
  if (isStopWordInAnyLanguage(next.folded)) return false;
  return (
    known.isKind(next.folded, text.language) ||
    (text.language === "de" && known.partsOf(next.folded).length > 0)
  );
}

/** Capitals inside, or a small first letter before a name: how makers write themselves. */
function isSelfWritten({ text }: NamePart): boolean {
  return hasInnerCapital(text) || /^\p{Ll}/u.test(text);
}

function hasInnerCapital(text: string): boolean {
  return /\p{Ll}\p{Lu}|^\p{Lu}{2,}\p{Ll}{2}/u.test(text);
}

/** Italian and French shops put the maker behind what the product is: "Custodia TooQ TQBC-E2503B"; in any language one stands before the model. */
function brandInside(
  text: ProductText,
  parts: readonly NamePart[],
  reading: NameReading,
): FoundBrand | undefined {
  const isProductFirst = text.language === "it" || text.language === "fr";
  const first = parts.findIndex((part, index) => {
    if (index <= reading.beginning || !isUnknown(part, text, reading)) return false;
    const isOwn = hasInnerCapital(part.text) && !isDeviceMaker(part.folded) && !isDeviceLine(part.folded);
    if (isBeforeModel(text, parts, index)) return isOwn || !reading.isAccessory;
    return isProductFirst && isOwn && index === parts.length - 1;
  });
  const part = parts[first];
  if (part === undefined || isOfOtherThing(text, part)) return undefined;
  const start = onlySmallWords(parts, reading.beginning, first) ? reading.beginning : first;
  return spanOf(text, parts, { first: start, last: first }, scores.farInDescription);
}

/** The "Only" of "Only Kidz 20600": small words of a language, with capitals, that begin a name right before the maker are a part of it. */
function onlySmallWords(parts: readonly NamePart[], first: number, end: number): boolean {
  const before = parts.slice(first, end);
  return before.every(
    ({ text, folded }) =>
      /^\p{Lu}\p{Ll}{2,}$/u.test(text) && isStopWordInAnyLanguage(folded) && !isArticle.test(folded),
  );
}

const isArticle = /^(?:der|die|das|ein|eine|les?|las?|une?|des|los|il|gli|una|uno|lo|the|new|neue?r?s?)$/;

/** "Hiditec BZ-650", "Joydivision 12204"; not the "MFC" of "MFC-L8690CDW". */
function isBeforeModel({ plain }: ProductText, parts: readonly NamePart[], index: number): boolean {
  const [part, next, behind] = [parts[index], parts[index + 1], parts[index + 2]];
  if (part === undefined || next === undefined || plain.text.slice(part.end, next.start) !== " ")
    return false;
  if (standard.test(next.text)) return false;
  if (isModelPart(next) || longNumber.test(next.text)) return true;
  const isJoinedNext = behind !== undefined && plain.text.slice(next.end, behind.start) === "-";
  return isJoinedNext && /^\p{Lu}{1,6}$/u.test(next.text) && /\p{N}/u.test(behind.text);
}

/** "Enhanced Cat5E", "Superspeed USB3": what a product conforms to is no model of a maker's. */
const standard = /^(?:cat\d\p{L}{0,2}|usb\d?|hdmi\d?|ddr\d\p{L}?|wi-?fi\d?|bt\d|dvb\p{L}?\d?)$/iu;
const longNumber = /^\p{N}{5,}$/u;

function isOfOtherThing({ plain }: ProductText, { start }: NamePart): boolean {
  return isOfOther(plain.text, start) || isBehindPurpose(plain.text, start);
}

const shortestUnknown = 3;

/** A capitalised word without digits that no list knows, and no stump such as "Gardinenst.". */
function isUnknown(
  part: NamePart | undefined,
  { plain, language }: ProductText,
  { known }: BrandReading,
): boolean {
  if (part === undefined || part.text.length < shortestUnknown || !/^\p{L}+$/u.test(part.text)) return false;
  if (/^\.(?:[\s-]|$)/.test(plain.text.slice(part.end, part.end + 2))) return false;
  // The "Apl" of "Apl_led_black" is a part of a code.
  if (plain.text.charAt(part.end) === "_" || plain.text.charAt(part.start - 1) === "_") return false;
  // The "LCS" of "LCS-4032" is the beginning of a code.
  if (/^\p{Lu}+$/u.test(part.text) && isOfCode(plain.text, part.end)) return false;
  if (language === "de" && participle.test(part.folded)) return false;
  if (language !== "de" && part.folded.length >= shortestNoun && nounEnding.test(part.folded)) return false;
  return /^\p{Lu}|\p{Ll}\p{Lu}/u.test(part.text) && !isCommonPart(part, known) && !isWordOf(part, language);
}

/** "Graviertes", "PERSONALISIERTE": German participles before a noun are no makers. */
const participle = /ierte[mnrs]?$|^ge\p{L}{3,}(?:te|ene)[mnrs]$/u;

/** "Anti Pollution", "Fermentation Lid": such endings make nouns of verbs and adjectives in English and French, Italian's are -zione and -mento. */
const nounEnding = /(?:[st]ion|[st]ions|ness|zione|zioni|mento|menti)$/;
/** In letters: makers' names with such endings are short, as Fusion is. */
const shortestNoun = 8;

/** "everdrop Pastiglie": a small letter before a capital is how makers write themselves. */
function leadsInLowerCase(parts: readonly NamePart[], first: number, { known }: BrandReading): boolean {
  const [part, next] = [parts[first], parts[first + 1]];
  if (part === undefined || next === undefined || part.text.length < shortestUnknown) return false;
  return /^\p{Ll}+$/u.test(part.text) && /^\p{Lu}/u.test(next.text) && !isCommonPart(part, known);
}

const links = new Set("del della dello dei di de du des la le of the and und et e by von".split(" "));
const mostParts = 4;

/** The last part of the run of unknown words from `first`; links between two of them belong to it. */
function endOfRun(
  text: ProductText,
  parts: readonly NamePart[],
  first: number,
  reading: BrandReading,
): number {
  let last = first;
  for (let index = first + 1; index < first + mostParts && isJoined(text, parts, index); index += 1) {
    if (isUnknown(parts[index], text, reading)) last = index;
    else if (!links.has(parts[index]?.folded ?? "")) break;
  }
  return last;
}

/** Whether only a blank, a hyphen or an apostrophe stands before a part. */
function isJoined(text: ProductText, parts: readonly NamePart[], index: number): boolean {
  const [before, part] = [parts[index - 1], parts[index]];
  if (before === undefined || part === undefined) return false;
  return /^(?:\s|[-'’&+.]|\s[&+]\s)$/.test(text.plain.text.slice(before.end, part.start));
}

/** "Krist+": a plus that ends the word is its own. */
function withPlus(found: FoundBrand): FoundBrand {
  const { text, end } = found;
  return /^\+(?![\p{L}\p{N}])/u.test(text.plain.text.slice(end, end + 2))
    ? { ...found, end: end + 1 }
    : found;
}

/** "del marchio Krist+", "der Marke Brumwick", "de la marque Orvelle", "by the brand Acme": the determiner keeps "brand new" out. */
const declaration =
  /(?<!\p{L})(?:[Dd]el(?:la|lo)?|[Dd]al(?:la)?|[Ii]l|[Ll]a|[Dd]er|[Dd]ie|[Tt]he|[Cc]ette|[Qq]uest[oa])\s+(?:(?:noto|nota|nuovo|nuova|famoso|famosa|célèbre|neue|bekannten?|well-known|popular)\s+)?(?:marchio|marca|marque|Marke|brand)\s+["“«„]?(?=\p{Lu}|\p{Ll}+\p{Lu})/gu;
const name = /^\p{L}[\p{L}\p{N}'’&.-]*(?:\s(?:&\s)?\p{Lu}[\p{L}\p{N}'’&.-]*){0,2}\+?/u;

/** What the description calls a brand in so many words, wherever its name is. */
function declaredBrand({ texts, isAccessory, known }: BrandReading): FoundBrand | undefined {
  const text = texts.find(({ source, isEnumeration }) => source === "product_description" && !isEnumeration);
  if (text === undefined) return undefined;
  const written = text.plain.text;
  for (const found of written.matchAll(declaration)) {
    const start = found.index + found[0].length;
    const declared = name.exec(written.slice(start))?.[0].replace(/[.'’&-]+$/u, "") ?? "";
    const [first] = partsOfText(declared);
    if (first === undefined || isCommonPart(first, known) || isWordOf(first, text.language)) continue;
    if (isOfOther(written, found.index) || isBehindPurpose(written, found.index)) continue;
    if (isAccessory && isDeviceMaker(first.folded)) continue;
    return { text, start, end: start + declared.length, score: scores.inCompound };
  }
  return undefined;
}

/** Whether a part of a name may be a brand for all that the lists say. */
export function isOpenToDoubt(part: NamePart, { known }: Pick<BrandReading, "known">): boolean {
  return /\p{L}{2}/u.test(part.text) && !isCommonPart(part, known);
}

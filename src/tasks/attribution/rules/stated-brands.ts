import { builtinWords } from "../../../ml/titles/knowledge-file.ts";
import {
  findListedBrands,
  type ListedBrand,
  type NamedBrand,
  type NamePart,
  partsOfText,
} from "../../../ml/titles/listed-brands.ts";
import { isStopWordInAnyLanguage } from "../../../nlp/stop-words.ts";
import type { RequestedAttributes } from "./attribute-lexicon.ts";
import type { KnownWords } from "./known-words.ts";
import type { ProductText } from "./product-text.ts";
import { isIn } from "./scopes.ts";
import { openingLength, type Statement, scores } from "./statement.ts";
import { isBehindPurpose, isOfOther } from "./unrelated-mentions.ts";

interface Found {
  readonly text: ProductText;
  readonly start: number;
  readonly end: number;
  readonly score: number;
}

interface Reading {
  readonly texts: readonly ProductText[];
  readonly known: KnownWords;
  /** The category's department in the built-in channel, "electronics"; undefined in other catalogs. */
  readonly department: string | undefined;
}

/** Departments whose titles name works, not makers. */
const departmentsOfWorks = new Set(["media"]);

/**
 * The brand of a product whose texts label none: a listed one of the name, else of the description where the maker is introduced
 * or sells in the department, else the unknown words that begin the name or stand before its model. At most one.
 */
export function brandStatements(
  { attributes }: RequestedAttributes,
  texts: readonly ProductText[],
  known: KnownWords,
  category: string,
): readonly Statement[] {
  const attribute = attributes.find(({ subject, record }) => subject === "brand" && record.kind === "open");
  if (attribute === undefined) return [];
  const department = /^a-([a-z]+)/.exec(category)?.[1];
  const reading = { texts, known, department };
  const found = brandOfName(reading) ?? brandOfDescription(reading);
  return found === undefined ? [] : [{ attribute, value: null, ...found }];
}

const articleNumber = /^\p{N}{4,}$/u;

function brandOfName(reading: Reading): Found | undefined {
  const text = reading.texts.find(({ source }) => source === "product_name");
  if (text === undefined) return undefined;
  const written = text.plain.text;
  const parts = partsOfText(written);
  const beginning = parts.findIndex((part) => !articleNumber.test(part.text));
  const hasCase = /\p{Ll}/u.test(written) && /\p{Lu}/u.test(written);
  const listed = findListedBrands(builtinWords().brands, parts)
    .filter((named) => isWrittenAsName(named, parts, hasCase) && !isOfOther(written, startOf(parts, named)))
    .filter((named) => !isBehindPurpose(written, startOf(parts, named)))
    .map((named) => ({ named, score: scoreOf(named, parts, { reading, beginning }) }))
    .filter(({ score }) => score > 0);
  const best = listed.reduce<(typeof listed)[number] | undefined>(
    (one, other) => (one === undefined || other.score > one.score ? other : one),
    undefined,
  );
  if (best !== undefined) return spanOf(text, parts, best.named, best.score);
  if (departmentsOfWorks.has(reading.department ?? "")) return undefined;
  return hasCase ? unknownBrand(text, parts, { reading, beginning }) : undefined;
}

function startOf(parts: readonly NamePart[], { first }: { readonly first: number }): number {
  return parts[first]?.start ?? 0;
}

function spanOf(
  text: ProductText,
  parts: readonly NamePart[],
  { first, last }: { readonly first: number; readonly last: number },
  score: number,
): Found {
  return { text, start: parts[first]?.start ?? 0, end: parts[last]?.end ?? 0, score };
}

const shortName = 3;

/** In a name with capitals a brand has one; short ones are written as listed, for "gross" and "per" are words. */
function isWrittenAsName(
  { brand, first, last }: NamedBrand,
  parts: readonly NamePart[],
  hasCase: boolean,
): boolean {
  const written = parts.slice(first, last + 1);
  const letters = written.map(({ text }) => text).join("");
  if (!/\p{L}/u.test(letters)) return false;
  if (
    letters.length <= shortName &&
    first > 0 &&
    !brand.name.replace(/[^\p{L}\p{N}]/gu, "").startsWith(letters)
  )
    return false;
  // "BT 500 TURNTABLE": among capitals a short name is rather a model.
  if (!hasCase) return letters.length > shortName || /\p{Ll}/u.test(letters);
  return (
    written.some(({ text }) => /^\p{Lu}|\p{Ll}\p{Lu}/u.test(text)) || (first === 0 && isLowerBrand(brand))
  );
}

function isLowerBrand({ name }: ListedBrand): boolean {
  return /^\p{Ll}/u.test(name);
}

interface NameReading {
  readonly reading: Reading;
  /** Of the first part that is no article number. */
  readonly beginning: number;
}

/** 0 where the words are more likely no brand. */
function scoreOf(
  { brand, first, last }: NamedBrand,
  parts: readonly NamePart[],
  { reading, beginning }: NameReading,
): number {
  const sells = reading.department === undefined || brand.departments.has(reading.department);
  const leads = first <= beginning;
  if (last === first && isIn("not-maker", parts[first]) && !(leads && isModel(parts[last + 1]))) return 0;
  const isWord = last === first && (brand.isCommon || isCommonWord(parts[first], reading.known));
  if (!isWord && leads) return scores.inName;
  if (!isWord && sells) return scores.inDescription;
  // "Beverly Hills Polo Club" is not by Hill's.
  if (!isWord)
    return last > first || isModel(parts[last + 1]) || last === parts.length - 1
      ? scores.farInDescription
      : 0;
  if (!sells || reading.department === undefined) return 0;
  if (leads) return scores.inCompound;
  return isModel(parts[last + 1]) || last === parts.length - 1 ? scores.farInDescription : 0;
}

function isCommonWord(part: NamePart | undefined, known: KnownWords): boolean {
  if (part === undefined) return false;
  const { folded } = part;
  return (
    isStopWordInAnyLanguage(folded) ||
    isIn("not-maker", part) ||
    known.isWord(folded) ||
    known.partsOf(folded).length > 0
  );
}

function isModel(part: NamePart | undefined): boolean {
  return (
    part !== undefined &&
    /\p{N}/u.test(part.text) &&
    /\p{L}/u.test(part.text) &&
    !/^\d+(?:[x×]\d+)*(?:[mc]?m|m?l|cl|k?g|w|v|zoll)?$/i.test(part.text)
  );
}

const links = new Set("del della dello dei di de du des la le of the and und et e by von".split(" "));
const mostParts = 4;

/** The unknown words that begin a name ("Perucci PC-301"), or stand before the model or behind what the product is ("Custodia TooQ"). */
function unknownBrand(
  text: ProductText,
  parts: readonly NamePart[],
  { reading, beginning }: NameReading,
): Found | undefined {
  const { known, department } = reading;
  const lead = parts[beginning];
  // A long German word is a compound of words that no list has, rather than a maker.
  if (lead !== undefined && text.language === "de" && lead.text.length > longestGerman) return undefined;
  if (isUnknown(lead, known, text) || leadsInLowerCase(parts, beginning, known)) {
    const last = endOfRun(text, parts, beginning, known);
    // Unknown words alone may be anything.
    if (last === parts.length - 1) return undefined;
    return spanOf(text, parts, { first: beginning, last }, scores.inCompound);
  }
  const first = parts.findIndex((part, index) => index > beginning && isUnknown(part, known, text));
  const part = parts[first];
  if (
    part === undefined ||
    isOfOther(text.plain.text, part.start) ||
    isBehindPurpose(text.plain.text, part.start)
  )
    return undefined;
  const isIntroduced = reading.texts.some((other) => introduces(other, part.text));
  const isProductFirst = (text.language === "it" || text.language === "fr") && department !== "food";
  if (!isIntroduced && !isProductFirst && !isModel(parts[first + 1])) return undefined;
  return spanOf(text, parts, { first, last: first }, scores.farInDescription);
}

const shortestUnknown = 3;
const longestGerman = 10;

/** A capitalised word without digits that no list knows, and no stump such as "Gardinenst.". */
function isUnknown(part: NamePart | undefined, known: KnownWords, { plain }: ProductText): boolean {
  if (part === undefined || part.text.length < shortestUnknown || !/^\p{L}+$/u.test(part.text)) return false;
  if (/^\.(?:\s|$)/.test(plain.text.slice(part.end, part.end + 2))) return false;
  return /^\p{Lu}|\p{Ll}\p{Lu}/u.test(part.text) && !isCommonWord(part, known);
}

/** "everdrop Pastiglie": a small letter before a capital is how makers write themselves. */
function leadsInLowerCase(parts: readonly NamePart[], first: number, known: KnownWords): boolean {
  const [part, next] = [parts[first], parts[first + 1]];
  if (part === undefined || next === undefined || part.text.length < shortestUnknown) return false;
  return /^\p{Ll}+$/u.test(part.text) && /^\p{Lu}/u.test(next.text) && !isCommonWord(part, known);
}

/** The last part of the run of unknown words from `first`; links between two of them belong to it. */
function endOfRun(text: ProductText, parts: readonly NamePart[], first: number, known: KnownWords): number {
  let last = first;
  for (let index = first + 1; index < first + mostParts && isJoined(text, parts, index); index += 1) {
    if (isUnknown(parts[index], known, text)) last = index;
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

const introduction =
  /(?<!\p{L})(?:by|von|de|di|da|marca|marque|marke|brand|hersteller|prodott[oi]|produits?|products?|produkte)\s+$/iu;

/** "prodotti Trixie", "von Denon", "by Bose": the maker is introduced. */
function introduces({ source, plain }: ProductText, name: string): boolean {
  if (source !== "product_description") return false;
  for (let at = plain.text.indexOf(name); at >= 0; at = plain.text.indexOf(name, at + 1)) {
    if (introduction.test(plain.text.slice(Math.max(0, at - 20), at))) return true;
  }
  return false;
}

/** A listed brand of the department in the opening, where its maker is introduced or no other brand is named. */
function brandOfDescription({ texts, department, known }: Reading): Found | undefined {
  const text = texts.find(({ source }) => source === "product_description");
  if (text === undefined || department === undefined || departmentsOfWorks.has(department)) return undefined;
  const written = text.plain.text;
  const parts = partsOfText(written, openingLength);
  const listed = findListedBrands(builtinWords().brands, parts).filter((named) => {
    const { brand, first, last } = named;
    const start = startOf(parts, named);
    if (!brand.departments.has(department) || isOfOther(written, start) || isBehindPurpose(written, start))
      return false;
    if (!isWrittenAsName(named, parts, true)) return false;
    const isWord = last === first && (brand.isCommon || isCommonWord(parts[first], known));
    return !isWord || introduction.test(written.slice(Math.max(0, start - 20), start));
  });
  const introduced = listed.find((named) =>
    introduction.test(written.slice(Math.max(0, startOf(parts, named) - 20), startOf(parts, named))),
  );
  const names = new Set(listed.map(({ brand }) => brand.name));
  const chosen = introduced ?? (names.size === 1 ? listed[0] : undefined);
  return chosen && spanOf(text, parts, chosen, scores.farInDescription);
}

/**
 * Whether a brand may be among words of the name or the description's opening that no list knows, or that a maker also goes by: that
 * none is stated cannot be said then.
 */
export function mayNameBrand(texts: readonly ProductText[], known: KnownWords): boolean {
  return texts.some((text) => {
    const parts = partsOfText(text.plain.text, openingLength);
    if (text.source === "product_name" && parts.some((part) => isOpenToDoubt(part, known))) return true;
    return findListedBrands(builtinWords().brands, parts).some((named) =>
      isWrittenAsName(named, parts, true),
    );
  });
}

function isOpenToDoubt(part: NamePart, known: KnownWords): boolean {
  return /\p{L}{2}/u.test(part.text) && !isCommonWord(part, known);
}

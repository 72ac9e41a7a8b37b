import { isColor } from "../../../catalog/search/query-words.ts";
import { builtinWords } from "../../../ml/titles/knowledge-file.ts";
import { findListedBrands, type ListedBrand, type NamedBrand } from "../../../ml/titles/listed-brands.ts";
import { type NamePart, partsOfText } from "../../../nlp/tokenizer.ts";
import { isDeviceLine, isDeviceMaker, isGenuine, isVehicleLine } from "../../evidence/device-makers.ts";
import type { RequestedAttributes } from "./attribute-lexicon.ts";
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
import type { KnownWords } from "./known-words.ts";
import type { ProductText } from "./product-text.ts";
import { isIn } from "./scopes.ts";
import { hasByline } from "./stated-authors.ts";
import { openingLength, type Statement, scores } from "./statement.ts";
import { isOpenToDoubt, registeredBrand, unlistedBrand } from "./unlisted-brands.ts";
import { isBehindPurpose, isLikened, isOfOther, isTechnology } from "./unrelated-mentions.ts";

/** Departments whose titles name work, not makers. */
const departmentsOfWorks = new Set(["media"]);

/**
 * The brand of a product whose texts label none: a listed one of the name, else one that the texts call so, else a listed one of the
 * description where the maker is introduced or sells in the department. At most one. A maker of devices is no brand of what fits them.
 */
export function brandStatements(
  { attributes, category: lexicon }: RequestedAttributes,
  texts: readonly ProductText[],
  known: KnownWords,
  category: string,
): readonly Statement[] {
  const attribute = attributes.find(({ subject, record }) => subject === "brand" && record.kind === "open");
  if (attribute === undefined) return [];
  if (hasByline(texts)) return [];
  const department = /^a-([a-z]+)/.exec(category)?.[1];
  const isAccessory = lexicon.attributes.some(
    ({ subject, record }) => subject === "compatibility" && record.requirementLevel === "required",
  );
  const reading = { texts, known, department, isAccessory };
  const isOfWork = departmentsOfWorks.has(department ?? "");
  // A book's maker is its publisher: the series in its name is no other.
  if (isOfWork && texts.some(({ fact }) => fact?.label === "Publisher")) return [];
  const found =
    registeredBrand(reading) ??
    brandOfName(reading) ??
    (isOfWork ? undefined : (unlistedBrand(reading) ?? brandOfDescription(reading)));
  return found === undefined ? [] : [{ attribute, value: null, ...found }];
}

const articleNumber = /^\p{N}{4,}$/u;

function brandOfName(reading: BrandReading): FoundBrand | undefined {
  const text = reading.texts.find(({ source }) => source === "product_name");
  if (text === undefined) return undefined;
  const written = text.plain.text;
  const parts = partsOfText(written);
  const beginning = parts.findIndex((part) => !articleNumber.test(part.text));
  const hasCase = /\p{Ll}/u.test(written) && /\p{Lu}/u.test(written);
  const listed = findListedBrands(builtinWords().brands, parts)
    .filter((named) => isWrittenAsName(named, parts, hasCase) && !isOfOther(written, startOf(parts, named)))
    .filter((named) => !isLikened(written, parts[named.last]?.end ?? 0))
    .filter((named) => !isBehindPurpose(written, startOf(parts, named)) && !isInCode(text, parts, named))
    .filter((named) => !isOfDevice(text, parts, named, reading))
    .map((named) => ({ named, score: scoreOf(named, parts, { reading, text, beginning }) }))
    .filter(({ score }) => score > 0);
  const best = listed.reduce<(typeof listed)[number] | undefined>(
    (one, other) => (one === undefined || other.score > one.score ? other : one),
    undefined,
  );
  return best && spanOf(text, parts, best.named, best.score);
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

/** The "HM" of "X-HM 15 K": a few letters that a hyphen joins to a model. */
function isInCode({ plain }: ProductText, parts: readonly NamePart[], { first, last }: NamedBrand): boolean {
  const [start, end] = [parts[first]?.start ?? 0, parts[last]?.end ?? 0];
  if (end - start > shortName) return false;
  return /[\p{L}\p{N}]-$/u.test(plain.text.slice(0, start)) || /^-\p{N}/u.test(plain.text.slice(end));
}

/**
 * Whether it is the maker of the device that an accessory fits: "Samsung Galaxy S9 case". Not where the accessory is said to be the
 * maker's own, or where a kind of product follows: "Samsung charger".
 */
function isOfDevice(
  { plain, language }: ProductText,
  parts: readonly NamePart[],
  { brand, first, last }: NamedBrand,
  { isAccessory, known }: BrandReading,
): boolean {
  if (!isAccessory || !isDeviceMaker(partsOfText(brand.name)[0]?.folded ?? "")) return false;
  const next = parts[last + 1];
  const isKind =
    next !== undefined &&
    language !== undefined &&
    !isDeviceLine(next.folded) &&
    known.isKind(next.folded, language);
  return !(first === 0 && isKind) && !isGenuine(plain.text);
}

interface NameReading {
  readonly reading: BrandReading;
  readonly text: ProductText;
  /** Of the first part that is no article number. */
  readonly beginning: number;
}

/** 0 where the words are more likely no brand. */
function scoreOf(
  { brand, first, last }: NamedBrand,
  parts: readonly NamePart[],
  { reading, text, beginning }: NameReading,
): number {
  const sells = reading.department === undefined || brand.departments.has(reading.department);
  const leads = first <= beginning;
  const next = parts[last + 1];
  const isOfModel =
    isModelPart(next) ||
    (/^\p{Lu}{1,4}$/u.test(next?.text ?? "") && /^\p{N}/u.test(parts[last + 2]?.text ?? ""));
  if (last === first && isIn("not-maker", parts[first]) && !(leads && isOfModel)) return 0;
  // "FRIGORIFERO BIANCO", "Pastiglie freno Panda": a colour, or the car that a part is for.
  if (last === first && !leads && isColor(parts[first]?.folded ?? "")) return 0;
  if (reading.department === "automotive" && isVehicleLine(parts[first]?.folded ?? "")) return 0;
  // "robe cache-coeur": without capitals to tell, several words of the language are what they mean.
  const hasCase = /\p{Ll}/u.test(text.plain.text) && /\p{Lu}/u.test(text.plain.text);
  const areWords = parts
    .slice(first, last + 1)
    .every((part) => isCommonPart(part, reading.known) || isWordOf(part, text.language));
  if (last > first && !leads && !hasCase && areWords) return 0;
  // "Cast iron pan": a maker of jeans is also called so.
  // A name in title case tells nothing by its capitals.
  const isWrittenAsWords =
    parts.slice(first + 1, last + 1).every(({ text }) => /^\p{Ll}/u.test(text)) ||
    parts.every(({ text }) => !/^\p{Ll}/u.test(text));
  if (last > first && !sells && areWords && isWrittenAsWords) return 0;
  const isWord = last === first && (brand.isCommon || isCommonPart(parts[first], reading.known));
  // "Micro-Essence", "Sicherh.-Schuh": the second half of a compound.
  if (isWord && /[\p{L}.]-$/u.test(text.plain.text.slice(0, parts[first]?.start ?? 0))) return 0;
  if (!isWord && leads) return scores.inName;
  if (!isWord && sells) return scores.inDescription;
  // "Beverly Hills Polo Club" is not by Hill's.
  if (!isWord)
    return last > first || isModelPart(next) || last === parts.length - 1 ? scores.farInDescription : 0;
  if (!sells || reading.department === undefined) return 0;
  if (leads) return scores.inCompound;
  const isBeforeModel =
    isModelPart(next) || (isShouted(parts[first], text) && articleNumber.test(next?.text ?? ""));
  return isBeforeModel || last === parts.length - 1 ? scores.farInDescription : 0;
}

/** "Cavo INTENSO 7991005": in a name with small letters, capitals make a name of a word. */
function isShouted(part: NamePart | undefined, { plain, sent }: ProductText): boolean {
  if (part === undefined || !/\p{Ll}/u.test(sent)) return false;
  // As it was written, whatever the name reads like without its faults.
  const [start, end] = plain.sourceSpan(part.start, part.end);
  return /^\p{Lu}{2,}$/u.test(part.text) || /^\p{Lu}{2,}$/u.test(sent.slice(start, end));
}

/** "Musik von Spotify, TIDAL und Deezer": a product has one maker. */
const enumerationBehind = /^(?:,\s\p{Lu}[\p{L}\p{N}]+)+,?\s(?:and|or|und|oder|et|ou|ed?|o)\s\p{Lu}/u;

/** A listed brand in the opening, where its maker is introduced, or sells in the department and no other brand is named. */
function brandOfDescription(reading: BrandReading): FoundBrand | undefined {
  const { texts, department, known } = reading;
  const text = texts.find(({ source }) => source === "product_description");
  if (text === undefined || department === undefined || text.isEnumeration) return undefined;
  const written = text.plain.text;
  const parts = partsOfText(written, openingLength);
  const isTold = (named: NamedBrand) =>
    isIntroduced(written, startOf(parts, named)) &&
    !enumerationBehind.test(written.slice(parts[named.last]?.end ?? 0));
  const named = findListedBrands(builtinWords().brands, parts).filter((one) => {
    const { brand, first, last } = one;
    const start = startOf(parts, one);
    if (isOfOther(written, start) || isBehindPurpose(written, start)) return false;
    if (isTechnology(written, parts[last]?.end ?? 0) || isLikened(written, parts[last]?.end ?? 0))
      return false;
    if (!isWrittenAsName(one, parts, true) || isInCode(text, parts, one)) return false;
    if (reading.isAccessory && isDeviceMaker(partsOfText(brand.name)[0]?.folded ?? "")) return false;
    const isWord =
      last === first &&
      (brand.isCommon || isCommonPart(parts[first], known) || isWordOf(parts[first], text.language));
    return !isWord || (isTold(one) && brand.departments.has(department));
  });
  const listed = named.filter(({ brand }) => brand.departments.has(department));
  const names = new Set(listed.map(({ brand }) => brand.name));
  const chosen = named.find(isTold) ?? (names.size === 1 ? listed[0] : undefined);
  return chosen && spanOf(text, parts, chosen, scores.farInDescription);
}

/**
 * Whether a brand may be among words of the name or the description's opening that no list knows, or that a maker also goes by: that
 * none is stated cannot be said then.
 */
export function mayNameBrand(texts: readonly ProductText[], known: KnownWords): boolean {
  return texts.some((text) => {
    const parts = partsOfText(text.plain.text, openingLength);
    if (text.source === "product_name" && parts.some((part) => isOpenToDoubt(part, { known }))) return true;
    return findListedBrands(builtinWords().brands, parts).some((named) =>
      isWrittenAsName(named, parts, true),
    );
  });
}

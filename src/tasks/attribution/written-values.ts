import type { ExtractedValue } from "../../api/attribution.ts";
import type { AttributeRecord, ValueRecord } from "../../catalog/model.ts";
import { isShouting, recaseShouted } from "../../nlp/casing.ts";
import type { Language } from "../../nlp/language.ts";
import { isCommonWord } from "../../nlp/language-profiles.ts";
import { findMeasures } from "../../nlp/measures.ts";
import { capitalized, foldText } from "../../nlp/normalizer.ts";
import { tokenize } from "../../nlp/tokenizer.ts";
import { fixedSpelling } from "../../nlp/word-casing.ts";
import { spelledBrand, withoutShout } from "../evidence/brand-spelling.ts";
import { countryIn } from "../evidence/country-names.ts";
import { subjectOf } from "./rules/attribute-lexicon.ts";
import { isIn } from "./rules/scopes.ts";
import { termsOf } from "./rules/value-lexicon.ts";
import { readWords } from "./rules/words.ts";

/** What a value that is shouted is written with. */
export interface WritingContext {
  /** Of the product's texts; undefined if not recognised: then listed values and units alone are written otherwise. */
  readonly language: Language | undefined;
  /** Name and description as plain text: how they write a maker that no list has. */
  readonly texts: readonly string[];
}

/**
 * How the language writes a value that stands in capitals alone: "SCHWARZ" as "Schwarz", "NERO" as "nero", "BOSCH" as "Bosch",
 * "75ML" as "75 ml". Undefined where it is written so already, and for codes, sizes, acronyms and free text.
 */
export function writtenValue(
  record: AttributeRecord,
  { text, value }: Pick<ExtractedValue, "text" | "value">,
  context: WritingContext,
): string | undefined {
  if (record.identifier === "ingredients") {
    const unmarked = text.replace(allergenMark, "$1");
    if (unmarked !== text) return unmarked;
  }
  if (subjectOf(record) === "brand" && text !== text.toUpperCase()) {
    const spelled = spelledBrand(text);
    return spelled === text ? undefined : spelled;
  }
  const animal = animalRecords.has(record.identifier)
    ? animalOf(text, listedValue(record, value), context.language)
    : undefined;
  if (animal !== undefined) return animal;
  if (subjectOf(record) === "origin" && context.language !== undefined) {
    const country = countryIn(context.language, text);
    if (country !== undefined) return country === text ? undefined : country;
  }
  if (record.identifier === "allergens") {
    const name = ownAllergen(text, listedValue(record, value), context.language);
    if (name !== undefined) return name;
  }
  if (context.language === "de" && dative.test(text)) return text.slice(0, -1);
  const base = context.language === "de" ? uninflected(record, text, listedValue(record, value)) : undefined;
  if (base !== undefined) return base;
  const color =
    subjectOf(record) === "color" ? colorAlone(text, listedValue(record, value), context) : undefined;
  if (color !== undefined) return color;
  if (!/\p{Lu}/u.test(text) || text !== text.toUpperCase()) return undefined;
  const written = writtenOf(record, { text, listed: listedValue(record, value) }, context);
  return written === text ? undefined : written;
}

/** The channel's name of an allergen that the row has in another language: the "Œufs" of a German row. */
function ownAllergen(
  text: string,
  listed: ValueRecord | undefined,
  language: Language | undefined,
): string | undefined {
  const name = language && listed?.names[language];
  if (name === undefined || listed === undefined) return undefined;
  const folded = foldText(text);
  const isOwn = termsOf(listed).some((one) => one.language === language && foldText(one.term) === folded);
  const isForeign = termsOf(listed).some((one) => foldText(one.term) === folded);
  return isForeign && !isOwn ? name : undefined;
}

/** The noun before a colour: "color cuoio", "couleur ivoire", "Farbe rot". */
const colorNoun = /^(?:colou?r|couleur|coloris|colore|farbe)\s+(?=\p{L})/iu;

/**
 * A listed colour by itself: without the noun before it, in its base form ("bianca" as "bianco"), and by its German, French or Italian name
 * where it stands by its English one. Shades and unlisted colours are left. Undefined where it is written so.
 */
function colorAlone(
  text: string,
  listed: ValueRecord | undefined,
  { language }: WritingContext,
): string | undefined {
  const name = language && listed?.names[language];
  if (language === undefined || name === undefined || listed === undefined) return undefined;
  const alone = text.replace(colorNoun, "");
  const folded = foldText(alone);
  if (foldText(name) === folded) return alone === text ? undefined : alone;
  const isEnglish = foldText(listed.names.en ?? "") === folded;
  if (isEnglish && !termsOf(listed).some((one) => one.language === language && foldText(one.term) === folded))
    return language === "de" ? name : lowered(name);
  const isInflected = /^\p{L}+$/u.test(name) && inflections[language]?.(foldText(name)).test(folded);
  if (isInflected !== true) return alone === text ? undefined : alone;
  return /^\p{Ll}/u.test(alone) ? name.toLowerCase() : name;
}

const inflections: Readonly<Partial<Record<Language, (base: string) => RegExp>>> = {
  de: (base) => new RegExp(`^${base}e[mnrs]?$`),
  fr: (base) => new RegExp(`^${base}(?:e?s?|tes?|hes?)$`),
  it: (base) => new RegExp(`^${base.slice(0, -1)}${base.endsWith("o") ? "[oaie]" : "[ei]"}$`),
};

const shortestParticiple = 7;

/** The "verstärkt" of "mit verstärkten Knien", whose ending is the noun's behind it; colours and materials are left as they are written. */
function uninflected(
  record: AttributeRecord,
  text: string,
  listed: ValueRecord | undefined,
): string | undefined {
  const subject = subjectOf(record);
  if (listed === undefined || subject === "color" || subject === "material") return undefined;
  const [, stem = ""] = /^(\p{Ll}+t)e[nmrs]?$/u.exec(text) ?? [];
  return stem.length >= shortestParticiple && foldText(listed.names.de ?? "") === foldText(stem)
    ? stem
    : undefined;
}

/** A time cut out of "von 6-18 Monaten": without its preposition it is "6-18 Monate". */
const dative = /^\d{1,3}(?:\s?(?:[-–]|bis)\s?\d{1,3})?\s(?:Monaten|Jahren|Tagen)$/u;

/** The "_blé_" of a list that marks allergens. */
const allergenMark = /(?<![\p{L}\p{N}_])_(\p{L}[^_\n]{0,40})_(?![\p{L}\p{N}_])/gu;

const shortestHead = 3;

const animalRecords: ReadonlySet<string> = new Set(["animal", "meat_type"]);

/**
 * The "Katze" of "Katzenstreu", and the "Cat" of "cat litter": a thing's name says for which animal it is. A German compound's first part,
 * as the "Schweine" of "Schweinefleisch", is the animal's name.
 */
function animalOf(
  text: string,
  listed: ValueRecord | undefined,
  language: Language | undefined,
): string | undefined {
  if (
    listed !== undefined &&
    language !== undefined &&
    readWords(text).some((word) => isIn("animal-thing", word))
  )
    return listed.names[language];
  const name = listed?.names.de;
  if (listed === undefined || name === undefined) return undefined;
  if (foldText(text) === `${foldText(name)}e` && !termsOf(listed).some(({ term }) => term === text))
    return name;
  if (!/^\p{L}+$/u.test(text)) return undefined;
  const isCompound = text.length >= name.length + shortestHead && foldText(text).startsWith(foldText(name));
  return isCompound ? name : undefined;
}

function listedValue({ values }: AttributeRecord, value: ExtractedValue["value"]): ValueRecord | undefined {
  return value === null ? undefined : values.find(({ identifier }) => identifier === value.identifier);
}

interface Shouted {
  readonly text: string;
  readonly listed: ValueRecord | undefined;
}

function writtenOf(record: AttributeRecord, { text, listed }: Shouted, context: WritingContext): string {
  if (record.kind === "measure") return withUnit(text);
  const subject = subjectOf(record);
  if (subject === "brand") return shownBrand(text, context.texts);
  if (record.kind === "open" || subject === "size" || /\p{N}/u.test(text)) return text;
  const { language } = context;
  if (listed !== undefined) return spelledTerm(listed, text, language) ?? recased(text, language, true);
  return recased(text, language, false);
}

/** As the name has it in front: a maker in capitals that no list has is shouted where the name is. */
function shownBrand(brand: string, texts: readonly string[]): string {
  const spelled = spelledBrand(brand, texts);
  const [name = ""] = texts;
  return spelled === brand && isShouting(name) ? withoutShout(brand) : spelled;
}

/** The unit as it is usually written: "12KG", "6X1L". */
function withUnit(text: string): string {
  const measure = findMeasures(text).findLast(({ dimension }) => dimension !== "count");
  const unit = /(?<=\d)\s?(\p{Lu}+)$/u.exec(text)?.[1];
  if (measure === undefined || unit === undefined || unit.length === 0) return text;
  if (measure.unit.toUpperCase() !== unit || !text.endsWith(unit)) return text;
  const symbol = unit === "L" ? unit : measure.unit;
  const number = text
    .slice(0, -unit.length)
    .trimEnd()
    .replace(/(?<=\d)\s?X\s?(?=\d)/gu, " x ");
  return `${number} ${symbol}`;
}

/** The listed name or term that stands there, in the case that it has inside a sentence; German nouns keep their capital. */
function spelledTerm(listed: ValueRecord, text: string, language: Language | undefined): string | undefined {
  const folded = foldText(text);
  if (tokenize(text).some(({ text: word }) => fixedSpelling(word) === word)) return undefined;
  const terms = termsOf(listed).filter(({ term }) => foldText(term) === folded);
  const term = (terms.find((one) => one.language === language) ?? terms[0])?.term;
  if (term === undefined || term === term.toUpperCase() || acronym.test(text)) return term && text;
  if (language === "de") return term;
  return language === "en" ? capitalized(term) : lowered(term);
}

/** "HDPE", "EPDM". */
const acronym = /^[BCDFGHJKLMNPQRSTVWXZ]{3}[A-Z]?$/;
const shortestWord = 5;

/** @param isKnown whether it names a listed value, so that only acronyms keep their capitals */
function recased(text: string, language: Language | undefined, isKnown: boolean): string {
  if (language === undefined) return text;
  const words = tokenize(text);
  const isWord = (word: string) =>
    isCommonWord(word.toLowerCase(), language) || (isKnown ? word.length > 3 : word.length >= shortestWord);
  if (
    !words.some(
      ({ kind, text: word }) => kind === "word" && isWord(word) && fixedSpelling(word) === undefined,
    )
  )
    return text;
  const written = recaseShouted({ text, words }, language, () => true);
  return language === "fr" || language === "it" ? lowered(written) : written;
}

/** "Nero" is nero; "LED bianco" and "iPhone" keep their letters. */
function lowered(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

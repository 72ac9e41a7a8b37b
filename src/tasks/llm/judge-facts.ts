import { numberKey } from "../../facts/codes.ts";
import { findFacts } from "../../facts/extractor.ts";
import { compareFacts, type Fact, type FactKind } from "../../facts/fact.ts";
import { digitsForWords } from "../../facts/measures.ts";
import { createWordSearch } from "../../facts/sources.ts";
import { createFactCheck } from "../../facts/verifier.ts";
import { lazily } from "../../lib/once.ts";
import { type Language, textLanguages } from "../../nlp/language.ts";
import { findMeasures } from "../../nlp/measures.ts";
import { readWords } from "../../nlp/stemmer.ts";
import type { Judge } from "./judge.ts";
import { quoted } from "./prompt.ts";

/** Finds facts that no source states. */
export function createInventionCheck(sources: readonly string[], language: Language): Judge {
  const findInvented = createFactCheck(sources, { language });
  return (text, field) => {
    const invented = findInvented(text);
    return invented.length === 0
      ? []
      : [
          `${field} states what the record does not: ${quotedFacts(invented)}. Write it as the record does, or leave it out.`,
        ];
  };
}

/** Kinds of facts that distinguish the variants of a product; codes may be a shop's own numbers. */
const variantKinds: readonly FactKind[] = ["measure", "colour", "material", "audience"];

interface StatedFacts {
  readonly source: string;
  /** The language of the source, if known. */
  readonly sourceLanguage: Language | undefined;
  readonly language: Language;
  /** Kinds that the channel wants in other fields. */
  readonly unwanted: readonly FactKind[];
}

/** Finds facts of the source that the text lacks; percentages may be a reduction and are ignored. */
export function createLossCheck({ source, sourceLanguage, language, unwanted }: StatedFacts): Judge {
  const stated = findFacts(source, sourceLanguage === undefined ? {} : { language: sourceLanguage }).filter(
    ({ kind, text }) => variantKinds.includes(kind) && !unwanted.includes(kind) && !text.includes("%"),
  );
  return (text, field) => {
    if (stated.length === 0) return [];
    const { lost, changed } = compareFacts(stated, findFacts(text, { language }));
    const holds = lazily(() => createWordSearch(text));
    const missing = [...lost, ...changed.map(({ before }) => before)].filter(
      (fact) =>
        !holds()(fact.text) &&
        !isBeginning(fact.text, text) &&
        !isOfSameKind(fact, text, language) &&
        !isCountOf(fact, text),
    );
    return missing.length === 0 ? [] : [`${field} lacks what the record states: ${quotedFacts(missing)}.`];
  };
}

/** Of a word that spells it out: "Alu" of "Aluguss". */
function isBeginning(stated: string, text: string): boolean {
  const [only, ...others] = readWords(stated).folded;
  if (only === undefined || others.length > 0 || only.length < 3) return false;
  return readWords(text).folded.some((word) => word.startsWith(only));
}

const children: ReadonlySet<string> = new Set(["babies", "toddlers", "children", "boys", "girls"]);

/** Words for children stand for each other. */
function isOfSameKind({ kind, key }: Fact, text: string, language: Language): boolean {
  if (kind !== "audience" || !children.has(key)) return false;
  return findFacts(text, { language }).some((other) => other.kind === "audience" && children.has(other.key));
}

/** "400 Tablets" of "Magnesium 400 Tablets" may be 400 mg. */
function isCountOf({ subject, text: stated }: Fact, text: string): boolean {
  return subject === "count" && numbersIn(stated).every((number) => numbersIn(text).includes(number));
}

function quotedFacts(facts: readonly Fact[]): string {
  return [...new Set(facts.map(({ text }) => quoted(text)))].slice(0, 6).join(", ");
}

/**
 * Finds numbers that the sources lack, including measures with spelled numbers ("three days"). The notation does not matter:
 * 16.000 equals 16000, and six equals 6.
 */
export function createNumberCheck(sources: readonly string[], language: Language): Judge {
  const stated = new Set(sources.flatMap((source) => [source, ...inDigits(source)]).flatMap(numbersIn));
  const isAdded = (number: string) => !stated.has(number);
  return (text, field) => {
    const added = [
      ...numbersIn(text).filter(isAdded),
      ...spelledMeasures(text, language).filter((measure) => numbersIn(measure).some(isAdded)),
    ];
    return added.length === 0
      ? []
      : [`${field} has numbers that the record lacks: ${added.slice(0, 3).map(quoted).join(", ")}.`];
  };
}

function inDigits(source: string): string[] {
  return textLanguages.map((language) => digitsForWords(source, language));
}

function numbersIn(text: string): string[] {
  const written = text.match(/\d+(?:[.,]\d+)*/g) ?? [];
  return written.map(numberKey);
}

function spelledMeasures(text: string, language: Language): string[] {
  const digits = digitsForWords(text, language);
  if (digits === text) return [];
  return findMeasures(digits).map((measure) => measure.text);
}

const currency = "(?:€|£|\\$|₹|¥|CHF|EUR|USD|GBP|Euros?|dollars?|pounds?|Fr\\.|Rs\\.)";
const amount = "\\d[\\d.,'’ ]*";
const price = new RegExp(
  `(?<!\\p{L})${currency}\\s?${amount}|(?<![\\p{L}\\d])${amount}(?:[-–]{1,2}\\s?)?${currency}(?![\\p{L}])`,
  "giu",
);

/** Finds amounts of money that the sources lack; the value of a voucher is part of its name. */
export function createPriceCheck(sources: readonly string[], language: Language): Judge {
  const stated = comparable(sources.join("\n"));
  return (text, field) => {
    const found = [text, digitsForWords(text, language)]
      .flatMap((written) => written.match(price) ?? [])
      .filter((written) => !stated.includes(comparable(written)));
    return found.length === 0
      ? []
      : [`${field} states a price that the record lacks: ${found.slice(0, 3).map(quoted).join(", ")}.`];
  };
}

function comparable(text: string): string {
  return text.toLowerCase().replace(/[\s'’]/g, "");
}

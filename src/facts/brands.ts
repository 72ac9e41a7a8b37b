import { parseLists } from "../lib/table.ts";
import { brandNames, mixedCaseNames } from "../nlp/casing-words.ts";
import { createPhraseTable, type PhraseTable } from "../nlp/phrase-table.ts";
import { readWords } from "../nlp/stemmer.ts";
import brandWords from "./data/brand-words.tsv";
import { addFact, type FactReading, gapAfter } from "./fact.ts";

const list = parseLists(brandWords, "phrase");
const tables = new WeakMap<readonly string[], PhraseTable<string>>();

/** Finds the brands that the context names; well-known ones are in the word tables. */
export function findBrands(reading: FactReading): void {
  const { brands } = reading.context;
  if (brands === undefined || brands.length === 0) return;
  const table = tableOf(brands);
  for (let index = 0; index < reading.folded.length; index += 1) {
    const match = table.longestAt(reading.folded, index);
    if (match === undefined) continue;
    const last = index + match.length - 1;
    const isKnown = reading.brandStarts.has(reading.tokens[index]?.start ?? -1);
    if (!isKnown) addFact(reading, { kind: "brand", key: match.entry }, index, last);
    index = last;
  }
}

function tableOf(brands: readonly string[]): PhraseTable<string> {
  const cached = tables.get(brands);
  if (cached !== undefined) return cached;
  const table = createPhraseTable<string>();
  for (const brand of brands) {
    const { folded } = readWords(brand);
    table.add(folded, folded.join(" "));
  }
  tables.set(brands, table);
  return table;
}

/** Names in the brand list that are places, or everyday words in one of the languages. */
const noBrands = new Set(list("no-brand"));

/** Mixed-case spellings that are not brands. */
const noNames = /^(?:e?books?|wifi|esim|mah|kwh|ios|displayport|(?:micro|mini).*)$/;

/** Well-known makers and product lines, folded. */
export const knownBrands: ReadonlySet<string> = new Set([
  ...[...brandNames()].filter((name) => !noBrands.has(name)),
  ...[...mixedCaseNames().keys()].filter((name) => !noNames.test(name)),
]);

const introductions = createIntroductions(list("fitting"));
const longestDevice = 8;
/** What may follow a device's number. */
const variants = new Set(list("variant"));

function createIntroductions(phrases: readonly string[]): PhraseTable<true> {
  const table = createPhraseTable<true>();
  for (const phrase of phrases) table.add(readWords(phrase).folded, true);
  return table;
}

/**
 * Finds the devices that a product is said to fit: a maker's or product line's name with its model, "für Bosch
 * GSR 12V".
 */
export function findCompatibility(reading: FactReading): void {
  const { folded } = reading;
  for (let index = 0; index < folded.length; index += 1) {
    const match = introductions.longestAt(folded, index);
    if (match === undefined) continue;
    const first = index + match.length;
    const last = deviceEnd(reading, first);
    if (last !== undefined) addDevice(reading, first, last);
  }
}

/**
 * The tokens stay available for other facts, such as the model's code. Nouns within the name are not part of
 * the key.
 */
function addDevice(reading: FactReading, first: number, last: number): void {
  const { text, tokens, folded, facts } = reading;
  const [from, to] = [tokens[first], tokens[last]];
  if (from === undefined || to === undefined) return;
  const { start } = from;
  const { end } = to;
  const words = folded.slice(first, last + 1).filter((_, place) => isPartOfName(reading, first + place));
  facts.push({ kind: "compatibility", key: words.join(" "), text: text.slice(start, end), start, end });
}

function deviceEnd(reading: FactReading, first: number): number | undefined {
  if (!isKnownName(reading, first)) return undefined;
  let [last, end] = [first, first];
  while (end - first < longestDevice - 1 && belongsToName(reading, end + 1)) {
    end += 1;
    if (isPartOfName(reading, end)) last = end;
  }
  return last;
}

/** Whether a token belongs to the name itself; a trailing noun does not. */
function isPartOfName(reading: FactReading, index: number): boolean {
  const token = reading.tokens[index];
  return token?.kind !== "word" || variants.has(token.folded) || isKnownName(reading, index);
}

function isKnownName({ tokens, brandStarts }: FactReading, index: number): boolean {
  const token = tokens[index];
  return token !== undefined && (knownBrands.has(token.folded) || brandStarts.has(token.start));
}

/** An adjacent code, number or capitalised word; a measure describes the product itself. */
function belongsToName(reading: FactReading, index: number): boolean {
  const token = reading.tokens[index];
  if (token === undefined || !/^[ -]$/.test(gapAfter(reading, index - 1))) return false;
  if (reading.taken[index] === 1) return isKnownName(reading, index);
  return token.kind !== "word" || /^\p{Lu}/u.test(token.text);
}

import { type Language, languages } from "../../../api/vocabulary.ts";
import { localizedName } from "../../../catalog/localized-names.ts";
import type { AttributeRecord, ValueRecord } from "../../../catalog/model.ts";
import { foldText, normalizeWhitespace } from "../../../nlp/normalizer.ts";
import { stem } from "../../../nlp/stemmer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { tokenize } from "../../../nlp/tokenizer.ts";

/** The requested attributes, by the names that the model sees. */
export interface ShownAttributes {
  /** By attribute name: its allowed values, or the kind of input. */
  readonly shown: Readonly<Record<string, string | readonly string[]>>;
  find(name: string): AttributeRecord | undefined;
}

interface ShownProduct {
  /** Name and description. */
  readonly text: string;
  /** The language of the names. */
  readonly language: Language;
}

/** The second of two attributes with the same name is shown by its identifier. */
export function showAttributes(
  records: readonly AttributeRecord[],
  { text, language }: ShownProduct,
): ShownAttributes {
  const shown = new Map<string, string | readonly string[]>();
  const named = new Map<string, AttributeRecord>();
  for (const record of records) {
    const name = normalizeWhitespace(localizedName(record.names, language));
    const label = name === "" || named.has(nameKey(name)) ? record.identifier : name;
    named.set(nameKey(label), record);
    shown.set(label, expectedOf(record, text, language));
  }
  return { shown: Object.fromEntries(shown), find: (name) => named.get(nameKey(name)) };
}

function expectedOf(record: AttributeRecord, text: string, language: Language): string | readonly string[] {
  const { kind, unit } = record;
  if (kind === "closed")
    return chooseValues(record, text).map((value) => shownValue(record, value, language));
  if (kind === "measure") return unit === undefined ? "number" : `number (${unit})`;
  return "text";
}

function nameKey(name: string): string {
  return foldText(normalizeWhitespace(name));
}

/** Limit per attribute. Lists of the built-in catalogs are shorter; imported ones may have thousands of values (brands, characters). */
export const mostValues = 80;

/** Indices of the values whose names or terms contain a word, by the word's stem. */
type StemIndex = ReadonlyMap<string, readonly number[]>;

const stemIndexes = new WeakMap<AttributeRecord, StemIndex>();

/**
 * An attribute's values in the channel's order, all of them if they are few; else those with a word in common with the text,
 * rare words first, filled up from the start of the list.
 */
export function chooseValues(attribute: AttributeRecord, text: string): readonly ValueRecord[] {
  const { values } = attribute;
  if (values.length <= mostValues) return values;
  const index = stemIndexes.get(attribute) ?? indexStems(values);
  stemIndexes.set(attribute, index);
  const chosen = new Set(valuesWithWords(index, text).slice(0, mostValues));
  for (let number = 0; chosen.size < mostValues; number += 1) chosen.add(number);
  return values.filter((_, number) => chosen.has(number));
}

/** Values by the sum of their words' weights; a word counts more the fewer values have it. */
function valuesWithWords(index: StemIndex, text: string): readonly number[] {
  const weights = new Map<number, number>();
  for (const key of new Set(stemKeys(text))) {
    const found = index.get(key) ?? [];
    for (const number of found) weights.set(number, (weights.get(number) ?? 0) + 1 / found.length);
  }
  return [...weights].sort((one, other) => other[1] - one[1] || one[0] - other[0]).map(([number]) => number);
}

function indexStems(values: readonly ValueRecord[]): StemIndex {
  const index = new Map<string, number[]>();
  for (const [number, { names, terms }] of values.entries()) {
    const texts = languages.flatMap((language) => [names[language] ?? "", ...(terms[language] ?? [])]);
    for (const key of new Set(texts.flatMap(stemKeys))) {
      const numbers = index.get(key);
      if (numbers === undefined) index.set(key, [number]);
      else numbers.push(number);
    }
  }
  return index;
}

/** Stems in all languages, as names and text may be in any. */
function stemKeys(text: string): string[] {
  return tokenize(text).flatMap(({ folded }) =>
    languages.flatMap((language) =>
      isStopWord(folded, language) ? [] : [`${language} ${stem(folded, language)}`],
    ),
  );
}

const valueNames = new WeakMap<AttributeRecord, ReadonlyMap<string, ValueRecord>>();

/** A value as shown to the model: its name, or its identifier where another value has the same name. */
export function shownValue(attribute: AttributeRecord, value: ValueRecord, language: Language): string {
  const name = localizedName(value.names, language);
  return namesOf(attribute).get(valueNameKey(name)) === value ? name : value.identifier;
}

/** The allowed value with the given identifier, or name in any language. */
export function findValue(attribute: AttributeRecord, written: string): ValueRecord | undefined {
  const names = namesOf(attribute);
  return names.get(identifierKey(written.trim())) ?? names.get(valueNameKey(written));
}

/** The first of several values with the same name wins. */
function namesOf(attribute: AttributeRecord): ReadonlyMap<string, ValueRecord> {
  const known = valueNames.get(attribute);
  if (known !== undefined) return known;
  const names = new Map<string, ValueRecord>();
  for (const value of attribute.values) {
    const keys = languages.flatMap((language) => value.names[language] ?? []).map(valueNameKey);
    for (const key of keys) if (!names.has(key)) names.set(key, value);
    names.set(identifierKey(value.identifier), value);
  }
  valueNames.set(attribute, names);
  return names;
}

function valueNameKey(name: string): string {
  return `name ${foldText(normalizeWhitespace(name))}`;
}

function identifierKey(identifier: string): string {
  return `identifier ${identifier}`;
}

import { type Language, languages } from "../../../api/vocabulary.ts";
import { localizedName } from "../../../catalog/localized-names.ts";
import type { AttributeRecord, ValueRecord } from "../../../catalog/model.ts";
import { foldText, normalizeWhitespace } from "../../../nlp/normalizer.ts";
import { stem } from "../../../nlp/stemmer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { tokenize } from "../../../nlp/tokenizer.ts";

/** The attributes that are requested for, by the names under which the model is shown them. */
export interface ShownAttributes {
  /** By the attribute's name: its allowed values, or what else it takes. */
  readonly shown: Readonly<Record<string, string | readonly string[]>>;
  find(name: string): AttributeRecord | undefined;
}

interface ShownProduct {
  /** Name and description. */
  readonly text: string;
  /** Of the names. */
  readonly language: Language;
}

/** Of two attributes with one name the second is shown by its identifier. */
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

/**
 * Values of one attribute that a model is shown at most. Of the built-in catalogs no list is longer; imported ones have lists of
 * thousands (brands, characters).
 */
export const mostValues = 80;

/** The numbers of the values whose names or terms have a word, by the word's stem. */
type StemIndex = ReadonlyMap<string, readonly number[]>;

const kept = new WeakMap<AttributeRecord, StemIndex>();

/**
 * An attribute's values, all of them where they are few; else those that have a word in common with the text, those with the
 * rarest words first, and behind them the first of the list. In the channel's order.
 */
export function chooseValues(attribute: AttributeRecord, text: string): readonly ValueRecord[] {
  const { values } = attribute;
  if (values.length <= mostValues) return values;
  const index = kept.get(attribute) ?? indexStems(values);
  kept.set(attribute, index);
  const chosen = new Set(touched(index, text).slice(0, mostValues));
  for (let number = 0; chosen.size < mostValues; number += 1) chosen.add(number);
  return values.filter((_, number) => chosen.has(number));
}

/** A word weighs the more, the fewer values have it. */
function touched(index: StemIndex, text: string): readonly number[] {
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

/** In which language a name is read in which language's text does not matter: stems are tried in all. */
function stemKeys(text: string): string[] {
  return tokenize(text).flatMap(({ folded }) =>
    languages.flatMap((language) =>
      isStopWord(folded, language) ? [] : [`${language} ${stem(folded, language)}`],
    ),
  );
}

const keptOfValueNames = new WeakMap<AttributeRecord, ReadonlyMap<string, ValueRecord>>();

/** A value as the model is shown it: its name, or its identifier where another value of the attribute has that name. */
export function shownValue(attribute: AttributeRecord, value: ValueRecord, language: Language): string {
  const name = localizedName(value.names, language);
  return namesOf(attribute).get(nameKeyOfValueNames(name)) === value ? name : value.identifier;
}

/** The allowed value that a text names: by its identifier, or by its name in any of the languages. */
export function findValue(attribute: AttributeRecord, said: string): ValueRecord | undefined {
  const names = namesOf(attribute);
  return names.get(identifierKey(said.trim())) ?? names.get(nameKeyOfValueNames(said));
}

/** Of two values with one name the first has it. */
function namesOf(attribute: AttributeRecord): ReadonlyMap<string, ValueRecord> {
  const known = keptOfValueNames.get(attribute);
  if (known !== undefined) return known;
  const names = new Map<string, ValueRecord>();
  for (const value of attribute.values) {
    const keys = languages.flatMap((language) => value.names[language] ?? []).map(nameKeyOfValueNames);
    for (const key of keys) if (!names.has(key)) names.set(key, value);
    names.set(identifierKey(value.identifier), value);
  }
  keptOfValueNames.set(attribute, names);
  return names;
}

function nameKeyOfValueNames(name: string): string {
  return `name ${foldText(normalizeWhitespace(name))}`;
}

function identifierKey(identifier: string): string {
  return `identifier ${identifier}`;
}

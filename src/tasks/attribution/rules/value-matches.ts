import type { ValueRecord } from "../../../catalog/model.ts";
import type { Language } from "../../../nlp/language.ts";
import { numbersBefore } from "../../../nlp/listed-numbers.ts";
import type { CompiledAttribute } from "./attribute-lexicon.ts";
import type { ProductText } from "./product-text.ts";
import type { TermEntry, WrittenWord } from "./term-trie.ts";
import type { ListedTerm } from "./value-lexicon.ts";
import type { StemIndex, Word } from "./words.ts";

/** The words `[from, to)` of one phrase of a text. */
export interface Phrase {
  readonly text: ProductText;
  readonly from: number;
  readonly to: number;
}

/** All listed values in the phrase for the attributes of the index; values do not cross phrases. */
export function findMatches(values: StemIndex<CompiledAttribute>, phrase: Phrase): readonly ValueMatch[] {
  const matches: ValueMatch[] = [];
  const { text, from, to } = phrase;
  for (let first = from; first < to; first += 1) {
    const word = text.words[first];
    if (word === undefined) break;
    if (isElided(word, text)) continue;
    for (const attribute of values.beginningWith(word.stems)) addMatch(matches, attribute, { text, first });
  }
  return matches.some((match) => isAnsweredBehind(match, phrase))
    ? matches.filter((match) => !isAnsweredBehind(match, phrase))
    : matches;
}

/** An article or preposition before a vowel: the d of "d'ordinateur" is no size of a battery. */
function isElided({ text, end }: Word, { plain }: ProductText): boolean {
  return text.length === 1 && /['’]/.test(plain.text.charAt(end));
}

/** Adds the attribute's longest value at the word, unless an earlier match covers the word. */
function addMatch(
  matches: ValueMatch[],
  attribute: CompiledAttribute,
  { text, first }: { readonly text: ProductText; readonly first: number },
): void {
  let last = matches.length - 1;
  while (last >= 0 && matches[last]?.attribute !== attribute) last -= 1;
  const before = matches[last];
  if (before !== undefined && before.last >= first) return;
  const match = matchValue(attribute, text, first);
  if (match === undefined) return;
  if (isAnswered(before, match)) matches.splice(last, 1);
  matches.push(match);
}

/** "Microwave safe: no" without the colon: the yes or no after the name counts, not the name. */
function isAnswered(before: ValueMatch | undefined, match: ValueMatch): boolean {
  return (
    match.attribute.lexicon?.answers !== undefined &&
    match.needsLabel &&
    before?.last === match.first - 1 &&
    !before.needsLabel
  );
}

/** "Microwave safe, no": the answer is in the next phrase. */
function isAnsweredBehind(match: ValueMatch, { text, to }: Phrase): boolean {
  if (match.last !== to - 1 || match.attribute.lexicon?.answers === undefined) return false;
  const next = matchValue(match.attribute, text, to);
  return next !== undefined && isAnswered(match, next);
}

/**
 * Drops matches inside longer ones, such as "rose" in "rose gold". Matches of another attribute remain if they are the head of
 * the longer term (the oak of "massive oak") or the material of a type (the glass of "glass bottle").
 */
export function withoutContained(matches: readonly ValueMatch[]): readonly ValueMatch[] {
  if (!matches.some(hasSeveralWords)) return matches;
  const long = matches.filter(hasSeveralWords);
  return matches.filter(
    (match) => !long.some((other) => isWithin(match, other) && !countsWithin(match, other)),
  );
}

function hasSeveralWords({ first, last }: ValueMatch): boolean {
  return last > first;
}

function isWithin(match: ValueMatch, other: ValueMatch): boolean {
  return (
    other.first <= match.first &&
    other.last >= match.last &&
    other.last - other.first > match.last - match.first
  );
}

function countsWithin(match: ValueMatch, other: ValueMatch): boolean {
  if (match.attribute === other.attribute || match.attribute.subject === "color") return false;
  if (match.attribute.subject === "material" && other.attribute.subject === "other") return true;
  const isGermanic = other.language === "en" || other.language === "de";
  return isGermanic ? match.last === other.last : match.first === other.first;
}

/** A listed value's name or term in a text: words `[first, last]`. */
export interface ValueMatch {
  readonly attribute: CompiledAttribute;
  readonly value: ValueRecord;
  /** The term's language: that of the text if the term exists in several. */
  readonly language: Language;
  readonly needsLabel: boolean;
  /** The listed words, of which the text may have inflected forms. */
  readonly term: readonly WrittenWord[];
  readonly first: number;
  readonly last: number;
}

/** The "L" of "2,5 L" and the "m" of "10 m" are units; the "L" of "40 L" may be a size that is said in two ways. */
const unitBehind = /(?:^|[^\p{L}\p{N}/.,-])(?:\d{1,2}[.,]\d{1,2}|[12]?\d|\d{3,})\s?$/u;
/** The "50" of "50/52". */
const doubleSize = /^\/\d{2}(?!\d)/u;

function isPartOfNumber({ words, plain }: ProductText, place: number): boolean {
  const { start = 0, end = 0, folded = "" } = words[place] ?? {};
  if (folded === "l" || folded === "m")
    return unitBehind.test(plain.text.slice(Math.max(0, start - 8), start));
  return /^\d{2}$/.test(folded) && doubleSize.test(plain.text.slice(end));
}

/** The longest listed value of the attribute starting at the word. */
export function matchValue(
  attribute: CompiledAttribute,
  text: ProductText,
  first: number,
): ValueMatch | undefined {
  const match = attribute.lexicon?.trie.longest(text.words, first);
  const entry = match && chooseEntry(match.entries, text, first);
  if (match === undefined || entry === undefined) return undefined;
  const { needsLabel } = entry.owner;
  const { language, words: term } = entry;
  const last = first + match.length - 1;
  if (last > first && isConjunction(text, first)) return undefined;
  if (attribute.subject === "size" && isPartOfNumber(text, last)) return undefined;
  const value = valueAsWritten(attribute, entry.owner.value, text, [first, last]);
  if (value === undefined) return undefined;
  const start = value === entry.owner.value ? first : startOfRange(text.words, first, value);
  return { attribute, value, language, needsLabel, term, first: start, last };
}

/** The "e" of Italian "Micro-ATX e ATX" is no part of "E-ATX", to which a hyphen would join it. */
function isConjunction({ words, plain }: ProductText, index: number): boolean {
  const word = words[index];
  return word !== undefined && /^[eo]$/.test(word.text) && /\s/.test(plain.text.charAt(word.end));
}

const rangeBefore =
  /(?<![\d.,])(\d{1,3}(?:[.,]\d)?)\s?(?:(years?|yrs?|jahren?|ans|anni|(months?|mths?|monaten?|mois|mesi))\s)?(?:[-–]|to|bis|à|a|ai|until)\s?(?:(?:eu|uk|us|gr\.?|size|taglia|taille|größe)\s?)?$/iu;
const rangeAfter = /^\s?(?:[-–]\s?|(?:to|bis|à|a|al|until)\s)(?:(?:eu|uk|us)\s?)?\d/iu;
const monthsBehind = /^\s?(?:months?|mths?|monaten?|mois|mesi)(?!\p{L})/iu;
/** "12 Jahren Garantie", "5 anni di garanzia", "7 year extended warranty". */
const guaranteeBehind = /^\s?(?:\p{L}+\s){0,2}(?:\p{Ll}{0,10}garan|warrant|gewährleist)/iu;
const restOfNumber = /^(?:[.,]\d|\s?[½⅓⅔¼¾]|\s[12]\/[23](?!\d))/u;
const longestRange = 6;

/** Index of the range's first number before the word, which the value names, or of the "extra" before a "vergine". */
function startOfRange(words: readonly Word[], first: number, { names }: ValueRecord): number {
  if (words[first - 1]?.folded === "extra" && /^extra/iu.test(names.en ?? "")) return first - 1;
  const number = names.en?.split(" ")[1];
  for (let index = first - 1; index >= Math.max(0, first - longestRange); index -= 1) {
    if (words[index]?.text === number) return index;
  }
  return first;
}

const pluses = /^\+{1,3}(?![\p{L}\p{N}])/u;
const rangeReach = 24;

/**
 * The value that the words `[first, last]` state where numbers and signs continue them: "A++" is no A, "3-12 years" is from 3, and a
 * range of sizes is none of them. Undefined where the list has no such value.
 */
function valueAsWritten(
  attribute: CompiledAttribute,
  value: ValueRecord,
  { plain, words }: ProductText,
  [first, last]: readonly [number, number],
): ValueRecord | undefined {
  const [start, end] = [words[first]?.start ?? 0, words[last]?.end ?? 0];
  const after = plain.text.slice(end, end + rangeReach);
  const plus = words[last]?.text.length === 1 ? (pluses.exec(after)?.[0] ?? "") : "";
  if (plus !== "") return valueNamed(attribute, `${words[last]?.text}${plus}`);
  // "SPF 50+" is none of the 50.
  const withPlus = /^\+(?![\p{L}\p{N}])/u.test(after)
    ? valueNamed(attribute, `${value.names.en}+`)
    : undefined;
  if (withPlus !== undefined) return withPlus;
  // "olio extra vergine" of a list that has it as one word.
  if (words[first - 1]?.folded === "extra" && words[first - 1]?.phrase === words[first]?.phrase)
    return extraOf(attribute, value);
  const ends = /\d$/.test(plain.text.slice(start, end));
  if (ends && restOfNumber.test(after)) return undefined;
  const ageUnit = ageFrom.exec(value.names.en ?? "")?.[1];
  if (ageUnit === undefined && attribute.subject !== "size") return value;
  const [, from, unit, months] =
    rangeBefore.exec(plain.text.slice(Math.max(0, start - rangeReach), start)) ?? [];
  // "ages 6 months" is no 6 years.
  if (ageUnit === "years" && ends && monthsBehind.test(after)) return undefined;
  if (ageUnit !== undefined && guaranteeBehind.test(after)) return undefined;
  if (ageUnit !== undefined && from !== undefined) {
    // "9 months to 12 years"
    const fromUnit = unit === undefined ? ageUnit : months === undefined ? "years" : "months";
    return valueNamed(attribute, `From ${from} ${fromUnit}`);
  }
  // "3 4 5 ans": the least is the age from which.
  const age = ageUnit === undefined ? undefined : /\d+/.exec(plain.text.slice(start, end));
  const [least] = age ? numbersBefore(plain.text, start + age.index, Number(age[0])) : [];
  if (least !== undefined) return valueNamed(attribute, `From ${least} ${ageUnit}`);
  return ends && (from !== undefined || rangeAfter.test(after)) ? undefined : value;
}

/** Itself where the list tells no extra one apart. */
function extraOf(attribute: CompiledAttribute, value: ValueRecord): ValueRecord {
  return (
    valueNamed(attribute, `Extra ${value.names.en}`) ??
    valueNamed(attribute, `Extra-${value.names.en}`) ??
    value
  );
}

/** How lists of ages name their values in English. */
export const ageFrom = /^From \d+ (years|months)$/;

function valueNamed({ record }: CompiledAttribute, name: string): ValueRecord | undefined {
  return record.values.find(({ names }) => names.en?.toLowerCase() === name.toLowerCase());
}

/** Whether a more important attribute lists the value too, so that only the attribute's name assigns it. */
export function isShared({ attribute, value }: Pick<ValueMatch, "attribute" | "value">): boolean {
  return attribute.sharedValues.has(value.identifier);
}

/**
 * Detects the language only for ambiguous terms, as detection takes longer than the rest. Of terms with the same stems the one
 * that is spelt like the text: "per bambini" are children, "per bambino" is a boy.
 */
function chooseEntry(entries: readonly TermEntry<ListedTerm>[], text: ProductText, first: number) {
  if (entries.length === 1) return entries[0];
  const ofText = entries.filter((entry) => entry.language === text.language);
  return (
    ofText.find(({ words }) => words.every(({ folded }, at) => folded === text.words[first + at]?.folded)) ??
    ofText[0] ??
    entries.find((entry) => entry.language === "en") ??
    entries[0]
  );
}

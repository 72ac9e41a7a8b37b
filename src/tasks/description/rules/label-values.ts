import { acronyms, brandNames } from "../../../nlp/casing-words.ts";
import type { Language } from "../../../nlp/language.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { endsInAbbreviation } from "../../../nlp/sentence-splitter.ts";

const labelled = /^(\p{L}[^:]{1,39}?)\s?:\s+(?=\S)/u;
/** Letters by which a plural differs: "Porta", "Porte"; "Batterie", "Batterien". */
const longestEnding = 2;
const shortestWord = 4;

/** "Velocità: 3 velocità" is "3 velocità": a value that has the label's words needs no label. */
export function valueAlone(text: string): string {
  const [found = "", label = ""] = labelled.exec(text) ?? [];
  if (found === "") return text;
  const value = text.slice(found.length);
  if (anyLabel.test(label) && oneValue.test(value)) return value;
  if (isOneOf(label, value)) return text.slice(0, found.length + 1);
  // "HDMI: 4 (2x HDMI 2.1)": an aside does not say what the value is of.
  const said = wordsOf(value.replace(/\s?\([^()]*\)/gu, ""));
  const isSaid = (word: string) => said.some((other) => isSameWord(word, other));
  // "Farbe: Farbe" says nothing with or without it.
  const words = wordsOf(label);
  return said.length > words.length && words.every(isSaid) ? value : text;
}

/** "Compartimenti: 1 Compartimenti", "Fächer: 1 Fächer": one of what the label has in the plural. */
export function isOneOf(label: string, value: string): boolean {
  return value.startsWith("1 ") && foldText(value.slice(2)) === foldText(label);
}

/** "Features: Vegan": anything is a feature. */
const anyLabel =
  /^(?:(?:key |special |other |additional )?features?|(?:short|brief) specs?|besonderheiten?|eigenschaft(?:en)?|merkmale?|caractéristiques?|caratteristic(?:a|he))$/iu;

const oneValue = /^[^:]*\p{L}{3}[^:]*$/u;

/** "Features: Vegan" is "Vegan"; any other text as it is. */
export function withoutAnyLabel(text: string): string {
  return anyLabel.test(labelled.exec(text)?.[1] ?? "") ? valueAlone(text) : text;
}

/** "farblich" has the word of "Farbe". */
function wordsOf(text: string): string[] {
  const words = foldText(text).match(/[\p{L}\d]+/gu) ?? [];
  return words.map((word) => word.replace(/(?<=^\p{L}{4,})lich$/u, ""));
}

function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  if (one.length < shortestWord || Math.abs(one.length - other.length) > longestEnding) return false;
  const shared = Math.min(one.length, other.length) - 1;
  return one.slice(0, shared) === other.slice(0, shared);
}

const nameLabel =
  /^(?:auteur|éditeur|marque|brand|marke|marca|modell?|modello|modèle|série|serie|series|autor|verlag|author|publisher)/iu;

/** "Colore: NERO" is "Colore: Nero": a value in capitals that is words of the language; names and codes stay. */
export function withCalmValue(text: string, language: Language): string {
  const found = labelled.exec(text)?.[0];
  const value = found === undefined ? "" : text.slice(found.length);
  if (found === undefined || nameLabel.test(found) || !/^\p{Lu}{3,}(?: \p{Lu}{3,}){0,3}[.;]?$/u.test(value))
    return text;
  const words = value.replace(/[.;]$/u, "").toLowerCase().split(" ");
  const isKnown = (word: string) =>
    isCommonWord(word, language) && !acronyms().has(word) && !brandNames().has(word);
  return words.every(isKnown) ? `${found}${value.charAt(0)}${value.slice(1).toLowerCase()}` : text;
}

/** Words; longer parts between commas are clauses. */
const mostPartWords = 6;
/** A blank before a comma, and none before a decimal. */
const valueSeparator = /,\s+/u;

/**
 * "Glas: Klar, klar, Matt" is "Glas: Klar, Matt": each value of a labelled list once, but for capitals. What is written in another unit or
 * with other hyphens stays: nothing that a list states is taken for a repetition.
 */
export function withoutRepeatedValues(text: string): string {
  const found = labelled.exec(text)?.[0];
  if (found === undefined || !text.includes(", ")) return text;
  const values = text.slice(found.length).split(valueSeparator);
  if (values.some((value) => value.split(/\s/u).length > mostPartWords || /[.!?;:()]\s|[()]/u.test(value)))
    return text;
  const seen = new Set<string>();
  const distinct = values.filter(
    (value) => seen.size !== seen.add(foldText(value).replace(/[.;]$/u, "")).size,
  );
  return distinct.length === values.length ? text : found + distinct.join(", ");
}

/**
 * A labelled list for a reader who looks once: each value once, and none that a longer one has: "180 x 75 cm, 75 cm" is "180 x 75 cm",
 * "100-240 V, 240 V" is "100-240 V".
 */
export function withoutSaidValues(text: string): string {
  const found = labelled.exec(text)?.[0];
  if (found === undefined || !text.includes(", ")) return text;
  const once = withoutRepeatedValues(text);
  const values = once.slice(found.length).split(valueSeparator);
  const keys = values.map((value) => value.toLowerCase().replace(/[\s.;]+/gu, ""));
  const lengths = values.map(millimetres);
  const hasMeasure = keys.some((key) => /\d\p{L}{1,3}$/u.test(key));
  const isSaid = (key: string, place: number) =>
    // "Ø 14 cm, 1", "Ø 14 cm, x 1": how many there are, of which nobody says so.
    (hasMeasure && /^(?:\d|[x×]1)$/u.test(key)) ||
    (lengths[place] !== undefined && lengths.indexOf(lengths[place]) < place) ||
    (/^\d[\d,]*\p{L}{0,3}$|^[\d,]+-\d[\d,]*\p{L}{0,3}$/u.test(key) &&
      keys.some(
        (other, at) =>
          at !== place &&
          ((other.length > key.length && isPartOf(key, other)) || (other === key && at < place)),
      ));
  const told = values.filter((_, place) => !isSaid(keys[place] ?? "", place));
  return told.length === values.length ? once : found + told.join(", ");
}

const factors: Readonly<Record<string, number>> = { mm: 1, cm: 10, dm: 100, m: 1000 };

/** "15 cm" is 150, as "150 mm" is. */
function millimetres(value: string): number | undefined {
  const [, number = "", unit = ""] = /^(\d+(?:[.,]\d{1,2})?)\s?([cd]?m|mm)\.?$/u.exec(value.trim()) ?? [];
  const factor = factors[unit];
  return factor === undefined ? undefined : Math.round(Number(number.replace(",", ".")) * factor * 100) / 100;
}

/** Whether a measure ends another one: "75cm" of "180x75cm", not of "175cm". */
function isPartOf(measure: string, other: string): boolean {
  return (
    /\p{L}/u.test(measure) &&
    other.endsWith(measure) &&
    !/[\d,]/u.test(other.charAt(other.length - measure.length - 1))
  );
}

/** Words; a longer text is a sentence, whatever word it ends in. */
const mostValueWords = 4;

/** Whether the full stop at the end of a label's value is that of a cut word: "Finish: Assorted col.", "Stulp silberf." */
export function endsInCutWord(text: string): boolean {
  const value = text.slice(labelled.exec(text)?.[0].length ?? 0);
  return (
    /(?<!\d\s?)(?<!\p{L})\p{Ll}{2,}\.$/u.test(value) &&
    value.split(/\s+/u).length <= mostValueWords &&
    endsInAbbreviation(value.slice(0, -1))
  );
}

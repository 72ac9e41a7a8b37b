import type { Fact } from "../../../api/enrichment.ts";
import type { Language } from "../../../nlp/language.ts";
import { normalizeWhitespace } from "../../../nlp/normalizer.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import type { Evidence } from "../../engine.ts";
import { bareLabel } from "../../evidence/fact-topics.ts";
import { fixSpelling } from "./fix-spelling.ts";
import { withoutLoneParts } from "./list-parts.ts";
import { isNotice } from "./notices.ts";
import { withCapital } from "./sentence-openings.ts";
import { isForeign, isShouted } from "./whole-statements.ts";

/** Columns that hold a list of what a product has, each entry of which says what it is of. */
const listLabel =
  /^(?:specs?|specifications?|technical (?:data|details|specifications?)|tech specs?|(?:key |product )?features?|highlights|(?:key )?selling points?|bullet points?|usps?|technische daten|spezifikation(?:en)?|(?:produkt)?eigenschaften|(?:produkt|haupt)?merkmale|hauptfunktionen|besonderheiten|highlight|ausstattung|caracteristiques(?: techniques| principales)?|points? forts?|atouts|fiche technique|caratteristiche(?: tecniche| principali)?|specifiche(?: tecniche)?|dati tecnici|punti di forza|dotazione)$/;
/** Columns whose one line says in short what a thing is, with commas: "Short Spec". */
const briefLabel =
  /^(?:(?:short|brief|quick) specs?|(?:short|brief) specifications?|kurz(?:spezifikation|daten|merkmale)|technische kurzdaten|caracteristiques en bref|specifications courtes|specifiche in breve|caratteristiche in breve|dati in breve|(?:leistung|performance|prestazioni|puissance) (?:(?:und|and|et|e) )?(?:spezifikation(?:en)?|specifications?|specifiche))$/;
const fewestCommas = 1;
/** Between its entries. */
const separator = /\s*[|;•\n]\s*/u;
const mostEntries = 12;
/** Characters; a longer entry is prose. */
const longestEntry = 120;
/** Characters of a column that may be a list; a longer one is a text. */
const longestColumn = 600;
const sides =
  /^(\d+(?:[.,]\d+)?)\s?[x×*]\s?(\d+(?:[.,]\d+)?)(?:\s?[x×*]\s?(\d+(?:[.,]\d+)?))?\s?(mm|cm|m|in)$/iu;
const sidesLabel: Readonly<Record<Language, string>> = {
  en: "Dimensions: ",
  de: "Maße: ",
  fr: "Dimensions : ",
  it: "Dimensioni: ",
};

/** Whether a text is what such lists are called, and nothing else: "Hauptmerkmale". */
export function isListName(text: string): boolean {
  return text.length <= longestName && listLabel.test(bareLabel(text.replace(/[:.!\s]+$/u, "")));
}

/** Characters. */
const longestName = 40;

/** Whether a column is a list of the kind, and not one value. */
export function isListColumn({ label, text }: Fact): boolean {
  if (text.length > longestColumn) return false;
  if (briefLabel.test(bareLabel(label))) return isBrief(text) || separator.test(text.trim());
  if (!listLabel.test(bareLabel(label))) return false;
  return separator.test(text.trim()) || sides.test(text.trim());
}

/** One statement of several parts, which needs no label: "Padded bomber, taped seams, concealed hood". */
function isBrief(text: string): boolean {
  const parts = text.trim().split(/,\s+/u);
  return (
    (parts.length > fewestCommas || /\p{L}{4}.*\d/u.test(text)) &&
    text.length <= longestEntry &&
    parts.every((part) => /\p{L}{2}|\d\s?\p{L}/u.test(part))
  );
}

/** The entries of such columns in the language, each as a statement of its own: "Run time up to 20h". */
export function columnPoints(evidence: Evidence | undefined, language: Language): string[] {
  const lists = (evidence?.facts ?? []).filter(isListColumn);
  return lists.flatMap(({ text }) => entriesOf(text, language)).slice(0, mostEntries);
}

function entriesOf(text: string, language: Language): string[] {
  const entries = text
    .split(separator)
    .map((entry) => normalizeWhitespace(entry.replace(/^[-–*]\s+/u, "")))
    .filter((entry) => entry !== "");
  // "20 l" has no French article.
  const folded = readWords(text).folded.filter((word) => word.length > 1);
  if (isForeign({ text, folded }, language)) return [];
  return withoutLoneParts(entries.map((entry) => statement(entry, language)))
    .filter((entry) => /\p{L}{2}/u.test(entry) && entry.length <= longestEntry)
    .filter((entry) => !isShouted(entry) && !isNotice(entry));
}

/** "30x22 cm" are dimensions. */
function statement(entry: string, language: Language): string {
  const [whole, ...numbers] = sides.exec(entry) ?? [];
  if (whole === undefined) return withCapital(fixSpelling(entry, language));
  return sidesLabel[language] + sidesOf(numbers);
}

function sidesOf(numbers: readonly (string | undefined)[]): string {
  const listed = numbers.slice(0, -1).filter((number) => number !== undefined);
  return `${listed.join(" x ")} ${numbers.at(-1)?.toLowerCase() ?? ""}`;
}

/** The row's columns but for those lists; dimensions have their own label. */
export function withoutListColumns(evidence: Evidence | undefined): Evidence | undefined {
  if (evidence === undefined || !evidence.facts.some(isListColumn)) return evidence;
  const facts = evidence.facts.flatMap((fact) => {
    if (!isListColumn(fact)) return [fact];
    const [whole, ...numbers] = sides.exec(fact.text.trim()) ?? [];
    return whole === undefined ? [] : [{ label: "dimensions", text: sidesOf(numbers) }];
  });
  return { ...evidence, facts };
}

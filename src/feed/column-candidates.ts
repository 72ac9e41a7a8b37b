import { foldText } from "../nlp/normalizer.ts";
import { bilingualParts, localisedColumn, normalizeColumn } from "./column-names.ts";
import { composedRank, isComposedGroup } from "./composed-headers.ts";
import { describes } from "./description-columns.ts";
import { dialectColumns } from "./dialects.ts";
import type { FeedDialectName, ProductField } from "./feed.ts";
import { lineOf } from "./header-lines.ts";
import { withFullWords } from "./header-short-forms.ts";
import { fieldWords, foreignWords, hintWords } from "./header-words.ts";
import type { FeedRecord } from "./record.ts";

/** A column that may hold a field. */
export interface ColumnCandidate {
  readonly column: string;
  readonly base: string;
  readonly language?: string;
  /** Confidence from the column's name; 0 is best. */
  readonly rank: number;
  readonly source: "dialect" | "words" | "hint";
  readonly sample: ColumnSample;
  /** Which line of several it is by its number: 2 of "Kurztext 2". Absent: its name has no number. */
  readonly line?: number;
}

interface CandidateSearch {
  readonly columns: readonly string[];
  readonly dialectName: FeedDialectName | undefined;
  readonly sample: readonly FeedRecord[];
  /** The names' column: a description that repeats the name counts as empty. */
  readonly nameColumn?: string | undefined;
}

const HINT_RANK = 100_000;

/**
 * The columns that may hold a field, best first. Evidence is, in this order, a known export's layout, a whole header
 * word, a hint word; weaker evidence counts only where there is no stronger.
 */
export function columnCandidates(field: ProductField, search: CandidateSearch): ColumnCandidate[] {
  return strongestOf(allCandidates(field, search));
}

/** The candidates with the strongest evidence that any of them has. */
export function strongestOf(found: readonly ColumnCandidate[]): ColumnCandidate[] {
  const best = (["dialect", "words", "hint"] as const).find((source) =>
    found.some((one) => one.source === source),
  );
  return found.filter(({ source }) => source === best).sort((a, b) => a.rank - b.rank);
}

/** As `columnCandidates`, but those with weaker evidence too, in the header's order. */
export function allCandidates(field: ProductField, search: CandidateSearch): ColumnCandidate[] {
  const { columns, sample, dialectName } = search;
  const nameColumn = field === "description" ? search.nameColumn : undefined;
  const found: ColumnCandidate[] = [];
  for (const column of new Set(columns)) {
    const named = localisedColumn(normalizeColumn(column));
    const whole = normalizeColumn(column);
    const evidence =
      findEvidence(field, named.base, dialectName) ??
      findEvidence(field, whole, dialectName) ??
      lineEvidence(field, named.base) ??
      shortEvidence(field, column) ??
      composedEvidence(field, column) ??
      (named.language === undefined ? undefined : composedEvidence(field, named.base)) ??
      partEvidence(field, column) ??
      hintEvidence(field, named.base) ??
      hintEvidence(field, whole);
    if (
      evidence !== undefined &&
      !(field === "name" && evidence.source === "hint" && !isInWords(column, sample)) &&
      !(isText(field) && evidence.source !== "dialect" && isComposedGroup(column))
    )
      found.push({
        ...{ column, ...named, ...evidence, sample: sampleColumn(column, sample, nameColumn) },
        rank: evidence.rank + (saysNoName(field, column, sample) ? KEY_RANK : 0),
      });
  }
  return found;
}

/** Short forms may stand for another word: "Prod." is a product or its producer. */
function shortEvidence(
  field: ProductField,
  column: string,
): Pick<ColumnCandidate, "rank" | "source"> | undefined {
  const found = wordsEvidence(field, normalizeColumn(withFullWords(column)));
  return found && { ...found, rank: found.rank + SHORT_RANK };
}

const SHORT_RANK = 99;

/** A name that no list has but that says by its words what it holds comes behind those of the lists. */
function composedEvidence(
  field: ProductField,
  column: string,
): Pick<ColumnCandidate, "rank" | "source"> | undefined {
  const rank = composedRank(field, column);
  if (rank === undefined) return undefined;
  // Which of several is the description their lengths say.
  if (field === "description") return { rank: HINT_RANK, source: "hint" };
  const tier = fieldWords(field).length - (tiersBehindComposed[field] ?? 0);
  return { rank: tier * 100 - 100 + rank, source: "words" };
}

/** "Hersteller / Markenname": one of the names says it. */
function partEvidence(
  field: ProductField,
  column: string,
): Pick<ColumnCandidate, "rank" | "source"> | undefined {
  const parts = bilingualParts(column);
  if (parts.length < 2) return undefined;
  const [found] = parts.flatMap(
    (part) =>
      wordsEvidence(field, normalizeColumn(withFullWords(part))) ?? composedEvidence(field, part) ?? [],
  );
  return found;
}

/** The last lists of names are guesses, behind which no composed name comes: models as keys, types and tags as categories. */
const tiersBehindComposed: Readonly<Partial<Record<ProductField, number>>> = { id: 1, category: 2 };
/** A number of a group or maker says less than its name in another column. */
const KEY_RANK = 20_000;

/** Stock systems have texts in lines of so many characters: "Kurztext1" and "Kurztext2", "DESC_1" and "DESC_2". */
function lineEvidence(
  field: ProductField,
  base: string,
): Pick<ColumnCandidate, "rank" | "source" | "line"> | undefined {
  const numbered = lineOf(base);
  if (numbered === undefined || !isText(field) || foreignWords().has(base.replace(/\s/g, "")))
    return undefined;
  const { text, line } = numbered;
  const words = wordsEvidence(field, text);
  if (words === undefined) return undefined;
  return line === 1 ? { ...words, line } : { rank: HINT_RANK + line, source: "hint", line };
}

/** Keys where the field is known by its name: groups, makers, and what NetSuite calls a name. */
function saysNoName(field: ProductField, column: string, sample: readonly FeedRecord[]): boolean {
  if (field === "name") return isOfKeys(column, sample);
  return isNamed(field) && !isInWords(column, sample);
}

/** "DCD771-K2" in all rows. */
export function isOfKeys(column: string, sample: readonly FeedRecord[]): boolean {
  const texts = sample.flatMap((record) => record.text(column)?.trim() || []);
  return texts.length > 1 && texts.every((text) => /^\S*\d\S*(?: : \S*\d\S*)*$/.test(text));
}

/** Groups and makers are known by their names. */
function isNamed(field: ProductField): boolean {
  return field === "category" || field === "brand";
}

function isText(field: ProductField): boolean {
  return field === "name" || field === "description";
}

function findEvidence(
  field: ProductField,
  base: string,
  dialectName: FeedDialectName | undefined,
): Pick<ColumnCandidate, "rank" | "source"> | undefined {
  const known = dialectName === undefined ? undefined : dialectColumns[dialectName][field];
  const place = known?.indexOf(base) ?? -1;
  if (place !== -1) return { rank: place, source: "dialect" };
  return wordsEvidence(field, base);
}

function hintEvidence(
  field: ProductField,
  base: string,
): Pick<ColumnCandidate, "rank" | "source"> | undefined {
  return hasHint(field, base) ? { rank: HINT_RANK, source: "hint" } : undefined;
}

function wordsEvidence(
  field: ProductField,
  base: string,
): Pick<ColumnCandidate, "rank" | "source"> | undefined {
  const tiers = fieldWords(field);
  const tier = tiers.findIndex((words) => words.includes(base));
  if (tier === -1) {
    const folded = foldText(base);
    return folded === base ? undefined : wordsEvidence(field, folded);
  }
  return { rank: tier * 100 + (tiers[tier]?.indexOf(base) ?? 0), source: "words" };
}

function hasHint(field: ProductField, base: string): boolean {
  const hints = hintWords(field);
  const words = base.split(" ");
  return (
    words.some((word) => hints.includes(word)) &&
    !words.some((word) => foreignWords().has(word) && !hints.includes(word))
  );
}

/** "Potenza nom. [W]" has a word that hints at a name, and numbers in it. */
function isInWords(column: string, sample: readonly FeedRecord[]): boolean {
  const texts = sample.flatMap((record) => record.text(column)?.trim() || []);
  return texts.length === 0 || texts.some((text) => /\p{L}{3}/u.test(text));
}

/** Statistics of one column in the sample. */
interface ColumnSample {
  /** Share of records with a value, in [0, 1]; 1 without a sample. */
  readonly filled: number;
  /** Mean length of the values in characters, without tags. */
  readonly meanLength: number;
  /** Whether most values contain HTML tags. */
  readonly isHtml: boolean;
  /** Whether most values have several lines, by line breaks or by tags. */
  readonly isBroken: boolean;
}

const endOfLine = /<(?:br|\/p|\/li|\/div|\/tr|\/h[1-6])(?![a-z0-9])[^<>]*>/gi;
const tag = /<\/?[a-z][^<>]*>/gi;

function sampleColumn(
  column: string,
  sample: readonly FeedRecord[],
  nameColumn: string | undefined,
): ColumnSample {
  if (sample.length === 0) return { filled: 1, meanLength: 0, isHtml: false, isBroken: false };
  let filled = 0;
  let length = 0;
  let tagged = 0;
  let broken = 0;
  for (const record of sample) {
    const text = record.text(column)?.trim() ?? "";
    if (text === "") continue;
    if (nameColumn !== undefined && !describes(text, record.text(nameColumn) ?? "")) continue;
    const plain = text.replace(tag, "");
    filled += 1;
    length += plain.length;
    if (plain.length < text.length) tagged += 1;
    if (text.replace(endOfLine, "\n").replace(tag, "").trim().includes("\n")) broken += 1;
  }
  return {
    filled: filled / sample.length,
    meanLength: filled === 0 ? 0 : length / filled,
    isHtml: filled > 0 && tagged / filled > 0.5,
    isBroken: filled > 0 && broken / filled > 0.5,
  };
}

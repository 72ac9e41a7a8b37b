import { type Language, languages } from "../api/vocabulary.ts";
import { localisedColumn, normalizeColumn } from "../feed/column-names.ts";
import type { ColumnMapping } from "../feed/columns.ts";
import type { Feed } from "../feed/feed.ts";
import { withFullWords } from "../feed/header-short-forms.ts";
import type { FeedRecord } from "../feed/record.ts";
import {
  candidates,
  type LanguageEvidence,
  languageEvidence,
  otherLanguageNames,
} from "../nlp/foreign-language.ts";
import { languageNames } from "../nlp/language.ts";
import type { OtherLanguage } from "../nlp/language-tables.ts";
import { reasonForNoProduct } from "./no-product.ts";
import { toProduct } from "./product.ts";
import {
  clearLead,
  evidenceOf,
  indexOfLargest,
  isClearlyForeign,
  isOther,
  leadOf,
  leastWords,
  plus,
  scriptOf,
  type Texts,
  textsOf,
} from "./text-evidence.ts";

/** The language of a feed, from its first rows: what a row is taken for that does not tell by itself. */
export interface FeedLanguage {
  /** How it was found: `--source-language`, the name of the column (`name_de`), or the texts of the first rows. */
  readonly source: "flag" | "column" | "texts";
  /** That of most rows, as a code of ISO 639-1; null for another than the four. */
  readonly language: Language | null;
  /** Its name in sentences. */
  readonly name: string;
  /** The share of rows in it, 0 to 1. */
  readonly share: number;
  /** The share of rows whose own texts are enough to tell, 0 to 1. */
  readonly sureness: number;
  /** The rows that were looked at. */
  readonly rows: number;
  /** Most rows are not in Latin letters. Not for reports. */
  readonly isOtherScript?: boolean;
  /**
   * No row differs clearly, or few do and the header is in the language too, so that a row has to differ as in a feed of one language. Not for
   * reports.
   */
  readonly isOfOne?: boolean;
  /** Log shares by `candidates`. Not for reports. */
  readonly prior: readonly number[];
}

/** From this share on a feed is taken to be in one language, and a row has to differ clearly. */
export const singleShare = 0.9;

interface FeedBeginning extends Pick<Feed, "sample"> {
  readonly description: Pick<Feed["description"], "columns">;
}

/**
 * @param stated `--source-language`
 */
export function findFeedLanguage(
  { sample, description }: FeedBeginning,
  mapping: ColumnMapping,
  stated?: Language,
): FeedLanguage {
  const ofColumn = languageOfColumns(mapping);
  if (stated !== undefined) return statedLanguage(stated, "flag");
  if (ofColumn !== undefined) return statedLanguage(ofColumn, "column");
  const isProduct = (record: FeedRecord) =>
    record.problem === undefined && reasonForNoProduct(record, { mapping, description }) === undefined;
  const readable = sample.filter(isProduct);
  const texts = readable.map((record) => textsOf(toProduct(record, mapping)));
  const filled = texts.filter(({ name, description }) => name !== "" || description !== "");
  const found = languageOfTexts(filled);
  if (found.share < leastWithHeader || found.share >= singleShare) return found;
  const groups = readable.map((record) => record.text(mapping.columns.category ?? "") ?? "");
  const differing = filled.filter((text) => differsClearly(text, found)).length;
  // Of a few rows a name of three words is a tenth.
  const isOfOne =
    differing === 0 ||
    (isInHeader(found.language, { columns: description.columns, groups }) &&
      differing <= filled.length * (1 - singleShare));
  return isOfOne ? { ...found, isOfOne } : found;
}

/** Whether texts are in another language than a feed's by more than a few words. */
function differsClearly(texts: Texts, { language, prior }: FeedLanguage): boolean {
  const { scores, tellingCount } = evidenceOf(texts);
  const likely = plus(scores, prior);
  const lead = Math.max(...likely) - (likely[candidates.indexOf(language ?? "en")] ?? 0);
  return lead >= clearLead && tellingCount >= leastWords;
}

/** The share of rows that makes a feed one of its header's language. */
const leastWithHeader = 0.6;

/**
 * Whether columns, and the shop's groups of products, are called in the language: English names stand in feeds of any, so they say
 * nothing.
 */
function isInHeader(
  language: Language | null,
  { columns, groups }: Readonly<Record<"columns" | "groups", readonly string[]>>,
): boolean {
  if (language === null || language === "en" || columns.length > mostColumns) return false;
  const called = [...columns.map((column) => normalizeColumn(withFullWords(column))), ...new Set(groups)];
  const { scores } = languageEvidence(called.join(", "));
  return indexOfLargest(scores) === candidates.indexOf(language) && leadOf(scores) >= clearLead;
}

/** A system's export has hundreds, in its own language. */
const mostColumns = 80;

function statedLanguage(language: Language, source: FeedLanguage["source"]): FeedLanguage {
  const prior = candidates.map((candidate) => (candidate === language ? 0 : Number.NEGATIVE_INFINITY));
  return { source, language, name: languageNames[language], share: 1, sureness: 1, rows: 0, prior };
}

/** `name_de` says of itself what its texts are. */
function languageOfColumns({ columns }: ColumnMapping): Language | undefined {
  const named = [columns.name, columns.description].flatMap((column) =>
    column === undefined ? [] : [localisedColumn(normalizeColumn(column)).language],
  );
  const [first] = named;
  return named.every((language) => language === first)
    ? languages.find((known) => known === first)
    : undefined;
}

/** Added to each language's rows, so that none is impossible in the rows that were not looked at. */
const smoothing = 0.3;
const rounds = 12;
/** What says more than a name. So many such rows, or every fourth, are enough to leave the others out. */
const wordsOfText = 6;
const leastAsked = 5;
/** From this share of the rows on that are clearly in another language, a feed may be in it. */
const leastForeignShare = 0.1;

/** The languages' shares by expectation maximization: what most rows are, tells of those that do not tell. */
function languageOfTexts(texts: readonly Texts[]): FeedLanguage {
  const evidences = texts.filter((text) => scriptOf(text) === undefined).map(evidenceOf);
  const floor = candidates.map((candidate): number =>
    isOther(candidate) && !isForeignFeed(evidences, candidate) ? 0 : smoothing,
  );
  const asked = evidences.filter(({ tellingCount }) => tellingCount >= wordsOfText);
  const counted = asked.length >= Math.min(leastAsked, evidences.length / 4) ? asked : evidences;
  let shares = normalized(floor);
  for (let round = 0; round < rounds; round += 1) {
    const sums = [...floor];
    for (const { scores } of counted) {
      const posterior = normalized(scores.map((score, place) => Math.exp(score) * (shares[place] ?? 0)));
      posterior.forEach((probability, place) => {
        sums[place] = (sums[place] ?? 0) + probability;
      });
    }
    shares = normalized(sums);
  }
  return describe(texts, { evidences, counted }, shares);
}

function describe(
  texts: readonly Texts[],
  { evidences, counted }: Readonly<Record<"evidences" | "counted", readonly LanguageEvidence[]>>,
  shares: readonly number[],
): FeedLanguage {
  // Where a language has nothing to show for itself, a single row may still be in it.
  const least = smoothing / (counted.length + smoothing * candidates.length);
  const prior = shares.map((share) => Math.log(Math.max(share, least)));
  const scripts = texts.map(scriptOf).filter((name) => name !== undefined);
  const rows = texts.length;
  if (2 * scripts.length > rows) {
    const sureness = scripts.length / rows;
    return {
      source: "texts",
      language: null,
      name: scripts[0] ?? "",
      share: sureness,
      sureness,
      rows,
      isOtherScript: true,
      prior,
    };
  }
  const main = candidates[indexOfLargest(prior)] ?? "en";
  const found = counted.map(({ scores }) => candidates[indexOfLargest(plus(scores, prior))]);
  const readable = 1 - scripts.length / rows;
  const sure = evidences.filter(({ scores }) => leadOf(scores) >= clearLead).length;
  return {
    source: "texts",
    language: isOther(main) ? null : main,
    name: isOther(main) ? otherLanguageNames[main] : languageNames[main],
    share: rows === 0 ? 1 : (readable * found.filter((language) => language === main).length) / found.length,
    sureness: rows === 0 ? 0 : sure / rows,
    rows,
    prior,
  };
}

function isForeignFeed(evidences: readonly LanguageEvidence[], language: OtherLanguage): boolean {
  const clear = evidences.filter((evidence) => isClearlyForeign(evidence, language));
  return clear.length >= Math.max(1, leastForeignShare * evidences.length);
}

/** One sentence for people: what the feed is in, and how sure that is. */
export function describeFeedLanguage(feed: FeedLanguage): string {
  const { source, name, share, sureness, rows, language } = feed;
  if (source === "flag") return `The texts are taken for ${name}, as asked.`;
  if (source === "column") return `The texts are ${name}, by the name of their column.`;
  if (rows === 0) return "There are no texts to tell a language by; it is taken for English.";
  const end =
    language === null
      ? " Such rows are left as they are: pdo reads English, German, French and Italian."
      : "";
  return `The texts are ${name}: ${percent(share)} of the first ${rows} rows, ${percent(sureness)} tell it clearly by themselves.${end}`;
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}

function normalized(numbers: readonly number[]): number[] {
  const sum = numbers.reduce((total, number) => total + number, 0);
  return numbers.map((number) => number / sum);
}

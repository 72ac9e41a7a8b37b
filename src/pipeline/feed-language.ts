import { type Language, languages } from "../api/vocabulary.ts";
import { localisedColumn, normalizeColumn } from "../feed/column-names.ts";
import type { ColumnMapping } from "../feed/columns.ts";
import type { Feed } from "../feed/feed.ts";
import type { FeedRecord } from "../feed/record.ts";
import {
  type Candidate,
  candidates,
  type LanguageEvidence,
  languageByScript,
  languageEvidence,
  otherLanguageNames,
} from "../nlp/foreign-language.ts";
import { languageNames } from "../nlp/language.ts";
import type { OtherLanguage } from "../nlp/language-tables.ts";
import { reasonForNoProduct } from "./no-product.ts";
import { type Product, toProduct } from "./product.ts";

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
  /** Log shares by `candidates`. Not for reports. */
  readonly prior: readonly number[];
}

/** `foreign`: another language than the four, as it is called in sentences. */
export type RowLanguage = { readonly language: Language } | { readonly foreign: string };

/** From this share on a feed is taken to be in one language, and a row has to differ clearly. */
const singleShare = 0.9;

/** So many letters of name and description are read. */
const readLength = 600;

interface Texts {
  readonly name: string;
  readonly description: string;
}

function textsOf({ name = "", description = "" }: Product): Texts {
  return {
    name: name.slice(0, readLength),
    description: dummyText.test(description) ? "" : description.slice(0, readLength),
  };
}

/** What demo shops fill descriptions with is Latin. */
const dummyText = /^\W*lorem ipsum\b/i;

/** A name is half of a brand's, a series' or a book's own words, so a description says more. */
const weightOfName = 0.5;

function evidenceOf(texts: Texts): LanguageEvidence {
  const evidence = weighedEvidence(texts);
  const trust = Math.min(1, (evidence.tellingCount + 1) / trustedWords);
  return trust === 1 ? evidence : { ...evidence, scores: evidence.scores.map((score) => score * trust) };
}

/** A few words may be loan words, so they count for less than their probabilities say. */
const trustedWords = 8;

function weighedEvidence({ name, description }: Texts): LanguageEvidence {
  if (name === "" || description === "") return languageEvidence(name + description);
  const both = languageEvidence(`${name}\n${description}`);
  const ofName = languageEvidence(name).scores;
  return { ...both, scores: both.scores.map((score, place) => score - weightOfName * (ofName[place] ?? 0)) };
}

function scriptOf({ name, description }: Texts): string | undefined {
  return languageByScript(`${name}\n${description}`);
}

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
  return languageOfTexts(texts.filter(({ name, description }) => name !== "" || description !== ""));
}

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

/** The lead that a language needs, as a difference of log probabilities. */
const clearLead = 2.5;
/** Words of the language that none of the four has: a brand's or a dish's name is none, or one. */
const leastOwnWords = 2;

function isClearlyForeign(evidence: LanguageEvidence, language: OtherLanguage): boolean {
  const { scores } = evidence;
  const lead = (scores[candidates.indexOf(language)] ?? 0) - bestOfFour(scores);
  return lead >= clearLead && evidence.ownWords(language) >= leastOwnWords;
}

/**
 * Tells the languages of a feed's rows, in their order: as a row's own column says, else the feed's, unless its texts clearly
 * are in another. A feed may be sorted by language: where rows that differ become frequent, less is asked of them.
 */
export function createLanguageOfRows(feed: FeedLanguage): (product: Product) => RowLanguage {
  let others = feed.share >= singleShare ? 0 : 1;
  return (product) => {
    const found = languageOfRow(product, { feed, isSingle: others < mostOthers });
    if (feed.share >= singleShare) others += ((found.differs === true ? 1 : 0) - others) * weightOfRow;
    return found;
  };
}

/** The share of rows that differ, over about the last fifty, up to which the feed is one of a single language. */
const mostOthers = 0.1;
const weightOfRow = 0.02;

interface RowContext {
  readonly feed: FeedLanguage;
  /** The feed is in one language here. */
  readonly isSingle: boolean;
}

/** `differs`: its texts are in another language than the feed's. */
function languageOfRow(product: Product, context: RowContext): RowLanguage & { readonly differs?: boolean } {
  const { feed } = context;
  if (feed.source === "flag" && feed.language !== null) return { language: feed.language };
  const stated = statedByRow(product);
  if (stated !== undefined && "language" in stated) return stated;
  if (feed.source === "column" && feed.language !== null) return { language: feed.language };
  const texts = textsOf(product);
  const script = scriptOf(texts);
  if (script !== undefined) return { foreign: script };
  const evidence = evidenceOf(texts);
  // A book's language is not that of its description.
  if (stated !== undefined && !isClearlyOwn(evidence)) return stated;
  // A brand's name among Greek texts says nothing against Greek.
  if (feed.isOtherScript && !isClearlyOwn(evidence)) return { foreign: feed.name };
  const scores = plus(evidence.scores, feed.prior);
  const winner = candidates[indexOfLargest(scores)] ?? "en";
  if (isOther(winner)) {
    // In a Spanish feed a short name is Spanish; elsewhere a row has to tell by itself.
    const isExpected = feed.language === null && feed.name === otherLanguageNames[winner];
    if (isExpected || isClearlyForeign(evidence, winner)) return { foreign: otherLanguageNames[winner] };
  }
  return ownLanguage(evidence, scores, context);
}

function isClearlyOwn({ scores, tellingCount }: LanguageEvidence): boolean {
  const others = Math.max(...scores.slice(languages.length));
  return tellingCount >= leastWords && bestOfFour(scores) - others >= clearLead;
}

/** Less than this many words are a name, and names are taken from any language. */
const leastWords = 4;

/**
 * In a feed of one language a row in another has sentences. English ones are the maker's, or a record's titles: such rows stand in
 * every shop and are sold in its own language.
 */
const leastInSingle = { lead: 8, words: 20 };

function ownLanguage(
  { tellingCount }: LanguageEvidence,
  scores: readonly number[],
  { feed: { language: main }, isSingle }: RowContext,
): { readonly language: Language; readonly differs: boolean } {
  const four = scores.slice(0, languages.length);
  const best = indexOfLargest(four);
  const found = languages[best] ?? "en";
  if (main === null || found === main) return { language: found, differs: false };
  const lead = (four[best] ?? 0) - (four[languages.indexOf(main)] ?? 0);
  const least = isSingle ? leastInSingle : { lead: 0, words: 0 };
  const isTitle = isSingle && found === "en";
  const isOwn = !isTitle && lead >= least.lead && tellingCount >= least.words;
  return { language: isOwn ? found : main, differs: lead >= clearLead && tellingCount >= leastWords };
}

/** What the row's own column says: `de`, `de_CH`, `Deutsch`. Undefined where it names no language. */
function statedByRow({ language }: Product): RowLanguage | undefined {
  const stated = language?.trim().toLowerCase();
  if (stated === undefined || stated === "") return undefined;
  const code = /^([a-z]{2})(?:[-_ ].*)?$/.exec(stated)?.[1] ?? "";
  const known = languages.find((own) => own === code || namesOf[own].includes(stated));
  if (known !== undefined) return { language: known };
  const other = code === "" ? undefined : displayNames().of(code);
  return other === undefined || other === code ? undefined : { foreign: other };
}

const namesOf: Readonly<Record<Language, readonly string[]>> = {
  en: ["eng", "english", "englisch", "anglais", "inglese"],
  de: ["deu", "ger", "german", "deutsch", "allemand", "tedesco"],
  fr: ["fra", "fre", "french", "französisch", "français", "francese"],
  it: ["ita", "italian", "italienisch", "italien", "italiano"],
};

let names: Intl.DisplayNames | undefined;

function displayNames(): Intl.DisplayNames {
  names ??= new Intl.DisplayNames("en", { type: "language", fallback: "none" });
  return names;
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

function isOther(candidate: Candidate): candidate is OtherLanguage {
  return candidate in otherLanguageNames;
}

function bestOfFour(scores: readonly number[]): number {
  return Math.max(...scores.slice(0, languages.length));
}

/** How far the largest is ahead of the next. */
function leadOf(scores: readonly number[]): number {
  const [first = 0, second = 0] = [...scores].sort((a, b) => b - a);
  return first - second;
}

function plus(scores: readonly number[], prior: readonly number[]): number[] {
  return scores.map((score, place) => score + (prior[place] ?? 0));
}

function normalized(numbers: readonly number[]): number[] {
  const sum = numbers.reduce((total, number) => total + number, 0);
  return numbers.map((number) => number / sum);
}

function indexOfLargest(numbers: readonly number[]): number {
  return numbers.indexOf(Math.max(...numbers));
}

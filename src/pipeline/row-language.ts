import { type Language, languages } from "../api/vocabulary.ts";
import { candidates, type LanguageEvidence, otherLanguageNames } from "../nlp/foreign-language.ts";
import { type FeedLanguage, singleShare } from "./feed-language.ts";
import type { Product } from "./product.ts";
import {
  clearLead,
  evidenceOf,
  foreignBeyondDoubt,
  indexOfLargest,
  isClearlyForeign,
  isClearlyOwn,
  isOther,
  leadOf,
  leastWords,
  plus,
  scriptOf,
  textsOf,
} from "./text-evidence.ts";

/** `foreign`: another language than the four, as it is called in sentences. */
export type RowLanguage = { readonly language: Language } | { readonly foreign: string };

/** Rows before a row that tell of its language. */
export const neighbourRows = 50;

/**
 * Tells the languages of a feed's rows, in their order: that of the column of their texts, else as a row's own column says, else
 * the feed's, unless its texts clearly are in another. A feed may be sorted by language: where rows that differ become frequent,
 * less is asked of them. Of the rows before only the last `neighbourRows` count, each for what it is among the feed's rows alone:
 * so a part of a feed that is read from so many rows before it on has the languages of the whole one.
 */
export function createLanguageOfRows(feed: FeedLanguage): (product: Product, index: number) => RowLanguage {
  const neighbours = new Neighbours(feed);
  return (product, index) => {
    const judge = judgeOf(product, feed);
    if (!("evidence" in judge)) return judge;
    neighbours.forget(index - neighbourRows);
    const found = languageOfTexts(judge, { feed, ...neighbours.context() });
    neighbours.add(index, judge, feed);
    return found;
  };
}

/** What a row tells of those behind it. */
interface Neighbour {
  readonly index: number;
  /** That of its language among `candidates`, where its texts tell it. */
  readonly place: number | undefined;
  /** Its texts are in another language than the feed's. */
  readonly differs: boolean;
}

/** Mixed feeds are often made of feeds that were put one behind the other: the last rows' languages tell of the next one. */
class Neighbours {
  readonly #feed: FeedLanguage;
  readonly #ofFeed: readonly number[];
  readonly #rows: Neighbour[] = [];
  #differing = 0;

  constructor(feed: FeedLanguage) {
    this.#feed = feed;
    this.#ofFeed = feed.prior.map(Math.exp);
  }

  /** Those before a row. */
  forget(first: number): void {
    for (let row = this.#rows[0]; row !== undefined && row.index < first; row = this.#rows[0]) {
      if (row.differs) this.#differing -= 1;
      this.#rows.shift();
    }
  }

  add(index: number, judged: JudgedTexts, feed: FeedLanguage): void {
    const row = { index, ...judgeAlone(judged, feed) };
    if (row.differs) this.#differing += 1;
    this.#rows.push(row);
  }

  context(): Omit<RowContext, "feed"> {
    const isOne = this.#feed.share >= singleShare || this.#feed.isOfOne === true;
    const isSingle = isOne && this.#differing < mostOthers;
    return { isSingle, prior: isSingle ? this.#feed.prior : this.#prior() };
  }

  /** Log shares by `candidates`. */
  #prior(): number[] {
    let shares = this.#ofFeed;
    for (const { place } of this.#rows)
      if (place !== undefined)
        shares = shares.map((share, own) => share + ((own === place ? 1 : 0) - share) * decay);
    return this.#ofFeed.map((share, place) =>
      Math.log((1 - weightOfNeighbours) * share + weightOfNeighbours * (shares[place] ?? 0)),
    );
  }
}

const weightOfNeighbours = 0.7;
const decay = 0.1;

/** Of the neighbours; with fewer that differ the feed is one of a single language here. */
const mostOthers = 0.1 * neighbourRows;

interface RowContext {
  readonly feed: FeedLanguage;
  /** The feed is in one language here. */
  readonly isSingle: boolean;
  /** Log shares by `candidates`, of the feed or of the rows around. */
  readonly prior: readonly number[];
}

/** Texts that have to tell their language. */
interface JudgedTexts {
  readonly evidence: LanguageEvidence;
  /** The language that they are in, whatever the rows around say. */
  readonly beyondDoubt?: ReturnType<typeof foreignBeyondDoubt>;
}

/** The row's language, where something else than the words of its texts says it. */
function judgeOf(product: Product, feed: FeedLanguage): RowLanguage | JudgedTexts {
  // What a record was first written in says nothing of the column that has its language in its name.
  if (feed.source !== "texts" && feed.language !== null) return { language: feed.language };
  const stated = statedByRow(product);
  if (stated !== undefined && "language" in stated) return stated;
  const texts = textsOf(product);
  const script = scriptOf(texts);
  if (script !== undefined) return { foreign: script };
  const evidence = evidenceOf(texts);
  // A book's language is not that of its description.
  if (stated !== undefined && !isClearlyOwn(evidence)) return stated;
  // A brand's name among Greek texts says nothing against Greek.
  if (feed.isOtherScript && !isClearlyOwn(evidence)) return { foreign: feed.name };
  const beyondDoubt = foreignBeyondDoubt(texts, evidence);
  return { evidence, ...(beyondDoubt !== undefined && { beyondDoubt }) };
}

function languageOfTexts({ evidence, beyondDoubt }: JudgedTexts, context: RowContext): RowLanguage {
  if (beyondDoubt !== undefined) return { foreign: otherLanguageNames[beyondDoubt] };
  const { feed, isSingle } = context;
  const { language: main } = feed;
  const scores = plus(evidence.scores, context.prior);
  const winner = candidates[indexOfLargest(scores)] ?? "en";
  if (isOther(winner)) {
    // In a Spanish feed a short name is Spanish; elsewhere a row has to tell by itself.
    const isExpected = main === null && feed.name === otherLanguageNames[winner];
    if (isExpected || isClearlyForeign(evidence, winner)) return { foreign: otherLanguageNames[winner] };
  }
  const { found, lead } = bestOfFour(scores, main);
  if (main === null || found === main) return { language: found };
  const least = isSingle ? leastInSingle : { lead: 0, words: 0 };
  const isTitle = isSingle && found === "en";
  const isOwn = !isTitle && lead >= least.lead && evidence.tellingCount >= least.words;
  return { language: isOwn ? found : main };
}

/**
 * In a feed of one language a row in another has sentences. English ones are the maker's, or a record's titles: such rows stand in
 * every shop and are sold in its own language.
 */
const leastInSingle = { lead: 8, words: 20 };

/** The likeliest of the four languages, and how far it is ahead of the feed's. */
function bestOfFour(scores: readonly number[], main: Language | null) {
  const four = scores.slice(0, languages.length);
  const place = indexOfLargest(four);
  const lead = main === null ? 0 : (four[place] ?? 0) - (four[languages.indexOf(main)] ?? 0);
  return { found: languages[place] ?? "en", lead };
}

/** What texts tell where nothing is known but the feed's first rows. */
function judgeAlone(
  { evidence, beyondDoubt }: JudgedTexts,
  { prior, language: main }: FeedLanguage,
): Omit<Neighbour, "index"> {
  const own = indexOfLargest(evidence.scores);
  const candidate = candidates[own] ?? "en";
  const isKnown = !isOther(candidate) || candidate === beyondDoubt || isClearlyForeign(evidence, candidate);
  const isClear = isKnown && leadOf(evidence.scores) >= clearLead;
  const { lead } = bestOfFour(plus(evidence.scores, prior), main);
  return {
    place: isClear ? own : undefined,
    differs: beyondDoubt === undefined && lead >= clearLead && evidence.tellingCount >= leastWords,
  };
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

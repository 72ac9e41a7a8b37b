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

/**
 * Tells the languages of a feed's rows, in their order: as a row's own column says, else the feed's, unless its texts clearly
 * are in another. A feed may be sorted by language: where rows that differ become frequent, less is asked of them.
 */
export function createLanguageOfRows(feed: FeedLanguage): (product: Product) => RowLanguage {
  let others = feed.share >= singleShare ? 0 : 1;
  const neighbours = new Neighbours(feed.prior);
  return (product) => {
    const isSingle = others < mostOthers;
    const found = languageOfRow(product, {
      feed,
      isSingle,
      prior: isSingle ? feed.prior : neighbours.prior(),
    });
    if (feed.share >= singleShare) others += ((found.differs === true ? 1 : 0) - others) * weightOfRow;
    neighbours.add(found);
    return found;
  };
}

/** Mixed feeds are often made of feeds that were put one behind the other: the last rows' languages tell of the next one. */
class Neighbours {
  private readonly ofFeed: readonly number[];
  private shares: readonly number[];

  /** @param prior the feed's, log shares by `candidates` */
  constructor(prior: readonly number[]) {
    this.ofFeed = prior.map(Math.exp);
    this.shares = this.ofFeed;
  }

  /** Log shares by `candidates`. */
  prior(): number[] {
    return this.ofFeed.map((share, place) =>
      Math.log((1 - weightOfNeighbours) * share + weightOfNeighbours * (this.shares[place] ?? 0)),
    );
  }

  add(found: JudgedLanguage): void {
    const { place } = found;
    if (place === undefined) return;
    this.shares = this.shares.map((share, own) => share + ((own === place ? 1 : 0) - share) * decay);
  }
}

const weightOfNeighbours = 0.7;
const decay = 0.1;

/** The share of rows that differ, over about the last fifty, up to which the feed is one of a single language. */
const mostOthers = 0.1;
const weightOfRow = 0.02;

type JudgedLanguage = RowLanguage & {
  /** Its texts are in another language than the feed's. */
  readonly differs?: boolean;
  /** That of the language among `candidates`, where its texts tell it clearly by themselves. */
  readonly place?: number;
};

interface RowContext {
  readonly feed: FeedLanguage;
  /** The feed is in one language here. */
  readonly isSingle: boolean;
  /** Log shares by `candidates`, of the feed or of the rows around. */
  readonly prior: readonly number[];
}

function languageOfRow(product: Product, context: RowContext): JudgedLanguage {
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
  const beyondDoubt = foreignBeyondDoubt(texts, evidence);
  if (beyondDoubt !== undefined)
    return {
      foreign: otherLanguageNames[beyondDoubt],
      ...placeOf(evidence, candidates.indexOf(beyondDoubt)),
    };
  const scores = plus(evidence.scores, context.prior);
  const winner = candidates[indexOfLargest(scores)] ?? "en";
  if (isOther(winner)) {
    // In a Spanish feed a short name is Spanish; elsewhere a row has to tell by itself.
    const isExpected = feed.language === null && feed.name === otherLanguageNames[winner];
    if (isExpected || isClearlyForeign(evidence, winner))
      return { foreign: otherLanguageNames[winner], ...placeOf(evidence, candidates.indexOf(winner)) };
  }
  return ownLanguage(evidence, scores, context);
}

/**
 * In a feed of one language a row in another has sentences. English ones are the maker's, or a record's titles: such rows stand in
 * every shop and are sold in its own language.
 */
const leastInSingle = { lead: 8, words: 20 };

function placeOf({ scores }: LanguageEvidence, place: number): { readonly place?: number } {
  return indexOfLargest(scores) === place && leadOf(scores) >= clearLead ? { place } : {};
}

function ownLanguage(
  evidence: LanguageEvidence,
  scores: readonly number[],
  { feed: { language: main }, isSingle }: RowContext,
): JudgedLanguage {
  const four = scores.slice(0, languages.length);
  const best = indexOfLargest(four);
  const found = languages[best] ?? "en";
  if (main === null || found === main) return { language: found, differs: false, ...placeOf(evidence, best) };
  const lead = (four[best] ?? 0) - (four[languages.indexOf(main)] ?? 0);
  const least = isSingle ? leastInSingle : { lead: 0, words: 0 };
  const isTitle = isSingle && found === "en";
  const isOwn = !isTitle && lead >= least.lead && evidence.tellingCount >= least.words;
  return {
    language: isOwn ? found : main,
    place: best,
    differs: lead >= clearLead && evidence.tellingCount >= leastWords,
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

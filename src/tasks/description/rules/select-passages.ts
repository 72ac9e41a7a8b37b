import type { DescriptionLength } from "../../../api/vocabulary.ts";
import { lazily } from "../../../lib/once.ts";
import type { Language } from "../../../nlp/language.ts";
import { cutToWords } from "./cut-passage.ts";
import { countWords } from "./passage.ts";
import type { ScoredPassage } from "./score-passages.ts";
import { dependsOnPrevious, standAlone } from "./sentence-openings.ts";

/** Passages with the candidates of each kind, best first: ranked once for several lengths. */
export interface RankedPassages {
  readonly language: Language;
  readonly all: readonly ScoredPassage[];
  readonly words: number;
  /** Those that state a number, a code or a labelled value, those with most of them for their length first. */
  readonly factual: () => readonly FactualPassage[];
  readonly byScore: () => readonly ScoredPassage[];
}

export function rankPassages(passages: readonly ScoredPassage[], language: Language): RankedPassages {
  return {
    language,
    all: passages,
    words: total(passages),
    factual: lazily(() => densestFirst(passages)),
    byScore: lazily(() => passages.toSorted((one, two) => two.score - one.score || one.order - two.order)),
  };
}

/**
 * The passages in the source's order: all of them where they fit. Else the first, then those whose facts no other chosen one
 * states, then the best ones. Where no passage fits, the first is cut.
 */
export function selectPassages(ranked: RankedPassages, band: LengthBand): readonly ScoredPassage[] {
  const { all } = ranked;
  if (ranked.words <= band.max) return withStart(all, ranked.language);
  const chosen = new Set<ScoredPassage>();
  let words = 0;
  const take = (passage: ScoredPassage, most: number) => {
    if (chosen.has(passage) || words + passage.words > most) return false;
    chosen.add(passage);
    words += passage.words;
    return true;
  };
  const [first] = all;
  if (first !== undefined) take(first, band.max / 2);
  const stated = new Set(first !== undefined && chosen.has(first) ? factsOf(first) : []);
  for (const { passage, facts } of ranked.factual()) {
    if (words >= band.max) break;
    if (facts.every((fact) => stated.has(fact)) || !take(passage, band.max)) continue;
    for (const fact of facts) stated.add(fact);
  }
  for (const passage of ranked.byScore()) {
    if (words >= band.target) break;
    if (isProse(passage) && passage.score >= leastScore) take(passage, band.max);
  }
  if (chosen.size > 0) return inContext(inSourceOrder([...chosen]), ranked);
  const longest = all.find((passage) => passage.kind === "sentence") ?? first;
  return longest ? [cutPassage(longest, band.max)] : [];
}

/** The passages without what links the first sentence to one that is gone. */
function withStart(passages: readonly ScoredPassage[], language: Language): readonly ScoredPassage[] {
  const [first, ...others] = passages;
  if (first?.kind !== "sentence") return passages;
  const text = standAlone(first.text, language);
  return text === first.text ? passages : [{ ...first, text, words: countWords(text) }, ...others];
}

const leastScore = -2;

interface FactualPassage {
  readonly passage: ScoredPassage;
  /** Never empty. */
  readonly facts: readonly string[];
}

function densestFirst(passages: readonly ScoredPassage[]): FactualPassage[] {
  const density = ({ passage, facts }: FactualPassage) => facts.length / (passage.words + 2);
  return passages
    .map((passage) => ({ passage, facts: factsOf(passage) }))
    .filter(({ facts }) => facts.length > 0)
    .sort((one, two) => density(two) - density(one) || one.passage.order - two.passage.order);
}

/** A number with the word or sign behind it, or a code; an approximation that suffices for choosing. */
const factLike = /[\p{L}\d]*\d[\p{L}\d.,/-]*(?:\s?(?:\p{L}{1,4}(?!\p{L})|[%°"″]))?/gu;

function factsOf({ text, kind }: ScoredPassage): string[] {
  const facts = /\d/.test(text) ? (text.match(factLike) ?? []) : [];
  const written = facts.map((fact) => fact.toLowerCase().replace(/\s|[.,]$/gu, ""));
  return kind === "label" ? [...written, text.toLowerCase()] : written;
}

/** Drops sentences that depend on one that was left out, unless nothing else remains. */
function inContext(chosen: readonly ScoredPassage[], { all, language }: RankedPassages): ScoredPassage[] {
  const retained: ScoredPassage[] = [];
  let place = 0;
  for (const passage of chosen) {
    while (place < all.length && all[place]?.order !== passage.order) place += 1;
    const before = all[place - 1];
    const follows =
      before !== undefined && retained.at(-1)?.order === before.order && before.kind === "sentence";
    const text = follows ? passage.text : standAlone(passage.text, language);
    const isFirst = passage.order === 0;
    if (follows || isFirst || passage.kind !== "sentence" || !dependsOnPrevious(text, language))
      retained.push(text === passage.text ? passage : { ...passage, text });
  }
  return retained.length > 0 ? retained : [...chosen];
}

function isProse({ kind, isCut, words, text }: ScoredPassage): boolean {
  return kind === "sentence" && !isCut && !(words < 5 && text.endsWith("?"));
}

function cutPassage(passage: ScoredPassage, maxWords: number): ScoredPassage {
  const text = cutToWords(passage.text, maxWords);
  return { ...passage, text, words: countWords(text) };
}

function inSourceOrder(passages: readonly ScoredPassage[]): ScoredPassage[] {
  return passages.toSorted((one, two) => one.order - two.order);
}

function total(passages: readonly ScoredPassage[]): number {
  return passages.reduce((sum, passage) => sum + passage.words, 0);
}

/** Word counts for a length. A source with less to say is not padded to `min`. */
interface LengthBand {
  readonly min: number;
  /** From this many words on, prose without facts of its own is no longer added to a selection. */
  readonly target: number;
  readonly max: number;
}

export const lengthBands: Readonly<Record<DescriptionLength, LengthBand>> = {
  short: { min: 0, target: 40, max: 60 },
  medium: { min: 60, target: 110, max: 150 },
  long: { min: 150, target: 260, max: 300 },
};

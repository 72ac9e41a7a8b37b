import { Chain } from "./conditional-random-field.ts";
import type { PieceScorer } from "./piece-scorer.ts";
import { type SourceText, sliceOf } from "./pieces.ts";
import type { LabelSpace } from "./tagger-weights.ts";
import {
  type LexiconMatch,
  lexiconRows,
  matchLexicon,
  type OwnValues,
  ownKey,
  type ValueLexicon,
} from "./value-lexicon.ts";

/** Pieces [start, end) of one of the product's texts that may be a value. */
export interface Candidate {
  readonly text: number;
  readonly start: number;
  readonly end: number;
  /** The tagger's probability, in [0, 1]. */
  readonly probability: number;
}

/** Candidates for the same value of the same attribute. */
export interface CandidateGroup {
  readonly value: string;
  /** The most probable first. */
  readonly members: Candidate[];
  /** Probability that a member is right, assuming independence. */
  probability: number;
}

/** The candidates for one attribute of a category. */
export interface AttributeCandidates {
  readonly attribute: number;
  /** Probability that the tagger finds any value. */
  presence: number;
  /** The most probable first. */
  readonly groups: CandidateGroup[];
}

/** A product's texts with the candidates for each attribute of its category, in the order of the label space. */
export interface ProductCandidates {
  readonly texts: readonly SourceText[];
  /** By text: the lexicon's values found in it. */
  readonly matches: readonly (readonly LexiconMatch[])[];
  readonly attributes: readonly AttributeCandidates[];
  /** By text: the probabilities of competing groups. */
  readonly rivals: readonly TextRivals[];
}

/**
 * By piece of a text: the most probable group with a candidate there, and the most probable one of another attribute.
 */
interface TextRivals {
  readonly highest: Float64Array;
  /** The attribute of the most probable group; -1 where there is none. */
  readonly attributes: Int32Array;
  readonly highestOfOthers: Float64Array;
}

/** Computes the competitors of all pieces at once, by text; each candidate then reads only its own pieces. */
export function findRivals(
  texts: readonly SourceText[],
  attributes: readonly AttributeCandidates[],
): TextRivals[] {
  const rivals = texts.map(({ pieces: { length } }) => ({
    highest: new Float64Array(length),
    attributes: new Int32Array(length).fill(-1),
    highestOfOthers: new Float64Array(length),
  }));
  for (const { attribute, groups } of attributes) {
    for (const { members, probability } of groups) {
      for (const { text, start, end } of members) {
        const of = rivals[text];
        if (of === undefined) continue;
        for (let piece = start; piece < end; piece += 1) add(of, piece, attribute, probability);
      }
    }
  }
  return rivals;
}

function add(of: TextRivals, piece: number, attribute: number, probability: number): void {
  const highest = of.highest[piece] ?? 0;
  if (of.attributes[piece] === attribute) {
    if (probability > highest) of.highest[piece] = probability;
  } else if (probability > highest) {
    of.highestOfOthers[piece] = highest;
    of.highest[piece] = probability;
    of.attributes[piece] = attribute;
  } else if (probability > (of.highestOfOthers[piece] ?? 0)) of.highestOfOthers[piece] = probability;
}

/** The highest probability of another attribute's group with a candidate in the range; 0 where there is none. */
export function highestRival(rivals: readonly TextRivals[], place: Candidate, attribute: number): number {
  const of = rivals[place.text];
  let highest = 0;
  if (of === undefined) return highest;
  for (let piece = place.start; piece < place.end; piece += 1) {
    const isOwn = of.attributes[piece] === attribute;
    const rival = (isOwn ? of.highestOfOthers[piece] : of.highest[piece]) ?? 0;
    if (rival > highest) highest = rival;
  }
  return highest;
}

/** What is needed to find the candidates of a category's products. */
export interface CandidateFinder {
  readonly category: number;
  readonly space: LabelSpace;
  readonly scorer: PieceScorer;
  /** In the layout of `Chain.run`. */
  readonly transitions: Float32Array;
  readonly lexicon: ValueLexicon;
  /** The value of a piece of text, as the examples write it. */
  write(attribute: number, text: string): string;
}

const minBeginning = 0.002;
const minProbability = 0.001;
const longestSpan = 24;
const maxGroups = 8;

const chain = new Chain();

/** @param own an example's own values, excluded because the lexicon would merely repeat them */
export function findCandidates(
  finder: CandidateFinder,
  texts: readonly SourceText[],
  own?: OwnValues,
): ProductCandidates {
  const { category, space, lexicon } = finder;
  const collected = space.attributes.map((): Candidate[] => []);
  const absences = new Float64Array(space.count).fill(1);
  const matches = texts.map(({ pieces }) => matchLexicon(lexicon, pieces));
  for (const [text, source] of texts.entries()) {
    const { length } = source.pieces;
    const read = { length, matches: matches[text] ?? [] };
    chain.prepare(length, space.count);
    finder.scorer.score(source, lexiconRows(lexicon, read, category, own), chain.emissions);
    chain.run(finder.transitions);
    collectTagged(text, space.count, collected, absences);
    collectKnown(finder, { text, matches: read.matches, collected, own });
  }
  const attributes = space.attributes.map((attribute, position) => ({
    attribute,
    presence: 1 - (absences[position] ?? 1),
    groups: groupByValue(collected[position] ?? [], texts, (text) => finder.write(attribute, text)),
  }));
  return { texts, matches, attributes, rivals: findRivals(texts, attributes) };
}

/** The spans that the tagger considers possible. */
function collectTagged(
  text: number,
  count: number,
  collected: readonly Candidate[][],
  absences: Float64Array,
) {
  const { marginals, labels, length } = chain;
  for (let start = 0; start < length; start += 1) {
    for (let position = 0; position < count; position += 1) {
      const beginning = marginals[start * labels + 1 + position] ?? 0;
      if (beginning < minBeginning) continue;
      absences[position] = (absences[position] ?? 1) * (1 - Math.min(beginning, 0.9999));
      const longest = Math.min(length, start + longestSpan);
      for (let end = start + 1; end <= longest; end += 1) {
        if (end > start + 1 && (marginals[(end - 1) * labels + 1 + count + position] ?? 0) < minProbability)
          break;
        const probability = chain.spanProbability(start, end, position);
        if (probability >= minProbability) collected[position]?.push({ text, start, end, probability });
      }
    }
  }
}

interface KnownSearch {
  readonly text: number;
  readonly matches: readonly LexiconMatch[];
  readonly collected: readonly Candidate[][];
  readonly own: OwnValues | undefined;
}

/** The values of other examples of the category, regardless of the tagger. */
function collectKnown(
  { lexicon, category, space }: CandidateFinder,
  { text, matches, collected, own }: KnownSearch,
) {
  for (const { start, end, entriesStart, entriesEnd, words } of matches) {
    for (let entry = entriesStart; entry < entriesEnd; entry += 1) {
      if (lexicon.categories[entry] !== category) continue;
      const attribute = lexicon.attributes[entry] ?? 0;
      const others = (lexicon.valued[entry] ?? 0) - (own?.has(ownKey(words, attribute)) ? 1 : 0);
      const position = space.attributes.indexOf(attribute);
      const list = collected[position];
      if (others <= 0 || list === undefined) continue;
      if (list.some((one) => one.text === text && one.start === start && one.end === end)) continue;
      const probability = chain.spanProbability(start, end, position);
      list.push({ text, start, end, probability });
    }
  }
}

const byProbability = (one: { probability: number }, other: { probability: number }): number =>
  other.probability - one.probability;

function groupByValue(
  candidates: readonly Candidate[],
  texts: readonly SourceText[],
  write: (text: string) => string,
) {
  if (candidates.length === 0) return [];
  const [only] = candidates;
  const text = only && candidates.length === 1 ? texts[only.text] : undefined;
  if (only !== undefined && text !== undefined) {
    const probability = 1 - (1 - Math.min(only.probability, 0.9999));
    return [{ value: write(sliceOf(text, only.start, only.end)), members: [only], probability }];
  }
  const groups = new Map<string, { value: string; members: Candidate[]; probability: number }>();
  for (const candidate of candidates) {
    const source = texts[candidate.text];
    if (source === undefined) continue;
    const value = write(sliceOf(source, candidate.start, candidate.end));
    let group = groups.get(value);
    if (group === undefined) {
      group = { value, members: [], probability: 0 };
      groups.set(value, group);
    }
    group.members.push(candidate);
    group.probability = 1 - (1 - group.probability) * (1 - Math.min(candidate.probability, 0.9999));
  }
  const likeliest = [...groups.values()].sort(byProbability).slice(0, maxGroups);
  for (const { members } of likeliest) if (members.length > 1) members.sort(byProbability);
  return likeliest;
}

import type { OwnValues } from "../lexicon/lexicon-rows.ts";
import { lexiconRows, ownKey } from "../lexicon/lexicon-rows.ts";
import { matchLexicon, type ValueLexicon } from "../lexicon/value-lexicon.ts";
import { HashList } from "../reading/hash-list.ts";
import { type SourceText, sliceOf } from "../reading/source-text.ts";
import type { CategoryWeights } from "../tagger/category-weights.ts";
import { Chain } from "../tagger/chain.ts";
import type { LabelSpace } from "../tagger/label-space.ts";
import { fillFeatures } from "../tagger/piece-features.ts";
import { type TaggerWeights, tag } from "../tagger/tagger.ts";
import type { Candidate, ProductCandidates } from "./candidates.ts";

/** What the candidates of a category's products are found with. */
export interface CandidateFinder {
  readonly category: number;
  readonly space: LabelSpace;
  readonly own: CategoryWeights;
  readonly lexicon: ValueLexicon;
  readonly weights: TaggerWeights;
  /** The value that a piece of text comes to, as the examples write it. */
  write(attribute: number, text: string): string;
}

const leastBeginning = 0.002;
const leastProbability = 0.001;
const longestSpan = 24;
const mostGroups = 8;

const chain = new Chain();
const rows = { hashes: new HashList(), starts: [] as number[] };

/** @param own of an example: its own values, which the lexicon would otherwise merely repeat */
export function findCandidates(
  finder: CandidateFinder,
  texts: readonly SourceText[],
  own?: OwnValues,
): ProductCandidates {
  const { category, space, lexicon, weights } = finder;
  const collected = space.attributes.map((): Candidate[] => []);
  const absences = new Float64Array(space.count).fill(1);
  for (const [text, source] of texts.entries()) {
    fillFeatures(source, lexiconRows(lexicon, source.pieces, category, own), category, rows);
    tag(weights, finder.own, { category, count: space.count }, rows, chain);
    collectTagged(text, space.count, collected, absences);
    collectKnown(finder, { text, source, collected, ...(own && { own }) });
  }
  const attributes = space.attributes.map((attribute, position) => ({
    attribute,
    presence: 1 - (absences[position] ?? 1),
    groups: groupByValue(collected[position] ?? [], texts, (text) => finder.write(attribute, text)),
  }));
  return { texts, attributes };
}

/** The spans that the tagger holds for possible. */
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
      if (beginning < leastBeginning) continue;
      absences[position] = (absences[position] ?? 1) * (1 - Math.min(beginning, 0.9999));
      const longest = Math.min(length, start + longestSpan);
      for (let end = start + 1; end <= longest; end += 1) {
        if (end > start + 1 && (marginals[(end - 1) * labels + 1 + count + position] ?? 0) < leastProbability)
          break;
        const probability = chain.spanProbability(start, end, position);
        if (probability >= leastProbability) collected[position]?.push({ text, start, end, probability });
      }
    }
  }
}

interface KnownSearch {
  readonly text: number;
  readonly source: SourceText;
  readonly collected: readonly Candidate[][];
  readonly own?: OwnValues;
}

/** The values of other examples of the category, whatever the tagger thinks of them. */
function collectKnown(
  { lexicon, category, space }: CandidateFinder,
  { text, source, collected, own }: KnownSearch,
) {
  matchLexicon(lexicon, source.pieces, (start, end, entriesStart, entriesEnd, words) => {
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
  });
}

const byProbability = (one: { probability: number }, other: { probability: number }): number =>
  other.probability - one.probability;

function groupByValue(
  candidates: readonly Candidate[],
  texts: readonly SourceText[],
  write: (text: string) => string,
) {
  if (candidates.length === 0) return [];
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
  const likeliest = [...groups.values()].sort(byProbability).slice(0, mostGroups);
  for (const { members } of likeliest) if (members.length > 1) members.sort(byProbability);
  return likeliest;
}

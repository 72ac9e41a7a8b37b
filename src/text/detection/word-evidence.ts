import { BoundedCache } from "../bounded-cache.ts";
import { detached } from "../detached.ts";
import { textLanguages } from "../language.ts";
import type { Token } from "../tokens.ts";
import { candidateCount, createRow } from "./candidates.ts";
import { findKnownWord } from "./known-words.ts";
import { wordModel } from "./word-model.ts";

/** By how much one word can set a language back against the best one, as a difference of log probabilities. */
const most = {
  functionWord: 4,
  contentWord: 2.4,
  spellingOfKnown: 1.4,
  spelling: 2.2,
} as const;
const spellingWeight = 0.4;
/** English words stand in names of every language, so that they tell less than others. */
const weightOfEnglish = 0.8;
const englishIndex = textLanguages.indexOf("en");

/** How far a word sets each candidate back: 0 for one that all its reasons point to. Empty where it tells nothing. */
export type Evidence = readonly number[];

const nothing: Evidence = [];

/** By word as it is written, as the words of a feed repeat. At some 150 bytes each 1 MB. */
const cached = new BoundedCache<string, Evidence>(8_000);

/** What a word tells of the language of its text, empty where nothing. */
export function evidenceOf(token: Token): Evidence {
  const known = cached.get(token.text);
  if (known !== undefined) return known;
  const evidence = gatherEvidence(token);
  cached.set(detached(token.text), evidence);
  return evidence;
}

function gatherEvidence({ text, folded }: Token): Evidence {
  const model = wordModel();
  if (model.neutral.has(folded)) return nothing;
  const lower = text.toLowerCase();
  const asWritten = findKnownWord(model.known, lower);
  const known = asWritten === undefined && folded !== lower ? findKnownWord(model.known, folded) : asWritten;
  const spelling = (mostBehind: number) =>
    setBacks(model.grams.spelling(lower), {
      most: mostBehind,
      weight: spellingWeight,
    });
  if (known !== undefined) {
    const isShort = text.length < 3 && text === text.toUpperCase();
    const mostBehind = known.isFunctionWord && !isShort ? most.functionWord : most.contentWord;
    const knowing = setBacks(known.logs, { most: mostBehind, weight: 1 });
    return known.isFunctionWord ? knowing : sumOf(knowing, spelling(most.spellingOfKnown));
  }
  const mayTell = lower.length >= 3 && /^\p{Script=Latin}+$/u.test(lower);
  return mayTell ? spelling(most.spelling) : nothing;
}

function sumOf(one: Evidence, other: Evidence): Evidence {
  const sum = createRow();
  for (let index = 0; index < sum.length; index += 1) sum[index] = (one[index] ?? 0) + (other[index] ?? 0);
  return sum;
}

interface Strength {
  readonly most: number;
  readonly weight: number;
}

function setBacks(logs: readonly number[], strength: Strength): Evidence {
  const best = indexOfLargest(logs);
  const top = logs[best] ?? 0;
  const trust = best === englishIndex ? weightOfEnglish : 1;
  const row = createRow();
  for (let index = 0; index < row.length; index += 1) {
    row[index] = Math.min(strength.most, (top - (logs[index] ?? 0)) * strength.weight) * trust;
  }
  return row;
}

/** Takes what a word tells from the candidates' scores. */
export function subtractEvidence(scores: number[], evidence: Evidence): void {
  for (let index = 0; index < candidateCount; index += 1) {
    scores[index] = (scores[index] ?? 0) - (evidence[index] ?? 0);
  }
}

/** The first of the largest. */
export function indexOfLargest(numbers: ArrayLike<number>): number {
  let best = 0;
  for (let index = 1; index < numbers.length; index += 1) {
    if ((numbers[index] ?? 0) > (numbers[best] ?? 0)) best = index;
  }
  return best;
}

import { type Language, textLanguages } from "../language.ts";
import { candidateCount } from "./candidates.ts";
import { indexOfLargest } from "./word-evidence.ts";

/** A language and how sure it is, 0 to 1; `language` is undefined where the text says too little. */
export interface DetectedLanguage {
  readonly language: Language | undefined;
  readonly confidence: number;
}

const leastConfidence = 0.55;
/** One English word alone decides nothing. */
const leastEvidence = { english: 1.6, other: 0.8 } as const;
const englishIndex = textLanguages.indexOf("en");
const unknown: DetectedLanguage = { language: undefined, confidence: 0 };

/** @param scores log probabilities by candidate, the same number added to all of them or not */
export function decide(scores: readonly number[], tellingCount: number): DetectedLanguage {
  if (tellingCount === 0) return unknown;
  const winner = indexOfLargest(scores);
  const best = scores[winner] ?? 0;
  let sum = 0;
  let runnerUp = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < candidateCount; index += 1) {
    const score = scores[index] ?? 0;
    sum += Math.exp(score - best);
    if (index !== winner) runnerUp = Math.max(runnerUp, score);
  }
  const language = textLanguages[winner];
  const confidence = 1 / sum;
  const least = winner === englishIndex ? leastEvidence.english : leastEvidence.other;
  const isClear = language !== undefined && confidence >= leastConfidence && best - runnerUp >= least;
  return { language: isClear ? language : undefined, confidence };
}

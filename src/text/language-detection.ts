import { candidateCount } from "./detection/candidates.ts";
import { type Judgement, judgeLastLine, judgeLines } from "./detection/judge-lines.ts";
import { indexOfLargest } from "./detection/word-evidence.ts";
import { type Language, textLanguages } from "./language.ts";

/** A language and how sure it is, 0 to 1; `language` is undefined where the text says too little. */
export interface DetectedLanguage {
  readonly language: Language | undefined;
  readonly confidence: number;
}

const longestText = 600;
const leastConfidence = 0.55;
/** One English word alone decides nothing. */
const leastEvidence = { english: 1.6, other: 0.8 } as const;
const englishIndex = textLanguages.indexOf("en");

/**
 * The language of a product's name or description: of its function words, common product words and
 * spelling, judged from the first 40 words that tell anything. Undefined for codes and names of makers
 * alone, and for other languages where they can be told (Spanish, Dutch, Portuguese, Nordic, West Slavic).
 */
export function detectLanguage(text: string): DetectedLanguage {
  // Where a text is cut off, a hyphen behind the last word still matters.
  const isCutAtHyphen = text.charAt(longestText) === "-";
  const beginning = text.slice(0, longestText);
  return decide(isCutAtHyphen ? judgeLastLine(beginning, "-") : judgeLines(beginning));
}

function decide({ scores, tellingCount }: Judgement): DetectedLanguage {
  if (tellingCount === 0) return { language: undefined, confidence: 0 };
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

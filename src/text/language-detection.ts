import { candidateCount } from "./detection/candidates.ts";
import { SeenWords } from "./detection/seen-words.ts";
import { evidenceOf, indexOfLargest, subtractEvidence } from "./detection/word-evidence.ts";
import { type Language, textLanguages } from "./language.ts";
import { LastAnswers } from "./tokens/last-answers.ts";
import { tokensOfLine } from "./tokens/line-tokens.ts";
import type { Token } from "./tokens.ts";

/** A language and how sure it is, 0 to 1; `language` is undefined where the text says too little. */
export interface DetectedLanguage {
  readonly language: Language | undefined;
  readonly confidence: number;
}

const mostWords = 40;
const longestText = 600;
const longestWord = 40;
const leastConfidence = 0.55;
/** One English word alone decides nothing. */
const leastEvidence = { english: 1.6, other: 0.8 } as const;
const englishIndex = textLanguages.indexOf("en");

/** Several tasks ask about the same product one after the other, a few products at a time. */
const kept = new LastAnswers<DetectedLanguage>(64);

/**
 * The language of a product's name or description: of its function words, common product words and
 * spelling, judged from the first 40 words that tell anything. Undefined for codes and names of makers
 * alone, and for other languages where they can be told (Spanish, Dutch, Portuguese, Nordic, West Slavic).
 */
export function detectLanguage(text: string): DetectedLanguage {
  const beginning = text.slice(0, longestText + 1);
  const known = kept.find(beginning);
  if (known !== undefined) return known;
  const detected = judge(beginning);
  kept.keep(beginning, detected);
  return detected;
}

/** By candidate, of the text that is being judged: numbers in an array of its own would each lie in the heap. */
const scores = new Float64Array(candidateCount);

/** @param text with one character more than counts, if it has so many: what follows a word may matter */
function judge(text: string): DetectedLanguage {
  scores.fill(0);
  const seen = new SeenWords();
  let words = 0;
  let offset = 0;
  for (const line of text.slice(0, longestText).split("\n")) {
    for (const token of tokensOfLine(line)) {
      if (token.kind !== "word" || !mayTell(token, text, offset) || !seen.add(token.folded)) continue;
      const evidence = evidenceOf(token);
      if (evidence.length === 0) continue;
      subtractEvidence(scores, evidence);
      words += 1;
      if (words === mostWords) return decide();
    }
    offset += line.length + 1;
  }
  return words === 0 ? { language: undefined, confidence: 0 } : decide();
}

/**
 * A lone capital is a size and a short piece beside a hyphen a part of a name (Li-ion), whatever they look like.
 * @param offset where the word's line begins in the text
 */
function mayTell({ text: word, start, end }: Token, text: string, offset: number): boolean {
  if (word.length > longestWord) return false;
  if (word.length > 3) return true;
  if (text.charAt(offset + end) === "-" || text.charAt(offset + start - 1) === "-") return false;
  return word.length > 1 || word !== word.toUpperCase();
}

function decide(): DetectedLanguage {
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

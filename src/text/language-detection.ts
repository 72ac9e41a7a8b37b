import { candidateCount, gramsOf, type WordModel, wordModel } from "./detection/word-model.ts";
import { type Language, textLanguages } from "./language.ts";
import { foldText } from "./normal-form.ts";
import { tokenize } from "./tokens.ts";

/** A language and how sure it is, 0 to 1; `language` is undefined where the text says too little. */
export interface DetectedLanguage {
  readonly language: Language | undefined;
  readonly confidence: number;
}

const mostWords = 60;
const longestText = 2000;
/** How far apart two languages can be by one word, as a difference of log probabilities. */
const clearest = { known: 4.5, spelling: 2.6 } as const;
const leastConfidence = 0.5;
const leastEvidence = 0.9;

/**
 * The language of a product's name or description: of its function words, common product words and
 * spelling, judged from the first 60 words. Undefined for codes and names of makers alone, and for other
 * languages where they can be told (Spanish, Dutch, Portuguese, Nordic and West Slavic ones).
 */
export function detectLanguage(text: string): DetectedLanguage {
  const scores = new Float64Array(candidateCount);
  const model = wordModel();
  let words = 0;
  for (const { kind, text: written, folded } of tokenize(text.slice(0, longestText))) {
    if (kind !== "word" || words === mostWords) continue;
    if (addWord(scores, written.toLowerCase(), folded, model)) words += 1;
  }
  return words === 0 ? { language: undefined, confidence: 0 } : decide(scores);
}

/** Adds what a word tells to the scores; false where it tells nothing. */
function addWord(scores: Float64Array, lower: string, folded: string, model: WordModel): boolean {
  if (model.neutral.has(folded)) return false;
  const known = model.known.get(lower) ?? model.known.get(folded);
  if (known !== undefined) {
    addEvidence(scores, known, clearest.known, 1);
    return true;
  }
  if (lower.length < 3 || lower.length > 40 || !/^\p{Script=Latin}+$/u.test(lower)) return false;
  addEvidence(scores, spellingEvidence(lower, model), clearest.spelling, 0.45);
  return true;
}

function spellingEvidence(lower: string, model: WordModel): Float64Array {
  const evidence = new Float64Array(candidateCount);
  for (const gram of gramsOf(lower)) {
    const logs = model.grams.get(gram) ?? model.unseenGram;
    for (let index = 0; index < candidateCount; index += 1) evidence[index] = (evidence[index] ?? 0) + (logs[index] ?? 0);
  }
  return evidence;
}

function addEvidence(scores: Float64Array, evidence: Float64Array, clearestLog: number, weight: number): void {
  const best = Math.max(...evidence);
  for (let index = 0; index < candidateCount; index += 1) {
    const behind = Math.min(clearestLog, (best - (evidence[index] ?? 0)) * weight);
    scores[index] = (scores[index] ?? 0) - behind;
  }
}

function decide(scores: Float64Array): DetectedLanguage {
  const best = Math.max(...scores);
  const winner = scores.indexOf(best);
  let sum = 0;
  let runnerUp = Number.NEGATIVE_INFINITY;
  for (const [index, score] of scores.entries()) {
    sum += Math.exp(score - best);
    if (index !== winner) runnerUp = Math.max(runnerUp, score);
  }
  const language = textLanguages[winner];
  const confidence = 1 / sum;
  const isClear = language !== undefined && confidence >= leastConfidence && best - runnerUp >= leastEvidence;
  return { language: isClear ? language : undefined, confidence };
}

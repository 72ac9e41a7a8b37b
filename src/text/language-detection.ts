import { candidateCount, type WordModel, wordModel } from "./detection/word-model.ts";
import { type Language, textLanguages } from "./language.ts";
import { type Token, tokenize } from "./tokens.ts";

/** A language and how sure it is, 0 to 1; `language` is undefined where the text says too little. */
export interface DetectedLanguage {
  readonly language: Language | undefined;
  readonly confidence: number;
}

const mostWords = 40;
const longestText = 600;
/** By how much one word can set a language back against the best one, as a difference of log probabilities. */
const most = { functionWord: 4, contentWord: 2.4, spellingOfKnown: 1.4, spelling: 2.2 } as const;
const spellingWeight = 0.4;
/** English words stand in names of every language, so that they tell less than others. */
const weightOfEnglish = 0.8;
const leastConfidence = 0.55;
/** One English word alone decides nothing. */
const leastEvidence = { english: 1.6, other: 0.8 } as const;

/**
 * The language of a product's name or description: of its function words, common product words and
 * spelling, judged from the first 40 words that tell anything. Undefined for codes and names of makers
 * alone, and for other languages where they can be told (Spanish, Dutch, Portuguese, Nordic, West Slavic).
 */
export function detectLanguage(text: string): DetectedLanguage {
  const scores = new Float64Array(candidateCount);
  const model = wordModel();
  const seen = new Set<string>();
  let words = 0;
  for (const token of tokenize(text.slice(0, longestText))) {
    if (token.kind !== "word" || seen.has(token.folded) || !mayTell(token, text)) continue;
    seen.add(token.folded);
    if (addWord(scores, token, model)) words += 1;
    if (words === mostWords) break;
  }
  return words === 0 ? { language: undefined, confidence: 0 } : decide(scores);
}

/** A lone capital is a size and a short piece beside a hyphen a part of a name (Li-ion), whatever they look like. */
function mayTell({ text: word, start, end }: Token, text: string): boolean {
  if (word.length > 40) return false;
  if (word.length > 3) return true;
  if (text.charAt(end) === "-" || text.charAt(start - 1) === "-") return false;
  return word.length > 1 || word !== word.toUpperCase();
}

/** Adds what a word tells to the scores; false where it tells nothing. */
function addWord(scores: Float64Array, { text, folded }: Token, model: WordModel): boolean {
  if (model.neutral.has(folded)) return false;
  const lower = text.toLowerCase();
  const known = model.known.get(lower) ?? model.known.get(folded);
  if (known !== undefined) {
    const isShort = text.length < 3 && text === text.toUpperCase();
    const mostBehind = known.isFunctionWord && !isShort ? most.functionWord : most.contentWord;
    addEvidence(scores, known.logs, { most: mostBehind, weight: 1 });
    if (!known.isFunctionWord) addSpelling(scores, lower, model, most.spellingOfKnown);
    return true;
  }
  if (lower.length < 3 || !/^\p{Script=Latin}+$/u.test(lower)) return false;
  addSpelling(scores, lower, model, most.spelling);
  return true;
}

const spelling = new Float64Array(candidateCount);

function addSpelling(scores: Float64Array, lower: string, model: WordModel, mostBehind: number): void {
  spelling.fill(0);
  const marked = `^${lower}$`;
  for (let start = 0; start + 3 <= marked.length; start += 1) {
    const logs = model.grams.get(marked.slice(start, start + 3)) ?? model.unseenGram;
    for (let index = 0; index < candidateCount; index += 1)
      spelling[index] = (spelling[index] ?? 0) + (logs[index] ?? 0);
  }
  addEvidence(scores, spelling, { most: mostBehind, weight: spellingWeight });
}

interface Strength {
  readonly most: number;
  readonly weight: number;
}

function addEvidence(scores: Float64Array, logs: Float64Array, strength: Strength): void {
  const best = indexOfLargest(logs);
  const top = logs[best] ?? 0;
  const trust = best === englishIndex ? weightOfEnglish : 1;
  for (let index = 0; index < candidateCount; index += 1) {
    const behind = Math.min(strength.most, (top - (logs[index] ?? 0)) * strength.weight);
    scores[index] = (scores[index] ?? 0) - behind * trust;
  }
}

const englishIndex = textLanguages.indexOf("en");

function indexOfLargest(numbers: Float64Array): number {
  let best = 0;
  for (let index = 1; index < numbers.length; index += 1) {
    if ((numbers[index] ?? 0) > (numbers[best] ?? 0)) best = index;
  }
  return best;
}

function decide(scores: Float64Array): DetectedLanguage {
  const winner = indexOfLargest(scores);
  const best = scores[winner] ?? 0;
  let sum = 0;
  let runnerUp = Number.NEGATIVE_INFINITY;
  for (const [index, score] of scores.entries()) {
    sum += Math.exp(score - best);
    if (index !== winner) runnerUp = Math.max(runnerUp, score);
  }
  const language = textLanguages[winner];
  const confidence = 1 / sum;
  const least = winner === englishIndex ? leastEvidence.english : leastEvidence.other;
  const isClear = language !== undefined && confidence >= leastConfidence && best - runnerUp >= least;
  return { language: isClear ? language : undefined, confidence };
}

import { BoundedCache, cacheSizes } from "../lib/cache.ts";
import { type Language, textLanguages } from "./language.ts";
import { findKnownWord, wordModel } from "./language-profiles.ts";
import { candidateCount, createRow } from "./language-tables.ts";
import { detached } from "./normalizer.ts";
import { type Token, tokenize } from "./tokenizer.ts";

const longestText = 600;

/**
 * The language of a product's name or description: of its function words, common product words and
 * spelling, judged from the first 40 words that tell anything. Undefined for codes and names of makers
 * alone, and for other languages where they can be told (Spanish, Dutch, Portuguese, Nordic, West Slavic).
 */
export function detectLanguage(text: string): DetectedLanguage {
  if (text.length <= longestText) return judgeLines(text).detected;
  const beginning = text.slice(0, longestText);
  // Where a text is cut off, a hyphen behind the last word still matters.
  const isCutAtHyphen = text.charAt(longestText) === "-";
  return (isCutAtHyphen ? judgeLastLine(beginning, "-") : judgeLines(beginning)).detected;
}

/** What the words of a text's lines tell of its language. */
class Judgement {
  /** By candidate, 0 or less. */
  readonly scores: readonly number[];
  /** The words that were looked at, folded. */
  readonly words: ReadonlySet<string>;
  /** How many of them told anything. */
  readonly tellingCount: number;
  private held: DetectedLanguage | undefined = undefined;

  constructor(scores: readonly number[], words: ReadonlySet<string>, tellingCount: number) {
    this.scores = scores;
    this.words = words;
    this.tellingCount = tellingCount;
  }

  /** Decided once: several tasks ask about one text. */
  get detected(): DetectedLanguage {
    this.held ??= decide(this.scores, this.tellingCount);
    return this.held;
  }
}

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
type Evidence = readonly number[];

const nothing: Evidence = [];

/** By word as it is written, as the words of a feed repeat. */
const cached = new BoundedCache<string, Evidence>(cacheSizes.languageEvidence);

/** What a word tells of the language of its text, empty where nothing. */
function evidenceOf(token: Token): Evidence {
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
function subtractEvidence(scores: number[], evidence: Evidence): void {
  for (let index = 0; index < candidateCount; index += 1) {
    scores[index] = (scores[index] ?? 0) - (evidence[index] ?? 0);
  }
}

/** The first of the largest. */
function indexOfLargest(numbers: ArrayLike<number>): number {
  let best = 0;
  for (let index = 1; index < numbers.length; index += 1) {
    if ((numbers[index] ?? 0) > (numbers[best] ?? 0)) best = index;
  }
  return best;
}

/** A language and how sure it is, 0 to 1; `language` is undefined where the text says too little. */
export interface DetectedLanguage {
  readonly language: Language | undefined;
  readonly confidence: number;
}

const leastConfidence = 0.55;
/** One English word alone decides nothing. */
const leastEvidence = { english: 1.6, other: 0.8 } as const;
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

const mostTelling = 40;
const longestWord = 40;
const nothingOfJudgeLines = new Judgement(createRow(), new Set(), 0);

/**
 * Several tasks ask about the same product one after the other, a few products at a time, and each puts together its own
 * text of the name, the description, the brand: what one line adds to those before it is found out once.
 */
const judgements = new BoundedCache<string, Judgement>(cacheSizes.texts);

/** What a text's first 40 words tell that tell anything. */
export function judgeLines(text: string): Judgement {
  return judgements.getOrCompute(text, judgeWhole);
}

function judgeWhole(text: string): Judgement {
  return judgeLastLine(text, "");
}

/** @param next the character behind the text where that is cut off there, else empty */
export function judgeLastLine(text: string, next: string): Judgement {
  const lineBreak = text.lastIndexOf("\n");
  if (lineBreak === -1) return addLine(nothingOfJudgeLines, text, next);
  return addLine(judgeLines(text.slice(0, lineBreak)), text.slice(lineBreak + 1), next);
}

function addLine(before: Judgement, line: string, next: string): Judgement {
  if (line === "" || before.tellingCount === mostTelling) return before;
  const scores = before.scores.slice();
  const words = new Set(before.words);
  let { tellingCount } = before;
  for (const token of tokenize(line)) {
    if (token.kind !== "word" || !mayTell(token, line, next) || words.has(token.folded)) continue;
    words.add(token.folded);
    const evidence = evidenceOf(token);
    if (evidence.length === 0) continue;
    subtractEvidence(scores, evidence);
    tellingCount += 1;
    if (tellingCount === mostTelling) break;
  }
  return new Judgement(scores, words, tellingCount);
}

/** A lone capital is a size and a short piece beside a hyphen a part of a name (Li-ion), whatever they look like. */
function mayTell({ text: word, start, end }: Token, line: string, next: string): boolean {
  if (word.length > longestWord) return false;
  if (word.length > 3) return true;
  const after = end === line.length ? next : line.charAt(end);
  if (after === "-" || line.charAt(start - 1) === "-") return false;
  return word.length > 1 || word !== word.toUpperCase();
}

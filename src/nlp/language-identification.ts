import { BoundedCache, cacheSizes } from "../lib/cache.ts";
import { isDummyText } from "./dummy-text.ts";
import { type Language, textLanguages } from "./language.ts";
import { findKnownWord, findLastPart, type NamedLanguage, wordModel } from "./language-profiles.ts";
import { candidateCount, createRow } from "./language-tables.ts";
import { detached } from "./normalizer.ts";
import { type Token, tokenize } from "./tokenizer.ts";

const longestText = 600;

/**
 * Identifies the language of a product's name or description by its function words, common product words and spelling, from
 * the first 40 informative words. `language` is undefined for texts of codes and brand names only, and for other languages
 * that are recognized (Spanish, Dutch, Portuguese, Nordic, West Slavic).
 */
export function detectLanguage(text: string): DetectedLanguage {
  if (text.length <= longestText) return judgeLines(text).detected;
  const beginning = text.slice(0, longestText);
  // A hyphen after the last word matters even if the text is truncated there.
  const isCutAtHyphen = text.charAt(longestText) === "-";
  return (isCutAtHyphen ? judgeLastLine(beginning, "-") : judgeLines(beginning)).detected;
}

/** The evidence for each language from the words of a text's lines. */
class Judgement {
  /** Relative log probabilities by candidate, at most 0. */
  readonly scores: readonly number[];
  /** The distinct words examined, folded. */
  readonly words: ReadonlySet<string>;
  /** The number of informative words among them. */
  readonly tellingCount: number;
  private held: DetectedLanguage | undefined = undefined;

  constructor(scores: readonly number[], words: ReadonlySet<string>, tellingCount: number) {
    this.scores = scores;
    this.words = words;
    this.tellingCount = tellingCount;
  }

  /** Computed once, because several tasks need the language of the same text. */
  get detected(): DetectedLanguage {
    this.held ??= decide(this.scores, this.tellingCount);
    return this.held;
  }
}

/** The largest penalty that one word can give a candidate relative to the best one, as a difference of log probabilities. */
const maxPenalty = {
  functionWord: 4,
  contentWord: 3,
  spellingOfKnown: 1.4,
  spelling: 2.2,
} as const;
const spellingWeight = 0.4;
/** English words occur in names of every language, so they are weaker evidence, and most of all those that name things. */
const weightOfEnglish = { functionWord: 0.8, contentWord: 0.65, spelling: 0.8 } as const;
const englishIndex = textLanguages.indexOf("en");

/** A word's penalty for each candidate, 0 for the best one. Empty if the word is uninformative. */
type Evidence = readonly number[];

const nothing: Evidence = [];

/** By word as written. At about 150 bytes each, 5 MB. */
const cached = new BoundedCache<string, Evidence>(cacheSizes.languageEvidence);

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
  const known =
    asWritten ??
    (folded === lower ? undefined : findKnownWord(model.known, folded)) ??
    findLastPart(model.known, lower);
  const spelling = (max: number) =>
    penalties(model.grams.spelling(lower), {
      max,
      weight: spellingWeight,
      english: weightOfEnglish.spelling,
    });
  if (known !== undefined) {
    const isShort = text.length < 3 && text === text.toUpperCase();
    const max = known.isFunctionWord && !isShort ? maxPenalty.functionWord : maxPenalty.contentWord;
    const english = weightOfEnglish[known.isFunctionWord ? "functionWord" : "contentWord"];
    const vocabulary = penalties(known.logs, { max, weight: 1, english });
    return known.isFunctionWord ? vocabulary : sumOf(vocabulary, spelling(maxPenalty.spellingOfKnown));
  }
  const isInformative = lower.length >= 3 && /^\p{Script=Latin}+$/u.test(lower);
  return isInformative ? spelling(maxPenalty.spelling) : nothing;
}

function sumOf(one: Evidence, other: Evidence): Evidence {
  const sum = createRow();
  for (let index = 0; index < sum.length; index += 1) sum[index] = (one[index] ?? 0) + (other[index] ?? 0);
  return sum;
}

interface Strength {
  /** The maximum of each penalty. */
  readonly max: number;
  readonly weight: number;
  /** What a penalty counts for where English is best. */
  readonly english: number;
}

/** How far each log probability is below the largest one. */
function penalties(logs: readonly number[], { max, weight, english }: Strength): Evidence {
  const best = indexOfLargest(logs);
  const top = logs[best] ?? 0;
  const trust = best === englishIndex ? english : 1;
  const row = createRow();
  for (let index = 0; index < row.length; index += 1) {
    row[index] = Math.min(max, (top - (logs[index] ?? 0)) * weight) * trust;
  }
  return row;
}

function subtractEvidence(scores: number[], evidence: Evidence): void {
  for (let index = 0; index < candidateCount; index += 1) {
    scores[index] = (scores[index] ?? 0) - (evidence[index] ?? 0);
  }
}

/** The first index of the largest number. */
function indexOfLargest(numbers: ArrayLike<number>): number {
  let best = 0;
  for (let index = 1; index < numbers.length; index += 1) {
    if ((numbers[index] ?? 0) > (numbers[best] ?? 0)) best = index;
  }
  return best;
}

/** A language and its confidence, 0 to 1; `language` is undefined if the evidence is too weak. */
export interface DetectedLanguage {
  readonly language: Language | undefined;
  readonly confidence: number;
}

const leastConfidence = 0.55;
/** The lead over the runner-up that a decision needs; a single English word does not reach it. */
const leastEvidence = { english: 1.6, other: 0.8 } as const;
const unknown: DetectedLanguage = { language: undefined, confidence: 0 };

/** @param scores log probabilities by candidate, up to a common constant */
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
const emptyJudgement = new Judgement(createRow(), new Set(), 0);

/**
 * Several tasks identify the language of the same product, each from its own combination of name, description and brand, so
 * results are cached by the lines so far and extended line by line.
 */
const judgements = new BoundedCache<string, Judgement>(cacheSizes.texts);

/** The evidence of a text's first 40 informative words. */
export function judgeLines(text: string): Judgement {
  return judgements.getOrCompute(text, judgeWhole);
}

function judgeWhole(text: string): Judgement {
  return judgeLastLine(text, "");
}

/** @param next the character after the text if the text is truncated, else empty */
export function judgeLastLine(text: string, next: string): Judgement {
  const lineBreak = text.lastIndexOf("\n");
  if (lineBreak === -1) return addLine(emptyJudgement, text, next);
  return addLine(judgeLines(text.slice(0, lineBreak)), text.slice(lineBreak + 1), next);
}

function addLine(before: Judgement, line: string, next: string): Judgement {
  if (line === "" || before.tellingCount === mostTelling) return before;
  const tokens = tokenize(line);
  if (isDummyText(tokens)) return before;
  const scores = before.scores.slice();
  const words = new Set(before.words);
  let { tellingCount } = before;
  for (const token of tokens) {
    if (token.kind !== "word" || !isCandidateWord(token, line, next) || words.has(token.folded)) continue;
    words.add(token.folded);
    const evidence = evidenceOf(token);
    if (evidence.length === 0) continue;
    subtractEvidence(scores, evidence);
    const named = languageNamedBy(token, line);
    if (named !== undefined) subtractEvidence(scores, penaltiesOfNaming(named));
    tellingCount += 1;
    if (tellingCount === mostTelling) break;
  }
  return new Judgement(scores, words, tellingCount);
}

/**
 * "Roman, französisch" and "French book" are said in another language than that of the title in front of them, whose function
 * words would outweigh them.
 */
const penaltyOfNamed = { named: 24, other: 8 } as const;

function penaltiesOfNaming({ candidate, own }: NamedLanguage): Evidence {
  return createRow().map((_, index) => {
    if (index === own) return 0;
    return index === candidate ? penaltyOfNamed.named : penaltyOfNamed.other;
  });
}

/** The language that a word names in the words of another one. */
function languageNamedBy({ text, folded, start, end }: Token, line: string): NamedLanguage | undefined {
  const named = wordModel().languageNames.get(folded);
  if (named === undefined) return undefined;
  // Franz Kafka and French press are names; "franz." and "French book" are not.
  if (named.isAbbreviation && text !== text.toLowerCase()) return undefined;
  if (named.own !== englishIndex) return named;
  const isNamed =
    /(?:^|\W)in $/i.test(line.slice(Math.max(0, start - 4), start)) ||
    /^(?:\)|[ -](?:\w{1,12} )?(?:books?|novels?|comics?|edition|language|text|version|poetry|literature)\b)/i.test(
      line.slice(end, end + 30),
    );
  return isNamed ? named : undefined;
}

/** False for single capitals, which are sizes, and for short pieces beside a hyphen, which are parts of names (Li-ion). */
function isCandidateWord({ text: word, start, end }: Token, line: string, next: string): boolean {
  if (word.length > longestWord) return false;
  if (word.length > 3) return true;
  const after = end === line.length ? next : line.charAt(end);
  if (after === "-" || line.charAt(start - 1) === "-") return false;
  return word.length > 1 || word !== word.toUpperCase();
}

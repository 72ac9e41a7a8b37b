import { noisePlaces } from "../../../lint/noise.ts";
import { findMeasures } from "../../../nlp/measures.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import { cutToLength, isBalanced } from "./cut-passage.ts";
import { openings } from "./noise-phrases.ts";
import { countWords, isEnumeration } from "./passage.ts";
import type { ScoredPassage } from "./score-passages.ts";
import { dependsOnPrevious, standAlone, withCapital } from "./sentence-openings.ts";
import { isIngredientLine, isWarning } from "./warnings.ts";

const mostBullets = 6;
const fewestBullets = 3;
/** Google's product highlights take 1 to 150 characters: https://support.google.com/merchants/answer/9216100 */
const maxBulletLength = 150;
const longestFactSentence = 16;
const fewestListWords = 12;
/** Characters; shorter clauses are not understandable alone. */
const shortestClause = 16;
const clauseBreak = /\s*;\s+|,\s+(?=(?:with|mit|avec|con|and|und|et|e|sowie|ainsi que)\s)|\s+[–—-]\s+/u;
/** "Illuminazione: No": the least informative kind of fact. */
const deniedValue = /:\s*(?:no|nein|non|none|keine?|aucune?|nessun[oa]?|n\/a|-)$/iu;
/** "Prodotto plug-in: Sì": less informative than a value. */
const affirmedValue = /:\s*(?:yes|ja|oui|sì|si)$/iu;

/**
 * Three to six points of one fact each, at most 150 characters: labelled facts, list entries, short sentences, and clauses
 * with a measure; the longest statement is among them, whole or by a clause. Warnings are no points, and a list of ingredients or allergens
 * is one point or none. Fewer than three only where the source states no more.
 * @param stated what the row's columns state and the text does not: "Material: Cotton"
 */
export function bulletPoints(passages: readonly ScoredPassage[], stated: readonly string[] = []): string[] {
  const points = pointsOfTexts(passages);
  return stated.length === 0
    ? points
    : distinctPoints(mostBullets, [...points, ...stated]).slice(0, mostBullets);
}

function pointsOfTexts(all: readonly ScoredPassage[]): string[] {
  const passages = all.filter((passage) => isPoint(passage));
  const facts = passages.filter(({ kind, isCut }) => (kind === "item" || kind === "label") && !isCut);
  const labels = facts.filter(({ kind }) => kind === "label").map(({ text }) => text);
  const sentences = passages
    .filter(({ kind, isCut }) => kind === "sentence" && !isCut)
    .map((passage) => ({ ...passage, text: standAlone(passage.text) }))
    .filter(({ text }) => statesFact(text));
  const points = distinctPoints(mostBullets, [
    ...labels.filter((text) => !deniedValue.test(text) && !affirmedValue.test(text)),
    ...facts.filter(({ kind, text }) => kind === "item" && statesFact(text)).map(({ text }) => text),
    ...byScore(
      sentences.filter(({ text, words }) => words <= longestFactSentence && !isIngredientList(text, words)),
    ).map(({ text }) => text),
    ...labels.filter((text) => affirmedValue.test(text)),
    ...sentences.flatMap(({ text }) => measuredClauses(text)),
    ...passages.filter(({ isCut }) => isCut).flatMap(({ text }) => wholeParts(text)),
  ]);
  const uncut = points.filter(isUncut);
  if (uncut.length >= fewestBullets) return withLongest(uncut.slice(0, mostBullets), sentences);
  const more = distinctPoints(fewestBullets, [
    ...points,
    ...byScore(sentences).map(({ text }) => text),
    ...labels,
    ...sentences.flatMap(({ text }) => statedClauses(text)),
  ]);
  const whole = more.filter(isUncut);
  return withLongest((whole.length > 0 ? whole : more).slice(0, fewestBullets), sentences);
}

/** Excludes warnings, what is about buying and shipping, and lists of ingredients that no point can hold whole. */
function isPoint({ text, words }: ScoredPassage): boolean {
  if (isWarning(text) || noisePlaces(readWords(text)).length > 0) return false;
  return text.length <= maxBulletLength || !(isIngredientLine(text) || isIngredientList(text, words));
}

/** The points with the longest sentence among them: in place of the last one where there are six. */
function withLongest(points: readonly string[], sentences: readonly ScoredPassage[]): string[] {
  const [longest] = sentences.toSorted((one, two) => two.words - one.words);
  if (longest === undefined || longest.words <= longestFactSentence) return [...points];
  const key = keyOf(longest.text);
  if (points.some((point) => key.includes(keyOf(point)) || keyOf(point).includes(key))) return [...points];
  const clauses = longest.text.length <= maxBulletLength ? [longest.text] : statedClauses(longest.text);
  const [point] = clauses.filter(({ length }) => length <= maxBulletLength).map(asPoint);
  return point === undefined ? [...points] : [...points.slice(0, mostBullets - 1), point];
}

function keyOf(point: string): string {
  return foldText(point)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function isIngredientList(text: string, words: number): boolean {
  return words >= fewestListWords && isEnumeration(text, words);
}

function isUncut(point: string): boolean {
  return !point.endsWith("…");
}

/** Excludes questions, calls to the reader and sentences that depend on another one. */
function statesFact(text: string): boolean {
  return (
    !/[?:]$|^(?:\(|z\.\s?B\.|d\.\s?h\.|e\.g\.|i\.e\.|p\.\s?ex\.)/u.test(text) &&
    !openings.inviting.test(text) &&
    !openings.calling.test(text) &&
    !dependsOnPrevious(text)
  );
}

function byScore(passages: readonly ScoredPassage[]): ScoredPassage[] {
  return passages.toSorted((one, two) => two.score - one.score);
}

function measuredClauses(sentence: string): string[] {
  return statedClauses(sentence).filter((clause) => /\d/.test(clause) && findMeasures(clause).length > 0);
}

/** Clauses of a sentence that can be read alone. */
function statedClauses(sentence: string): string[] {
  return sentence
    .split(clauseBreak)
    .filter(
      (clause) =>
        clause !== sentence &&
        clause.length >= shortestClause &&
        isBalanced(clause) &&
        !dependsOnPrevious(clause) &&
        statesFact(clause),
    );
}

/** Parts of a truncated text between dashes, without the last one; a list stays whole. */
function wholeParts(text: string): string[] {
  return text
    .split(/\s[-–—/|]\s/u)
    .slice(0, -1)
    .filter((part) => countWords(part) > 1 && isBalanced(part) && !/[?:]$/u.test(part.trim()));
}

/** @param most - of uncut points, after which no more are looked for: each one is compared with all before it */
function distinctPoints(most: number, texts: readonly string[]): string[] {
  const points: string[] = [];
  const keys: string[] = [];
  let uncut = 0;
  for (const text of texts) {
    if (uncut === most) break;
    const point = asPoint(text);
    const key = keyOf(point);
    if (
      key.length < 3 ||
      point.endsWith(":") ||
      /^[^([]*[)\]]/u.test(point) ||
      keys.some((other) => other.includes(key) || key.includes(other))
    )
      continue;
    points.push(point);
    keys.push(key);
    if (isUncut(point)) uncut += 1;
  }
  return points;
}

/** Without a full stop, with an initial capital. */
function asPoint(text: string): string {
  const bare = cutToLength(text.replace(/^[-–—\s]+(?=\p{L})/u, ""), maxBulletLength)
    .replace(/(?<=[^.])\s*[.;,!]+$/u, "")
    .trim();
  return withCapital(bare);
}

import { findLabelledTexts } from "../nlp/labelled-lines.ts";
import { foldText, normalizeWhitespace } from "../nlp/normalizer.ts";
import { isStopWordInAnyLanguage } from "../nlp/stop-words.ts";
import { numberKey } from "./codes.ts";
import { readFacts } from "./extractor.ts";
import { type Fact, type FactContext, identity } from "./fact.ts";
import { createSentenceBlanker } from "./grounded-sentences.ts";

/** A part of a source; UTF-16 offsets. */
interface Part {
  readonly start: number;
  readonly end: number;
}

const mayBeStated = /[\d:\t]|=>| [-–—] /;

/**
 * What a source states and none of the answers does, as the source writes it and in its order, each once: numbers with their
 * units, codes with a digit, and labels with their values. A unit in another language or spelling is the same; an equal measure
 * with another number is not, as a reader would look for it. Linear in the length of the source.
 */
export function lostStatements(
  source: string,
  answers: readonly string[],
  context: FactContext = {},
): readonly string[] {
  if (!mayBeStated.test(source)) return [];
  const rest = createSentenceBlanker(answers)(source);
  if (!mayBeStated.test(rest)) return [];
  const labels = lostLabels(rest, answers);
  const facts = readFacts(rest, context, "answer").filter(({ text }) => /\d/.test(text));
  const isStated = createStatedCheck(answers, context);
  const read = joined(rest, facts);
  const lone = outside([...read, ...outside(numbersWithin(rest), read)].sort(byStart), labels);
  const parts = [...labels, ...lone.filter((part) => !isStated(part, rest))].sort(byStart);
  return [...new Set(parts.map(({ start, end }) => normalizeWhitespace(rest.slice(start, end))))];
}

function byStart(one: Part, two: Part): number {
  return one.start - two.start;
}

/** Words with a digit, whatever they state. */
function numbersWithin(text: string): JoinedFacts[] {
  const words = text.matchAll(/(?<![\p{L}\d])[\p{L}\d]{0,24}\d[\p{L}\d°º%]{0,24}/gu);
  return [...words].map(({ 0: word, index }) => ({ start: index, end: index + word.length, facts: [] }));
}

/** Facts side by side, such as the measures of "42 x 52 cm". */
interface JoinedFacts extends Part {
  readonly facts: readonly Fact[];
}

/** Whether an answer states facts in the same words, or a single one with the same number. */
function createStatedCheck(
  answers: readonly string[],
  context: FactContext,
): (part: JoinedFacts, text: string) => boolean {
  const written = answers.map(comparable).join(" \n ");
  const stated = new Set<string>();
  for (const answer of answers) {
    for (const fact of readFacts(answer, context, "source")) {
      if (/[^\d\s.,]/.test(fact.text)) stated.add(`${identity(fact)} ${numbersOf(fact)}`);
      if (!/\d/.test(fact.text)) stated.add(identity(fact));
    }
  }
  return ({ start, end, facts }, text) => {
    const [fact] = facts;
    const isOne = facts.length === 1 && fact !== undefined;
    if (isOne && (stated.has(`${identity(fact)} ${numbersOf(fact)}`) || stated.has(identity(fact))))
      return true;
    return isWrittenIn(written, comparable(isOne ? fact.text : text.slice(start, end)));
  };
}

function numbersOf({ text }: Fact): string {
  return (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map(numberKey).join(" ");
}

function comparable(text: string): string {
  return foldText(text)
    .replace(/\s+/gu, " ")
    .replace(/(\d) (?=[\p{L}%"″°])/gu, "$1")
    .replace(/(?<=\d[^\s\dx×*]{0,3}) ?[x×*] ?(?=\d)/gu, "x")
    .trim();
}

const partOfWord = /[\p{L}\p{N}]/u;

/** Whether a text holds the words, not as a part of others and not as a part of a longer number. */
function isWrittenIn(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    const [before, after] = [
      text.slice(Math.max(0, at - 2), at),
      text.slice(at + words.length, at + words.length + 2),
    ];
    const isPart = partOfWord.test(before.slice(-1)) || partOfWord.test(after.charAt(0));
    if (!isPart && !/\d[.,]$/.test(before) && !/^[.,]\d/.test(after)) return true;
  }
  return false;
}

/** What a number without a unit counts. */
const counted = /[ \u00a0]?(\p{L}{1,24})(?![\p{L}\d])/uy;
const between = /^(?:[ \u00a0]?[x×*/–-][ \u00a0]?|[.,])$/iu;

/** Facts with only a sign between them are one part. */
function joined(text: string, facts: readonly Fact[]): JoinedFacts[] {
  const parts: { start: number; end: number; facts: Fact[] }[] = [];
  for (const fact of facts) {
    const last = parts.at(-1);
    const end = fact.kind === "number" ? endOfCounted(text, fact.end) : fact.end;
    if (last !== undefined && isBeside(text, last, fact)) {
      last.end = Math.max(last.end, end);
      last.facts.push(fact);
    } else parts.push({ start: fact.start, end, facts: [fact] });
  }
  return parts;
}

/** Characters of a sign with its blanks. */
const longestSign = 3;

function isBeside(text: string, { end, facts }: JoinedFacts, { start, text: next }: Fact): boolean {
  if (start <= end) return true;
  if (start - end > longestSign) return false;
  const gap = text.slice(end, start);
  const isTimes = /^[x×]/iu.test(next) || /[x×]$/iu.test(facts.at(-1)?.text ?? "");
  return between.test(gap) || (isTimes && /^[ \u00a0]$/u.test(gap));
}

function endOfCounted(text: string, end: number): number {
  counted.lastIndex = end;
  const word = counted.exec(text)?.[1];
  const isUnit = word !== undefined && !/^[x×]$/iu.test(word) && !isStopWordInAnyLanguage(foldText(word));
  return isUnit ? counted.lastIndex : end;
}

/** UTF-16 units of a labelled value; a longer one is prose, of which the facts are looked for. */
const longestValue = 60;

const nextSentence = /[.;!]\s+\p{Lu}[\s\S]*$/u;

/** The labels whose values no answer has. */
function lostLabels(text: string, answers: readonly string[]): Part[] {
  const found = findLabelledTexts(text)
    .map(({ labelStart: start, value: written, valueStart }) => {
      const value = written.replace(nextSentence, "");
      return { start, end: valueStart + value.length, value };
    })
    .filter(({ value }) => value.length <= longestValue);
  const all = [...found, ...outside(pairsWithin(text), found)];
  if (all.length === 0) return [];
  const stated = ` ${answers.map(wordsOf).join(" ")} `;
  return all
    .filter(({ value }) => value.trim() !== "" && !stated.includes(` ${wordsOf(value)} `))
    .sort(byStart);
}

/** The parts that are not within others; both in order. */
function outside<Inner extends Part>(parts: readonly Inner[], others: readonly Part[]): Inner[] {
  let next = 0;
  return parts.filter(({ start, end }) => {
    while ((others[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1;
    const other = others[next];
    return other === undefined || start < other.start || end > other.end;
  });
}

/** UTF-16 units before and behind a colon. */
const longestLabel = 40;
const labelBefore = /\p{L}[\p{L} ]{2,30}$/u;
const valueBehind = /^ ?\p{L}(?:[^,;:.()[\]\n]|[.,](?=\d)){1,58}/u;
const mostPairWords = 4;

/** Short pairs in prose and lists of ingredients: "acidifier: citric acid". */
function pairsWithin(text: string): (Part & { readonly value: string })[] {
  const pairs: (Part & { readonly value: string })[] = [];
  for (let colon = text.indexOf(":"); colon >= 0; colon = text.indexOf(":", colon + 1)) {
    const label = labelBefore.exec(text.slice(Math.max(0, colon - longestLabel), colon).trimEnd())?.[0];
    const value = valueBehind.exec(text.slice(colon + 1, colon + 1 + longestValue))?.[0];
    if (label === undefined || value === undefined || label.split(" ").length > mostPairWords) continue;
    const start = text.lastIndexOf(label, colon);
    pairs.push({ start, end: colon + 1 + value.trimEnd().length, value });
  }
  return pairs;
}

function wordsOf(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

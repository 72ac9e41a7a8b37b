import { lazily } from "../lib/once.ts";
import { findLabelledTexts } from "../nlp/labelled-lines.ts";
import { findMeasures, type Measure, measureKey } from "../nlp/measures.ts";
import { foldText, normalizeWhitespace } from "../nlp/normalizer.ts";
import { isStopWordInAnyLanguage } from "../nlp/stop-words.ts";
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
export function lostStatements(source: string, answers: readonly string[]): readonly string[] {
  if (!mayBeStated.test(source)) return [];
  const rest = createSentenceBlanker(answers)(source);
  if (!mayBeStated.test(rest)) return [];
  const labels = lostLabels(rest, answers);
  const lone = outside(/\d/.test(rest) ? numberedParts(rest) : [], labels);
  const isStated = createStatedCheck(answers);
  const parts = [...labels, ...lone.filter((part) => !isStated(part, rest))].sort(byStart);
  return [...new Set(parts.map(({ start, end }) => normalizeWhitespace(rest.slice(start, end))))];
}

function byStart(one: Part, two: Part): number {
  return one.start - two.start;
}

/** A measure, or a word with a digit, with what stands beside it. */
interface NumberedPart extends Part {
  /** What it is made of: "42 x 52 cm" of two measures. */
  readonly parts: readonly (Part | Measure)[];
}

/** Whether an answer has a part in the same words, or a single measure with the same number and unit. */
function createStatedCheck(answers: readonly string[]): (part: NumberedPart, text: string) => boolean {
  const written = lazily(() =>
    answers.flatMap((answer) => [comparable(answer), plainOf(answer)]).join(" \n "),
  );
  const spelled = lazily(() => answers.map((answer) => ` ${partsOf(answer)} `).join("\n"));
  const measured = lazily(() => new Set(answers.flatMap((answer) => findMeasures(answer).map(measureKey))));
  return ({ start, end, parts }, text) => {
    const [only] = parts;
    const words =
      parts.length === 1 && only !== undefined ? text.slice(only.start, only.end) : text.slice(start, end);
    if (isWrittenIn(written(), comparable(words))) return true;
    const key = partsOf(words);
    if (key.includes(" ") && spelled().includes(` ${key} `)) return true;
    return parts.length === 1 && only !== undefined && "unit" in only && measured().has(measureKey(only));
  };
}

function plainOf(text: string): string {
  return foldedAlike(text).replace(/\s+/gu, " ");
}

/** Folded, with an umlaut and its spelling in two letters alike: "Zubehoer" is "Zubehör". */
function foldedAlike(text: string): string {
  return foldText(text).replace(/(?<=[aou])e/gu, "");
}

/** Without blanks between numbers and units. */
function comparable(text: string): string {
  return plainOf(text)
    .replace(/(\d) (?=[\p{L}%"″°])/gu, "$1")
    .replace(/(?<=\d[^\s\dx×*]{0,3}) ?[x×*] ?(?=\d)/gu, "x")
    .trim();
}

/** Words that stand for each other before a number: "Gr.39" is "Größe 39". */
const sameWords: readonly (readonly [name: string, words: string])[] = [
  ["size", "gr größe grösse groesse size sz taille tg taglia"],
  ["no", "nr nummer no number num numéro numero"],
];
const nameOfWord = lazily(
  () =>
    new Map(sameWords.flatMap(([name, words]) => words.split(" ").map((word) => [foldedAlike(word), name]))),
);

/** Words, numbers and unit signs one by one, however they are joined: "VSX-430K" is "VSX 430 K", "12,5" is "12.5". */
function partsOf(text: string): string {
  const parts = foldedAlike(text)
    .replaceAll("×", "x")
    .replace(/(?<=\d)[.,](?=\d)/gu, "_")
    .match(/\p{L}+|\d+(?:_\d+)*|[%°"″]/gu);
  return (parts ?? []).map((part) => nameOfWord().get(part) ?? part).join(" ");
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

/** Words with a digit, with what is joined to them. */
const numbered =
  /(?<![\p{L}\d])(?:[\p{L}\d]{1,24}[-/.,]){0,4}[\p{L}\d]{0,24}\d[\p{L}\d]{0,24}(?:[-/.,][\p{L}\d]{1,24}){0,4}[°º%]?/gu;

/** What a number without a unit counts. */
const counted = /[ \u00a0]?(\p{L}{1,24})(?![\p{L}\d])/uy;
const between = /^(?:[ \u00a0]?[x×*/–-][ \u00a0]?|[.,])$/iu;

/** The measures and the other words with a digit, those with only a sign between them as one. */
function numberedParts(text: string): NumberedPart[] {
  const measures = findMeasures(text);
  const words = [...text.matchAll(numbered)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
  const joined: { start: number; end: number; parts: (Part | Measure)[] }[] = [];
  for (const part of [...measures, ...outside(words, measures)].sort(byStart)) {
    const last = joined.at(-1);
    const isMeasure = "unit" in part;
    const end = isMeasure ? part.end : endOfCounted(text, part);
    if (last !== undefined && isBeside(text, last, part)) {
      last.end = Math.max(last.end, end);
      last.parts.push(part);
    } else joined.push({ start: part.start, end, parts: [part] });
  }
  return joined;
}

/** Characters of a sign with its blanks. */
const longestSign = 3;

function isBeside(text: string, { end }: Part, { start, end: nextEnd }: Part): boolean {
  if (start <= end) return true;
  if (start - end > longestSign) return false;
  const gap = text.slice(end, start);
  const isTimes =
    /^[x×](?!\p{L})/iu.test(text.slice(start, nextEnd)) ||
    /(?<!\p{L})[x×]$/iu.test(text.slice(Math.max(0, end - 2), end));
  return between.test(gap) || (isTimes && /^[ \u00a0]$/u.test(gap));
}

function endOfCounted(text: string, { start, end }: Part): number {
  if (!/^\d{1,4}$/.test(text.slice(start, end))) return end;
  counted.lastIndex = end;
  const word = counted.exec(text)?.[1];
  const isUnit = word !== undefined && !/^[x×]$/iu.test(word) && !isStopWordInAnyLanguage(foldText(word));
  return isUnit ? counted.lastIndex : end;
}

/** UTF-16 units of a labelled value; a longer one is prose, of which the facts are looked for. */
const longestValue = 60;

/** Behind a value, unless it is too short for one. */
const nextSentence = /[.;!]\s+\p{Lu}[\s\S]{12,}$/u;

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
  const stated = ` ${answers.map(partsOf).join(" ")} `;
  const isStated = ({ start, end, value }: Part & { readonly value: string }) => {
    const words = partsOf(value);
    if (!saysLittle.test(words)) return stated.includes(` ${words} `);
    return stated.includes(` ${partsOf(text.slice(start, end))} `);
  };
  return all.filter((part) => part.value.trim() !== "" && !isStated(part)).sort(byStart);
}

/** A folded value that says nothing without its label. */
const saysLittle = /^(?:yes|no|ja|nein|oui|non|si|true|false)$/;

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

import { findFacts } from "../facts/extractor.ts";
import { readWords, type WordReading } from "../nlp/stemmer.ts";
import { beginsAsCall, joiningWords, noiseCompanions, noisePlaces } from "./noise.ts";
import { Clauses, nameBehindOrder, wholeFix } from "./noise-clauses.ts";
import type { Fix, Place } from "./violation.ts";

/** What can be cut out of a sentence. */
interface Cuts {
  /** Apart and in order. */
  readonly fixes: readonly Fix[];
  /** Whether some of the places could not be cut. */
  readonly isLeft: boolean;
}

/** A sentence without its noise. */
interface CutSentence {
  /** Empty where it says nothing else. */
  readonly text: string;
  /** What was cut, as it is written. */
  readonly cut: readonly string[];
  /** Whether noise stays, since no phrase of its own holds it. */
  readonly isLeft: boolean;
}

const uncut = { cut: [], isLeft: false };

/**
 * A sentence without promotion, shipping, prices, contact data, links and calls to order. What is cut is the smallest phrase
 * between separators that holds the noise and no fact; where there is none, the sentence stays as it is.
 */
export function cutNoise(sentence: string): CutSentence {
  const reading = readWords(sentence);
  const places = noisePlaces(reading);
  if (places.length === 0) return { text: sentence, ...uncut };
  const { fixes, isLeft } = cutsOf(reading, places);
  const rest = applied(sentence, fixes);
  if (fixes.length > 0 && rest !== "" && saysNothing(rest))
    return { text: "", cut: [sentence.trim()], isLeft: false };
  return { text: rest, cut: fixes.map((fix) => removed(sentence, fix)), isLeft };
}

/** Words of a call to order or to write, of which the address is gone. */
const mostWordsOfCall = 6;
const weekday =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$|^(?:mon|diens|donners|frei|sams|sonn)tag$|^mittwoch$|^(?:lun|mar|mercre|jeu|vendre|same)di$|^dimanche$|^(?:lune|marte|mercole|giove|vener)di$|^sabato$|^domenica$/u;

/** Whether what is left of a sentence states nothing: "Per info scrivete.", "Monday." */
function saysNothing(rest: string): boolean {
  const { folded } = readWords(rest);
  if (/\d/u.test(rest) || folded.length > mostWordsOfCall) return false;
  const isCall = beginsAsCall(folded) && /^\P{Lu}*\p{Lu}?\P{Lu}*$/u.test(rest);
  const isEmpty = folded.every(
    (word) => joiningWords().has(word) || noiseCompanions().has(word) || weekday.test(word),
  );
  return (isCall || isEmpty) && findFacts(rest).length === 0;
}

function applied(text: string, fixes: readonly Fix[]): string {
  return fixes
    .reduceRight(
      (rest, { start, end, replacement }) => rest.slice(0, start) + replacement + rest.slice(end),
      text,
    )
    .trim();
}

function removed(text: string, { start, end, replacement }: Fix): string {
  const isRepeated =
    replacement !== "" && text.slice(start, end).toLowerCase().endsWith(replacement.toLowerCase());
  return text.slice(start, isRepeated ? end - replacement.length : end).trim();
}

/** The places in a sentence cut as phrases. */
export function cutsOf(reading: WordReading, places: readonly Place[]): Cuts {
  const clauses = new Clauses(reading, places);
  if (clauses.isNoiseOnly()) return { fixes: [wholeFix(reading)], isLeft: false };
  const pairs = [...reading.text.matchAll(pair)];
  const fixes: Fix[] = [];
  let leftCount = 0;
  for (const run of clauses.runs()) {
    const fix = clauses.cut(run);
    if (fix === undefined || isHalfOf(pairs, fix)) leftCount += 1;
    else if (fix.start >= (fixes.at(-1)?.end ?? 0)) fixes.push(fix);
  }
  const all = withoutOrder(reading, fixes);
  return { fixes: all, isLeft: leftCount > (all === fixes ? 0 : 1) };
}

const pair = /(?<!\p{L})(\p{L}+) \p{L}+ ?\/ ?\1 \p{L}+/giu;

/** Whether a cut takes one half of two that stand for each other: "/ No Return" of "No Exchange / No Return". */
function isHalfOf(pairs: readonly RegExpExecArray[], { start, end }: Fix): boolean {
  return pairs.some(({ 0: written, index }) => {
    const slash = index + written.indexOf("/");
    return (
      (start > index && start <= slash + 1) ||
      (end >= slash && end < index + written.length && start <= index)
    );
  });
}

/** "Buy Acme kettle 2 l for $ 20 online": without the end, the verb in front of the name goes too. */
function withoutOrder(reading: WordReading, fixes: readonly Fix[]): readonly Fix[] {
  const [first] = fixes;
  if (first === undefined) return fixes;
  const isStart = first.start === 0;
  const from = isStart ? reading.tokens.findIndex(({ start }) => start >= first.end) : 0;
  const name = from < 0 ? undefined : nameBehindOrder(reading, from);
  const start = name === undefined ? undefined : reading.tokens[name]?.start;
  if (start === undefined || (fixes.at(-1)?.end ?? 0) <= start) return fixes;
  return [{ start: 0, end: start, replacement: "" }, ...(isStart ? fixes.slice(1) : fixes)];
}

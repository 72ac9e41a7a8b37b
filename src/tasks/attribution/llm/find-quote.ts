import type { AttributeRecord } from "../../../catalog/model.ts";
import { BoundedCache, cacheSizes } from "../../../lib/cache.ts";
import { findMeasures, type Measure } from "../../../nlp/measures.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { convertMeasure } from "../../../nlp/units.ts";

/** `[start, end)` in UTF-16 units. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** Shorter beginnings of words are mostly other words: "rot" of "rotation". */
const shortestBeginning = 4;
const ofWord = /[\p{L}\p{N}\p{M}]/u;
const letter = /\p{L}/u;
const digit = /\p{Nd}/u;

/**
 * Finds where a text has some words: letter by letter, else with blanks, case and accents folded. Words and numbers are found
 * whole: "blue" is not said by "Bluetooth", nor 5 by 1.5; only a unit may stand right behind its number.
 */
export function findWords(text: string, words: string): Place | undefined {
  return find(
    text,
    words,
    (at, end) => isBorder(text, at) && (isBorder(text, end) || isBeforeUnit(text, end)),
  );
}

/** The same, or where not even that is found, the whole word that the quote begins ("Leder": "Lederjacke"). */
export function findQuote(text: string, quote: string): Place | undefined {
  const whole = findWords(text, quote);
  if (whole !== undefined || quote.trim().length < shortestBeginning) return whole;
  const begun = find(
    text,
    quote,
    (at, end) => isBorder(text, at) && letter.test(text.charAt(end - 1)) && letter.test(text.charAt(end)),
  );
  return begun && { start: begun.start, end: endOfWord(text, begun.end) };
}

function endOfWord(text: string, from: number): number {
  let end = from;
  while (end < text.length && !isBorder(text, end)) end += 1;
  return end;
}

/** The first occurrence that is fit, exact ones before others. */
function find(
  text: string,
  words: string,
  isFit: (start: number, end: number) => boolean,
): Place | undefined {
  const sought = words.trim();
  if (sought === "") return undefined;
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) {
    if (isFit(at, at + sought.length)) return { start: at, end: at + sought.length };
  }
  return findFolded(text, sought, isFit);
}

function findFolded(
  text: string,
  words: string,
  isFit: (start: number, end: number) => boolean,
): Place | undefined {
  const { folded, starts, ends } = foldPlaces(text);
  const sought = foldWords(words);
  if (sought === "") return undefined;
  for (let at = folded.indexOf(sought); at >= 0; at = folded.indexOf(sought, at + 1)) {
    const [start, end] = [starts[at] ?? 0, ends[at + sought.length - 1] ?? 0];
    if (isFit(start, end)) return { start, end };
  }
  return undefined;
}

/** Whether no word and no number goes over the place. */
function isBorder(text: string, at: number): boolean {
  const [before, after] = [text.charAt(at - 1), text.charAt(at)];
  return !(ofWord.test(before) && ofWord.test(after)) && !isWithinNumber(text, at);
}

/** A number may stand right before its unit: "3,7" of "3,7V". */
function isBeforeUnit(text: string, at: number): boolean {
  return digit.test(text.charAt(at - 1)) && letter.test(text.charAt(at));
}

function isWithinNumber(text: string, at: number): boolean {
  const isDigit = (place: number) => digit.test(text.charAt(place));
  const isPoint = (place: number) => text.charAt(place) === "." || text.charAt(place) === ",";
  return (
    (isDigit(at - 1) && (isDigit(at) || (isPoint(at) && isDigit(at + 1)))) ||
    (isDigit(at - 2) && isPoint(at - 1) && isDigit(at))
  );
}

/** A text as it is compared, and where each of its UTF-16 units comes from. */
interface FoldedPlaces {
  readonly folded: string;
  /** By the unit of `folded`: where in the text the character begins and ends that it is of. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

const unseen = /^[\u00AD\u200B-\u200F\u2060-\u2064\uFEFF]$/u;
const blank = /^[\s\p{Cc}\p{Z}]$/u;
const dash = /^[‐‑‒–—−]$/u;
const quotationMark = /^[“”„«»]$/u;

/** A product's texts are looked through for one quote after the other. */
const cached = new BoundedCache<string, FoldedPlaces>(cacheSizes.quotedTexts);

/**
 * Folds a text character by character: case, accents, every run of blanks, and the kinds of dashes and quotation marks
 * make no difference, whatever Unicode normal form it has.
 */
function foldPlaces(text: string): FoldedPlaces {
  return cached.getOrCompute(text, readPlaces);
}

/** What to look for in a folded text. */
function foldWords(words: string): string {
  return readPlaces(words).folded.trim();
}

function readPlaces(text: string): FoldedPlaces {
  let folded = "";
  const [starts, ends]: [number[], number[]] = [[], []];
  let at = 0;
  for (const character of text) {
    const start = at;
    at += character.length;
    const written = foldCharacter(character);
    if (written === "" || (written === " " && folded.endsWith(" "))) {
      if (ends.length > 0) ends[ends.length - 1] = at;
      continue;
    }
    folded += written;
    for (let unit = 0; unit < written.length; unit += 1) {
      starts.push(start);
      ends.push(at);
    }
  }
  return { folded, starts, ends };
}

function foldCharacter(character: string): string {
  if (unseen.test(character)) return "";
  if (blank.test(character)) return " ";
  if (dash.test(character)) return "-";
  return quotationMark.test(character) ? '"' : foldText(character);
}

/** A measure in a text, and whether it has a unit of the attribute's dimension there. */
interface MeasuredPlace extends Place {
  readonly hasUnit: boolean;
}

/**
 * Where a quote has the measure that a value says: the very words, or the same measure written otherwise ("2kg" for "2 kg"). Undefined
 * where it has another number, or none.
 */
export function findMeasured(
  { dimension }: Pick<AttributeRecord, "dimension">,
  { value, quote }: { readonly value: string; readonly quote: string },
): MeasuredPlace | undefined {
  const ofDimension = (measure: Measure) => dimension === undefined || measure.dimension === dimension;
  const measures = findMeasures(quote).filter(ofDimension);
  const words = findWords(quote, value);
  const [said] = findMeasures(value).filter(ofDimension);
  const same = said && measures.find((measure) => isSame(measure, said));
  if (same !== undefined) return { start: same.start, end: same.end, hasUnit: true };
  if (words === undefined || !/\p{N}/u.test(value)) return undefined;
  const around = measures.find(({ start, end }) => start <= words.start && words.end <= end);
  return around === undefined
    ? { ...words, hasUnit: false }
    : { start: around.start, end: around.end, hasUnit: true };
}

/** Units are compared by what they come to: 0.5 m is 50 cm. */
function isSame(one: Measure, other: Measure): boolean {
  return isEqual(one, one.value, other, other.value) && isEqual(one, one.upper, other, other.upper);
}

function isEqual(
  one: Measure,
  value: number | undefined,
  other: Measure,
  otherValue: number | undefined,
): boolean {
  if (value === undefined || otherValue === undefined) return value === otherValue;
  const converted = convertMeasure(value, one.unit, other.unit);
  return converted !== undefined && Math.abs(converted - otherValue) <= 1e-9 * Math.abs(otherValue);
}

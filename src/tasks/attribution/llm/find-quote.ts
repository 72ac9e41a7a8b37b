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

/** Letters; shorter prefixes mostly belong to other words: "rot" of "rotation". */
const shortestBeginning = 4;
const wordCharacter = /[\p{L}\p{N}\p{M}]/u;
const letter = /\p{L}/u;
const digit = /\p{Nd}/u;

/**
 * Finds words in a text: exactly, else with blanks, case and accents folded. Only complete words and numbers match: not "blue"
 * in "Bluetooth", nor 5 in 1.5; a unit may follow its number directly.
 */
export function findWords(text: string, words: string): Place | undefined {
  return find(
    text,
    words,
    (at, end) => isBorder(text, at) && (isBorder(text, end) || isBeforeUnit(text, end)),
  );
}

/** As `findWords`; if not found, the complete word that the quote is a prefix of ("Leder": "Lederjacke"). */
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

/** The first accepted occurrence, exact ones before folded ones. No character is matched in part: not the second s of "ß". */
function find(
  text: string,
  words: string,
  isFit: (start: number, end: number) => boolean,
): Place | undefined {
  const needle = words.trim();
  if (needle === "") return undefined;
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + 1)) {
    if (isFit(at, at + needle.length)) return { start: at, end: at + needle.length };
  }
  return findFolded(text, needle, isFit);
}

function findFolded(
  text: string,
  words: string,
  isFit: (start: number, end: number) => boolean,
): Place | undefined {
  const { folded, starts, ends } = foldPlaces(text);
  const needle = foldWords(words);
  if (needle === "") return undefined;
  for (let at = folded.indexOf(needle); at >= 0; at = folded.indexOf(needle, at + 1)) {
    const last = at + needle.length - 1;
    const [start, end] = [starts[at] ?? 0, ends[last] ?? 0];
    const isWhole = starts[at - 1] !== start && ends[last + 1] !== end;
    if (isWhole && isFit(start, end)) return { start, end };
  }
  return undefined;
}

/** Whether no word or number extends across the offset. */
function isBorder(text: string, at: number): boolean {
  const [before, after] = [text.charAt(at - 1), text.charAt(at)];
  return !(wordCharacter.test(before) && wordCharacter.test(after)) && !isWithinNumber(text, at);
}

/** A number directly followed by its unit: "3,7" in "3,7V". */
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

/** A text folded for comparison, with the origin of each of its UTF-16 units. */
interface FoldedPlaces {
  readonly folded: string;
  /** For each unit of `folded`: start and end of its character in the text. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

const invisible = /^[\u00AD\u200B-\u200F\u2060-\u2064\uFEFF]$/u;
const blank = /^[\s\p{Cc}\p{Z}]$/u;
const dash = /^[‐‑‒–—−]$/u;
const quotationMark = /^[“”„«»]$/u;

/** One product's texts are searched for many quotes. */
const cached = new BoundedCache<string, FoldedPlaces>(cacheSizes.quotedTexts);

/** Folds case, accents, runs of blanks, and variants of dashes and quotation marks, character by character, independent of the Unicode normal form. */
function foldPlaces(text: string): FoldedPlaces {
  return cached.getOrCompute(text, readPlaces);
}

/** Folds the words to search for. */
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
  if (invisible.test(character)) return "";
  if (blank.test(character)) return " ";
  if (dash.test(character)) return "-";
  return quotationMark.test(character) ? '"' : foldText(character);
}

/** A measure in a text, and whether it has a unit of the attribute's dimension. */
interface MeasuredPlace extends Place {
  readonly hasUnit: boolean;
}

/**
 * The place of a stated measure in a quote: the exact words, or the same measure written differently ("2kg" for "2 kg").
 * Undefined where the quote has another number or none.
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

/** Compares after conversion: 0.5 m equals 50 cm. */
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

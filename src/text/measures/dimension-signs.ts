import { foldText } from "../normal-form.ts";
import { dimensions } from "./dimension.ts";
import { unitTable } from "./unit-table.ts";

/**
 * Which dimensions a text may have measures of, told by what stands right behind its digits, in one pass: a bit for each. One that is
 * missing proves that `findMeasures` finds none, but for packs (2er-Pack, lot de 6), which need no unit; one that is there proves little.
 */
export function dimensionSigns(text: string): number {
  let signs = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (!endsNumber(text.charCodeAt(place))) continue;
    let begin = place + 1;
    while (begin <= place + longestGap && isGap(text.charCodeAt(begin))) begin += 1;
    if (begin < text.length) signs |= signsAt(text, begin);
  }
  return signs;
}

/** @param dimension one of `dimensions`; the bit of another name stands for nothing that can be measured */
export function dimensionSign(dimension: string): number {
  return 1 << dimensionNames.indexOf(dimension);
}

const dimensionNames: readonly string[] = dimensions;
const anyDimension = -1;
const length = dimensionSign("length");
/** Blanks or a hyphen between a number and its unit. */
const longestGap = 2;
/** What may stand between the last number of a run and its unit of length: "60 W x 24 D cm". */
const sideSigns = "LWHBTDPA(";
/** Beyond these characters a few begin units. */
const latinEnd = 0x180;

const keys = unitTable.flatMap(({ unit, dimension, symbols = "", words = "" }) =>
  [unit, ...symbols.split("|"), ...words.split("|")].map((written) => ({
    key: keyOf(written),
    sign: dimensionSign(dimension),
  })),
);

/** As the spellings of units are compared. */
function keyOf(written: string): string {
  return foldText(written).replace("µ", "μ");
}

/** Of the units that begin with a character. */
const beginnings = signsOfBeginnings();
/** Of the units that are one letter, by it, and of those that begin with two letters, by both. */
const letters = signsOfLetters((key) => key.replace(".", "").length === 1);
const pairs = signsOfLetters((key) => /^[a-z]{2}(?![\d/])/.test(key));

function signsOfBeginnings(): Uint32Array {
  const signs = new Map<string, number>();
  for (const { key, sign } of keys) signs.set(key.charAt(0), (signs.get(key.charAt(0)) ?? 0) | sign);
  return Uint32Array.from({ length: latinEnd }, (_, character) => {
    return signs.get(keyOf(String.fromCharCode(character)).charAt(0)) ?? 0;
  });
}

function signsOfLetters(isMeant: (key: string) => boolean): Uint32Array {
  const signs = new Uint32Array(1 << 10);
  for (const { key, sign } of keys) {
    if (!isMeant(key)) continue;
    const place = placeOf(key.charCodeAt(0), key.charCodeAt(1));
    signs[place] = (signs[place] ?? 0) | sign;
  }
  return signs;
}

/** Of letters of ASCII, small or capital; of one alone where the other is none. */
function placeOf(first: number, second: number): number {
  return ((first & 31) << 5) | (isLetter(second) ? second & 31 : 0);
}

function signsAt(text: string, begin: number): number {
  const first = text.charCodeAt(begin);
  if (first >= latinEnd) return anyDimension;
  const side = sideSigns.includes(text.charAt(begin)) ? length : 0;
  return side | (isLetter(first) ? signsOfWord(text, begin) : (beginnings[first] ?? 0));
}

function signsOfWord(text: string, begin: number): number {
  const [first, second] = [text.charCodeAt(begin), text.charCodeAt(begin + 1)];
  const isPair = isLetter(second);
  if (goesOn(text.charCodeAt(isPair ? begin + 2 : begin + 1))) return beginnings[first] ?? 0;
  return (isPair ? pairs : letters)[placeOf(first, second)] ?? 0;
}

/** With what but letters of ASCII a unit goes on: cm3, cm², km/h. */
function goesOn(unit: number): boolean {
  return isDigit(unit) || unit === 0x2f || unit >= 0x80;
}

/** With a digit or a fraction, ¼ to ¾, ⅓ to ⅞. */
function endsNumber(unit: number): boolean {
  return isDigit(unit) || (unit >= 0xbc && unit <= 0xbe) || (unit >= 0x2153 && unit <= 0x215e);
}

/** Of the blanks and hyphens those of Latin texts. */
function isGap(unit: number): boolean {
  return unit === 0x20 || unit === 0x2d || unit === 0x09 || unit === 0xa0;
}

function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39;
}

function isLetter(unit: number): boolean {
  const lower = unit | 0x20;
  return lower >= 0x61 && lower <= 0x7a;
}

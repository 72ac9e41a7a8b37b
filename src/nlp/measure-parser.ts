import type { Language } from "./language.ts";
import { isUnitHere, readUnit, type UnitHere } from "./unit-parser.ts";

const fractions: Readonly<Record<string, number>> = {
  "½": 1 / 2,
  "¼": 1 / 4,
  "¾": 3 / 4,
  "⅓": 1 / 3,
  "⅔": 2 / 3,
  "⅛": 1 / 8,
  "⅜": 3 / 8,
  "⅝": 5 / 8,
  "⅞": 7 / 8,
};

/** A number in product texts: 1,5 1.234,56 1'500 1 1/2 ½; only no-break spaces group digits. */
const numberSource =
  "(?:(?:\\d{1,3}[ -])?\\d{1,2}/(?:2|3|4|8|16|32|64)(?![\\d/])|\\d{0,3} ?[½¼¾⅓⅔⅛⅜⅝⅞]|\\d{1,3}(?:[.,'’\\u00a0\\u202f\\u2009]\\d{3})+(?!\\d)(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)?)";

/**
 * The value of a written number. A single separator before exactly three digits is ambiguous: 1.500 is 1500 if `isFine`, for
 * units that usually have values in the thousands (ml, g, W), else 1.5 (kg, l, GHz).
 */
export function parseNumber(written: string, isFine: boolean): number {
  if (/^\d+$/.test(written)) return Number(written);
  return parseFraction(written) ?? parseDecimal(written, isFine);
}

function parseFraction(written: string): number | undefined {
  const slash = /^(?:(\d+)[ -])?(\d+)\/(\d+)$/.exec(written);
  if (slash !== null) return Number(slash[1] ?? 0) + Number(slash[2]) / Number(slash[3]);
  const fraction = fractions[written.charAt(written.length - 1)];
  return fraction === undefined ? undefined : Number(written.slice(0, -1).trim()) + fraction;
}

function parseDecimal(written: string, isFine: boolean): number {
  const bare = written.replace(/['’\u00a0\u202f\u2009 ]/g, "");
  const separators = bare.replace(/\d+/g, "");
  if (separators === "") return Number(bare);
  if (separators.length === 1)
    return isGrouping(bare, isFine) ? Number(bare.replace(/[.,]/, "")) : decimal(bare);
  const last = separators.charAt(separators.length - 1);
  const isAllGrouping = separators === last.repeat(separators.length);
  const grouping = isAllGrouping ? /[.,]/g : last === "," ? /\./g : /,/g;
  return decimal(bare.replace(grouping, ""));
}

function isGrouping(bare: string, isFine: boolean): boolean {
  return isFine && /^[1-9]\d{0,2}[.,]\d{3}$/.test(bare);
}

function decimal(bare: string): number {
  return Number(bare.replace(",", "."));
}

export interface WrittenNumber {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The operator before it; absent for the first number of a run. */
  readonly operator?: Operator;
}

type Operator = "times" | "range" | "either";

/** Numbers that share one unit (10 x 20 x 30 cm, 100-240 V, 50/60 Hz), and that unit. */
export interface MeasureRun {
  readonly numbers: readonly WrittenNumber[];
  readonly unit: UnitHere;
}

const mostNumbersInARun = 6;
const longestNumber = 24;
const anyNumber = new RegExp(numberSource, "g");
const numberHere = new RegExp(`[+\\-−]?${numberSource}`, "y");
const operators: ReadonlyArray<readonly [Operator, RegExp]> = [
  ["times", /[ \u00a0]?(?:\([ ]?\p{L}{1,2}[ ]?\) ?|[LWHBTDPlhbp] ?)?[xX×*✕] ?(?:[LWHBTDPØ] ?)?(?=\d)/uy],
  ["times", / by (?=\d)/y],
  ["range", /[ \u00a0]?[-–—~][ \u00a0]?(?=[+\-−]?\d)| (?:bis|to|à|a|bis zu|up to) (?=[+\-−]?\d)/y],
  ["either", / ?\/ ?(?=\d)/y],
];

const sideWithUnit = /^\d{1,4}(?:[.,]\d{1,2})? ?[cm]m(?!\p{L})/u;
const sideLetterBeforeUnit = / ?\(?[LWHBTDPA]\)?(?= (?:mm|cm|m|in)(?!\p{L}))/uy;

/** The runs of numbers that are followed by a unit, in order and without overlaps. */
export function findMeasureRuns(text: string): MeasureRun[] {
  const runs: MeasureRun[] = [];
  if (!/[\d½¼¾⅓⅔⅛⅜⅝⅞]/.test(text)) return runs;
  const isUnit = createUnitCheck(text);
  let position = 0;
  for (;;) {
    position = nextDigit(text, position);
    anyNumber.lastIndex = position;
    const match = anyNumber.exec(text);
    if (match === null) return runs;
    position = match.index + match[0].length;
    if (!mayBeginRun(text, match.index) && !isLetteredSide(text, match.index)) continue;
    const numbers = readNumbers(text, match.index);
    const last = numbers[numbers.length - 1];
    if (last === undefined) continue;
    position = last.end;
    const unit = readUnit(text, unitOffset(text, numbers, last));
    if (unit === undefined || !isUnit(unit, last)) continue;
    runs.push({ numbers, unit });
    position = unit.end;
  }
}

/**
 * A prefilter for `anyNumber`: the next digit, or the character before the next fraction, since the pattern includes a space
 * there.
 */
function nextDigit(text: string, from: number): number {
  for (let offset = from; offset < text.length; offset += 1) {
    const unit = text.charCodeAt(offset);
    if (unit >= 0x30 && unit <= 0x39) return offset;
    if (isFraction(unit)) return Math.max(from, offset - 1);
  }
  return text.length;
}

/** ¼ to ¾, ⅓ to ⅞. */
function isFraction(unit: number): boolean {
  return (unit >= 0xbc && unit <= 0xbe) || (unit >= 0x2153 && unit <= 0x215e);
}

/** The offset of the unit, after the letter of the last side in 60W x 24D x 5H cm. */
function unitOffset(text: string, numbers: readonly WrittenNumber[], last: WrittenNumber): number {
  if (numbers.length === 1) return last.end;
  sideLetterBeforeUnit.lastIndex = last.end;
  return last.end + (sideLetterBeforeUnit.exec(text)?.[0].length ?? 0);
}

function mayBeginRun(text: string, start: number): boolean {
  if (start === 0 || text.charAt(start - 1) === " ") return true;
  const before = text.slice(Math.max(0, start - 5), start);
  if (/[\p{L}\p{M}\p{N}_#№]$/u.test(before) || /\d[.,]$/.test(before)) return false;
  return !/[\p{L}\p{N}][-‑]$/u.test(before) || /\p{Ll}{3}[-‑]$/u.test(before);
}

/** "L10cm x B20cm": the letter of a side is not part of a code if a unit of length follows. */
function isLetteredSide(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 2), start);
  return /(?:^|[^\p{L}\p{N}])[LWHBTDPA]$/u.test(before) && sideWithUnit.test(text.slice(start, start + 12));
}

function readNumbers(text: string, start: number): WrittenNumber[] {
  const numbers: WrittenNumber[] = [];
  let next = readNumber(text, start, undefined);
  while (next !== undefined && numbers.length < mostNumbersInARun) {
    numbers.push(next);
    const operator = readOperator(text, next.end);
    next = operator === undefined ? undefined : readNumber(text, operator.end, operator.kind);
  }
  return numbers;
}

function readNumber(text: string, start: number, operator: Operator | undefined): WrittenNumber | undefined {
  numberHere.lastIndex = start;
  const written = numberHere.exec(text)?.[0];
  if (written === undefined) return undefined;
  const end = start + written.length;
  return operator === undefined ? { text: written, start, end } : { text: written, start, end, operator };
}

function readOperator(text: string, start: number): { kind: Operator; end: number } | undefined {
  if (!mayBeOperator(text, start)) return undefined;
  for (const [kind, pattern] of operators) {
    pattern.lastIndex = start;
    const written = pattern.exec(text)?.[0];
    if (written !== undefined) return { kind, end: start + written.length };
  }
  return undefined;
}

/** The first characters of operators, after an optional space. */
const operatorBeginnings = "(LWHBTDPlhbpxX×*✕-–—~tàau/";

/** A prefilter for the patterns of `operators`. */
function mayBeOperator(text: string, start: number): boolean {
  const first = text.charAt(start);
  const begin = first === " " || first === "\u00a0" ? text.charAt(start + 1) : first;
  return begin !== "" && operatorBeginnings.includes(begin);
}

/** Creates a check whether a unit after a number is one in its context; it must be called in text order. */
function createUnitCheck(text: string): (unit: UnitHere, number: WrittenNumber) => boolean {
  const closesQuote = createQuoteCounter(text);
  const isUpperCaseText = () => text === text.toUpperCase();
  return (unit, number) => {
    const value = parseNumber(number.text, unit.row.isFine);
    if (number.text.length > longestNumber || closesQuote(unit)) return false;
    const after = text.slice(unit.end, unit.end + 16);
    return isUnitHere(unit, {
      value,
      isInteger: Number.isInteger(value),
      after,
      isUpperCaseText,
    });
  };
}

/** Creates a check whether a quote after a number closes an earlier one ("Model 5") and so is no inch sign. */
function createQuoteCounter(text: string): (unit: UnitHere) => boolean {
  let isOpen = false;
  let countedTo = 0;
  return (unit) => {
    for (; countedTo < unit.start; countedTo += 1) if (text[countedTo] === '"') isOpen = !isOpen;
    if (unit.written === "”" || unit.written === "“") return curlyQuoteIsOpen(text, unit.start);
    if (unit.written !== '"') return false;
    if (!isOpen) countedTo = unit.end;
    return isOpen;
  };
}

function curlyQuoteIsOpen(text: string, end: number): boolean {
  const before = text.slice(Math.max(0, end - 80), end);
  return /[“„][^“”„]*$/.test(before) && !/\d\s?[“„][^“”„]*$/.test(before);
}

/** "AUDI A3 8V", "Ibiza 6L": the type of a car, behind its model, as a pattern; no volts and no litres. */
export const vehicleCode =
  "\\b(?:[AQSaqs]\\d|(?:RS|rs)\\s?\\d|TT|tt|T[4-7]|(?:[Gg]olf|GOLF|[Pp]olo|POLO|[Pp]assat|PASSAT|[Tt]ouran|TOURAN|[Tt]iguan|TIGUAN|[Ss]haran|SHARAN|[Cc]addy|CADDY|[Oo]ctavia|OCTAVIA|[Ff]abia|FABIA|[Ss]uperb|SUPERB|[Ll]eon|LEON|[Ii]biza|IBIZA|[Aa]ltea|ALTEA)(?:\\s(?:[IV]{1,4}|\\d))?)\\s[1-9]\\p{Lu}(?![\\p{L}\\d])";

/** "236litre" */
const gluedWord =
  /(?<![\p{L}\p{N}.,/-])(\d{1,4}(?:\.\d{1,2})?)(litres?|liters?|inch(?:es)?|watts?|volts?|seater|piece|drawer|door|person)(?!\p{L})/giu;
/** "4g" of a phone is a network. */
const network = /(?<![\p{L}\p{N}.,/-])([2-5])g(?=$|[\s,;)/])/gu;
const connected =
  /phone|handy|mobil|(?<!\p{L})e?sim(?!\p{L})|lte|tablet|router|modem|wi-?fi|wlan|android|galaxy|iphone|ipad|hotspot|repeater|gsm|téléphone|telefon|cellular/iu;
/** "600mm/400mm": two measures in one unit. */
const sameUnit =
  /(?<![\p{L}\p{N}.,/+=_-])(\d+(?:,\d+)?)(mm|cm|kg|ml|cl|g)([/+])(\d+(?:,\d+)?)\2(?![\p{L}\p{N}_/+-])/gu;
/** Figures and units that are joined to each other or to letters: "236litre", "4g smartphone", "600mm/400mm". */
export function apartUnits(text: string, language: Language): string {
  const linked = /[2-5]g/.test(text) && connected.test(text) ? text.replace(network, "$1G") : text;
  return language === "en" ? linked.replace(gluedWord, "$1 $2") : linked.replace(sameUnit, "$1 $2$3$4 $2");
}

import { findMeasureRuns, type MeasureRun, parseNumber, type WrittenNumber } from "./measure-parser.ts";
import type { Dimension } from "./units.ts";

/**
 * A number with its unit in a text. `unit` is the canonical symbol, `upper` the upper end of a range, `start` and `end` are
 * UTF-16 offsets, `text` is the slice between them.
 */
export interface Measure {
  readonly value: number;
  readonly upper?: number;
  readonly unit: string;
  readonly dimension: Dimension;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The same for measures of one number and unit, however they are written: "4 L" and "4 litre". */
export function measureKey({ value, upper, unit }: Pick<Measure, "value" | "upper" | "unit">): string {
  return `${value} ${upper ?? ""} ${unit}`;
}

const anyNumber = /[\d½¼¾⅓⅔⅛⅜⅝⅞]/;
const none: readonly Measure[] = [];

/**
 * The measures in an English, German, French or Italian text, in order. In 10 x 20 x 30 cm each number is a measure; in
 * 6 x 330 ml the 6 is a count; packs (2er-Pack, lot de 6) are counts. Codes (WH-1000XM4, 4K, 5G) and tolerances (± 1 cm) are
 * not measures.
 */
export function findMeasures(text: string): readonly Measure[] {
  if (!anyNumber.test(text)) return none;
  const measures: Measure[] = [];
  for (const run of findMeasureRuns(text)) if (!isTolerance(text, run)) addMeasures(measures, text, run);
  const counts = packMeasures(text, measures);
  return counts.length === 0
    ? measures
    : [...measures, ...counts].sort((one, other) => one.start - other.start);
}

/** The last characters of "±" and "+/-" with an optional space. */
const toleranceEnds = "±-−– ";

/** Whether the run is a tolerance: "60 cm ± 1 cm", "+/- 2 mm". */
function isTolerance(text: string, { numbers }: MeasureRun): boolean {
  const start = numbers[0]?.start ?? 0;
  if (start === 0 || !toleranceEnds.includes(text.charAt(start - 1))) return false;
  if (!/[±\-−–] ?$/.test(text.slice(Math.max(0, start - 2), start))) return false;
  return /(?:±|\+ ?\/ ?[-−–]) ?$/.test(text.slice(Math.max(0, start - 5), start));
}

function packMeasures(text: string, measures: readonly Measure[]): Measure[] {
  const packs = findPackCounts(text);
  if (packs.length === 0) return [];
  const starts = new Set<number>();
  return packs.flatMap(({ value, start, end, numberStart }) => {
    const isTaken = starts.has(numberStart) || measures.some((one) => one.start < end && start < one.end);
    if (isTaken) return [];
    starts.add(numberStart);
    return [{ value, unit: "pcs", dimension: "count", text: text.slice(start, end), start, end } as const];
  });
}

/** A value or a range of a run, without its unit. */
interface Amount {
  readonly value: number;
  readonly upper?: number;
  readonly first: WrittenNumber;
  readonly last: WrittenNumber;
}

function addMeasures(measures: Measure[], text: string, run: MeasureRun): void {
  const amounts = amountsOf(text, run);
  for (const [index, amount] of amounts.entries()) {
    const next = amounts[index + 1];
    if (next === undefined || sharesUnit(run, next)) {
      measures.push(measureOf(text, run, amount, next === undefined));
    } else if (isPackOf(run, amount)) measures.push(packOf(text, amount));
  }
}

function sharesUnit(run: MeasureRun, next: Amount): boolean {
  const { dimension } = run.unit.row;
  return next.first.operator === "either" || dimension === "length" || dimension === "pixels";
}

function isPackOf(run: MeasureRun, amount: Amount): boolean {
  const { dimension } = run.unit.row;
  return (
    (dimension === "volume" || dimension === "mass") && Number.isInteger(amount.value) && amount.value > 0
  );
}

function packOf(text: string, { value, first, last }: Amount): Measure {
  const { start } = first;
  const { end } = last;
  return { value, unit: "pcs", dimension: "count", text: text.slice(start, end), start, end };
}

function measureOf(text: string, run: MeasureRun, amount: Amount, isLast: boolean): Measure {
  const { unit, dimension } = run.unit.row;
  const { value, upper, first, last } = amount;
  const { start } = first;
  const end = isLast ? run.unit.end : last.end;
  const measure = { value, unit, dimension, text: text.slice(start, end), start, end };
  return upper === undefined ? measure : { ...measure, upper };
}

function amountsOf(text: string, run: MeasureRun): Amount[] {
  const amounts: Amount[] = [];
  for (const [index, number] of run.numbers.entries()) {
    const written = index === 0 ? firstNumber(text, run, number) : number;
    const value = signedValue(written, run);
    const lower = amounts[amounts.length - 1];
    if (number.operator !== "range" || lower === undefined) {
      amounts.push({ value, first: written, last: written });
      continue;
    }
    amounts.pop();
    if (value > lower.value)
      amounts.push({ value: lower.value, upper: value, first: lower.first, last: number });
    else amounts.push({ value, first: number, last: number });
  }
  return amounts;
}

function signedValue(number: WrittenNumber, run: MeasureRun): number {
  const sign = number.text.charAt(0);
  const hasSign = sign !== "" && "+-−–".includes(sign);
  const isNegative = hasSign && sign !== "+" && mayBeNegative(run);
  const value = parseNumber(hasSign ? number.text.slice(1) : number.text, run.unit.row.isFine);
  return isNegative ? -value : value;
}

function mayBeNegative(run: MeasureRun): boolean {
  return run.unit.row.dimension === "temperature" || run.unit.row.dimension === "sound_level";
}

/** The run's first number including a minus sign, plus sign or thousands group on its left. */
function firstNumber(text: string, run: MeasureRun, number: WrittenNumber): WrittenNumber {
  const { start, end } = number;
  const before = text.slice(Math.max(0, start - 24), start);
  const left = mayBeNegative(run)
    ? /(?:^|[\s(:,])([-−–+])$/.exec(before)
    : thousandsBefore(before, run, number);
  const length = left?.[1]?.length ?? 0;
  return length === 0 ? number : { ...number, start: start - length, text: text.slice(start - length, end) };
}

function thousandsBefore(before: string, run: MeasureRun, number: WrittenNumber): RegExpExecArray | null {
  if (!/^\d{3}(?!\d)/.test(number.text) || !run.unit.row.isFine || run.unit.row.dimension === "data")
    return null;
  // Digits after a capitalized word or a code are part of a name: iPhone 5 500 mAh.
  return /(?:^|[:;,(]\s?|(?:^|\s)[\p{Ll}.]+\s)([1-9]\d{0,2}(?: \d{3})* )$/u.exec(before);
}

/** The number of pieces in a pack, stated without a unit after the number. */
export interface PackCount {
  readonly value: number;
  readonly start: number;
  readonly end: number;
  readonly numberStart: number;
}

const largestPack = 10_000;
const pack =
  "packs?|packungen|packung|pack|sets?|lots?|box|boxes|boites?|boîtes?|confezion[ei]|paquets?|paket|kits?|lotto|pacc[oh]i?|multipack|case|bundle|carton|karton|bündel|sachets? de|vorteilspack|sparpack|doppelpack";
interface PackPattern {
  /** A cheap necessary condition for the expensive pattern: the characters beside a digit. */
  readonly prefilter: RegExp;
  readonly pattern: RegExp;
}

/** The prefilters combined, which rule out most texts at once. */
const anyPrefilter = /\d(?:[eE][rR]| ?[x×X] )|[feaiàtnxFEAIÀTNX×] ?\d/;

const patterns: readonly PackPattern[] = [
  {
    prefilter: /\der/iu,
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}.,-])(\\d{1,4})er[ -]?(?:${pack}|kasten|bund|karton|pckg?\\.?|pk)(?![\\p{L}\\p{N}])`,
      "giu",
    ),
  },
  {
    prefilter: /[feaiàtnx] ?\d/iu,
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${pack}) ?(?:of|de|da|di|à|mit|von|x) ?(\\d{1,4})(?![\\p{L}\\p{N}]|[.,]\\d)`,
      "giu",
    ),
  },
  {
    prefilter: /\d ?[x×] +\p{L}/iu,
    pattern:
      /(?<![\p{L}\p{N}.,/-])(\d{1,3}) ?[x×](?= +\p{L})(?! *(?:optisch|optical|optique|ottico|opt|zoom|digital|fach|mal|faster|schnell|vergr|magnif|grossi|ingrand|speed))/giu,
  },
  { prefilter: /[x×] ?\d/u, pattern: /(?<=\s|^|\()[x×] ?(\d{1,2})(?=$|[\s),;])(?! ?[x×\d])/gu },
];

/** The pack sizes in a text: 2er-Pack, pack of 4, lot de 6, confezione da 6, 3 x, x 3. */
export function findPackCounts(text: string): PackCount[] {
  if (!anyPrefilter.test(text)) return [];
  const counts: PackCount[] = [];
  for (const { prefilter, pattern } of patterns) {
    if (!prefilter.test(text)) continue;
    // matchAll would copy the pattern each time.
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      const count = packCountOf(match);
      if (count !== undefined) counts.push(count);
    }
  }
  return counts;
}

function packCountOf({ 0: written, 1: number = "", index: start }: RegExpExecArray): PackCount | undefined {
  const value = Number(number);
  if (value < 1 || value > largestPack) return undefined;
  return {
    value,
    start,
    end: start + written.trimEnd().length,
    numberStart: start + written.indexOf(number),
  };
}

interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/**
 * Normalizes the spelling of measures in a text: 500ML becomes 500 ml, 10X20CM becomes 10 x 20 cm. Numbers, units written as
 * words (Zoll, pièces), symbols without letters (%, ″, °) and everything else are unchanged. Idempotent.
 */
export function writeMeasures(text: string): string {
  const replacements = findMeasureRuns(text).flatMap((run) => replacementsOf(text, run));
  let written = "";
  let position = 0;
  for (const { start, end, replacement } of replacements) {
    written += text.slice(position, start) + replacement;
    position = end;
  }
  return written + text.slice(position);
}

function replacementsOf(text: string, run: MeasureRun): Replacement[] {
  const replacements: Replacement[] = [];
  for (const [index, number] of run.numbers.entries()) {
    const before = run.numbers[index - 1];
    if (before === undefined || number.operator !== "times") continue;
    if (/^ ?[xX*×✕] ?$/.test(text.slice(before.end, number.start))) {
      replacements.push({ start: before.end, end: number.start, replacement: " x " });
    }
  }
  const unit = unitReplacement(text, run);
  return unit === undefined ? replacements : [...replacements, unit];
}

function unitReplacement(text: string, run: MeasureRun): Replacement | undefined {
  const { unit } = run;
  const last = run.numbers[run.numbers.length - 1];
  if (last === undefined || !unit.isSymbol) return undefined;
  const between = text.slice(last.end, unit.start);
  const isHyphen = /[-‑]/.test(between);
  return { start: last.end, end: unit.end, replacement: `${isHyphen ? between : " "}${unit.row.unit}` };
}

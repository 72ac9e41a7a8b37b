import { lazily } from "../../../lib/once.ts";
import { acronyms } from "../../../nlp/casing-words.ts";
import { apartUnits, findMeasureRuns, type MeasureRun, vehicleCode } from "../../../nlp/measure-parser.ts";
import { endsWithSize } from "./abbreviations.ts";
import type { CleaningContext, CleaningStep } from "./cleaning-step.ts";
import { writeTimes } from "./fix-punctuation.ts";
import { saysMetres, unitOfRow, withYears, writeByRow } from "./row-continuations.ts";
import { isSold, mayBeOfNext, partNumbers, writeMeasuresInOrder } from "./unit-order.ts";

/**
 * Writes unit symbols in their standard case (International System of Units, https://www.bipm.org/en/publications/si-brochure:
 * 500G becomes 500g), the multiplication sign between lengths in lower case, and decimals as the language does, except in model
 * designations. In German, French and Italian also the blank before the unit: 1.7L 3kW becomes 1,7 l 3 kW.
 */
export const unitsStep: CleaningStep = {
  done: "fixed the spelling of units",
  change: "units",
  apply: ({ name }, context) => writers.reduce((text, write) => write(text, context), name),
};

/** In order of application. */
const writers: readonly ((name: string, context: CleaningContext) => string)[] = [
  (name, { language }) => apartUnits(name, language),
  withYears,
  writeCrossed,
  writeLetters,
  writeByRow,
  partNumbers,
  writeUnits,
  writeOthers,
  writeMetres,
  writeTimes,
  writeLabels,
  (name) => name.replace(teeth, "$1 TPI"),
  writeMeasuresInOrder,
];

/** "7tpi": teeth per inch of a saw. */
const teeth = /(?<![\p{L}\p{N}.,/-])(\d{1,2}(?:\/\d{1,2})?)\s?tpi(?![\p{L}\p{N}])/giu;

/** "50MMX25M": a width and a length in units of their own. */
const crossed =
  /(?<![\p{L}\p{N}.,/-])(\d{1,4}(?:[.,]\d{1,2})?)\s?(MM|mm|CM|cm)\s?[Xx×]\s?(\d{1,3}(?:[.,]\d{1,2})?)\s?(?:MT?|mt?)(?![\p{L}\p{N}/-])/gu;

function writeCrossed(name: string, { language }: CleaningContext): string {
  const blank = language === "en" ? "" : " ";
  return name.replace(
    crossed,
    (_, width: string, unit: string, length: string) =>
      `${width}${blank}${unit.toLowerCase()} x ${length}${blank}m`,
  );
}

/** What has lines of 4K. */
const screen =
  /(?<!\p{L})(?:tvs?|uhd|ultra hd|[oq]led|hdr\d*|hdmi|monitore?n?|moniteurs?|beamer|projector|projecteur|proiettore|fernseher|t[ée]l[ée]viseur|televisore|television|(?:web|dash|action)?cams?|cameras?|kameras?|video)(?!\p{L})/iu;
const lamp = /led(?!\p{L})|lamp|bulb|light|leucht|strahler|birne|ampoule|projecteur|spot|faretto|luce/iu;

/** What lasts so many hours: 24H, DURATA 15000H. */
const hours =
  /(?<![\p{L}\p{N}.,/-])((?:8|12|16|24|36|48|72|96)(?:[/-](?:24|48|72))?|(?<=(?:[Dd]urata|[Dd]ur[ée]e(?: de vie)?|Lebensdauer|[Ll]ife) )\d{3,6})\s?[Hh](?=$|[,;)+(]|\s(?:\p{Ll}|[\d([+–-]))/gu;
const megapixels = /(?<![\p{L}\p{N}/-])(\d{1,3}(?:[.,]\d)?)\s?MP(?![\p{L}\p{N}/-])/gu;
/** Behind a display's frequency, or beside it. */
const milliseconds = /(?<![\p{L}\p{N}/-])(\d{1,2}(?:[.,]\d)?)\s?M[Ss](?![\p{L}\p{N}/-])/gu;
const horsepower = /(?<![\p{L}\p{N}./-])(\d{2,3})(CV|PS|ch)(?![\p{L}\p{N}/-])/gu;

/** What breakers switch off: 10KA, 4.5KA. */
const breakingCapacity = /(?<![\p{L}\p{N}.,/-])(3|[46](?:[.,]5)?|10|15|20|25|50)KA(?![\p{L}\p{N}/-])/gu;

/** At what residual current a breaker switches off: 30MA. */
const residual = /(?<![\p{L}\p{N}.,/-])(10|30|100|300|500)\s?M[Aa](?![\p{L}\p{N}/-])/gu;
const breaker = /(?<!\p{L})(?:int\.|interr|diff|idn|magn|rcd|rcbo|rccb|fi(?!\p{L})|fehlerstrom)/iu;

/** Units in capitals or small letters that the measures do not have: 62NM, 0.5 BAR, 110DB, 1000iu, 24H, 50MP, a lamp's 4000k. */
function writeLetters(name: string, context: CleaningContext): string {
  const { language } = context;
  if (!/\d\s?(?:NM|KA|M[Aa]|BAR|DB|iu|IU|ui|UI|IE|k|[Hh]|MP|M[Ss]|CV|PS|ch)(?!\p{L})/u.test(name))
    return name;
  const blank = language === "en" ? "" : " ";
  const switched = breaker.test(name) ? name.replace(residual, `$1${blank}mA`) : name;
  const timed = switched.replace(hours, `$1${blank}h`).replace(megapixels, `$1${blank}MP`);
  const quick = /\d\s?hz(?!\p{L})/iu.test(name) ? timed.replace(milliseconds, `$1${blank}ms`) : timed;
  const sharp = screen.test(name)
    ? quick.replace(/(?<![\p{L}\p{N}.,/-])([4568])k(?![\p{L}\p{N}])/gu, "$1K")
    : quick;
  const spelled = sharp
    .replace(horsepower, (text: string, figure: string, unit: string) =>
      (unit === "PS") === (language === "de") && language !== "en" ? `${figure} ${unit}` : text,
    )
    .replace(breakingCapacity, `$1${blank}kA`)
    .replace(/(?<![\p{L}\p{N}./-])(\d{1,4}(?:[.,-]\d{1,4})?)\s?NM(?![\p{L}\p{N}/-])/gu, `$1${blank}Nm`)
    .replace(
      /(?<![\p{L}\p{N}/-])(\d{1,3}(?:[.,]\d)?)(\s?)BAR(?![\p{L}\p{N}/-])/gu,
      language === "en" ? "$1$2bar" : "$1 bar",
    )
    .replace(
      /(?<![\p{L}\p{N}/-])(\d{1,3})(\s?)DB(?![\p{L}\p{N}/-])/gu,
      (text: string, figure: string, gap: string) =>
        // "Gms 54 DB": letters behind a number, of a railway here.
        gap !== "" && unitOfRow(figure, ["dB", "db", "dB(A)"], context) === undefined
          ? text
          : `${figure}${language === "en" ? gap : " "}dB`,
    )
    .replace(
      /(?<![\p{L}\p{N}/-])(\d{2,6})\s?(iu|IU|ui|UI|IE)(?![\p{L}\p{N}/-])/gu,
      (_, figure: string, unit: string) => `${figure} ${unit.toUpperCase()}`,
    );
  return lamp.test(name)
    ? spelled.replace(/(?<![\p{L}\p{N}/-])([2-6][0-9]00)k(?![\p{L}\p{N}/-])/gu, "$1K")
    : spelled;
}

/** A number with letters that is part of a model designation: 681GM_WHT, 4741G-5464, SCD 5100 GR, PD 501 HR-S, 272017A, steel 316L. */
const modelParts = [
  "(?<!\\S)\\S*_\\S*",
  "(?<!\\S)\\S*\\d[A-Za-z]+-\\S*\\d\\S*",
  "\\b\\p{Lu}{2,4}\\s\\d+\\s(?:GR|MT)\\b",
  // A reel of the size 2500, a line of fishing tackle: "23 LT 2500".
  "\\b\\d+\\s(?:LT|MT)\\s\\d{3,5}(?![\\p{L}\\p{N}.,]|\\s?\\p{L}{1,3}(?!\\p{L}))",
  "(?<![\\p{L}\\p{N}.,])(?:30[34]|31[67]|904)L(?!\\p{L})",
  "^\\p{Lu}{2,4}(?:-\\p{Lu}{1,2})?\\s\\d+\\s\\p{Lu}(?![\\p{L}\\d])",
  "\\b\\d+\\s?\\p{Lu}{1,3}-\\p{Lu}{1,2}\\b",
  "\\b\\d[.,]\\d\\s?(?:8|12|16|20|24)V\\b",
  "\\b\\d{6,}[A-Za-z]{1,2}\\b",
  "\\p{L}\\d+\\/\\d+\\p{L}",
  vehicleCode,
];

/** Load index and speed rating of a tyre: 245/40R18 97W. */
const tyre = "\\b\\d{3}\\/\\d{2}\\s?Z?R\\s?\\d{2}C?\\s\\d{2,3}(?:\\/\\d{2,3})?\\p{Lu}\\b";

const designations = new RegExp([...modelParts, tyre].join("|"), "gu");

/** Prefilter for the expensive patterns. */
const anyDesignation =
  /[_/-]|[39][01][34567]L|[\p{L}\d]\s\d\p{Lu}(?![\p{L}\d])|\d{6}|\d\s[A-Z]{1,2}(?![A-Za-z])|\d\s?\d*V/u;

/**
 * Spellings that are no unit symbol and mean nothing else: not L, A, W, V or GB, which are correct or part of models; G only
 * after two digits (5G is a network).
 */
const misspelt =
  /(?:\d\s?(?:KG|Kg|kG|MG|Mg|ML|Ml|Cl|CM|Cm|MM|MAH|Mah|MAh|mah|AH|LM|KW|Kw|kw|HZ|hz|KHZ|Khz|khz|MHZ|Mhz|mhz|GHZ|Ghz|ghz|OZ|Oz|gb|tb|v|w)|(?<!\d)\d{1,3}\s?CL|(?<![\d.,])\d{2,3}\s?G|\d\sK[Mm])(?![\p{L}\p{N}/])/u;

const misspeltUnit =
  /^(?:KG|Kg|kG|MG|Mg|ML|Ml|Cl|CL|CM|Cm|MM|KM|Km|MAH|Mah|MAh|mah|AH|LM|KW|Kw|kw|HZ|hz|KHZ|Khz|khz|MHZ|Mhz|mhz|GHZ|Ghz|ghz|OZ|Oz|gb|tb|v|w|G)$/u;

const capitalTimes = /\d\s?X\s?\d/;

/** A second prefilter: the core of each pattern. */
const likelyDesignation =
  /_|[39][01][34567]L|[\p{L}\d]\s\d\p{Lu}(?![\p{L}\d])|\d\s?\p{L}+-|\d\/\d|\d{6}|\d\s(?:GR|MT|LT)|\dV|^\p{Lu}{2,4}(?:-\p{Lu}{1,2})?\s\d+\s\p{Lu}/u;

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Spans of model designations, whose numbers are not measures. */
export function findDesignations(name: string): Span[] {
  if (!anyDesignation.test(name) || !likelyDesignation.test(name)) return [];
  return [...name.matchAll(designations)].map(({ 0: text, index }) => ({
    start: index,
    end: index + text.length,
  }));
}

function writeUnits(name: string, context: CleaningContext): string {
  const isSpaced = context.language !== "en";
  if (!misspelt.test(name) && !capitalTimes.test(name) && !(isSpaced ? anyGlued : decimalComma).test(name))
    return name;
  let forbidden: readonly Span[] | undefined;
  let rest = "";
  let position = 0;
  for (const run of findMeasureRuns(name)) {
    const [start, end] = [run.numbers[0]?.start ?? 0, run.unit.end];
    const text = name.slice(start, end);
    if (run.unit.isSymbol && isOtherLetter(run.unit.written, name, context)) continue;
    // "T.10 GRS", "140X190 GRS": grey, where the thing is not sold by its weight.
    const isGrey = run.numbers.length > 1 || endsWithSize(name.slice(0, run.unit.start));
    if (/^grs$/i.test(run.unit.written) && isGrey && !isSold(name, context)) continue;
    // "3 Gr.43": a size, and "GR 500" the weight behind it, and so "16X2 MT. 100".
    if (/^(?:gr\.?|mt\.)\s?\d/i.test(name.slice(run.unit.start))) continue;
    // "Micron 350 lt 2,5": the litres may be of either.
    const { start: at, written: unit } = run.unit;
    if (shortUnits[unit.toLowerCase()] && mayBeOfNext(name, { start: at, unit }, context)) continue;
    const around = { before: name.slice(0, start), after: name.slice(end) };
    const cased = writeRun(text, run);
    const written = isSpaced ? spaceRun(cased, run, around) : cased.replace(decimalComma, "$1.$2");
    if (written === text) continue;
    forbidden ??= findDesignations(name);
    if (forbidden.some((span) => span.start < end && start < span.end)) continue;
    rest += name.slice(position, start) + written;
    position = end;
  }
  return position === 0 ? name : rest + name.slice(position);
}

function writeRun(text: string, { numbers, unit }: MeasureRun): string {
  const isWrong = unit.isSymbol && misspeltUnit.test(unit.written) && !isNotWeight(text);
  const prefix = text.slice(0, text.length - unit.written.length);
  const sizes = numbers.length > 1 ? prefix.replace(/(?<=\d\s?)X(?=\s?\d)/gu, "x") : prefix;
  return sizes + (isWrong ? unit.row.unit : unit.written);
}

const bicycle = /bike|bici|v[eé]los?(?!\p{L})|(?<!\p{L})VT[TC](?!\p{L})|fahrr[aä]d|rennr[aä]d|cicl[oi]/iu;
const washer =
  /centrifug|lavatric|lavasciug|waschmasch|waschtrock|lave-linge|essor|washer|washing|spin(?!\p{L})/iu;
/** What has its thickness in gauge: "REFUSE SACK 160G". */
const gauged =
  /(?<!\p{L})(?:sacks?|(?:bin|refuse|rubble|polythene|poly) (?:bags?|liners?)|polythene|tarpaulins?|damp proof|dpm)(?!\p{L})/iu;
const electric = /[eé]lectri|elettric|elektr|e-?bike|pedelec|\dAh|\sAh/iu;
const technical = /^a-(?!fashion|food|beauty|jewellery|health|books)/u;

/** Clothes against the weather, whose cloth has layers: "2L", "2,5L", "3L". */
const layered =
  /jack(?:et|e)|(?<!\p{L})(?:coat|anorak|parka|poncho|hard-?shell|trousers|pants|hose|veste|blouson|manteau|pantalon|coupe-vent|giacc|giubb|cappott|mantell)/iu;
const layers = /(?<![\d.,])(?:2|2[.,]5|3)\s?L(?!\p{L})/u;

/** The gears of a bicycle (21V), the revolutions of a washing machine (1400G), a V of no technical product. */
function isOtherLetter(written: string, name: string, context: CleaningContext): boolean {
  if (written === "G") return washer.test(name) || gauged.test(name);
  if (written === "LM") return !lamp.test(name);
  if (written === "L") return layers.test(name) && layered.test(name);
  if (written !== "V" && written !== "v") return false;
  if (bicycle.test(name) && !electric.test(name)) return true;
  const categories = categoriesOf(name, context);
  return written === "v"
    ? !categories.some((category) => technical.test(category))
    : categories.length > 0 && !categories.some((category) => technical.test(category));
}

function categoriesOf(name: string, { product }: CleaningContext): readonly string[] {
  const sure = product?.sure?.() ?? [];
  if (sure.length > 0) return sure;
  const nouns = product?.findNouns(name) ?? [];
  return [...(product?.categories() ?? []), ...nouns.flatMap(({ category }) => category ?? [])];
}

/** Excludes 5G, the 8G of a memory, and a model's number: goods do not weigh 8942 grams. */
function isNotWeight(text: string): boolean {
  return /^(?:\d|\d{2,}(?:\d[1-9]|[1-46-9]0))\s?G$/u.test(text);
}

/** "1,7L" of an English name; "1,500 W" has thousands, and "10,12 mm" are two. */
const decimalComma = /(?<![\d.,x×]\s?)(0|\d{1,3}(?=,\d(?!\d))|\d(?=,\d\d(?!\d))),(\d{1,3})(?![\d.,x×])/u;
/** A unit right behind its number, a decimal point before a unit: what German, French and Italian write otherwise. */
const anyGlued = /\d\p{L}|\d\.\d|\d\s(?:M|MT|LT|[Ll]t|[Mm]t|[Gg]r)(?!\p{L})/u;

/** Units that are no letter of a model's name behind a number; one letter alone only where it can be nothing else. */
const plainUnit =
  /^(?:[mcdk]m|[mcd]?l|[mk]?g|µm|µg|[mk]?Wh?|k?V|VA|mAh|Ah|mA|[kMG]?Hz|[kMGT]B|[kMGT]o|lm|Nm|bar|dB|dpi|kPa|MPa|kcal|kJ|°C|m²|cm²|mm²|m³|cm³|oz|min|L)$/u;
const shortUnits: Readonly<Record<string, string>> = {
  mt: "m",
  mtr: "m",
  lt: "l",
  ltr: "l",
  gr: "g",
  grs: "g",
  gms: "g",
};

/** The run as German, French and Italian write it; as it is where it may be part of a designation or of a compound. */
function spaceRun(
  text: string,
  { numbers, unit }: MeasureRun,
  { before, after }: Readonly<Record<"before" | "after", string>>,
): string {
  if (/[\p{L}\p{N}_.,/+=@-]$/u.test(before) || /^[\p{L}\p{N}_=/-]/u.test(after)) return text;
  const written = text.slice(text.length - unit.written.length);
  const symbol = shortUnits[written.toLowerCase()] ?? written;
  if (!plainUnit.test(symbol) || /^[2-6][gG]$/u.test(text)) return text;
  const figures = text.slice(0, text.length - written.length).trimEnd();
  if (/["'/~]|\p{L}{2}/u.test(figures)) return `${figures} ${symbol}`;
  const decimals = figures.replace(/(?<![\d.,])(\d{1,4})\.(\d{1,2}|\d{4})(?![\d.])/gu, "$1,$2");
  const sizes = numbers.length > 1 ? decimals.replace(/(?<=\d)\s?([x×])\s?(?=\d)/gu, " $1 ") : decimals;
  return `${sizes} ${symbol}`;
}

/** A measure that has its blank: beside it others have theirs. */
const spaced = /\d\s(?:V|[mk]A|m?Ah|k?Wh?|k?g|[cm]m|m?l|L)(?!\p{L})/u;
const amperes = /(?<![\p{L}\p{N}.,/+=_-])(\d{1,3}(?:,\d{1,2})?)A(?![\p{L}\p{N}_/+-])/gu;
const smallMetres = /(?<![\p{L}\p{N}.,/+=_-])(\d{1,3}(?:,\d{1,2})?)m(?![\p{L}\p{N}_/+²³-])/gu;
/** "1400U/min", "200g/m2" */
const rates = /(?<![\p{L}\p{N}.,/+=_-])(\d{2,5})\s?(U\/min|tr\/min|giri\/min|g\/m[²2])(?![\p{L}\p{N}])/gu;
/** "69 L/MIN", "750 L/H", "10 m²/L", "3450 DAN": rates and forces of names in capitals. */
const flows = /(?<=\d)\s?L\/(MIN|Min|MN|Mn|min|mn|H|h)(?![\p{L}\p{N}])/gu;
/** "1400 u/Min" */
const turns = /(?<=\d)\s?u\/min(?![\p{L}\p{N}])/giu;
const coverages = /(?<=\d)\s?(?:[Mm][²2]|MQ|mq)\/(?:LT?|lt)(?![\p{L}\p{N}])/gu;
const forces = /(?<=\d{3})\s?D[Aa][Nn](?![\p{L}\p{N}])/gu;
/** "4400mAh/49Wh", "4kg+1kg" */
const pairOfUnits =
  /(?<![\p{L}\p{N}.,/+=_-])(\d+(?:,\d+)?)\s?(m?Ah|k?Wh?|V|ml|cl|k?g|[cm]m)([/+])(\d+(?:,\d+)?)\s?(m?Ah|k?Wh?|V|ml|cl|k?g|[cm]m)(?![\p{L}\p{N}_/+-])/gu;

/** "24IN/600MM", "1/2IN": capitals beside a slash. */
const inches = /(?:(?<=\d\/\d{1,2}\s?)IN(?![\p{L}\p{N}])|(?<=(?<![\p{L}\p{N}])\d{1,2}\s?)IN(?=\/\d))/gu;

/** "3.8LT"; "5LT" may have five lights. */
const litres = /(?<=(?<![\p{L}\p{N}.,/-])\d{1,2}\.\d{1,2})LT(?![\p{L}\p{N}/-])/gu;

/** Units of one letter, rates and two measures with a slash have their blanks where the measures beside them have theirs, metres where the row has. */
function writeOthers(name: string, context: CleaningContext): string {
  const { language } = context;
  const turned = language === "de" ? name.replace(turns, " U/min") : name;
  const squared = turned
    .replace(/(?<=\d)\s?MM²/gu, language === "en" ? "mm²" : " mm²")
    .replace(forces, " daN");
  if (language === "en") return squared.replace(litres, "L").replace(inches, "in");
  const rated = squared
    .replace(flows, (_, time: string) => ` l/${time.toLowerCase()}`)
    .replace(coverages, " m²/l")
    .replace(rates, (_, figure: string, unit: string) => `${figure} ${unit.replace(/2$/u, "²")}`);
  if (!spaced.test(rated)) {
    const isMeasured = lazily(() => !mayBeWorn(name, context));
    return rated.replace(smallMetres, (text, figure: string) =>
      isMeasured() || saysMetres(figure, context) ? `${figure} m` : text,
    );
  }
  const paired = rated.replace(pairOfUnits, "$1 $2$3$4 $5").replace(smallMetres, "$1 m");
  return /\d\s(?:V|[mk]A|m?Ah|Wh?)(?!\p{L})/u.test(paired) ? paired.replace(amperes, "$1 A") : paired;
}

const metres =
  /(?:(?<![\p{L}\p{N}.,/+=_-])|(?<=\d\s?[xX×]))(\d{1,3}(?:[.,]\d{1,2})?)\s?(M|MT|Mt|mt|MTR|Mtr)(?![\p{L}\p{N}_/+-]|\.\p{L}|\.\s?\d|\s\d{1,2}\s?["”″])/gu;

/** "M 1/2", of a male thread. */
const thread = /^\s(?:\d\s)?\d\/\d/u;

/** 30M, 30 MT: a length, but for the age of who wears it, a baby's, and a male thread, "16X1,5 M 1/2". */
function writeMetres(name: string, context: CleaningContext): string {
  if (!/\d\s?M(?:[TRtr]|$|[\s,;)])|\d\s?mt/.test(name)) return name;
  const blank = context.language === "en" ? "" : " ";
  return name.replace(metres, (text: string, figure: string, unit: string, offset: number) => {
    const isSure = unit !== "M" || /[.,]\d\d/u.test(figure);
    if (!isSure && !isLength(figure, name, context)) return text;
    const isOfReel =
      /^\d+$/u.test(figure) && Number(figure) >= shortestReel && !/[xX×]$/u.test(name.slice(0, offset));
    if (!isOfReel && thread.test(name.slice(offset + text.length))) return text;
    const before = /(?:^|\s)(\p{Lu}[\p{Lu}\d-]*)\s$/u.exec(
      name.slice(Math.max(0, offset - longestCode), offset),
    )?.[1];
    const isOfCode =
      before !== undefined &&
      !/USB[\s-]C\s$/u.test(name.slice(0, offset)) &&
      !(context.wasShouted === true && acronyms().has(before.toLowerCase()));
    if (isOfCode && !isSure && !saysMetres(figure, context)) return text;
    const start = offset + text.length - unit.length;
    if (mayBeOfNext(name, { start, unit }, context)) return text;
    return `${context.language === "en" ? figure : figure.replace(".", ",")}${blank}m`;
  });
}

/** In metres: no thread is of this size. */
const shortestReel = 10;
/** In characters: what is read of a code before a length. */
const longestCode = 24;
function isLength(figure: string, name: string, context: CleaningContext): boolean {
  const { wasShouted } = context;
  if (categoriesOf(name, context).some(hasSizes)) return false;
  return wasShouted === true || /[.,]/u.test(figure) || Number.parseFloat(figure) > longestAge;
}

/** Whether "18m" may be the age of who wears it: also where the thing is not known. */
function mayBeWorn(name: string, context: CleaningContext): boolean {
  const categories = categoriesOf(name, context);
  return categories.length === 0 || categories.some(hasSizes);
}

const hasSizes = (category: string) => /^a-(?:fashion|toys|sports|jewellery)/u.test(category);

/** In months. */
const longestAge = 36;

/** Labels of sizes and numbers that stand right before them: Gr.43. */
const labels: Readonly<Record<CleaningContext["language"], RegExp>> = {
  de: /(?<![\p{L}\p{N}.])(?:Gr|GR|gr|Nr|NR)\.\s?(?=\d|(?:X{0,3}[SL]|M)(?![\p{L}\p{N}]))/gu,
  en: /(?<![\p{L}\p{N}.])(?:Sz|SZ|No|NO)\.(?=\d)/gu,
  fr: /(?<![\p{L}\p{N}.])(?:T|P)\.(?=\d{2}(?!\d))/gu,
  it: /(?<![\p{L}\p{N}.])(?:Tg|TG|tg|N|n)\.(?=\d)/gu,
};

function writeLabels(name: string, { language, wasShouted }: CleaningContext): string {
  if (!/\.\s?[\dXSML]/.test(name)) return name;
  return name.replace(labels[language], (label) => {
    if (language === "de")
      return `${label.charAt(0).toUpperCase()}${label.slice(1).trimEnd().toLowerCase()} `;
    return `${wasShouted === true && language === "it" ? label.toLowerCase() : label} `;
  });
}

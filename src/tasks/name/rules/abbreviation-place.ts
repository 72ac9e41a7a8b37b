import { acronyms, brandNames } from "../../../nlp/casing-words.ts";
import type { Language } from "../../../nlp/language.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { findMeasures } from "../../../nlp/measures.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { isGermanAdjective } from "../../../nlp/word-casing.ts";
import {
  type Abbreviation,
  abbreviationsAt,
  endsWithLabel,
  endsWithSize,
  foldLetters,
  kept,
} from "./abbreviations.ts";
import type { CleaningContext, FoundNoun } from "./cleaning-step.ts";

interface PlaceInName {
  readonly name: string;
  readonly context: CleaningContext;
  /** Up to where the name is written out. */
  readonly position?: number;
}

/**
 * Whether the short form may stand here at all: its borders, its case, its conditions.
 * @param isStated whether the row's own texts spell it out, and its case need not tell
 */
export function isMeant(
  { name, context, position = 0 }: PlaceInName,
  each: Abbreviation,
  start: number,
  isStated: () => boolean = () => false,
): boolean {
  const { short, full, kind, when } = each;
  const end = endOf(name, each, start);
  if (end === undefined) return false;
  const written = name.slice(start, start + short.length);
  const [before, after] = [name.slice(0, start), name.slice(end)];
  // "P.CERAM.": half of two that are glued.
  if (gluedInitial.test(before) && position < start) return false;
  const isGlued = /\d$/u.test(before);
  const isHyphened = kind === "count" && hyphenedCount.test(before);
  if (
    isHyphened
      ? !when.has("after-number")
      : isGlued
        ? !when.has("after-number") || partOfCode.test(before)
        : !mayPrecede.test(before)
  )
    return false;
  // STECKD.LEISTE: a part of a German compound, but "Da.Pullover" for whom it is.
  if (
    context.language === "de" &&
    kind !== "function" &&
    !(when.has("cell") && /^\p{Lu}\p{L}{3}/u.test(after)) &&
    /\.$/u.test(name.slice(start, end)) &&
    /^\p{L}/u.test(after)
  )
    return false;
  if (name.charAt(end - 1) !== "." && !mayFollow(short, after, kind)) return false;
  if (!hasItsCase(each, written, context) && !(context.wasShouted === true && isStated())) return false;
  if (when.has("after-number") && (!/\d[\s-]?$/u.test(before) || (kind === "count" && grade.test(before))))
    return false;
  if (!mayStandBehindNumber(each, written, before)) return false;
  if (when.has("before-number") && !/^\s?\d/u.test(after)) return false;
  if (when.has("before-word") && /^\s?\d/u.test(after)) return false;
  if (kind === "color" && isCount(each, after, context.language)) return false;
  if (when.has("last") && !mayEnd.test(after)) return false;
  if (when.has("not-first") && !/[\p{L}\p{N}]/u.test(before)) return false;
  if (!mayStandBefore(each, before, after)) return false;
  if (short === "v" && full.startsWith("v") && full.length > 4 && !mayBeGears(name, before)) return false;
  if (when.has("after-number") && !mayCount(each, before)) return false;
  // "Da.-Steppjacke": with its full stop and a word behind it, no "da".
  const mayStop = kind === "audience" && before === "" ? /^[-\s]\p{Lu}/u : /^-\p{Lu}/u;
  const isStopped = name.charAt(end - 1) === "." && mayStop.test(after) && !isMaker(written, context);
  // "D" of Italian clothes is no "d", where a column says for whom they are.
  const isOwn = when.has("cell") && when.has("upper") ? isMaker : isOfBrand;
  const isBrand = !when.has("after-number") && !isStopped && isOwn(written, context);
  // "ant. e post." where the row has "posteriore".
  const isOwnWord = isBrand && !(name.charAt(end - 1) === "." && isStated());
  return !isOwnWord && !isBesideCode({ short, when, kind, before, after, written });
}

const gluedInitial = /(?<![\p{L}\p{N}.])\p{L}\.$/u;

/** "300 ml" has no long sleeves, whatever garment the row speaks of: a unit behind its number is one. */
function mayStandBehindNumber({ kind, when }: Abbreviation, written: string, before: string): boolean {
  if (!unitLike.test(written) || kind === "unit" || when.has("after-number")) return true;
  // "Chemise 41 ML": a size and its sleeves.
  if (endsWithSize(before) || (/\p{Lu}/u.test(written) && sizeOfGarment.test(before))) return true;
  const number = /\d[\d.,]*\s?$/u.exec(before)?.[0];
  return number === undefined || findMeasures(`${number.trim()} ${written}`).length === 0;
}

const unitLike = /^\p{L}{1,3}$/u;
const sizeOfGarment = /(?<![\d.,])(?:3[2-9]|[45]\d|6[0-6])\s$/u;

/** The end of a name, of a part, or of what a pack or a coil holds: "NR BTE 12", "GRS LOT 3", and what is said behind the colour: "WS GR. M", "SW F. HP". */
const mayEnd =
  /^\s*(?:$|[,;|)/]|[-–—]\s)|^\s(?:bte|bo[iî]te|lot|pqt|paquet|sachet|carton|cour|cf|conf|confezione|pz)\.?\s?(?:d[ea]\s)?\d|^\s(?:gr\.?|sz\.?|size|tg\.?|taglia|taille|pointure)\s?(?:\d|x{0,3}[sl](?!\p{L})|m(?!\p{L}))|^\s(?:f\.|für|mit|m\.|ohne|o\.)\s|^\s\d{1,3}(?:[.,]\d{1,2})?\s?(?:m|cm)(?!\p{L})/iu;

/** "A3 ACC.": a letter with its number says a size or a kind, and counts nothing; "X2 PZ" does. */
const grade = /(?<![\p{L}\p{N}])[A-WYZ]\d{1,2}\s$/u;

/** The "SC.50" of "BLU SC.50", fifty to a box: no shade, where its last word counts before a number, or the number follows its full stop. */
function isCount({ short, stop }: Abbreviation, after: string, language: Language): boolean {
  if (!/^\s?\d/u.test(after) || stop === "possible") return false;
  if (/^\d/u.test(after)) return true;
  const last = foldLetters(short.split(" ").at(-1) ?? "");
  return abbreviationsAt(last, 0, last, language).some(({ when }) => when.has("before-number"));
}

/** "Focus 1.6 ST" and "0,35 bl." are no counts, for they have decimals, and "320 BL" none of sheets, for what is not of an office has no blank there. */
function mayCount({ full, where, kind }: Abbreviation, before: string): boolean {
  if (kind === "count" && (/\d[.,]\d{1,2}\s?$/u.test(before) || endsWithLabel(before))) return false;
  if (full === "Stück") return /(?<![\d.,])\d{1,4}[\s-]?$/u.test(before);
  return full !== "Blatt" || where.length > 0 || /\d$/u.test(before);
}

/** Gears of a bicycle, and plies of paper: a number that is no battery's or motor's voltage. */
function mayBeGears(name: string, before: string): boolean {
  const count = Number(/(\d+)\s?$/u.exec(before)?.[1]);
  return gears.has(count) && !motor.test(name);
}

const gears: ReadonlySet<number> = new Set([
  2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 21, 22, 24, 27, 30,
]);
const motor = /[eé]lectri|elettric|e-?bike|pedelec|batt|\d\s?(?:Ah|Wh)(?!\p{L})/iu;

/** In a name all in capitals the case of a short form says nothing: it takes a full stop or a slash to be one. */
function hasItsCase(
  { short, stop, when }: Abbreviation,
  written: string,
  { language, wasShouted }: CleaningContext,
): boolean {
  if (!when.has("upper") && !when.has("lower")) return true;
  // "GEORGE W. BUSH"
  if (wasShouted === true && language === "en" && when.has("lower") && short.length === 1) return false;
  if (wasShouted === true)
    return stop !== "possible" || /[./]/.test(short) || (when.has("upper") && when.has("last"));
  return when.has("upper")
    ? written === short || written === short.toUpperCase()
    : written === written.toLowerCase();
}

/**
 * What follows a preposition is a word or a number, a set of pieces is counted otherwise, the class of a cable's reaction to fire ("100 CPR
 * CCA") counts no tablets, and a unit has something before it.
 */
function mayStandBefore({ kind, short, full }: Abbreviation, before: string, after: string): boolean {
  if (kind === "function" && /^\p{L}+$/u.test(full))
    // "F/BRK" is of the front.
    return short === "f/"
      ? !/^\s?[b-df-hj-np-tv-xz]{3,}(?![\p{L}\p{N}])/iu.test(after) && !fullyWhat.test(after)
      : short.endsWith("/") || /^\s?[\p{L}\p{N}(]/u.test(after);
  // "DIAM. 0,10 CT" is the stone, "DIAM. 14" the measure.
  if (short === "diam" && /^\s?\d/u.test(after) && /^diam(?:[eè]tr|ant)/u.test(full))
    return carats.test(after) === /ant[ei]?$/u.test(full);
  if (kind === "count")
    return !/^\s(?:set|pack|kit|combo)(?!\p{L})|^\s(?:a|b[12]|[b-f])ca(?![\p{L}\p{N}])/iu.test(after);
  // "140X190 GRS" is grey, "500 GRS" no colour.
  if (short === "grs" && kind === "color" && /\d\s$/u.test(before) && !endsWithSize(before)) return false;
  // "N.66 GR 500", "1/2 MT 25": the unit is the next number's.
  if (kind === "unit")
    return (
      /\p{L}/u.test(before) && !section.test(before) && !(ownNumber.test(before) && /^\s?\d/u.test(after))
    );
  return kind !== "dimension" || !/[x×]\s*\p{L}+\./iu.test(before + after);
}

const carats = /^\s?\d+(?:[.,]\d+)?\s?(?:cts?|carat[si]?|kt)(?!\p{L})/iu;

/** A number with its label, a fraction of an inch, and the last of a section's numbers: "3G1,5 MT. 50", "16X2 MT. 100". */
const ownNumber = /(?:(?<!\p{L})n[°.º]\s?\d+|\d\/\d|\d\s?[xg×]\s?\d+(?:[.,]\d+)?)\s$/iu;

/** "3G1,5 GR.", "3G2.5 CU": the cores and the section of a cable have their unit, and no other follows. */
const section = /(?<![\p{L}\p{N}])\d{1,2}G\d+(?:[.,]\d+)?\s$/iu;

/** "F/LINED", "F/SYNTH": how something is made, and fully so; "for" stands before a thing. */
const fullyWhat = /^\s?(?:syn(?:th\p{L}*)?|auto(?:matic)?|\p{L}{3,}(?<![aeiou])ed)(?![\p{L}\p{N}])/iu;

/** The end with its full stop; undefined where that is missing, or ends a sentence or a number instead. */
export function endOf(name: string, { short, stop }: Abbreviation, start: number): number | undefined {
  const end = start + short.length;
  if (name.charAt(end) !== ".") return stop === "needed" ? undefined : end;
  const isStop = stop !== "possible" || /^\.(?:$|[\s,;:)/])/u.test(name.slice(end));
  return isStop ? end + 1 : undefined;
}

/** What may stand right before a short form; a hyphen only where it is a dash. */
const mayPrecede = /(?:^|[\s([,;:/+&"“„«|.]|\s[-–—])$/u;

/** A number that a hyphen joins to what it counts: a longer one is a designation's, "3003-PK". */
const hyphenedCount = /(?<![\p{L}\p{N}-])\d{1,3}-$/u;

/** A number behind a hyphen or letters belongs to a designation: 1651B-2. */
const partOfCode = /(?:\p{L}\p{N}*|\p{N}{3})[-_]\d+$/u;

function mayFollow(short: string, after: string, kind: string): boolean {
  // S/M is a size, not "senza M".
  if (!/[\p{L}\p{N}]$/u.test(short)) return !short.endsWith("/") || /^\s?(?:\p{L}{3}|\d)/u.test(after);
  if (kind === "audience" && /^-\p{Lu}/u.test(after)) return true;
  return !/^(?:[\p{L}\p{N}_'’]|[-./+]\p{N}|-\p{L}|\.)/u.test(after);
}

/** A maker's name is none: neither the row's brand nor a known one. */
export function isOfBrand(written: string, context: CleaningContext): boolean {
  if (/[./\s]/u.test(written)) return false;
  return isStopWord(foldText(written), context.language) || isMaker(written, context);
}

function isMaker(written: string, { product }: CleaningContext): boolean {
  const folded = foldText(written);
  if (brandNames().has(folded)) return true;
  return (
    product?.brand !== undefined &&
    foldText(product.brand)
      .split(/[^\p{L}\p{N}]+/u)
      .includes(folded)
  );
}

const longestCodeEnd = 3;
const measure =
  /^\.?[\s,]+\d+(?:[.,]\d+)?(?:\s?[Xx×]\s?\d+(?:[.,]\d+)?)*\s?(?:\p{Ll}{1,4}|[KkMm]?[WV]|[KM]W|K|[CM]?M|[KM]?G|[MC]?L|LM|m?Ah|TC|P(?:K|C|CS|GS?)|ST|[BFRS]L?|L\d|["%])?(?=$|[\s,;)-])/u;

/** A few letters beside numbers are a model's: SW 24, AVR 400 BK. Colours at the end and before a measure are not. */
function isBesideCode(place: {
  readonly short: string;
  readonly kind: string;
  readonly when: ReadonlySet<string>;
  readonly before: string;
  readonly after: string;
  readonly written: string;
}): boolean {
  const { short, kind, when, before, after, written } = place;
  if (short.length > longestCodeEnd || /[./]/u.test(short) || kind === "function") return false;
  // "100% CTN 200TC": what there is a share of is a material.
  if (kind === "material" && /\d\s?%\s$/u.test(before)) return false;
  if (/^\s?\d/u.test(after) && !when.has("before-number") && !measure.test(after)) return true;
  const isCapital = written === written.toUpperCase();
  const isBehindCode = /(?:^|\s)(?:\p{Lu}+[\p{N}\p{Lu}/-]*\d[\p{N}\p{Lu}/-]*|\d{3,})\s$/u.test(before);
  return (
    isCapital &&
    isBehindCode &&
    !when.has("after-number") &&
    !when.has("before-number") &&
    !when.has("stated") &&
    !((kind === "color" || when.has("last")) && mayEnd.test(after))
  );
}

/** Whether an English noun only says what the noun behind it is of: the cap of a cap screw. */
export function isModifier(
  { name, context }: { readonly name: string; readonly context: CleaningContext },
  { end }: FoundNoun,
): boolean {
  const next =
    context.language === "en" ? /^ (\p{L}{3,})(?![\p{L}/])/u.exec(name.slice(end))?.[1] : undefined;
  if (next === undefined) return false;
  const folded = foldLetters(next);
  const role = context.glossary.roleOf(folded, "en");
  if (role !== undefined) return role === "type" || role === "value";
  return !isStopWord(folded, "en") && abbreviationsAt(folded, 0, folded, "en").length === 0;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** "Inclin./Orient.", "ant. e post.": one alone of two that stand together would look worse than both. */
export function isHalfOfPair(
  name: string,
  { start, end }: Span,
  all: readonly Span[],
  language: Language,
): boolean {
  const [, next, second = ""] = nextOfPair.exec(name.slice(end)) ?? [];
  const [, first = "", last] = lastOfPair.exec(name.slice(0, start)) ?? [];
  return (
    (isOpen(next, second, language) && !all.some((one) => one.start === end + next.length)) ||
    (isOpen(last, first, language) && !all.some((one) => one.end === start - last.length))
  );
}

const nextOfPair = /^(\/|\s(?:e|ed|o|et|ou|und|u\.|oder|and|or)\s)(\p{L}+)\./u;
const lastOfPair = /(\p{L}+)\.(\/|\s(?:e|ed|o|et|ou|und|u\.|oder|and|or)\s)$/u;

/** "leise und stark." ends with a word. */
function isOpen(joint: string | undefined, word: string, language: Language): joint is string {
  if (joint === undefined || joint === "/") return joint !== undefined;
  const folded = foldLetters(word);
  return abbreviationsAt(folded, 0, folded, language).some(({ stop }) => stop !== "possible");
}

/** A word with its full stop right behind, and no number that it is the label of: "m. Arm.", "elektr. Aufstehh.". */
const shortBehind = /^\s?(\p{L}{2,})\.(?=$|[\s,;)/])(?!\s\d)/u;

/**
 * Whether the word behind is short too, and what is written here would not fit it: a joining word before one that stays short ("mit Arm."),
 * and a German adjective, which agrees when its noun is written out.
 */
export function isOpenBefore(
  name: string,
  { end, text }: Span & { readonly text: string },
  all: readonly (Span & { readonly text: string })[],
  { language, glossary }: CleaningContext,
): boolean {
  if (isShortBehindSlash(name, end, all, { language, glossary })) return true;
  const found = shortBehind.exec(name.slice(end));
  const [behind = "", word = ""] = found ?? [];
  if (found === null) return false;
  const written = text.trim();
  const next = end + behind.indexOf(word);
  // "warmweiß batteriebetrieben": two adjectives that follow their noun.
  const isBehindNoun = all.some(({ start, text: other }) => start === next && /^\p{Ll}/u.test(other));
  if (language === "de" && /^\p{Ll}+$/u.test(written) && isGermanAdjective(written))
    return !isBehindNoun && /^\p{Lu}/u.test(word) && glossary.roleOf(foldText(written), "de") !== "color";
  if (!isStopWord(foldText(written), language)) return false;
  const folded = foldLetters(word);
  const isUsual = abbreviationsAt(folded, 0, folded, language).some(({ kind }) => kept.has(kind));
  return !isUsual && !all.some((one) => one.start <= next && next < one.end);
}

/** The "OCCH" of "C/OCCH", without a full stop: a few letters that are no word, for they end in a consonant in Italian, or have no vowel. */
function isShortBehindSlash(
  name: string,
  end: number,
  all: readonly Span[],
  context: Pick<CleaningContext, "language" | "glossary">,
): boolean {
  const word = name.charAt(end - 1) === "/" ? slashWord.exec(name.slice(end))?.[1] : undefined;
  return word !== undefined && !all.some(({ start }) => start === end) && isStump(word, context);
}

const slashWord = /^(\p{L}{3,5})(?=$|[\s,;)])/u;

function isStump(word: string, { language, glossary }: Pick<CleaningContext, "language" | "glossary">) {
  const folded = foldText(word);
  if (language === "it" ? !/[^aeiou]$/u.test(folded) : /[aeiouy]/u.test(folded)) return false;
  const isKnown = isCommonWord(folded, language) || glossary.roleOf(folded, language) !== undefined;
  return !isKnown && !acronyms().has(folded) && !brandNames().has(folded);
}

/** A lowered name in which "C/OCCH" has its capitals still: whoever does not know the word cannot write it out. */
export function withSlashedStumps(lowered: string, shouted: string, context: CleaningContext): string {
  if (context.language !== "it" || !shouted.includes("/")) return lowered;
  let rest = lowered;
  for (const { 0: text, 1: word = "", index } of shouted.matchAll(slashedStump))
    if (isStump(word, context)) rest = rest.slice(0, index) + text + rest.slice(index + text.length);
  return rest;
}

const slashedStump = /(?<![\p{L}\p{N}])[CS]\/(\p{Lu}{3,5})(?=$|[\s,;)])/gu;

/** "BOND & SEAL" beside "bonding": one of two English verbs is no short form of what it becomes with an ending. */
export function isVerbOfTwo(ending: string, after: string): boolean {
  return /^(?:ed|ers?|ing)$/u.test(ending) && /^\s?(?:&|and)\s?\p{L}{3}/iu.test(after);
}

/** 2-teilig, 4-fach-Steckdose */
export function isCounted(
  full: string,
  kind: string,
  before: string,
  { language }: CleaningContext,
): boolean {
  return (
    language === "de" &&
    kind === "count" &&
    /^(?:\p{Ll}+ig|fach(?:-\p{L}+)?)$/u.test(full) &&
    /\d[\s-]?$/u.test(before)
  );
}

/** "VALIG.", "CART.": the beginning of a noun, which the word lists find for the noun, with the full stop of a short form. */
export function isCutNoun(
  { start, end }: FoundNoun,
  { name, folded }: { readonly name: string; readonly folded: string },
  { language }: CleaningContext,
): boolean {
  if (name.charAt(end) !== ".") return false;
  return abbreviationsAt(folded, start, folded.slice(start, end), language).some(
    ({ stop }) => stop !== "possible",
  );
}

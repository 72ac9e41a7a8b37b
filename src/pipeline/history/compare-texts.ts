import { type ProductField, productFields } from "../../feed/feed.ts";
import type { FeedProfile, TextFigures } from "./feed-profile.ts";
import { chanceOf, counted, type GuardCode, type GuardFinding, percent, shareOf } from "./findings.ts";
import { sharedValues } from "./text-tally.ts";

/** Texts that were emptied, made equal, truncated, or garbled by encodings and markup. */
export function compareTexts(last: FeedProfile, now: FeedProfile): GuardFinding[] {
  return comparedFields(last, now).flatMap((compared) => [
    ...emptied(compared),
    ...alike(compared),
    ...lengths(compared),
    ...damaged(compared),
  ]);
}

/** Whether these are the same products: identifiers, GTINs, and whether names still belong to their identifiers. */
export function compareProducts(last: FeedProfile, now: FeedProfile): GuardFinding[] {
  const fields = comparedFields(last, now);
  const of = (field: string) => fields.find((compared) => compared.field === field);
  const [ids, names, gtins] = [of("id"), of("name"), of("gtin")];
  return [
    ...(ids === undefined ? [] : [...repeated(ids), ...zerosLost(ids)]),
    ...(gtins === undefined ? [] : [...zerosLost(gtins), ...invalid(gtins)]),
    ...changed(ids, names),
  ];
}

/** One field's figures in both runs. */
interface ComparedField {
  readonly field: ProductField;
  readonly column: string;
  readonly before: TextFigures;
  readonly now: TextFigures;
}

/**
 * Fields with a column in both runs, except those that moved while their old column still exists, which `fieldsMoved`
 * reports.
 */
function comparedFields(last: FeedProfile, now: FeedProfile): ComparedField[] {
  return productFields.flatMap((field): ComparedField[] => {
    const [before, current, column] = [last.texts[field], now.texts[field], now.fields[field]];
    const own = last.fields[field] ?? "";
    const isMoved = own !== column && now.columns.includes(own);
    return before === undefined || current === undefined || column === undefined || isMoved
      ? []
      : [{ field, column, before, now: current }];
  });
}

/** Fewer cells than this are chance. */
const fewCells = 5;

/**
 * A missing name makes a row useless, so a rise of 10 points is too much; new products often lack other fields, and
 * 30 % new ones are usual, so those need 35 points.
 */
const mostEmptied = (field: ProductField): number => (field === "name" || field === "id" ? 0.1 : 0.35);

function emptied({ field, column, before, now }: ComparedField): GuardFinding[] {
  const [was, is] = [emptyShare(before), emptyShare(now)];
  const isWholly = is === 1 && was <= 0.5;
  const most =
    mostEmptied(field) + chanceOf([was, is], [before.empty + before.filled, now.empty + now.filled]);
  if (now.empty < fewCells || (is - was <= most && !isWholly)) return [];
  return shareFinding("field_empty", column, [was, is], "are empty");
}

function emptyShare({ empty, filled }: TextFigures): number {
  return shareOf(empty, empty + filled);
}

/**
 * One text in all cells where there were five or more, or almost no distinct ones where there were twenty or more: a
 * placeholder, or one row's text in all rows.
 */
function alike({ column, before, now }: ComparedField): GuardFinding[] {
  // In long feeds these are estimates, which can exceed the number of cells.
  const [was, is] = [before, now].map(({ values, filled }) => Math.min(values.distinct, filled)) as [
    number,
    number,
  ];
  if (now.filled < 20) return [];
  const isPoor = variety(now) < variety(before) / 10 && is <= 3 + now.filled * 0.02;
  if (!(was >= 5 && is === 1) && !(was >= 20 && isPoor)) return [];
  const message =
    `the ${counted(now.filled, "cell")} hold ${counted(is, "different text")}, ` +
    `last time ${counted(before.filled, "cell")} held ${was.toLocaleString("en-US")}.`;
  return finding("field_same", column, message, [was, is]);
}

function variety({ values, filled }: TextFigures): number {
  return shareOf(values.distinct, filled);
}

/**
 * Truncated: many distinct texts have exactly the maximum length, and fewer had before. Otherwise a mean length below
 * two fifths or above three times the last one means different texts: removed markup or a shorter style hardly halves
 * it.
 */
function lengths({ field, column, before, now }: ComparedField): GuardFinding[] {
  if (now.measured < fewCells || before.measured < fewCells) return [];
  const [cutBefore, cutNow] = [
    shareOf(before.atLongest, before.measured),
    shareOf(now.atLongest, now.measured),
  ];
  const isShorter = now.longest >= 20 && now.longest < before.longest;
  if (isShorter && now.atLongest >= fewCells && cutNow >= 0.02 && cutNow > 4 * cutBefore) {
    const message = `${percent(cutNow)} of the cells end after exactly ${now.longest} characters, last time they were up to ${before.longest} long.`;
    return finding("field_cut", column, message, [before.longest, now.longest]);
  }
  if (field !== "name" && field !== "description") return [];
  const [was, is] = [before.characters / before.measured, now.characters / now.measured];
  if (is >= was * 0.4 && is <= was * 3) return [];
  const message = `the cells are ${Math.round(is)} characters long in the mean, last time ${Math.round(was)}.`;
  return finding("field_length", column, message, [Math.round(was), Math.round(is)]);
}

type Damage = "garbled" | "questioned" | "escaped" | "scientific";

const damages: Readonly<Record<Damage, readonly [GuardCode, words: string, leastRise: number]>> = {
  garbled: ["garbled", "hold garbled letters (Ã¼ for ü)", 0.02],
  questioned: ["letters_lost", "have a question mark within a word, as letters leave that were lost", 0.02],
  escaped: ["escaped", "hold markup that was escaped once too often (&lt;p&gt;)", 0.1],
  scientific: ["scientific", "are numbers that a spreadsheet has rounded (4,01E+12)", 0.01],
};

/** A supplier's few bad cells are not an export fault; a rise by two points is. Shares are not rounded first. */
function damaged({ column, before, now }: ComparedField): GuardFinding[] {
  return (Object.keys(damages) as Damage[]).flatMap((damage) => {
    const [code, words, leastRise] = damages[damage];
    const [was, is] = [shareOf(before[damage], before.looked), shareOf(now[damage], now.looked)];
    if (now[damage] < 3 || is - was < leastRise) return [];
    return shareFinding(code, column, [was, is], words);
  });
}

/** Variants may share an identifier, but five more rows in a hundred doing so indicate a wrong join. */
function repeated({ column, before, now }: ComparedField): GuardFinding[] {
  const [was, is] = [before.values.repeated, now.values.repeated];
  const chance = chanceOf([was, is], [before.filled, now.filled]);
  if (is - was <= 0.05 + chance || is * now.filled < 5) return [];
  return shareFinding("ids_repeated", column, [was, is], "repeat one that came before");
}

/** Spreadsheets convert 00123 to a number, so that all leading zeros disappear. */
function zerosLost({ column, before, now }: ComparedField): GuardFinding[] {
  const [was, is] = [shareOf(before.leadingZero, before.looked), shareOf(now.leadingZero, now.looked)];
  if (before.leadingZero < 3 || was < 0.01 || now.looked < 10 || is > was / 10) return [];
  return shareFinding("zeros_lost", column, [was, is], "begin with a zero");
}

/** Check digits are correct or were never validated; they do not become wrong in a fifth of a range overnight. */
function invalid({ column, before, now }: ComparedField): GuardFinding[] {
  const [was, is] = [shareOf(before.gtins, before.looked), shareOf(now.gtins, now.looked)];
  if (was - is <= 0.2 || now.looked - now.gtins < 5 || now.scientific > 0) return [];
  return shareFinding("gtins_invalid", column, [was, is], "are valid GTINs");
}

/** Smaller ranges can be replaced entirely between two runs. */
const fewProducts = 20;

/**
 * Half of a range may be new, and names may be revised one by one. But if nine in ten identifiers are new and the names
 * are not, the export renumbers its products; if the names are new too, it is another feed; and if all names of the
 * same products are new (another language, other source columns), all answers are invalidated.
 */
function changed(ids: ComparedField | undefined, names: ComparedField | undefined): GuardFinding[] {
  const [sameIds, sameNames] = [ids, names].map(shared);
  if (ids === undefined || sameIds === undefined) {
    if (names === undefined || sameNames === undefined || sameNames >= 0.02) return [];
    return shareFinding("products_others", names.column, [1, sameNames], "are names of last time");
  }
  if (sameIds < 0.1) {
    const code = sameNames !== undefined && sameNames >= 0.5 ? "ids_changed" : "products_others";
    return shareFinding(code, ids.column, [1, sameIds], "are identifiers of last time");
  }
  if (names === undefined || sameNames === undefined || sameNames >= 0.1 || sameIds < 0.5) return [];
  return shareFinding(
    "names_changed",
    names.column,
    [1, sameNames],
    "are names of last time, though the products are the same",
  );
}

/** The share of the smaller feed's values that the other one has, which is independent of removed or added rows. */
function shared(compared: ComparedField | undefined): number | undefined {
  if (compared === undefined) return undefined;
  const { before, now } = compared;
  if (Math.min(before.values.distinct, now.values.distinct) < fewProducts) return undefined;
  return before.values.distinct < now.values.distinct
    ? sharedValues(before.values, now.values)
    : sharedValues(now.values, before.values);
}

function shareFinding(
  code: GuardCode,
  column: string,
  [before, now]: readonly [number, number],
  words: string,
): GuardFinding[] {
  const message = `${percent(now)} of the cells ${words}, last time ${percent(before)}.`;
  return finding(code, column, message, [before, now]);
}

function finding(
  code: GuardCode,
  column: string,
  message: string,
  [before, now]: readonly [number, number],
): GuardFinding[] {
  return [{ code, sentence: `Column "${column}": ${message}`, before, now, column }];
}

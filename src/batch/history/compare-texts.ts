import { type ProductField, productFields } from "../../feed/product-field.ts";
import type { FeedProfile, TextFigures } from "./feed-profile.ts";
import { chanceOf, counted, percent, shareOf } from "./figure-words.ts";
import type { GuardCode, GuardFinding } from "./guard-finding.ts";

/** Both times' figures of one field. */
export interface ComparedField {
  readonly field: ProductField;
  readonly column: string;
  readonly before: TextFigures;
  readonly now: TextFigures;
}

/** Fields that have a column both times; one that moved to another while its own is still there is told of elsewhere. */
export function comparedFields(last: FeedProfile, now: FeedProfile): ComparedField[] {
  return productFields.flatMap((field): ComparedField[] => {
    const [before, current, column] = [last.texts[field], now.texts[field], now.fields[field]];
    const own = last.fields[field] ?? "";
    const isMoved = own !== column && now.columns.includes(own);
    return before === undefined || current === undefined || column === undefined || isMoved
      ? []
      : [{ field, column, before, now: current }];
  });
}

/** What became of the texts: emptied, all alike, cut off, garbled on their way through encodings and markup. */
export function compareTexts(last: FeedProfile, now: FeedProfile): GuardFinding[] {
  return comparedFields(last, now).flatMap((compared) => [
    ...emptied(compared),
    ...alike(compared),
    ...lengths(compared),
    ...damaged(compared),
  ]);
}

/** So few cells of a kind come and go by chance. */
const fewCells = 5;

/**
 * A name that is missing makes a row useless, so one in ten is too many; new products may well come without the rest,
 * and 30 % new ones are usual, so that there it takes 35 points.
 */
const mostEmptied = (field: ProductField): number => (field === "name" || field === "id" ? 0.1 : 0.35);

function emptied({ field, column, before, now }: ComparedField): GuardFinding[] {
  const [was, is] = [emptyShare(before), emptyShare(now)];
  const isWholly = is === 1 && was <= 0.5;
  const most =
    mostEmptied(field) + chanceOf([was, is], [before.empty + before.filled, now.empty + now.filled]);
  if (now.empty < fewCells || (is - was <= most && !isWholly)) return [];
  return finding("field_empty", column, `${percent(is)} of the cells are empty, last time ${percent(was)}.`, [
    was,
    is,
  ]);
}

function emptyShare({ empty, filled }: TextFigures): number {
  return shareOf(empty, empty + filled);
}

/**
 * One text in all cells where there were five or more, or hardly any different ones where there were twenty or more: a
 * placeholder, or one row's text in all rows.
 */
function alike({ column, before, now }: ComparedField): GuardFinding[] {
  // Of long feeds they are estimates, which may come out above the number of cells.
  const [was, is] = [before, now].map(({ values, filled }) => Math.min(values.distinct, filled)) as [
    number,
    number,
  ];
  if (now.filled < 20) return [];
  const isPoor = variety(now) < variety(before) / 10 && is <= 3 + now.filled * 0.02;
  if (!(was >= 5 && is === 1) && !(was >= 20 && isPoor)) return [];
  const told =
    `the ${counted(now.filled, "cell")} hold ${counted(is, "different text")}, ` +
    `last time ${counted(before.filled, "cell")} held ${was.toLocaleString("en-US")}.`;
  return finding("field_same", column, told, [was, is]);
}

function variety({ values, filled }: TextFigures): number {
  return shareOf(values.distinct, filled);
}

/**
 * Cut off: many different texts are exactly as long as the longest, and fewer were. Else texts of less than two fifths or more
 * than three times the length are other texts: markup taken out or a shorter style hardly halves them.
 */
function lengths({ field, column, before, now }: ComparedField): GuardFinding[] {
  if (now.measured < fewCells || before.measured < fewCells) return [];
  const [cutBefore, cutNow] = [
    shareOf(before.atLongest, before.measured),
    shareOf(now.atLongest, now.measured),
  ];
  const isShorter = now.longest >= 20 && now.longest < before.longest;
  if (isShorter && now.atLongest >= fewCells && cutNow >= 0.02 && cutNow > 4 * cutBefore) {
    const told = `${percent(cutNow)} of the cells end after exactly ${now.longest} characters, last time they were up to ${before.longest} long.`;
    return finding("field_cut", column, told, [before.longest, now.longest]);
  }
  if (field !== "name" && field !== "description") return [];
  const [was, is] = [before.characters / before.measured, now.characters / now.measured];
  if (is >= was * 0.4 && is <= was * 3) return [];
  const told = `the cells are ${Math.round(is)} characters long in the mean, last time ${Math.round(was)}.`;
  return finding("field_length", column, told, [Math.round(was), Math.round(is)]);
}

type Damage = "garbled" | "questioned" | "escaped" | "scientific";

const damages: Readonly<Record<Damage, readonly [GuardCode, words: string, leastRise: number]>> = {
  garbled: ["garbled", "hold garbled letters (Ã¼ for ü)", 0.02],
  questioned: ["letters_lost", "have a question mark within a word, as letters leave that were lost", 0.02],
  escaped: ["escaped", "hold markup that was escaped once too often (&lt;p&gt;)", 0.1],
  scientific: ["scientific", "are numbers that a spreadsheet has rounded (4,01E+12)", 0.01],
};

/** A supplier's few bad cells are no fault of the export; a rise by two points is. Rounded numbers are never meant. */
function damaged({ column, before, now }: ComparedField): GuardFinding[] {
  return (Object.keys(damages) as Damage[]).flatMap((damage) => {
    const [code, words, leastRise] = damages[damage];
    const [was, is] = [shareOf(before[damage], before.looked), shareOf(now[damage], now.looked)];
    if (now[damage] < 3 || is - was < leastRise) return [];
    return finding(code, column, `${percent(is)} of the cells ${words}, last time ${percent(was)}.`, [
      was,
      is,
    ]);
  });
}

function finding(
  code: GuardCode,
  column: string,
  told: string,
  [before, now]: readonly [number, number],
): GuardFinding[] {
  return [{ code, sentence: `Column "${column}": ${told}`, before, now, column }];
}

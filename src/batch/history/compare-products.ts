import { type ComparedField, comparedFields } from "./compare-texts.ts";
import type { FeedProfile } from "./feed-profile.ts";
import { chanceOf, percent, shareOf } from "./figure-words.ts";
import type { GuardCode, GuardFinding } from "./guard-finding.ts";
import { sharedValues } from "./value-sketch.ts";

/** Whether these are the same products still: identifiers, GTINs, and whether their names are theirs. */
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

/** Variants may share an identifier; that five more rows in a hundred do is an export that was joined wrongly. */
function repeated({ column, before, now }: ComparedField): GuardFinding[] {
  const [was, is] = [before.values.repeated, now.values.repeated];
  const chance = chanceOf([was, is], [before.filled, now.filled]);
  if (is - was <= 0.05 + chance || is * now.filled < 5) return [];
  return finding("ids_repeated", column, [was, is], "repeat one that came before");
}

/** A spreadsheet takes 00123 for a number. What had zeros in front has none at all any more. */
function zerosLost({ column, before, now }: ComparedField): GuardFinding[] {
  const [was, is] = [shareOf(before.leadingZero, before.looked), shareOf(now.leadingZero, now.looked)];
  if (before.leadingZero < 3 || was < 0.01 || now.looked < 10 || is > was / 10) return [];
  return finding("zeros_lost", column, [was, is], "begin with a zero");
}

/** Check digits are right or were never looked at; they do not go wrong in a fifth of a range overnight. */
function invalid({ column, before, now }: ComparedField): GuardFinding[] {
  const [was, is] = [shareOf(before.gtins, before.looked), shareOf(now.gtins, now.looked)];
  if (was - is <= 0.2 || now.looked - now.gtins < 5 || now.scientific > 0) return [];
  return finding("gtins_invalid", column, [was, is], "are valid GTINs");
}

/** Of so few products all may be sold out at once. */
const fewProducts = 20;

/**
 * Half of a range may be new, its names may be worked on one after the other. But where nine identifiers in ten are
 * new and the names are not, the export numbers its products anew; where the names are new too, it is another feed; and
 * where all names of the same products are new (another language, a name made of other columns), all is done anew.
 */
function changed(ids: ComparedField | undefined, names: ComparedField | undefined): GuardFinding[] {
  const [sameIds, sameNames] = [ids, names].map(shared);
  if (ids === undefined || sameIds === undefined) {
    if (names === undefined || sameNames === undefined || sameNames >= 0.02) return [];
    return finding("products_others", names.column, [1, sameNames], "are names of last time");
  }
  if (sameIds < 0.1) {
    const code = sameNames !== undefined && sameNames >= 0.5 ? "ids_changed" : "products_others";
    return finding(code, ids.column, [1, sameIds], "are identifiers of last time");
  }
  if (names === undefined || sameNames === undefined || sameNames >= 0.1 || sameIds < 0.5) return [];
  return finding(
    "names_changed",
    names.column,
    [1, sameNames],
    "are names of last time, though the products are the same",
  );
}

/** The smaller feed's share of values that the other one has: rows that were left out or added change nothing. */
function shared(compared: ComparedField | undefined): number | undefined {
  if (compared === undefined) return undefined;
  const { before, now } = compared;
  if (Math.min(before.values.distinct, now.values.distinct) < fewProducts) return undefined;
  return before.values.distinct < now.values.distinct
    ? sharedValues(before.values, now.values)
    : sharedValues(now.values, before.values);
}

function finding(
  code: GuardCode,
  column: string,
  [before, now]: readonly [number, number],
  words: string,
): GuardFinding[] {
  const sentence = `Column "${column}": ${percent(now)} of the cells ${words}, last time ${percent(before)}.`;
  return [{ code, sentence, before, now, column }];
}

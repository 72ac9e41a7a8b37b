import { findMeasures, findPackCounts, type PackCount } from "../../nlp/measures.ts";
import { defineCheck } from "../check.ts";
import { removeSpan } from "../fixes.ts";
import { faultAt, type Place } from "../violation.ts";

/** Prefilter for the costly patterns. */
const anyPack =
  /\d ?[x×]|[x×] ?\d|er[ -]|pack|set|lot|box|bo[iî]te|confezion|paquet|paket|kit|pacc|case|bundle|carton|karton|bündel|sachet|stück|stk|pcs|pezzi|pz/iu;

const plainPacks =
  /(?<![\p{L}\p{N}.,-])\d{1,3}(?:[ -]?packs?|\s?(?:stück|stk|pcs|pezzi|pz))(?!\p{L})\.?|(?<!\p{L})(?:doppel|zweier|dreier|vierer|fünfer|sechser|multi|twin|double|triple)[ -]?packs?(?!\p{L})/giu;

/** Multipacks: 2er-Pack, 3 pack, lot de 2, Doppelpack, 3 Stück. */
export const packs = defineCheck({
  kind: "packs",
  options: {},
  find: (reading) => {
    const { text } = reading;
    if (!anyPack.test(text)) return [];
    const plain = [...text.matchAll(plainPacks)].map(({ 0: pack, index }) => ({
      start: index,
      end: index + pack.length,
    }));
    return [...plain, ...countsBeside(plain, text)]
      .toSorted((one, two) => one.start - two.start)
      .map(({ start, end }) =>
        faultAt(
          reading,
          { start, end },
          `It states a pack: "${text.slice(start, end)}".`,
          isPartOfName(text, start) ? undefined : removeSpan(text, { start, end }),
        ),
      );
  },
});

/** Counts that are not part of a measure; most texts have none, so measures are searched last. */
function countsBeside(plain: readonly Place[], text: string): readonly Place[] {
  const isPack = ({ value, start, end }: PackCount) => value > 1 && !/\dX/.test(text.slice(start, end));
  const counts = findPackCounts(text).filter((count) => isPack(count) && isApart(count, plain));
  if (counts.length === 0) return counts;
  const measures = findMeasures(text).filter(
    ({ dimension, end }) => dimension !== "count" && !/^-\p{L}/u.test(text.slice(end)),
  );
  return counts.filter((count) => isApart(count, measures));
}

function isApart(place: Place, others: readonly Place[]): boolean {
  return !others.some((one) => one.start < place.end && place.start < one.end);
}

/** "Gift set of 6": the set is the product. */
function isPartOfName(text: string, start: number): boolean {
  return (
    /^(?:set|box|kit|case|lot|bo[iî]te|coffret)/iu.test(text.slice(start)) &&
    /\p{L}\s$/u.test(text.slice(Math.max(0, start - 200), start))
  );
}

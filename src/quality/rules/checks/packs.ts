import { findPackCounts } from "../../../text/measures/pack-counts.ts";
import { findMeasures } from "../../../text/units.ts";
import { type Fault, type FindFaults, faultAt } from "../fault.ts";
import { removeSpan } from "../fixes/remove-span.ts";

/** Without one of these signs the costly patterns need not be tried. */
const anyPack =
  /\d ?[x×]|[x×] ?\d|er[ -]|pack|set|lot|box|bo[iî]te|confezion|paquet|paket|kit|pacc|case|bundle|carton|karton|bündel|sachet/iu;

/** Packs of several: 2er-Pack, 3 pack, lot de 2. */
export const findPacks: FindFaults<"packs"> = (reading): readonly Fault[] => {
  const { text } = reading;
  if (!/\d/.test(text) || !anyPack.test(text)) return [];
  const plain = [...text.matchAll(/(?<![\p{L}\p{N}.,-])\d{1,3}[ -]?packs?(?!\p{L})/giu)].map(
    ({ 0: pack, index }) => ({ start: index, end: index + pack.length }),
  );
  const taken = [...plain, ...findMeasures(text).filter(({ dimension }) => dimension !== "count")];
  const counted = findPackCounts(text).filter(
    ({ start, end }) => !taken.some((one) => one.start < end && start < one.end),
  );
  return [...plain, ...counted]
    .toSorted((one, two) => one.start - two.start)
    .map(({ start, end }) =>
      faultAt(
        reading,
        { start, end },
        `It states a pack: "${text.slice(start, end)}".`,
        removeSpan(text, { start, end }),
      ),
    );
};

import type { FieldReading } from "../product-reading.ts";
import { type Fault, type FindFaults, faultAt, faultOfAll, type Place, shown } from "../violation.ts";

/** Too few or too many items of a list, as bullet points are. */
export const findItemCountFaults: FindFaults<"itemCount"> = (reading, { min, max }): readonly Fault[] => {
  const { length } = reading.once(itemsOf);
  if (min !== undefined && length < min)
    return [faultOfAll(reading, `It has ${length} items, fewer than ${min}.`)];
  if (max !== undefined && length > max)
    return [faultOfAll(reading, `It has ${length} items, more than ${max}.`)];
  return [];
};

/** Items that are too long. */
export const findLongItems: FindFaults<"itemLength"> = (reading, { max }): readonly Fault[] =>
  reading
    .once(itemsOf)
    .filter(({ start, end }) => end - start > max)
    .map((item) => {
      const text = reading.text.slice(item.start, item.end);
      return faultAt(
        reading,
        item,
        `An item has ${text.length} characters, more than ${max}: "${shown(text)}".`,
      );
    });

/** Lines; where there is one, what stands between bars, bullets or semicolons. */
function itemsOf({ text }: FieldReading): readonly Place[] {
  const separator = [/\n+/gu, /\s*\|\s*/gu, /\s*•\s*/gu, /;\s*/gu].find(
    (one) => text.trim().search(one) >= 0,
  );
  if (!separator) return [{ start: 0, end: text.length }];
  const items: Place[] = [];
  let start = 0;
  for (const { 0: sign, index } of text.matchAll(separator)) {
    if (text.slice(start, index).trim() !== "") items.push({ start, end: index });
    start = index + sign.length;
  }
  if (text.slice(start).trim() !== "") items.push({ start, end: text.length });
  return items;
}

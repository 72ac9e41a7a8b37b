import { count, defineCheck, optional } from "../check.ts";
import type { FieldReading } from "../product-reading.ts";
import { faultOfAll, type Place } from "../violation.ts";

/** Too few or too many items of a list, such as bullet points. */
export const itemCount = defineCheck({
  kind: "item-count",
  options: { min: optional(count), max: optional(count) },
  find: (reading, { min, max }) => {
    const { length } = reading.once(itemsOf);
    if (min !== undefined && length < min)
      return [faultOfAll(reading, `It has ${length} items, fewer than ${min}.`)];
    if (max !== undefined && length > max)
      return [faultOfAll(reading, `It has ${length} items, more than ${max}.`)];
    return [];
  },
  needsField: ({ min }) => min !== undefined,
});

/** The lines; if there is only one, the parts between bars, bullets or semicolons. */
export function itemsOf({ text }: FieldReading): readonly Place[] {
  const separator = [/\n+/gu, /\s*\|\s*/gu, /\s*•\s*/gu, /;\s*/gu].find(
    (one) => text.trim().search(one) >= 0,
  );
  if (!separator) return [{ start: 0, end: text.length }];
  const items: Place[] = [];
  let start = 0;
  for (const { 0: found, index } of text.matchAll(separator)) {
    if (text.slice(start, index).trim() !== "") items.push({ start, end: index });
    start = index + found.length;
  }
  if (text.slice(start).trim() !== "") items.push({ start, end: text.length });
  return items;
}

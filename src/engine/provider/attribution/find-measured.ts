import type { AttributeRecord } from "../../../catalog/model.ts";
import { convertMeasure, findMeasures, type Measure } from "../../../text/units.ts";
import { findWords, type Place } from "./find-quote.ts";

/** A measure in a text, and whether it has a unit of the attribute's dimension there. */
export interface MeasuredPlace extends Place {
  readonly hasUnit: boolean;
}

/**
 * Where a quote has the measure that a value says: the very words, or the same measure written otherwise ("2kg" for "2 kg"). Undefined
 * where it has another number, or none.
 */
export function findMeasured(
  { dimension }: Pick<AttributeRecord, "dimension">,
  { value, quote }: { readonly value: string; readonly quote: string },
): MeasuredPlace | undefined {
  const ofDimension = (measure: Measure) => dimension === undefined || measure.dimension === dimension;
  const measures = findMeasures(quote).filter(ofDimension);
  const words = findWords(quote, value);
  const [said] = findMeasures(value).filter(ofDimension);
  const same = said && measures.find((measure) => isSame(measure, said));
  if (same !== undefined) return { start: same.start, end: same.end, hasUnit: true };
  if (words === undefined || !/\p{N}/u.test(value)) return undefined;
  const around = measures.find(({ start, end }) => start <= words.start && words.end <= end);
  return around === undefined
    ? { ...words, hasUnit: false }
    : { start: around.start, end: around.end, hasUnit: true };
}

/** Units are compared by what they come to: 0.5 m is 50 cm. */
function isSame(one: Measure, other: Measure): boolean {
  return isEqual(one, one.value, other, other.value) && isEqual(one, one.upper, other, other.upper);
}

function isEqual(
  one: Measure,
  value: number | undefined,
  other: Measure,
  otherValue: number | undefined,
): boolean {
  if (value === undefined || otherValue === undefined) return value === otherValue;
  const converted = convertMeasure(value, one.unit, other.unit);
  return converted !== undefined && Math.abs(converted - otherValue) <= 1e-9 * Math.abs(otherValue);
}

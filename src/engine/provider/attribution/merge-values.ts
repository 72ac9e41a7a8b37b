import { normalizeWhitespace } from "../../../text/normal-form.ts";
import type { StatedValue } from "./check-statement.ts";

/**
 * One attribute's values, each once, the surest first. Words that no listed value was found for say nothing more where they
 * lie in the words of a listed one, or around them.
 */
export function mergeValues(values: readonly StatedValue[]): readonly StatedValue[] {
  const surest = values.toSorted((one, other) => other.score - one.score);
  const first = new Map<string, StatedValue>();
  for (const value of surest) if (!first.has(keyOf(value))) first.set(keyOf(value), value);
  const distinct = [...first.values()];
  return distinct.filter(
    (one) =>
      one.value !== null || !distinct.some((other) => other.value !== null && isOverlapping(one, other)),
  );
}

function keyOf({ value, text, start, end }: StatedValue): string {
  if (value !== null) return `value ${value.identifier}`;
  return `text ${normalizeWhitespace(text.plain.text.slice(start, end)).toLowerCase()}`;
}

function isOverlapping(one: StatedValue, other: StatedValue): boolean {
  return one.text === other.text && one.start < other.end && other.start < one.end;
}

import type { GlossaryMatch } from "../../../../glossary/glossary.ts";
import type { GlossaryRole } from "../../../../glossary/glossary-entry.ts";
import type { WordReading } from "../../../../text/read-words.ts";

/** Tokens `first` up to but not `end`. */
export interface Stretch {
  readonly first: number;
  readonly end: number;
}

const propertyRoles: ReadonlySet<GlossaryRole> = new Set([
  "quality",
  "color",
  "material",
  "pattern",
  "size",
  "audience",
  "label",
]);

/** Whether the token is a word for a property of the thing or for its packing, a number or a code: none of the thing's own words. */
export function isProperty(
  { tokens }: WordReading,
  place: number,
  matches: readonly GlossaryMatch[],
): boolean {
  if (tokens[place]?.kind !== "word") return true;
  const match = matches.find(({ first, end }) => first <= place && place < end);
  if (match === undefined) return false;
  if (match.entry.role === "type") return match.entry.domain === "part";
  return propertyRoles.has(match.entry.role) || (match.entry.role === "value" && match.end - match.first > 1);
}

/** "Walnut Oil | Unfiltered", "Torch | 407": nothing there names a thing, and nothing is joined to what stands before. */
export function onlyProperties(
  reading: WordReading,
  { first, end }: Stretch,
  matches: readonly GlossaryMatch[],
): boolean {
  for (let place = first; place < end; place += 1) if (!isProperty(reading, place, matches)) return false;
  const behind = reading.text.slice(reading.tokens[first - 1]?.end ?? 0, reading.tokens[first]?.start);
  return !/[&+]/.test(behind);
}

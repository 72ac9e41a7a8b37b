import type { Span } from "../../name/rules/name-pieces.ts";
import { isWithinList, nameGoesOn } from "./half-phrases.ts";

/** What stands between the segments of a name; a full stop behind what ends as whole words do. */
const separator =
  /[,;]\s+|\s*[|•]\s*|\s+[-–—]\s+|\s+(?=[([+]\s?\S)|:\s+|(?<=[)\]])\s+|(?<=\p{Ll}{2}(?:[aeo]|er|ed|ing|es|en|ung))\.\s+(?=\p{Lu}\p{Ll})/gu;

/** The segments of a name between commas, dashes, bars and brackets; brackets and the name of a line are whole. */
export function segmentsOf(name: string): readonly Span[] {
  const segments: Span[] = [];
  let start = 0;
  let isList = false;
  for (const { 0: found, index } of name.matchAll(separator)) {
    const isOpen = /[([][^)\]]*$/u.test(name.slice(start, index));
    // "- écru, sauge, rayé": one of them alone would be said of all.
    isList =
      found.startsWith(",") &&
      (isWithinList(name, index) || (isList && /^,\s\p{Ll}/u.test(name.slice(index))));
    // "Calcium + D3 Powder"
    const isOne = name.charAt(index + found.length) === "+" && index < shortestSegment;
    if (isOpen || isOne || isList || nameGoesOn.test(name.slice(index))) continue;
    if (index > start) segments.push({ start, end: index });
    start = index + found.length;
  }
  if (start < name.length) segments.push({ start, end: name.length });
  return segments;
}

/** Characters of a thing in front of what comes with it. */
const shortestSegment = 24;

/** The end of the segment that a place of a name is in. */
export function endOfSegment(name: string, place: number): number {
  return segmentsOf(name).find(({ end }) => end >= place)?.end ?? name.length;
}

import { type Fault, type FindFaults, faultAt } from "../fault.ts";
import { trimEnds } from "../fixes/trim-ends.ts";

/** The dots at the end of a name that another system cut. */
export const cutMark = /\s*(?:…|\.{3,})\s*[)\]]?\s*$/u;
/** Shorter names end with three dots on purpose: "Loading...", "Wenn Engel reisen ...". */
const shortestCutName = 40;

/** A name that another system cut, as its dots tell. Behind a whole word the dots and joining words can go; what a word in two
 * halves was, a person knows. */
export const findCutEnd: FindFaults<"cutOff"> = (reading): readonly Fault[] => {
  const { text } = reading;
  const found = text.length < shortestCutName ? null : cutMark.exec(text);
  if (!found) return [];
  const place = { start: found.index, end: text.length };
  const isCutInWord = !/^\s/u.test(found[0]);
  const kept = trimEnds(text.slice(0, found.index));
  const fix =
    !isCutInWord && text.startsWith(kept) && isClosed(kept)
      ? { start: kept.length, end: text.length, replacement: "" }
      : undefined;
  return [faultAt(reading, place, `It was cut off: "${text.slice(-25).trimStart()}".`, fix)];
};

/** Whether no bracket is left open, and no share without what it is of. */
function isClosed(kept: string): boolean {
  return !/[([][^)\]]*$|\d\s?%$/u.test(kept);
}

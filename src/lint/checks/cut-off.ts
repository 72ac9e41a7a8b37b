import { runAtEnd } from "../../nlp/run-at-end.ts";
import { defineCheck } from "../check.ts";
import { trimEnds } from "../fixes.ts";
import { faultAt } from "../violation.ts";

const blank = /\s/y;
const point = /\./y;

/** The dots at the end of a name that another system truncated, with the blanks around them and a bracket behind. */
export function findTruncation(text: string): { readonly index: number; readonly dots: string } | undefined {
  let end = runAtEnd(text, blank);
  if (/[)\]]/.test(text.charAt(end - 1))) end = runAtEnd(text, blank, end - 1);
  const start = text.charAt(end - 1) === "…" ? end - 1 : runAtEnd(text, point, end);
  if (start === end || (text.charAt(start) === "." && end - start < 3)) return undefined;
  const index = runAtEnd(text, blank, start);
  return { index, dots: text.slice(index) };
}
/** Shorter names end with three dots intentionally: "Loading...", "Wenn Engel reisen ...". */
const shortestCutName = 40;
/** Minimum length if the dots directly follow a letter. */
const shortestJoined = 32;
/** Minimum length if the dots are the single character …, which people rarely type. */
const shortestWithEllipsis = 20;
/** A size appended to a truncated name: "Trousers with pockets in… XL". */
const cutBeforeSize =
  /(?:…|(?<!\.)\.{3,})\s+(?=(?:X{0,4}[SML]|X{0,3}[SML]\/X{0,3}[SML]|T[U\d]|\d{1,3}[A-F]?)\s*$)/u;

/**
 * A name truncated by another system, recognised by its dots. After a whole word the dots and joining words can
 * be removed; a truncated word needs a person.
 */
export const cutOff = defineCheck({
  kind: "cut-off",
  options: {},
  find: (reading) => {
    const { text } = reading;
    if (!text.includes("…") && !text.includes("...")) return [];
    const inner = cutBeforeSize.exec(text);
    if (inner) {
      const place = { start: inner.index, end: inner.index + inner[0].length };
      return [faultAt(reading, place, `It was cut off before its size: "${text.slice(-25).trimStart()}".`)];
    }
    const found = findTruncation(text);
    if (!found || text.length < leastLength(found.dots)) return [];
    const place = { start: found.index, end: text.length };
    const isCutInWord = !/^\s/u.test(found.dots);
    const rest = trimEnds(text.slice(0, found.index));
    const fix =
      !isCutInWord && text.startsWith(rest) && isClosed(rest)
        ? { start: rest.length, end: text.length, replacement: "" }
        : undefined;
    return [faultAt(reading, place, `It was cut off: "${text.slice(-25).trimStart()}".`, fix)];
  },
});

function leastLength(dots: string): number {
  if (dots.includes("…")) return shortestWithEllipsis;
  return /^\s/u.test(dots) ? shortestCutName : shortestJoined;
}

/** Whether no bracket is left open, and no percentage without what it refers to. */
function isClosed(rest: string): boolean {
  return !/[([][^)\]]*$|\d\s?%$/u.test(rest);
}

import { runAtEnd } from "../../nlp/normalizer.ts";
import { defineCheck, oneOf, optional } from "../check.ts";
import { isDangling, trimEnds } from "../fixes.ts";
import type { FieldReading } from "../product-reading.ts";
import { type Fault, faultAt } from "../violation.ts";

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

/** Joining words with which a phrase may end: "Slip on", "schaltet sich aus", "plug in". */
const canEnd = new Set("a i l d e o an on in by to at from as aus auf bei ein am al da su als".split(" "));
/** UTF-16 units; what is shorter may be a phrase or a title. */
const shortestWithJoining = 20;

/**
 * A name truncated by another system, recognised by its dots or by a joining word at its end. After a whole word the dots and
 * joining words can be removed; a truncated word needs a person. In sentences only the joining word tells.
 */
export const cutOff = defineCheck({
  kind: "cut-off",
  options: { of: optional(oneOf("sentences")) },
  find: (reading, { of }) => {
    const joining = joiningEnd(reading, of === "sentences");
    if (joining !== undefined) return [joining];
    return of === "sentences" ? [] : faultOfDots(reading);
  },
});

/** "Coffee machine with milk frother and": a running text needs a person for what is lost. */
function joiningEnd(reading: FieldReading, isSentences: boolean): Fault | undefined {
  const { text, words } = reading;
  const [before, last] = words.tokens.slice(-2);
  if (before === undefined || last?.kind !== "word" || text.length < shortestWithJoining) return undefined;
  if (text.slice(last.end).trim() !== "" || !/^\p{Ll}+$/u.test(last.text)) return undefined;
  const isAnd =
    /^[eo]$/.test(last.text) &&
    /\p{Ll}{3}$/u.test(before.text) &&
    !/^(?:vitamina?|classe|tipo|serie)$/u.test(before.folded);
  const isArticle = /^an?$/.test(last.text) && /^(?:with|and|of|for|has|is)$/.test(before.folded);
  if (!isAnd && !isArticle && (canEnd.has(last.folded) || !isDangling(last.folded))) return undefined;
  if (!/^\s$/u.test(text.slice(before.end, last.start))) return undefined;
  const message = `It was cut off: "${text.slice(-25).trim()}".`;
  const rest = isSentences ? text : trimEnds(text);
  const isFixed = rest !== text && text.startsWith(rest) && isClosed(rest);
  const fix = isFixed ? { start: rest.length, end: text.length, replacement: "" } : undefined;
  return faultAt(reading, { start: last.start, end: text.length }, message, fix);
}

function faultOfDots(reading: FieldReading): readonly Fault[] {
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
}

function leastLength(dots: string): number {
  if (dots.includes("…")) return shortestWithEllipsis;
  return /^\s/u.test(dots) ? shortestCutName : shortestJoined;
}

/** Whether no bracket is left open, and no percentage without what it refers to. */
function isClosed(rest: string): boolean {
  return !/[([][^)\]]*$|\d\s?%$/u.test(rest);
}

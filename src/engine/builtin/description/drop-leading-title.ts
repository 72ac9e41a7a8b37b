import { foldText } from "../../../text/normal-form.ts";

const titleEnd = /\s[-–—|:]\s|\n/gu;
const cutMark = /\s*(?:…|\.{3})\s*$/u;
const shortestRest = 20;
const longestTitle = 200;
/** So many characters alike are worth a closer look. */
const sameStart = 4;

/**
 * The text without the product's name that feeds set before it ("Blue lamp - Blue lamp of 30 cm ..."): a first
 * part that is the name, or that the rest begins with again. Where little else is left the text stays; where the rest is
 * that part again, or cut within it, the part is the text.
 */
export function dropLeadingTitle(text: string, name: string): string {
  const bareName = name.replace(cutMark, "");
  for (const { index, 0: sign } of text.matchAll(titleEnd)) {
    if (index > longestTitle) break;
    const rest = text.slice(index + sign.length).replace(/^[\s,;-]+/u, "");
    const again = startsAlike(text, rest) ? readAgain(text.slice(0, index), rest) : "other";
    if (again === "whole") return text.slice(0, index);
    const isTitle = again === "first" || isNamed(text.slice(0, index), bareName);
    if (isTitle && rest.length >= shortestRest) return rest;
  }
  return withoutCutMark(dropNamedTitle(text, bareName), bareName);
}

function startsAlike(text: string, rest: string): boolean {
  return foldText(text.slice(0, sameStart)) === foldText(rest.slice(0, sameStart));
}

/** `first`: the rest begins with the part; `whole`: the rest says no more than it. */
function readAgain(part: string, rest: string): "first" | "whole" | "other" {
  const [head, tail] = [comparable(part), comparable(rest.slice(0, 2 * part.length + shortestRest))];
  if (head.length < 3) return "other";
  const isCutWithin = tail !== "" && head.startsWith(tail) && rest.length <= part.length + shortestRest;
  if (isCutWithin) return "whole";
  return tail.startsWith(head) ? "first" : "other";
}

function isNamed(part: string, name: string): boolean {
  return part.length >= 3 && startsAlike(part, name) && comparable(part) === comparable(name);
}

/** A name may itself hold a dash. */
function dropNamedTitle(text: string, name: string): string {
  if (name.length < 3 || !startsAlike(text, name) || !foldText(text).startsWith(foldText(name))) return text;
  const behind = /^[^\s]*(?:\s[-–—|:]\s|\n)/u.exec(text.slice(name.length));
  const rest = behind ? text.slice(name.length + behind[0].length).replace(/^[\s,;-]+/u, "") : "";
  return rest.length < shortestRest ? text : rest;
}

/** A text that is the name alone is not cut, whatever its mark says. */
function withoutCutMark(text: string, name: string): string {
  if (!/(?:…|\.{3}|\s[-–—|:])\s?$/u.test(text.slice(-5))) return text;
  const bare = text.replace(cutMark, "").replace(/\s[-–—|:]$/u, "");
  return bare !== text && isNamed(bare, name) ? bare : text;
}

function comparable(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

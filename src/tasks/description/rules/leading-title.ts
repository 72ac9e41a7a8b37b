import { foldText } from "../../../nlp/normalizer.ts";

const titleEnd = /\s[-–—|:]\s|\n/gu;
const truncationDots = /\s*(?:…|\.{3})\s*$/u;
const shortestRest = 20;
const longestTitle = 200;
/** Of the signs behind a title. */
const longestEnd = 3;
/** So many characters alike are worth a closer look. */
const sameStart = 4;

/**
 * The text without the product's name that feeds set before it ("Blue lamp - Blue lamp of 30 cm ..."): a first
 * part that is the name, or that the rest begins with again. Where little else is left the text stays; where the rest is
 * that part again, or cut within it, the part is the text.
 */
export function dropLeadingTitle(text: string, name: string): string {
  const bareName = mayBeCut(name) ? name.replace(truncationDots, "") : name;
  const beginning = text.slice(0, longestTitle + longestEnd);
  for (const { index, 0: sign } of beginning.matchAll(titleEnd)) {
    if (index > longestTitle) break;
    const rest = text.slice(index + sign.length).replace(/^[\s,;-]+/u, "");
    const again = startsAlike(text, rest) ? readAgain(text.slice(0, index), rest) : "other";
    if (again === "whole") return text.slice(0, index);
    const isTitle = again === "first" || isNamed(text.slice(0, index), bareName);
    if (isTitle && rest.length >= shortestRest) return rest;
  }
  return withoutCutMark(dropNamedTitle(text, bareName), bareName);
}

function mayBeCut(text: string): boolean {
  return text.includes("…") || text.includes("...");
}

function startsAlike(text: string, rest: string): boolean {
  return foldText(text.slice(0, sameStart)) === foldText(rest.slice(0, sameStart));
}

/** `first`: the rest begins with the part; `whole`: the rest says no more than it. */
function readAgain(part: string, rest: string): "first" | "whole" | "other" {
  const begun = rest.slice(0, 2 * part.length + shortestRest);
  if (isOther(part, begun)) return "other";
  const [head, tail] = [comparable(part), comparable(begun)];
  if (head.length < 3) return "other";
  const isCutWithin = tail !== "" && head.startsWith(tail) && rest.length <= part.length + shortestRest;
  if (isCutWithin) return "whole";
  return tail.startsWith(head) ? "first" : "other";
}

/** Whether the first difference of two texts is one of letters or digits, so that neither begins with what the other says. */
function isOther(one: string, two: string): boolean {
  const length = Math.min(one.length, two.length);
  for (let place = 0; place < length; place += 1) {
    const first = one.charCodeAt(place);
    const second = two.charCodeAt(place);
    if (first === second) continue;
    const areWords = isWordUnit(first) && isWordUnit(second);
    if (!areWords || (first | 0x20) !== (second | 0x20)) return areWords;
  }
  return false;
}

/** A letter or a digit of ASCII. */
function isWordUnit(unit: number): boolean {
  const lower = unit | 0x20;
  return (lower >= 97 && lower <= 122) || (unit >= 48 && unit <= 57);
}

function isNamed(part: string, name: string): boolean {
  const mayBe = part.length >= 3 && !isOther(part, name);
  return mayBe && startsAlike(part, name) && comparable(part) === comparable(name);
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
  const bare = text.replace(truncationDots, "").replace(/\s[-–—|:]$/u, "");
  return bare !== text && isNamed(bare, name) ? bare : text;
}

const bareWords = /^[a-z\d]+(?: [a-z\d]+)*$/;

function comparable(text: string): string {
  const folded = foldText(text);
  return bareWords.test(folded) ? folded : folded.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}

import { foldText } from "../../../text/normal-form.ts";

const titleEnd = /\s[-–—|:]\s|\n/u;
const shortestRest = 20;

/**
 * The text without the product's name that feeds set before it ("Blue lamp - Blue lamp of 30 cm ..."): a first
 * part that is the name, or that the rest begins with again. Where little else is left the text stays.
 */
export function dropLeadingTitle(text: string, name: string): string {
  const end = titleEnd.exec(text);
  if (!end) return text;
  const [head, rest] = [
    comparable(text.slice(0, end.index)),
    text.slice(end.index + end[0].length).replace(/^[\s,;-]+/u, ""),
  ];
  if (rest.length < shortestRest || head.length < 3) return text;
  const isTitle = head === comparable(name) || comparable(rest.slice(0, 2 * end.index + 20)).startsWith(head);
  return isTitle ? rest : dropNamedTitle(text, name);
}

/** A name may itself hold a dash. */
function dropNamedTitle(text: string, name: string): string {
  const bareName = name.replace(/\s*(?:…|\.{3})\s*$/u, "");
  if (bareName.length < 3 || !foldText(text).startsWith(foldText(bareName))) return text;
  const behind = /^[^\s]*(?:\s[-–—|:]\s|\n)/u.exec(text.slice(bareName.length));
  const rest = behind ? text.slice(bareName.length + behind[0].length).replace(/^[\s,;-]+/u, "") : "";
  return rest.length < shortestRest ? text : rest;
}

function comparable(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

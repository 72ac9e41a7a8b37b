import { withoutUnfinishedWords } from "../name/remove-cut-end.ts";
import { countWords } from "./passage.ts";

/** Where the rest of a sentence can go and leave a whole one: not at the comma of an enumeration. */
const clauseEnd =
  /;(?=\s)|\s[–—-](?=\s)|,(?=\s(?:and|but|which|so|while|as|making|und|aber|der|die|das|sodass|so dass|wobei|während|et|mais|qui|dont|e|ma|che|mentre|il|la)\s)/gu;
const leastShare = 0.5;

/** A text up to so many words: at a clause where that keeps half of it or more, else behind a word, with "…". */
export function cutToWords(text: string, maxWords: number): string {
  if (countWords(text) <= maxWords) return text;
  const words = text.split(" ");
  let end = 0;
  for (let count = 0; end < words.length; end += 1) {
    count += countWords(words[end] ?? "");
    if (count > maxWords) break;
  }
  return endAtClause(words.slice(0, Math.max(1, end)).join(" "));
}

/** Likewise by characters, the ellipsis included. */
export function cutToLength(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const head = text.slice(0, maxLength);
  const wordEnd = head.lastIndexOf(" ");
  if (wordEnd <= 0)
    return `${[...head.slice(0, maxLength - 1)].join("")}…`.replace(/[\uD800-\uDBFF]…$/u, "…");
  return endAtClause(head.slice(0, wordEnd));
}

function endAtClause(head: string): string {
  let last = -1;
  for (const match of head.matchAll(clauseEnd))
    if (isBalanced(head.slice(0, match.index))) last = match.index;
  if (last >= head.length * leastShare) return `${head.slice(0, last).trimEnd()}.`;
  return `${head.replace(/[\s,;:–—-]+$/u, "")}…`;
}

/** A text that the source cuts, up to the last part that is whole, where that keeps half of it or more. */
export function wholeParts(text: string): string {
  if (!/(?:…|\.{3})$/u.test(text)) return text;
  const ends = [...text.matchAll(/[,;](?=\s)|\s[–—-](?=\s)|[.!?](?=\s\p{Lu})/gu)].map(({ index }) => index);
  const last = ends.findLast((index) => isBalanced(text.slice(0, index)));
  return last === undefined || last < text.length * leastShare ? text : `${text.slice(0, last).trimEnd()}.`;
}

/** Whether no bracket is open. */
export function isBalanced(text: string): boolean {
  return (text.match(/[([]/gu)?.length ?? 0) === (text.match(/[)\]]/gu)?.length ?? 0);
}

/** At a word's end and without an ellipsis, as titles are cut. */
export function cutTitle(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const head = text.slice(0, maxLength + 1);
  const wordEnd = head.lastIndexOf(" ");
  return wordEnd <= 0
    ? wholeCharacters(text.slice(0, maxLength))
    : withoutUnfinishedWords(trimTitle(head.slice(0, wordEnd)));
}

/** Without a bracket that is not closed, and without signs at the end. */
function trimTitle(title: string): string {
  const whole = isBalanced(title) ? title : title.replace(/\s*[([][^()[\]]*$/u, "");
  return (whole === "" ? title : whole).replace(/[\s,;:|/&+([–—-]+$/u, "");
}

/** A pair of surrogates is not cut in two. */
function wholeCharacters(text: string): string {
  return text.replace(/[\uD800-\uDBFF]$/u, "");
}

import type { Language } from "../../../nlp/language.ts";
import { withoutUnfinishedWords } from "../../name/rules/remove-cut-end.ts";
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

const lostWord = /(?<=\p{L}\s\p{Ll}+)\s\p{Ll}$/u;
const fewestWords = 6;

/** A passage as it is set: its label's colon as the language has it, and where it was cut that shown by an ellipsis. */
export function withEndShown(written: string, language: Language): string {
  return withoutCutWord(withCutShown(withLabelColon(written, language)));
}

/** Whether a passage's text goes on in a source that nobody has. */
export function endsCut(text: string): boolean {
  return endsInEllipsis(text) || isUnfinished(text);
}

function endsInEllipsis(text: string): boolean {
  return text.endsWith("…") || text.endsWith("...");
}

/** Without a stop, and at a word after which something must follow. */
function isUnfinished(text: string): boolean {
  if (!/\p{Ll}$/u.test(text.slice(-2)) || withoutUnfinishedWords(text) === text) return false;
  return /\p{L}\s\p{Ll}{2,}$/u.test(text);
}

/** "Latin Name : Citrus": only French sets a blank before the colon. */
function withLabelColon(text: string, language: Language): string {
  return language === "fr" || !text.includes(" :")
    ? text
    : text.replace(/^(\p{L}[\p{L} ]{0,38})\s:\s/u, "$1: ");
}

/** "... compatible a", "Idéal pour p": one letter of a word, and what needs a word behind it. */
function withCutShown(text: string): string {
  if (text.charAt(text.length - 2) !== " " || !lostWord.test(text)) return text;
  return `${withoutUnfinishedWords(text.replace(lostWord, ""))}…`;
}

/** The last piece of a text that was cut may be half a word or half a number. */
function withoutCutWord(text: string): string {
  return endsInEllipsis(text) && countWords(text) > fewestWords
    ? text.replace(/[\s,;:|–—-]+(?!(?:cm|mm|kg|ml|cl|Go|GB)…)\S*\s*(?:…|\.{3})\s*$/u, "…")
    : text;
}

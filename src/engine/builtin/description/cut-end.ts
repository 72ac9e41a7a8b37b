import type { Language } from "../../../text/language.ts";
import { withoutUnfinishedWords } from "../name/remove-cut-end.ts";
import { countWords } from "./passage.ts";

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

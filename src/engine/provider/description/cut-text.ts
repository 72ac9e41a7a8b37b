import type { Language } from "../../../text/language.ts";
import { splitSentences } from "../../../text/sentences.ts";
import { countWords } from "../count-words.ts";

/** The text without its last sentences, so many that it has at most `maxWords`; paragraphs stay. */
export function cutToWords(text: string, maxWords: number, language: Language): string {
  let rest = text;
  while (countWords(rest) > maxWords) {
    const shorter = withoutLastSentence(rest, language);
    if (shorter === "") return rest;
    rest = shorter;
  }
  return rest;
}

function withoutLastSentence(text: string, language: Language): string {
  const lineStart = text.lastIndexOf("\n") + 1;
  const sentences = splitSentences(text.slice(lineStart), language);
  const last = sentences.at(-1);
  return text.slice(0, lineStart + (sentences.length > 1 && last ? last.start : 0)).trimEnd();
}

/** The text behind whose last whole word there are at most `longest` UTF-16 units. */
export function cutToCharacters(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const space = text.lastIndexOf(" ", longest);
  const cut = text.slice(0, space > 0 ? space : longest).toWellFormed();
  return cut.replace(/[\s,;:(–-]+$/u, "");
}

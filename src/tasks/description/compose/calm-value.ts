import { acronyms, brandNames } from "../../../nlp/casing-words.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { isEverydayWord } from "../../name/rules/fix-capitals.ts";
import { withCapital } from "../rules/sentence-openings.ts";
import { sentenceCase, withAccents } from "../rules/spell-text.ts";
import type { PropertyWords } from "./property-values.ts";

/** In letters: shorter words may be codes. */
const shortestWord = 4;
/** Shops cut "schwarz" to "SCHW". */
const vowel = /[aeiouyà-ü]/iu;
const shoutedValue = /^\p{Lu}{4,}(?:[ /,+&-]{1,3}\p{Lu}{2,}){0,4}$/u;

/** "STAINLESS STEEL", "GRUEN", "TRANSPARENT": in the usual case and spelling, where it is words of the language alone; names and codes stay. */
export function calmValue(written: string, { language, glossary }: PropertyWords): string {
  if (!shoutedValue.test(written)) return written;
  const context = { language, glossary };
  const spelled = withAccents(sentenceCase(written, context), { ...context, wasShouted: true });
  const isWord = (word: string) =>
    isStopWord(foldText(word), language) ||
    (word.length >= shortestWord &&
      vowel.test(word) &&
      isEverydayWord(word, language, glossary) &&
      !isNameOrCode(word));
  return (spelled.match(/\p{L}+/gu) ?? []).every(isWord) ? withCapital(spelled) : written;
}

function isNameOrCode(word: string): boolean {
  return acronyms().has(word.toLowerCase()) || brandNames().has(word.toLowerCase());
}

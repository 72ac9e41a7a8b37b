import { wordSet } from "../texts/word-set.ts";
import type { Word } from "../texts/words.ts";
import { findBefore, listStart, phraseStart } from "./phrase.ts";

const purposes = wordSet({
  en: "for fits fit compatible suits suitable",
  de: "fur kompatibel passend geeignet zum zur",
  fr: "pour compatible compatibles convient conviennent adapte adaptee adaptes",
  it: "per compatibile compatibili adatto adatta adatti adatte idoneo",
});
const farthest = 4;

/**
 * "polish for leather", "Schrauben für Beton, Holz und Stein": what a thing is for, not what it is.
 * @param reach how many words before it the purpose may begin
 */
export function isPurpose(words: readonly Word[], first: number, reach: number = farthest): boolean {
  if (findBefore(words, first, { reach, among: purposes }) !== undefined) return true;
  const start = listStart(words, first);
  for (let index = phraseStart(words, first) - 1; index >= start; index -= 1) {
    if (purposes.has(words[index]?.folded ?? "")) return true;
  }
  return false;
}

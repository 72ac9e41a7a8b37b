import type { Language } from "../../text/language.ts";
import type { NounPhrase } from "./phrase.ts";
import { writeEnglish } from "./write-english.ts";
import { writeGerman } from "./write-german.ts";
import { writeRomance } from "./write-romance.ts";
import type { WrittenPart } from "./written.ts";

/**
 * A phrase in the words, the order and the agreement of a language.
 * @param before the thing that a phrase without one agrees with
 */
export function writePhrase(phrase: NounPhrase, target: Language, before?: NounPhrase): WrittenPart[] {
  if (target === "en") return writeEnglish(phrase);
  return target === "de" ? writeGerman(phrase) : writeRomance(phrase, target, before);
}

import { foldText } from "../../../text/normal-form.ts";
import { readWords } from "../../../text/read-words.ts";

const plainWords = /^[\p{Ll}\p{Lu}]+(?:[ -][\p{Ll}\p{Lu}]+)*$/u;

/** A phrase's words as `readWords` has them folded. Lists have thousands, most of plain words, and are read as a program starts. */
export function foldPhrase(phrase: string): readonly string[] {
  return plainWords.test(phrase) ? foldText(phrase).split(/[ -]/) : readWords(phrase).folded;
}

import { type Language, languageNames } from "../../../text/language.ts";
import { detectLanguage } from "../../../text/language-detection.ts";
import { isStopWord } from "../../../text/stop-words.ts";
import { tokenize } from "../../../text/tokens.ts";
import type { Judge } from "./judge.ts";

/** Names of makers look like one language or another: only long ones that leave no doubt are judged. */
const sureConfidence = 0.97;
const fewestWords = 5;
/** A text of so many words has small ones of its language among them. */
const longText = 25;
const fewestSmallWords = 2;
/** Small words of Spanish, Portuguese, Dutch, Polish, Swedish and Danish that none of the four languages has. */
const foreignWords = new Set(
  "el los las una unas y es muy más también está são não uma com você het een van voor zijn niet ook deze wordt heeft aan uit bij jest się oraz ze dla nie który och är att för som inte med av på til ikke er og".split(
    " ",
  ),
);
const fewestForeignWords = 3;
const otherLetters = /[^\P{L}\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}µΩ]/gu;

/** Looks whether a text is in another language than the wanted one, where it tells beyond doubt. */
export function createLanguageCheck(language: Language, sources: readonly string[]): Judge {
  const known = sources.join("\n");
  const wanted = languageNames[language];
  return (text, field) => {
    const foreign = (text.match(otherLetters) ?? []).filter((letter) => !known.includes(letter));
    if (foreign.length > 0)
      return [`${field} has letters that ${wanted} does not have; write it in ${wanted}.`];
    const words = tokenize(text).filter(({ kind }) => kind === "word");
    if (words.length < fewestWords) return [];
    const strange = new Set(
      words.map((word) => word.text.toLowerCase()).filter((word) => foreignWords.has(word)),
    );
    if (
      strange.size >= fewestForeignWords &&
      [...strange].some((word) => !known.toLowerCase().includes(` ${word} `))
    )
      return [`${field} does not read as ${wanted}; write it in ${wanted}.`];
    const detected = detectLanguage(text);
    if (detected.language !== undefined && detected.language !== language) {
      const isSure = detected.confidence >= sureConfidence;
      return isSure ? [`${field} is in ${languageNames[detected.language]}; write it in ${wanted}.`] : [];
    }
    if (detected.language === language || words.length < longText) return [];
    const small = words.filter(({ folded }) => isStopWord(folded, language)).length;
    return small < fewestSmallWords ? [`${field} does not read as ${wanted}; write it in ${wanted}.`] : [];
  };
}

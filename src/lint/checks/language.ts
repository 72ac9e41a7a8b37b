import { languageNames, textLanguages } from "../../nlp/language.ts";
import { defineCheck, listOf, oneOf } from "../check.ts";
import { guessLanguage } from "../product-reading.ts";
import { faultOfAll } from "../violation.ts";

const sure = 0.99;
const fewestWords = 8;

/**
 * A text in another language than the channel's. Texts of a few words, often with loanwords, are not judged.
 */
export const language = defineCheck({
  kind: "language",
  options: { languages: listOf(oneOf(...textLanguages)) },
  settledBy: "request",
  find: (reading, { languages }) => {
    if (reading.words.tokens.filter(({ kind }) => kind === "word").length < fewestWords) return [];
    const { language, confidence } = reading.once(guessLanguage);
    if (language === undefined || confidence < sure || languages.includes(language)) return [];
    return [faultOfAll(reading, `It is in ${languageNames[language]}.`)];
  },
});

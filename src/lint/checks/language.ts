import { languageNames, textLanguages } from "../../nlp/language.ts";
import { defineCheck, listOf, oneOf, optional } from "../check.ts";
import { guessLanguage } from "../product-reading.ts";
import { faultOfAll } from "../violation.ts";

const sure = 0.99;
const fewestWords = 8;

/**
 * A text in another language than the channel's, or than the product's where the channel takes any. Texts of a few words, often with loanwords, are not judged.
 */
export const language = defineCheck({
  kind: "language",
  options: { languages: optional(listOf(oneOf(...textLanguages))) },
  settledBy: "request",
  find: (reading, { languages }, product) => {
    if (reading.words.tokens.filter(({ kind }) => kind === "word").length < fewestWords) return [];
    const { language, confidence } = reading.once(guessLanguage);
    if (language === undefined || confidence < sure) return [];
    const wanted = languages ?? [product.language() ?? language];
    if (wanted.includes(language)) return [];
    return [faultOfAll(reading, `It is in ${languageNames[language]}.`)];
  },
});

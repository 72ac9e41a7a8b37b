import { languageNames } from "../../nlp/language.ts";
import { guessLanguage } from "../product-reading.ts";
import { type Fault, type FindFaults, faultOfAll } from "../violation.ts";

const sure = 0.99;
const fewestWords = 8;

/** A text in another language than the channel's. Texts of a few words, which borrow, tell too little. */
export const findWrongLanguage: FindFaults<"language"> = (reading, { languages }): readonly Fault[] => {
  if (reading.words.tokens.filter(({ kind }) => kind === "word").length < fewestWords) return [];
  const { language, confidence } = reading.once(guessLanguage);
  if (language === undefined || confidence < sure || languages.includes(language)) return [];
  return [faultOfAll(reading, `It is in ${languageNames[language]}.`)];
};

import { languageNames } from "../../../text/language.ts";
import { type Fault, type FindFaults, faultOfAll } from "../fault.ts";
import { guessLanguage } from "../guess-language.ts";

const sure = 0.99;
const fewestWords = 8;

/** A text in another language than the channel's. Texts of a few words, which borrow, tell too little. */
export const findWrongLanguage: FindFaults<"language"> = (reading, { languages }): readonly Fault[] => {
  if (reading.words.tokens.filter(({ kind }) => kind === "word").length < fewestWords) return [];
  const { language, confidence } = reading.once(guessLanguage);
  if (language === undefined || confidence < sure || languages.includes(language)) return [];
  return [faultOfAll(reading, `It is in ${languageNames[language]}.`)];
};

import { isStopWordInAnyLanguage } from "../../nlp/stop-words.ts";
import { defineCheck } from "../check.ts";
import { faultOfAll, shown } from "../violation.ts";

/**
 * A name of numbers and codes, or the brand alone, does not name the product type. A name of function words
 * alone is a title: Us, One on One.
 */
export const uninformativeName = defineCheck({
  kind: "uninformative-name",
  options: {},
  find: (reading, _check, product) => {
    const brand = product.brandWords();
    const isTitleWord = (word: string) => !brand.has(word) && isStopWordInAnyLanguage(word);
    const says = reading.words.tokens.some(
      ({ kind, folded }) =>
        kind === "word" && folded.length > 2 && !brand.has(folded) && !isStopWordInAnyLanguage(folded),
    );
    if (says || /[^\p{Script=Latin}\P{L}]/u.test(reading.text)) return [];
    const { tokens } = reading.words;
    if (tokens.length > 0 && tokens.every(({ kind, folded }) => kind === "word" && isTitleWord(folded)))
      return [];
    return [faultOfAll(reading, `It does not say what the product is: "${shown(reading.text)}".`)];
  },
});

import { isStopWordInAnyLanguage } from "../../nlp/stop-words.ts";
import type { Token } from "../../nlp/tokenizer.ts";
import { count, defineCheck } from "../check.ts";
import { removeSpan, textBefore } from "../fixes.ts";
import type { FieldReading } from "../product-reading.ts";
import { type Fault, faultAt } from "../violation.ts";

const shortestWord = 3;
const beginning = /(?:[,;|•([]|\s[-–—/])\s*$/u;
const ending = /^\s*(?:$|[,;|•)\]]|[-–—/]\s)/u;

/**
 * A word repeated more often than allowed; prepositions, articles, conjunctions, numbers, codes and units do
 * not count.
 */
export const repeatedWords = defineCheck({
  kind: "repeated-words",
  options: { most: count },
  find: (reading, { most }) => {
    const { tokens } = reading.words;
    if (tokens.length <= most) return [];
    const seen = new Map<string, number>();
    const faults: Fault[] = [];
    for (const token of tokens) {
      if (!counts(token)) continue;
      const times = (seen.get(token.folded) ?? 0) + 1;
      seen.set(token.folded, times);
      if (times > most) faults.push(repetition(reading, token, times));
    }
    return faults;
  },
});

function counts({ kind, folded }: Token): boolean {
  return kind === "word" && folded.length >= shortestWord && !isStopWordInAnyLanguage(folded);
}

/** Only a word alone between separators can be removed: removing it from others would change their meaning. */
function repetition(reading: FieldReading, token: Token, times: number): Fault {
  const { text } = reading;
  const message = `It says "${token.text}" for the ${times}th time.`.replace("3th", "3rd");
  const isAlone = beginning.test(textBefore(text, token)) && ending.test(text.slice(token.end));
  return faultAt(reading, token, message, isAlone ? removeSpan(text, token) : undefined);
}

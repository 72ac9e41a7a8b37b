import { readWords } from "../../../text/read-words.ts";
import { isStopWordInAnyLanguage } from "../../../text/stop-words.ts";
import type { Judge } from "./judge.ts";

/** A name of so many words is not said in one. */
const fewestWords = 4;
/** A compound says in one word what takes another language several. */
const leastLetters = 0.3;

/** Looks whether a name has lost what made it one: a maker alone, a colour alone, letters apart. */
export function createEmptinessCheck(source: string): Judge {
  const words = contentWords(source);
  const letters = words.join("").length;
  return (text, field) => {
    const left = contentWords(text);
    const isEmpty = left.length === 0 || (left.length === 1 && left.join("").length < leastLetters * letters);
    return words.length >= fewestWords && isEmpty
      ? [`${field} says next to nothing of what the record states.`]
      : [];
  };
}

function contentWords(text: string): string[] {
  return readWords(text)
    .tokens.filter(
      ({ kind, folded }) => kind === "word" && folded.length > 2 && !isStopWordInAnyLanguage(folded),
    )
    .map(({ folded }) => folded);
}

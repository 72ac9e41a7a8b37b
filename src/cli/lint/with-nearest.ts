import { InvalidArgumentError, type Option } from "commander";
import { nearestWord } from "../nearest-word.ts";

/** The option with a fixed choice of words, which answers a word that it does not know with the nearest. */
export function withNearest(option: Option, words: readonly string[]): Option {
  return option.choices(words).argParser((typed) => {
    if (words.includes(typed)) return typed;
    const nearest = nearestWord(typed, words);
    const meant = nearest === undefined ? "" : `Did you mean ${nearest}? `;
    throw new InvalidArgumentError(`${meant}Allowed choices are ${words.join(", ")}.`);
  });
}

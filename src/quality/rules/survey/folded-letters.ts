import { foldText } from "../../../text/normal-form.ts";
import { classAt, inWord } from "../../../text/tokens/character-classes.ts";

/** Behind Latin Extended-A; letters below it fold by themselves, whatever stands beside them (see `foldText`). */
export const unitsFolded = 0x180;

/** By UTF-16 unit what a letter or digit folds to; 0 for all else, and for the few signs of a number that are no digits (½, ²). */
export const foldedLetters = new Uint16Array(unitsFolded);
/** Where a letter folds to two (ß: ss) the second of them, else 0. */
export const secondLetters = new Uint16Array(unitsFolded);

const otherNumber = /[^\P{N}\d]/u;

for (let unit = 0; unit < unitsFolded; unit += 1) {
  const letter = String.fromCharCode(unit);
  if (classAt(letter, 0) !== inWord || otherNumber.test(letter)) continue;
  const folded = foldText(letter);
  foldedLetters[unit] = folded.charCodeAt(0);
  if (folded.length > 1) secondLetters[unit] = folded.charCodeAt(1);
}

/** Whether a folded letter is a digit: the only ones below the letters. */
export function isFoldedDigit(letter: number): boolean {
  return letter < 0x3a;
}

import { brandNames } from "../../../nlp/casing-words.ts";
import { textLanguages } from "../../../nlp/language.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { canonicalUnit } from "../../../nlp/units.ts";

/** "mitf" of "mitf300": neither a word of a language nor a maker. */
function isNoWord(letters: string): boolean {
  return !brandNames().has(letters) && !textLanguages.some((each) => isCommonWord(letters, each));
}

/** Letters with digits in a name all in small letters are a model's: smv40c40gb, fz82, d3. */
export function codesInCapitals(name: string): string {
  const series = name.replace(/(?<=\s)[b-df-hj-np-tv-xz]{2,4}(?=\s[a-z]{0,3}\d{2})/giu, (letters) =>
    canonicalUnit(letters) === undefined ? letters.toUpperCase() : letters,
  );
  return series.replace(smallCode, (code) => {
    if (/^i[3579]$/.test(code)) return code;
    const letters = /^[a-z]+/.exec(code)?.[0] ?? "";
    const isCode =
      letters.length < 3 ||
      (/\d[a-z]/.test(code) && letters !== "cat") ||
      (letters.length === 3 && !wordsBeforeNumbers.has(letters)) ||
      (/^.{4}\d{3}/.test(code) && isNoWord(letters));
    return isCode ? code.toUpperCase() : code;
  });
}

/** "smv40c40gb", both of "rqn-3/ue65nu7100", and with its digits in front "43hfl2869t": letters between longer numbers. */
const smallCode =
  /(?<![\p{L}\p{N}.'’/]|\/\/\S*)(?:[a-z]{1,10}\d[a-z0-9]*|\d{2,3}[a-z]{2,4}\d{3,5}[a-z]{0,3})(?![\p{L}\p{N}/])|(?<![\p{L}\p{N}./'’])[a-z]{2,4}\d{2,3}[a-z]{1,3}\d{2,4}[a-z]{0,3}(?=\/)|(?<=\d\/)[a-z]{2,4}\d{2,3}[a-z]{1,3}\d{2,4}[a-z]{0,3}(?![\p{L}\p{N}/])/gu;

const wordsBeforeNumbers: ReadonlySet<string> = new Set(
  "win gen vol ver cat typ pro max mac set lot kit nr no art ref par pour pack mit bis con per von for top fit big air mini".split(
    " ",
  ),
);

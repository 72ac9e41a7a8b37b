import { defineCheck } from "../check.ts";
import { type Fix, faultAt } from "../violation.ts";

/** Spaces at the ends, before a comma, inside a bracket, and two in a row. */
const extraBlank = "^\\s+|\\s+$|\\s+(?=[,;)\\]}])|(?<=[([{])\\s+|\\s{2,}";
/** A class of several parts, as that of a cable's reaction to fire: "CCA-S3,D1,A1" is one code. */
const withinCode =
  "(?<=(?<![\\p{L}\\p{N}-])[\\p{L}\\p{N}]{2,4}-\\p{L}\\d\\p{L}?(?:,\\p{L}\\d?)*),(?=\\p{L}\\d?(?![\\p{L}\\p{N}]))";
/** A comma directly before a word; between digits it belongs to a number (1,5 l). */
const tightComma = `(?!${withinCode})[,;](?=\\p{L})|(?<=[\\p{L})\\]])[,;](?=\\d)`;
/** A bracket directly after a word, unless it contains the word's own ending: Teil(e), Besucher(innen). */
const tightBracket = "(?<=\\p{L})[([](?!(?:\\p{L}{1,2}|\\p{Ll}{1,5})[)\\]])";
/** Prefilter for `faults`. */
const mayFind = /\s{2}|[,;()[\]{}]|^\s|\s$/u;
const faults = new RegExp([extraBlank, tightComma, tightBracket].join("|"), "gu");

/** The fixes after which a text has one space between words, one after a comma and none before it. */
export function spacingFixes(text: string): readonly Fix[] {
  return [...text.matchAll(faults)].map(({ 0: found, index }) => {
    const end = index + found.length;
    return { start: index, end, replacement: replacementOf(found, text, { start: index, end }) };
  });
}

function replacementOf(found: string, text: string, { start, end }: { start: number; end: number }): string {
  if (found.startsWith(",") || found.startsWith(";")) return `${found} `;
  if (/^[([]/.test(found)) return ` ${found}`;
  const isNeedless =
    start === 0 ||
    end === text.length ||
    /[,;)\]}]/.test(text.charAt(end)) ||
    /[([{]/.test(text.charAt(start - 1));
  return isNeedless ? "" : " ";
}

/** Missing or superfluous spaces: "Lamp ,  red(large)". */
export const spacing = defineCheck({
  kind: "spacing",
  options: {},
  find: (reading) => {
    if (!mayFind.test(reading.text)) return [];
    return spacingFixes(reading.text).map((fix) => {
      const seen = reading.text.slice(Math.max(0, fix.start - 10), fix.end + 10);
      const fault = fix.replacement.length > fix.end - fix.start ? "lacks a space" : "has a space too many";
      return faultAt(reading, fix, `It ${fault}: "${seen}".`, fix);
    });
  },
});

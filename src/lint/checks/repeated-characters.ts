import { defineCheck, oneOf, optional } from "../check.ts";
import { textBefore } from "../fixes.ts";
import type { FieldReading } from "../product-reading.ts";
import { type Fault, type Fix, faultAt } from "../violation.ts";

/** Two full stops are a typo, three an ellipsis; C++ and A+++ are names; a row of dashes may be a rule. */
const rows = /([!?$*~#=^<>|•])(?:\s?\1)+|!\?|\?!|([,;:])\2+|(?<![\p{L}\p{N}+])\+{2,}|_{2,}|-{3,}/gu;
const anyRow = /[!?$*~#=^<>|•,;:+_-]\s?[!?$*~#=^<>|•,;:+_-]/;

/** In sentences other rows are rules between parts, or footnotes. */
const rowInSentences = /^[!?](?:\s?[!?])+$|^\$/;

/** The same character several times, as ornament or for attention: $$$, ***, !!!. */
export const repeatedCharacters = defineCheck({
  kind: "repeated-characters",
  options: { of: optional(oneOf("sentences")) },
  find: (reading, { of }) => {
    if (!anyRow.test(reading.text)) return [];
    return reading.once(of === "sentences" ? faultsInSentences : faultsIn);
  },
});

function faultsInSentences(reading: FieldReading): readonly Fault[] {
  return faultsIn(reading).filter(({ start, end }) => rowInSentences.test(reading.source.slice(start, end)));
}

function faultsIn(reading: FieldReading): readonly Fault[] {
  const { text } = reading;
  return [...text.matchAll(rows)]
    .filter(({ 0: row, index }) => !isIntentional(text, row, index))
    .map(({ 0: row, index }) =>
      faultAt(
        reading,
        { start: index, end: index + row.length },
        `It repeats a sign: "${row}".`,
        fixFor(text, row, index),
      ),
    );
}

/**
 * Intentional rows: "A | | B" may be an empty cell, "# #" an empty value; "<< Title >>" quotes; a censored word
 * (f**k) is part of a title.
 */
function isIntentional(text: string, row: string, index: number): boolean {
  if (
    /^\*+$/.test(row) &&
    /\p{L}$/u.test(textBefore(text, { start: index })) &&
    /^\p{L}/u.test(text.slice(index + row.length))
  )
    return true;
  return /^(?:<<|>>)$/.test(row) && text.includes("<<") && text.includes(">>");
}

/** One comma suffices; other rows are replaced with a space if they were between words. */
function fixFor(text: string, row: string, index: number): Fix {
  const [start, end] = [index, index + row.length];
  if (/^[,;:]/.test(row)) return { start, end, replacement: row.charAt(0) };
  const isPunctuation = /^[!?]/.test(row) && /[\p{L}\p{N}]\s?$/u.test(textBefore(text, { start }));
  if (isPunctuation) return { start, end, replacement: row.includes("?") ? "?" : "!" };
  let [from, to] = [start, end];
  while (/\s/u.test(text.charAt(from - 1))) from -= 1;
  while (/\s/u.test(text.charAt(to))) to += 1;
  return { start: from, end: to, replacement: from === 0 || to === text.length ? "" : " " };
}

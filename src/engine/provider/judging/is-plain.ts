import type { Judge } from "./judge.ts";

const tag = /<[a-z!/?]|&(?:[a-z]{2,8}|#\d+|#x[\da-f]+);/i;
const markdown = /\*\*\S[^*]*\*\*|```|\]\(|^#{1,6}\s|^\s*\|.*\|/mu;
/** What is not seen: zero-width characters, soft hyphens, direction marks, blank letters, marks that choose a form or strike out. */
const unseen =
  /\p{Cf}|\u034F|[\u115F\u1160\u2800\u3164\uFFA0]|[\u180B-\u180F]|[\uFE00-\uFE0F]|[\u{E0100}-\u{E01EF}]|[\u0334-\u0338]|[\u20D0-\u20F0]/u;
/** Letters and digits of other alphabets that are drawn as ours: of mathematics, full width, in circles. */
const drawn = /[\u{1D400}-\u{1D7FF}\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\u2460-\u24FF\u{1F100}-\u{1F1FF}]/u;
const pictures = /\p{Extended_Pictographic}/u;
/** A spreadsheet would take it for a formula. */
const formula = /^[=+@\t\r-]/;
/** Trade marks and copyright signs count as pictures, and are none. */
const signs = /[©®™]/gu;

/** A text that is nothing but text: no HTML, no Markdown, no emoji, nothing unseen, no formula. */
export const judgePlain: Judge = (text, field) => [
  ...(tag.test(text) ? [`${field} holds HTML; write plain text.`] : []),
  ...(markdown.test(text) ? [`${field} holds Markdown; write plain text.`] : []),
  ...(unseen.test(text) ? [`${field} holds invisible characters.`] : []),
  ...(drawn.test(text) ? [`${field} holds letters that only look like letters; write plain ones.`] : []),
  ...(pictures.test(text.replace(signs, "")) ? [`${field} holds emoji or symbols for show.`] : []),
  ...(formula.test(text) ? [`${field} begins with a sign that a spreadsheet takes for a formula.`] : []),
];

/** A name, a title, a bullet point: one line, with a word in it. */
export const judgeLine: Judge = (text, field) => [
  ...(/[\n\r\t]/.test(text) ? [`${field} has more than one line.`] : []),
  ...(/\p{L}/u.test(text) ? [] : [`${field} holds no word.`]),
];

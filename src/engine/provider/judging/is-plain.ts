import type { Judge } from "./judge.ts";

const tag = /<[a-z!/?]|&(?:[a-z]{2,8}|#\d+|#x[\da-f]+);/i;
const markdown = /\*\*\S[^*]*\*\*|```|\]\(|^#{1,6}\s|^\s*\|.*\|/mu;
/** What is not seen: zero-width characters, soft hyphens, direction marks. */
const unseen = /\p{Cf}/u;
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
  ...(pictures.test(text.replace(signs, "")) ? [`${field} holds emoji or symbols for show.`] : []),
  ...(formula.test(text) ? [`${field} begins with a sign that a spreadsheet takes for a formula.`] : []),
];

/** A name, a title, a bullet point: one line, with a word in it. */
export const judgeLine: Judge = (text, field) => [
  ...(/[\n\r\t]/.test(text) ? [`${field} has more than one line.`] : []),
  ...(/\p{L}/u.test(text) ? [] : [`${field} holds no word.`]),
];

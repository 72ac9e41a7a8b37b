import { lazily, oncePerKey } from "../lib/once.ts";
import { membersOf, parseTable } from "../lib/table.ts";
import type { DetailField, ProductField } from "./feed.ts";
import headerWords from "./header-words.tsv";

const rows = lazily(() => parseTable(headerWords));

const rowsOf = (use: string, field: string) => rows().filter((row) => row.use === use && row.field === field);
const wordsOf = (use: string, field: string) => membersOf(rowsOf(use, field), "words", "|");

/** Normalised header words that name a field, in English, German, French and Italian; an earlier list is a surer sign. */
export const fieldWords = oncePerKey((field: ProductField): readonly (readonly string[])[] =>
  rowsOf("name", field).map((row) => membersOf([row], "words", "|")),
);

/** Words that, anywhere in a column's name, hint at a field where no whole name does. */
export const hintWords = oncePerKey((field: ProductField) => wordsOf("hint", field));

/** Words that say a column is about something else, though it has a hint word. */
export const foreignWords = lazily((): ReadonlySet<string> => new Set(wordsOf("hint", "none")));

/** Normalised header words (see `normalizeColumn`) that name a detail, surest first. */
export const detailWords = oncePerKey((field: DetailField) => wordsOf("detail", field));

/** Words that say a column is the shop's own business and states nothing of the product. */
export const businessWords = lazily((): ReadonlySet<string> => new Set(wordsOf("fact", "none")));

import { lazily } from "../../lib/once.ts";
import { parseLists } from "../../lib/table.ts";
import { capitalized } from "../../nlp/normalizer.ts";
import type { Token } from "../../nlp/tokenizer.ts";
import { protectedPhrases } from "../../translation/protected-names.ts";
import { defineCheck, oneOf } from "../check.ts";
import compounds from "../data/compounds.tsv";
import { removeSpan, textBefore } from "../fixes.ts";
import type { FieldReading } from "../product-reading.ts";
import { type Fix, faultAt, type Place } from "../violation.ts";
import {
  forbiddenLists,
  hasOtherMeaning,
  type WordTableName,
  wordTableNames,
  wordTables,
} from "../word-tables.ts";

interface TableWord {
  readonly table: WordTableName;
  readonly start: number;
  readonly end: number;
  readonly folded: string;
  /** The remainder of a compound whose first part is the word. */
  readonly rest?: string;
}

const subjects: Readonly<Record<WordTableName, string>> = {
  colours: "a colour",
  materials: "a material",
  audiences: "whom it is for",
  ecology: "a claim on ecology or ethics",
};

const listed = /^\s*(?:[&/,+-]|and|und|et|e|oder|or)?\s*$/iu;
const none: ReadonlySet<string> = new Set();
/** Prepositions that are removed with a word: "for men", "aus Holz", "en cuir". */
const prepositions = lazily(
  (): Readonly<Record<WordTableName, ReadonlySet<string>>> => ({
    colours: none,
    materials: new Set(forbiddenLists()("before-materials")),
    audiences: new Set(forbiddenLists()("before-audiences")),
    ecology: none,
  }),
);

/** Words that a channel forbids in a text, in any language. The brand's words are accepted. */
export const words = defineCheck({
  kind: "words",
  options: { table: oneOf(...wordTableNames) },
  find: (reading, { table }, product) =>
    reading
      .once(tableWordsIn)
      .filter((word) => word.table === table && !product.brandWords().has(word.folded))
      .map((word) => {
        const message = `It says ${subjects[table]}: "${reading.text.slice(word.start, word.end)}".`;
        return faultAt(reading, word, message, fixOf(reading.text, word));
      }),
});

function fixOf(text: string, word: TableWord): Fix | undefined {
  const { start, end, rest, table } = word;
  if (rest !== undefined) return { start, end, replacement: rest };
  const [before, after] = [textBefore(text, word), text.slice(end)];
  if (/[\p{L}\p{N}][-‐]$/u.test(before) || /^[-‐]\p{Ll}/u.test(after)) return undefined;
  if (leavesConjunction(before, after)) return undefined;
  if (/^\/(?=\S)/u.test(after)) return withoutSlash(text, word);
  if (/\S\/$/u.test(before)) return { start: start - 1, end, replacement: "" };
  if (table === "materials" && /,/.test(text.slice(start, end)) && /^\s\p{L}/u.test(after)) return undefined;
  const isCompound = /^[-‐]\p{Lu}/u.test(after);
  const place = withShare(text, isCompound ? { start, end: end + 1 } : word);
  return removeSpan(text, place, prepositions()[table]);
}

/**
 * In "bois et zinc", if only one of the two is in the table, the conjunction would be left without a partner.
 */
function leavesConjunction(before: string, after: string): boolean {
  const isJoinedBehind = before.trim() !== "" && /^\s+(?:and|und|et|e|&)\s/iu.test(after);
  return isJoinedBehind || (/\s(?:and|und|et|e|&)\s$/iu.test(before) && /^\s\p{L}/u.test(after));
}

/** One of several words joined by slashes. */
function withoutSlash(text: string, { start, end }: Place): Fix {
  const isFirst = start === 0 || /[\s/]$/u.test(text.charAt(start - 1));
  return { start, end: isFirst ? end + 1 : end, replacement: "" };
}

function tableWordsIn({ text, words: { tokens, folded } }: FieldReading): readonly TableWord[] {
  const found: TableWord[] = [];
  for (let index = 0; index < folded.length; index += 1) {
    const name = protectedPhrases().longestAt(folded, index);
    const match = name ? undefined : wordTables().longestAt(folded, index);
    const length = name?.length ?? match?.length ?? 1;
    const [first, last] = [tokens[index], tokens[index + length - 1]];
    if (!first || !last) continue;
    if (match && !hasOtherMeaning(match.entry, folded, { index, length })) {
      found.push({ table: match.entry, start: first.start, end: last.end, folded: first.folded });
      found.push(...ecologyWithin(tokens.slice(index, index + length), match.entry));
    } else if (!name && !match) found.push(...beginningOf(first, text));
    index += length - 1;
  }
  return found.reduce<TableWord[]>((words, word) => joined(words, word, text), []);
}

/** "Coton bio" is a material with an ecological claim. */
function ecologyWithin(tokens: readonly Token[], table: WordTableName): readonly TableWord[] {
  if (table !== "materials" || tokens.length < 2) return [];
  return tokens
    .filter(({ folded }) => wordTables().longestAt([folded], 0)?.entry === "ecology")
    .map(({ start, end, folded }) => ({ table: "ecology", start, end, folded }));
}

/** The rest of a compound: "Kleid" of "Damenkleid". */
function beginningOf({ kind, folded, start, end }: Token, text: string): readonly TableWord[] {
  const begun = kind === "word" ? findCompoundStart(folded) : undefined;
  const word = text.slice(start, end);
  if (!begun || word.length !== folded.length) return [];
  const tail = word.slice(begun.length);
  const rest = capitalized(tail);
  return [{ table: begun.table, start, end, folded, rest }];
}

/** Merges adjacent words: "Men & Women" is one place. */
function joined(words: TableWord[], word: TableWord, text: string): TableWord[] {
  const before = words.at(-1);
  const isWhole = before?.rest === undefined && word.rest === undefined;
  const isOne = before?.table === word.table && isWhole && listed.test(text.slice(before.end, word.start));
  if (before && isOne) words[words.length - 1] = { ...before, end: word.end };
  else words.push(word);
  return words;
}

/** "100% Cotton": a percentage belongs to its material. */
function withShare(text: string, { start, end }: Place): Place {
  const share = /\d{1,3}\s?%\s*$/u.exec(text.slice(Math.max(0, start - 8), start));
  return { start: start - (share?.[0].length ?? 0), end };
}

/** The tables whose words German compounds begin with, in lookup order. */
const compoundTables = ["audiences", "materials"] as const;
const compoundParts = lazily(() => parseLists(compounds, "word"));

interface CompoundStart {
  readonly table: WordTableName;
  /** In characters of the folded word. */
  readonly length: number;
}

/** In characters: the shortest first part plus three. */
const shortestCompound = 7;

/** A forbidden first part of a compound: "Damenwinterjacke", "Lederhandschuhe". */
function findCompoundStart(folded: string): CompoundStart | undefined {
  if (folded.length < shortestCompound) return undefined;
  for (const table of compoundTables) {
    for (const first of compoundParts()(table)) {
      if (!folded.startsWith(first) || folded.length < first.length + 3) continue;
      const rest = folded.slice(first.length);
      if (compoundParts()("head").some((head) => rest.endsWith(head))) return { table, length: first.length };
    }
  }
  return undefined;
}

import type { Language } from "../../../text/language.ts";
import { readWords } from "../../../text/read-words.ts";
import { stem } from "../../../text/stems.ts";
import { isStopWordInAnyLanguage } from "../../../text/stop-words.ts";
import type { Judge } from "./judge.ts";

export interface Subject {
  /** What the text may take its words from: the source, and a translation of it into the language where there is one. */
  readonly sources: readonly string[];
  readonly language: Language;
  /** Of the text's words, how many must be the sources', 0 to 1. */
  readonly leastShare: number;
}

/** Fewer letters are joining words and parts of sizes. */
const fewestLetters = 3;

/** So long a word may be a part of a compound. */
const compoundPart = 4;

/** Looks whether a text is about something else: it has hardly a word of the sources. */
export function createSubjectCheck({ sources, language, leastShare }: Subject): Judge {
  const known = new Set(sources.flatMap((source) => contentWords(source, language)));
  const long = [...known].filter((word) => word.length >= compoundPart);
  const isKnown = (word: string) =>
    known.has(word) ||
    (word.length >= compoundPart && long.some((other) => other.includes(word) || word.includes(other)));
  return (text, field) => {
    const words = [...new Set(contentWords(text, language))];
    if (known.size === 0 || words.length === 0) return [];
    const share = words.filter(isKnown).length / words.length;
    return share >= leastShare && share > 0 ? [] : [otherSubject(field)];
  };
}

/**
 * Numbers and codes go through every translation: where the sources have so many, a text without a word of theirs is about
 * something else.
 */
export function createAnchorCheck(sources: readonly string[], fewestAnchors: number): Judge {
  const tokens = sources.flatMap((source) => readWords(source).tokens);
  const anchors = tokens.filter(({ kind, text }) => kind !== "word" && text.length > 1);
  const known = new Set(sources.flatMap(anchorWords));
  const isAbout = (text: string) =>
    anchors.length < fewestAnchors || anchorWords(text).some((word) => known.has(word));
  return (text, field) => (isAbout(text) ? [] : [otherSubject(field)]);
}

/** A number that its unit is glued to is the same number: 40L, 40 l. */
function anchorWords(text: string): readonly string[] {
  const { folded } = readWords(text);
  return [...folded, ...folded.flatMap((word) => /^\d+(?=\p{L})/u.exec(word) ?? [])];
}

function otherSubject(field: string): string {
  return `${field} is not about the record's product: keep to the words of the record.`;
}

function contentWords(text: string, language: Language): string[] {
  const { tokens } = readWords(text);
  return tokens
    .filter(
      ({ kind, folded }) =>
        kind !== "number" && folded.length >= fewestLetters && !isStopWordInAnyLanguage(folded),
    )
    .map(({ kind, folded }) => (kind === "word" ? stem(folded, language) : folded));
}

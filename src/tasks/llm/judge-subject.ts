import type { Language } from "../../nlp/language.ts";
import { readWords, stem } from "../../nlp/stemmer.ts";
import { isStopWordInAnyLanguage } from "../../nlp/stop-words.ts";
import type { Judge } from "./judge.ts";

/** Words from which a name is not summed up in one. */
const fewestWords = 4;
/** Share of letters; a compound may be one word for several of another language. */
const leastLetters = 0.3;

/** Finds names reduced to nearly nothing: only a brand, only a colour, single letters. */
export function createEmptinessCheck(source: string): Judge {
  const words = contentWords(source);
  const letters = words.join("").length;
  return (text, field) => {
    const left = contentWords(text);
    const isEmpty = left.length === 0 || (left.length === 1 && left.join("").length < leastLetters * letters);
    return words.length >= fewestWords && isEmpty
      ? [`${field} says next to nothing of what the record states.`]
      : [];
  };
}

function contentWords(text: string): string[] {
  return readWords(text)
    .tokens.filter(
      ({ kind, folded }) => kind === "word" && folded.length > 2 && !isStopWordInAnyLanguage(folded),
    )
    .map(({ folded }) => folded);
}

interface Subject {
  /** Texts whose words count: the source, and its translation into the language if there is one. */
  readonly sources: readonly string[];
  readonly language: Language;
  /** Minimum share of the text's words that are in the sources, 0 to 1. */
  readonly leastShare: number;
}

/** Letters; shorter words are joining words and parts of sizes. */
const fewestLetters = 3;

/** Letters from which a word may be part of a compound. */
const compoundPart = 4;

/** Finds texts on another subject, with hardly a word of the sources. */
export function createSubjectCheck({ sources, language, leastShare }: Subject): Judge {
  const known = new Set(sources.flatMap((source) => subjectWords(source, language)));
  const long = [...known].filter((word) => word.length >= compoundPart);
  const isKnown = (word: string) =>
    known.has(word) ||
    (word.length >= compoundPart && long.some((other) => other.includes(word) || word.includes(other)));
  return (text, field) => {
    const words = [...new Set(subjectWords(text, language))];
    if (known.size === 0 || words.length === 0) return [];
    const share = words.filter(isKnown).length / words.length;
    return share >= leastShare && share > 0 ? [] : [otherSubject(field)];
  };
}

/**
 * Numbers and codes survive translation: where the sources have at least `fewestAnchors`, a text without any of their words is on
 * another subject.
 */
export function createAnchorCheck(sources: readonly string[], fewestAnchors: number): Judge {
  const tokens = sources.flatMap((source) => readWords(source).tokens);
  const anchors = tokens.filter(({ kind, text }) => kind !== "word" && text.length > 1);
  const known = new Set(sources.flatMap(anchorWords));
  const isAbout = (text: string) =>
    anchors.length < fewestAnchors || anchorWords(text).some((word) => known.has(word));
  return (text, field) => (isAbout(text) ? [] : [otherSubject(field)]);
}

/** Also splits off a number from a unit: 40L, 40 l. */
function anchorWords(text: string): readonly string[] {
  const folded = readWords(text).folded.map((word) => word.replace(/(?<=\d),(?=\d)/g, "."));
  return [...folded, ...folded.flatMap((word) => /^\d+(?:\.\d+)?(?=\p{L})/u.exec(word) ?? [])];
}

function otherSubject(field: string): string {
  return `${field} is not about the record's product: keep to the words of the record.`;
}

function subjectWords(text: string, language: Language): string[] {
  const { tokens } = readWords(text);
  return tokens
    .filter(
      ({ kind, folded }) =>
        kind !== "number" && folded.length >= fewestLetters && !isStopWordInAnyLanguage(folded),
    )
    .map(({ kind, folded }) => (kind === "word" ? stem(folded, language) : folded));
}

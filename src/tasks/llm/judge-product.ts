import brandWords from "../../facts/data/brand-words.tsv";
import { nouns } from "../../facts/nouns.ts";
import { lazily, oncePerObject } from "../../lib/once.ts";
import { parseLists } from "../../lib/table.ts";
import type { Language } from "../../nlp/language.ts";
import { foldText } from "../../nlp/normalizer.ts";
import { readWords, stem } from "../../nlp/stemmer.ts";
import type { WordRow } from "../../translation/word-list.ts";
import type { Judge } from "./judge.ts";
import { quoted } from "./prompt.ts";

/** A thing that a text names, with all rows of the glossary that have its words. */
interface NamedThing {
  readonly text: string;
  readonly rows: readonly WordRow[];
}

/** Letters of a compound's last part. */
const shortestHead = 4;

/** All spellings of rows: rows that share one are taken for the same thing, since languages divide things differently. */
function wordsOfRows(rows: readonly WordRow[]): readonly string[] {
  return rows.flatMap(wordsOfRow);
}

const wordsOfRow = oncePerObject(({ written }: WordRow): readonly string[] => {
  const spelled = written.flatMap(({ text, language }) =>
    [text, headOf(text, language)].map((each) => `${language} ${foldText(each)}`),
  );
  return [...new Set(spelled)];
});

/** The word that says what it is: "orologio" of "orologio da polso", "shoe" of "running shoe". */
function headOf(text: string, language: Language): string {
  const words = text.split(" ");
  const head = language === "fr" || language === "it" ? words[0] : words.at(-1);
  return head ?? text;
}

/** @param which `all`: also things within the words of others: "battery" in "car battery" */
function thingsIn(text: string, which: "longest" | "all" = "longest"): readonly NamedThing[] {
  const { folded, tokens } = readWords(text);
  const found: NamedThing[] = [];
  for (let place = 0; place < folded.length; ) {
    const match = nouns().longestAt(folded, place);
    const heads =
      match === undefined || (which === "all" && match.length === 1) ? headRows(folded[place] ?? "") : [];
    const rows = [...(match?.entry ?? []), ...heads];
    const length = match?.length ?? 1;
    const [first, last] = [tokens[place], tokens[place + length - 1]];
    if (rows.length > 0 && first?.kind === "word")
      found.push({ text: text.slice(first.start, last?.end), rows });
    place += which === "all" ? 1 : length;
  }
  return found;
}

/** Of a German compound that the glossary lacks: the thing that its end names. */
function headRows(folded: string): readonly WordRow[] {
  for (let start = shortestHead; start <= folded.length - shortestHead; start += 1) {
    const rows = nouns().longestAt([folded.slice(start)], 0)?.entry;
    if (rows !== undefined)
      return rows.filter(({ written }) => written.some(({ language }) => language === "de"));
  }
  return [];
}

interface NamedProduct {
  /** The name that came. */
  readonly name: string;
  /** All texts of the row. */
  readonly sources: readonly string[];
  readonly language: Language;
}

/**
 * Finds names that name another thing than the source's name does: a plate for a mug, a charger for a battery. Things are the
 * glossary's nouns, alike in all languages.
 */
export function createThingCheck({ name, sources, language }: NamedProduct): Judge {
  const named = lazily(() => thingsIn(name, "all"));
  const stated = lazily(
    () =>
      new Set(sources.flatMap((source) => wordsOfRows(thingsIn(source, "all").flatMap(({ rows }) => rows)))),
  );
  const words = lazily(() => new Set(sources.flatMap((source) => stemsOf(source, language))));
  const isStated = ({ text, rows }: NamedThing) =>
    wordsOfRows(rows).some((word) => stated().has(word)) ||
    stemsOf(text, language).every((word) => words().has(word));
  return (text, field) => {
    if (named().length === 0) return [];
    const given = thingsIn(text);
    const own = new Set(wordsOfRows(thingsIn(text, "all").flatMap(({ rows }) => rows)));
    if (named().some(({ rows }) => wordsOfRows(rows).some((word) => own.has(word)))) return [];
    const other = given.filter((thing) => !isStated(thing)).map((thing) => quoted(thing.text));
    return other.length === 0
      ? []
      : [`${field} names another product than the record does: ${other.slice(0, 3).join(", ")}.`];
  };
}

function stemsOf(text: string, language: Language): readonly string[] {
  return readWords(text).folded.map((word) => stem(word, language));
}

const fitting = parseLists(brandWords, "phrase")("fitting").map((phrase) => readWords(phrase).folded);
/** Words behind "for" that may be a maker's or device's name. */
const longestMaker = 3;

/**
 * Finds names without the row's brand that have in its place what the product merely fits: "Bosch battery" for a battery of another
 * maker for Bosch.
 */
export function createBrandCheck(brand: string | undefined, sources: readonly string[]): Judge {
  const own = readWords(brand ?? "").folded;
  const fitted = lazily(() => new Set(sources.flatMap(fittedNames)));
  return (text, field) => {
    if (own.length === 0) return [];
    const { folded, tokens } = readWords(text);
    if (holds(folded, own)) return [];
    const [first] = folded;
    const isOthers = first !== undefined && fitted().has(first) && /^\p{Lu}/u.test(tokens[0]?.text ?? "");
    return isOthers
      ? [`${field} begins with a maker whose product it is not; it is by ${quoted(brand ?? "")}.`]
      : [];
  };
}

function holds(words: readonly string[], wanted: readonly string[]): boolean {
  return words.some((_, first) => wanted.every((word, place) => words[first + place] === word));
}

/** Capitalised words behind "for", "compatible with" and the like. */
function fittedNames(source: string): readonly string[] {
  const { folded, tokens } = readWords(source);
  return folded.flatMap((_, place) => {
    const phrase = fitting.find((words) => words.every((word, index) => folded[place + index] === word));
    if (phrase === undefined) return [];
    const first = place + phrase.length;
    return folded
      .slice(first, first + longestMaker)
      .filter((_, index) => /^\p{Lu}/u.test(tokens[first + index]?.text ?? ""));
  });
}

import { acronyms } from "../../../nlp/casing-words.ts";
import { textLanguages } from "../../../nlp/language.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { stem } from "../../../nlp/stemmer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { compoundEnds, foldLetters } from "./abbreviations.ts";
import type { CleaningContext } from "./cleaning-step.ts";
import { baseOf, capitalized } from "./word-agreement.ts";

/** 2-teilig */
export function isCounted(
  full: string,
  kind: string,
  before: string,
  { language }: CleaningContext,
): boolean {
  return language === "de" && kind === "count" && /^\p{Ll}+ig$/u.test(full) && /\d[\s-]?$/u.test(before);
}

const complement: Readonly<Record<CleaningContext["language"], RegExp>> = {
  de: /\s(?:mit|ohne|für|und)\s/u,
  en: /\s(?:with|without|for)\s/u,
  fr: /\s(?:avec|sans|pour)\s/u,
  it: /\s(?:con|senza|per)\s/u,
};

/** A colour at the end of a name whose last noun is not the thing itself: "…Armlehnen, schwarz". */
export function isTail(before: string, after: string, { language }: CleaningContext): boolean {
  return after.trim() === "" && /\p{L}\s$/u.test(before) && complement[language].test(before);
}

interface Spelling {
  readonly written: string;
  readonly before: string;
  readonly after: string;
  readonly context: CleaningContext;
}

/** In English title case as the words around it, in other languages as the word is written; capital at the start. */
export function cased(text: string, { written, before, after, context }: Spelling): string {
  const isFirst = !/[\p{L}\p{N}]/u.test(before);
  const isSameWord = foldLetters(text) === foldLetters(written) && /^\p{Lu}/u.test(written);
  const isLoud = context.wasShouted === true || isAllCapitals(written + after);
  const isPhrase = context.language === "en" && text.includes(" ") && (isLoud || isTitleCase(after));
  if ((isFirst || isSameWord) && !isPhrase) return capitalized(text);
  if (context.language !== "en" || /\p{Ll}\p{Lu}/u.test(text)) return text;
  const isTitle = isLoud || isTitleCase(`${before} ${after}`) || /^\p{Lu}\p{Ll}/u.test(written);
  if (!isTitle) return text;
  return text.replace(/\p{L}[\p{L}'’]*/gu, (word) =>
    isStopWord(word, "en") || /^(?:[cm]m|m[gl]|mcg)$/.test(word) ? word : capitalized(word),
  );
}

/** Letters without a vowel say nothing of shouting, but of the case of what is written for them. */
function isAllCapitals(rest: string): boolean {
  return /\p{Lu}{2}/u.test(rest) && !/\p{Ll}{2}/u.test(rest);
}

const titleShare = 0.6;

function isTitleCase(rest: string): boolean {
  const words = (rest.match(/(?<![\p{L}\p{N}'’.])\p{L}[\p{Ll}]{2,}/gu) ?? []).filter(
    (word) => !isStopWord(word.toLowerCase(), "en"),
  );
  return (
    words.length > 0 && words.filter((word) => /^\p{Lu}/u.test(word)).length >= words.length * titleShare
  );
}

/** "Sechskantschr." is a Sechskantschraube: a German compound that ends with the short form of a noun. */
export function readCompound(
  {
    name,
    folded,
    context,
  }: { readonly name: string; readonly folded: string; readonly context: CleaningContext },
  { start, run }: { readonly start: number; readonly run: string },
) {
  const end = start + run.length;
  if (context.language !== "de" || folded.charAt(end) !== ".") return undefined;
  if (/[\p{L}\p{N}]/u.test(folded.charAt(end + 1)) || !/^\p{L}{6,}$/u.test(run)) return undefined;
  const ends = compoundEnds("de");
  for (let cut = 3; cut <= run.length - 3; cut += 1) {
    const head = ends.get(run.slice(cut));
    if (head === undefined || /e$/u.test(run.slice(0, cut))) continue;
    const written = name.slice(start, end + 1);
    return {
      start,
      end: end + 1,
      short: written,
      text: name.slice(start, start + cut) + head.full.toLowerCase(),
    };
  }
  return undefined;
}

/** What a short form before a slash and a number may count, by language: folded. */
const containers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fr: { p: "paquet|lot|pack|pochette", bte: "boite", pqt: "paquet" },
  it: { cf: "confezione", conf: "confezione", p: "pacco|pack" },
};

/** In characters of one text of the row, and in texts: what is read of them. */
const longestText = 4_000;
const mostTexts = 100;

/**
 * "P/6" as the row's own texts spell it out: "lot de 6", where they have one container with that number.
 * @returns the end of the short form and what is written for it; undefined where they say nothing of it, or several things
 */
export function packOfRow(
  name: string,
  { start, run }: { readonly start: number; readonly run: string },
  { language, product }: CleaningContext,
): { readonly end: number; readonly text: string } | undefined {
  const words = containers[language]?.[run];
  if (words === undefined || product === undefined || /[\p{L}\p{N}./-]$/u.test(name.slice(0, start)))
    return undefined;
  const end = start + run.length;
  const number = /^\/(\d{1,4})(?![\p{L}\p{N}./])/u.exec(name.slice(end, end + longestNumber))?.[1];
  if (number === undefined) return undefined;
  const said = new RegExp(`(?<!\\p{L})(${words}) (d[eai]) ${number}(?![\\p{N}.,]?\\p{N})`, "gu");
  const found = new Set<string>();
  for (const text of product.texts().slice(0, mostTexts))
    for (const [, word = "", link = ""] of foldText(text.slice(0, longestText)).matchAll(said))
      found.add(`${word === "boite" ? "boîte" : word} ${link} ${number}`);
  const [only, other] = found;
  return only === undefined || other !== undefined ? undefined : { end: end + 1 + number.length, text: only };
}

/** In characters: a slash, a number, and what follows. */
const longestNumber = 6;

/** "verzinkt" of "aus verzinktem Metall": the ending belongs to the sentence there. */
export function undeclined(word: string): string {
  return baseOf(word, "de") ?? word.replace(/(?<=^(?:ver|be|ge|ent|zer)\p{Ll}{2,}t)e[rnsm]?$/u, "");
}

/** A word of the row's texts with the capital that the short form has; of a German noun its own. */
export function casedAs(
  written: string,
  found: string,
  start: number,
  { language, wasShouted, product }: CleaningContext,
): string {
  // Of a name all in capitals the case of an unknown word says nothing, but the row's of a protected name does: "Parmigiano Reggiano DOP".
  const isProtected = product
    ?.texts()
    .some((text) => text.slice(0, longestText).match(sealed)?.[0] === found);
  const isWritten = wasShouted !== true || language === "en" || start === 0 || isProtected === true;
  const isCapital = (isWritten && /^\p{Lu}/u.test(written)) || (language === "de" && /^\p{Lu}/u.test(found));
  const lower = found.toLowerCase();
  return isCapital ? lower.charAt(0).toUpperCase() + lower.slice(1) : lower;
}

/** A word with its capital before the seal of a protected name. */
const sealed = /(?<=\p{L}\s)\p{Lu}\p{Ll}{2,}(?=\s(?:DOP|IG[PT]|AOP|AOC|DOCG?|STG)(?!\p{L}))/u;

/** "ripara", "protège": a word that no list knows and that ends as a verb does, and as no adjective. */
export function isVerb(
  word: string,
  { language, glossary }: Pick<CleaningContext, "language" | "glossary">,
): boolean {
  const isKnown =
    glossary.roleOf(foldText(word), language) !== undefined || baseOf(word, language) !== undefined;
  return !isKnown && verbal[language]?.test(word.toLowerCase()) === true;
}

const verbal: Readonly<Partial<Record<CleaningContext["language"], RegExp>>> = {
  fr: /(?:[^éiu]e|ent|issent|it)$/u,
  it: /(?:[^iz]a|isce|iscono|[aeo]no)$/u,
};

/** The row's words as `row-words.ts` reads them. */
export interface WordsOfRow {
  /** Folded, with a blank between two words and at both ends. */
  readonly text: string;
  /** By folded word, as first written. */
  readonly spellings: ReadonlyMap<string, string>;
}

/** In letters: shorter consonants need a neighbour that the row has beside the word too. */
const shortestAlone = 4;
/** In letters: of a word with its vowels at the beginning alone. */
const [shortestHalf, longestLost] = [6, 4];
/** In letters: a word with its end, which counts beside a neighbour. */
const shortestMiddle = 3;
/** In letters that a half word begins with. */
const sharedBeginning = 4;
/** In characters: a neighbour in the name. */
const longestBeside = 40;

/**
 * A word without its vowels that the row's own texts have in full: "Strtch" of "stretch", "Indg" of "indigo", "Headphn" of "headphones";
 * three letters only beside the same neighbour, "Dual Mtr" of a "dual-motor fan". Undefined where several words may be meant.
 */
export function contractionOfRow(
  run: string,
  { before, after }: { readonly before: string; readonly after: string },
  { text, spellings }: WordsOfRow,
  { language }: Pick<CleaningContext, "language">,
): string | undefined {
  if (text.includes(` ${run} `) || acronyms().has(run)) return undefined;
  if (textLanguages.some((each) => isCommonWord(run, each))) return undefined;
  const last = foldText(/(\p{L}+)[\s-]$/u.exec(before.slice(-longestBeside))?.[1] ?? "");
  const next = foldText(/^[\s-](\p{L}+)/u.exec(after.slice(0, longestBeside))?.[1] ?? "");
  const words = run.length < shortestAlone ? new Set(text.split(" ")) : spellings.keys();
  const alike = [...words].filter(
    (word) =>
      isContracted(run, word) &&
      (run.length >= shortestAlone || standsBeside(word, { last, next }, { text, spellings })),
  );
  const [shortest, ...others] = alike.toSorted((one, two) => one.length - two.length);
  if (shortest === undefined) return undefined;
  const root = stem(shortest, language);
  return others.every((word) => stem(word, language) === root)
    ? (spellings.get(shortest) ?? shortest)
    : undefined;
}

/** The first letter and the consonants behind it, a double one once. */
function skeleton(word: string): string {
  return (
    word.charAt(0) +
    word
      .slice(1)
      .replace(/[aeiouy]+/gu, "")
      .replace(/(.)\1+/gu, "$1")
  );
}

function isContracted(run: string, word: string): boolean {
  if (word.length <= run.length || word.charAt(0) !== run.charAt(0)) return false;
  if (!/[aeiouy]/u.test(run.slice(1))) return skeleton(word) === skeleton(run);
  // "mse" of "mouse": its last letter too.
  if (run.length === shortestMiddle && run.at(-1) === word.at(-1) && word.length <= run.length + 2)
    return !/[aeiouy]/u.test(run.charAt(1)) && skeleton(word) === skeleton(run);
  if (run.length < shortestHalf || word.length > run.length + longestLost) return false;
  let shared = 0;
  while (shared < run.length && run.charAt(shared) === word.charAt(shared)) shared += 1;
  const rest = run.slice(shared);
  return (
    shared >= sharedBeginning &&
    rest !== "" &&
    !/[aeiouy]/u.test(run.slice(shared - 1)) &&
    skeletonStarts(word.slice(shared - 1), run.slice(shared - 1))
  );
}

function skeletonStarts(word: string, consonants: string): boolean {
  return skeleton(word).startsWith(skeleton(consonants));
}

/** Whether the row has a word beside a neighbour of the short form, or beside the word that the neighbour is short for. */
function standsBeside(
  word: string,
  { last, next }: { readonly last: string; readonly next: string },
  { text }: WordsOfRow,
): boolean {
  for (let at = text.indexOf(` ${word} `); at >= 0; at = text.indexOf(` ${word} `, at + 1)) {
    const one = /(\S+)$/u.exec(text.slice(Math.max(0, at - longestBeside), at))?.[1] ?? "";
    const other =
      /^(\S+)/u.exec(text.slice(at + word.length + 2, at + word.length + longestBeside))?.[1] ?? "";
    if (isSame(last, one) || isSame(next, other)) return true;
  }
  return false;
}

function isSame(short: string, word: string): boolean {
  return short.length > 2 && (short === word || isContracted(short, word));
}

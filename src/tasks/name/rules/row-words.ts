import { oncePerObject } from "../../../lib/once.ts";
import { acronyms } from "../../../nlp/casing-words.ts";
import { type Language, textLanguages } from "../../../nlp/language.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { capitalized, foldText } from "../../../nlp/normalizer.ts";
import { stem } from "../../../nlp/stemmer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { isOfBrand, isVerbOfTwo } from "./abbreviation-place.ts";
import { casedAs, contractionOfRow, isContraction, isVerb, undeclined } from "./abbreviation-text.ts";
import { bareWordOfShelf, wordOfShelf } from "./abbreviations.ts";
import type { CleaningContext, KnownProduct } from "./cleaning-step.ts";

/** In characters of one text of the row, and in texts: what is read of them. */
export const longestText = 4_000;
export const mostTexts = 100;

/** In letters: a shorter beginning or skeleton fits too many words. */
const shortestStump = 4;
/** Letters that a stump with a full stop must lack: one alone is an ending. */
const fewestMissing = 2;

interface RowWords {
  /** In small letters without accents, with a blank between two words and at both ends. */
  readonly text: string;
  /** By folded word, as first written. */
  readonly spellings: ReadonlyMap<string, string>;
  /** The folded words with the same consonants. */
  readonly bySkeleton: ReadonlyMap<string, readonly string[]>;
  /** The folded words with the same first letters, `shortestStump` of them. */
  readonly byStart: ReadonlyMap<string, readonly string[]>;
}

/** Behind a word that is none: an ellipsis, or a full stop within a sentence ("caricabatt. incluso"). */
const stumpEnd = /^(?:…|\.\.|\.\s?[\p{Ll}\d,])/u;
/** "ELETTROP. CIRC.", in a text in capitals. */
const shoutedStumpEnd = /^\.\s?\p{Lu}/u;
/** Stumps end in a consonant: "sleepsuits. 100% cotton" has a sentence behind it. */
const wholeEnd = /[aeiouys]$/iu;
/** In characters. */
const longestStumpEnd = 3;

/** The words of the row's own description and columns. */
export const wordsOf = oncePerObject((product: KnownProduct): RowWords => {
  const spellings = new Map<string, string>();
  const words: string[] = [];
  for (const text of product.texts().slice(0, mostTexts)) {
    const read = text.slice(0, longestText);
    for (const { 0: word, index } of read.matchAll(/(?<![\p{L}\p{N}])\p{L}+(?![\p{L}\p{N}])/gu)) {
      const folded = foldText(word);
      words.push(folded);
      // What the feed cut off, or shortened, spells nothing.
      const rest = read.slice(index + word.length, index + word.length + longestStumpEnd);
      const isStump =
        (stumpEnd.test(rest) && !(/^\.\s\d/.test(rest) && wholeEnd.test(word))) ||
        (shoutedStumpEnd.test(rest) && /^\p{Lu}+$/u.test(word) && !wholeEnd.test(word));
      if (folded.length > shortestStump && !isStump && !spellings.has(folded)) spellings.set(folded, word);
    }
  }
  const bySkeleton = new Map<string, string[]>();
  const byStart = new Map<string, string[]>();
  for (const folded of spellings.keys()) {
    add(bySkeleton, skeletonOf(folded), folded);
    add(byStart, folded.slice(0, shortestStump), folded);
  }
  return { text: ` ${words.join(" ")} `, spellings, bySkeleton, byStart };
});

function add(to: Map<string, string[]>, key: string, word: string): void {
  const held = to.get(key);
  if (held === undefined) to.set(key, [word]);
  else held.push(word);
}

/** The consonants of a folded word, a double one once: "clamping" and "clmpng" have the same. */
export function skeletonOf(folded: string): string {
  return folded.replace(/[aeiouy]+/g, "").replace(/(.)\1+/gu, "$1");
}

/** The row's words, folded, with a blank between two and at both ends; empty where nothing is known of the row. */
export function rowWords(product: KnownProduct | undefined): string {
  return product === undefined ? "" : wordsOf(product).text;
}

/** The one word of the row that begins and ends so, with something between: "w", "shield" for "Weathershield". */
export function rowWordBetween(
  beginning: string,
  end: string,
  { product, language }: CleaningContext,
): string | undefined {
  if (product === undefined || end.length < shortestStump) return undefined;
  const { spellings } = wordsOf(product);
  const found = [...spellings.keys()].filter(
    (word) =>
      word.length > beginning.length + end.length &&
      word.startsWith(beginning) &&
      (word.endsWith(end) || (language === "en" && word.endsWith(`${end}s`))),
  );
  return onlyWord(found, spellings, language);
}

/** Whether the row's own texts say a phrase in these very words. */
export function rowSays(phrase: string, product: KnownProduct | undefined): boolean {
  if (product === undefined) return false;
  const words = foldText(phrase).match(/\p{L}+/gu) ?? [];
  return words.length > 0 && wordsOf(product).text.includes(` ${words.join(" ")} `);
}

/**
 * The one word of the row's own texts that begins with a folded stump, as it is written there; of several forms of one stem the
 * shortest. Undefined where there is none, or several, or the stump is a whole word of these texts.
 * @param fewest letters that the stump must lack
 */
export function wordBegunWith(
  stump: string,
  product: KnownProduct | undefined,
  language: Language,
  fewest = 1,
): string | undefined {
  if (product === undefined || stump.length < shortestStump) return undefined;
  const { spellings, byStart } = wordsOf(product);
  if (spellings.has(stump)) return undefined;
  const begun = (byStart.get(stump.slice(0, shortestStump)) ?? []).filter(
    (word) => word.startsWith(stump) && word.length >= stump.length + fewest,
  );
  return onlyWord(begun, spellings, language);
}

/**
 * Whether the row has one word alone that begins with a stump, and another than the tables have for it: "trasp." of a "giacca
 * traspirante" is not "trasparente".
 */
export function hasOtherWord(
  run: string,
  { short, text }: { readonly short: string; readonly text: string },
  { product, language }: CleaningContext,
): boolean {
  const listed = foldText(text).trim();
  if (!short.endsWith(".") || !listed.startsWith(run) || /[^\p{L}]/u.test(listed)) return false;
  const word = foldText(wordBegunWith(run, product, language, fewestMissing) ?? "");
  // An adjective for an adjective, and "ombrellone" for "ombrello": "transport" is no other word for "transparente".
  const isAlike = word.endsWith(listed.slice(-sharedEnd)) || word.startsWith(listed.slice(0, -1));
  return word !== "" && isAlike && stem(word, language) !== stem(listed, language);
}

/** In letters. */
const sharedEnd = 3;

/** The one word of the row's own texts whose consonants a folded word of consonants alone has; as `wordBegunWith`. */
function wordOfConsonants(
  consonants: string,
  product: KnownProduct | undefined,
  language: Language,
): string | undefined {
  if (product === undefined || consonants.length < shortestStump || /[aeiouy]/.test(consonants))
    return undefined;
  const { spellings, bySkeleton } = wordsOf(product);
  const [first] = consonants;
  const alike = (bySkeleton.get(skeletonOf(consonants)) ?? []).filter(
    (word) => word.startsWith(first ?? "") && word.length >= consonants.length + fewestMissing,
  );
  if (alike.length > 0 || consonants.length < shortestContraction)
    return onlyWord(alike, spellings, language);
  // "strgth" lacks a consonant of "strength" too.
  const contracted = [...spellings.keys()].filter(
    (word) =>
      word.length >= consonants.length + fewestMissing &&
      word.length <= consonants.length * 2 &&
      isContraction(consonants, word),
  );
  return onlyWord(contracted, spellings, language);
}

/** In letters. */
const shortestContraction = 5;

/** The shortest, where all have one stem. */
function onlyWord(
  words: readonly string[],
  spellings: ReadonlyMap<string, string>,
  language: Language,
): string | undefined {
  const [shortest, ...others] = words.toSorted((one, two) => one.length - two.length);
  if (shortest === undefined) return undefined;
  const root = stem(shortest, language);
  const isOne = others.every((word) => stem(word, language) === root);
  return isOne ? spellings.get(shortest) : undefined;
}

/** In letters: fewer before a full stop are an initial or a unit, and a shorter neighbour stands beside anything. */
const [shortestBeside, shortestNeighbour] = [3, 3];
/** In places of the row's texts that are looked at for one short form. */
const mostPlaces = 200;

/**
 * A short form with a full stop that the row's own texts spell out at the very place: "vis. lunga" where they have a
 * "visiera lunga", also with a preposition before the next word. Undefined where they have several words there.
 * @param before the name up to the short form, with what is written out in it
 * @returns the end of the short form and what is written for it, as it agrees there
 */
export function besideInRow(
  name: string,
  { start, run, before }: { readonly start: number; readonly run: string; readonly before: string },
  context: CleaningContext,
): { readonly end: number; readonly text: string } | undefined {
  const { language, product } = context;
  const end = start + run.length;
  if (product === undefined || run.length < shortestBeside || !/^\p{L}+$/u.test(run)) return undefined;
  const after = name.slice(end);
  if (!/^\.(?:$|[\s,;)/])/u.test(after) || !/^$|[\s(,;/]$/u.test(before.slice(-1))) return undefined;
  if (isOfBrand(name.slice(start, end), context)) return undefined;
  const last = /(\p{L}+)\s$/u.exec(before.slice(-longestNeighbour))?.[1];
  const next = /^\.\s(\p{L}+)(?![\p{L}.])/u.exec(after.slice(0, longestNeighbour))?.[1];
  const { text, spellings } = wordsOf(product);
  const found = new Set<string>();
  const joined = new Set<string>();
  const sought = ` ${run}`;
  let places = 0;
  for (let at = text.indexOf(sought); at >= 0 && places < mostPlaces; at = text.indexOf(sought, at + 1)) {
    places += 1;
    const [word = "", one = "", two = ""] = text.slice(at + 1, at + longestBeside).split(" ", 3);
    if (word.length < run.length + fewestMissing || !spellings.has(word)) continue;
    const isBehind = isNeighbour(last) && text.slice(0, at).endsWith(` ${foldText(last)}`);
    const link = isBehind || !isNeighbour(last) ? undefined : linkBehind(last, text.slice(0, at), language);
    if (link !== undefined) joined.add(`${link} ${word}`);
    const isBefore =
      isNeighbour(next) && (one === foldText(next) || (isStopWord(one, language) && two === foldText(next)));
    if (isBehind || isBefore) found.add(word);
  }
  const [phrase] = joined;
  const isOne = [...found].every((word) => phrase?.endsWith(` ${word}`) === true);
  if (isOne && joined.size === 1 && phrase !== undefined) return { end: end + 1, text: phrase };
  const word = found.size === 1 ? spellings.get([...found].join("")) : undefined;
  if (word === undefined || isVerb(word, context)) return undefined;
  return { end: end + 1, text: casedAs(name.slice(start, end), word, start, context) };
}

/** Prepositions between a word and what it is for, folded. */
const links: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  fr: { a: "à" },
  it: { a: "a", da: "da" },
};

/** "a" of "avvitatore a percussione", "da" of "occhiali da lettura": what the row has between the word before and the one that is cut short. */
function linkBehind(last: string, text: string, language: Language): string | undefined {
  const [, word = "", link = ""] = / (\S+) (\S{1,2})$/u.exec(text.slice(-longestBeside)) ?? [];
  const isSame = word !== "" && stem(word, language) === stem(foldText(last), language);
  return isSame ? links[language]?.[link] : undefined;
}

function isNeighbour(word: string | undefined): word is string {
  return word !== undefined && word.length >= shortestNeighbour;
}

/** In characters: what is read of the row's text behind a place, and of the name beside a short form. */
const [longestBeside, longestNeighbour] = [120, 40];

interface ShortWord {
  readonly start: number;
  readonly run: string;
  /** The name up to it, with what is written out in it. */
  readonly before: string;
  /** Whether another short form stands before it: whoever shortens one word shortens more. */
  readonly isAmongShort?: boolean;
}

const opensDeclined = /^\p{Lu}\p{Ll}+(?:end|trüb|weich|mild|isch|lich|bar)e[rs]$/u;

/** What follows a short form, but for its full stop. */
const border = /^(?:$|[\s,;:)/])/u;

/**
 * A short form that is in no table and that the row's own texts spell out: the beginning of a word with a full stop, or its
 * consonants.
 * @returns the end of the short form and what is written for it
 */
export function spelledByRow(
  name: string,
  { start, run, before, isAmongShort = false }: ShortWord,
  context: CleaningContext,
): { readonly end: number; readonly text: string } | undefined {
  const { language, product, glossary, wasShouted } = context;
  const end = start + run.length;
  const edge = language === "de" ? /^$|[\s([,;:/+&"“„«|-]$/u : /^$|[\s([,;:/+&"“„«|]$/u;
  if (!/^\p{L}{3,}$/u.test(run) || !edge.test(name.slice(0, start).slice(-1))) return undefined;
  const after = name.slice(end);
  const hasStop = after.startsWith(".") && border.test(after.slice(1));
  if (!hasStop && !border.test(after)) return undefined;
  const written = name.slice(start, end);
  const goesOn = hasStop && (wasShouted === true ? /^\. \p{L}/u : /^\. \p{Ll}/u).test(after);
  const isRomance = language === "fr" || language === "it";
  if (isOfBrand(written, context)) return undefined;
  if (glossary.roleOf(run, language) !== undefined && !(goesOn && isRomance)) return undefined;
  const begun = hasStop
    ? (begunInRow(run, context) ?? headInRow(run, context) ?? wordOfShelf(run, start, context))
    : (bareWordOfShelf(run, start, context) ??
      bareStumpOfRow(written, { before, after, isAmongShort }, context));
  const isCode = written === written.toUpperCase() && wasShouted !== true;
  const whole = begun ?? (isCode ? undefined : wordOfConsonants(run, product, language));
  const found =
    whole ??
    (isCode || !product ? whole : contractionOfRow(run, { before, after }, wordsOf(product), context));
  if (found === undefined) return undefined;
  // "Selbstdichtendes" begins the row's sentence.
  const small = opensDeclined.test(found) ? found.toLowerCase() : found;
  const base = language === "de" && /^\p{Ll}/u.test(small) ? undeclined(small) : found;
  return { end: hasStop ? end + 1 : end, text: casedAs(written, base, start, context) };
}

/**
 * What a stump without its full stop begins, in a name all in capitals: where the row has the word beside the same neighbour ("MAG TIP"
 * of a "magnetic tip"), or four letters or more that are no word and begin but one ("PEINT" of "peinture"). In small letters three
 * that no language has as a word, behind another short form: "dbl rev" of a reversible one.
 */
function bareStumpOfRow(
  written: string,
  { before, after, isAmongShort }: Omit<ShortWord, "start" | "run"> & { readonly after: string },
  { language, product, wasShouted }: CleaningContext,
): string | undefined {
  const run = foldText(written);
  const isSmall = wasShouted !== true && isAmongShort === true && written === written.toLowerCase();
  if ((wasShouted !== true && !isSmall) || product === undefined || isCommonWord(run, language))
    return undefined;
  if (lineWords.has(run)) return undefined;
  if (isSmall && textLanguages.some((each) => isCommonWord(run, each))) return undefined;
  const { spellings, text } = wordsOf(product);
  if (text.includes(` ${run} `)) return undefined;
  const begun = [...spellings.keys()].filter(
    (word) =>
      word.length >= run.length + fewestMissing &&
      word.length <= run.length + mostMissing &&
      word.startsWith(run),
  );
  if (begun.some((word) => isVerbOfTwo(word.slice(run.length), after))) return undefined;
  const last = foldText(/(\p{L}+)\s$/u.exec(before.slice(-longestNeighbour))?.[1] ?? "");
  const next = foldText(/^\s(\p{L}+)/u.exec(after.slice(0, longestNeighbour))?.[1] ?? "");
  const count = /(?<![\p{L}\p{N}.,/-])(\d{1,4})\s$/u.exec(before.slice(-longestNeighbour))?.[1];
  const beside = begun.filter(
    (word) =>
      (count !== undefined && rowHas(`${count} ${word}`, product)) ||
      (isNeighbour(last) && text.includes(` ${last} ${word} `)) ||
      (isNeighbour(next) && text.includes(` ${word} ${next}`)),
  );
  if (beside.length > 0) return onlyWord(beside, spellings, language);
  // "rev 2" and "MODEL 12" are lines, "rev 144TC" has a measure behind it.
  const number =
    isSmall || run.length > shortestStump ? /^\s?\d+(?![\p{L}\d.,]|\s\p{Ll}{1,2}(?!\p{L}))/u : /^\s?\d/u;
  const isOwn = acronyms().has(run) || /\d\s?$/u.test(before) || number.test(after);
  const isLong = isSmall || (run.length >= shortestStump && !/[aeiou]$/u.test(run));
  return isOwn || !isLong ? undefined : onlyWord(begun, spellings, language);
}

function rowHas(phrase: string, product: KnownProduct): boolean {
  return product
    .texts()
    .slice(0, mostTexts)
    .some((text) => foldText(text.slice(0, longestText)).includes(phrase));
}

/** In letters: what lacks more is two words that a feed has glued together. */
const mostMissing = 8;

/** Words of lines that begin a word of the language too: "CONFORT" is no "confortevole". */
const lineWords: ReadonlySet<string> = new Set(
  "confort comfort relax sport flex tech sens natur profess class elegant perfect protect".split(" "),
);

/** What a stump with its full stop begins; one of three letters only in French and Italian, and none that has a meaning of its own. */
function begunInRow(run: string, { language, product, glossary }: CleaningContext): string | undefined {
  if (run.length >= shortestStump)
    return isCommonWord(run, language) ? undefined : wordBegunWith(run, product, language, fewestMissing);
  if (product === undefined || (language !== "fr" && language !== "it") || ownMeaning.has(run))
    return undefined;
  const { spellings, text } = wordsOf(product);
  if (text.includes(` ${run} `)) return undefined;
  const begun = [...spellings.keys()].filter((word) => word.startsWith(run));
  const word = onlyWord(begun, spellings, language);
  if (word === undefined) return undefined;
  return isVerb(word, { language, glossary }) ? undefined : word;
}

/** In letters: a shorter stump stands in many compounds; and what may follow it. */
const [shortestHead, longestRest] = [6, 4];

/** German: "Wagenheb." is the end of the row's "Rangierwagenheber". */
function headInRow(run: string, { language, product }: CleaningContext): string | undefined {
  if (language !== "de" || product === undefined || run.length < shortestHead) return undefined;
  const heads = new Set<string>();
  for (const word of wordsOf(product).spellings.keys()) {
    const head = word.slice(word.indexOf(run));
    const isHead = word.indexOf(run) >= shortestBeside && head.length > run.length;
    if (isHead && head.length <= run.length + longestRest) heads.add(head);
  }
  const [only, other] = heads;
  return only === undefined || other !== undefined ? undefined : capitalized(only);
}

const ownMeaning: ReadonlySet<string> = new Set(
  "inc ltd max min env art ref vol cat std app spa srl cie des les con per del dim lun lar".split(" "),
);

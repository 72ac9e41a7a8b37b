import { acronyms } from "../../../nlp/casing-words.ts";
import { textLanguages } from "../../../nlp/language.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { capitalized, foldText } from "../../../nlp/normalizer.ts";
import { stem } from "../../../nlp/stemmer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { canonicalUnit } from "../../../nlp/units.ts";
import { isOfBrand } from "./abbreviation-place.ts";
import { foldLetters } from "./abbreviations.ts";
import type { CleaningContext } from "./cleaning-step.ts";
import { baseOf, capitalizedWord } from "./word-agreement.ts";

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
  const isRespelled = context.wasShouted !== true && isSpelledAs(text, written);
  const isLoud = context.wasShouted === true || isAllCapitals(written + after);
  const isPhrase = context.language === "en" && text.includes(" ") && (isLoud || isTitleCase(after));
  if ((isFirst || isSameWord || isRespelled) && !isPhrase) return capitalizedWord(text);
  if (context.language !== "en" || /\p{Ll}\p{Lu}/u.test(text)) return text;
  const isTitle = isLoud || isTitleCase(`${before} ${after}`) || /^\p{Lu}\p{Ll}/u.test(written);
  if (!isTitle) return text;
  return text.replace(/\p{L}[\p{L}'’]*/gu, (word) =>
    isStopWord(word, "en") || /^(?:[cm]m|m[gl]|mcg|de)$/.test(word) ? word : capitalizedWord(word),
  );
}

/** "Antietà" for "anti-età": the same letters, with a capital in front. */
function isSpelledAs(text: string, written: string): boolean {
  const lettersOf = (each: string) => foldLetters(each).replace(/[^\p{L}]/gu, "");
  return /^\p{Lu}\p{Ll}/u.test(written) && lettersOf(text) === lettersOf(written);
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

/** What a short form before a slash and a number may count, by language: folded. */
const containers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fr: {
    p: "paquet|lot|pack|pochette",
    bte: "boite",
    pq: "paquet",
    pqt: "paquet",
    crt: "carton",
    ctn: "carton",
    cart: "carton",
  },
  it: { cf: "confezione", conf: "confezione", p: "pacco|pack", ct: "cartone", crt: "cartone", sc: "scatola" },
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
  const number = /^(?:\/|\.?\s?)(\d{1,4})(?![\p{L}\p{N}./])/u.exec(name.slice(end, end + longestNumber))?.[1];
  if (number === undefined) return undefined;
  const said = new RegExp(`(?<!\\p{L})(${words}) (d[eai]) ${number}(?![\\p{N}.,]?\\p{N})`, "gu");
  const found = new Set<string>();
  for (const text of product.texts().slice(0, mostTexts))
    for (const [, word = "", link = ""] of foldText(text.slice(0, longestText)).matchAll(said))
      found.add(`${word === "boite" ? "boîte" : word} ${link} ${number}`);
  const [only, other] = found;
  const gap = name.slice(end).search(/\d/u);
  return only === undefined || other !== undefined
    ? undefined
    : { end: end + gap + number.length, text: only };
}

/** In letters: what a short form must lack of the word that it stands for. */
const fewestMissing = 2;

/** Two words that are cut short one behind the other. */
const twoParts = /^(\p{L}{3,12})\.\s?(\p{L}{3,12})\.(?=$|[\s,;)/\p{L}\p{N}])/u;

/**
 * Two short forms one behind the other as the row's own texts have the two words, with the sign between them: "ORG.MIN." of an
 * "organo-minerale" fertiliser. Undefined in German, whose adjectives are declined there, and where the texts have several such pairs.
 */
export function pairOfRow(
  name: string,
  start: number,
  context: CleaningContext,
): { readonly end: number; readonly text: string } | undefined {
  const { language, product } = context;
  const found = twoParts.exec(name.slice(start, start + longestPair));
  if (found === null || product === undefined || language === "de") return undefined;
  const [whole, one = "", two = ""] = found;
  if (isOfBrand(one, context) || isOfBrand(two, context)) return undefined;
  const [first, second] = [foldLetters(one), foldLetters(two)];
  const pair = new RegExp(
    `(?<!\\p{L})${first}\\p{L}{${fewestMissing},}[ -]${second}\\p{L}{2,}(?!\\p{L})`,
    "gu",
  );
  const said = new Map<string, string>();
  for (const text of textsOf(context)) {
    const folded = foldLetters(text);
    for (const { 0: phrase, index } of folded.matchAll(pair))
      said.set(phrase, text.slice(index, index + phrase.length));
  }
  const [phrase, other] = said.values();
  if (phrase === undefined || other !== undefined) return undefined;
  const isGlued = /[\p{L}\p{N}]/u.test(name.charAt(start + whole.length));
  const text = casedAs(one, phrase, start, context);
  return { end: start + whole.length, text: isGlued ? `${text} ` : text };
}

/** In characters: two parts and their full stops. */
const longestPair = 30;

function textsOf({ product }: CleaningContext): readonly string[] {
  return (product?.texts() ?? []).slice(0, mostTexts).map((text) => text.slice(0, longestText));
}

const countBefore = /(?<![\p{L}\p{N}.,/-])(\d{1,4})\s?$/u;
/** In characters: a number and a blank. */
const longestCount = 6;
/** What a letter or two behind a number mean anyhow. */
const ownLetters = /^(?:[acghklmpvw]|ah|gr|lt|mt|pz|pc|st|nr|tg|in|ft)$/u;
/** "3fach", "2er", "6teilig": endings that German never sets apart from their number. */
const germanEnding = /^(?:(?:fach|\p{L}{2,}ig)(?:e[mnrs]?)?|er|mal)$/u;
/** In letters: fewer need their full stop. */
const shortestBare = 3;

/**
 * What is counted, where the row's own texts have the word behind the same number: "5SEZ." of "5 sezioni", "1000 T." of "1000 Teile",
 * "2P 1T" of a cupboard, "8RLTS" of "8 roulements". Undefined where they have several such words, or none but a German dative.
 */
export function countedOfRow(
  name: string,
  { start, run, before }: { readonly start: number; readonly run: string; readonly before: string },
  context: CleaningContext,
): { readonly end: number; readonly text: string } | undefined {
  const { language, product } = context;
  const [end, number] = [start + run.length, countBefore.exec(before.slice(-longestCount))?.[1]];
  if (number === undefined || product === undefined || !/^\p{L}{1,12}$/u.test(run)) return undefined;
  const hasStop = /^\.(?:$|[\s,;)/]|\p{L})/u.test(name.slice(end));
  const isLetter = !hasStop && context.wasShouted === true && /\d$/u.test(before) && /^[pt]$/u.test(run);
  if (!hasStop && ((run.length < shortestBare && !isLetter) || !/^(?:$|[\s,;)/])/u.test(name.slice(end))))
    return undefined;
  if (language === "de" && germanEnding.test(run)) return undefined;
  const isCounted = hasStop && context.wasShouted === true && run === "m";
  const isUnit = ownLetters.test(run) || canonicalUnit(run) !== undefined;
  if (isUnit && run !== "t" && !isLetter && !isCounted) return undefined;
  const isGlued = /\d$/u.test(before);
  const said = new RegExp(`(?<![\\p{N}.,/-])${number}[\\s-]?(\\p{L}{4,})(?![\\p{L}\\p{N}])`, "gu");
  const words = new Map<string, string>();
  for (const text of textsOf(context).filter((each) => each.includes(number)))
    for (const { 1: word = "", index } of text.matchAll(said)) {
      const folded = foldText(word);
      if (isCounted && canonicalUnit(folded) !== undefined) return undefined;
      // "mit 500 Teilen", "7-teilig"
      const isDative =
        language === "de" && (/ig$/u.test(word) || (/n$/u.test(word) && dative.test(text.slice(0, index))));
      const isSame = isGlued && folded === run;
      if (isSame || (!isDative && isShortOf(run, folded, hasStop || isLetter))) words.set(folded, word);
    }
  const [first, ...others] = [...words].toSorted(([one], [two]) => one.length - two.length);
  if (first === undefined) return undefined;
  const [shortest, word] = first;
  const root = stem(shortest, language);
  if (others.some(([other]) => stem(other, language) !== root)) return undefined;
  const text = casedAs(language === "en" ? name.slice(start, end) : run, word, start, context);
  const isFollowed = hasStop && /^\.\p{L}/u.test(name.slice(end));
  return {
    end: hasStop ? end + 1 : end,
    text: `${isGlued ? " " : ""}${text}${isFollowed ? " " : ""}`,
  };
}

const dative = /(?:^|\s)(?:mit|aus|von|zu|bei|in|nach)\s(?:ca\.?\s|je\s|über\s)?$/iu;

/** The beginning of a word, or without a full stop consonants of it, the first and the last among them. */
function isShortOf(run: string, word: string, hasStop: boolean): boolean {
  if (word.length < run.length + fewestMissing) return false;
  if (hasStop && word.startsWith(run)) return true;
  return run.length >= shortestBare && !/[aeiouy]/u.test(run.slice(1)) && isContraction(run, word);
}

/** In characters: a slash, a number, and what follows. */
const longestNumber = 6;

/** "verzinkt" of "aus verzinktem Metall": the ending belongs to the sentence there. */
export function undeclined(word: string): string {
  return (
    baseOf(word, "de") ??
    word.replace(/(?<=^(?:ver|be|ge|ent|zer)\p{Ll}{2,}t|\p{Ll}{3}end|trüb|weich|mild)e[rnsm]?$/u, "")
  );
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
  return isCapital ? capitalized(lower) : lower;
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
/** In letters: what three consonants may begin. */
const shortestLong = 8;
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
  { language, wasShouted }: Pick<CleaningContext, "language" | "wasShouted">,
): string | undefined {
  if (text.includes(` ${run} `) || acronyms().has(run)) return undefined;
  if (textLanguages.some((each) => isCommonWord(run, each))) return undefined;
  const last = foldText(/(\p{L}+)[\s-]$/u.exec(before.slice(-longestBeside))?.[1] ?? "");
  const next = foldText(/^[\s-](\p{L}+)/u.exec(after.slice(0, longestBeside))?.[1] ?? "");
  const words = [...(run.length < shortestAlone ? new Set(text.split(" ")) : spellings.keys())];
  const isBeside = (word: string) => standsBeside(word, { last, next }, { text, spellings });
  const whole = words.filter(
    (word) =>
      isContracted(run, word, after.startsWith(".")) && (run.length >= shortestAlone || isBeside(word)),
  );
  // "CMP ELBOW" of a compression elbow: the first consonants.
  const isBegun = wasShouted === true && run.length < shortestAlone && !/[aeiouy]/u.test(run);
  const begun = isBegun && whole.length === 0 ? words.filter((word) => isOfLong(run, word)) : [];
  const alike = whole.length > 0 ? whole : begun.filter(isBeside);
  const [shortest, ...others] = alike.toSorted((one, two) => one.length - two.length);
  if (shortest === undefined) return undefined;
  const root = stem(shortest, language);
  return others.every((word) => stem(word, language) === root)
    ? (spellings.get(shortest) ?? shortest)
    : undefined;
}

/** The first letter and the consonants behind it, a double one once, and "ck" as what it sounds: "THK" of "thick". */
function skeleton(word: string): string {
  return (
    word.charAt(0) +
    word
      .slice(1)
      .replace(/[aeiouy]+/gu, "")
      .replace(/ck/gu, "k")
      .replace(/(.)\1+/gu, "$1")
  );
}

function isOfLong(run: string, word: string): boolean {
  return word.length >= shortestLong && word.charAt(0) === run.charAt(0) && skeletonStarts(word, run);
}

function isContracted(run: string, word: string, isStopped = false): boolean {
  if (word.length <= run.length || word.charAt(0) !== run.charAt(0)) return false;
  if (!/[aeiouy]/u.test(run.slice(1))) return skeleton(word) === skeleton(run);
  // "mse" of "mouse": its last letter too.
  if (run.length === shortestMiddle && run.at(-1) === word.at(-1) && word.length <= run.length + 2)
    return !/[aeiouy]/u.test(run.charAt(1)) && skeleton(word) === skeleton(run);
  if (run.length < shortestHalf || word.length > run.length + longestLost) return false;
  let shared = 0;
  while (shared < run.length && run.charAt(shared) === word.charAt(shared)) shared += 1;
  if (shared < sharedBeginning || shared === run.length) return false;
  const [short, whole] = [run.slice(shared - 1), word.slice(shared - 1)];
  // "raspbrry" keeps its last letter.
  if (/[aeiou]|y(?!$)/u.test(short)) return false;
  if (skeletonStarts(whole, short) || isContraction(short, whole)) return true;
  return isStopped && shared >= shortestHalf && hasLetters(whole, short);
}

/** "Wgt." of Weingut: the first letter, the last one and some between, in their order. */
export function isContraction(short: string, word: string): boolean {
  return short.charAt(0) === word.charAt(0) && short.at(-1) === word.at(-1) && hasLetters(word, short);
}

/** Whether a word has letters in their order, others between them. */
function hasLetters(word: string, letters: string): boolean {
  let at = -1;
  for (const letter of letters) {
    at = word.indexOf(letter, at + 1);
    if (at < 0) return false;
  }
  return true;
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

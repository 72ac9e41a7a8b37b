import { lazily } from "../lib/once.ts";
import { membersBy, parseTable } from "../lib/table.ts";
import abbreviationTable from "./data/abbreviations.tsv";
import { type Language, textLanguages } from "./language.ts";
import { isCommonWord } from "./language-profiles.ts";
import { foldText } from "./normalizer.ts";
import {
  isAloneBeforeValue,
  isShortBeforeNoun,
  isShortBeforeValue,
  isShorthand,
  isShorthandInCapitals,
  isShortInCapitals,
  type KnowsWhole,
  mayBeWhole,
} from "./shorthand.ts";
import { isStopWord } from "./stop-words.ts";
import { canonicalUnit } from "./units.ts";

/** A trimmed sentence; `start` and `end` are UTF-16 offsets in the whole text. */
export interface Sentence {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Line breaks and punctuation that may end a sentence. */
const terminator = /\n|[.!?…]{1,8}["”“»«’')\]]{0,3}/g;
/** In French a blank stands before the closing mark: "« Un bon roman. » 352 pages". */
const frenchTerminator = /\n|[.!?…]{1,8}(?:\s»|["”“»«’')\]]{0,3})/g;

/**
 * Splits a text into sentences; every line break ends one. The full stops of abbreviations (z.B., inkl., env., max.), numbers
 * and initials do not end a sentence, nor does an ellipsis before a small letter. A full stop directly followed by the next
 * sentence (colours.Minimum), as in crawled texts, does.
 * @param most the maximum number of sentences to return
 * @param knows whole words beyond the word lists: in a text in capitals with short forms others end no sentence
 */
export function splitSentences(
  text: string,
  language: Language,
  most = Number.POSITIVE_INFINITY,
  knows: KnowsWhole = () => false,
): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  const add = (end: number) => {
    const sentence = trimmed(text, start, end);
    if (sentence !== undefined) sentences.push(sentence);
    start = end;
  };
  const isOfWord = (end: number) => {
    if (text.charAt(end - 1) !== ".") return false;
    const [word, next] = [before(text, end - 1), text.slice(end, end + 24).trimStart()];
    if (isShort() && isShortBeforeValue(word, next, language)) return true;
    if (isAloneBeforeValue(text.slice(start, end - 1).trim(), next, language)) return true;
    if (language === "de" && isShort() && isShortBeforeNoun(word, next)) return true;
    return isLoud() && isShortInCapitals(word, language, knows);
  };
  const isShort = lazily(() => isShorthand(text, language));
  const isLoud = lazily(() => isShorthandInCapitals(text, language, knows));
  for (const { 0: written, index } of text.matchAll(language === "fr" ? frenchTerminator : terminator)) {
    const end = index + written.length;
    if (written === "\n" || (endsSentence(text, index, end, language) && !isOfWord(end))) add(end);
    if (sentences.length >= most) return sentences;
  }
  add(text.length);
  return sentences;
}

/** A text with each of its sentences changed, and what stands between them as it is. */
export function mapSentences(
  text: string,
  language: Language,
  change: (sentence: string) => string,
  knows?: KnowsWhole,
): string {
  let written = "";
  let position = 0;
  for (const sentence of splitSentences(text, language, Number.POSITIVE_INFINITY, knows)) {
    written += text.slice(position, sentence.start) + change(sentence.text);
    position = sentence.end;
  }
  return written + text.slice(position);
}

function endsSentence(text: string, markStart: number, end: number, language: Language): boolean {
  const after = text.slice(end, end + 24);
  if (!/^\s/.test(after)) return isGluedSentence(text.slice(markStart, end), before(text, markStart), after);
  const next = after.trimStart();
  if (/^\p{Ll}/u.test(next) || noStart.test(next)) return false;
  if (/[!?]/.test(text.slice(markStart, end))) return !/^[,;:)]/.test(next);
  return !isFullStopOfWord(before(text, markStart), next, language);
}

function before(text: string, markStart: number): string {
  return text.slice(Math.max(0, markStart - longestLastWord), markStart);
}

function isGluedSentence(written: string, before: string, after: string): boolean {
  if (after === "" || written.startsWith("…")) return false;
  if (/(?:www|https?:\/\/)\S*$/i.test(before) || /^\p{L}+\.\p{L}/u.test(after)) return false;
  return /(?:^|[\s\p{L}])\p{Ll}{3,}$/u.test(before) && /^\p{Lu}\p{Ll}+(?:[\s,;:]|$)/u.test(after);
}

/** Whether the full stop behind a text is that of an abbreviation of any language: "Leistung max". */
export function endsInAbbreviation(before: string): boolean {
  const word = lastWord.exec(before.slice(-longestLastWord))?.[1];
  return word !== undefined && word.length > 1 && (isShortForm(word) || isStump(word));
}

/** Whether a text ends in a short form with its full stop that is no word of any language: "Stulp silberf.", "Schutzkl.", not "max." */
export function keepsFullStop(text: string): boolean {
  const word = /(?<![\p{L}\d])(\p{L}+)\.$/u.exec(text.slice(-longestLastWord))?.[1];
  if (word === undefined) return false;
  // "Waschbar bei 30 Grad.": a whole unit.
  if (
    word.length >= leastStump &&
    /\d\s?\p{L}+\.$/u.test(text) &&
    canonicalUnit(foldText(word)) !== undefined
  )
    return false;
  return isStump(word) || (isUnknown(word) && (isShortForm(word) || cutAble.test(word)));
}

/** "abziehb", "verwendb": German words in -bar, cut short. */
const cutAble = /^\p{L}?\p{Ll}{3,}[dht]b$/u;

/** Whether a word is a short form in one of the four languages, of those that are written with a full stop. */
export function isShortForm(word: string): boolean {
  return textLanguages.some((language) => isAbbreviation(word, language));
}

const lastWord = /(?:^|[\s([„"'’/-])([\p{L}\p{N}][\p{L}\p{N}.]{0,20})$/u;
const longestLastWord = 32;

function isFullStopOfWord(before: string, next: string, language: Language): boolean {
  if (ofShade.test(next) && /\p{L}$/u.test(before)) return true;
  // "éco-part. 4,50 €", "alc. 6,2% vol".
  if (/^\d/.test(next) && /(?:[ée]co-?part|(?<!\p{L})al[ck])$/iu.test(before)) return true;
  const word = lastWord.exec(before)?.[1];
  if (word === undefined) return false;
  // "Dimmable: No. Height 20 cm"
  if (denial.test(before) && /^\p{Lu}/u.test(next)) return false;
  // "3 pile AA non incl. Contiene ...": what is denied ends its sentence.
  if (/(?<!\p{L})(?:not|non|nicht)\s(?:in[ck]l|e[sx][ck]l)$/iu.test(before) && /^\p{Lu}\p{Ll}/u.test(next))
    return false;
  if (language === "de" && ((word === "m" && isWithNoun(next)) || (word === "n" && standard.test(next))))
    return true;
  // "109 m. Mit", "16 Amp. Der", "7 m²/l. Ohne", "col V. 100 %": a unit, and a letter that is no initial.
  const isMeasured =
    unitLike.test(word) &&
    /\d\s?(?:\p{L}{1,3}[²³23]?\/)?$/u.test(before.slice(0, -word.length)) &&
    !(sideLike.test(before) && /^\d/u.test(next));
  if ((isMeasured && !(/^h$/iu.test(word) && smallerUnit.test(next))) || isLettered(before)) return false;
  // "USB-C/USB-A. Resistente"
  if (/(?<!\p{L})\p{Lu}{2,}-\p{Lu}$/u.test(before)) return false;
  if (ofStrength.test(before)) return /^al[ck]/iu.test(next);
  const mayBegin =
    /^\p{Lu}/u.test(next) &&
    (language !== "de" || isStopWord(firstWord(next), "de") || shortPhrase.test(next));
  if ((mayBegin || beginsMeasure(next, word)) && endsInUnit(before, word)) return false;
  if (countedAtStart.test(before) && before.length < longestLastWord && /^\p{Lu}/u.test(next)) return true;
  if (abbreviations().numbered.has(word.toLowerCase()) && /^\p{Lu}\p{Ll}{2}/u.test(next)) return false;
  if (isAbbreviation(word, language) || endsInDouble(word, language)) return true;
  if (isStump(word) || (language === "de" && isCutAdjective(before, next))) return true;
  if (/^\d/.test(next) && isUnknown(word) && !mayBeWhole(word, language) && shortHand.test(before))
    return true;
  if (/^\d{3}$/.test(word) && /^\p{Lu}\p{Ll}/u.test(next)) return false;
  if (language === "de" && numberedNoun.test(before) && !ordinalNoun.test(next)) return false;
  if (/^\d{1,3}$/.test(word)) return language === "de" || /(?:^|\n)\s*\d{1,2}$/.test(before);
  return /^\d/.test(next) && /^\p{L}{1,3}$/u.test(word);
}

/** "Kopf kupferbraun lack. RAL 8004": the number of a colour belongs to what is said before it. */
const ofShade = /^RAL\s?\d{4}(?!\d)/u;

/** "1 Fl. Riesling", "3 bt. Barbera": how many of what, in letters that no word consists of, at the beginning of a line. */
export const countedAtStart = /(?:^|\n)[\s•*–-]*\d{1,3}\s?[bcdfghjklmnpqrstvwxz]{2,4}$/iu;

/** "Nassabriebklasse 2. Reicht für": the number is the noun's, and no ordinal. */
const numberedNoun =
  /(?:klasse|stufe|kategorie|größe|typ|modell|version|band|teil|faktor|schutzgrad|nummer)\s\d{1,3}$/iu;
/** "Kategorie 1. Wahl": ordinals that stand behind any noun. */
const ordinalNoun = /^(?:Wahl|Auflage|Ausgabe|Generation|Gen\.)/u;

/** "Klasse 2 n. DIN EN 13300": "nach". */
const standard = /^(?:DIN|EN|ISO|VDE)(?!\p{L})/u;

/** "most conc. & clay", "pds > 40 kg", "Alim. : 15 V": signs with which no sentence begins. */
const noStart = /^[&<>=≥≤×:]/u;

/**
 * Consonants in which no word of the four languages ends: "Schutzkl", "Leuchtd", "Décl", "Spannb". What is double is a name's: "Webb".
 */
const stumpEnd =
  /(?:(?:ll|hm|pp|lt|nk|ff|ss|tz)b|[bcdfgkpstvxz][lr]|[cfgkpstz][bdgvw]|n[bplrvw]|[bdfkpt][mn])$/u;
const leastStump = 4;

/** Whether a word in small letters, or with one capital at its start, cannot be whole. */
function isStump(word: string): boolean {
  return word.length >= leastStump && /^\p{L}\p{Ll}+$/u.test(word) && stumpEnd.test(word);
}

/** "m. polaris. Gläsern": behind a preposition a word in small letters leads to the noun. */
function isCutAdjective(before: string, next: string): boolean {
  const [, preposition, word] = /(?<!\p{L})(m\.|mit|f\.|für|o\.|ohne|aus)\s(\p{Ll}{4,})$/u.exec(before) ?? [];
  if (preposition === undefined || word === undefined || isStopWord(word, "de")) return false;
  if (!/^\p{Lu}\p{L}/u.test(next) || isStopWord(firstWord(next), "de") || wholeBehind.test(word))
    return false;
  return preposition.endsWith(".") || isUnknown(word);
}

/** Adjectives with their endings, and what says where something is. */
const wholeBehind = /(?:e[nmrs]?|wärts|lich)$|^(?:innen|außen|vorn|draußen|allein|immer)$/u;

/** A short form before the last word: "ch. rupt", "m. UV-Schutz, Filterkat". */
const shortHand = /(?<!\d\s?)(?<![\p{L}\d])\p{L}\p{Ll}{0,3}\.\s(?:[^!?]*[\s,])?\p{L}+$/u;

/** Whether no word list has a word. */
function isUnknown(word: string): boolean {
  const lower = word.toLowerCase();
  return word.length >= leastStump && textLanguages.every((language) => !isCommonWord(lower, language));
}

/** What a label denies, which is no number: "No." */
const denial = /:\s(?:no|non|nein)$/iu;

/** "SW 7 m. Schlitz", "40 cm, 2 m. Haken": what stands behind a German "m." up to the end of its statement is a noun, so that it means "mit". */
export function isWithNoun(behind: string): boolean {
  return (
    /^\p{Lu}\p{Ll}+(?:\s\p{Lu}?\p{Ll}+)?\s?(?:[|;,()]|$|\n)/u.test(behind) &&
    !isStopWord(firstWord(`${behind} `), "de")
  );
}

/** "BA13 H1 L. 2,50 m": a side behind a code, which is no number of litres. */
const sideLike = /(?<=\p{L})\d{1,4}\s[LHlh]$/u;

/** What is a unit behind a number, and a short form or a word elsewhere. */
const unitLike = /^(?:\p{Ll}|amp|[ckm]m|[km]g|[cdm]l|kw|k?wh|k?hz|m?ah|db|nm|bar)$/iu;

/**
 * Whether the last word of a text is the short form of a unit behind its number ("dry in 1 hr", "confezione da 6 pz", "900 giri/min"), or of "about" behind
 * a measure ("30 cm ca"). In German the next noun may belong to it: "30 Min. Laufzeit".
 */
export function endsInUnit(before: string, word: string): boolean {
  const lower = word.toLowerCase();
  const number = before.slice(0, -word.length);
  if (abbreviations().unit.has(lower)) return /\d\s?(?:\p{L}{1,5}\/)?$/u.test(number);
  return abbreviations().measured.has(lower) && /\d\s?°?\p{L}{0,8}\s$/u.test(number);
}

/** "13,5% vol": nothing but the word for alcohol belongs to it. */
const ofStrength = /\d\s?%\s?vol$/iu;

/** What goes on with the measure before it: "2 hrs. 30 mins", "1 Std. 15 Min.". */
const smallerUnit =
  /^\d+(?:[.,]\d+)?\s?(?:m|min|mins|minut\p{L}*|s|sec|secs|sek|second\p{L}*|stk|st|pz|pcs)(?![\p{L}\d²³])/iu;

/** Of time, of weight and of current; behind "10 pcs." and "38 ca." the measure goes on. */
const endingUnit = /^(?:hrs?|mins?|secs?|std|sek|h|ore|yrs?|lbs|amp)$/iu;

/**
 * Whether a statement of its own begins with the number at the start of a text: "220-240V" behind "Lifetime 15,000 hrs."
 * @param unit the short form before it, without its full stop
 */
export function beginsMeasure(text: string, unit: string): boolean {
  return /^\d/u.test(text) && endingUnit.test(unit) && !smallerUnit.test(text);
}

/** "1000 St. Z. Befestigen", "Rolle à 50 m. F. Sitzflächen": a phrase that begins with a shortened preposition. */
const shortPhrase = /^[FMOZ]\.\s\p{Lu}\p{Ll}/u;

function firstWord(text: string): string {
  return /^\p{L}+(?=\s)/u.exec(text)?.[0].toLowerCase() ?? "";
}

/** What is called by a letter, which is no initial. */
const isLettered = (before: string) => letteredEnd.test(before) || vitamins.test(before);

/** "Vitamins A, C and E" */
const vitamins = /[Vv]itamin\p{Ll}*\s(?:\p{Lu}\d{0,2}(?:,|\s(?:and|und|et|ed?|&))\s)+\p{Lu}$/u;

const letteredEnd =
  /(?<!\p{L})(?:[Nn]eck|Ausschnitt|Kragen|(?:[Ss]chuh|[Ff]uß)?[Ww]eite|[Ww]idth|[Ff]it|[Ll]argeur|[Ll]arghezza|[Cc]alzata|[Cc]up|[Bb]onnet|[Cc]oppa|Cup|Körbchen|[Cc]ol|[Ee]ncolure|[Ss]collo|(?:\p{L}*k|K)lasse|[Cc]lass[ei]?(?:\s[eé]nerg[eé]ti(?:ca|que))?|[Tt]yp[eo]?|[Vv]itamin[ae]?|Größe|[Ss]ize|[Tt]aille|[Tt]aglia)\s\p{Lu}$/u;
/** Two equal consonants, in which only borrowed French and Italian words end. */
const doubledEnd = /^\p{Ll}+(?:bb|cc|dd|ff|gg|mm|nn|pp|rr|tt|zz)$/u;
const borrowed = /(?:watt|jazz|quizz|buzz|off|staff|puff|inn)$/u;

/** "Fornito con 2 batt. 4,0 Ah". */
function endsInDouble(word: string, language: Language): boolean {
  return (language === "fr" || language === "it") && doubledEnd.test(word) && !borrowed.test(word);
}

function trimmed(text: string, start: number, end: number): Sentence | undefined {
  const raw = text.slice(start, end);
  const sentence = raw.trim();
  if (sentence === "") return undefined;
  const from = start + raw.indexOf(sentence);
  return { text: sentence, start: from, end: from + sentence.length };
}

/** Lower-case abbreviations without their last full stop, by language. */
const abbreviations = lazily(
  (): Readonly<Record<Language | "any" | "unit" | "measured" | "numbered", ReadonlySet<string>>> => {
    const wordsOf = membersBy(parseTable(abbreviationTable), "language", "words");
    return {
      any: wordsOf("any"),
      unit: wordsOf("unit"),
      measured: wordsOf("behind-measure"),
      numbered: wordsOf("before-number"),
      en: wordsOf("en"),
      de: wordsOf("de"),
      fr: wordsOf("fr"),
      it: wordsOf("it"),
    };
  },
);

/** Whether the full stop after a word belongs to it. Single capitals are initials. */
function isAbbreviation(word: string, language: Language): boolean {
  const lower = word.toLowerCase();
  if (/^\p{L}(?:\.\p{L})*$/u.test(lower))
    return lower.length > 1 || /^\p{Lu}$/u.test(word) || abbreviations()[language].has(lower);
  return (
    abbreviations().any.has(lower) || abbreviations()[language].has(lower) || endsInStump(lower, language)
  );
}

/** In characters: of a stump that ends a German compound, and of what stands before it. */
const [shortestStump, shortestFirst] = [5, 3];

/** "Leerlaufdrehz", "Gesamtdurchm": a German compound of which the last noun is shortened. */
function endsInStump(lower: string, language: Language): boolean {
  if (language !== "de") return false;
  for (let from = shortestFirst; from <= lower.length - shortestStump; from += 1)
    if (abbreviations().de.has(lower.slice(from))) return true;
  return false;
}

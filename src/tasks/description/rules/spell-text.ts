import { isShouting, lowered, recaseShouted } from "../../../nlp/casing.ts";
import { acronyms, brandNames } from "../../../nlp/casing-words.ts";
import type { Language } from "../../../nlp/language.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { capitalized, foldText } from "../../../nlp/normalizer.ts";
import { mapSentences } from "../../../nlp/sentence-splitter.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { type Token, tokenize } from "../../../nlp/tokenizer.ts";
import { fixedSpelling } from "../../../nlp/word-casing.ts";
import { type CleaningContext, NameReading } from "../../name/rules/cleaning-step.ts";
import { capitalsStep, isEverydayWord } from "../../name/rules/fix-capitals.ts";
import { withElisions } from "../../name/rules/fix-punctuation.ts";
import { withFixedCapitals } from "../../name/rules/own-capitals.ts";
import {
  accentsStep,
  doubtfulParticiples,
  withParticiples,
  withPreposition,
} from "../../name/rules/restore-accents.ts";
import { headingInCapitals } from "./split-heading.ts";
import { withSmallTitles } from "./title-case-sentences.ts";

/** Words; fewer in capitals may be a heading, a brand or a code, unless they are words of the language or the name is in capitals too. */
const fewestShouted = 4;
const fewestKnown = 2;

/**
 * A plain description with the accents that its words are written with, and in the usual case where the whole of it is in capitals: by
 * the same lists as names.
 */
export function spellText(
  given: string,
  context: CleaningContext,
  { written = given, name = "" }: { readonly written?: string; readonly name?: string } = {},
): string {
  const plain = inLines(withElisions(given, context.language), (line) =>
    withSmallTitles(withCalmHeading(line, context), context),
  );
  const words = /\p{Lu}{3}/u.test(plain) ? tokenize(plain).filter(({ kind }) => kind === "word") : [];
  const isMixed = words.some(({ text }) => /^\p{Ll}{4,}$/u.test(text));
  const isLong =
    words.length >= fewestShouted ||
    (words.length >= fewestKnown && (areKnown(words, context) || isShouting(name)));
  const wasShouted = isLong && !isMixed && isShouting(plain, words);
  const mayLack = mayLackAccents(written, context);
  if (!wasShouted && !mayLack) {
    if (context.language === "fr") return withPreposition(withSomeAccented(plain, context));
    return context.language === "it" ? withSomeAccented(plain, context) : plain;
  }
  const calm = wasShouted ? inLines(plain, (line) => sentenceCase(line, context)) : plain;
  if (!mayLack && context.language !== "de")
    return context.language === "fr" ? withParticiples(withPreposition(calm)) : calm;
  const spelled = inLines(calm, (line) => withAccents(line, { ...context, wasShouted }));
  if (wasShouted && context.language === "fr") return withDoubtful(withDelivery(spelled), plain);
  if (context.language === "fr") return withIdeal(withDelivery(spelled));
  // Where umlauts are spelled out, ss may stand for ß.
  const isSpelledOut = context.language === "de" && spelled !== calm;
  return isSpelledOut
    ? inLines(spelled, (line) => withAccents(line, { ...context, wasShouted: true }))
    : spelled;
}

/** "AFFORDABLE LAPTOP WITH OPTICAL DRIVE Work wherever you are": a heading that lost its line break becomes a sentence. */
function withCalmHeading(line: string, context: CleaningContext): string {
  const heading = headingInCapitals(line);
  if (heading === undefined) return line;
  return `${sentenceCase(heading, context)}. ${line.slice(heading.length + 1)}`;
}

/** "Livre avec housse" behind a sentence, "garanti 10 ans, livre avec raccords" behind a comma, of what is no book. */
const delivered =
  /(?<=[.!;]\s)Livree?s?(?= (?:avec|sans|dans|par|monté|en kit|en boîte)(?!\p{L}))|(?<=[\p{L}\d], )livres?(?= (?:avec|sans)(?!\p{L}))/gu;
const book =
  /(?<!\p{L})(?:livre[ts]?\s(?!avec|sans|dans|par|en)|roman|auteur|[ée]ditions?|isbn|pages|tome|album)/iu;

/** "Ideal pour le camping": in French an adjective, whatever the word is in other languages. */
const ideal = /(?<!\p{L})([Ii])deal(e?s?)(?= (?:pour|comme|en|dans|sur|avec|à|au|aux|si)(?!\p{L}))/gu;

function withIdeal(text: string): string {
  return text.includes("deal") ? text.replace(ideal, "$1déal$2") : text;
}

function withDelivery(text: string): string {
  if (!/livre/iu.test(text) || book.test(text)) return text;
  return text.replace(delivered, (word) => word.replace(/(?<=^livr)e/iu, "é"));
}

/** Whether the words are ones of the language, with one more at most. */
function areKnown(words: readonly Token[], { language, glossary, product }: CleaningContext): boolean {
  const makers = foldText(product?.brand ?? "");
  const known = words.filter(
    ({ text, folded }) =>
      !makers.includes(folded) &&
      (/^m(?:ax|in)$/u.test(folded) ||
        isCommonWord(text.toLowerCase(), language) ||
        glossary.roleOf(folded, language) !== undefined),
  );
  return known.length >= fewestKnown && known.length + 1 >= words.length;
}

/** The text with what may be a participle in the capitals that it was written in: "POUDRES" behind a noun may be "poudrés". */
function withDoubtful(spelled: string, shouted: string): string {
  if (spelled.length !== shouted.length) return spelled;
  let written = spelled;
  for (const { 0: word, index } of shouted.matchAll(/(?<=\p{L}{3} )\p{Lu}{4,9}(?![\p{L}\p{N}'’-])/gu)) {
    const end = index + word.length;
    if (!doubtfulParticiples.has(word) || written.slice(index, end) !== word.toLowerCase()) continue;
    const before = /\p{L}+(?= $)/u.exec(shouted.slice(Math.max(0, index - longestBefore), index))?.[0] ?? "";
    if (!isStopWord(foldText(before), "fr")) written = written.slice(0, index) + word + written.slice(end);
  }
  return written;
}

/** In characters: the word before. */
const longestBefore = 24;

/** Whether a text has no accents at all, so that they may be lost. */
function mayLackAccents(plain: string, { language }: CleaningContext): boolean {
  if (language === "en") return false;
  if (language === "de") return /[aou]e/i.test(plain);
  return !/[à-ÿœ]/i.test(plain);
}

/** A word in small letters, or the first one of a sentence; others with a capital may be names. */
const mayLackSome =
  /(?<![\p{L}\p{N}'’_-])(?:\p{Ll}{3,}|(?<=(?:^|[.!?]\s))\p{Lu}\p{Ll}{3,})(?![\p{L}\p{N}_-])/gu;

/** A French or Italian text with some accents may lack those of its other words. */
function withSomeAccented(plain: string, context: CleaningContext): string {
  return inLines(plain, (line) => {
    const accented = withAccents(line, context);
    if (accented === line || accented.length !== line.length) return line;
    return line.replace(mayLackSome, (word, place: number) =>
      context.language === "fr" && mayBeOther(word, accented.slice(place, place + word.length))
        ? word
        : accented.slice(place, place + word.length),
    );
  });
}

/** "recolte" is "récolte" or "récolté", "mais" mostly "but"; "legere", "meme", "resistante" and "securite" are one word each. */
function mayBeOther(word: string, accented: string): boolean {
  const isOneWord = adjectiveEnd.test(accented) || nounEnd.test(accented);
  return word === "mais" || (/(?<!e[rm])es?$/u.test(word) && !isOneWord);
}

/** What no participle ends in. */
const nounEnd = /(?:[cnlv]urité|[ua]lité|esse|[iî]ère|[èê](?:t|l|n|g)e)s?$/u;

/** In a word that has its accent before: "résistante", "réglable", "élastique". */
const adjectiveEnd = /[éèêîôûâ]\p{L}*(?:ante|able|ible|ique|euse|elle)s?$/u;

/** A line with the accents that its words are written with, as those of names. */
export function withAccents(line: string, context: CleaningContext): string {
  return accentsStep.apply(new NameReading(line), { ...context, isProse: true });
}

function inLines(text: string, change: (line: string) => string): string {
  return text.split("\n").map(change).join("\n");
}

/** Each sentence of a shouted line with its first word in capitals, and nouns in German; codes and makers as they are. */
export function sentenceCase(line: string, context: CleaningContext): string {
  return mapSentences(line, context.language, (sentence) => calmed(sentence, context), wordsOf(context));
}

/** The words that the glossary has. */
function wordsOf({ language, glossary }: CleaningContext): (lower: string) => boolean {
  return (lower) => isEverydayWord(lower, language, glossary);
}

/** "500 G" in a shouted text. */
const shoutedUnit = /(?<=\d )(?:G|KG|ML|CL|MM|CM)(?![\p{L}\d])/gu;
/** "COTTURA 11 MIN." */
const shoutedTime = /(?<=(?<![\p{L}\d-])\d{1,4} ?)(?:MIN|SEC|SEK|STD|ORE|H)(?=\.?(?:$|[\s,;)]))/giu;

/** A German noun but for the symbols. */
function timeOf(unit: string, language: Language): string {
  const lower = unit.toLowerCase();
  return language === "de" && lower !== "h" && lower !== "min"
    ? `${unit.charAt(0).toUpperCase()}${lower.slice(1)}`
    : lower;
}

/** "2-GANG-Getriebe": what a number counts in a compound. */
const countedPart = /(?<=(?<![\p{L}\d])\d{1,3}-)\p{Lu}{3,}(?=-\p{Lu}\p{Ll})/gu;
/** "Length 3M". */
const metres =
  /(?<=(?:length|long|cable|länge|longueur|lunghezza)(?: of| di| de)? \d{1,3} ?)M(?![\p{L}\d])/giu;
/** "Coppia max 62NM": a light's would be nanometres. */
const torque =
  /(?<=(?:coppia|couple|torque|drehm(?:\.|oment)|serrage)[^\d\n]{0,12}\d{1,3}(?:[-/]\d{1,3})?) ?NM(?!\p{L})/giu;
const decimalBar = /(?<=\d[.,]\d ?)BAR(?!\p{L})/gu;
/** "30 m²/H" */
const hourly = /(?<=\d ?(?:m[²³]|l))\/H(?!\p{L})/gu;
/** "OTTONE SAT.": no acronym has a full stop behind it inside a text in small letters. */
const stump = /(?<=\p{Ll} )\p{Lu}{3,6}(?=\.(?:$|[\s,;)]))/gu;
/** "35mm", "2AH": in all languages but English a blank stands before a unit. */
const gluedUnit =
  /(?<=(?<![\p{L}\d.,/-])\d{1,5}(?:[.,]\d{1,3})?)(?:mm|cm|kg|ml|cl|dl|mg|kW|Hz|V|W|m?Ah)(?![\p{L}\d²³/-])/giu;
/** "25MT", "2 AH" */
const italianMetres = /(?<=\d) ?mt(?![\p{L}\d])/giu;
const ampereHours = /(?<=\d ?)(m?)ah(?![\p{L}\d])/giu;
/** Fibres behind their share. */
const sharedFibre = /(?<=\d\s?%\s)\p{Lu}{2,4}(?!\p{L})/gu;
const countries =
  /(?<= )(?:portugal|ital[iy]e?n?|italia|fran(?:ce|kreich|cia)|germany|deutschland|allemagne|germania|spain|spanien|espagne|spagna|china|chine|cina|europ[ae]|turkey|türkei|turquie|turchia|belgi(?:um|en|que|o)|suisse|schweiz|svizzera|japan|japon|giappone|india|inde|indien|usa|uk)(?!\p{L})/gu;

function calmed(sentence: string, context: CleaningContext): string {
  const cased = casedSentence(sentence, context)
    .replace(shoutedUnit, (unit) => unit.toLowerCase())
    .replace(shoutedTime, (unit) => timeOf(unit, context.language))
    .replace(metres, "m")
    .replace(countedPart, (part) => part.charAt(0) + part.slice(1).toLowerCase())
    .replace(/(?<=\p{Ll} )M(?:ax|in)(?=\.? \d)/gu, (word) => word.toLowerCase())
    .replace(torque, " Nm")
    .replace(decimalBar, "bar")
    .replace(/(?<=\d )M2(\/L)?(?![\p{L}\d])/gu, (_, perLitre) => (perLitre === undefined ? "m²" : "m²/l"))
    .replace(hourly, "/h")
    .replace(stump, (word) => (acronyms().has(word.toLowerCase()) ? word : word.toLowerCase()))
    .replace(gluedUnit, context.language === "en" ? "$&" : " $&")
    .replace(ampereHours, (_, milli: string) => `${milli.toLowerCase()}Ah`)
    .replace(italianMetres, context.language === "it" ? " m" : "$&")
    .replace(countries, (name) => (name.length < 4 ? name.toUpperCase() : capitalized(name)))
    .replace(/(?<=(?:^|[^\p{L}])\p{L}\. )\p{Ll}/gu, (letter) => letter.toUpperCase());
  if (cased.length !== sentence.length) return cased;
  let written = cased;
  for (const { 0: fibre, index } of sentence.matchAll(sharedFibre)) {
    const isWord = /[AEIOUÄÖÜ]/u.test(fibre) && fibre.length > 3;
    if (!isWord) written = written.slice(0, index) + fibre + written.slice(index + fibre.length);
  }
  return written;
}

function casedSentence(sentence: string, context: CleaningContext): string {
  const { language } = context;
  const words = tokenize(sentence);
  if (language === "de") {
    const asName = capitalsStep.apply(new NameReading(sentence), context);
    // "KOCHT IN 5 MIN.": too few words of a name to be shouted, but a part of a text that is.
    const cased =
      asName === sentence && /\p{Lu}{4}/u.test(sentence)
        ? recaseShouted({ text: sentence, words }, language, () => true)
        : asName;
    return lowered(cased, sentence, ({ folded }) => isStopWord(folded, "de") || germanDative.test(folded));
  }
  const cased = withFixedCapitals(
    recaseShouted({ text: sentence, words }, language, () => true),
    sentence,
  );
  const makers = new Set(foldText(context.product?.brand ?? "").split(/[^\p{L}\p{N}]+/u));
  const isName = (folded: string) => brandNames().has(folded) || makers.has(folded);
  if (language === "en")
    return lowered(
      cased,
      sentence,
      ({ folded, text }) => !isName(folded) && fixedSpelling(text) !== text && text !== "I",
    );
  const calm = language === "it" ? withSmallVerbs(cased) : cased;
  return calm.replace(/^\d[\d.,]{0,6} \p{Lu}(?=\p{Ll}{3,})/u, (start) => start.toLowerCase());
}

/** "mit optischem Laufwerk": in which no noun ends. */
const germanDative = /(?:isch|lich|ig|bar|los|iv|ell|voll|frei|fach|end|iert)em$/u;

/** Italian verbs of one or two letters, which are taken for acronyms: "la borsa È in tela", "HA due tasche". */
function withSmallVerbs(cased: string): string {
  return cased
    .replace(/(?<=[\p{L}\d,] )È(?= )/gu, "è")
    .replace(/(?<=\p{L} )HA(?= [\p{Ll}\d])/gu, "ha")
    .replace(/^HA(?= [\p{Ll}\d])/u, "Ha");
}

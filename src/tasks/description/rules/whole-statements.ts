import { acronyms } from "../../../nlp/casing-words.ts";
import { languageByScript } from "../../../nlp/foreign-language.ts";
import { type Language, textLanguages } from "../../../nlp/language.ts";
import { detectLanguage } from "../../../nlp/language-identification.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import {
  countedAtStart,
  endsInAbbreviation,
  endsInUnit,
  isWithNoun,
} from "../../../nlp/sentence-splitter.ts";
import { isShortBeforeValue } from "../../../nlp/shorthand.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { endsInInfinitive, isBeginning, isInProductTexts } from "./begun-words.ts";
import { isBalanced } from "./cut-passage.ts";
import { openings } from "./noise-phrases.ts";
import { dependsOnPrevious, pointsElsewhere } from "./sentence-openings.ts";
import type { Subject } from "./subject.ts";

/** Beginnings of explanations in brackets, examples and footnotes. */
const aside = /^(?:\(|\*|[¹²³†‡]|z\.\s?B\.|d\.\s?h\.|e\.g\.|i\.e\.|p\.\s?ex\.|ad es\.|es\.\s)/u;
/** What answers a question that stands before it: "No - contains cereals". */
const answer = /^(?:yes|no|ja|nein|oui|non|s[iì])(?:[.!]?$|[,;:]\s|\.?\s[-–—]\s)/iu;
/** Words that ask for others behind them. */
const openEnd =
  /(?:^|\s)(?:and|or|with|for|of|the|a|an|to|in|by|from|und|oder|mit|für|von|der|die|das|ein|eine|aus|im|zum|zur|et|ou|avec|pour|de|du|des|le|la|les|un|une|en|à|e|o|con|per|di|del|della|il|lo|uno|una|da)[\s.,;]*$|(?:^|[\s-])(?:nr|no|n°|réf|ref|rif|orig|cod|bzw|ggf|inkl|incl|zzgl|vgl|approx|env|ø|var)\.?$|:\s*(?:db|w|kw|v|a|mm|cm|m|g|kg|ml|l|zoll|hz)\.?$/iu;
/** "Filter art.": its number is missing. In capitals it may be a noun: "für feine Latte Art". */
const openNumber = /(?:^|\s)art\.?$|^Art\.?$/u;
/** German adjectives behind a preposition, and no noun: "mit hochwertigen". */
const openAdjective =
  /(?:^|\s)(?:aus|bei|durch|für|gegen|mit|ohne|von|zwischen) (?!(?:oben|unten|innen|außen|hinten|vorn|draußen|drinnen|anderen?|allen|einander)$)\p{Ll}{3,}(?:en|em|er|es)$/u;
/** Words without a full stop in which no sentence ends. */
const openWord =
  /\s(?:that|which|is|are|has|have|its|your|our|their|very|these|dass|sich|sie|wir|sind|sehr|nicht|den|dem|des|einen|einem|einer|ihre|ihren|durch|bei|nach|um|nous|vous|qui|que|dont|ne|se|sa|ses|leur|aux|par|sur|dans|sans|est|sont|très|cette|che|si|nel|nella|sul|sulla|dal|dalla|dei|delle|degli|ai|agli|alle|al|alla|molto|questa|questo)$/u;
/** "Energy class A", "draws 2.1 A." */
const classEnd = /\s\p{Lu}\.?$/u;
/** "Der Kopfhörer blendet den Lärm aus.": the last word belongs to the verb. */
const separatedVerb = /\s\p{Ll}{2,}(?:t|en)\s(?:[^\s,;:]+\s)+(?:aus|ein|mit)\.$/u;
/** One or two letters of a word that the feed cut; units stand behind a number. */
export const lostEnd =
  /\p{L}{2}\s(?!(?:cm|mm|km|kg|mg|ml|cl|dl|db|kw|hz|gb|tb|mb|go|to|mo|eu|uk|us|xl|xs|in|it|ja|oui|no|sì|si)\s*$)\p{Ll}{1,2}$/u;
/** The last of several codes that begin with the same letters: "W140 W141 W". */
const cutCode = /(?:^|\s)(\p{Lu}{1,3})\d{1,6}\s\1$/u;
/** "With which you work faster", "In spite of its size": the rest of the sentence is another one. */
const clauseStart =
  /^(?:mit|in|auf|für|von|zu|bei|durch) (?:der|dem|denen|dessen) (?:sie|du|man|ihr|ich|wir|es)\s|^(?:trotz|despite|in spite of|malgré|nonostante)\s[^,]*$/iu;
/** German and French forms of a verb that ask the reader to do something: "Erhöhen Sie", "Profitez". */
export const imperative = /^(?:\p{Lu}\p{Ll}+e?n Sie|(?!Chez|Assez)\p{Lu}\p{Ll}{2,}ez)(?:-\p{Ll}+)?[\s,]/u;
/** In characters: two codes. */
const longestCodes = 16;
/** A quotation mark more than pairs is the end or the beginning of another sentence. */
const quotedNumber = /(?<=^|[\s(])"\d{1,4}"/gu;
const doubleQuotes = /(?<!\d\s?)["“”„]/gu;

/** "Rolle 1,50 x 50 m = 75": a result without its unit, which the feed cut off; "5W = 50" of lamps too. */
const openSum = /\d\s?\p{L}{1,3}[²³]?\s?=\s?\d[\d.,]*$/u;

/** What a text is about, and in which language. */
export interface StatementContext {
  readonly language: Language;
  readonly subject: Subject;
}

/**
 * Whether a text is understood without the texts around it and has both ends: no question, call to the reader, aside, or continuation.
 * @param kind an entry of a list may begin with a small letter and with what it has: "with two pockets"
 */
export function isWholeStatement(
  text: string,
  kind: "sentence" | "entry",
  { language, subject }: StatementContext,
): boolean {
  if (/[?:…]$|\.{3}$/u.test(text) || openSum.test(text) || aside.test(text) || answer.test(text))
    return false;
  if (
    (openEnd.test(text) && !classEnd.test(text) && !(language === "de" && separatedVerb.test(text))) ||
    openWord.test(text) ||
    openNumber.test(text) ||
    (language === "de" && openAdjective.test(text)) ||
    lostEnd.test(text) ||
    cutCode.test(text.slice(-longestCodes)) ||
    clauseStart.test(text) ||
    imperative.test(text) ||
    (causeAlone.test(text) && (language !== "de" || /\s\p{Lu}\S*$/u.test(text)))
  )
    return false;
  if (kind === "sentence" && /^\p{Ll}{2,}(?:[\s,;:]|$)/u.test(text)) return false;
  if (openings.inviting.test(text) || openings.calling.test(text)) return false;
  if (dependsOnPrevious(text, language) || pointsElsewhere(text, language, subject)) return false;
  const unnumbered = text.includes('"') ? text.replace(quotedNumber, "") : text;
  return isBalanced(text) && (unnumbered.match(doubleQuotes)?.length ?? 0) % 2 === 0;
}

/** "Dank der integrierten Technologie": why something is so, without what is so. */
const causeAlone =
  /^(?:thanks\sto|dank|grâce\s(?:à|au|aux)|grazie\s(?:a|al|allo|alla|ai|agli|alle))(?:\s\p{L}[\p{L}\d-]*){1,4}\.?$/iu;

/** Where a full stop ends a statement although it could be an abbreviation's: "max. 1450 W. Farbe", "dial fit. 18 vents", "Note: C. Bruit : 70 dB". */
const statementEnd =
  /(?<=\d\s?\p{L}{1,3}\.)(?<!(?<!\p{L})(?:bzw|ggf|ca|usw|etc|ecc|env|max|min|od|u|o)\.)\s(?=\p{Lu}\p{L}{2}|\d)|(?<=\d\s?\p{L}{1,6}\/(?:min|h|s|l|km|kg)\.)\s(?=\p{Lu}\p{L}{2})|(?<=:\s(?:[Nn]o|[Ss][iì]|[Nn]on|[Oo]ui|[Nn]ein|[Jj]a|[Yy]es)\.)\s(?=\p{Lu})|(?<=(?::\s\d{1,4}|(?:EEK|[Kk]lasse|[Cc]lass[ei]?)\s[A-G])\.)\s(?=\p{Lu}\p{Ll}{2}|\p{Lu}\p{L}{2,20}:)|(?<=\s[-–]\s(?:X{0,3}[SML])\.)\s|(?<=\p{Ll}{3}\.)(?<!(?<!\p{L})(?:cat|art|vol|ref|réf|max|min|env|fig|rif)\.)\s(?=\d)|(?<=[\p{L}\d]\.)\s(?=\p{Lu}\p{Ll}[\p{L} ]{1,30}\s?:\s)|(?<=\p{Ll}{5}\.)\s(?=(?:max|min)\.\s?\d)|(?<=\s\p{Lu}{2,4}\s\d{2,4}\.)\s(?=\p{Lu}{2,}-)/u;
/** Separators of a line that lists many things. */
const dashes = /\s[-–—*|•]\s/u;
const fewestDashes = 3;
const semicolon = /;\s+/u;
/** "upper: leather, lining: textile." */
const labelRun = /^[^:,.]{2,30}\s?:\s[^:,]{1,60}(?:,\s[^:,.]{2,30}\s?:\s[^:,]{1,60}){1,12}$/u;

/** The statements of a text: a line of things between dashes or semicolons is a list. */
export function splitStatements(text: string, language: Language): string[] {
  if (labelRun.test(text)) return text.split(/,\s/u);
  if (isLabelledList(text)) return [text];
  for (const separator of [dashes, semicolon]) {
    const parts = text.split(separator);
    // "13 sockets: 4 - 4.5 - 5 - 14 mm": sizes of one thing.
    if (parts.filter((part) => loneSize.test(part)).length > 1) return [text];
    // "Height - 23 cm Width - 1 cm", "Fixing - Front, Colour - Red, Disc - 30": a label in front of each dash.
    if (separator === dashes && parts.slice(1, -1).filter((part) => /,\s\p{Lu}/u.test(part)).length > 1)
      return [text];
    if (
      separator === dashes &&
      parts.slice(1, -1).some((part) => /^\d[\d.,]*\s?\p{Ll}{1,4}\s\p{Lu}\p{Ll}+$/u.test(part))
    )
      return [text];
    if (parts.length > (separator === dashes ? fewestDashes : 2))
      return separator === dashes ? withContinuation(parts) : parts;
    if (separator === dashes && isInset(parts)) return [text];
    const isPart = (part: string) => isPartOfList(part) || shortFact.test(part);
    if (separator === dashes && parts.length === fewestDashes && parts.every(isPart)) return parts;
    const isLabels = parts.length > 1 && parts.every((part) => /^[^:]{2,30}\s?:\s/u.test(part));
    if (separator === semicolon && isLabels) return parts;
  }
  return text.includes(". ") ? joinAbbreviations(text.split(statementEnd), language) : [text];
}

/** "So ist er - immer mit dabei - Sehr leicht - Lange Laufzeit": of parts with capitals, the second one goes on with the first. */
function withContinuation(parts: string[]): string[] {
  const [first = "", second = "", ...others] = parts;
  const isSmall = /^\s*\p{Ll}{3,}\s\p{Ll}/u.test(second) && /^\p{Lu}/u.test(first);
  const goesOn = isSmall && first.includes(" ") && others.every((part) => /^\s*[\p{Lu}\d]/u.test(part));
  return goesOn ? [`${first} - ${second}`, ...others] : parts;
}

/** "Er verarbeitet DSD-Dateien – 2.8 MHz oder 5.6 MHz – vom Computer.": between two dashes stands something of the same sentence. */
function isInset(parts: readonly string[]): boolean {
  const [first = "", , last = ""] = parts;
  return parts.length === fewestDashes && /^\s*\p{Lu}/u.test(first) && /^\s*\p{Ll}.*[.!]$/u.test(last);
}

const loneSize = /^\s*\d+(?:[.,/]\d+)?\s*$/u;

/** "The set contains: a sheet; two pillowcases": one label for all that follows. */
export function isLabelledList(text: string): boolean {
  const [first = "", ...others] = text.split(semicolon);
  return others.length > 0 && /^[^:;]{3,40}:\s/u.test(first) && !others.some((part) => part.includes(":"));
}

/** "Taille : 3 à 5 cm selon le poids" between dashes. */
const shortFact = /^\s*\p{Lu}[^:.!?]{2,30}\s?:\s[^:.!?]{1,60}$/u;
/** Of a part with a small letter at its start. */
const mostSmallWords = 4;

/** Of three parts: each says something alone, and none is a label or the middle of a sentence. */
function isPartOfList(part: string): boolean {
  const words = part.trim().split(/\s+/u).length;
  return !part.includes(":") && words > 1 && (/^\s*[\p{Lu}\d]/u.test(part) || words <= mostSmallWords);
}

/** "max." and "60 W" are one statement; a unit before the full stop ends one, but in German a noun goes on with it: "2 Std. Musik". */
function joinAbbreviations(parts: readonly string[], language: Language): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    const isWord =
      before !== undefined &&
      (wordBeforeStop.test(before) || countedShort.test(before)) &&
      endsInAbbreviation(before.slice(0, -1));
    const isCount = joined.length === 1 && countedAtStart.test(before?.slice(0, -1) ?? "");
    const isOfValue =
      before !== undefined &&
      shortWord.test(before) &&
      isShortBeforeValue(before.slice(0, -1), part, language);
    if (
      isWord ||
      isCount ||
      isOfValue ||
      (language === "de" && before !== undefined && goesOnWithUnit(before, part))
    )
      joined[joined.length - 1] = `${before} ${part}`;
    else joined.push(part);
  }
  return joined;
}

/** In what is one sentence already, a longer word is whole. */
const shortWord = /(?<!\p{L})\p{L}{2,6}\.$/u;

function goesOnWithUnit(before: string, part: string): boolean {
  const word = /\p{L}+(?=\.$)/u.exec(before)?.[0];
  const next = /^\p{Lu}\p{Ll}+(?=[\s,;.)]|$)/u.exec(part)?.[0];
  if (word === "m" && isWithNoun(part)) return true;
  // "Aufbau in 10 Min. Packmaß 55 x 18 cm": a number says something else.
  if (word === undefined || next === undefined || /\d|^[^:.]{2,30}:/u.test(part)) return false;
  return !isStopWord(foldText(next), "de") && endsInUnit(before.slice(0, -1), word);
}

/** "1 Kart.", "2 confez.": what is counted, which is no unit. */
const countedShort = /(?<![\d.,])\d{1,3}\s\p{L}{4,}\.$/u;

/** Not a unit, "1,5 cm.", and no answer of a label, "Battery included: no." */
const wordBeforeStop =
  /(?:^|[^\d\s]\s)\p{L}{2,}\.$(?<!:\s(?:[Nn]o|[Ss][iì]|[Nn]on|[Oo]ui|[Nn]ein|[Jj]a|[Yy]es)\.)/u;

/** "schnell erledigt Erledigen Sie alles", "Sportmodus Im Gelände": a heading ran into its sentence. */
const gluedHeading =
  /(?:\p{Ll}{2}|[“”»])\s(?:\p{Lu}\p{Ll}{2,}e?n\sSie|Unsere?|Der|Das|Im|Mit|Eine?|Für|Dank|Durch|Erleben|Erhalten|Keine?|Jetzt|Wenn|Damit|Découvrez|Profitez|Grâce|Scopri|Grazie)\s\p{L}|\p{Ll}{3}\s(?:Les?|La|Ce(?:t|tte|s)?|Il|Lo|Gli|Quest[oa])\s\p{Ll}{3}|\s\p{Ll}\s[-–]\s\p{Lu}|\S\s(?:Caractéristiques|Descriptif|Specifications|Key Features|Caratteristiche)\s?:?\s/u;

/** "VGN-CR390E/B,Smartpro 19.5 V": whether parts of a template ran together, or a heading and its text. */
export function hasGluedParts(text: string): boolean {
  return (
    hasBrokenWord(text) ||
    twoLabels.test(text) ||
    (titledValue.test(text) && !text.includes(",")) ||
    /[\p{L}\d],\p{Lu}\p{Ll}/u.test(text) ||
    gluedHeading.test(text) ||
    /(?:\)|\d)\.\p{Lu}\p{Ll}|\p{L}{2}\.(?:19|20)\d\d\s?[-–/]\s?\d|\d\p{Lu}{2}\p{Ll}|\p{L}_\p{L}/u.test(
      text,
    ) ||
    (text.match(gluedWord)?.length ?? 0) >= fewestGlued ||
    (text.match(gluedLabel)?.length ?? 0) >= fewestGlued
  );
}

/** "Wooden Height - 17 cm Width - 3 cm": two labels, each before a dash and a measure. */
const twoLabels = /\p{Lu}\p{Ll}+\s-\s\d[\d.,]*\s?\p{Ll}{0,4}\s\p{Lu}\p{Ll}+\s-\s\d/u;
/** "Suitable For: Living Room & Bedroom Wall Mountable Rust Proof": several values behind one label, without separators. */
const titledValue = /^(?:\p{Lu}\p{Ll}+\s){1,3}?\p{Lu}?\p{Ll}*\s?:\s(?:(?:\p{Lu}\p{Ll}+|&)(?:\s|$)){7,}$/u;

/** "Audiokonfi guration": where a ligature was lost, a blank stands in the word. */
function hasBrokenWord(text: string): boolean {
  if (!/f[fil]\s\p{Ll}/u.test(text)) return false;
  return [...text.matchAll(/(?<!\p{L})(\p{L}{2,}f[fil])\s(\p{Ll}{3,})/gu)].some(([, first = "", rest = ""]) =>
    [first, rest].every((piece) => !isInProductTexts(foldText(piece))),
  );
}

/** A label behind a value, without a separator: "suspension: 1200mm diamètre: 100mm". */
const gluedLabel = /(?<=(?<![,;.|–-])\s)\p{L}{3,}\s?:\s/gu;
/** "MatérielCuir PU, StyleDesign", "Tension:10,8V": labels and values without blanks. */
const gluedWord = /\p{Ll}{4,}\p{Lu}\p{Ll}{2,}|\p{Ll}{3,}:(?=[\p{L}\d])/gu;
const fewestGlued = 2;

/**
 * The longer part of a text that a template made of a title and a text with the same beginning: "Red heels with pad - Red heels, softened by
 * a pad of 3 cm".
 */
export function withoutTitle(text: string): string {
  const [title = "", rest = "", ...more] = text.split(/\s[-–—:]\s/u);
  if (more.length > 0 || rest === "") return text;
  const [one, other] = [wordsOf(title), wordsOf(rest)];
  if (other.length < fewestOfText) return text;
  const isAgain =
    one.length > 1 && one[0] === other[0] && one.filter((word) => other.includes(word)).length >= 2;
  return !isAgain ? text : other.length >= one.length ? rest : title;
}

const fewestOfText = 3;

function wordsOf(text: string): readonly string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

const longCapitals = /^\p{Lu}{5,}$/u;
const smallWord = /^\p{L}\p{Ll}{4,}$/u;
/** Characters; a shorter text in capitals may be a name or a code. */
const shortestShout = 12;

/** Whether most of a text's letters are capitals. */
export function isShouted(text: string): boolean {
  // "FHD+ Super AMOLED 120Hz": acronyms and codes have capitals anyway.
  const words = (text.match(/[\p{L}\d]+/gu) ?? []).filter(
    (word) => !/\d/u.test(word) && !acronyms().has(word.toLowerCase()),
  );
  // "GORE-TEX membrane", "Normes ACEA C3, MB 229.51": signs of makers and norms beside a word.
  if (!words.some((word) => longCapitals.test(word)) && words.some((word) => smallWord.test(word)))
    return false;
  const letters = words.join("").match(/\p{L}/gu) ?? [];
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase()).length;
  return letters.length >= shortestShout && capitals * 2 > letters.length;
}

/** Words of another language that are telling together. */
const fewestForeign = 2;

/** Letters that the four languages write in names at most: "č", "ł", "ğ". */
const otherLetter = /(?:(?![ŒœŸ])[\u0100-\u017F])/u;

/** Whether a text has small words of another language and hardly any of its own, or letters that the language has not. */
export function isForeign(
  { text, folded }: { readonly text: string; readonly folded: readonly string[] },
  language: Language,
): boolean {
  if (languageByScript(text) !== undefined) return true;
  const strange = (text.match(/\p{L}+/gu) ?? []).filter((word) => otherLetter.test(word));
  if (strange.length >= fewestForeign) return true;
  const counts = (of: Language) => folded.filter((word) => isStopWord(word, of)).length;
  const own = counts(language);
  const hasOther = textLanguages.some((other) => {
    if (other === language) return false;
    // "Ø 6", "A/B" and "20 l" have no small word of any language.
    const found = folded.filter((word) => word.length > 1 && isStopWord(word, other)).length;
    return found >= fewestForeign && found > own * 2;
  });
  return hasOther || isInOther(text, folded, language) || isOfOtherWords(text, folded, language);
}

/** Words, each of which one other language has. */
const fewestOfOther = 3;

/** "Organic whole wheat penne" in a French row, "Spritzwassergeschützt" in an English one: no small word, and words of another language. */
function isOfOtherWords(text: string, folded: readonly string[], language: Language): boolean {
  if (
    language !== "de" &&
    /^(?!Ä|Ö|Ü)\p{L}+(?:geschützt|fähig|größe|höhe|länge|grün|weiß)\p{L}{0,2}[.!]?$/u.test(text)
  )
    return true;
  const words = text.match(/\p{L}+/gu) ?? [];
  if (folded.length < fewestOfOther || words.slice(1).some((word) => /^\p{Lu}/u.test(word))) return false;
  if (/[\d:]/u.test(text) || folded.some((word) => isCommonWord(word, language) && word.length < 5))
    return false;
  return textLanguages.some((other) => {
    if (other === language) return false;
    const foreign = words.filter((word) => {
      const lower = word.toLowerCase();
      return isCommonWord(lower, other) && !isCommonWord(lower, language);
    }).length;
    return foreign >= fewestOfOther && foreign >= words.length - 1;
  });
}

/** Words, and how sure it must be that a text without a small word of its own is in another language. */
const [fewestIdentified, sureOfOther] = [5, 0.95];

/** "d'encre" is French or Italian. */
const elision = /(?<![\p{L}\d])[dl]['’]\p{Ll}{3}/iu;

/** "GaN fast charger 65W, dual USB-C and USB-A" in a French row: one small word of another language, and none of its own. */
function isInOther(text: string, folded: readonly string[], language: Language): boolean {
  // What stands behind a label may be a standard's own words.
  if (folded.length < fewestIdentified || /^[^:]{2,40}:\s/u.test(text)) return false;
  if (folded.some((word) => word.length > 1 && isStopWord(word, language))) return false;
  const isElided = elision.test(text) && (language === "en" || language === "de");
  const others = textLanguages.filter(
    (other) =>
      other !== language &&
      ((isElided && (other === "fr" || other === "it")) ||
        folded.some((word) => isStopWord(word, other) && !isStopWord(word, language))),
  );
  if (others.length === 0) return false;
  const { language: found, confidence } = detectLanguage(text);
  return found !== undefined && others.includes(found) && confidence >= sureOfOther;
}

/** Letters; longer words that no list has are rare ones, not beginnings. */
const longestPiece = 8;
/** Characters; a text of one statement that a feed cuts is longer. */
const shortestOnly = 100;

/**
 * The passages without the last one, where the feed cut it inside a word: it alone has no full stop, and its last word is none of product
 * texts. Of a text of one long statement the word must begin one of them.
 */
export function withoutPiece<Part extends { readonly text: string; readonly line: unknown }>(
  passages: readonly Part[],
  language: Language,
): readonly Part[] {
  const [before, last] = [passages.at(-2), passages.at(-1)];
  if (before === undefined && last !== undefined && isLongPiece(last.text, language)) return [];
  if (before === undefined || last === undefined || before.line !== last.line || !/[.!?]$/u.test(before.text))
    return passages;
  const word = foldText(/(?<=[\s'’])\p{Ll}{2,}$/u.exec(last.text)?.[0] ?? "");
  if (word === "" || word.length > longestPiece) return passages;
  if (isInProductTexts(word) || endsInInfinitive(last.text, language)) return passages;
  // Of a list, what stands before the last separator is whole.
  const entries = last.text.split(dashes);
  const whole =
    entries.length > fewestDashes ? last.text.slice(0, last.text.lastIndexOf(entries.at(-1) ?? "")) : "";
  const kept = whole.replace(/\s[-–—*|•]\s$/u, "");
  return kept === "" ? passages.slice(0, -1) : [...passages.slice(0, -1), { ...last, text: kept }];
}

/** Whether a long statement ends in the beginning of a word that nobody knows: "... permet à toute la famille de se coiff". */
function isLongPiece(text: string, language: Language): boolean {
  const word = /(?<=[\s'’])\p{Ll}{3,}$/u.exec(text)?.[0];
  if (word === undefined || text.length < shortestOnly || isStopWord(foldText(word), language)) return false;
  return !isInProductTexts(foldText(word)) && isBeginning(word, language);
}

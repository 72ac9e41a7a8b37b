import { lazily } from "../../../lib/once.ts";
import { parseTable } from "../../../lib/table.ts";
import { spacingFixes } from "../../../lint/checks/spacing.ts";
import { applyFixes } from "../../../lint/fixes.ts";
import { brandNames, properNames } from "../../../nlp/casing-words.ts";
import { type Language, textLanguages } from "../../../nlp/language.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { capitalized, foldText, runAtEnd } from "../../../nlp/normalizer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import type { CleaningContext, CleaningStep } from "./cleaning-step.ts";
import table from "./french-compounds.tsv";
import { withoutUnfinishedWords } from "./remove-cut-end.ts";
import { rowSays } from "./row-words.ts";

/** Fixes the punctuation between words: brackets first, as removing them leaves blanks. */
export const punctuationStep: CleaningStep = {
  done: "mended punctuation",
  apply: ({ name }, context) =>
    withHyphens(withoutLastStop(fixPunctuation(balanceBrackets(name)), context), context),
};

/** A plug, and in German what is joined to it: "USB C Ladekabel" is a USB-C-Ladekabel. */
const plug = /(?<![\p{L}\p{N}-])USB[ -]?C(?![\p{L}\p{N}-])/gu;
const behindPlug =
  /(?<=(?<![\p{L}\p{N}-])USB-C) (?=\p{Lu}\p{Ll}*(?:kabel|netzteil|adapter|hub|stecker|gerät|buchse|stick|station|anschluss)(?!\p{L}))/giu;
/** German: a set of what its first word names: "Wischblatt Satz". */
const setBehind = /(?<![\p{L}\p{N}-])(\p{Lu}\p{Ll}{4,}) (Satz|Set)(?=$|[\s,])/gu;

/** The hyphens of a plug's name and of a German set, whose first word is a noun, of a Set in the plural. */
function withHyphens(name: string, { language, product }: CleaningContext): string {
  const plugged = name.includes("USB") ? name.replace(plug, "USB-C") : name;
  if (language !== "de") return plugged;
  return plugged.replace(behindPlug, "-").replace(setBehind, (text: string, first: string, set: string) => {
    const [noun, other] = product?.findNouns(first) ?? [];
    const isNoun = other === undefined && noun?.start === 0 && noun.end === first.length;
    return isNoun && (set === "Satz" || noun.isPlural) ? `${first}-${set}` : text;
  });
}

/** A full stop at the end of a name; not that of a short form, which is cut off behind a consonant. */
function withoutLastStop(name: string, { language, glossary, product }: CleaningContext): string {
  const word = /(?<![\p{L}\p{N}.'’-])(\p{L}{4,})\.$/u.exec(name)?.[1];
  if (word === undefined) return name;
  const folded = foldText(word);
  // "gusto aran.": no flavour, though it is a yarn.
  const isCutFlavour = folded.length < shortestFlavour && flavour.test(name.slice(0, -word.length - 1));
  const isWhole =
    (!isCutFlavour && (/[aeiou]$/u.test(folded) || glossary.roleOf(folded, language) !== undefined)) ||
    isCommonWord(word.toLowerCase(), language) ||
    rowSays(word, product);
  return isWhole ? name.slice(0, -1) : name;
}

const flavour = /(?<!\p{L})(?:gusto|sapore|aroma|goût|gout|saveur|arôme|parfum|geschmack|flavou?r)\s$/iu;
/** In letters of a word that the lists may have as another thing. */
const shortestFlavour = 6;

/** Normalises blanks around commas and brackets, rows of separators, and separators at the ends. */
export function fixPunctuation(name: string): string {
  if (plain.test(name) && !name.includes("- ") && !name.includes(" -")) return name;
  const fixed = withSpacing(withoutInnerEllipsis(withWholeDashes(name)))
    .replace(/(?:\s+[-–—|/:,;.•]+)+(?=\s+[-–—|/:•]\s)/gu, "")
    .replace(/\s[-–—][.,;:](?=\s)/gu, " -")
    .replace(/[,;:]+(?=[,;:])/gu, "")
    .replace(/\s+/gu, " ");
  return trimSeparators(fixed);
}

/** "Classico- 30 Cialde": a dash between parts has both its blanks; that of "ein- 2-fach" stands for a half of a word. */
const halfDash = /(?<=(?:^|\s)\p{Lu}\p{L}{3,})- (?=\d)/gu;
/** "Emilia - Romagna": a place that is written with a hyphen. */
const placeApart = /(?<![\p{L}-])(\p{Lu}\p{L}{3,})\s?-\s?(?<=\s-\s?|-\s)(\p{Lu}\p{L}{3,})(?![\p{L}-])/gu;

function withWholeDashes(name: string): string {
  return name
    .replace(placeApart, (whole, one: string, other: string) =>
      properNames().has(foldText(`${one}-${other}`)) ? `${one}-${other}` : whole,
    )
    .replace(halfDash, " - ");
}

const pairs: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };
const closers: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };
const anyBracket = /[()[\]{}]/;

/** Closes an unclosed bracket at the end, and removes unopened closing brackets and empty pairs. */
function balanceBrackets(name: string): string {
  if (!anyBracket.test(name)) return name;
  const { loose, open } = readBrackets(name);
  const opened = [...name].map((char, place) => (loose.has(place) ? " " : char)).join("");
  const ending = open.map((char) => pairs[char] ?? "").toReversed();
  const end = runAtEnd(opened, openAtEnd);
  const closed = opened.slice(0, end) + endingFor(opened.slice(end), ending).join("");
  return closed.replace(/[([{]\s*[)\]}]/gu, " ").replace(/ {2,}/g, " ");
}

const openAtEnd = /[\s([{]/y;

/** Opening brackets at the very end, `bare`, enclose nothing: they are removed and need no closing one. */
function endingFor(bare: string, ending: readonly string[]): readonly string[] {
  return ending.slice([...bare].filter((char) => char in pairs).length);
}

interface Brackets {
  /** Positions of unmatched closing brackets. */
  readonly loose: ReadonlySet<number>;
  /** Unmatched opening brackets, in reading order. */
  readonly open: readonly string[];
}

function readBrackets(name: string): Brackets {
  const open: string[] = [];
  const loose = new Set<number>();
  for (const [place, char] of [...name].entries()) {
    if (char in pairs) open.push(char);
    const opener = closers[char];
    if (opener === undefined) continue;
    if (open.at(-1) === opener) open.pop();
    else loose.add(place);
  }
  return { loose, open };
}

/** Fast path: words separated by single blanks, hyphens, dashes, commas and the like, as nearly all names are. */
const plain = /^[\p{L}\p{N}]+(?:(?:[ '’/.+-]| [-–—|/&+] | ?: |, | \(|\) |%[ ,]? ?)[\p{L}\p{N}]+)*[)%]?$/u;

function withSpacing(name: string): string {
  return applyFixes(name, spacingFixes(name), { keepsWord: false });
}

/** Begins with the first of the blanks and of the dots: to try each of them takes the square of their number. */
const innerEllipsis = /(?:(?<!\s)\s+)?(?:…|(?<!\.)\.{3,}|(?<=\s)\.(?=\s))\s*(?=\S)/u;
/** "N'ayez pas peur... de croire": a phrase that goes on behind its pause, with a joining word and another one. */
const pause = /(?<=\p{L}{2}[!?]?)(?:…|(?<!\.)\.{3})\s*(?=(\p{Ll}{1,6})\s\p{L}{3})/gu;

function hasPause(name: string): boolean {
  return [...name.matchAll(pause)].some(([, word = ""]) =>
    textLanguages.some((language) => isStopWord(foldText(word), language)),
  );
}

/** Removes an ellipsis, or a full stop that stands alone, before a size ("Boucle Le… M"), with the joining words left dangling before it. */
function withoutInnerEllipsis(name: string): string {
  if (!name.includes("…") && !name.includes("...") && !name.includes(" . ")) return name;
  if (hasPause(name)) return name;
  const parts = name.split(innerEllipsis);
  if (parts.length === 1) return name;
  return parts
    .map((part, place) => (place < parts.length - 1 ? withoutUnfinishedWords(part) : part))
    .join(" ");
}

const separatorAtEnd = /[\s,;:|•…*~–—&]|(?<!\d)-|(?<!(?:^|[^\d,])\d{2,4})\/|(?<=\s)[.!]/uy;

/** Signs that stand alone behind a blank: "1998-2004 -.". */
const loneSigns = /\s[-–—|/:,;.•*~]{2,}$/u;

/** A hyphen behind a number is kept: "1998-" and "11-" mean from that year on; and a slash, behind which a number was cut: "60/". */
function trimSeparators(name: string): string {
  const begun = name
    .replace(/^(?:[\s,;:|/•…*~–—]|-(?=\s)|[.](?!\d))+/u, "")
    .trimEnd()
    .replace(loneSigns, "");
  const trimmed = begun.slice(0, runAtEnd(begun, separatorAtEnd));
  return trimmed === "" ? name.trim() : trimmed;
}

/** Puts the apostrophe back that a system without one left a blank for: "LIVRE D ENOCH", "a l eau", "SULL ACQUA". */
export const elisionsStep: CleaningStep = {
  done: "restored apostrophes",
  change: "accents",
  apply: ({ name }, { language }) => {
    const elided = withElisions(name, language);
    return language === "fr" ? withCompounds(elided) : elided;
  },
  tell: ({ name }, { language }) =>
    withElisions(name, language) === name ? "restored hyphens" : "restored apostrophes",
};

interface Compounds {
  /** The verb and the noun, by both without accents and without the noun's s. */
  readonly parts: ReadonlyMap<string, readonly [verb: string, noun: string]>;
  readonly pair: RegExp;
}

const compounds = lazily((): Compounds => {
  const parts = new Map<string, readonly [verb: string, noun: string]>();
  const verbs = new Set<string>();
  for (const { first = "", words = "" } of parseTable(table)) {
    for (const verb of [first, foldText(first)]) verbs.add(verb);
    for (const word of words.split(" ")) parts.set(keyOf(first, word), [first, word.replace(/s$/u, "")]);
  }
  const pair = `(?<![\\p{L}\\p{N}'’-])(${[...verbs].join("|")}) (\\p{L}{2,12})(?![\\p{L}\\p{N}'’-])`;
  return { parts, pair: new RegExp(pair, "giu") };
});

function keyOf(verb: string, noun: string): string {
  return `${foldText(verb)} ${foldText(noun).replace(/s$/u, "")}`;
}

/** "Casse noix", "LAVE LINGE", "porte serviettes": with the hyphen, and the accents, that such nouns are written with. */
function withCompounds(name: string): string {
  const { parts, pair } = compounds();
  return name.replace(pair, (written: string, verb: string, noun: string) => {
    const [first, second] = parts.get(keyOf(verb, noun)) ?? [];
    if (first === undefined || second === undefined) return written;
    const compound = `${first}-${second}${/s$/iu.test(noun) ? "s" : ""}`;
    if (written === written.toUpperCase()) return compound.toUpperCase();
    return /^\p{Lu}/u.test(verb) ? capitalized(compound) : compound;
  });
}

/** A text of several lines or a name with the apostrophes of its elided words; only French and Italian have any. */
export function withElisions(text: string, language: Language): string {
  if (language === "fr") return french(text);
  return language === "it" ? italian(text) : text;
}

const frenchElided =
  /(?<![\p{L}\p{N}'’./-])(d|l|qu|jusqu|lorsqu|puisqu)\s(?=([aeiouhâàéèêëîïôœ]\p{L}{2,}))/giu;
/** In characters: the word before. */
const longestBefore = 24;
/** A French h before which nothing is elided, and other such beginnings. */
const aspirated =
  /^(?:hach|haie|hall(?!og)|halt|hamac|hamburger|hamster|hanche|hand|hangar|harcel|hareng|haricot|harnais|harpe|hasard|hauss|haut|hériss|heriss|hernie|héros|heros(?!$)|hi-?fi|hibou|hip|hobby|hockey|hollande|homard|hors|hot|hotte|houbl|houss|houx|hublot|huit|hurl|husky|hutte|onze|oui|ouistiti|yaourt|yoga|uhu|out|over|off|one|easy|air$)/iu;
/** What a letter behind it names: "vitamine D", "pile D", "taille L". */
const lettered =
  /^(?:vitamines?|types?|classes?|tailles?|bonnets?|groupes?|s[ée]ries?|mod[èe]les?|cat[ée]gories?|plans?|lettres?|h[ée]patite|versions?|formats?|niveaux?|sections?|zones?|blocs?|lots?|touches?|notes?|pointures?|calibres?|options?|coloris|couleurs?|piles?|batteries?|accus?|format|profil|option|led|din|iso|rouge|noir|blanc|xxl|xl)$/iu;

function french(text: string): string {
  if (!/(?:^|\s)(?:d|l|qu|jusqu|lorsqu|puisqu)\s[aeiouhâàéèêëîïôœ]/iu.test(text)) return text;
  return text.replace(frenchElided, (whole: string, word: string, next: string, at: number) => {
    if (aspirated.test(next)) return whole;
    const before = /(?:^|[\s(«"'’,:-])(\p{L}+)\s$/u.exec(
      text.slice(Math.max(0, at - longestBefore), at),
    )?.[1];
    const isStart = /^\s*$|[.!?:;\n(«-]\s*$/u.test(text.slice(Math.max(0, at - longestBefore), at));
    const isElided =
      word.length > 1 ||
      (word.toLowerCase() === "l"
        ? isStart || (before !== undefined && isStopWord(foldText(before), "fr"))
        : before !== undefined && before.length > 2 && !lettered.test(before));
    return isElided ? elided(word, next, at) : whole;
  });
}

/** "cassa D oro": within small letters a capital is the system's. */
function elided(word: string, next: string, at: number): string {
  return `${at > 0 && /^\p{Ll}/u.test(next) ? word.toLowerCase() : word}'`;
}

const italianElided =
  /(?<![\p{L}\p{N}'’./-])(dell|nell|all|dall|sull|quell|l|d)\s(?=([aeiouàèéìòù]\p{L}{2,}))/giu;
/** What "d'" stands before in names. */
const behindD = new Set(
  "oro acqua argento epoca arredo ingresso acciaio autore inverno estate aria uva oliva avorio elite amore arte angolo emergenza arrampicata".split(
    " ",
  ),
);

function italian(text: string): string {
  if (!/(?:^|\s)(?:(?:de|ne|a|da|su|que)ll|[dl])\s[aeiouàèéìòù]/iu.test(text)) return text;
  return text.replace(italianElided, (whole: string, word: string, next: string, at: number) => {
    const lower = next.toLowerCase();
    const folded = foldText(next);
    if (brandNames().has(folded)) return whole;
    if (word.toLowerCase() === "d") return behindD.has(folded) ? elided(word, next, at) : whole;
    const isOwn = isCommonWord(lower, "it") && !isStopWord(folded, "en");
    if (!isOwn || (isCommonWord(lower, "en") && !/[aeiou]$/u.test(lower))) return whole;
    // "1 l omaggio": litres.
    if (/\d\s?$/u.test(text.slice(0, at))) return whole;
    const before = /(\p{L}+)\s$/u.exec(text.slice(Math.max(0, at - longestBefore), at))?.[1] ?? "";
    const isAlone = word.length === 1;
    return !isAlone || before === "" || isStopWord(foldText(before), "it") ? elided(word, next, at) : whole;
  });
}

/** A capital X between numbers, of which each may have its unit: 45X45, 75 cl X 6, 10 l X2, 22mm X 3/4, M10 X 50. */
const times =
  /(?<![\p{L}\p{N}.,/-])((?:M(?=\d{1,2}\s))?\d{1,4}(?:[.,]\d{1,2})?\s?(?:[mcd]?m|[mcd]?l|L|k?g|in|ft|")?\s?)X(?=\s?\d{1,4}(?:[.,]\d{1,2}|\/\d{1,2})?\s?(?:[mcd]?m|[mcd]?l|[LM]|k?g|in|ft|pz|pcs|pezzi)?(?![\p{L}\p{N}/-]))/gu;

/** "5 risme X 500": behind what is counted. */
const timesBehindWord = /(?<=(?<!\S)\d{1,3}\s\p{L}\p{Ll}{2,12}\s)X(?=\s\d)/gu;

/** "Comp X Comp": both ends of a fitting. */
const timesItself = /(?<=(?<!\S)(\p{L}{2,}) )X(?= \1(?![\p{L}\p{N}]))/giu;

/** "242X175X190", "D125X1MM", "700X28-32C": glued sizes, behind the letter of a diameter too. */
const gluedSizes =
  /(?<![\p{L}\p{N}.,/-])(?:D(?=\d{2})|[MØ])?\d{1,4}(?:[.,]\d{1,2})?(?:X\d{1,4}(?:[.,]\d{1,2})?)+(?:[MC]M(?![\p{L}\p{N}/-])|(?=(?:[cm]?m|-\d{1,3}C?|C)?(?![\p{L}\p{N}/-])))/gu;

/** The multiplication sign of names in capitals is a small letter. */
export function writeTimes(name: string): string {
  const sized = /X\s?\d/.test(name)
    ? name
        .replace(times, "$1x")
        .replace(gluedSizes, (sizes) =>
          sizes.replaceAll("X", "x").replace(/.M$/u, (unit) => unit.toLowerCase()),
        )
        .replace(timesBehindWord, "x")
    : name;
  return sized.includes(" X ") ? sized.replace(timesItself, "x") : sized;
}

import { findTruncation } from "../../../lint/checks/cut-off.ts";
import { brandNames } from "../../../nlp/casing-words.ts";
import type { Language } from "../../../nlp/language.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import type { WordGlossary } from "../../../translation/glossary-role.ts";
import type { CleaningStep, KnownProduct } from "./cleaning-step.ts";
import { carMakers } from "./own-capitals.ts";
import {
  codeBehind,
  continuationOf,
  numberBehind,
  pairOf,
  phraseBehind,
  quotationOf,
  restOfWord,
  wholeTitle,
} from "./row-continuations.ts";
import { wordBegunWith } from "./row-words.ts";
import { baseOf } from "./word-agreement.ts";

const minLengthOfCutName = 30;
const longestFragment = 3;
const mostUnfinishedWords = 6;
const longestTail = 40;
const measureAtEnd = /\d\s?(?:mm|cm|kg|ml|cl|mAh|GB|Go)$/u;
/**
 * A number or a code that the cut touches may go on: 1040… is no 1040. A measure with it: "150 x 1…", and what led to
 * it: "- 10.8…".
 */
const unfinishedCode =
  /(?:\s+[-–|:])?(?:\s+\d+(?:[.,]\d+)?(?:\s?\p{Ll}{1,2})?\s*[xX×*/])*[\s(]+(?:[-–|:]\s*)?[^\s(]*(?:\d[^\s(]{0,3}|\p{Lu}-\p{Lu}?)$/u;

/** How each of them ends, and how far that goes back. */
const codeAtEnd = /(?:\d[^\s(]{0,3}|\p{Lu}-\p{Lu}?)$/u;
const longestEnd = 8;

/** Words after which something must follow. */
const unfinishedWords: ReadonlySet<string> = new Set(
  (
    "for with and of the a an in to from by mit fur und oder von der die das ein eine im zum zur aus am pour avec et ou de du des motivo " +
    "d motif couleur color colour farbe colore coloris taille reference ref dimension dimensions larg long haut since le la les un une en au aux a sur sans per con e o di da del della dei delle il lo gli nel nella su senza l alla alle allo agli dalla dallo dalle dello degli nelle nello sulla sulle sullo"
  ).split(" "),
);

/** "55 x…": the other side was cut off; of "H22 x…" the sign alone goes, a labelled height is whole. */
const unfinishedSize = /(?:(?:\s+[-–|])?\s+\d+(?:[.,]\d+)?|(?<=\s\p{Lu}\d+))\s*[xX×]\s*$/u;
/** "+ 4 style…": what is added was cut off. */
const unfinishedAddition = /\s+[+&]\s*\d{0,2}\s*$/u;
/** A bracket of which the beginning of a value is left, "(9 …"; a year says enough without it. */
const openedNumber = /\s*[([]\s*(?!(?:19|20)\d\d\s*$)[+-]?\d+(?:[.,]\d+)?\s*$/u;
/** The bracket that was open where a value was cut: "(95 mm x 120 mm x 13 …". */
const openedValue = /\s*[([]\s*(?=[^()[\]]*\d\s*$)/u;

/** "motif I LOVE…": the beginning of what the label is for. */
const labelledLetter = /\s+(?:motif|couleur|coloris)\s+\p{L}$/u;
/** A code in parts: what precedes the last sign that joins two, and what the cut left behind it. */
const codeInParts = /^([^\s()]*[\p{L}\p{N}])[-/]([^\s/-]*)$/u;
/** A part that says something alone: letters with digits, a number of three digits, a word. */
const tellingPart = /\p{L}\d|\d\p{L}|\d{3}|\p{L}{4}/u;

const letter = /\p{L}/u;

/** Below so many a name says too little to lose one more. */
const fewestWordsLeft = 3;

/** What the words of a name are known by. */
interface CutVocabulary {
  readonly language: Language;
  readonly glossary: WordGlossary;
  readonly product?: KnownProduct;
}

/** Words for what follows them, of which a cut leaves a beginning: "coul…". */
const labels = ["couleur", "coloris", "motif", "taille", "matiere", "farbe", "grosse", "colore", "taglia"];
/** A label behind a separator, or one word. */
const openLabel = /(?:\s*(?:\s[-–|]|[,(])\s*[^-–|,:()]{1,30}|\s+\p{L}+)$/u;

/**
 * The ellipsis of a name that was cut and what it left without sense: the piece of a word before it where it is too short
 * to say anything ("Allume-c…") or nobody knows it ("Zirconiu…"), a number or code that may go on, joining words that have
 * nothing left to join ("avec…"), a label without its value ("Contenu: 50 p…"). A longer last word that is known stays: it
 * may be whole.
 */
export const cutEndStep: CleaningStep = {
  done: "removed the cut-off end",
  applies: ({ name }, { product }) => name.includes("…") || name.includes("...") || product !== undefined,
  apply: ({ name }, context) => removeCutEnd(name, context),
  tell: ({ name }, context) => {
    const whole = name.slice(0, findTruncation(name)?.index ?? name.length).trimEnd();
    const isCompleted = removeCutEnd(name, context).length > whole.length;
    return isCompleted ? "completed the cut-off end from the row" : "removed the cut-off end";
  },
};

/** "RE/" of "RE/LI", "COASS.60/" of "60/100". */
const halfPair = /(?:(?:^|\s)\p{Lu}{1,3}|(?:^|[\s.])\d{2,4})\/$/u;

function removeCutEnd(name: string, vocabulary: CutVocabulary): string {
  const mark = findTruncation(name);
  if (!mark) {
    const half = halfPair.test(name) ? name + pairOf(name, vocabulary.product) : name;
    if (half !== name) return half;
    if (isTornUnmarked(name, vocabulary)) return titleOf(name, vocabulary);
    return withTitleBeforeSize(name, vocabulary);
  }
  const whole = name.slice(0, mark.index);
  const titled = titleOf(whole, vocabulary);
  if (titled !== whole) return titled;
  const quote = openQuotation.exec(whole);
  if (quote === null) return withoutCut(name, { whole, isCutInWord: !/^\s/u.test(mark.dots) }, vocabulary);
  const [opened, sign = "", begun = ""] = quote;
  const quoted = quotationOf(begun, vocabulary.product);
  const before = whole.slice(0, quote.index);
  if (quoted !== undefined)
    return `${before}${opened.slice(0, opened.length - begun.length)}${quoted}${sign === "«" ? " »" : (closingOf[sign] ?? sign)}`;
  return removeCutEnd(`${before} ${begun}${mark.dots}`, vocabulary);
}

/** "T-shirt Corvin Sn XL": a few letters of a word before a size that the shop put behind a name it had cut. */
const cutBeforeSize = /^(.{11,}\s\p{Lu}\p{Ll}{1,3})\s(X{0,4}[SL]|M|\d{2}(?:\/\d{2})?)$/u;

function withTitleBeforeSize(name: string, vocabulary: CutVocabulary): string {
  const [, begun = "", size = ""] = cutBeforeSize.exec(name) ?? [];
  if (begun === "" || restOfWord(begun, vocabulary.product) === "") return name;
  const title = titleOf(begun, vocabulary);
  const isSaid = new RegExp(`(?<![\\p{L}\\p{N}])${size}$`, "u").test(title);
  return title === begun || isSaid ? name : `${title} ${size}`;
}

/** The whole title that the row's own text begins with, without a label at its end whose value stands apart. */
function titleOf(name: string, vocabulary: CutVocabulary): string {
  const title = wholeTitle(name, vocabulary);
  return title === undefined ? name : withoutStump(withoutUnfinishedWords(title));
}

/** In letters: an ending of a word has fewer, but for German compounds. */
const longerThanEnding = 3;

/** Whether a shop's system cut the name at a number of characters without a sign: the row's text goes on in its last word. */
function isTornUnmarked(name: string, { language, glossary, product }: CutVocabulary): boolean {
  const rest = restOfWord(name, product);
  if (rest === "") return false;
  if (language !== "de" && rest.length >= longerThanEnding) return true;
  const word = lastLetters(name);
  const folded = foldText(word);
  return (
    glossary.roleOf(folded, language) === undefined &&
    !isCommonWord(word.toLowerCase(), language) &&
    product?.isTitleWord?.(folded) !== true
  );
}

/** A quotation that the cut left without its end: "« Effet mét…"; the inches of '32" TV' are none. */
const openQuotation = /(?:^|\s)([«“„"])\s*([^«»“”„"]*)$/u;
const closingOf: Readonly<Record<string, string>> = { "„": "“", "“": "”" };

/** The end of a name without its ellipsis, and what the cut took with it. */
function withoutCut(
  name: string,
  { whole, isCutInWord }: { readonly whole: string; readonly isCutInWord: boolean },
  vocabulary: CutVocabulary,
): string {
  if (!/[\p{L}\p{N}]/u.test(whole)) return name;
  const completed = isCutInWord ? (goneOn(whole, vocabulary) ?? withWholeWord(whole, vocabulary)) : undefined;
  // "X1032 motif": a label is no end.
  if (completed !== undefined) return withoutUnfinishedWords(completed);
  const bare = withoutUnfinishedWords(whole);
  if (completed === undefined && isCutInWord && bare !== whole && bare.length >= minLengthOfCutName / 2)
    return bare;
  if (isCutInWord && audienceCut.test(whole.slice(-longestTail))) return whole.replace(cutAudience, "");
  const lastWords = /[\p{L}\p{N}]+\s[\p{L}\p{N}]+$/u.exec(whole.trimEnd().slice(-longestTail))?.[0];
  const behind =
    isCutInWord || lastWords === undefined ? undefined : phraseBehind(lastWords, vocabulary.product);
  if (behind !== undefined) return whole.trimEnd() + behind;
  if (whole.length < minLengthOfCutName) return whole;
  const begun = isCutInWord ? withoutFragment(whole, vocabulary) : whole;
  const isShorter = begun.length < whole.trimEnd().length;
  const fitting = isShorter && isCutInWord ? withoutLoneMaker(begun) : begun;
  const rest = withoutUnfinishedWords(withoutUnfinishedValue(isShorter ? withoutStump(fitting) : fitting));
  return withoutOpenLabel(rest, whole);
}

/** "pour fille garço…": whom else it is for went with the cut, and the half of it would leave someone out. */
const people =
  "filles?|garçons?|garcons?|femmes?|hommes?|enfants?|bébés?|adultes?|uomo|donna|bambin[oaie]|ragazz[oaie]|adulti|neonat[oi]";
const audienceCut = new RegExp(
  `\\s(?:pour|per)\\s(?:${people})(?:\\s(?:et|e|ou|o|&))?[\\s/,](?:ga[rç]?[çc]?o?n?|gar[çc]on|fi(?:l(?:le?)?)?|fe(?:m(?:me?)?)?|ho(?:m(?:me?)?)?|en(?:f(?:an?)?)?|uom?|don?n?|ba(?:m(?:bin?)?)?|ra(?:g(?:azz?)?)?)$`,
  "iu",
);
const cutAudience = /\s(?:pour|per)\s(?:(?!pour\s|per\s)\S){1,30}(?:\s(?:et|e|ou|o|&))?[\s/,]\p{L}{1,8}$/iu;

/** "VW GOLF SKODA OCT…": in a list of makers' models the maker whose model went would fit in general. */
function withoutLoneMaker(name: string): string {
  const last = lastLetters(name);
  const folded = foldText(last);
  if (!/^\p{Lu}/u.test(last) || !carMakers.has(folded)) return name;
  const before = name.slice(0, name.length - last.length).trimEnd();
  const isListed = (before.match(/\p{L}{2,}/gu) ?? []).some((word) => carMakers.has(foldText(word)));
  return isListed ? before.replace(/[\s,;/&+-]+$/u, "") : name;
}

/** What the cut leaves before the word that went: "garanzia", ", warranty 5". */
function withoutStump(name: string): string {
  const bare = name.trimEnd().replace(/(?<=[,(]\s?\p{L}{3,20})\s\d$/u, "");
  const last = lastLetters(bare);
  return heads.has(foldText(last)) ? bare.slice(0, -last.length).replace(/[\s,;|(–-]+$/u, "") : name;
}

/** Words that say nothing without what the cut took. */
const heads: ReadonlySet<string> = new Set(
  (
    "garanzia garantie warranty guarantee gewahrleistung compatible compatibile compatibili compatibles kompatibel passend geeignet adatto " +
    "adatta adapte adaptee suitable inkl inklusive inclus incluso including includes inclusi ideal ideale idéal finitura finition " +
    "spessore epaisseur larghezza largeur altezza hauteur lunghezza longueur lange breite hohe length width height colour materiale matiere material"
  ).split(" "),
);

/** The name with the rest of its last word, or code, as the row's own texts write it behind the same words. */
function goneOn(name: string, { product }: CutVocabulary): string | undefined {
  const end =
    /(?:[^\s(]{1,30}\s(?:[:|–-]\s)?)?[^\s(]{1,30}$/u.exec(name.slice(-longestTail - longestTail))?.[0] ?? "";
  const last = /[^\s(]+$/u.exec(end)?.[0] ?? "";
  const isTelling =
    (/\d/.test(last) && last.length >= shortestCode) ||
    (/\p{L}{3}\/\p{L}/u.test(last) && last.length >= shortestPair);
  const more = continuationOf(end, product) ?? (isTelling ? continuationOf(last, product) : undefined);
  const isWhole = more === undefined || more === "";
  const number = isWhole && /^\p{Lu}\p{L}{3}/u.test(last) ? numberBehind(last, product) : "";
  // "Wave…": the row has a Wave 3.
  if (number !== "") return `${name}${number}`;
  // "Portege…": the row has a Portege M200.
  const code = isWhole && /^\p{Lu}\p{L}{3}/u.test(last) ? codeBehind(last, product) : "";
  if (code !== "") return `${name}${code}`;
  if (more === undefined) return undefined;
  const isLoud = last.length > 1 && /\p{Lu}$/u.test(last) && last === last.toUpperCase();
  const label = labelled.exec(name.slice(-longestTail))?.[0].trim();
  const isOpen = more === "" && unfinishedWords.has(foldText(last));
  const phrase =
    label !== undefined || isOpen
      ? phraseBehind(`${isOpen ? end : (label ?? end)}${more}`, product)
      : undefined;
  // "blanc pour": what it is for went with the cut.
  if (isOpen && phrase === undefined) return undefined;
  return `${name}${isLoud ? more.toUpperCase() : more}${phrase ?? ""}`;
}

/** "motif I LOVE": a label with the beginning of what it is for. */
const labelled = /(?:^|\s)(?:motif|coloris|couleur|motivo|fantasia|colore|motiv)(?:\s[^\s]+){1,3}$/iu;

/** In characters; a shorter one stands in others. */
const shortestCode = 4;
/** In characters, of two values with a slash: "écru/t". */
const shortestPair = 6;

/** The cut word as the row's own texts write it. */
function withWholeWord(name: string, { language, glossary, product }: CutVocabulary): string | undefined {
  const word = lastLetters(name);
  const folded = foldText(word);
  if (glossary.roleOf(folded, language) !== undefined || isCommonWord(word.toLowerCase(), language))
    return undefined;
  const ofRow = wordBegunWith(folded, product, language);
  const whole = ofRow && ((language === "de" ? baseOf(ofRow, "de") : undefined) ?? ofRow);
  if (
    whole === undefined ||
    whole.length < word.length ||
    /[\p{N}'’]$/u.test(name.slice(0, name.length - word.length))
  )
    return undefined;
  const isLoud = word === word.toUpperCase();
  return `${name}${(isLoud ? whole.toUpperCase() : whole.toLowerCase()).slice(word.length)}`;
}

/** "grigio chiar…": the beginning of the shade says more than the colour alone. */
function endsWithColor(name: string, { language, glossary }: CutVocabulary): boolean {
  return glossary.roleOf(foldText(lastLetters(name)), language) === "color";
}

/** A pattern that begins with a blank is tried at each: what else it needs is looked for first. */
function withoutUnfinishedValue(name: string): string {
  const closed = /[([]/.test(name) ? name.replace(openedNumber, "").replace(openedValue, " ") : name;
  const sized = /[xX×]\s*$/u.test(closed) ? closed.replace(unfinishedSize, "") : closed;
  const added = sized.replace(unfinishedAddition, "");
  return /\s\p{L}$/u.test(added.slice(-longestEnd)) ? added.replace(labelledLetter, "") : added;
}

function withoutFragment(rest: string, vocabulary: CutVocabulary): string {
  const measure = /^(.*\d\p{L}{1,4})\/[^\s/]{1,4}$/u.exec(rest)?.[1];
  if (measure !== undefined) return measure;
  if (measureAtEnd.test(rest)) return rest;
  if (isListedModel(rest)) return rest;
  const cutCode = codeAtEnd.test(rest.slice(-longestEnd)) ? unfinishedCode.exec(rest) : null;
  if (cutCode && cutCode.index > 0) {
    const before = rest.slice(0, cutCode.index);
    return before + partsBeforeCut(cutCode[0], before);
  }
  const inBracket = /\s*[([]\p{L}+$/u.exec(rest);
  if (inBracket) return rest.slice(0, inBracket.index);
  const last = /[\s/(,:]+(?:\p{L}+-)?(\p{L}+)$/u.exec(rest);
  const word = last?.[1];
  if (!last || !word || !(isTooShort(word) || isLabel(word) || isTorn(word, rest, vocabulary))) return rest;
  const shorter = rest.slice(0, last.index);
  if (word.length > longestFragment && endsWithColor(shorter, vocabulary)) return rest;
  return /:\s?\d+(?:[.,]\d+)?$/u.test(shorter) ? shorter.replace(/\s?\d+(?:[.,]\d+)?$/u, "") : shorter;
}

const fitsTo = /(?:^|\s)(?:für|fuer|f\.|for|fits|pour|per)\s/iu;
const modelAtEnd = /\s\p{Lu}\d\d$/u;

/** "für BMW 1ER E87 MINI R56": the last of several models in the same form, behind which more of them follow. */
function isListedModel(name: string): boolean {
  if (!modelAtEnd.test(name.slice(-longestEnd)) || !fitsTo.test(name)) return false;
  return /\s\p{Lu}\d\d(?:[\s,/]|$)/u.test(name.slice(0, -longestModel));
}

/** In characters: "R56" with its blank. */
const longestModel = 4;

/**
 * What stands whole of the code that the cut touches (14XL250-182531-08…, S2/…), with what leads to it; nothing where
 * that says too little, where the name has said it before, and of a pair of values (104/102R…).
 */
function partsBeforeCut(code: string, before: string): string {
  const start = code.search(/[^\s]+$/u);
  const [, parts, cut = ""] = codeInParts.exec(code.slice(start)) ?? [];
  if (parts === undefined || !tellingPart.test(parts) || before.includes(`${parts}-`)) return "";
  return /^[\d/]+$/.test(parts) && /\p{L}/u.test(cut) ? "" : code.slice(0, start) + parts;
}

/** A word that nobody knows and that the name does not say before is half of one, unless little else would be left. */
function isTorn(word: string, name: string, { language, glossary, product }: CutVocabulary): boolean {
  const folded = foldText(word);
  if (brandNames().has(folded) || glossary.roleOf(folded, language) !== undefined) return false;
  if (isCommonWord(word.toLowerCase(), language) || isNamed(word, folded, product)) return false;
  if (isMaker(word, product)) return false;
  const before = foldText(name.slice(0, -word.length));
  return (before.match(/\p{L}{2,}/gu) ?? []).length >= fewestWordsLeft && !before.includes(folded);
}

/** In letters: a shorter one is often the beginning of others. */
const shortestNamed = 5;

/** A word with a capital that the titles of the catalogs know: a model's or a line's (Octavia, Zafira). */
function isNamed(word: string, folded: string, product: KnownProduct | undefined): boolean {
  return word.length >= shortestNamed && /^\p{Lu}/u.test(word) && product?.isTitleWord?.(folded) === true;
}

/** "pour MEDION...": the whole name of a maker, behind which the cut took the model. */
function isMaker(word: string, product: KnownProduct | undefined): boolean {
  if (word.length < shortestNamed || !/^\p{Lu}/u.test(word)) return false;
  return product?.findBrands(word).some(({ start, end }) => start === 0 && end === word.length) === true;
}

function isTooShort(word: string): boolean {
  return word.length <= longestFragment && !/^\p{Lu}{2,}$/u.test(word);
}

function isLabel(word: string): boolean {
  const folded = foldText(word);
  return word.length > longestFragment && labels.some((label) => label.startsWith(folded));
}

/** "- Faisceau : Sans fai…" says that there is one if the label stays alone. */
function withoutOpenLabel(rest: string, whole: string): string {
  if (!/:$/u.test(rest) && !/^\s*:/u.test(whole.slice(rest.length))) return rest;
  const shorter = rest.replace(/\s*:$/u, "").replace(openLabel, "");
  return /\p{L}{2}/u.test(shorter) ? withoutUnfinishedWords(shorter) : rest;
}

/** Without the joining words at its end that nothing follows; behind a number such a word is a unit (1 l). */
export function withoutUnfinishedWords(name: string): string {
  let rest = name;
  for (let count = 0; count < mostUnfinishedWords; count += 1) {
    if (!unfinishedWords.has(foldText(lastLetters(rest)))) break;
    const tail = rest.slice(-longestTail);
    const last = /(?:(?<!\d)[\s(,:-]+(\p{L}+)|[\s(,:-]+(\p{L}{3,}))['’]?$/u.exec(tail);
    if (!last || !unfinishedWords.has(foldText(last[1] ?? last[2] ?? ""))) break;
    const end = rest.length - tail.length + last.index;
    if (end === 0) break;
    rest = rest.slice(0, end);
  }
  return rest;
}

/** What letters a name ends with, but for an apostrophe behind them. */
function lastLetters(name: string): string {
  const end = name.length - (/['’]$/.test(name.slice(-1)) ? 1 : 0);
  let start = end;
  while (start > 0 && letter.test(name.charAt(start - 1))) start -= 1;
  return name.slice(start, end);
}

import { withoutMisread } from "../../../lint/misread.ts";
import { plainText } from "../../../nlp/html.ts";
import { normalizeWhitespace, tidyStops } from "../../../nlp/normalizer.ts";
import { isStopWordInAnyLanguage } from "../../../nlp/stop-words.ts";
import { endsCut } from "./cut-passage.ts";
import { withBoldHeadings, withoutGlue } from "./glued-text.ts";
import { withLabelledCells } from "./labelled-cells.ts";
import { withoutLooseMarks } from "./loose-marks.ts";

/** Entities whose semicolon was exported as a comma: "d&rsquo,écran". */
const brokenEntity =
  /&((?:[lr]s|[lr]d|[lr]a)quo|quot|apos|amp|nbsp|[aeiou](?:grave|acute|circ|uml)|[AEIOU](?:grave|acute|circ|uml)|ccedil|szlig|deg|euro|[nm]dash|hellip|bull|middot|reg|trade|times|#\d{2,4}),/g;
/** Prices between two sentences, and the joints of a marketplace's template. */
const templatePrice = /,?\s{0,3}\b(?:price|preis|prix|prezzo)\s?:\s*(?:rs\.?|€|\$|£|eur)\s?\d[\d.,]*/giu;
const templatePart =
  /,?\s{0,3}(?=\b(?:Key Features|Specifications) of [\p{Lu}\d@])|,(?=Specifications of )/gu;
/** The template's advertising after the last dash of a sentence with facts. */
const templateOffer = /\s-\s(?=Great Discounts, Only Genuine)/gu;
/**
 * "150 W. Material: ...", "vitamina C. Confezione ...": a unit or letter before the stop hides the sentence end. Sticky, and
 * tried only at stops, because a lookbehind at the start is evaluated at every character.
 */
const hiddenStop =
  /(?<=\d\s?[WVAKglm]\.)\s+(?=\p{Lu}[\p{L} ]{1,30}:\s)|(?<=\b[Vv]itamin[ae]?\s\p{Lu}\.)\s+(?=\p{Lu})/uy;
/** A sentence without a blank before it: "neuf et emballéLes tableaux". */
const gluedSentence =
  /(?<=\p{Ll}{3}|\p{Ll}\))(?=(?:Les?|La|Une?|Des|Cette|Elle|Vous|Votre|Pour|Avec|The|This|With|Your|It|You|Das|Der|Die|Mit|Dieses?|Dieser|Il|Lo|Gli|Questo|Questa|Con)\s{1,3}\p{Ll}|[LD]['’]\p{Ll})/gu;
/** "pièces.Echelle", "5000 mm.Taped seams", "300 °C.Gut", "2007Coupelles en". */
const gluedWord =
  /(?<=\p{Ll}{4}[.!?])(?=\p{Lu}\p{Ll}{2})|(?<=\d\s?(?:[cmk]?m|k?g|[mc]?l|k?W|V|m?Ah|°C?|%|bar)[.!?])(?=\p{Lu}\p{Ll}{2})|(?<=(?<!\d)(?:19|20)\d\d)(?=\p{Lu}\p{Ll}{3,20}\s{1,3}\p{Ll})/gu;
/** Two dashes where something between them is missing. */
const doubleDash = /\s[-–](?:\s{1,4}[-–]){1,4}(?=\s)/gu;
/** "1988-2007 -." and "blue -": a dash with nothing behind it. */
const orphanDash = /(?<=[\p{L}\p{N})])\s{1,3}[-–—](?=\s?\.(?:\s|$)|\s{0,3}$)/gu;
/** "rayures .Votre". */
const lateStop = /(?<=\p{Ll}{2})\s\.(?=(?!Net(?!\p{L}))\p{Lu}\p{Ll}+\s)/gu;
/** The heading behind a value without a blank: "Li-ionCaractéristiques". */
const gluedHeading =
  /(?<=\p{Ll}{2}|\))(?=(?:Carac|Caratt|Technisc|Specificat|Technical)\p{L}{0,12}(?:\s[DTdts]|\s?(?:…|\.{3}|:)|$))/gmu;
/** "_lait_", and "_lait_écrémé", where the blank behind it is gone. */
const emphasis = /(?<![\p{L}\p{N}_])_(\p{L}[\p{L} ]*)_(?![\p{Lu}\p{N}_])(\p{Ll})?/gu;
/** Characters; shops that put a link behind each text cut none that is shorter. */
const shortestCrawled = 150;
const linkEnd =
  /\s*(?:…|\.{3})?\s*voir (?:la présentation|la fiche(?: produit)?|le produit|les? détails?)\s*$/iu;
/** A shop's link at the end, possibly truncated: "votre… Vo". */
const crawlEnd =
  /\s*(?:…|\.{3})?\s*voir (?:la présentation|la fiche(?: produit)?|le produit|les? détails?)\s*$|(?:…|\.{3})\s?V(?:o(?:i(?:r(?: l?a?(?: \p{L}*)?)?)?)?)?$/iu;
const mayBeCrawled = /(?:…|\.\.\.)\s?[Vv]/;
const crawlWord = /présentation$/iu;
const crawlWordLength = "présentation".length;
const lostEnd = /\s[-–|,;]\s*…$/u;
/** "déguis&eacut…": an entity that the cut goes through. */
const cutEntity = /&[a-z]{1,7}(?=\s?(?:…|\.{3})$)/iu;
/** "argent</L…", "argent<b…", "argent</": a tag that the cut goes through, before a shop's link at most. */
const tornTag = /^<(?:\/[a-z\d]{0,8}$|\/?[a-z\d]{0,8}\s?(?:…|\.{3})\s?(?:voir .*)?$)/iu;
/** In UTF-16 units, with the link. */
const longestTornTag = 40;

function withoutTornTag(source: string): string {
  const start = source.lastIndexOf("<");
  if (start < 0 || start < source.length - longestTornTag || !tornTag.test(source.slice(start)))
    return source;
  return source.slice(0, start) + source.slice(start).replace(/^<\/?[a-z\d]{0,8}/iu, "");
}
/** "## Softens the skin, ## Removes blemishes": entries of a list. */
const hashBullet = /(?:^|,?\s)#{1,3}\s(?=\p{L})/gu;
/** Characters; texts do not repeat shorter beginnings by chance. */
const copyHead = 40;
/** "***NOT FOR SALE***" and "!!LAST FEW!!" are no part of the sentence beside them. */
const shoutedNotice = /([*!])\1{1,19}[ \t]?(\p{Lu}[^*!\n\p{Ll}]{6,80}?)[ \t]?\1{2,20}/gu;
const bold = /(?<![\p{L}\p{N}*)])\*\*(?=\S)([^*\n]{1,200}?)(?<=\S)\*\*(?![\p{L}\p{N}*])/gu;
/** Asterisks behind a word refer to a footnote, and begin it. */
const noteMark = /(?<=[\p{L}\p{N})%])\*{2,3}(?![\p{L}\p{N}*])/u;
const note = /(?:^|[\s(])\*{2,3}\s?[\p{L}\d]/u;
/** One star behind a word, and two behind another one: both refer to notes that the feed has not. */
const otherMark = /(?<=\p{L}{2})\*(?![\p{L}\p{N}*])/u;

function hasNotes(text: string): boolean {
  return noteMark.test(text) && (note.test(text) || otherMark.test(text));
}

/** "FREE DELIVERY *** Replaces 33 W": stars between two statements. */
const starsBetween = /(?<=[\p{L}\d.!?%€£$])\s\*{3,}\s(?=\p{Lu}[\p{Ll}\s])/gu;
const decoration = /\*{2,}|~{2,}|={3,}|_{3,}/gu;
/** Not the stars in front of a note: "** from essential oils". */
const otherDecoration =
  /(?<![\p{L}\p{N})%*])(?!(?<=^|[^\S\n])\*{2,3}[^\S\n]\p{L}[^*\n]*$)\*{2,}(?=[\s*]|$)|\*{4,}|~{2,}|={3,}|_{3,}/gmu;

/** "Questions ? contact@…": the address is cut, and the question says nothing without it. */
const serviceQuestion =
  /(?<=^|\n|[.!?]\s)(?:Des questions|Questions?|Une question|Besoin d['’]aide|Domande|Hai domande|Dubbi|Noch Fragen|Fragen|Any questions)\s?\?\s(?=[\w.+-]{1,40}@|\+?\d{2}|www\.|https?:|(?:Contact|Appel|[ÉE]criv|Chiama|Scriv|Call|Email|Write|Rufen|Schreiben|Kontakt))/giu;

function withoutServiceQuestions(text: string): string {
  return text.includes("?") ? text.replace(serviceQuestion, "") : text;
}

/** "✅ Strong ✅ Light" is a list, and "⭐⭐⭐" praises; "4 ★" may be a class of freezers. */
const tick = /\s*(?:[✅☑✔✓]\uFE0F?|👉|🔹|🔸|▶\uFE0F|➡\uFE0F?)\s*(?=[\p{L}\d])/gu;
const stars = /[ \t]*(?:[⭐🌟🔥💥✨🎁🎉❗‼⚡🚀💯👍😍❤][\uFE0F\u200D]?)+[ \t]*(?=(\p{Lu})|)/gu;

function withoutDecoration(text: string): string {
  if (!/[✅☑⭐🌟🔥💥✨🎁🎉❗‼⚡🚀💯👍😍❤👉🔹🔸➡]/u.test(text)) return text;
  return text.replace(tick, "\n- ").replace(stars, (_, capital) => (capital === undefined ? " " : "\n"));
}

/** "Features: - 2 speeds - LED light - Chuck 13 mm. Supplied with ...": entries behind a label, in one line. */
const dashedList = /:[ \t]-[ \t]([^\n]*)/gu;
const [fewestDashed, longestDashed] = [3, 90];

function withDashedLists(text: string): string {
  if (!/:[ \t]-[ \t]/u.test(text)) return text;
  return text.replace(dashedList, (found, listed: string) => {
    const parts = listed.split(/\s-\s/u);
    const [last = "", rest = ""] = (parts.pop() ?? "").split(/(?<=[\p{L}\d)]\.)\s(?=\p{Lu}\p{Ll})(.*)/u);
    const entries = [...parts, last.replace(/(?<=\p{L}{2}|\d)\.$/u, "")];
    const isList =
      entries.length >= fewestDashed &&
      entries.every((part) => part.length <= longestDashed && !/[.!?]\s\p{Lu}|:$/u.test(part)) &&
      entries.filter((part) => /\p{Ll}{3}/u.test(part)).length * 2 > entries.length;
    return isList ? `:\n${entries.map((part) => `- ${part}`).join("\n")}\n${rest}` : found;
  });
}

/** "•Tension : 3 V• Forme : ronde• Lot de 4": entries that begin at a bullet without a blank before or behind it. */
const tightBullet = /\s*•\s*/gu;
const labelledEntry = /^\p{L}[^:•\n]{1,40}?\s?:\s?\S/u;
const fewestTight = 3;

/** One a line, where most of them are labels with values: ingredients between bullets are no list of properties. */
function withTightBullets(text: string): string {
  if (!/\S•|•\S/u.test(text)) return text;
  return text
    .split("\n")
    .map((line) => {
      if (!/\S•|•\p{L}/u.test(line.slice(1))) return line;
      const [head = "", ...entries] = line.split(tightBullet);
      const count = entries.filter((entry) => labelledEntry.test(entry)).length;
      if (count < fewestTight || count * 2 <= entries.length) return line;
      // "Diamètre : 11 mm• Épaiss": a label alone is where the feed cut the text.
      const isCut = count === entries.length - 1 && /^\p{L}+$/u.test(entries.at(-1) ?? "");
      const listed = (isCut ? entries.slice(0, -1) : entries).map((entry) => `- ${entry}`);
      return [head, ...listed].filter((part) => part !== "").join("\n");
    })
    .join("\n");
}

/** "Description : Collant épais …": what a field of the shop is called, in front of its text. */
const fieldName =
  /(?<=^|\s[-–]\s)(?:description(?: du produit| produit)?|product description|(?:produkt|artikel)?beschreibung|descrizione(?: del prodotto| prodotto)?)\s?:\s+(?=\p{Lu}|\d)/imu;

function withoutFieldName(text: string): string {
  return text.replace(fieldName, "");
}

const steps: readonly ((text: string) => string)[] = [
  withTightBullets,
  withoutFieldName,
  withLineBreaks,
  withoutServiceQuestions,
  withoutLooseMarks,
  withoutDecoration,
  withDashedLists,
  withoutGlue,
  withoutPrices,
  inTemplateParts,
  withHiddenStops,
  withoutMarkup,
  withoutNoteNumbers,
  splitGluedSentences,
  splitAfterExclamation,
];

/** Whether a shop's link stands behind a text that is long enough to be cut. */
export function isCutBeforeLink(source: string): boolean {
  return withoutLink(source).length < source.length && withoutLink(source).length >= shortestCrawled;
}

/** Without a shop's link at the end. */
export function withoutLink(source: string): string {
  return crawlWord.test(source.slice(-crawlWordLength - 2).trim()) ? source.replace(linkEnd, "") : source;
}

/** Behind a short text the link hides nothing, unless that ends in the middle of a phrase. */
function withoutIdleLink(source: string): string {
  if (isCutBeforeLink(source)) return source;
  const text = withoutLink(source);
  return endsCut(text) || /\s\p{Ll}{1,2}$/u.test(text) ? source : text;
}

/** Several blanks before a capital with a small word, a number or a colon behind it: a lost line break. */
const lostBreak = /[ \u00A0]{2,}(?=\p{Lu}\p{Ll}{2,} (?:\p{Ll}|\d|: ))/gu;
/** Fewer words before it are the beginning of a name with a blank too many. */
const brokenLine = /[\p{L}\p{N}]\S*\s+[\p{L}\p{N}]\S*\s+\S*[\p{L}\p{N})]$/u;
/** UTF-16 units before a blank. */
const longestBefore = 60;

function withLineBreaks(text: string): string {
  if (!/\S[ \u00A0]{2,}\p{Lu}/u.test(text) || !/\S \S/u.test(text)) return text;
  return text.replace(lostBreak, (blanks, place: number) => {
    const before = text.slice(Math.max(0, place - longestBefore), place);
    const [line = ""] = before.split("\n").slice(-1);
    const word = /\p{L}+$/u.exec(line)?.[0].toLowerCase() ?? "";
    return brokenLine.test(line) && !isStopWordInAnyLanguage(word) ? "\n" : blanks;
  });
}

/** Whether the description's sentences, or its labels and values, are apart in its plain text and not in itself. */
export function wasGlued(crawled: string): boolean {
  const { text } = plainText(crawled);
  return mayBeGluedLabel.test(text) && withoutGlue(text) !== text;
}

const mayBeGluedLabel =
  /\p{Ll}\p{Lu}{4,}\s?:|\d\s?\p{Ll}{1,2}\p{Lu}\p{Ll}{3}|[\p{L}\d)]\p{Lu}\p{Ll}+[\p{Ll} -]*(?: [\p{Lu}\d] ?)?:|\p{Ll}\.\p{Ll}{5}|%,\p{L}|[\])]\s?:/u;

/** The description as plain text, one line per block or list entry. */
export function readPlainText(crawled: string): string {
  const source = withBoldHeadings(withoutMisread(withoutIdleLink(withoutTornTag(crawled))));
  const { text } = plainText(source.includes("&") ? source.replace(brokenEntity, "&$1;") : source);
  return steps
    .reduce((cleaned, step) => step(cleaned), withLabelledCells(text))
    .split("\n")
    .map((line) => withoutSecondCopy(cleanLine(line)))
    .join("\n")
    .trim();
}

/** Prefilters for the expensive patterns. */
const mayHavePrice = /pri(?:ce|x)|pre(?:is|zzo)/iu;
/** Glued sentences need a capital right after a Latin letter or a bracket. */
const mayBeGlued = /[a-z\u00DF-\u017F)\d][.!?]?[A-ZÀ-Ý]|[CWVL%°][.!?][A-ZÀ-Ý]/;

function withoutPrices(text: string): string {
  return mayHavePrice.test(text) ? text.replace(templatePrice, "\n") : text;
}

function inTemplateParts(text: string): string {
  const hasParts = text.includes("Key Features of ") || text.includes("Specifications of ");
  const inParts = withoutAdvert(hasParts ? text.replace(templatePart, "\n") : text);
  return inParts.includes("Great Discounts, Only Genuine") ? inParts.replace(templateOffer, ".\n") : inParts;
}

/** A marketplace's frame around what it sells: "X - Buy Yellow X For Only Rs. 1183 Online in India.", "Shop.com is offering Small X for only for Rs 154". */
const advert =
  /^(?:.{1,160} - )?Buy (?<bought>\S.{2,200}?) For Only Rs\.? ?[\d,.]*\d(?: Online(?: in India)?)?(?:\.(?=\s|$)|$)|^[\p{L}\d]+\.com is offering (?<offered>\S.{2,200}?)(?: for only(?: for)? Rs\.? ?[\d,]+)?(?:\.(?=\s|$)|$)/gimu;
/** What stands behind it: "Shop Online For Apparels. Huge Collection of Branded Clothes Only at Shop.com". */
const advertEnd = /Shop Online For [\p{L} &,]{2,40}\. Huge Collection of [\p{L} &,]{2,40} Only at \S+/giu;

function withoutAdvert(text: string): string {
  if (!mayAdvertise.test(text)) return text;
  return text
    .replace(advertEnd, "")
    .replace(advert, (_, bought: string | undefined, offered: string | undefined) => `${bought ?? offered}.`);
}

const mayAdvertise = /For Only Rs|is offering|Huge Collection/i;

function withHiddenStops(text: string): string {
  if (!mayHideStop.test(text)) return text;
  let written = "";
  let start = 0;
  for (let stop = text.indexOf("."); stop >= 0; stop = text.indexOf(".", stop + 1)) {
    hiddenStop.lastIndex = stop + 1;
    if (!hiddenStop.test(text)) continue;
    written += `${text.slice(start, stop + 1)}\n`;
    start = hiddenStop.lastIndex;
  }
  return start === 0 ? text : written + text.slice(start);
}

const mayHideStop = /[WVAKglm]\.\s|[Vv]itamin/;

function splitGluedSentences(written: string): string {
  const text = / \.\p{Lu}/u.test(written) ? written.replace(lateStop, ". ") : written;
  return mayBeGlued.test(text)
    ? text.replace(gluedHeading, "\n").replace(gluedSentence, "\n").replace(gluedWord, " ")
    : text;
}

/** "a varsity top, This piece is": a sentence behind a comma. */
const splice = /(?<=\p{Ll}{3}),(?=\s(?:This|These|Diese[rs]?|Cette|Quest[oaie])\s\p{Ll})/gu;

function splitAfterExclamation(written: string): string {
  const text = /,\s(?:Th|Di|Ce|Qu)/u.test(written) ? written.replace(splice, ".") : written;
  return /[!?]\p{Lu}/u.test(text) ? text.replace(/(?<=[\p{Ll}\s][!?])(?=\p{Lu})/gu, " ") : text;
}

const mayHaveNote = /[a-z][1-9](?![A-Za-z0-9])/;
/** A footnote number at the end of a lower-case word. */
const noteNumber = /(?=[1-9])(?<=(?<![\p{L}\p{N}'’_-])\p{Ll}{4,})[1-9](?=[.,;)]?(?:\s|$))/gu;

/** Removes footnote numbers that lost their superscript ("connectivity4"), if the text has at least two different ones. */
function withoutNoteNumbers(text: string): string {
  if (!mayHaveNote.test(text)) return text;
  const numbers = new Set(text.match(noteNumber));
  return numbers.size > 1 ? text.replace(noteNumber, "") : text;
}

function withoutMarkup(text: string): string {
  if (!/[*~=_#]|!!/.test(text)) return text;
  return text
    .replace(shoutedNotice, "\n$2\n")
    .replace(bold, "$1")
    .replace(emphasis, (_, word: string, next: string | undefined) =>
      next === undefined ? word : `${word} ${next}`,
    )
    .replace(hashBullet, "\n- ")
    .replace(starsBetween, "\n")
    .replace(hasNotes(text) ? otherDecoration : decoration, " ");
}

/** One copy of a text that templates repeat at its end, with all that follows it. */
function withoutSecondCopy(line: string): string {
  if (line.length < 2 * copyHead) return line;
  const again = line.indexOf(line.slice(0, copyHead), copyHead);
  if (again < 0) return line;
  const [first, rest] = [
    line
      .slice(0, again)
      .trim()
      .replace(/\s[-–—|]$/u, ""),
    line.slice(again),
  ];
  if (line.startsWith(rest) || (rest.startsWith(first) && !/[\p{L}\p{N}]/u.test(rest.slice(first.length))))
    return first;
  return rest.startsWith(first) ? withoutSecondCopy(rest) : line;
}

/** "soft bristles,small head": no number, no code and no address. */
const gluedComma = /(?<=(?:^|[\s,])\p{L}?\p{Ll}{2,}),(?=\p{Ll}{2,}(?:[\s,.]|$))/gu;

/** Normalises blanks before commas and stops, repeated stops, and an ellipsis where nothing is missing. */
function cleanLine(written: string): string {
  if (written === "") return "";
  const spaced = normalizeWhitespace(written);
  const mayEndInLink = mayBeCrawled.test(spaced) || crawlWord.test(spaced.slice(-crawlWordLength));
  const line = mayEndInLink ? spaced.replace(crawlEnd, "…") : spaced;
  if (!/ [,.]|[.!?] ['’] |\p{Ll},\p{Ll}|\.\.|…$| [-–] +[-–]|[®™]|[-–—][.\s]*$|[-–—]\./u.test(line))
    return line;
  return tidyStops(
    (line.endsWith("…")
      ? line
          .replace(cutEntity, "")
          .replace(lostEnd, "")
          .replace(/\s\.…$/u, "…")
          .replace(/([.!?])\s?…$/u, "$1")
      : line
    )
      .replace(/-?([®™])(?:\s?\1)*(?=-)|([®™])(?:\s?\2)+/gu, "$1$2")
      .replace(orphanDash, "")
      .replace(doubleDash, " –")
      .replace(gluedComma, ", "),
  );
}

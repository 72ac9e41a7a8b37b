import { leadingArticleNumber } from "../../../lint/checks/article-numbers.ts";
import { misreadPlaces, withoutMisread } from "../../../lint/misread.ts";
import { hasMarkup, plainText } from "../../../nlp/html.ts";
import { findMeasures } from "../../../nlp/measures.ts";
import type { CleaningStep } from "./cleaning-step.ts";

/** Restores characters decoded with the wrong encoding: fÃ¼r becomes für. */
export const encodingStep: CleaningStep = {
  done: "repaired characters of another encoding",
  applies: ({ name }) => misreadPlaces(name).length > 0 || blankAfter.test(name),
  apply: ({ name }) => withoutMisread(name).replace(blankAfter, ""),
};

const blankAfter = /(?<=\p{Ll})\u00C2(?=\s|$)/u;

const entity = /&(?:#\d+|#x[\da-f]+|[a-z]\w*);/i;

/** Replaces tags and entities by plain text. */
export const markupStep: CleaningStep = {
  done: "removed markup",
  applies: ({ name }) => /[<&]/.test(name),
  apply: ({ name }) => (hasMarkup(name) || entity.test(name) ? plainText(name).text : name),
};

/** Removes what crawlers, shop systems and manual copying left at the end of a name. */
export const leftoversStep: CleaningStep = {
  done: "removed leftovers of other systems",
  applies: ({ name }) => anyLeftover.test(name.slice(-longestEnd)),
  apply: ({ name }) => removeLeftovers(name),
};

/** With the ellipsis before it and the blank before that, which says whether the name was cut within a word. */
const crawlLeftover =
  /(\s*(?:…|\.{3}))?\s*voir (?:la présentation|la fiche(?: produit)?|le produit|les? détails?)\s*$|(\s*(?:…|\.{3}))\s*(?:read more|mehr lesen|weiterlesen|lire la suite|leggi tutto)\s*$/iu;

const copySuffix = /\s*(?:\((?:copia|copy|copie|kopie)(?:\s\d+)?\)|[-–]\s(?:copia|copy|copie|kopie))\s*$/iu;

/** In capitals only: Active Wear and Draft Beer are products. */
const statusWord = /\s+(?:ACTIVE|INACTIVE|DISCONTINUED|AKTIV|INAKTIV|DRAFT|ENTWURF|LÖSCHEN)\s*$/u;

/** Prefilter, with how far from the end a leftover begins. */
const anyLeftover =
  /voir |more|lesen|suite|tutto|cop[iy]|kopie|TIVE?\s*$|AKTIV|CONTINUED|DRAFT|ENTWURF|LÖSCHEN/iu;

const longestEnd = 40;

function removeLeftovers(name: string): string {
  const uncopied = name.replace(crawlLeftover, "$1$2").replace(copySuffix, "");
  const rest = isShouted(uncopied) ? uncopied : uncopied.replace(statusWord, "");
  return /[\p{L}\p{N}]/u.test(rest) ? rest : name;
}

/** In a name all in capitals a status word cannot be distinguished. */
function isShouted(name: string): boolean {
  return !/\p{Ll}/u.test(name);
}

const labelled =
  /(?:^|[\s(])(?:art(?:ikel)?\.?[\s-]?(?:nr|no)\b\.?|artikelnummer|bestell-?nr\.?|item\s?(?:no|number)\b\.?|sku|ean|gtin|mpn|réf(?:érence)?\s?[.:]|ref\s?[.:]|cod(?:ice)?\s?[.:]|code article)\s*[:#.]?\s*(?=[\w/.-]*\d)[A-Z0-9][\w/.-]*\)?/giu;
/** "1010004-DN15": what an article number has of the size behind it. */
const sizeBehind = /\d{4}-((?:DN|PN|NW|SW|M|Ø)\s?\d{1,3}|\d{1,3}(?:mm|cm|ml|[LVW]|kg)|X{0,3}[SL])\)?$/u;

function sizeOf(number: string): string {
  const size = sizeBehind.exec(number)?.[1];
  return size === undefined ? " " : ` ${size} `;
}

/** Prefilter for `labelled`. */
const anyLabel = /art|bestell|item|sku|ean|gtin|mpn|r[eé]f|cod/iu;
const separator = /^(?:\s*[-–:|]\s+|\s+)/u;
const secondNumber = /^(?:\d{4}\/\d{2,4}|\d{5,14})(?:\s*[-–:|]\s+|\s+)(?=\S)/u;
/** An item code separated from the name by a slash: "B00X-7003 / phone case". */
const codeBeforeSlash = /^(?=[\w.-]*\d)(?=[\w.-]*[A-Z])[A-Z\d][\w.-]{4,}\s+\/\s+(?=\p{L}{2})/u;

/**
 * Removes numbers that an inventory system put before the name, and labelled ones anywhere. A number of fewer than six
 * digits may belong to the name, so it is removed only after a longer one.
 */
export const articleNumbersStep: CleaningStep = {
  done: "removed article numbers",
  applies: ({ name }) => /\d/.test(name),
  apply: ({ name }) => removeArticleNumbers(name),
};

function removeArticleNumbers(name: string): string {
  const unlabelled = withoutCode(anyLabel.test(name) ? name.replace(labelled, sizeOf) : name);
  const number = leadingArticleNumber(unlabelled);
  if (number === undefined) return keepWords(unlabelled, name);
  const rest = unlabelled.slice(number.length).replace(separator, "");
  const bare = rest.replace(secondNumber, "");
  return keepWords(keepWords(bare, rest), unlabelled);
}

/** A leading size or power rating is not a code: "1500W / black". */
function withoutCode(name: string): string {
  return codeBeforeSlash.test(name) && findMeasures(name)[0]?.start !== 0
    ? name.replace(codeBeforeSlash, "")
    : name;
}

/** The shorter name if it still has words. */
function keepWords(shorter: string, longer: string): string {
  return /\p{L}|\d{3}/u.test(shorter) ? shorter : longer;
}

const pictures =
  /(?:\p{Extended_Pictographic}|[\u2600-\u27BF\u2B50-\u2B55\u25A0-\u25FF\u2190-\u21FF]|\uFE0F|\u200D)+/gu;
const trademarkSymbols = /[®™©℠]|\((?:tm|r)\)/giu;
const runs = /([*~#=_^<>|!?$+])\1+/gu;
const looseStars =
  /(?<![\p{L}\p{N}])[*~^_=]+(?![\p{L}\p{N}]|\s?\d)|(?<=^|\s)[*~^]+(?=\p{L})|(?<=\p{L})[*~^]+(?=\s|$)/gu;
/** "|LG|", "6x_Le": bars and underscores around words. */
const barredWord = /(?<=^|\s)\|\s?([^|]{1,40}?)\s?\|(?=\s|$)/gu;
const joiningUnderscore = /(?<=(?:^|\s)\d{1,3}\s?x)_(?=\p{L})/giu;
const looseTilde = /(?<=[\p{L}\p{N})])\s[~_]\s(?=[\p{L}\p{N}(])/gu;
const anyStar = /[*~^_=]/;
const looseExclamation = /!(?=\s*(?:$|[-–—|,]\s))/gu;
/** ASCII names contain no pictures and only bracketed trademark symbols. */
const onlyAscii = /^[\x20-\x7E]*$/;
const anyDecoration = /[^\p{L}\p{N}\s.,:;()[\]/&'"’%+-]/u;

/** Removes emoji, stars, repeated symbols and exclamation trademarkSymbols; a symbol within a word or between numbers stays (C++, M&M's, 3*5). */
export const decorationStep: CleaningStep = {
  done: "removed decoration",
  apply: ({ name }) => removeDecoration(name),
};

function removeDecoration(name: string): string {
  if (!anyDecoration.test(name) && !name.includes("++")) return name;
  const parted = withoutPictures(name).replace(remarkAtEnd, " - $1");
  const bare = parted.replace(runs, (run, symbol: string, offset: number, whole: string) =>
    replaceRun(run, symbol, whole.slice(0, offset), whole.slice(offset + run.length)),
  );
  const unbarred = /[|_]/.test(bare) ? withoutBars(bare).replace(joiningUnderscore, " ") : bare;
  const plain = withoutLooseStars(unbarred).replace(looseExclamation, "");
  return /[\p{L}\p{N}]/u.test(plain) ? plain : name;
}

/** The bars of one word; where there are more of them they part the name, all alike. */
function withoutBars(name: string): string {
  return name.split("|").length > barsOfWord + 1 ? name : name.replace(barredWord, "$1");
}

const barsOfWord = 2;

function withoutPictures(name: string): string {
  if (onlyAscii.test(name)) return name.includes("(") ? name.replace(trademarkSymbols, "") : name;
  const plain = name.replace(pictures, (picture) => (/^[0-9#*]+$/u.test(picture) ? picture : " "));
  return plain.replace(trademarkSymbols, "");
}

function withoutLooseStars(name: string): string {
  if (!anyStar.test(name)) return name;
  return name
    .replace(looseTilde, " - ")
    .replace(looseStars, (stars, offset: number) =>
      /^\*{2,5}$/.test(stars) && graded.test(name.slice(0, offset)) ? stars : " ",
    );
}

/** "White *UK ONLY - HAZARDOUS*": several words that stars set apart at the end. */
const remarkAtEnd = /(?<=[\p{L}\p{N})])\s+[*~]+\s?([^*~|\s]+(?:\s[^*~|\s]+)+)\s?[*~]+\s*$/u;

/** "Despiau C3 *** en bois", "Hotel ****": two to five stars behind a code or what has grades, and no others beside them. */
const graded =
  /(?<!\S)(?:\p{Lu}{1,3}\d{1,3}|h[oô]tels?|alberg(?:o|hi)|pensione?n?|campings?|cognac|brandy|armagnac|calvados|qualit(?:é|à|ät|y)|grad[eo]?)\s$/iu;
const mostStars = 5;

const answer = /^\s(?:ja|nein|yes|no|oui|non|s[iì])(?!\p{L})/iu;

/** C++ and A+++ are names, stars may be a grade, and a question with its answer has one mark; other repetitions of a symbol are decoration. */
function replaceRun(run: string, symbol: string, before: string, after: string): string {
  if (symbol === "+" && /[\p{L}\p{N}]$/u.test(before)) return run;
  if (symbol === "?" && /\p{Ll}{3}$/u.test(before) && answer.test(after)) return "?";
  const isGrade =
    symbol === "*" && run.length <= mostStars && graded.test(before) && !(before + after).includes("*");
  return isGrade && /^(?:\s|$)/u.test(after) ? run : " ";
}

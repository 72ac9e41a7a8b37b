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

const crawlLeftover =
  /\s*(?:…|\.{3})?\s*(?:voir (?:la présentation|la fiche(?: produit)?|le produit|les? détails?)|(?:…|\.{3})\s*(?:read more|mehr lesen|weiterlesen|lire la suite|leggi tutto))\s*$/iu;

const copySuffix = /\s*(?:\((?:copia|copy|copie|kopie)(?:\s\d+)?\)|[-–]\s(?:copia|copy|copie|kopie))\s*$/iu;

/** In capitals only: Active Wear and Draft Beer are products. */
const statusWord = /\s+(?:ACTIVE|INACTIVE|DISCONTINUED|AKTIV|INAKTIV|DRAFT|ENTWURF|LÖSCHEN)\s*$/u;

/** Prefilter, with how far from the end a leftover begins. */
const anyLeftover =
  /pr[eé]sentation|more|lesen|suite|tutto|cop[iy]|kopie|TIVE?\s*$|AKTIV|CONTINUED|DRAFT|ENTWURF|LÖSCHEN/iu;

const longestEnd = 40;

function removeLeftovers(name: string): string {
  const uncopied = name.replace(crawlLeftover, "…").replace(copySuffix, "");
  const rest = isShouted(uncopied) ? uncopied : uncopied.replace(statusWord, "");
  return /[\p{L}\p{N}]/u.test(rest) ? rest : name;
}

/** In a name all in capitals a status word cannot be distinguished. */
function isShouted(name: string): boolean {
  return !/\p{Ll}/u.test(name);
}

const labelled =
  /(?:^|[\s(])(?:art(?:ikel)?\.?[\s-]?(?:nr|no)\b\.?|artikelnummer|bestell-?nr\.?|item\s?(?:no|number)\b\.?|sku|ean|gtin|mpn|réf(?:érence)?\s?[.:]|ref\s?[.:]|cod(?:ice)?\s?[.:]|code article)\s*[:#.]?\s*(?=[\w/.-]*\d)[A-Z0-9][\w/.-]*\)?/giu;
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
  const unlabelled = withoutCode(anyLabel.test(name) ? name.replace(labelled, " ") : name);
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

import { hasMarkup, plainText } from "../../../nlp/html.ts";
import type { CleaningStep } from "./cleaning-step.ts";

/** Two bytes of UTF-8 decoded as two characters of ISO 8859-1: Ã¼ for ü. No language has such pairs. */
const misread = /[\u00C2\u00C3][\u0080-\u00BF]/gu;
const blankAfter = /(?<=\p{Ll})\u00C2(?=\s|$)/gu;

/** Restores characters decoded with the wrong encoding: fÃ¼r becomes für. */
export const encodingStep: CleaningStep = {
  done: "repaired characters of another encoding",
  applies: ({ name }) => /[ÂÃ]/.test(name),
  apply: ({ name }) => name.replace(misread, decodePair).replace(blankAfter, ""),
};

function decodePair(pair: string): string {
  const [first, second] = [pair.charCodeAt(0), pair.charCodeAt(1)];
  return String.fromCharCode(((first & 0x1f) << 6) | (second & 0x3f));
}

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
  /\s*(?:…|\.{3})?\s*(?:voir la présentation|(?:…|\.{3})\s*(?:read more|mehr lesen|weiterlesen|lire la suite|leggi tutto))\s*$/iu;

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

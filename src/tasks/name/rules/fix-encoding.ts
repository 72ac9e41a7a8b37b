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

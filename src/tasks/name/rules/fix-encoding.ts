import type { CleaningStep } from "./cleaning-step.ts";

/** Two bytes of UTF-8 that were read as two characters of ISO 8859-1: Ã¼ for ü. No language has such pairs. */
const misread = /[\u00C2\u00C3][\u0080-\u00BF]/gu;
const blankBehind = /(?<=\p{Ll})\u00C2(?=\s|$)/gu;

/** Characters that were read in the wrong encoding, as they were meant: fÃ¼r is für. */
export const encodingStep: CleaningStep = {
  done: "mended characters of another encoding",
  applies: ({ name }) => /[ÂÃ]/.test(name),
  apply: ({ name }) => name.replace(misread, meantBy).replace(blankBehind, ""),
};

function meantBy(pair: string): string {
  const [first, second] = [pair.charCodeAt(0), pair.charCodeAt(1)];
  return String.fromCharCode(((first & 0x1f) << 6) | (second & 0x3f));
}

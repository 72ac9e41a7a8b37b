import type { Place } from "../fault.ts";

const percentOff =
  /\(?[-–]?\s?\d+\s?%\s?(?:off|rabatt|reduziert|günstiger|billiger|de (?:réduction|remise)|di sconto|sconto)(?!\p{L})\)?|(?<!\p{L})(?:save|spare|sconto|rabais|rabatt|remise|sconto del|sconto di|scontat[oaie] del|reduziert um|réduit[es]? de)\s+\d+\s?%/giu;
/** Only at an end and with the minus joined to it: "- 100% cotton" and "-70% cocoa" are facts. */
const reduction = /^[-–]\d+\s?%(?=\s)|(?<=\s)[-–]\d+\s?%(?=[\s!*]*$)/gu;

/** So much off: "20% off", "-30 %" at an end, "sconto 15%". */
export function findReductions(text: string): readonly Place[] {
  if (!text.includes("%")) return [];
  return [...text.matchAll(percentOff), ...text.matchAll(reduction)].map(({ 0: found, index }) => {
    const start = index + (found.length - found.trimStart().length);
    return { start, end: index + found.length };
  });
}

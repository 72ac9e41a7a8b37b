import type { Language } from "../../../../text/language.ts";
import { findCompoundColors } from "./compound-colors.ts";
import { findBrand, mayLeadWithBrand } from "./find-brand.ts";
import { findSizes, isPropertyWord } from "./find-properties.ts";
import { isDivided } from "./front-load.ts";
import type { ReadName } from "./read-name.ts";

/**
 * Whether a name that no piece of has to go stays as it is when it is composed, told by cheap signs: no dash divides it, no
 * maker stands within it, no amount begins it and no attribute ends it. False is no verdict.
 * @param visible characters within which the thing has to be named
 */
export function isInOrder(read: ReadName, visible: number): boolean {
  const { text } = read.words;
  if (isDivided(text) && (text.length > visible || mayMendDashes(text, read.language))) return false;
  return !mayMoveBrand(read) && !mayMoveAttribute(read);
}

/** "Robe - Femme", "Kiddy - Siège Auto", "Watch - For Men": a dash that may go. */
function mayMendDashes(name: string, language: Language): boolean {
  if (language === "fr" || language === "it") return true;
  return mayLeadWithBrand(name) || /[-–—]\s[Ff]or\s/u.test(name);
}

/** A maker's name at the very beginning stays there. */
function mayMoveBrand({ words, language }: ReadName): boolean {
  if (language === "fr" || language === "it") return false;
  const stated = findBrand(words, []);
  return stated !== undefined && !words.text.startsWith(stated.brand);
}

/** Only what the last word belongs to and an amount in front of all others can stand elsewhere as well. */
function mayMoveAttribute(read: ReadName): boolean {
  const { text, tokens } = read.words;
  const last = tokens.at(-1);
  if (last === undefined || colorLabel.test(last.folded)) return true;
  const final = read.matches.at(-1);
  if (final?.end === tokens.length && isPropertyWord(final)) return true;
  const isAtEnd = ({ end }: { readonly end: number }) => end >= last.end;
  if (findSizes(text).some(isAtEnd) || findCompoundColors(read.words).some(isAtEnd)) return true;
  return read.measures.some((measure) => measure.start === 0 || isAtEnd(measure));
}

/** Behind a colour it belongs to it: "Grey Colour". */
const colorLabel = /^(?:colou?r|farben)/;

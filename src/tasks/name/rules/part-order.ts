import type { Language } from "../../../nlp/language.ts";
import type { Glossary } from "../../../translation/glossary.ts";
import { findBrand, mayLeadWithBrand } from "./brand.ts";
import { findCompoundColors, findSizes, isPropertyWord } from "./properties.ts";
import { type ReadName, readName } from "./read-name.ts";

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

const separator = /(,\s+|;\s+|\s+[-–—|]\s+)/u;
const divider = /;\s|\s[-–—|]\s/u;

/** Whether a separator stands in a name, commas left aside: what stands behind one never goes to the front. */
function isDivided(name: string): boolean {
  return divider.test(name);
}

/**
 * The same words with the part first that names the thing, where commas or dashes set it off: "Summer Breeze - Scented
 * Candle, 200 g" begins with the candle. As it was where the thing stands in the first part already, or isn't known.
 */
export function frontLoaded(name: string, language: Language, glossary: Glossary): string {
  if (!isDivided(name)) return name;
  const { type } = readName(name, language, glossary);
  return type === undefined ? name : capitalizeStart(name, partInFront(name, type.start));
}

/**
 * The part between separators that an offset lies in, then the others, each with the separator that it had. What stands
 * behind a comma may go on with a list ("Dotted, Checked Scarf"), and a plus joins things of which none is the first.
 */
export function partInFront(name: string, offset: number): string {
  const list = name.split(separator);
  let end = 0;
  const found = list.findIndex((piece) => {
    end += piece.length;
    return offset < end;
  });
  if (found <= 0 || found % 2 === 1 || /[([][^)\]]*$/u.test(list.slice(0, found).join(""))) return name;
  if (list[found - 1]?.startsWith(",") || /\s\+|\+\s/u.test(name)) return name;
  const [part, before] = [list[found] ?? "", list.slice(0, found - 1).join("")];
  return [part, list[found - 1] ?? "", before, ...list.slice(found + 1)].join("");
}

/** A capital where the name had one, if another word stands in front now; iPhone and e-bike keep their writing. */
export function capitalizeStart(before: string, after: string): string {
  if (!/^\p{Ll}{2}/u.test(after) || !/^\P{L}*\p{Lu}/u.test(before)) return after;
  return after.charAt(0).toUpperCase() + after.slice(1);
}

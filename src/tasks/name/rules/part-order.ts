import type { Language } from "../../../nlp/language.ts";
import { capitalized } from "../../../nlp/normalizer.ts";
import type { Glossary } from "../../../translation/glossary.ts";
import { findBrand, mayLeadWithBrand } from "./brand.ts";
import { findCompoundColors, findSizes, isPropertyWord } from "./properties.ts";
import { type ReadName, readName } from "./read-name.ts";

/**
 * Whether composing leaves a name unchanged that needs no piece left out, by inexpensive tests: no dash divides it, no brand
 * is within it, no amount begins it and no attribute ends it. False means it may change.
 * @param visible characters within which the product has to be named
 */
export function isInOrder(read: ReadName, visible: number): boolean {
  const { text } = read.words;
  if (isDivided(text) && (text.length > visible || mayRemoveDash(text, read.language))) return false;
  return !mayMoveBrand(read) && !mayMoveAttribute(read);
}

/** "Robe - Femme", "Kiddy - Siège Auto", "Watch - For Men": a dash that composing may remove. */
function mayRemoveDash(name: string, language: Language): boolean {
  if (language === "fr" || language === "it") return true;
  return mayLeadWithBrand(name) || /[-–—]\s[Ff]or\s/u.test(name);
}

/** A brand at the very beginning does not move. */
function mayMoveBrand({ words, language }: ReadName): boolean {
  if (language === "fr" || language === "it") return false;
  const stated = findBrand(words, []);
  return stated !== undefined && !words.text.startsWith(stated.brand);
}

/** Only an attribute at the last word or an amount at the very start can move. */
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

/** Belongs to the colour before it: "Grey Colour". */
const colorLabel = /^(?:colou?r|farben)/;

const separator = /(,\s+|;\s+|\s+[-–—|]\s+)/u;
const divider = /;\s|\s[-–—|]\s/u;

/** Whether a separator other than a comma divides the name; parts after a comma never move to the front. */
function isDivided(name: string): boolean {
  return divider.test(name);
}

/**
 * The name with the part first that states the product, where dashes or bars separate it: "Summer Breeze - Scented Candle,
 * 200 g" begins with the candle. Unchanged where the product is in the first part or is not recognised.
 */
export function frontLoaded(name: string, language: Language, glossary: Glossary): string {
  if (!isDivided(name)) return name;
  const { type } = readName(name, language, glossary);
  return type === undefined ? name : capitalizeStart(name, partInFront(name, type.start));
}

/**
 * Moves the part that contains the offset to the front; the others keep their separators. Unchanged behind a comma, which
 * may continue a list ("Dotted, Checked Scarf"), and with a plus, which joins products of equal rank.
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

/** Restores the initial capital if the name had one and now starts with another word; iPhone and e-bike are unchanged. */
export function capitalizeStart(before: string, after: string): string {
  if (!/^\p{Ll}{2}/u.test(after) || !/^\P{L}*\p{Lu}/u.test(before)) return after;
  return capitalized(after);
}

import { compoundEnds } from "./abbreviations.ts";
import type { CleaningContext } from "./cleaning-step.ts";

interface ShortPlace {
  readonly start: number;
  readonly run: string;
  /** The name up to the short form, with what is written out in it. */
  readonly before: string;
}

/** A name in which one short form has its blanks, and what it takes to have them in the name as it is. */
export interface ApartForm {
  readonly name: string;
  readonly start: number;
  /** What was put in before the short form, and behind its full stop. */
  readonly left: "" | " ";
  readonly right: "" | " ";
}

/** In letters: fewer are initials ("U.S.A.", "J.P.Tod's"). */
const shortestPart = 3;

/**
 * A short form that is glued to what stands before it or behind it, as stock systems glue them ("BOLOGN.CARB.MT.6", "SOPR.MOGANO"), with
 * blanks in their places. Undefined where it has its blanks, and in German before a word in small letters, which is the end of a compound
 * ("STECKD.LEISTE").
 */
export function setApart(
  name: string,
  { start, run, before }: ShortPlace,
  { language, wasShouted }: CleaningContext,
): ApartForm | undefined {
  if (run.length < shortestPart || !/^\p{L}+$/u.test(run)) return undefined;
  const end = start + run.length;
  const isBehind = /\p{L}{2}\.$/u.test(name.slice(0, start));
  const isBefore = /^\.(?=\p{L}|\d)/u.test(name.slice(end));
  if (!isBehind && !isBefore) return undefined;
  if (isBefore && language === "de" && (wasShouted === true || /^\.\p{Ll}/u.test(name.slice(end))))
    return undefined;
  // An address, or a maker's: "cdiscount.com", "Dr.Oetker".
  if (isBefore && /^\.(?:com|net|org|it|fr|de|eu|co|uk|shop)(?![\p{L}\p{N}])/iu.test(name.slice(end)))
    return undefined;
  const left = isBehind && before.endsWith(".") ? " " : "";
  const right = isBefore ? " " : "";
  const stop = isBefore ? end + 1 : end;
  return {
    name: name.slice(0, start) + left + name.slice(start, stop) + right + name.slice(stop),
    start: start + left.length,
    left,
    right,
  };
}

/**
 * "Sechskantschr." is a Sechskantschraube: a German compound that ends with the short form of a noun. In small letters it is an adjective:
 * "flüssigkeitsundurchl."
 */
export function readCompound(
  {
    name,
    folded,
    context,
  }: { readonly name: string; readonly folded: string; readonly context: CleaningContext },
  { start, run }: { readonly start: number; readonly run: string },
) {
  const end = start + run.length;
  if (context.language !== "de" || folded.charAt(end) !== ".") return undefined;
  if (/[\p{L}\p{N}]/u.test(folded.charAt(end + 1)) || !/^\p{L}{6,}$/u.test(run)) return undefined;
  if (/^\p{Ll}/u.test(name.slice(start))) return undefined;
  const ends = compoundEnds("de");
  for (let cut = 3; cut <= run.length - 3; cut += 1) {
    const head = ends.get(run.slice(cut));
    if (head === undefined || /e$/u.test(run.slice(0, cut))) continue;
    const written = name.slice(start, end + 1);
    return {
      start,
      end: end + 1,
      short: written,
      text: name.slice(start, start + cut) + head.full.toLowerCase(),
    };
  }
  return undefined;
}

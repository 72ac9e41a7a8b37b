import { brandNames } from "../../../nlp/casing-words.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { foldLetters } from "./abbreviations.ts";
import type { CleaningContext } from "./cleaning-step.ts";
import { rowSays, rowWordBetween, rowWords } from "./row-words.ts";

/** Letters that stand for a preposition before a full stop or a slash, where the row's own texts say it there. */
const prepositions: Readonly<Record<CleaningContext["language"], Readonly<Record<string, string>>>> = {
  de: { "m.": "mit", "o.": "ohne", "f.": "für" },
  en: { "w/": "with" },
  fr: { "s/": "sans", "a/": "avec", "av.": "avec", "p/": "pour" },
  it: { "s/": "senza", "c/": "con", "p/": "per" },
};

interface Place {
  readonly start: number;
  readonly run: string;
  /** The name up to the place, with what is written out in it. */
  readonly before: string;
}

interface Written {
  readonly end: number;
  readonly text: string;
}

const border = /^$|[\s([,;:+&]$/u;
/** In characters: what is read of the name behind a place. */
const longestNext = 40;

/**
 * A letter as the preposition that the row's own texts have before the next word ("m. Ablaufgarn.": "mit Ablaufgarnitur"), or with the
 * next word as one of theirs ("w/shield": "Weathershield"). A German "o." is "ohne" too where a measure or a comma stands before it, not
 * between two of a kind ("Kaffee o. Tee").
 * @returns the end of what is written out, and its text
 */
export function prepositionOfRow(
  name: string,
  { start, run, before }: Place,
  context: CleaningContext,
): Written | undefined {
  const sign = name.charAt(start + run.length);
  if (run === "x" && context.language === "it") return forItalian({ start, before }, name, context);
  if ((sign !== "." && sign !== "/") || !border.test(before.slice(-1))) return undefined;
  const end = start + run.length + 1;
  const [, gap = "", next = "", stop = ""] =
    /^( ?)(\p{L}{3,})(\.?)/u.exec(name.slice(end, end + longestNext)) ?? [];
  if (next === "" || (sign === "/" && gap !== "")) return undefined;
  const joined = sign === "/" ? rowWordBetween(run, foldText(next), context) : undefined;
  if (joined !== undefined) {
    const isCapital = context.language === "en" && /^\p{Lu}/u.test(name.slice(start));
    const text = isCapital ? joined.charAt(0).toUpperCase() + joined.slice(1) : joined;
    return { end: end + next.length, text };
  }
  const full = prepositions[context.language][`${run}${sign}`];
  if (full === undefined) return undefined;
  const isMeant =
    (run === "p" && isEveryday(next, context)) ||
    saysBefore(full, { next, isShort: stop !== "" }, context) ||
    (full === "ohne" &&
      (soldApart.has(foldText(next)) ||
        isMissing(next, context) ||
        (isSetOff.test(before) && isThing(next, context))));
  return isMeant ? { end: end + gap.length, text: `${full} ` } : undefined;
}

/** "Cerniera X porta": between two everyday words an x is "per". */
function forItalian(
  { start, before }: Pick<Place, "start" | "before">,
  name: string,
  context: CleaningContext,
): Written | undefined {
  const next = /^ (\p{L}{3,})(?!\p{N})(\.?)/u.exec(name.slice(start + 1, start + longestNext));
  const last = /(\p{L}{3,})\.? $/u.exec(before.slice(-longestNext))?.[1];
  if (next === null || last === undefined || brandNames().has(foldText(last))) return undefined;
  const [, word = "", stop] = next;
  const isLine = ownX.has(foldText(last)) || brandNames().has(foldText(word));
  const isMeant = !isLine && isEveryday(last, context) && (stop !== "" || isEveryday(word, context));
  return isMeant ? { end: start + 1, text: "per" } : undefined;
}

/** Behind these an X is a name: "Serie X". */
const ownX: ReadonlySet<string> = new Set(
  "serie series modello model tipo versione generazione linea taglia classe gamma edizione capitolo volume iphone mac".split(
    " ",
  ),
);

function isEveryday(word: string, { language, glossary }: CleaningContext): boolean {
  const folded = foldText(word);
  return glossary.roleOf(folded, language) !== undefined || isCommonWord(word.toLowerCase(), language);
}

/** Behind a comma, a measure or letters: what the thing comes without, and no second one of a kind. */
const isSetOff = /(?:[,;(]\s*|\d\s?\p{L}{0,3}\s|(?<!\p{L})\p{Lu}{2,}\s)$/u;

/** What German shops sell devices without. */
const soldApart: ReadonlySet<string> = new Set(
  "akku akkus ladegerat batterie batterien netzteil leuchtmittel montagematerial lieferung montage".split(
    " ",
  ),
);

function isThing(next: string, { language, glossary }: CleaningContext): boolean {
  const folded = foldText(next);
  if (!/^\p{Lu}\p{L}{3,}/u.test(next) || isStopWord(folded, language)) return false;
  const role = glossary.roleOf(folded, language);
  return role !== "color" && role !== "material" && role !== "size" && role !== "audience";
}

/** "mit Ablaufgarnitur", of a short word its beginning. */
function saysBefore(
  full: string,
  { next, isShort }: { readonly next: string; readonly isShort: boolean },
  { product }: CleaningContext,
): boolean {
  if (!isShort) return rowSays(`${full} ${next}`, product);
  return rowWords(product).includes(` ${foldText(full)} ${foldLetters(next)}`);
}

/** In words, of a statement on what is not in the box. */
const missing = /(?: \p{L}+){0,3} nicht (?:im lieferumfang|enthalten|inbegriffen|dabei|inklusive)/u;

function isMissing(next: string, { product }: CleaningContext): boolean {
  const text = rowWords(product);
  const at = text.indexOf(` ${foldText(next)} `);
  if (at < 0) return false;
  const found = missing.exec(text.slice(at, at + longestStatement));
  return found !== null && found.index <= next.length + 1;
}

/** In characters of the row's folded words. */
const longestStatement = 120;

import { brandNames } from "../../../nlp/casing-words.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { capitalized, foldText } from "../../../nlp/normalizer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { frenchForms, italianForms } from "../../../translation/generation/adjectives.ts";
import { isOfBrand } from "./abbreviation-place.ts";
import { casedAs, type WordsOfRow } from "./abbreviation-text.ts";
import { foldLetters, type ShortPlace, type Written } from "./abbreviations.ts";
import type { CleaningContext } from "./cleaning-step.ts";
import { cutCompound } from "./row-continuations.ts";
import { rowSays, rowWordBetween, rowWords, skeletonOf, wordsOf } from "./row-words.ts";

/** Letters that stand for a preposition before a full stop or a slash, where the row's own texts say it there. */
const prepositions: Readonly<Record<CleaningContext["language"], Readonly<Record<string, string>>>> = {
  de: { "m.": "mit", "o.": "ohne", "f.": "für" },
  en: { "w/": "with" },
  fr: { "s/": "sans", "a/": "avec", "av.": "avec", "p/": "pour" },
  it: { "s/": "senza", "c/": "con", "p/": "per" },
};

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
  { start, run, before }: ShortPlace,
  context: CleaningContext,
): Written | undefined {
  const sign = name.charAt(start + run.length);
  const compound = sign === "." ? cutCompound(name, { start, run }, context) : undefined;
  if (compound !== undefined) return compound;
  const between = betweenWords[context.language]?.[run];
  if (between !== undefined && (sign === " " || run === "x"))
    return betweenEveryday(between, { start, before }, name, context);
  if (sign === " ") return bareOfRow(name, { start, run, before }, context);
  if ((sign !== "." && sign !== "/") || !border.test(before.slice(-1))) return undefined;
  const end = start + run.length + 1;
  const [, gap = "", next = "", stop = ""] =
    /^( ?)(\p{L}{3,})(\.?)/u.exec(name.slice(end, end + longestNext)) ?? [];
  if (next === "" || (sign === "/" && gap !== "")) return undefined;
  const both = sign === "/" && stop !== "" ? rowWordOfParts(run, foldText(next), context) : undefined;
  if (both !== undefined) {
    const isGlued = /[\p{L}\p{N}]/u.test(name.charAt(end + next.length + 1));
    const text = casedAs(name.slice(start, end), both, start, context);
    return { end: end + next.length + 1, text: isGlued ? `${text} ` : text };
  }
  const joined = sign === "/" ? rowWordBetween(run, foldText(next), context) : undefined;
  if (joined !== undefined) {
    const isCapital = context.language === "en" && /^\p{Lu}/u.test(name.slice(start));
    const text = isCapital ? capitalized(joined) : joined;
    return { end: end + next.length, text };
  }
  const side = context.language === "en" && sign === "/" ? sideOfRow(run, next, context) : undefined;
  if (side !== undefined) {
    const isCapital = /^\p{Lu}/u.test(name.slice(start));
    return { end, text: `${isCapital ? capitalized(side) : side} ` };
  }
  const full = prepositions[context.language][`${run}${sign}`];
  if (full === undefined) return undefined;
  const isMeant =
    (run === "p" && isEveryday(next, context)) ||
    saysBefore(full, { next, isShort: stop !== "" }, context) ||
    (full === "mit" && codeBefore.test(before) && isThing(next, context)) ||
    (full === "ohne" &&
      (soldApart.has(foldText(next)) ||
        isMissing(next, context) ||
        (isSetOff.test(before) && isThing(next, context))));
  return isMeant ? { end: end + gap.length, text: `${full} ` } : undefined;
}

/** "735K/12 m. Deckweiß", "W2300 M. SCHMIERNIPPEL": behind the number of a code no metres. */
const codeBefore = /(?<!\S)(?:(?=\S*\p{L})\S+[/-]\d+|\p{Lu}{1,4}\d{2,5})\s$/u;

/** The one word of the row that begins with a letter and has a short form behind it: "M/Com." of "monocomando". */
function rowWordOfParts(
  run: string,
  part: string,
  { language, product }: CleaningContext,
): string | undefined {
  if (product === undefined || prepositions[language][`${run}/`] !== undefined) return undefined;
  const { spellings } = wordsOf(product);
  const found = [...spellings.keys()].filter((word) => {
    const at = word.indexOf(part, run.length + 1);
    return word.startsWith(run) && at > 0 && at + part.length < word.length;
  });
  const [only, other] = found;
  return only === undefined || other !== undefined ? undefined : spellings.get(only);
}

/** French letters for a preposition without a full stop. */
const bare: Readonly<Record<string, string>> = { av: "avec", pr: "pour" };

/**
 * Two consonants or "av" before a whole word, as the row has them there: "AV HOUSSE" of "avec housse", "fl pompe" of "flacon pompe". A
 * small "pr" between everyday words is "pour" anyhow.
 */
function bareOfRow(
  name: string,
  { start, run, before }: ShortPlace,
  context: CleaningContext,
): Written | undefined {
  const { language, product, wasShouted } = context;
  if (run.length !== 2 || product === undefined || (language !== "fr" && language !== "it")) return undefined;
  const end = start + run.length;
  const next = /^ (\p{L}{4,})(?![\p{L}\p{N}.])/u.exec(name.slice(end, end + longestNext))?.[1];
  const isSmall = name.slice(start, end) === run || wasShouted === true;
  if (next === undefined || !isSmall || !/\p{L}[\s,]$/u.test(before.slice(-2))) return undefined;
  const full = language === "fr" ? bare[run] : undefined;
  if (full !== undefined && rowSays(`${full} ${next}`, product)) return { end, text: full };
  if (full === "pour" && name.slice(start, end) === run && isEveryday(next, context))
    return { end, text: full };
  if (!/^[b-df-hj-np-tv-xz]{2}$/u.test(run) || rowWords(product).includes(` ${run} `)) return undefined;
  if (isStopWord(run, language) || usualShort.test(run)) return undefined;
  const said = new RegExp(` (${run}[^ ]{3,}) ${foldText(next)} `, "gu");
  const found = new Set([...rowWords(product).matchAll(said)].map(([, word = ""]) => word));
  const [only, other] = found;
  if (only === undefined || other !== undefined) return undefined;
  const spelled = wordsOf(product).spellings.get(only) ?? only;
  return { end, text: casedAs(run, spelled, start, context) };
}

const sides: Readonly<Record<string, string>> = { f: "front", r: "rear", n: "nearside", o: "offside" };

/** "F/BRK" where the row has a "front brake": the side of a car's part. */
function sideOfRow(run: string, next: string, { product }: CleaningContext): string | undefined {
  const side = sides[run];
  if (side === undefined || product === undefined) return undefined;
  const folded = foldText(next);
  const said = new RegExp(` ${side} (\\S+)`, "gu");
  for (const [, word = ""] of rowWords(product).matchAll(said))
    if (word === folded || word === `${folded}s` || `${word}s` === folded || isShortOf(folded, word))
      return side;
  return undefined;
}

function isShortOf(short: string, word: string): boolean {
  return (
    short.length < word.length && word.startsWith(short.charAt(0)) && skeletonOf(short) === skeletonOf(word)
  );
}

/** "Cerniera X porta", "Bracelet w charm": letters that are a preposition between two everyday words. */
const betweenWords: Partial<Record<CleaningContext["language"], Readonly<Record<string, string>>>> = {
  en: { w: "with" },
  it: { x: "per" },
};

function betweenEveryday(
  full: string,
  { start, before }: Pick<ShortPlace, "start" | "before">,
  name: string,
  context: CleaningContext,
): Written | undefined {
  const next = /^ (\p{L}{3,})(?!\p{N})(\.?)/u.exec(name.slice(start + 1, start + longestNext));
  if (next === null) return undefined;
  const [, word = "", stop] = next;
  const { product } = context;
  if (product !== undefined && /\s$/u.test(before) && rowSays(`${full} ${word}`, product))
    return { end: start + 1, text: full };
  const last = /(\p{L}{3,})\.? $/u.exec(before.slice(-longestNext))?.[1];
  if (last === undefined || brandNames().has(foldText(last))) return undefined;
  const isLast = !/\p{L}/u.test(name.slice(start + 1 + next[0].length));
  const isLetter = full === "with" && /^\p{Lu}/u.test(name.slice(start)) && isOfLetter(word, isLast, context);
  const isLine = ownLetter.has(foldText(last)) || brandNames().has(foldText(word)) || isLetter;
  const isMeant = !isLine && isEveryday(last, context) && (stop !== "" || isEveryday(word, context));
  return isMeant ? { end: start + 1, text: full } : undefined;
}

/** Before these, and before a colour that ends a name, a capital is a size, a width or a variant: "Toner W Black". */
const ofLetter: ReadonlySet<string> = new Set(
  "size fit width left right edition series hotel model".split(" "),
);

function isOfLetter(word: string, isLast: boolean, { language, glossary }: CleaningContext): boolean {
  const folded = foldText(word);
  return ofLetter.has(folded) || (isLast && glossary.roleOf(folded, language) === "color");
}

/** Behind these a letter is a name or a size: "Serie X", "Type W". */
const ownLetter: ReadonlySet<string> = new Set(
  "serie series modello model tipo type versione version generazione linea line taglia size classe class grade gamma edizione edition capitolo volume letter letters initial monogram width vitamin iphone mac".split(
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
  { language, product }: CleaningContext,
): boolean {
  // "m. Ablauf" of "mit Wasserablauf"
  if (
    !isShort &&
    language === "de" &&
    new RegExp(` ${foldText(full)} \\S+${foldText(next)} `, "u").test(rowWords(product))
  )
    return true;
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

/** In letters: an initial's word, and a neighbour that tells. */
const [shortestNext, shortestTelling] = [4, 4];

/**
 * A letter or two with a full stop that only the row's own texts explain: "V.ALTA" where they have "vita alta", "denim sc." where they have
 * "denim scuro", "bl." where a cell is "blau"; and a German compound with its middle cut out, "Stichs.blatt" of "Stichsägeblatt".
 */
export function stoppedOfRow(
  name: string,
  { start, run, before }: { readonly start: number; readonly run: string; readonly before: string },
  words: WordsOfRow,
  context: CleaningContext,
): Written | undefined {
  const end = start + run.length;
  if (name.charAt(end) !== "." || !/^$|[\s(,;/]$/u.test(before.slice(-1))) return undefined;
  if (!/^\p{L}{1,12}$/u.test(run) || (run.length > 1 && isOfBrand(name.slice(start, end), context)))
    return undefined;
  const next = /^\p{L}{4,}(?![\p{L}\p{N}.])/u.exec(name.slice(end + 1, end + longestNext))?.[0];
  if (next !== undefined)
    return run.length === 1
      ? initialOfRow(name, { start, run, next }, words, context)
      : compoundOfRow(name, { start, run, next }, words, context);
  if (run.length !== 2 || !/^\.(?:$|[\s,;)/])/u.test(name.slice(end, end + 2)) || usualShort.test(run))
    return undefined;
  const last = foldText(/(\p{L}{4,})\s$/u.exec(before.slice(-longestNext))?.[1] ?? "");
  const word = behindInRow(last, run, words.text);
  const spelled = word === undefined ? undefined : (words.spellings.get(word) ?? word);
  return spelled === undefined
    ? undefined
    : { end: end + 1, text: casedAs(name.slice(start, end), spelled, start, context) };
}

/** Of two letters, with a meaning of their own. */
const usualShort =
  /^(?:ca|nr|no|st|dr|mr|ms|st|bd|hl|gr|kg|cm|mm|ml|cl|dl|km|lt|mt|pz|pc|ed|jr|sr|co|vs|ft|oz|lb|in|ex|es|zb|tg)$/u;

interface Joined {
  readonly start: number;
  readonly run: string;
  readonly next: string;
}

function initialOfRow(
  name: string,
  { start, run, next }: Joined,
  { text, spellings }: WordsOfRow,
  context: CleaningContext,
): Written | undefined {
  const found = new Set<string>();
  const sought = new RegExp(` (${run}[^ ]{${shortestNext - 1},}) ${foldText(next)} `, "gu");
  for (const [, word = ""] of text.matchAll(sought)) if (!isStopWord(word, context.language)) found.add(word);
  const [only, other] = found;
  const spelled = only === undefined || other !== undefined ? undefined : (spellings.get(only) ?? only);
  // "J. Crew" may stand in the text as "Jenna Crew": names have capitals there.
  if (spelled === undefined || (context.language !== "de" && /^\p{Lu}\p{Ll}/u.test(spelled)))
    return undefined;
  const first = casedAs(name.slice(start, start + 1), spelled, start, context);
  return { end: start + run.length + 1, text: `${first} ` };
}

function compoundOfRow(
  name: string,
  { start, run, next }: Joined,
  { spellings }: WordsOfRow,
  context: CleaningContext,
): Written | undefined {
  const last = foldText(next);
  if (context.language !== "de" || run.length < 3) return undefined;
  const found = [...spellings.keys()].filter(
    (word) => word.length > run.length + last.length && word.startsWith(run) && word.endsWith(last),
  );
  const [only, other] = found;
  const spelled = only === undefined || other !== undefined ? undefined : spellings.get(only);
  const end = start + run.length + 1 + next.length;
  return spelled === undefined
    ? undefined
    : { end, text: casedAs(name.slice(start, end), spelled, start, context) };
}

/** The one word that the row has behind another one and that begins so. */
function behindInRow(last: string, run: string, text: string): string | undefined {
  if (last.length < shortestTelling) return undefined;
  const found = new Set<string>();
  for (const [, word = ""] of text.matchAll(new RegExp(` ${last} (${run}[^ ]{2,}) `, "gu"))) found.add(word);
  const [only, other] = found;
  return other === undefined ? only : undefined;
}

/**
 * An adjective in the form that the row's own texts give it behind the same word: "tournevis isolés".
 * @param base the base form
 * @param before the name up to the adjective
 */
export function formOfRow(
  base: string,
  before: string,
  { language, product }: CleaningContext,
): string | undefined {
  if ((language !== "fr" && language !== "it") || product === undefined || !/^\p{Ll}+$/u.test(base))
    return undefined;
  const last = /(\p{L}{3,30})\s$/u.exec(before.slice(-longestWord))?.[1];
  if (last === undefined) return undefined;
  const forms = language === "fr" ? frenchForms(base) : italianForms(base);
  const { text } = wordsOf(product);
  const said = new Set(forms.filter((form) => text.includes(` ${foldText(last)} ${foldText(form)} `)));
  const [only, other] = said;
  return other === undefined ? only : undefined;
}

/** In characters: a word and a blank. */
const longestWord = 31;

/** A German adjective that the row declines before the very noun that follows: "elektr. Tür" of "mit elektrischer Tür". */
export function declinedInRow(
  text: string,
  after: string,
  { language, product }: CleaningContext,
): string | undefined {
  const next = /^\s(\p{Lu}\p{L}{2,})/u.exec(after)?.[1];
  if (language !== "de" || product === undefined || next === undefined || !/^\p{Ll}+$/u.test(text))
    return undefined;
  const said = wordsOf(product).text;
  const isDeclined = ["e", "er", "en", "es", "em"].some((ending) =>
    said.includes(` ${foldText(text)}${ending} ${foldText(next)} `),
  );
  return isDeclined ? text : undefined;
}

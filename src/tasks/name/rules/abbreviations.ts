import { oncePerKey } from "../../../lib/once.ts";
import { parseTable } from "../../../lib/table.ts";
import { acronyms } from "../../../nlp/casing-words.ts";
import { type Language, textLanguages } from "../../../nlp/language.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import german from "./abbreviations.de.tsv";
import english from "./abbreviations.en.tsv";
import french from "./abbreviations.fr.tsv";
import italian from "./abbreviations.it.tsv";
import type { CleaningContext, KnownProduct } from "./cleaning-step.ts";

/** Under which conditions a short form has its meaning; the tables begin with what each means. */
type Condition =
  | "after-number"
  | "before-number"
  | "before-word"
  | "stated"
  | "cell"
  | "dot"
  | "upper"
  | "lower"
  | "last"
  | "not-first";

export interface Abbreviation {
  /** As it is written, without a full stop at its end. */
  readonly short: string;
  /** Whether the full stop at its end must be there, may be there, or makes another word of it. */
  readonly stop: "needed" | "usual" | "possible";
  /** As it stands inside a name; an adjective in its base form. */
  readonly full: string;
  /** Identifiers of categories, or their beginnings followed by a star, where it means that; empty: everywhere. */
  readonly where: readonly string[];
  readonly kind: string;
  readonly when: ReadonlySet<Condition>;
}

/** A short form in a name and what is written for it. */
export interface Expansion {
  readonly start: number;
  readonly end: number;
  readonly short: string;
  readonly text: string;
}

/** A short form that may mean several things. */
export interface DoubtfulAbbreviation {
  readonly short: string;
  readonly meanings: readonly string[];
}

interface FoldedAbbreviation extends Abbreviation {
  /** As `foldLetters` gives it. */
  readonly folded: string;
}

const tables: Readonly<Record<Language, string>> = { de: german, en: english, fr: french, it: italian };

/** The short forms of a language by their first run of letters and digits, the longest first. */
const abbreviationsOf = oncePerKey((language: Language) => {
  const byStart = new Map<string, FoldedAbbreviation[]>();
  for (const { short = "", full = "", where = "", kind = "", when = "" } of parseTable(tables[language])) {
    const bare = short.replace(/\.$/u, "");
    // A word without its accents is no short form, but for one in capitals beside an acronym: "CLE USB".
    const isSame = foldText(full) === foldText(bare);
    if (full === "" || (isSame && (when !== "upper" || kept.has(kind)))) continue;
    const [conditions, places] = [conditionsOf(when), placesOf(where)];
    const stop = stopOf(short, bare, conditions);
    for (const form of formsOf(bare, language)) {
      const folded = foldLetters(form);
      const start = firstRun.exec(folded)?.[0];
      if (start === undefined) continue;
      const held = byStart.get(start) ?? [];
      held.push({ short: form, full, stop, where: places, kind, when: conditions, folded });
      byStart.set(start, held);
    }
  }
  for (const list of byStart.values()) list.sort((one, two) => two.short.length - one.short.length);
  return byStart;
});

/** A German short form with "ae" for "ä" too, as stock systems write it, and a French one with slashes. */
function formsOf(short: string, language: Language): readonly string[] {
  if (language === "fr") return withSlashes(short);
  if (language !== "de" || !/[äöü]/iu.test(short)) return [short];
  return [short, short.replace(/[äöü]/giu, (letter) => `${foldText(letter)}e`)];
}

/** "ss/ couvercle", "ss/couvercle": a French joining word that is cut short, before a slash instead of a blank. */
function withSlashes(short: string): readonly string[] {
  return joined.test(short) ? [short, short.replace(joined, "$1/"), short.replace(joined, "$1/ ")] : [short];
}

const joined = /^(ss|av)\.? (?=\p{L})/u;

/** "T.10 ", "140X190 ", "diamètre 12 ": the number says a size, counts nothing and is no weight; a pack has fewer ("6X500 ", "24x33 "). */
export function endsWithSize(before: string): boolean {
  return sizeLabel.test(before) || sizePair.test(before);
}

/** "diam. 12 ", "Ø 12 ", "DN20 ": the number of a label, which counts nothing. */
export function endsWithLabel(before: string): boolean {
  return sizeLabel.test(before);
}

const sizeLabel =
  /(?<!\p{L})(?:diam(?:[eè]tre|etro)?|ø|dn|ph|t|tg|taille|taglia|pointure|longueur|lunghezza|largeur|larghezza|hauteur|altezza)\.?\s?\d+(?:[.,]\d+)?\s$/iu;
const sizePair = /(?<![\d.,])(?:2[5-9]|[3-9]\d|\d{3,})\s?[x×]\s?\d+(?:[.,]\d+)?\s$/iu;

const firstRun = /^[\p{L}\p{N}]+/u;
const letterOrDigit = /[\p{L}\p{N}]/u;
const none: readonly FoldedAbbreviation[] = [];

/** In letters: less is no short form without its full stop. */
const shortestBare = 3;

function stopOf(short: string, bare: string, when: ReadonlySet<Condition>): Abbreviation["stop"] {
  if (short === bare) return when.has("dot") ? "needed" : "possible";
  return when.has("dot") || bare.length < shortestBare || /[\s/.]/u.test(bare) ? "needed" : "usual";
}

function placesOf(where: string): readonly string[] {
  return where === "*" || where === "" ? [] : where.split("|");
}

function conditionsOf(when: string): ReadonlySet<Condition> {
  return new Set(when.split(" ").filter((word) => word !== "") as Condition[]);
}

/** The short forms that a text, folded by `foldLetters`, may have at a word's start, the longest first. */
export function abbreviationsAt(
  folded: string,
  start: number,
  run: string,
  language: Language,
): readonly Abbreviation[] {
  const begun = abbreviationsOf(language).get(run);
  if (begun === undefined) return none;
  return begun.filter(
    ({ folded: short }) => folded.startsWith(short, start) && !isWithinWord(folded, start + short.length),
  );
}

function isWithinWord(folded: string, end: number): boolean {
  return letterOrDigit.test(folded.charAt(end - 1)) && letterOrDigit.test(folded.charAt(end));
}

/**
 * The German short forms of product nouns that compounds may end with (Sechskantschr.), without their full stop; none that means something
 * else elsewhere (waschb., durchl.).
 */
const compoundEnds = oncePerKey((language: Language): ReadonlyMap<string, Abbreviation> => {
  const ends = new Map<string, Abbreviation>();
  const doubtful = new Set<string>();
  if (language !== "de") return ends;
  for (const abbreviation of [...abbreviationsOf(language).values()].flat()) {
    const { folded, full, kind } = abbreviation;
    if (kind !== "product" && kind !== "count") doubtful.add(folded);
    const end = /^\p{L}{3,}$/u.exec(folded)?.[0];
    if (
      end === undefined ||
      abbreviation.stop === "possible" ||
      kind !== "product" ||
      !/^\p{Lu}\p{Ll}+$/u.test(full)
    )
      continue;
    const held = ends.get(end);
    if (held !== undefined && held.full !== full) doubtful.add(end);
    ends.set(end, abbreviation);
  }
  for (const end of doubtful) ends.delete(end);
  return ends;
});

/** Lower case without accents, each character for itself: offsets stay. */
export function foldLetters(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the whole ASCII range is meant
  return text.replace(/(?:[A-Z]|[^\x00-\x7f])+/g, (run) => {
    const folded = foldText(run);
    return folded.length === run.length ? folded : Array.from(run, foldOne).join("");
  });
}

function foldOne(character: string): string {
  const folded = foldText(character);
  return folded.length === character.length ? folded : character;
}

/**
 * Those with the narrowest place that holds a category. Where nothing but a department is known, those with a place within it:
 * they count only where they all mean one thing.
 */
export function meantIn(
  group: readonly Abbreviation[],
  categories: readonly string[],
): readonly Abbreviation[] {
  const ranks = group.map(({ where }) => rankOf(where, categories));
  const most = Math.max(...ranks);
  if (most >= 0) return group.filter((_, place) => ranks[place] === most);
  const known = categories.filter((category) => department.test(category));
  const possible = group.filter(({ where }) =>
    where.some((place) => known.some((category) => place.startsWith(`${category}-`))),
  );
  return new Set(possible.map(({ full }) => full)).size === 1 ? possible : [];
}

export function isDepartment(category: string): boolean {
  return department.test(category);
}

/** Whether categories are of several departments: "a-fashion-…" and "a-garden-…". */
export function spansDepartments(categories: readonly string[]): boolean {
  return new Set(categories.map((category) => category.split("-")[1])).size > 1;
}

const department = /^a-(?:[a-z]+|garden-diy|toys-baby)$/u;

/** What holds under more conditions is meant where they hold. */
export function mostConditions(group: readonly Abbreviation[]): readonly Abbreviation[] {
  const most = Math.max(...group.map(({ when }) => when.size));
  return group.filter(({ when }) => when.size === most);
}

/** How narrow the place is that holds a category; 0 where it is everywhere, -1 where none holds one. */
function rankOf(where: readonly string[], categories: readonly string[]): number {
  if (where.length === 0) return 0;
  let rank = -1;
  for (const place of where) {
    const prefix = place.replace(/-?\*$/u, "");
    const isIn = (category: string) => category === prefix || category.startsWith(`${prefix}-`);
    if (categories.some(isIn)) rank = Math.max(rank, prefix.length);
  }
  return rank;
}

/** A sign that only looks like a short form (GPS) and what is no part of a name stay. */
export const kept: ReadonlySet<string> = new Set(["brand-like", "promo"]);

/** In letters: of a short form, and of what it must lack. */
const [shortestBegun, fewestLeft] = [4, 2];

/**
 * The thing that the shop's own category names in the plural, where a name's first short form begins it: "circolatore" for "Circol." among
 * "CIRCOLATORI". Undefined where its singular is not sure; German ones never are.
 */
export function headOfShelf(
  run: string,
  start: number,
  product: Pick<KnownProduct, "shelf">,
  language: Language,
): string | undefined {
  return start > 0 || run.length < shortestBegun ? undefined : begunInShelf(run, product, language);
}

/** In letters: of the beginning of a material, and of a first word without its full stop in English, where it says but a kind. */
const [shortestMaterial, shortestKind] = [3, 5];

/** What a short form begins: the thing at the name's beginning, and behind it only a material, as "SIL." among "SILICONES". */
export function wordOfShelf(
  run: string,
  start: number,
  { language, product, glossary }: CleaningContext,
): string | undefined {
  if (product === undefined) return undefined;
  if (start === 0) return headOfShelf(run, start, product, language);
  const word = run.length < shortestMaterial ? undefined : begunInShelf(run, product, language);
  return word !== undefined && glossary.roleOf(foldText(word), language) === "material" ? word : undefined;
}

/** As `wordOfShelf`, without the full stop: in a name all in capitals, of letters that no language has as a word and nobody as an acronym. */
export function bareWordOfShelf(run: string, start: number, context: CleaningContext): string | undefined {
  if (context.wasShouted !== true || acronyms().has(run)) return undefined;
  if (context.language === "en" && start === 0 && run.length < shortestKind) return undefined;
  if (textLanguages.some((each) => isCommonWord(run, each))) return undefined;
  return wordOfShelf(run, start, context);
}

/** The singular of the one word of the shop's own category that begins so. */
function begunInShelf(
  run: string,
  { shelf = "" }: Pick<KnownProduct, "shelf">,
  language: Language,
): string | undefined {
  const begun = (shelf.toLowerCase().match(/\p{L}+/gu) ?? []).filter(
    (word) => foldText(word).startsWith(run) && word.length >= run.length + fewestLeft,
  );
  const [only, other] = new Set(begun);
  return only === undefined || other !== undefined ? undefined : singularOf(only, language);
}

function singularOf(word: string, language: Language): string | undefined {
  const [plural, one] = plurals[language] ?? [];
  return plural === undefined || !plural.test(word) ? undefined : word.replace(plural, one ?? "");
}

/** Plurals with one singular alone. */
const plurals: Readonly<Partial<Record<Language, readonly [plural: RegExp, singular: string]>>> = {
  en: [/(?<=[^aeious])s$|(?<=[^iv]e)(?<!(?:[sxz]|[cs]h)e)s$/u, ""],
  fr: [/(?<=[^sau])s$/u, ""],
  it: [/(?<=t[ou]r|sor|[zs]ion)i$/u, "e"],
};

export interface ShortPlace {
  readonly start: number;
  readonly run: string;
  /** The name up to the short form, with what is written out in it. */
  readonly before: string;
}

/** What is written for a short form and what stands with it, up to `end`. */
export interface Written {
  readonly end: number;
  readonly text: string;
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

/** A name with its short forms written out; they are in reading order and do not overlap. */
export function withExpansions(name: string, expansions: readonly Expansion[]): string {
  let rest = "";
  let position = 0;
  for (const { start, end, text } of expansions) {
    rest += name.slice(position, start) + text;
    position = end;
  }
  return rest + name.slice(position);
}

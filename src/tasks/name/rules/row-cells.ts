import { acronyms } from "../../../nlp/casing-words.ts";
import { type Language, textLanguages } from "../../../nlp/language.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { findMeasures } from "../../../nlp/measures.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { isOfBrand } from "./abbreviation-place.ts";
import { casedAs, countedOfRow, packOfRow, pairOfRow, undeclined } from "./abbreviation-text.ts";
import {
  type Abbreviation,
  abbreviationsAt,
  type Expansion,
  foldLetters,
  kept,
  type ShortPlace,
  type Written,
} from "./abbreviations.ts";
import type { CleaningContext, FoundNoun, KnownProduct } from "./cleaning-step.ts";
import { longestText, mostTexts, rowSays, rowWords, wordsOf } from "./row-words.ts";
import { baseOf, type WordSite } from "./word-agreement.ts";

/** Whether the row's own texts have a number of things: "2 veli". */
function rowCounts(number: string, things: string, product: KnownProduct | undefined): boolean {
  const said = new RegExp(`(?<![\\p{L}\\p{N}.,])${number}[\\s-]?${foldText(things)}(?!\\p{L})`, "u");
  const texts = product?.texts().slice(0, mostTexts) ?? [];
  return texts.some((text) => said.test(foldText(text.slice(0, longestText))));
}

/** In letters: shorter words stand in any text. */
const shortestStated = 4;

/**
 * The one that the row's own texts spell out.
 * @param before the name up to the short form: one letter behind a number counts only with this number
 */
export function statedAmong(
  group: readonly Abbreviation[],
  context: CleaningContext,
  before: string,
): Abbreviation | undefined {
  const { product } = context;
  const stated = group.filter(({ full, kind, short, when }) => {
    if (kind === "function" || kept.has(kind) || full.length < shortestStated) return false;
    const number = kind === "count" && short.length === 1 ? /\d+(?=\s?$)/u.exec(before)?.[0] : undefined;
    if (number !== undefined) return rowCounts(number, full, product);
    return rowSays(full, product) || (when.has("stated") && rowSaysInOtherNumber(full, context));
  });
  const [first] = stated;
  return stated.every(({ full }) => full === first?.full) ? first : undefined;
}

/** "BOUCLE D OREILLE" of a cell says "boucles d'oreilles". */
function rowSaysInOtherNumber(phrase: string, { language, product }: CleaningContext): boolean {
  if (language !== "en" && language !== "fr") return false;
  const words = foldText(phrase).match(/\p{L}+/gu) ?? [];
  const said = words.map((word) => (word.length < shortestStated ? word : `${word.replace(/s$/u, "")}s?`));
  if (words.length === 0) return false;
  const inEither = new RegExp(` ${said.join(" ")} `, "u");
  const shelf = foldText(product?.shelf ?? "").replace(/[^\p{L}]+/gu, " ");
  return inEither.test(rowWords(product)) || inEither.test(` ${shelf} `);
}

/** Whom cells say that a thing is for, folded, in any of the languages. */
const audiences = {
  man: /(?<!\p{L})(?:men|mens|man|male|gents?|herren\p{L}*|manner|mannlich|hommes?|masculin|uomo|uomini|maschile)(?!\p{L})/u,
  woman:
    /(?<!\p{L})(?:women|womens|woman|female|lady|ladies|damen\p{L}*|frauen|weiblich|femmes?|feminin|dames?|donn[ae]|femminile)(?!\p{L})/u,
  boy: /(?<!\p{L})(?:boys?|jungen\p{L}*|knaben\p{L}*|garcons?|bambino|ragazzo)(?!\p{L})/u,
  girl: /(?<!\p{L})(?:girls?|madchen\p{L}*|filles?|fillettes?|bambina|ragazza)(?!\p{L})/u,
  child: /(?<!\p{L})(?:kids?|child|children|kinder\p{L}*|enfants?|bambini|ragazzi|unisex|mixte)(?!\p{L})/u,
} as const;

/** Sizes, classes and lines that a letter behind them is of: "bonnet F", "coppa D", "Serie H". */
const ofLetter =
  /(?:\d|(?<!\p{L})(?:bonnet|taille|coupe|classe?|coppa|taglia|tg|cup|size|gr|groesse|größe|type?|tipo|typ|mod[eè]l[eol]*|modell|s[eé]rie|series|gamme|gruppo|groupe|vitamin[ea]?|körbchen)\.?)\s$/iu;

/**
 * Whether a cell of the row, its own category or what its description opens with says that the thing is for whom a short form means, and for nobody else. Where the
 * name says it already, or a size may be meant, it does not.
 */
export function isOfAudienceCell(
  { full }: Abbreviation,
  { before, after }: { readonly before: string; readonly after: string },
  { product }: CleaningContext,
): boolean {
  if (ofLetter.test(before) || before.endsWith("/") || after.startsWith("/")) return false;
  const [meant] = groupsOf(full);
  const named = `${before} ${after}`;
  if (meant === undefined || foldText(named).includes(foldText(full))) return false;
  if (groupsOf(named).some((group) => group !== meant)) return false;
  const opening = (product?.texts()[0] ?? "").slice(0, longestOpening);
  for (const cell of [...(product?.audiences?.() ?? []), product?.shelf ?? "", opening]) {
    const [group, other] = groupsOf(cell);
    if (group !== undefined) return group === meant && other === undefined;
  }
  return false;
}

/** In characters: where a description says what it is of. */
const longestOpening = 200;

function groupsOf(text: string): readonly string[] {
  const folded = foldText(text);
  return Object.entries(audiences).flatMap(([group, said]) => (said.test(folded) ? [group] : []));
}

/** Two letters that stand for a colour: as stock systems have them. */
const twoLetters = /^(?:rt|ws|gn|gr|bl|sw|br|ge|vi|gg|bg|nr|bc|vd|rg|or|az|ro|bk|wh|rd|pk|gy|sv|vt|jn|rs)$/u;
/** Of these, what may be a unit or a word behind a number or before one. */
const units = /^(?:gr|bl|br|ge|or|ro|az|bg|pk)$/u;
const stoppedUnits = /^(?:gr|ge|or|st)$/u;
/** Cheap to test: whether a name may have one, or consonants that stand for a longer one. */
const mayHaveColor =
  /(?<![\p{L}\p{N}])(?:rt|ws|gn|gr|bl|sw|br|ge|vi|gg|bg|nr|bc|vd|rg|or|az|ro|bk|wh|rd|pk|gy|sv|vt|jn|rs|\p{L}[b-df-hj-np-tv-z]{2,5}|\p{L}{2,6}\.)(?=$|[\s,;)/.])/iu;
/** In letters. */
const [shortestCode, longestCode, shortestColor] = [3, 6, 3];
/** "Fb. 130 royal": what stands behind a shade's number is its name. */
const shadeBefore =
  /(?<!\p{L})(?:fb|farb(?:e|ton|nr)|col(?:or|our|oris|ore)?|couleur|teinte|shade|tinta|nuance|tonalit[àé])[.:]?\s(?:n[ro°]\.?\s?)?(?:\d{1,4}\s)?$/iu;
/** In letters that a stump must lack. */
const fewestMissing = 2;

/**
 * A short form of the one colour of the row's own column that it may stand for, where the name does not have this colour: "rt" of "rot",
 * "GRPH" of "Graphite", "anthr." of "anthrazit".
 * @returns the end of the short form and the colour as it is written there
 */
export function colorOfCell(
  name: string,
  { start, run, before }: { readonly start: number; readonly run: string; readonly before: string },
  context: CleaningContext,
): { readonly end: number; readonly text: string } | undefined {
  const { product, wasShouted } = context;
  if (run.length > longestCode || !/^\p{L}{2,}$/u.test(run) || !/^$|[\s(,;/]$/u.test(before.slice(-1)))
    return undefined;
  const end = start + run.length;
  const [after, written] = [name.slice(end), name.slice(start, end)];
  const hasStop = /^\.(?:$|[\s,;)/])/u.test(after);
  if (!hasStop && !/^(?:$|[\s,;)/])/u.test(after)) return undefined;
  const cells = [...(product?.colors?.() ?? []), ...(hasStop ? colorTexts(context) : [])];
  if (cells.length === 0) return undefined;
  const isCode = run.length >= shortestCode;
  if (!isCode && !hasStop && (!twoLetters.test(run) || (written !== run && wasShouted !== true)))
    return undefined;
  if (isUnit(run, before)) return undefined;
  const isBesideNumber = /\d\s?$/u.test(before) || /^\.?\s?\d/u.test(after);
  if (!isCode && isBesideNumber && (hasStop ? stoppedUnits : units).test(run)) return undefined;
  if (isCode && !hasStop && (!isNoWord(run, context) || shadeBefore.test(before))) return undefined;
  if (isOfBrand(written, context)) return undefined;
  const named = ` ${foldText(`${before} ${after}`).replace(/[^\p{L}]+/gu, " ")} `;
  const found = new Map<string, string>();
  for (const cell of cells)
    for (const word of cell.match(/\p{L}{3,}/gu) ?? []) {
      const folded = foldText(word);
      if (isShortFor(run, folded, hasStop)) found.set(folded, word);
    }
  const [only, other] = found;
  if (only === undefined || other !== undefined || named.includes(` ${only[0]}`)) return undefined;
  const isTitle = context.language === "en" || start === 0;
  const text = casedAs(isTitle ? written : run, only[1], start, context);
  return { end: hasStop ? end + 1 : end, text };
}

/** "poils de 3 cm." of a rug whose colour is "crème": a unit behind its number, whatever the row has. */
function isUnit(run: string, before: string): boolean {
  const number = /\d[\d.,]*\s?$/u.exec(before)?.[0];
  return number !== undefined && findMeasures(`${number.trim()} ${run}`).length > 0;
}

/** The row's texts that are one word for a colour. */
function colorTexts({ product, language, glossary }: CleaningContext): readonly string[] {
  const words = (product?.texts() ?? []).filter((text) => /^\s*\p{L}{3,20}\s*$/u.test(text));
  return words.filter((word) => glossary.roleOf(foldText(word.trim()), language) === "color");
}

/** Letters that no text of the row and no language has as a word. */
function isNoWord(run: string, { language, glossary, product }: CleaningContext): boolean {
  if (glossary.roleOf(run, language) !== undefined || acronyms().has(run)) return false;
  if (rowWords(product).includes(` ${run} `) || isStopWord(run, language)) return false;
  return !textLanguages.some((each) => isCommonWord(run, each));
}

/** The beginning of a colour, or its first letter and consonants behind it in their order. */
function isShortFor(run: string, color: string, hasStop: boolean): boolean {
  if (color.length < shortestColor || color.charAt(0) !== run.charAt(0)) return false;
  const missing = color.length - run.length;
  if (color.startsWith(run)) return missing >= (hasStop || run.length < shortestCode ? 1 : fewestMissing);
  if (/[aeiou]/u.test(run) || missing < 1) return false;
  let at = -1;
  for (const letter of run) {
    at = color.indexOf(letter, at + 1);
    if (at < 0) return false;
  }
  return true;
}

/** The letters and digits that a short form begins with. */
export const runs = /[\p{L}\p{N}]+/gu;
/** The number that a short form is glued to. */
export const digits = /^\d+(?=\p{L})/u;

/** A stump with its full stop, or consonants alone: what the row's own texts may spell out. */
const mayBeOfRow =
  /(?<![\p{L}\p{N}])(?:[mof]\. ?|av\. ?|[swacp]\/|[xw] )\p{L}{3}|\p{L}{3}\.(?=[\s,;)/]|$)|(?<![\p{L}\p{N}])(?:p|bte|pqt|cf|conf|crt|ctn|cart|ct|sc)(?:\/|\.?\s)\d|(?<!\p{L})\p{L}{1,2}\.(?=\p{L}{4}|[\s,;)]|$)|\p{L}{3}\.[\p{L}\p{N}]|\d\s?\p{L}{1,12}\.|[b-df-hj-np-tv-xz]{3,}y?(?![\p{L}\p{N}])/iu;

/** A cheap prefilter: whether a name may have a short form at all. */
export function mayAbbreviate(name: string, { language, product, wasShouted }: CleaningContext): boolean {
  if (product !== undefined && (wasShouted === true || mayBeOfRow.test(name))) return true;
  if ((product?.colors?.().length ?? 0) > 0 && mayHaveColor.test(name)) return true;
  const folded = foldLetters(name);
  for (const { 0: run, index } of folded.matchAll(runs)) {
    if (abbreviationsAt(folded, index, run, language).length > 0) return true;
    const number = digits.exec(run)?.[0].length ?? 0;
    if (number > 0 && abbreviationsAt(folded, index + number, run.slice(number), language).length > 0)
      return true;
  }
  return language === "de" && /\p{L}\.(?:\s|$)/u.test(name);
}

/** In letters: what a short form has at least, and what it lacks. */
const [shortestRun, fewestLacking] = [3, 2];
/** In characters: what is read of a text's beginning. */
const longestRead = 60;

/**
 * The first word of the row's longer texts, which a short form that a name begins with begins: "CAH 24X32" of "CAHIER 24X32", "QUAD. A4" of
 * "Quaderno maxi A4". The word is a thing of the glossary, or the next ones are the same; without a full stop only in a name all in capitals.
 * Undefined where the texts begin with several such words, and in German, where a compound is begun by many.
 */
export function openingOfRow(
  name: string,
  { start, run }: { readonly start: number; readonly run: string },
  context: CleaningContext,
): Expansion | undefined {
  const { product, language, glossary, wasShouted } = context;
  if (start > 0 || product === undefined || language === "de") return undefined;
  if (!/^\p{L}+$/u.test(run) || run.length < shortestRun) return undefined;
  const hasStop = /^\.(?=[\s,;]|$)/u.test(name.slice(run.length));
  const written = name.slice(0, run.length);
  if (!hasStop && (wasShouted !== true || !/^\s/u.test(name.slice(run.length)))) return undefined;
  if (!hasStop && (isCommonWord(run, language) || glossary.roleOf(run, language) !== undefined))
    return undefined;
  if (isOfBrand(written, context)) return undefined;
  const next = foldText(/^[.\s]+(\S+)/u.exec(name.slice(run.length))?.[1] ?? "");
  const found = new Map<string, string>();
  for (const text of product.texts().slice(0, mostTexts)) {
    const [, word = "", second = ""] = /^\s*(\p{L}+)\s+(\S+)/u.exec(text.slice(0, longestRead)) ?? [];
    const folded = foldText(word);
    if (!folded.startsWith(run) || folded.length < run.length + fewestLacking) continue;
    if (foldText(second) === next || glossary.roleOf(folded, language) === "type") found.set(folded, word);
  }
  const [only, other] = [...found.values()];
  if (only === undefined || other !== undefined) return undefined;
  const end = run.length + (hasStop ? 1 : 0);
  return { start, end, short: name.slice(0, end), text: casedAs(written, only, 0, context) };
}

/** What is counted, and two short forms together, as the row has them, and a count behind its letters. */
export function countOrPair(name: string, place: ShortPlace, context: CleaningContext): Written | undefined {
  return (
    countedOfRow(name, place, context) ??
    pairOfRow(name, place.start, context) ??
    countBehind(name, place, context)
  );
}

/**
 * "P.CERAM." of the row's "PIASTRA IN CERAMICA": an initial and a stump behind its full stop that the row has as one phrase, with a
 * preposition between them. Undefined in German, and where the row has several such phrases.
 */
export function initialsOfRow(
  name: string,
  { start, run }: Omit<ShortPlace, "before">,
  { language, product }: CleaningContext,
): Expansion | undefined {
  if (run.length > 1 || language === "de" || product === undefined) return undefined;
  const [all, stump] = initialAndStump.exec(name.slice(start)) ?? [];
  if (all === undefined || stump === undefined || !/^$|[\s(,;/]$/u.test(name.slice(0, start).slice(-1)))
    return undefined;
  const said = new RegExp(
    `(?<= )${run}\\p{L}{3,} (?:(?:in|di|da|al?|alla|per|en|de|of|for) )?${foldText(stump)}\\p{L}+(?= )`,
    "gu",
  );
  const [only, other] = new Set(Array.from(rowWords(product).matchAll(said), ([phrase]) => phrase));
  const end = start + all.length;
  return only === undefined || other !== undefined ? undefined : { start, end, short: all, text: only };
}

const initialAndStump = /^\p{L}\.\s?(\p{L}{3,})\.(?![\p{L}\p{N}])/u;

/** What letters with a number right behind them count, by language. */
const meanings: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  en: { pk: "Pack of #", bx: "Box of #", ctn: "Carton of #" },
  fr: { pqt: "paquet de #", bte: "boîte de #", lot: "lot de #" },
  it: { pz: "# pezzi", cf: "confezione da #" },
};

const lettersWithNumber = /^(\p{Lu}{2,3})(\d{1,4})(?![\p{L}\p{N}/-]|[.,]\d)/u;

/**
 * "P/6" and "PQ5" where the row's own texts have the "lot de 6" or "paquet de 5", and in a name all in capitals "PK12", "BX200" and "PZ10".
 * @returns the end of the count and what is written for it
 */
function countBehind(
  name: string,
  { start, run }: Omit<ShortPlace, "before">,
  context: CleaningContext,
): Written | undefined {
  const pack = packOfRow(name, { start, run }, context);
  if (pack !== undefined || context.wasShouted !== true || !/[\p{L}\p{N},;."]\s$/u.test(name.slice(0, start)))
    return pack;
  const [all = "", letters = "", number = ""] = lettersWithNumber.exec(name.slice(start)) ?? [];
  if (Number(number) < fewestPieces) return undefined;
  const lower = letters.toLowerCase();
  const meant = meanings[context.language]?.[lower];
  if (meant === undefined) return packOfRow(name, { start, run: lower }, context);
  // Behind another number it would be read with that one.
  if (meant.startsWith("#") && /\d\s$/u.test(name.slice(0, start))) return undefined;
  return { end: start + all.length, text: meant.replace("#", number) };
}

/** Pieces; one is no pack. */
const fewestPieces = 2;

/** A name up to a position with its short forms written out. */
interface PartlyWritten {
  readonly name: string;
  readonly context: CleaningContext;
  readonly prefix: string;
  readonly position: number;
  readonly nouns: () => readonly FoundNoun[];
}

/** Where a word is written, in the name with what is written out before it: an abbreviated noun is one by then. */
export function siteOf(
  reading: PartlyWritten,
  { start, end }: { readonly start: number; readonly end: number },
  isColor: boolean,
): WordSite {
  const { name, prefix, position, context } = reading;
  const { language, product, glossary } = context;
  const [written, shift] = [prefix + name.slice(position), prefix.length - position];
  return {
    language,
    isColor,
    isShouted: !/\p{Ll}{2}/u.test(name),
    name: written,
    before: written.slice(0, start + shift),
    after: name.slice(end),
    start: start + shift,
    end: end + shift,
    nouns: prefix === "" ? reading.nouns() : (product?.findNouns(written) ?? []),
    isMaterial: (folded) => glossary.roleOf(folded, language) === "material",
    isProperty: (folded) => /^(?:material|color)$/.test(glossary.roleOf(folded, language) ?? ""),
  };
}

/** In letters: fewer begin too many words. */
const shortestTitled = 4;

/**
 * What neither the tables nor the row's own texts spell out, as titles of such products do: a beginning with its full stop, in English
 * consonants in a name all in capitals.
 */
export function titledWord(
  name: string,
  { start, run }: Omit<ShortPlace, "before">,
  context: CleaningContext,
): (Written & { readonly isAdjective: boolean }) | undefined {
  const { language, product, glossary, wasShouted } = context;
  if (product?.titleWord === undefined || run.length < shortestTitled || /[^a-z]/.test(run)) return undefined;
  const end = start + run.length;
  const [written, after] = [name.slice(start, end), name.slice(end)];
  if (!/^$|[\s([,;:/+&"“„«|]$/u.test(name.slice(0, start).slice(-1))) return undefined;
  const isShort =
    language === "en"
      ? wasShouted === true && /^(?:$|[\s,;)/]|-\p{L})/u.test(after) && !/[aeiou](?!$)/u.test(run.slice(1))
      : /^\.(?:$|[\s,;)/])/u.test(after);
  if (!isShort || isOfBrand(written, context) || acronyms().has(run)) return undefined;
  if (glossary.roleOf(run, language) !== undefined) return undefined;
  if (textLanguages.some((each) => isCommonWord(run, each))) return undefined;
  const found = product.titleWord(run, start === 0);
  if (found === undefined) return undefined;
  const { word, forms, hasGenders } = found;
  // Of several words in the row's own texts titles do not choose.
  const begun = [...wordsOf(product).spellings.keys()].filter((each) => each !== run && each.startsWith(run));
  if (begun.some((each) => !forms.has(each))) return undefined;
  const standing = foldText(name).match(/\p{L}+/gu) ?? [];
  if (standing.some((each) => forms.has(each))) return undefined;
  const isSmall = language === "de" && /^\p{Ll}/u.test(word);
  const base = language === "de" ? (isSmall ? undeclined(word) : undefined) : baseOf(word, language);
  // "bentonite" only ends as an adjective does; "précuit" and "morbido" are some that the endings do not tell.
  const isAdjective =
    base !== undefined &&
    !/\d\s$/u.test(name.slice(0, start)) &&
    (language === "de" || forms.has(foldText(base)) || /[aiu]t[aio]$/u.test(word));
  if (!isAdjective && hasGenders) return undefined;
  const text = casedAs(written, isAdjective ? base : word, start, context);
  return { end: language === "en" ? end : end + 1, text, isAdjective };
}

import { languages } from "../../api/vocabulary.ts";
import { acronyms, brandNames } from "../../nlp/casing-words.ts";
import { isFiller } from "../../nlp/fillers.ts";
import { plainText } from "../../nlp/html.ts";
import { textLanguages } from "../../nlp/language.ts";
import { isCommonWord } from "../../nlp/language-profiles.ts";
import { capitalized, foldText, normalizeWhitespace } from "../../nlp/normalizer.ts";
import { tokenize } from "../../nlp/tokenizer.ts";
import type { Evidence } from "../engine.ts";
import { factsAbout } from "./fact-topics.ts";

/**
 * Legal forms at the end of a maker's name. "Barber Co.", "& Co" and "Acme Inc." belong to the name as it is written; "Acme, Inc.",
 * "Acme Co., Ltd." and the "Apple Inc." of a known brand have them added to it.
 */
const legalForm =
  /[\s,]+(?:GmbH(?:\s*&\s*Co\.?\s*(?:KG|OHG)(?:aA)?)?|&\s*Co\.?\s*KG|AG|KG|KGaA|OHG|e\.\s?K\.|UG|SE|(?<=,\s*)Inc\.?|Incorporated|LLC|(?<!&\s*)Co\.?,?\s*Ltd\.?|Ltd\.?|Limited|PLC|Corp\.?|Corporation|Pvt\.?|S\.\s?p\.\s?A\.?|SpA|S\.\s?r\.\s?l\.?|Srl|S\.\s?a\.\s?s\.?|S\.\s?A\.(?:\s?S\.?)?|SAS|SARL|EURL|B\.\s?V\.?|N\.\s?V\.)$/iu;
/** A legal form in front of a maker's name, and the country of a company of a group at its end: "AS Nestlé Norge", "SA Danone France". */
const legalFormInFront = /^(?:AS|A\/S|AB|Oy|SA|SAS|SARL|S\.A\.(?:S\.)?|B\.?V\.?)\s+(?=\p{Lu})/u;
const nationalForm =
  /\s(?:Deutschland|Germany|France|Italia|Italy|UK|Ireland|USA|España|Spain|Österreich|Austria|Schweiz|Suisse|Switzerland|Norge|Norway|Sverige|Sweden|Danmark|Denmark|Suomi|Finland|Nederland|Benelux|Belgium|Belgique|Polska|Iberica|Ibérica|Europe)$/u;
const marks = /[®™©℠]/gu;
const noName = /https?:|www\.|\S@\S+\.|[|;<>{}]|\.(?:jpe?g|png|html?)$/iu;
const longestBrand = 50;

/**
 * The brand that a row's own column states, as people say it: without trade marks and legal forms. Undefined for what is no name,
 * such as "n/a", a number or a list.
 */
export function statedBrand(evidence: Evidence | undefined): string | undefined {
  let brand = writtenBrand(evidence);
  for (
    let shorter = brand.replace(legalForm, "");
    shorter !== brand;
    shorter = brand.replace(legalForm, "")
  ) {
    if (keyOf(shorter) === "") break;
    brand = shorter;
  }
  brand = withoutCountry(brand, brand !== writtenBrand(evidence));
  const bare = brand.replace(/\sInc\.?$/iu, "");
  if (brandNames().has(foldText(bare))) brand = bare;
  const isName = /\p{L}/u.test(brand) && keyOf(brand).length > 1 && brand.length <= longestBrand;
  if (!isName || isFiller(brand) || noName.test(brand)) return undefined;
  return /^\p{Ll}+$/u.test(brand) && brandNames().has(brand) ? capitalized(brand) : brand;
}

/**
 * A company of a group as people say its brand: "Nestlé" of "AS Nestlé Norge". Where the country may be a part of the name, it stays: "Air
 * France", "Maison de France".
 */
function withoutCountry(company: string, hasForm: boolean): string {
  const named = company.replace(legalFormInFront, "");
  if (!hasForm && named === company) return company;
  const bare = named.replace(nationalForm, "");
  const words = bare.split(" ");
  const last = foldText(words.at(-1) ?? "");
  const isCommon = last.length < 3 || languages.some((language) => isCommonWord(last, language));
  const isName = !isCommon && (words.length > 1 || brandNames().has(last));
  return bare !== named && isName ? bare : company;
}

/** Whether a row's maker is written with its legal form, as a company and not as a brand: "Modern Inc." */
export function hasLegalForm(evidence: Evidence | undefined): boolean {
  return legalForm.test(writtenBrand(evidence));
}

function writtenBrand(evidence: Evidence | undefined): string {
  const written = evidence?.brand ?? factsAbout("brand", evidence)[0]?.text ?? "";
  return normalizeWhitespace(plainText(written).text.replace(marks, " "));
}

/** The letters and digits alone: "Black & Decker" and "BLACK+DECKER" are one. */
function keyOf(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]+/gu, "");
}

/** Beginnings of many makers' names, which say of none that it is meant: "St Tropez" of "St Ives". */
const beginnings = new Set(
  "st ste dr mr mrs ms sir san santa saint la le les el los las il lo al de du di da van von der mc mac no nr".split(
    " ",
  ),
);

/** Words that makers add to their names, and leave out of their products' names. */
const additions = new Set(
  (
    "the gruppe group company co inc international deutschland germany france italia italy europe austria schweiz switzerland " +
    "distribution industrie industries sportartikel schuhfabrik uk usa norge norway sverige danmark polska nederland suisse " +
    "official shop store brand brands marke textil textilien fashion electronics electronic home design designs collection " +
    "and und et e of by de di von"
  ).split(" "),
);
/** A key of fewer letters may stand in a word by chance. */
const shortestPart = 4;

/** "5" of "Kaporal 5", which products are called without. */
function isAddedNumber(part: string, parts: readonly string[]): boolean {
  return /^\d{1,2}$/.test(part) && parts.length === 2 && (parts[0]?.length ?? 0) >= shortestPart;
}

/** "Kärcher" as it is written where there are no umlauts. */
function withoutUmlauts(brand: string): string {
  return brand.replace(/[äöüÄÖÜ]/gu, (letter) => `${foldText(letter)}e`);
}

/** Whether a text has the brand already in some spelling: joined, hyphenated, in a longer word, without additions, as initials. */
export function namesBrand(text: string, brand: string): boolean {
  const tokens = tokenize(text.replace(marks, " "));
  const words = tokens.flatMap(({ folded }) => folded.split(/[^\p{L}\p{N}]+/u)).filter((word) => word !== "");
  const key = keyOf(brand);
  if (words.includes(key) || hasRun(words, key) || hasFirstOfTwo(text, brand)) return true;
  const spelled = keyOf(withoutUmlauts(brand));
  if (spelled !== key && (words.includes(spelled) || hasRun(words, spelled))) return true;
  if (key.length >= shortestPart && words.some((word) => word.includes(key))) return true;
  const parts = tokenize(brand)
    .flatMap(({ folded }) => folded.split(/[^\p{L}\p{N}]+/u))
    .filter((part, _, all) => part !== "" && !additions.has(part) && !isAddedNumber(part, all));
  const isPart = (part: string) =>
    words.some((word) => word === part || (part.length >= shortestPart && word.startsWith(part)));
  if (parts.length > 0 && parts.every(isPart) && parts.join("").length > 2) return true;
  return hasInitials(text, brand);
}

/** "Thomastik" of Thomastik-Infeld, where it is no word of a language. */
function hasFirstOfTwo(text: string, brand: string): boolean {
  const first = /^(\p{Lu}\p{Ll}{4,})-\p{Lu}\p{Ll}{2,}$/u.exec(brand)?.[1];
  if (first === undefined || textLanguages.some((each) => isCommonWord(first.toLowerCase(), each)))
    return false;
  return new RegExp(`(?<![\\p{L}-])${first}(?![\\p{L}-])`, "u").test(text);
}

/**
 * The name with the brand in front. A first word that ends the brand, or is a part of it and no common word, gives way to it: "Boss
 * Hemd" of Hugo Boss, "Organic - Dal" of Organic Tattva, but not "Acqua di colonia" of Acqua di Parma. Where the name has it cut short, it is written out there: "Lav."
 * of Lavazza. A product's own noun stays too: "Pasta di semola" of La Casa della Pasta.
 * @param isWord whether the row's language has a folded word; without it a first word of two or three letters stays
 */
export function withBrand(name: string, brand: string, isWord?: (folded: string) => boolean): string {
  const cut = [...name.matchAll(/(?<![\p{L}\p{N}])(\p{Lu}\p{L}{2,})\.(?=[\s,;)]|$)/gu)].find(
    ([, short = ""]) =>
      short.length < brand.length && foldText(brand).startsWith(foldText(short)) && !brand.includes("."),
  );
  if (cut !== undefined) return name.slice(0, cut.index) + brand + name.slice(cut.index + cut[0].length);
  const [, first = "", rest = ""] = /^(\p{Lu}[\p{L}\p{N}'’]+)\s+(\S.*)$/su.exec(name) ?? [];
  const parts = tokenize(brand).map(({ folded }) => folded);
  const isPart =
    (claims.has(foldText(first)) && parts.includes(foldText(first)) && /^[-–—|]\s/u.test(rest)) ||
    (isWord !== undefined && beginsMaker(first, rest, parts, isWord)) ||
    (first.length >= shortestPart &&
      !additions.has(foldText(first)) &&
      ((parts.at(-1) === foldText(first) && !isOwnNoun(first, rest, brand)) ||
        foldText(brand).startsWith(`${foldText(first)}-`) ||
        (parts.includes(foldText(first)) &&
          !languages.some((language) => isCommonWord(first.toLowerCase(), language)))));
  return `${brand} ${isPart ? rest : name}`;
}

/**
 * "BHX" of BHX Workwear, "Hy" of Hy Equestrian: the first word of a maker of several, which no language has. One that another language has
 * counts before a measure: "Premier 200g" of Premier Equine.
 */
function beginsMaker(
  first: string,
  rest: string,
  [maker, ...others]: readonly string[],
  isWord: (folded: string) => boolean,
): boolean {
  const folded = foldText(first);
  if (folded !== maker || others.length === 0 || folded.length < 2) return false;
  if (beginnings.has(folded) || additions.has(folded) || acronyms().has(folded) || isWord(folded))
    return false;
  return /^\d/u.test(rest) || !languages.some((language) => isCommonWord(folded, language));
}

/** What makers call themselves and their goods: "Organic - Dal" of Organic Tattva; but the "White - Tee" of White Stuff is white. */
const claims: ReadonlySet<string> = new Set("organic bio eco natural naturals pure fresh".split(" "));

/** A word between nouns: "Maison du Café", "Café en grains". */
const links =
  "di|del|della|dello|dei|delle|degli|al|alla|alle|da|per|con|de|du|des|la|en|au|aux|a|pour|avec|of|for|with|the|von|vom|der|aus|mit|fur|und|zum|zur|am|im";
const linkBefore = new RegExp(`(?:^|\\s)(?:${links})\\s\\S+$|(?:^|\\s)[dl]['’]\\S+$`, "u");
const linkBehind = new RegExp(`^(?:(?:${links})\\s|[dl]['’])`, "u");

/** A word of the language with which the brand ends and the name begins, where one of them joins it to another noun. */
function isOwnNoun(first: string, rest: string, brand: string): boolean {
  if (!linkBefore.test(foldText(brand)) && !linkBehind.test(foldText(rest))) return false;
  return languages.some((language) => isCommonWord(first.toLowerCase(), language));
}

/** Whether words in a row, joined, are the key: "Black Decker", "Coca-Cola", "H & M". */
function hasRun(words: readonly string[], key: string): boolean {
  return words.some((_, first) => {
    let run = "";
    for (let place = first; place < words.length && run.length < key.length; place += 1) run += words[place];
    return run === key;
  });
}

/** "HP" for Hewlett Packard, "D&G" for Dolce & Gabbana. */
function hasInitials(text: string, brand: string): boolean {
  const parts = brand.split(/[^\p{L}\p{N}]+/u).filter((part) => /^\p{Lu}/u.test(part));
  if (parts.length < 2) return false;
  const initials = parts.map((part) => part.charAt(0)).join("");
  // A pattern is dear, and most names lack one of the letters.
  for (const initial of initials) if (!text.includes(initial)) return false;
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${initials.split("").join("[&+.\\s]{0,3}")}(?![\\p{L}\\p{N}])`,
    "u",
  );
  return pattern.test(text);
}

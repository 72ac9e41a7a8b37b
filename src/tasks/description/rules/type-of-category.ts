import type { CategoryRecord } from "../../../catalog/model.ts";
import type { Language } from "../../../nlp/language.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { readWords, type WordReading } from "../../../nlp/stemmer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import type { GlossaryMatch } from "../../../translation/glossary.ts";
import { nounGrammar } from "../../../translation/noun-grammar.ts";
import { categoryNoun, lastLevel } from "../../evidence/category-noun.ts";
import { nounsIn } from "../../name/rules/known-product.ts";
import { isMaker, isType, writtenAs } from "./named-type.ts";
import { countWords } from "./passage.ts";
import { audienceOf, type ProductType, type SearchedProduct } from "./property-terms.ts";
import { isMeantByShop } from "./shop-sense.ts";
import { isAttachedWord, isCountedWord, isLineOfDevices } from "./word-classes.ts";

/** Score of the found category from which it decides which of a row's nouns the product is. */
const leastScore = 0.7;
/** Of two categories, levels of their identifiers with which they have a department in common. */
const departmentLevels = 2;
const shortestNoun = 3;

/**
 * The kind of product by the category that was found: what the name calls it, where that is of the category; else another noun of the name
 * that is, else one of the row's texts, else the category's own name. `named` where nothing was found, or nothing else fits better.
 */
export function typeByCategory(
  product: SearchedProduct,
  named: ProductType | undefined,
): ProductType | undefined {
  const { category, evidence } = product;
  if (category === undefined || (evidence?.category?.score ?? 0) < leastScore) return named;
  if (named !== undefined && isDeviceOf(named, category)) return typeOfLeaf(category, product) ?? named;
  // "LED Filament": a bulb.
  if (named !== undefined && /^filament[os]?$/iu.test(named.text) && category.identifier.includes("-bulbs"))
    return typeOfLeaf(category, product) ?? named;
  if (named !== undefined && isOfCategory(named, category, product)) return fuller(named, category, product);
  const other =
    nounOfName(category, product, named) ?? nounOfTexts(category, product, named?.entry !== undefined);
  if (other !== undefined) return isIngredient(other, named, product) ? named : other;
  if (isWine(category)) return typeOfLeaf(category, product) ?? named;
  if (isUntold(category)) return stuff.test(named?.text ?? "") ? typeOfLeaf(category, product) : named;
  return named !== undefined && !isDoubtful(named, category)
    ? named
    : (typeOfLeaf(category, product) ?? named);
}

/** "iPhone" of a case: what the thing is for, by the category of each; the "Cyber-shot" of a camera is what its maker calls it. */
function isDeviceOf({ text, entry }: ProductType, { identifier }: CategoryRecord): boolean {
  const [line = ""] = text.toLowerCase().split(" ");
  return isLineOfDevices(line) && (line !== "iphone" || entry?.category?.identifier !== identifier);
}

/** French and Italian: the "magnesio" of an "integratore magnesio": a noun of the same kind behind the first one says what is in it. */
function isIngredient(
  { text, entry }: ProductType,
  named: ProductType | undefined,
  { name, language }: SearchedProduct,
): boolean {
  if (named?.entry === undefined || (language !== "fr" && language !== "it")) return false;
  const [folded, first] = [foldText(name), foldText(named.text)];
  const place = folded.indexOf(first);
  const isBehind = place >= 0 && place + first.length < folded.indexOf(foldText(text));
  const { domain } = named.entry;
  return isBehind && (domain === "care" || domain === "food") && entry?.domain === domain;
}

/** "Grauburgunder": a wine is searched by its colour too. */
function isWine({ identifier }: CategoryRecord): boolean {
  return identifier.startsWith("a-food-drinks-wine-");
}

/** People search a book or a record by its title, and of a food the category may be that of an ingredient. */
export function isUntold({ identifier }: CategoryRecord): boolean {
  return /^a-(?:media|food)/u.test(identifier);
}

/** What a food of any kind has: "Protein 23%". */
const stuff = /^(?:proteins?|proteine|protéines?|proteina|eiweiß)$/iu;

/** A word of another department that says what comes with things, or what they taste of. */
function isDoubtful({ entry, text }: ProductType, { identifier }: CategoryRecord): boolean {
  if (isAttachedWord(text)) return true;
  if (entry?.domain === "plant") return !/^a-(?:garden|food)/u.test(identifier);
  return entry?.domain === "food" && !identifier.startsWith("a-food") && !identifier.startsWith("a-pets");
}

/** By its own category, by a word that the category's name has too, or where no list says what it is. */
function isOfCategory({ entry, text }: ProductType, category: CategoryRecord, product: SearchedProduct) {
  const { language, glossary } = product;
  const own = nounsIn(glossary, language)(text)[0]?.category;
  if (entry === undefined || own === undefined) return true;
  if (!category.identifier.startsWith("a-") || isNear(own, category)) return true;
  const [leaf, stems] = [
    contentStems(category.names[language] ?? "", language),
    contentStems(text, language),
  ];
  return stems.every((stem) => leaf.includes(stem)) && stems.length > 1;
}

/**
 * Whether the category that the row's word is listed in may be the row's: the "rug" of "turnout rug" in a category for horses is no carpet. Where
 * nothing was found, or no list says what it is, it may.
 */
export function mayBeOfCategory({ text }: ProductType, product: SearchedProduct): boolean {
  const { evidence, glossary, language } = product;
  const own = nounsIn(glossary, language)(text)[0]?.category;
  const { identifier: found = "", score = 0 } = evidence?.category ?? {};
  if (own?.startsWith("a-") !== true || !found.startsWith("a-")) return true;
  // "Chaussons aux pommes" are no slippers.
  if (own.startsWith(food) !== found.startsWith(food)) return false;
  if (score >= leastScore) return true;
  return sharedLevels(own, found) >= departmentLevels;
}

const food = "a-food-";

function isNear(identifier: string, category: CategoryRecord): boolean {
  return sharedLevels(identifier, category.identifier) >= departmentLevels;
}

function sharedLevels(one: string, other: string): number {
  const [first, second] = [one.split("-"), other.split("-")];
  const place = first.findIndex((level, at) => level !== second[at]);
  return place < 0 ? first.length : place;
}

/** "Vis à bois" of "Vis bois", "camion de pompiers" of "Camion pompier": the category's own term that has the noun and more of the name. */
function fuller(named: ProductType, category: CategoryRecord, product: SearchedProduct): ProductType {
  const term = termOfName(category, product);
  if (term === undefined) return named;
  const { language } = product;
  const [own, more] = [contentStems(named.text, language), contentStems(term, language)];
  return own.length < more.length && own.every((stem) => more.includes(stem))
    ? { text: term, entry: named.entry, base: named.text }
    : named;
}

/** The longest of the category's terms of which the name has all content words, two or more. */
function termOfName({ terms }: CategoryRecord, product: SearchedProduct): string | undefined {
  const { name, language } = product;
  const said = new Set(contentStems(name, language));
  // "Toilet Brush With Holder" is no toilet brush holder.
  const own = new Set(contentStems(name.replace(company, ""), language));
  const audience = audienceOf(product);
  const [longest] = (terms[language] ?? [])
    .filter((term) => {
      const stems = contentStems(term, language);
      if (!company.test(term) && !stems.every((stem) => own.has(stem))) return false;
      // "Quaderno A4 maxi" is no "maxi quaderno", while "écran dalle" is a "dalle d'écran".
      const isJoined = term.split(/[\s'’]/u).length > stems.length;
      if ((company.test(term) || !isJoined) && !isInOrder(stems, name, language)) return false;
      // "Cordon SVGA + Audio" is no audio cord.
      if (isAcrossPlus(stems, name, language)) return false;
      // "Watch For Boys, Girls" is no girls' watch.
      const ofTerm = audienceOf({ ...product, name: term, evidence: undefined });
      if (ofTerm !== undefined && audience === "children" && ofTerm !== audience) return false;
      // "1600 Spin Washing Machine"
      if (isCountedWord(term.split(" ")[0] ?? "") || weighed.test(term)) return false;
      return stems.length > 1 && stems.every((stem) => said.has(stem));
    })
    .toSorted((one, two) => two.length - one.length);
  return longest;
}

/** "Faretto binario" is no "binario con faretti": the thing that comes with another one stands in front of it. */
function isInOrder(stems: readonly string[], name: string, language: Language): boolean {
  const places = stems.map((stem) => contentStems(name, language).indexOf(stem));
  return (
    language === "en" ||
    language === "de" ||
    places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0))
  );
}

/** Whether words stand on both sides of a plus and on neither side together. */
function isAcrossPlus(stems: readonly string[], name: string, language: Language): boolean {
  const parts = name.split(/\s\+\s/u).map((part) => contentStems(part, language));
  return parts.length > 1 && !parts.some((part) => stems.every((stem) => part.includes(stem)));
}

/** What a thing comes with. */
const company = /\s(?:with|mit|inkl\.?|inklusive|including|avec|con)\s.*$/iu;

function contentStems(text: string, language: Language): string[] {
  const reading = readWords(text);
  return reading.stems(language).filter((_, place) => !isStopWord(reading.folded[place] ?? "", language));
}

/** "7kg washing machine": one of its measures. */
const weighed = /^\d+\s?(?:kg|g|l|w|v|cm|mm|inch)(?!\p{L})/iu;

/** Of the nouns of the name the one that is nearest to the category. */
function nounOfName(
  category: CategoryRecord,
  product: SearchedProduct,
  named: ProductType | undefined,
): ProductType | undefined {
  const { name, language, glossary } = product;
  const term = termOfName(category, product);
  if (term !== undefined) return { text: term, entry: undefined };
  const reading = readWords(name);
  const ranked = glossary
    .find(reading, language)
    .filter(
      (match) =>
        isType(match, reading, language) &&
        !isMaker(match, reading, product) &&
        match.entry.category !== undefined &&
        !isPartOf(writtenAs(match, reading, language), named) &&
        !(named?.entry !== undefined && isWhatFor(match, reading)),
    )
    .map((match) => ({
      match,
      levels: sharedLevels(match.entry.category?.identifier ?? "", category.identifier),
    }))
    .filter(({ levels }) => levels >= departmentLevels)
    .toSorted((one, two) => two.levels - one.levels);
  const [best] = ranked;
  if (best === undefined || (named === undefined && !isExact(best.match, category))) return undefined;
  return { text: writtenAs(best.match, reading, language), entry: best.match.entry };
}

/** The "violin" of "violin rosin": what the listed noun of several words is for. */
function isPartOf(noun: string, named: ProductType | undefined): boolean {
  const words = named?.entry === undefined ? [] : named.text.toLowerCase().split(" ");
  return words.length > 1 && words.length > noun.split(" ").length && words.includes(noun.toLowerCase());
}

/** "Rosin for violin and cello": what the text says that the thing is for. */
function isWhatFor({ first }: GlossaryMatch, { folded }: WordReading): boolean {
  return folded
    .slice(Math.max(0, first - mostBetween), first)
    .some((word) => /^(?:for|fur|pour|per)$/.test(word));
}

const mostBetween = 4;

function isExact({ entry }: GlossaryMatch, { identifier }: CategoryRecord): boolean {
  return entry.category?.identifier === identifier;
}

/** The first noun of the category in the columns that say what a thing is, and in the description. */
function nounOfTexts(
  category: CategoryRecord,
  product: SearchedProduct,
  isListed: boolean,
): ProductType | undefined {
  const { text, language } = product;
  if (text === undefined) return undefined;
  const { reading, matches } = text;
  const match = matches.find(
    (each) =>
      isExact(each, category) &&
      !(isListed && isWhatFor(each, reading)) &&
      isType(each, reading, language) &&
      !isMaker(each, reading, product) &&
      reading.text.slice(reading.tokens[each.first]?.start, reading.tokens[each.end - 1]?.end).length >
        shortestNoun,
  );
  if (match === undefined) return undefined;
  const written = writtenAs(match, reading, language);
  const noun = isDativePlural(written, language)
    ? (sharedNoun(category.names.de ?? "") ?? written.slice(0, -1))
    : written;
  return { text: noun, entry: match.entry };
}

/** "Kopfhörer" of "In-Ear- und On-Ear-Kopfhörer": the noun of both. */
export function sharedNoun(text: string): string | undefined {
  return /^.*\p{L}-\s(?:und|oder|&)\s(?:\S*-)?(\p{L}{4,})$/u.exec(text)?.[1];
}

/** German: "Studiokopfhörern", which prose says of others too. */
function isDativePlural(noun: string, language: Language): boolean {
  if (language !== "de" || !/(?:er|el|e)n$/u.test(noun) || nounGrammar(noun, "de") !== undefined)
    return false;
  return nounGrammar(noun.slice(0, -1), "de") !== undefined;
}

const joint = /\s(?:and|und|et|e|ed)\s|\s?[,&/]\s?/u;

/** "Tablet" of "Tablets", and of "Notebooks and laptops" the one that the row names. */
export function typeOfLeaf(category: CategoryRecord, product: SearchedProduct): ProductType | undefined {
  const { language, glossary } = product;
  const leaf = category.names[language];
  if (leaf === undefined || /[()]/u.test(leaf)) return undefined;
  const parts = leaf.split(joint).filter((part) => part !== "");
  const [one, more] = parts.length === 1 ? parts : parts.filter((part) => isNamed(part, product));
  if (one === undefined || more !== undefined || countWords(one) > mostWords || /-$/u.test(one))
    return undefined;
  const noun = categoryNoun(one, { language, glossary })?.noun;
  const words = one.split(" ");
  const head = (language === "en" || language === "de" ? words.at(-1) : words[0]) ?? "";
  // "impilabili" of "giochi a incastro e impilabili" is none.
  if (noun === undefined && parts.length > 1 && nounGrammar(head, language) === undefined) return undefined;
  const text = noun ?? one;
  return { text: language === "de" ? text : text.toLowerCase(), entry: undefined, isOfShelf: true };
}

const mostWords = 4;

/** In characters: further behind a text says what the thing is for or goes with. */
const beginning = 80;

/** Of a category that was surely found the one part that the shop's own category has too: the "Pralinen" of "Pralinen und Trüffel". */
export function soldAs({ category, evidence, language }: SearchedProduct): string | undefined {
  if (category === undefined || (evidence?.category?.score ?? 0) < surelyFound) return undefined;
  const shop = new Set(contentStems(evidence?.sourceCategory ?? "", language));
  const parts = (category.names[language] ?? "").split(joint).filter((part) => part !== "");
  const [one, more] = parts.filter((part) => contentStems(part, language).every((stem) => shop.has(stem)));
  if (one === undefined || more !== undefined || countWords(one) > 1) return undefined;
  return language === "de" ? one : one.toLowerCase();
}

const surelyFound = 0.9;

/** Whether the row's texts begin with all content words of a part of the category's name. */
function isNamed(part: string, { name, text, language }: SearchedProduct): boolean {
  const said = new Set(contentStems(`${name}\n${(text?.reading.text ?? "").slice(0, beginning)}`, language));
  return contentStems(part, language).every((stem) => said.has(stem));
}

/** What the things of the shop's own category are called, where its last level is one noun. */
export function typeOfShop(product: SearchedProduct): ProductType | undefined {
  const { name, evidence, language, glossary } = product;
  const found = categoryNoun(evidence?.sourceCategory ?? "", { language, glossary });
  if (found === undefined || isOtherWord(found.noun, product) || !isMeantByShop(found, product))
    return undefined;
  // "Élarg. de voie": the name has its noun, which nobody can read, and which is another one.
  const stump = language === "fr" || language === "it" ? /^(\p{L}{2,})\.\s/u.exec(name)?.[1] : undefined;
  if (stump !== undefined && !foldText(found.noun).startsWith(foldText(stump))) return undefined;
  // "Suspensions" for the "Suspension métal Oslo"
  const [wanted, more] = readWords(found.noun).stems(language);
  const words = readWords(name);
  const place = more === undefined ? words.stems(language).indexOf(wanted ?? "") : -1;
  const noun = words.tokens[place]?.kind === "word" ? (words.tokens[place]?.text ?? found.noun) : found.noun;
  return { text: language === "de" ? found.noun : noun.toLowerCase(), entry: found.entry };
}

/** English: "bed linen" for the shop's "Bedding", which a row of swaddles does not have. */
function isOtherWord(noun: string, { name, text, evidence, language }: SearchedProduct): boolean {
  const shelf = lastLevel(evidence?.sourceCategory ?? "");
  if (language !== "en" || !/ing$/iu.test(shelf)) return false;
  const said = new Set(contentStems(`${shelf}\n${name}\n${text?.reading.text ?? ""}`, language));
  return !contentStems(noun, language).some((stem) => said.has(stem));
}

/** Letters that two German compounds of one noun end with. */
const shortestEnd = 5;

/** Score of the found category from which it bears out the shop's own one. */
const bornOut = 0.8;

/**
 * What the shop sorts the thing as, where the found category is called so too and not as the name's noun is: "knitting yarn" for the
 * "Merino Sock 4ply" among "Yarn", and "sock yarn" where the row's texts or the category have that.
 */
export function sortedAs(named: ProductType, product: SearchedProduct): ProductType | undefined {
  const { evidence, category, language, text } = product;
  const shop = typeOfShop(product);
  if (shop === undefined || category === undefined || (evidence?.category?.score ?? 0) < bornOut)
    return undefined;
  // "Double bedsheet" is a "bed sheet".
  const joined = (text: string) => foldText(text).replaceAll(" ", "");
  if (joined(named.text).includes(joined(shop.text))) return undefined;
  // "Gesichtscreme" among "Tagescreme": the name's own word for it.
  const end = joined(shop.text).slice(-shortestEnd);
  if (language === "de" && /^\p{Lu}\p{Ll}+$/u.test(named.text) && joined(named.text).endsWith(end))
    return undefined;
  const terms = [category.names[language] ?? "", ...(category.terms[language] ?? [])];
  const called = contentStems(category.names[language] ?? "", language);
  const [own, read] = [contentStems(shop.text, language), contentStems(named.text, language)];
  const heads = terms.flatMap((term) => contentStems(term, language));
  if (
    !own.every((word) => heads.includes(word)) ||
    read.some((word) => own.includes(word) || called.includes(word))
  )
    return undefined;
  if (language !== "en") return shop;
  const both = `${named.text} ${shop.text.split(" ").at(-1) ?? ""}`;
  const isWritten = [...terms, text?.reading.text ?? ""].some((each) => each.toLowerCase().includes(both));
  return isWritten ? { text: both, entry: shop.entry, base: shop.text } : shop;
}

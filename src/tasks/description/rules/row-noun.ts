import type { CategoryRecord } from "../../../catalog/model.ts";
import { oncePerObject } from "../../../lib/once.ts";
import { builtinKnowledge } from "../../../ml/titles/knowledge-file.ts";
import { claimantsOf } from "../../../ml/titles/noun-lexicon.ts";
import { isHeadFirst, type Language, textLanguages } from "../../../nlp/language.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { readWords, type WordReading } from "../../../nlp/stemmer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { nounGrammar } from "../../../translation/noun-grammar.ts";
import { categoryNoun } from "../../evidence/category-noun.ts";
import { statedBrand } from "../../evidence/stated-brand.ts";
import { complementStart } from "./named-type.ts";
import { countWords } from "./passage.ts";
import { isWithin, type ProductType, type SearchedProduct } from "./property-terms.ts";
import { hasOwnSynonyms } from "./term-guard.ts";
import { typeOfLeaf } from "./type-of-category.ts";
import {
  isAudienceWord,
  isCountedWord,
  isGenericWord,
  isHype,
  isLineOfDevices,
  isPropertyAlone,
  isStuffHead,
} from "./word-classes.ts";

/** Words next to each other in the name that the catalog's noun lists have, in any inflected form. */
export interface ListedNoun {
  /** Tokens of the name. */
  readonly first: number;
  readonly end: number;
  /** As written. */
  readonly text: string;
  /** Whether the lists have it in the row's leaf. */
  readonly isOfLeaf: boolean;
}

/** Words of a name that are read; further behind stands nothing that it is called. */
const mostRead = 30;
/** In words. */
const longestNoun = 4;
const shortestNoun = 3;
/** Score from which the found category decides. */
const leastScore = 0.7;

/**
 * The noun that a row is searched by, in the whole and of the row's leaf: `named` with the words of the name that the lists have with it
 * ("guitar strings" of "guitar", "skin lightening cream" of "cream"), else what the name has of the leaf's nouns ("laptop skin"); in English
 * and German the last one before a complement, in French and Italian the first one. What alone says no thing ("gel") has the word before it,
 * or is none.
 */
export function wholeNoun(named: ProductType | undefined, product: SearchedProduct): ProductType | undefined {
  const { name, language } = product;
  const listed = listedNouns(product);
  if (named === undefined) return ofLeaf(listed, language) ?? nameItself(listed, product);
  if (named.isOfShelf === true) return named;
  const reading = readWords(name);
  const first = placeOf(named.text, reading, language);
  const own = first < 0 ? undefined : { first, end: first + readWords(named.text).tokens.length };
  const thing = own === undefined ? undefined : thingWithDrive(own, listed, product);
  if (thing !== undefined) return thing;
  const whole =
    own && !isLineOfDevices(foldText(named.text)) ? grown(named, own, listed, product) : undefined;
  if (whole !== undefined) return whole;
  const known = isOfLeaf(named.text, product);
  const ofRow = ofLeaf(listed, language);
  // "Electric guitar" and "guitar strings"
  const isLonger = own !== undefined && ofRow !== undefined && ofRow.first < own.end && ofRow.end > own.end;
  const other = known && !isLonger ? undefined : ofRow;
  if (other !== undefined && !isModifier(named, own, other, product))
    return own === undefined ? other : united(named, own, other, product);
  if (known) return named;
  // The "SSD" of "Lenovo ThinkPad T14 512GB SSD": a part that is counted or measured.
  const isPart = own !== undefined && (reading.tokens[own.first - 1]?.kind ?? "word") !== "word";
  if (isPart && !isHeadFirst(language))
    return leafOf(product) === undefined ? named : (leafWord(product) ?? named);
  const compound = language === "de" ? compoundOfLeaf(named.text, product) : undefined;
  if (compound !== undefined) return { text: compound, entry: undefined };
  return isStuffHead(foldText(named.text)) ? withWordBefore(named, own, reading, product) : named;
}

/** The lists' nouns in a name, outside of its maker and before what the thing is for or with; overlapping ones too. */
export function listedNouns(product: SearchedProduct): ListedNoun[] {
  const { name, language, evidence } = product;
  const reading = readWords(name);
  const { tokens, folded, text } = reading;
  const maker = new Set(readWords(statedBrand(evidence) ?? "").folded);
  const until = Math.min(complementStart(reading, language), mostRead);
  const leaf = leafOf(product);
  const found: ListedNoun[] = [];
  for (let first = 0; first < until; first += 1) {
    for (let end = first + 1; end <= Math.min(until, first + longestNoun); end += 1) {
      const [last, before] = [tokens[end - 1], tokens[end - 2]];
      // "enterr&eacute": a word that the shop has broken.
      if (/^[&.]\p{L}/u.test(text.slice(last?.end))) break;
      if (last?.kind !== "word" || maker.has(folded[end - 1] ?? "")) break;
      if (
        before !== undefined &&
        end - first > 1 &&
        !/^(?:\s|['’-])$/u.test(text.slice(before.end, last.start))
      )
        break;
      const written = text.slice(tokens[first]?.start, last.end);
      if (written.length < shortestNoun || isLineOfDevices(foldText(written))) continue;
      if (isPropertyAlone(written)) continue;
      if (language === "de" && !/^\p{Lu}/u.test(last.text)) continue;
      const claimants = claimantsOfPhrase(written, language);
      if (claimants.length > 0)
        found.push({ first, end, text: written, isOfLeaf: leaf !== undefined && claimants.includes(leaf) });
    }
  }
  return found;
}

/** French and Italian: what a name leaves out between two nouns. */
const joints: Readonly<Partial<Record<Language, readonly string[]>>> = {
  fr: ["de", "à", "pour"],
  it: ["di", "da", "per"],
};

function claimantsOfPhrase(written: string, language: Language): readonly number[] {
  const { nouns } = builtinKnowledge();
  const claimants = claimantsOf(nouns, written, language);
  const [one, other, more] = written.split(" ");
  if (claimants.length > 0 || other === undefined || more !== undefined) return claimants;
  return (joints[language] ?? []).flatMap((joint) =>
    claimantsOf(nouns, `${one} ${joint} ${other}`, language),
  );
}

/** The number of a category in the noun lists: of those that claim its names and terms the one that does so most often. */
const numberOf = oncePerObject(
  ({ names, terms }: CategoryRecord): { readonly number: number | undefined } => {
    const { nouns } = builtinKnowledge();
    const counts = new Map<number, number>();
    for (const language of textLanguages) {
      for (const text of [names[language] ?? "", ...(terms[language] ?? [])])
        for (const number of claimantsOf(nouns, text, language))
          counts.set(number, (counts.get(number) ?? 0) + 1);
    }
    const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
    return { number: most?.[0] };
  },
);

function leafOf({ category, evidence }: SearchedProduct): number | undefined {
  return category === undefined || (evidence?.category?.score ?? 0) < leastScore
    ? undefined
    : numberOf(category).number;
}

/** Whether the lists have the noun, or the head that it ends or begins with, in the row's leaf; where no leaf is known, it may be. */
function isOfLeaf(noun: string, product: SearchedProduct): boolean {
  const { language, category } = product;
  const leaf = leafOf(product);
  if (leaf === undefined) return !isStuffHead(foldText(noun));
  const words = noun.split(" ");
  const head = (isHeadFirst(language) ? words[0] : words.at(-1)) ?? "";
  const called = readWords(category?.names[language] ?? "").stems(language);
  const isNamed = () =>
    readWords(head)
      .stems(language)
      .some((stem) => called.includes(stem));
  return (
    [noun, head].some((text) => claimantsOfPhrase(text, language).includes(leaf)) ||
    (!isStuffHead(foldText(noun)) && isNamed())
  );
}

/** Of the leaf's nouns in a name the longest of the last ones in English and German, of the first ones in French and Italian. */
function ofLeaf(listed: readonly ListedNoun[], language: Language): (ProductType & ListedNoun) | undefined {
  const own = listed.filter((noun) => noun.isOfLeaf);
  const end = isHeadFirst(language)
    ? Math.min(...own.map(({ first }) => first))
    : Math.max(...own.map((noun) => noun.end));
  const [longest] = own
    .filter((noun) => (isHeadFirst(language) ? noun.first : noun.end) === end)
    .toSorted((one, two) => two.end - two.first - (one.end - one.first));
  return longest && { ...longest, text: spelled(longest.text, language), entry: undefined };
}

/** "Vollkornnudeln": a name that is one of the lists' nouns and nothing else. */
function nameItself(
  listed: readonly ListedNoun[],
  { name, language }: SearchedProduct,
): ProductType | undefined {
  const whole = listed.find(({ text }) => text === name.trim());
  return whole && { text: spelled(whole.text, language), entry: undefined };
}

function spelled(written: string, language: Language): string {
  return language === "de" ? written : written.toLowerCase();
}

interface Place {
  readonly first: number;
  readonly end: number;
}

/** The "laptop" of "Laptop 16GB 512GB SSD": what stands before a drive that is said with its size. */
function thingWithDrive(
  own: Place,
  listed: readonly ListedNoun[],
  product: SearchedProduct,
): ProductType | undefined {
  const { name, language } = product;
  const { tokens } = readWords(name);
  if (!/\d\s?[GT][Bo]\s$/u.test(name.slice(0, tokens[own.first]?.start))) return undefined;
  const found = listed.filter(({ end }) => end <= own.first);
  const thing = isHeadFirst(language) ? found[0] : found.at(-1);
  if (thing === undefined) return undefined;
  const leaf = leafOf(product) === undefined ? undefined : leafWord(product);
  return leaf ?? { text: spelled(thing.text, language), entry: undefined };
}

/** The longest listed noun that has `named` and more of the name; of a sure leaf only one of it, unless that has neither. */
function grown(
  named: ProductType,
  own: Place,
  listed: readonly ListedNoun[],
  product: SearchedProduct,
): ProductType | undefined {
  const { language } = product;
  const [longest] = listed
    .filter(({ first, end }) => first <= own.first && end >= own.end && end - first > own.end - own.first)
    .filter(({ text }) => !hasProperty(text, product))
    .filter((noun) => noun.isOfLeaf || leafOf(product) === undefined || !isOfLeaf(named.text, product))
    .toSorted(
      (one, two) =>
        Number(two.isOfLeaf) - Number(one.isOfLeaf) || two.end - two.first - (one.end - one.first),
    );
  if (longest === undefined) return undefined;
  const isSameHead = isHeadFirst(language) ? longest.first === own.first : longest.end === own.end;
  return {
    text: spelled(longest.text, language),
    ...(isSameHead && hasOwnSynonyms(named, product)
      ? { entry: named.entry, base: named.text }
      : { entry: undefined }),
  };
}

/** "Leather handbag", "felpa bimbo", "spin washing machine": with what are terms of their own, or none. */
function hasProperty(noun: string, { language, glossary }: SearchedProduct): boolean {
  return readWords(noun).folded.some(
    (word) =>
      /^(?:color|material|audience|size)$/u.test(glossary.roleOf(word, language) ?? "") ||
      isAudienceWord(word) ||
      isCountedWord(word) ||
      isGenericWord(word),
  );
}

/** A noun of the leaf with the other one right beside it, which the thing is of or made for: "electric guitar | strings", "cordes | violon". */
function united(
  named: ProductType,
  own: Place,
  other: ProductType & ListedNoun,
  product: SearchedProduct,
): ProductType {
  const { language } = product;
  const { tokens, text } = readWords(product.name);
  const isBeside = (one: number, next: number) =>
    text.slice(tokens[one - 1]?.end, tokens[next]?.start) === " ";
  const isBefore =
    !isHeadFirst(language) &&
    own.end < other.end &&
    (own.end > other.first || isBeside(own.end, other.first));
  const isBehind = other.end === own.first && isBeside(other.end, own.first);
  if (language === "de" || !(isBefore || isBehind)) return { text: other.text, entry: undefined };
  const [first, end] = isBefore ? [own.first, other.end] : [other.first, own.end];
  const whole = spelled(text.slice(tokens[first]?.start, tokens[end - 1]?.end), language);
  const isHead = isBehind && !isHeadFirst(language);
  return { text: whole, ...(isHead ? { entry: named.entry, base: other.text } : { entry: undefined }) };
}

/**
 * Whether a noun of the leaf says something of the one that was found: the "Marshmallow" before "Konfekt", the "antimacchie" behind a "correttore", the
 * "dalle" of a "dalle d'écran". In French and Italian the first noun is the thing, unless it only says in what form it comes, or both stand
 * side by side: "sandwich | gelato".
 */
function isModifier(
  { text: noun }: ProductType,
  own: Place | undefined,
  other: ListedNoun,
  { name, language }: SearchedProduct,
): boolean {
  if (isWithin(other.text, noun) || /^\p{Lu}{2,4}$/u.test(other.text)) return true;
  if (own === undefined) return false;
  const { tokens, text } = readWords(name);
  const isBeside = (one: Place, next: Place) =>
    text.slice(tokens[one.end - 1]?.end, tokens[next.first]?.start) === " ";
  if (language === "de")
    return !isStuffHead(foldText(noun)) && other.end <= own.first && isBeside(other, own);
  if (!isHeadFirst(language) || own.end > other.first) return false;
  // "Barres glacées"
  if (isBeside(own, other)) return nounGrammar(other.text, language) === undefined;
  return !isStuffHead(foldText(noun));
}

/** What the leaf is called, where that is one singular noun of the word lists. */
export function leafWord({ category, language, glossary }: SearchedProduct): ProductType | undefined {
  const name = category?.names[language] ?? "";
  if (/[()&,/]|-\s|\s(?:and|und|et|e|ed)\s/u.test(name)) return undefined;
  const found = categoryNoun(name, { language, glossary });
  const isWhole = found !== undefined && countWords(found.noun) === countWords(name);
  return isWhole
    ? { text: language === "de" ? found.noun : found.noun.toLowerCase(), entry: found.entry }
    : undefined;
}

/** German: the leaf's compound that ends with the noun: the "Espressobohnen" of "Espresso Bohnen", else what the leaf is called: "Kaffeebohnen". */
function compoundOfLeaf(noun: string, product: SearchedProduct): string | undefined {
  const { name, category } = product;
  if (leafOf(product) === undefined || category === undefined || /[\s-]/u.test(noun)) return undefined;
  const end = noun.toLowerCase();
  const said = readWords(name).folded;
  const compounds = [category.names.de ?? "", ...(category.terms.de ?? [])].filter(
    (term) => !/[\s-]/u.test(term) && term.toLowerCase().endsWith(end) && term.length > end.length + 2,
  );
  const isSaid = (term: string) => said.includes(foldText(term.slice(0, -end.length)).replace(/s$/u, ""));
  return compounds.find(isSaid) ?? compounds.find((term) => term === category.names.de);
}

/** English: "massage gel"; else what the leaf is called, or nothing. */
function withWordBefore(
  named: ProductType,
  own: Place | undefined,
  { tokens, folded, text }: WordReading,
  product: SearchedProduct,
): ProductType | undefined {
  const { language, glossary, evidence } = product;
  const { category } = product;
  const isSure = category !== undefined && leafOf(product) !== undefined;
  const leaf = isSure ? typeOfLeaf(category, product) : undefined;
  if (isHeadFirst(language)) return leaf ?? (isSure ? undefined : named);
  if (own === undefined || own.first === 0) return leaf;
  const [before, word] = [tokens[own.first - 1], folded[own.first - 1] ?? ""];
  const isBeside = before?.kind === "word" && text.slice(before.end, tokens[own.first]?.start) === " ";
  const role = glossary.roleOf(word, language) ?? "";
  const isEnd =
    tokens[own.end] === undefined || text.slice(tokens[own.end - 1]?.end, tokens[own.end]?.start) !== " ";
  const isOfMaker = readWords(statedBrand(evidence) ?? "").folded.includes(word);
  // "Himalaya Wellness Syrup": the maker has no other word for it.
  if (isOfMaker && isEnd) return leaf ?? named;
  const isTelling =
    isBeside &&
    isEnd &&
    word.length > shortestNoun &&
    (isCommonWord(word, language) || role !== "") &&
    !/^(?:color|material|audience|size)$/u.test(role) &&
    !(isStopWord(word, language) || isHype(word, language) || isGenericWord(word) || isAudienceWord(word));
  return isTelling ? { text: spelled(`${before.text} ${named.text}`, language), entry: undefined } : leaf;
}

function placeOf(noun: string, reading: WordReading, language: Language): number {
  const wanted = readWords(noun).stems(language);
  const stems = reading.stems(language);
  return stems.findIndex((_, place) => wanted.every((stem, at) => stems[place + at] === stem));
}

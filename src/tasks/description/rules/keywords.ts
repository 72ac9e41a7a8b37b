import { maxKeywords } from "../../../api/optimization.ts";
import type { CategoryRecord } from "../../../catalog/model.ts";
import { lazily } from "../../../lib/once.ts";
import type { Language } from "../../../nlp/language.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { readWords, stem, type WordReading } from "../../../nlp/stemmer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import type { Glossary, GlossaryMatch } from "../../../translation/glossary.ts";
import type { Evidence } from "../../engine.ts";
import { statedBrand } from "../../evidence/stated-brand.ts";
import { searchTerms, spelledInName } from "./search-terms.ts";
import { distinctTerms, wellFormed } from "./term-form.ts";
import { wholeTerms } from "./whole-term.ts";
import { isGenericWord, isHype } from "./word-classes.ts";

const mostSeoKeywords = Math.min(10, maxKeywords);
const mostWordsRead = 600;
/** French thé and Italian tè fold to an article or pronoun. */
const articles: ReadonlySet<string> = new Set(["the", "te"]);

/** Whether all words of the keyword occur next to each other in the text, in any inflected form. */
export function isStated(keyword: string, reading: WordReading, language: Language): boolean {
  const wanted = readWords(keyword).folded.map((word) => stem(word, language));
  if (wanted.length === 0) return false;
  const stems = reading.stems(language);
  return stems.some((_, place) => wanted.every((word, offset) => stems[place + offset] === word));
}

export interface KeywordSource {
  /** The cleaned product name; may be empty. */
  readonly name: string;
  readonly reading: WordReading;
  /** Glossary matches in `reading`. */
  readonly matches: readonly GlossaryMatch[];
  readonly language: Language;
  readonly glossary: Glossary;
  readonly evidence?: Evidence | undefined;
  /** The one that was found, with its names. */
  readonly category?: CategoryRecord | undefined;
  /** The caller's keywords that occur in the source, in the caller's order. */
  readonly stated: readonly string[];
}

/**
 * At most ten keywords: the caller's, then what people search the product by (`search-terms.ts`), repeated terms of several words, and
 * repeated product names of several words.
 */
export function findKeywords({
  name,
  reading,
  matches,
  language,
  glossary,
  evidence,
  category,
  stated,
}: KeywordSource): string[] {
  const product = { name, language, glossary, evidence, category, text: { reading, matches } };
  const named = searchTerms(product);
  const types = typeMatches(matches, reading, language);
  const products = typesIn(reading, types, language);
  const terms = repeatedTerms(reading, language, {
    isType: endsAreTypes(products, language),
    inner: insideTypes(types),
  });
  const others = repeatedIn(products, language).filter((product) => /\s/.test(product));
  const found = [...terms, ...others].filter(
    (keyword) => isSearchedFor(keyword, language) && isOfName(keyword, name, named[0], language),
  );
  const further = distinctKeywords(
    [...stated, ...wellFormed(wholeTerms(found, product), product)],
    language,
    named,
  );
  const all = [...stated, ...named.filter(isTerm), ...further];
  const keywords = distinctTerms(
    all
      .filter((keyword) => !/:\s/u.test(keyword))
      .map((keyword) => withoutShout(keyword, language).replace(doubledCode, "$1")),
    language,
  );
  const brand = keywords.length < fewestKeywords ? brandTerm(named, name, evidence) : [];
  return distinctTerms([...keywords, ...brand], language).slice(0, mostSeoKeywords);
}

/** "UE40NU7192 UE40NU7192" */
const doubledCode = /(?<=\s)(\S*\d\S*)\s\1$/u;

/** "oil infused conditioner" of a text in capitals: two words of four letters or more are no short forms. */
function withoutShout(keyword: string, language: Language): string {
  const isShouted =
    !/[\p{Ll}\d]/u.test(keyword) && (keyword.match(/(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu)?.length ?? 0) > 1;
  return isShouted && language !== "de" ? keyword.toLowerCase() : keyword;
}

/** Where there are fewer, the maker alone is one too. */
const fewestKeywords = 5;

/** The row's maker, where one of the terms already has it with something else. */
function brandTerm(terms: readonly string[], name: string, evidence: Evidence | undefined): string[] {
  const brand = evidence && statedBrand(evidence);
  const spelled = brand && spelledInName(brand, name);
  return spelled !== undefined && terms.some((term) => term.includes(spelled)) ? [spelled] : [];
}

/**
 * Excludes what is not of the product that the name names: a keyword stands in the name and has its noun. In French and Italian what stands
 * behind the noun with a capital is a name, of which the keyword may be a part.
 */
function isOfName(keyword: string, name: string, type: string | undefined, language: Language): boolean {
  if (type === undefined || !isStated(keyword, readWords(name), language)) return false;
  if (language !== "en" && language !== "de" && /\s\p{Lu}/u.test(keyword)) return false;
  const head = readWords(mainWord(type, language)).stems(language)[0];
  return head !== undefined && readWords(mainWord(keyword, language)).stems(language)[0] === head;
}

/** "Shape" of "Apple Shape Watch": what the word before it says something with. */
const halfPhrase = /^(?:shaped?|styled?|sized?|designs?|types?|colou?r|printed?)\s/iu;

/** Excludes words common to all products, and German adjectives. */
function isSearchedFor(keyword: string, language: Language): boolean {
  if (isGenericWord(foldText(keyword)) || (language === "en" && halfPhrase.test(keyword))) return false;
  return language !== "de" || /^[\p{Lu}\d]|\s/u.test(keyword);
}

function typeMatches(
  matches: readonly GlossaryMatch[],
  reading: WordReading,
  language: Language,
): readonly GlossaryMatch[] {
  return matches.filter(
    ({ entry, first }) =>
      entry.role === "type" &&
      !isStopWord(reading.folded[first] ?? "", language) &&
      !articles.has(reading.tokens[first]?.text.toLowerCase() ?? ""),
  );
}

/** The products that a text names, as written, in lower case except in German. */
function typesIn(reading: WordReading, matches: readonly GlossaryMatch[], language: Language): string[] {
  return matches
    .map(({ first, end }) => reading.text.slice(reading.tokens[first]?.start, reading.tokens[end - 1]?.end))
    .filter((written) => !/[,;|()[\]]|\s[-–—]\s/u.test(written))
    .map((written) => (language === "de" ? written : written.toLowerCase()));
}

/** Products named repeatedly: a text may mention others once or twice. */
function repeatedIn(products: readonly string[], language: Language): string[] {
  const keys = products.map((product) => readWords(product).stems(language).join(" "));
  const counts = new Map<string, number>();
  return products.filter((product, place) => {
    const key = keys[place] ?? "";
    const earlier = counts.get(key) ?? 0;
    counts.set(key, earlier + 1);
    return earlier >= (/\s/.test(product) ? 1 : 2);
  });
}

interface TypeWords {
  readonly isType: (folded: string) => boolean;
  /** Token positions inside a product name of several words: no term begins or ends there. */
  readonly inner: ReadonlySet<number>;
}

function insideTypes(matches: readonly GlossaryMatch[]): ReadonlySet<number> {
  const inner = new Set<number>();
  for (const { first, end } of matches) {
    for (let place = first + 1; place < end; place += 1) inner.add(place);
  }
  return inner;
}

function endsAreTypes(products: readonly string[], language: Language): TypeWords["isType"] {
  const stems = lazily(() => new Set(products.flatMap((product) => readWords(product).stems(language))));
  return (folded) => stems().has(stem(folded, language));
}

/** A term must occur twice if its head word is a product, else three times. */
function repeatedTerms(reading: WordReading, language: Language, types: TypeWords): string[] {
  const counts = new Map<string, { text: string; count: number; length: number }>();
  const last = Math.min(reading.tokens.length, mostWordsRead);
  const repeated = repeatedWords(reading.folded);
  for (let place = 0; place < last; place += 1) {
    if (!repeated.has(reading.folded[place] ?? "")) continue;
    for (const length of [2, 3]) {
      if (types.inner.has(place) || types.inner.has(place + length)) continue;
      countTerm(counts, reading, { place, length, language });
    }
  }
  return [...counts.values()]
    .filter(({ text, count }) => count > 2 || (count === 2 && types.isType(mainWord(text, language))))
    .sort((one, two) => two.count * two.length - one.count * one.length)
    .map(({ text }) => text);
}

/** Words that occur more than once; a term with any other first word cannot repeat. */
function repeatedWords(folded: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  return new Set(folded.filter((word) => seen.size === seen.add(word).size));
}

/** The head: the last word in English and German, the first in French and Italian. */
function mainWord(term: string, language: Language): string {
  const { folded } = readWords(term);
  return (language === "en" || language === "de" ? folded.at(-1) : folded[0]) ?? "";
}

interface TermPlace {
  readonly place: number;
  readonly length: number;
  readonly language: Language;
}

function countTerm(
  counts: Map<string, { text: string; count: number; length: number }>,
  { text, tokens, folded }: WordReading,
  { place, length, language }: TermPlace,
): void {
  const [first, last] = [tokens[place], tokens[place + length - 1]];
  if (!first || !last || !isContent(first.folded, language) || !isContent(last.folded, language)) return;
  const words = tokens.slice(place, place + length);
  if (/[-/]/.test(text.charAt(first.start - 1))) return;
  const isTerm = words.every(
    ({ kind, folded: word }) => kind === "word" && word.length > 2 && isContent(word, language),
  );
  const written = text.slice(first.start, last.end);
  const isNounPhrase = language !== "de" || (/^\p{Lu}/u.test(last.text) && /^\p{Lu}/u.test(first.text));
  if (!isTerm || !isNounPhrase || !/^[\p{L}\p{N}]+(?:[ -][\p{L}\p{N}]+)+$/u.test(written)) return;
  const key = folded.slice(place, place + length).join(" ");
  const counted = counts.get(key);
  if (counted) counted.count += 1;
  else counts.set(key, { text: written, count: 1, length });
}

function isContent(word: string, language: Language): boolean {
  return !isStopWord(word, language) && !isHype(word, language);
}

/** Excludes what occurs with all kinds of products. */
function isTerm(keyword: string): boolean {
  return !isGenericWord(foldText(keyword)) && keyword.length > 2 && !/^kits?$/iu.test(keyword);
}

/** Drops a keyword whose stems an earlier one contains, or of which it shares two. */
function distinctKeywords(
  keywords: readonly string[],
  language: Language,
  before: readonly string[] = [],
): string[] {
  const stemsOf = (keyword: string) => new Set(readWords(keyword).stems(language));
  const chosen: ReadonlySet<string>[] = before.map(stemsOf);
  return keywords.filter((keyword) => {
    const stems = stemsOf(keyword);
    const isCovered = chosen.some((other) => {
      const shared = [...stems].filter((word) => other.has(word)).length;
      return shared === stems.size || shared > 1;
    });
    if (stems.size === 0 || isCovered) return false;
    chosen.push(stems);
    return true;
  });
}

import { localizedName } from "../../../catalog/localized-names.ts";
import type { Catalog } from "../../../catalog/model.ts";
import type { RankedNumbers } from "../../../catalog/search/category-search.ts";
import { isColor } from "../../../catalog/search/query-words.ts";
import { isBeforeComplement } from "../../../ml/titles/name-phrases.ts";
import type { Language } from "../../../nlp/language.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { type Token, tokenize } from "../../../nlp/tokenizer.ts";
import { audienceAt } from "./audience.ts";
import { inOrder } from "./audience-twins.ts";
import { perCategory } from "./per-category.ts";
import type { ProductQuery } from "./product-query.ts";
import { findHead, headIsLast, withoutColors } from "./query-words.ts";

/** Candidates below this are not what the row is, whatever they are called. */
const leastShare = 0.1;
/** How much more a leaf is worth that the name calls by all its words. */
const timesLikelier = 10;
/** One word alone may be what the product is for: "case for tablets". */
const fewestWords = 2;
/** "Caricabatterie auto per Sony VGN" is a laptop's: what a thing is for may be all that it is. */
const purpose = /\s(?:for|für|pour|per)\s/iu;

export function namesPurpose({ fields }: ProductQuery["known"]): boolean {
  return purpose.test(fields.name);
}

/** Above this a ranking needs no help. */
const sureFrom = 0.9;
/** "3D", "4K", "E-Gitarre": what says in a letter or two what kind of thing it is. */
export const kindMark = /^(?:\p{N}[dk]|e)$/iu;

/** The stems of the words that say something. */
export function stemsOf(text: string, language: Language): readonly string[] {
  return readWords(text)
    .stems(language)
    .filter(
      (word) => (/\p{L}{2}/u.test(word) || kindMark.test(word)) && !isStopWord(foldText(word), language),
    );
}

/** The stems of a category's name. */
const nameOf = perCategory((catalog, number, language) =>
  stemsOf(localizedName(catalog.categoryAt(number)?.names ?? {}, language), language),
);

/**
 * Among candidates that are likely, one whose whole name of several words stands in the product's name is likelier: "Chaussures de running"
 * are none of the trainers. It must have the word that names the product: "Stickers tête de lit" are no headboard, "Wine glass charms" no wine glasses.
 * @param ranked probabilities, best first, that sum to at most 1
 */
export function withLiteralName(
  catalog: Catalog,
  ranked: RankedNumbers,
  { language, known }: Pick<ProductQuery, "language" | "known">,
): RankedNumbers {
  const best = ranked.scores[0] ?? 0;
  if (language === undefined || best >= sureFrom || best < leastShare) return ranked;
  if (namesPurpose(known)) return ranked;
  const words = stemsOf(known.unpurposed, language);
  // "Scarpe da corsa" says by its purpose what kind of shoes it is.
  const said = new Set([...words, ...stemsOf(known.fields.name, language)]);
  const brand = new Set(stemsOf(known.fields.brand ?? "", language));
  const isLast = headIsLast[language];
  const last = isLast ? findHead(tokenize(known.unpurposed), language)[0]?.text : undefined;
  const head = isLast ? stemsOf(last ?? "", language)[0] : words.find((word) => !brand.has(word));
  const likely = ranked.numbers.filter((_, place) => (ranked.scores[place] ?? 0) >= leastShare);
  const nameIn = nameOf(catalog)(language);
  const literal = new Set(
    likely.filter((number) => {
      const stems = nameIn(number);
      const isOfHead = head !== undefined && stems.at(isLast ? -1 : 0) === head;
      return stems.length >= fewestWords && isOfHead && stems.every((stem) => said.has(stem));
    }),
  );
  if (literal.size === 0) return ranked;
  const weighed = ranked.numbers.map(
    (number, place) => (ranked.scores[place] ?? 0) * (literal.has(number) ? timesLikelier : 1),
  );
  const before = ranked.scores.reduce((sum, score) => sum + score, 0);
  const sum = Math.max(0, 1 - before) + weighed.reduce((total, score) => total + score, 0);
  return inOrder(
    ranked.numbers,
    weighed.map((score) => Math.round((1_000 * score) / sum) / 1_000),
  );
}

/** What a leaf has at least that alone is called by the whole name. */
const ofWholeName = 0.8;

/** All that a category is called in a language: each as it is written, and as its stems. */
export const calledIn = perCategory((catalog, number, language) => {
  const { names = {}, terms = {} } = catalog.categoryAt(number) ?? {};
  return new Set(
    [names[language] ?? "", ...(terms[language] ?? [])].flatMap((text) => keysOf(text, language)),
  );
});

const betweenWords = /[^\p{L}\p{N}]+/gu;

/** A phrase as it is written, and as its stems: "Felpa bambina" is none of "felpa bambino" where a leaf is called so to the letter. */
export function keysOf(text: string, language: Language): readonly [written: string, stemmed: string] {
  const joined = (words: string) => words.replace(betweenWords, "");
  return [`=${joined(foldText(text))}`, `~${joined(stemsOf(text, language).join(""))}`];
}

/** A name, and what is left of it without the colours at its ends and in it: "Silver dip black" is a silver dip. */
function withFewerColors(name: readonly Token[]): readonly (readonly Token[])[] {
  const isEnd = (token: Token | undefined) => token !== undefined && isColor(token.folded);
  const last = name.findLastIndex((token) => !isEnd(token));
  const first = name.findIndex((token) => !isEnd(token));
  return last < 0
    ? [name]
    : [name, name.slice(0, last + 1), name.slice(first, last + 1), withoutColors(name)];
}

interface WholeName {
  /** Whether the name is all that the row says of what it is; else it only confirms the likeliest leaf. */
  readonly isAll: boolean;
}

/**
 * The leaf that alone among the candidates is called by the product's whole name but its colour: "TV", "Football scarf", "Seau noir".
 * A leaf for women, men or children is none of a name that does not say for whom it is.
 * @param ranked probabilities, best first
 */
export function withWholeName(
  catalog: Catalog,
  ranked: RankedNumbers,
  {
    language,
    audience,
    texts: [name = []],
    isAll,
  }: Pick<ProductQuery, "language" | "audience" | "texts"> & WholeName,
): RankedNumbers {
  const best = ranked.scores[0] ?? 0;
  if (language === undefined || name.length === 0 || name.length > longestWholeName) return ranked;
  if (best >= (isAll ? 1 : ofWholeName)) return ranked;
  const phrases = withFewerColors(name).map((tokens) => tokens.map(({ text }) => text).join(" "));
  const bare = stemsOf(phrases.at(-1) ?? "", language);
  if (bare.length === 0 || (best >= sureFrom && bare.length < fewestWords)) return ranked;
  // By its stems "Topf mit Deckel" would be a "Topfdeckel".
  const isWritten = name.some(({ folded }) => isBeforeComplement(folded));
  const callsSo = calledIn(catalog)(language);
  const called = phrases
    .flatMap((phrase) => keysOf(phrase, language).slice(0, isWritten ? 1 : 2))
    .map((key) => ranked.numbers.filter((number) => callsSo(number).has(key)))
    .find((numbers) => numbers.length > 0);
  const [leaf = -1] = called ?? [];
  if (called?.length !== 1 || !catalog.isLeaf(catalog.categoryAt(leaf)?.identifier ?? "")) return ranked;
  if (leaf === ranked.numbers[0] ? best >= ofWholeName : !isAll) return ranked;
  if (audience === undefined && audienceAt(catalog)(leaf) !== undefined) return ranked;
  const rest = ranked.scores.reduce((sum, score) => sum + score, 0) - scoreOf(ranked, leaf);
  const left = rest <= 1 - ofWholeName ? 1 : (1 - ofWholeName) / rest;
  return inOrder(
    ranked.numbers,
    ranked.numbers.map((number, place) =>
      number === leaf ? ofWholeName : Math.round(1_000 * left * (ranked.scores[place] ?? 0)) / 1_000,
    ),
  );
}

/** Longer names say more than what a thing is. */
const longestWholeName = 7;

function scoreOf({ numbers, scores }: RankedNumbers, number: number): number {
  return scores[numbers.indexOf(number)] ?? 0;
}

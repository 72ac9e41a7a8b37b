import { localizedName } from "../../../catalog/localized-names.ts";
import type { Catalog } from "../../../catalog/model.ts";
import type { RankedNumbers } from "../../../catalog/search/category-search.ts";
import { BoundedCache, cacheSizes } from "../../../lib/cache.ts";
import { oncePerObject } from "../../../lib/once.ts";
import type { Language } from "../../../nlp/language.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { tokenize } from "../../../nlp/tokenizer.ts";
import { inOrder } from "./audience-twins.ts";
import type { ProductQuery } from "./product-query.ts";
import { findHead, headIsLast } from "./query-words.ts";

/** Candidates below this are not what the row is, whatever they are called. */
const leastShare = 0.1;
/** How much more a leaf is worth that the name calls by all its words. */
const timesLikelier = 10;
/** One word alone may be what the product is for: "case for tablets". */
const fewestWords = 2;
/** "Caricabatterie auto per Sony VGN" is a laptop's: what a thing is for may be all that it is. */
const purpose = /\s(?:for|für|pour|per)\s/iu;
/** Above this a ranking needs no help. */
const sureFrom = 0.9;

const cached = oncePerObject(
  (_: Catalog) => new BoundedCache<string, readonly string[]>(cacheSizes.sourceCategories),
);

/** The stems of the words that say something. */
export function stemsOf(text: string, language: Language): readonly string[] {
  return readWords(text)
    .stems(language)
    .filter((word) => /\p{L}{2}/u.test(word) && !isStopWord(foldText(word), language));
}

/** The stems of a category's name. */
function nameOf(catalog: Catalog, number: number, language: Language): readonly string[] {
  return cached(catalog).getOrCompute(`${language} ${number}`, () =>
    stemsOf(localizedName(catalog.categoryAt(number)?.names ?? {}, language), language),
  );
}

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
  if (purpose.test(known.fields.name)) return ranked;
  const words = stemsOf(known.unpurposed, language);
  // "Scarpe da corsa" says by its purpose what kind of shoes it is.
  const said = new Set([...words, ...stemsOf(known.fields.name, language)]);
  const brand = new Set(stemsOf(known.fields.brand ?? "", language));
  const isLast = headIsLast[language];
  const last = isLast ? findHead(tokenize(known.unpurposed), language)[0]?.text : undefined;
  const head = isLast ? stemsOf(last ?? "", language)[0] : words.find((word) => !brand.has(word));
  const likely = ranked.numbers.filter((_, place) => (ranked.scores[place] ?? 0) >= leastShare);
  const literal = new Set(
    likely.filter((number) => {
      const stems = nameOf(catalog, number, language);
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

import type { Catalog } from "../../../catalog/model.ts";
import type { RankedNumbers } from "../../../catalog/search/category-search.ts";
import { isColor } from "../../../catalog/search/query-words.ts";
import { lazily } from "../../../lib/once.ts";
import { membersBy, parseTable } from "../../../lib/table.ts";
import { isBeforeComplement } from "../../../ml/titles/name-phrases.ts";
import { claimantsOf } from "../../../ml/titles/noun-lexicon.ts";
import type { Language } from "../../../nlp/language.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import type { Token } from "../../../nlp/tokenizer.ts";
import { audienceAt } from "./audience.ts";
import { inOrder } from "./audience-twins.ts";
import { calledIn, keysOf, kindMark, namesPurpose } from "./literal-names.ts";
import type { ProductQuery } from "./product-query.ts";
import propertyTable from "./property-words.tsv";
import { headIsLast } from "./query-words.ts";
import type { KnownCategories } from "./rank-by-knowledge.ts";

/** From here on a ranking needs no help, and so much a leaf has then that alone is called so. */
const sureFrom = 0.8;
/** A leaf with less is none that the name speaks for. */
const leastShare = 0.05;
/** Longer names say more than what a thing is and how it looks. */
const longestName = 7;
/** A number of so many digits is an article's, and its words are no plain name. */
const articleNumber = /^\p{N}{5,}/u;

const propertyWords = lazily(() => {
  const rows = parseTable(propertyTable);
  const wordsOf = (kind: string) =>
    membersBy(
      rows.filter((row) => row.kind === kind),
      "language",
      "words",
    );
  const ofLanguages = (kind: string) => {
    const words = wordsOf(kind);
    return { en: words("en"), de: words("de"), fr: words("fr"), it: words("it") };
  };
  const [property, stuff] = [ofLanguages("property"), ofLanguages("stuff")];
  return { property, stuff, count: wordsOf("count")("any"), unit: wordsOf("unit")("any") };
});

/**
 * What is left of a name without its properties: colour, material, size, measures and count, and the small words that led to
 * them. "Tavolino in legno", "Set of 3 velvet cushions 40x40".
 */
export function withoutProperties(name: readonly Token[], language: Language): readonly Token[] {
  const { property, stuff, count, unit } = propertyWords();
  const isSmall = (token: Token | undefined) => token !== undefined && isStopWord(token.folded, language);
  const isNumber = (token: Token | undefined) =>
    token !== undefined && /^\p{N}/u.test(token.text) && !kindMark.test(token.text);
  const counts = (at: number) => {
    const after = isSmall(name[at + 1]) ? name[at + 2] : name[at + 1];
    return isNumber(name[at - 1]) || isNumber(after);
  };
  const left = name.filter((token, at) => {
    const { folded } = token;
    if (isNumber(token) || isColor(folded) || property[language].has(folded)) return false;
    if (unit.has(folded)) return !isNumber(name[at - 1]);
    return !(count.has(folded) && counts(at));
  });
  const content = left.filter((token) => !isSmall(token));
  // "Glass table", "vaso vetro": what a thing is of stands at the other end than its head.
  const isOf = (token: Token) => {
    const place = content.indexOf(token);
    return headIsLast[language] ? place === 0 && content.length > 1 : place > 0;
  };
  const things = left.filter((token) => !(stuff[language].has(token.folded) && isOf(token)));
  const first = things.findIndex((token) => !isSmall(token));
  return first < 0 ? [] : things.slice(first, things.findLastIndex((token) => !isSmall(token)) + 1);
}

interface PlainName {
  readonly known: KnownCategories;
  /** Whether the name is all that the row says of what it is; else it only confirms the likeliest leaf. */
  readonly isAll: boolean;
}

/**
 * The leaf that alone has as a noun what is left of a short name without its properties, where the ranking is unsure: "Backpack 25L
 * black" is a backpack for every day, which school bags are not called. A leaf for women, men or children is none of a name that
 * does not say for whom it is.
 * @param ranked probabilities, best first
 */
export function withPlainName(
  catalog: Catalog,
  ranked: RankedNumbers,
  {
    language,
    audience,
    texts: [name = []],
    known: product,
  }: Pick<ProductQuery, "language" | "audience" | "texts" | "known">,
  { known, isAll }: PlainName,
): RankedNumbers {
  const best = ranked.scores[0] ?? 0;
  if (language === undefined || name.length > longestName || best >= sureFrom) return ranked;
  if (name.some(({ text, folded }) => isBeforeComplement(folded) || articleNumber.test(text))) return ranked;
  if (namesPurpose(product)) return ranked;
  const words = withoutProperties(name, language);
  const left = words.map(({ text }) => text).join(" ");
  const leaf = leafCalled(catalog, ranked, { left, language, known });
  const place = ranked.numbers.indexOf(leaf);
  const share = ranked.scores[place] ?? 0;
  if (share < leastShare || (place > 0 && !isAll)) return ranked;
  if (audience === undefined && audienceAt(catalog)(leaf) !== undefined) return ranked;
  const rest = ranked.scores.reduce((sum, score) => sum + score, 0) - share;
  const scale = Math.min(1, (1 - sureFrom) / rest);
  return inOrder(
    ranked.numbers,
    ranked.numbers.map((number, at) =>
      number === leaf ? sureFrom : Math.round(1_000 * scale * (ranked.scores[at] ?? 0)) / 1_000,
    ),
  );
}

interface Left {
  readonly left: string;
  readonly language: Language;
  readonly known: KnownCategories;
}

/** The leaf that alone has the words as its name or a term, else the one that alone has them as a noun; -1 for none. */
function leafCalled(catalog: Catalog, { numbers }: RankedNumbers, { left, language, known }: Left): number {
  const callsSo = calledIn(catalog)(language);
  const called = keysOf(left, language)
    .map((key) => numbers.filter((number) => callsSo(number).has(key)))
    .find((found) => found.length > 0);
  if (called !== undefined) return called.length === 1 ? (called[0] ?? -1) : -1;
  const claimants = claimantsOf(known.knowledge.nouns, left, language);
  return claimants.length === 1 ? (known.numberIn[claimants[0] ?? -1] ?? -1) : -1;
}

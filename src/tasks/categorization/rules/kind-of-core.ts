import type { RankedNumbers } from "../../../catalog/search/category-search.ts";
import { isBeforeComplement } from "../../../ml/titles/name-phrases.ts";
import { tokenize } from "../../../nlp/tokenizer.ts";
import { inOrder } from "./audience-twins.ts";
import type { ProductQuery } from "./product-query.ts";
import type { RankText } from "./shop-category.ts";

/** Above this a ranking needs no help. */
const sureFrom = 0.9;
/** From here on the words in front of the complement say what the thing is, and so much the leaf has then. */
const ofCore = 0.8;
/** A leaf with less is none that the name speaks for, or its words contradict it. */
const leastShare = 0.1;

/**
 * A leaf that a name has only for what comes with the thing or what it lacks gives way to the leaf of the words in front: "Topf mit
 * Glasdeckel" is no lid. Only where the words in front are sure of theirs, and those behind alone are of the best leaf.
 * @param ranked probabilities, best first
 */
export function withKindOfCore(
  ranked: RankedNumbers,
  { known, language }: Pick<ProductQuery, "known" | "language">,
  rank: RankText,
): RankedNumbers {
  const { name } = known.fields;
  if ((ranked.scores[0] ?? 0) >= sureFrom) return ranked;
  const complement = tokenize(name).find(({ folded, start }) => start > 0 && isBeforeComplement(folded));
  if (complement === undefined) return ranked;
  const alone = (text: string) => rank({ name: text, description: "", language });
  const core = alone(name.slice(0, complement.start).trim());
  const [leaf = -1] = core.numbers;
  const place = ranked.numbers.indexOf(leaf);
  const held = ranked.scores[place] ?? 0;
  if ((core.scores[0] ?? 0) < ofCore || held < leastShare || held >= ofCore) return ranked;
  const [rival, share = 0] = [ranked.numbers[place === 0 ? 1 : 0], ranked.scores[place === 0 ? 1 : 0]];
  if (share < leastShare || alone(name.slice(complement.end).trim()).numbers[0] !== rival) return ranked;
  const others = ranked.numbers.reduce(
    (sum, number, at) => sum + (number === leaf ? 0 : (ranked.scores[at] ?? 0)),
    0,
  );
  const left = (1 - ofCore) / Math.max(others, 1 - ofCore);
  return inOrder(
    ranked.numbers,
    ranked.numbers.map((number, at) =>
      number === leaf ? ofCore : Math.round(1_000 * left * (ranked.scores[at] ?? 0)) / 1_000,
    ),
  );
}

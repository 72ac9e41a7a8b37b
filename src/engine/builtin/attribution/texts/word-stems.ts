import { languages } from "../../../../contract/vocabulary.ts";
import { BoundedCache } from "../../../../text/bounded-cache.ts";
import { stem } from "../../../../text/stems.ts";
import { hashOf } from "./stem-filter.ts";

export interface WordStems {
  /** One stem for each language, in the order of `languages`. */
  readonly byLanguage: readonly string[];
  /** The same without repetition: most words have one or two. */
  readonly distinct: readonly string[];
  /** Of the distinct stems, for filters. */
  readonly hashes: readonly number[];
}

/** The words of a feed repeat. At some 300 bytes each 5 MB. */
const cached = new BoundedCache<string, WordStems>(16_000);

/** The stems of a folded word in every language. */
export function stemsOf(folded: string): WordStems {
  return cached.getOrCompute(folded, findStems);
}

function findStems(folded: string): WordStems {
  const byLanguage = languages.map((language) => stem(folded, language));
  const distinct = [...new Set(byLanguage)];
  return { byLanguage, distinct, hashes: distinct.map(hashOf) };
}

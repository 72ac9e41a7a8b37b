import type { Catalog } from "../../../catalog/model.ts";
import { tokenize } from "../../../text/tokens.ts";
import { termsOf } from "./value-lexicon.ts";
import { stemsOf } from "./word-stems.ts";

const german = 1;

/**
 * Whether a folded word is a word, as far as a catalog knows: it stands in the German name or term of a
 * category or of a value. The words are gathered when a catalog is first asked about.
 */
export function createKnownWords(): (catalog: Catalog, folded: string) => boolean {
  const kept = new WeakMap<Catalog, ReadonlySet<string>>();
  return (catalog, folded) => {
    const words = kept.get(catalog) ?? gatherWords(catalog);
    kept.set(catalog, words);
    return words.has(folded) || words.has(stemsOf(folded).byLanguage[german] ?? folded);
  };
}

function gatherWords(catalog: Catalog): ReadonlySet<string> {
  const words = new Set<string>();
  const records = new Set<Parameters<typeof termsOf>[0]>(catalog.categories);
  const lists = new Set(catalog.categories.map(({ identifier }) => catalog.attributes(identifier)));
  const valueLists = new Set([...lists].flatMap((list) => list.map(({ values }) => values)));
  for (const values of valueLists) for (const value of values) records.add(value);
  for (const record of records) addWords(words, record);
  return words;
}

function addWords(words: Set<string>, record: Parameters<typeof termsOf>[0]): void {
  for (const { term, language } of termsOf(record)) {
    if (language !== "de") continue;
    for (const { folded, kind } of tokenize(term)) {
      if (kind !== "word" || folded.length < 3) continue;
      words.add(folded);
      words.add(stemsOf(folded).byLanguage[german] ?? folded);
    }
  }
}

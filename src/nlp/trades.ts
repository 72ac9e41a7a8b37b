import { oncePerKey } from "../lib/once.ts";
import { membersOf, parseTable } from "../lib/table.ts";
import table from "./data/trade-words.tsv";
import { tokenize } from "./tokenizer.ts";

/** A trade whose word is among a row's texts. */
export interface FoundTrade {
  /** As it is written in the row; two words with a blank between them. */
  readonly said: string;
  /** Whether the built-in catalog's leaf of that identifier may hold the trade's products; of another catalog's nothing is said. */
  readonly holds: (identifier: string) => boolean;
}

type Place = "any" | "label";

/** The beginnings of the leaves that hold a trade's products, by its words, two joined with an underscore, and by where these stand. */
const leavesOfWords = oncePerKey(
  (place: Place): ReadonlyMap<string, readonly string[]> =>
    new Map(
      parseTable(table).flatMap((row) => {
        if (row.where !== place) return [];
        const leaves = membersOf([row], "leaves", "|").map((leaf) => leaf.replace(/\*$/u, ""));
        return membersOf([row], "words").map((word) => [word, leaves] as const);
      }),
    ),
);

const builtin = "a-";
/** Characters; what is longer is prose, which may mention any trade. */
const longestText = 160;

/** A column of a row. */
interface Column {
  readonly label: string;
  readonly text: string;
}

/**
 * The trade that a row's name, categories or columns belong to by a word that no other trade has ("mouillage", "roof underlay", "PN 16"),
 * or by what a column is called: an "Auteur" is of books. The noun of such a row may be a homonym of what other trades call so.
 * Undefined where there is no such word.
 */
export function tradeOf(texts: readonly string[], columns: readonly Column[] = []): FoundTrade | undefined {
  const all = [...texts, ...columns.flatMap(({ label, text }) => [label, text])];
  for (const text of all) {
    if (text.length > longestText) continue;
    const tokens = tokenize(text);
    for (const [place, { folded, text: written }] of tokens.entries()) {
      const before = tokens[place - 1];
      const pair = before && leavesOfWords("any").get(`${before.folded}_${folded}`);
      const leaves = pair ?? leavesOfWords("any").get(folded);
      if (leaves !== undefined)
        return foundTrade(pair && before ? `${before.text} ${written}` : written, leaves);
    }
  }
  for (const { label, text } of columns) {
    const leaves = leavesOfWords("label").get(
      tokenize(label)
        .map(({ folded }) => folded)
        .join("_"),
    );
    if (leaves !== undefined && text.trim() !== "") return foundTrade(label, leaves);
  }
  return undefined;
}

function foundTrade(said: string, leaves: readonly string[]): FoundTrade {
  return {
    said,
    holds: (identifier) =>
      !identifier.startsWith(builtin) || leaves.some((leaf) => identifier.startsWith(leaf)),
  };
}

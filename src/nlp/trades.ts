import { lazily } from "../lib/once.ts";
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

/** The beginnings of the leaves that hold a trade's products, by its words, two joined with an underscore. */
const leavesOfWords = lazily(
  (): ReadonlyMap<string, readonly string[]> =>
    new Map(
      parseTable(table).flatMap((row) => {
        const leaves = membersOf([row], "leaves", "|").map((leaf) => leaf.replace(/\*$/u, ""));
        return membersOf([row], "words").map((word) => [word, leaves] as const);
      }),
    ),
);

const builtin = "a-";
/** Characters; what is longer is prose, which may mention any trade. */
const longestText = 160;

/**
 * The trade that a row's name, categories or columns belong to by a word that no other trade has: "mouillage", "roof underlay", "PN 16".
 * The noun of such a row may be a homonym of what other trades call so. Undefined where there is no such word.
 */
export function tradeOf(texts: readonly string[]): FoundTrade | undefined {
  for (const text of texts) {
    if (text.length > longestText) continue;
    const tokens = tokenize(text);
    for (const [place, { folded, text: written }] of tokens.entries()) {
      const before = tokens[place - 1];
      const pair = before && leavesOfWords().get(`${before.folded}_${folded}`);
      const leaves = pair ?? leavesOfWords().get(folded);
      if (leaves === undefined) continue;
      return {
        said: pair && before ? `${before.text} ${written}` : written,
        holds: (identifier) =>
          !identifier.startsWith(builtin) || leaves.some((leaf) => identifier.startsWith(leaf)),
      };
    }
  }
  return undefined;
}

import { lazily } from "../lib/once.ts";
import { membersOf, parseTable } from "../lib/table.ts";
import dummyWords from "./data/dummy-words.tsv";
import type { Token } from "./tokenizer.ts";

const words = lazily((): ReadonlySet<string> => new Set(membersOf(parseTable(dummyWords), "words")));

/** Of the beginning: such a text is filled with nothing else. */
const readWords = 60;
const [leastWords, leastShare] = [3, 0.25];

/** Whether a text stands where one is to come ("Lorem ipsum ..."): its Latin says nothing of the language of the product. */
export function isDummyText(tokens: readonly Pick<Token, "folded">[]): boolean {
  const beginning = tokens.slice(0, readWords);
  const found = beginning.filter(({ folded }) => words().has(folded)).length;
  return found >= leastWords && found >= leastShare * beginning.length;
}

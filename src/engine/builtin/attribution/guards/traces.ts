import { wordSet } from "../texts/word-set.ts";
import type { Word } from "../texts/words.ts";
import { isInClause } from "./phrase.ts";

const traces = wordSet({
  en: "trace traces may",
  de: "spur spuren kann konnen",
  fr: "trace traces peut peuvent",
  it: "traccia tracce puo possono",
});
const reach = 12;

/** "May contain traces of nuts": earlier in the clause. */
export function isTrace(words: readonly Word[], first: number): boolean {
  return isInClause(words, first, { before: reach, among: traces });
}

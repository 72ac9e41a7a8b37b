import type { Word } from "../texts/words.ts";
import { isFollowedBy } from "./phrase.ts";

const titles = new Set(
  "edition editions series serie collection kollektion collezione box club label award medal card plus pro line".split(
    " ",
  ),
);

/** "Gold Edition", "Silver Series", "80 Plus Bronze". */
export function isTitle(words: readonly Word[], first: number, last: number): boolean {
  return isFollowedBy(words, last, titles) || words[first - 1]?.folded === "plus";
}

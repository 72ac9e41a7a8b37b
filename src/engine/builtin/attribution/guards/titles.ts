import type { Word } from "../texts/words.ts";

const titles = new Set(
  "edition editions series serie collection kollektion collezione box club label award medal card plus pro line".split(
    " ",
  ),
);

/** "Gold Edition", "Silver Series", "80 Plus Bronze". */
export function isTitle(words: readonly Word[], first: number, last: number): boolean {
  const next = words[last + 1];
  const isFollowed = next !== undefined && next.phrase === words[last]?.phrase && titles.has(next.folded);
  return isFollowed || words[first - 1]?.folded === "plus";
}

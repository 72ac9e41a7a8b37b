import type { FieldWord } from "./field-words.ts";
import { finishHash, hashStep } from "./hash.ts";
import type { KeyList } from "./key-list.ts";

/** Adds the words of a field and the pairs of neighbours. */
export function addWords(words: readonly FieldWord[], to: KeyList): void {
  let before = 0;
  for (const { hash } of words) {
    to.add(finishHash(hash));
    if (before !== 0) to.add(finishHash(hashStep(Math.imul(before, 31), hash)));
    before = hash;
  }
}

import type { FieldWord } from "./field-words.ts";
import { finishHash, hashStart, hashStep } from "./hash.ts";
import type { KeyList } from "./key-list.ts";

const blank = 0x20;
const shortestRun = 3;
const longestRun = 5;

/** Adds the runs of letters within each word, where a blank stands before and after it. */
export function addLetterRuns(words: readonly FieldWord[], to: KeyList): void {
  for (const { text } of words) {
    const length = text.length;
    for (let start = -1; start < length; start += 1) {
      let hash = hashStep(hashStart, start < 0 ? blank : text.charCodeAt(start));
      const end = Math.min(start + longestRun, length + 1);
      for (let at = start + 1; at < end; at += 1) {
        hash = hashStep(hash, at === length ? blank : text.charCodeAt(at));
        if (at - start + 1 >= shortestRun) to.add(finishHash(hash));
      }
    }
  }
}

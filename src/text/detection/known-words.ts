import { candidateCount } from "./candidates.ts";
import { findSorted } from "./find-sorted.ts";
import { levelOf, levels } from "./word-levels.ts";
import type { WordTables } from "./word-tables.ts";

const logOfContentWord = Math.log(1e-3);
const logs: readonly number[] = [Math.log(1e-5), logOfContentWord - 1, logOfContentWord, Math.log(3e-3)];
const functionLevel = levels.indexOf("function");

interface KnownWord {
  /** Log probabilities by candidate. */
  readonly logs: readonly number[];
  /** Whether it is a function word of one candidate. */
  readonly isFunctionWord: boolean;
}

/** How well each candidate language knows a word; undefined for one that none knows. */
export function findKnownWord(
  { words, levels: packedLevels }: Pick<WordTables, "words" | "levels">,
  word: string,
): KnownWord | undefined {
  const index = findSorted(words, word);
  if (index === undefined) return undefined;
  const packed = packedLevels[index] ?? 0;
  const found: number[] = [];
  for (let candidate = 0; candidate < candidateCount; candidate += 1) found.push(levelOf(packed, candidate));
  return {
    logs: found.map((level) => logs[level] ?? 0),
    isFunctionWord: found.includes(functionLevel),
  };
}

import { readWords, type WordReading } from "../../text/read-words.ts";
import { readAbbreviation } from "./abbreviations.ts";
import { readCompound } from "./compounds.ts";
import type { Fact } from "./fact.ts";
import { imitatingWords, isImitated } from "./imitation.ts";
import { denyingWords, freeOfIt } from "./negation.ts";
import { wordTable } from "./word-table.ts";

/**
 * Whether a text may state the contrary of what a part of it states by itself: "not waterproof", "leather look", "sugar free".
 * False is sure, true a guess by single words.
 */
export function mayDeny(text: string): boolean {
  const reading = readWords(text);
  return reading.folded.some(
    (word, index) =>
      denyingWords.has(word) ||
      (freeOfIt.has(word) && isRightBehind(reading, index)) ||
      (imitatingWords.has(word) && imitates(reading, index)) ||
      wordTable().longestAt(reading.folded, index)?.entry.some(isContrary) === true ||
      isContrary(readCompound(word)) ||
      isContrary(readAbbreviation(reading, index)),
  );
}

function isRightBehind({ tokens }: WordReading, index: number): boolean {
  return (tokens[index]?.start ?? 0) - (tokens[index - 1]?.end ?? 0) === 1;
}

function imitates(reading: WordReading, index: number): boolean {
  return isImitated(reading, index - 1, index - 1) || isImitated(reading, index + 1, index + 1);
}

function isContrary(stated: Pick<Fact, "key"> | undefined): boolean {
  return stated !== undefined && /^(?:not|without|faux) | look$/.test(stated.key);
}

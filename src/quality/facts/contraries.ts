import { detached } from "../../text/detached.ts";
import { lazily } from "../../text/lazily.ts";
import { readWords, type WordReading } from "../../text/read-words.ts";
import { RecentAnswers } from "../../text/tokens/recent-answers.ts";
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
  for (let index = 0; index < reading.folded.length; index += 1) {
    if (isDoubtful(reading.folded[index] ?? "") && deniesAt(reading, index)) return true;
    if (isContrary(readAbbreviation(reading, index))) return true;
  }
  return false;
}

function deniesAt(reading: WordReading, index: number): boolean {
  const word = reading.folded[index] ?? "";
  return (
    denyingWords.has(word) ||
    (freeOfIt.has(word) && isRightBehind(reading, index)) ||
    (imitatingWords.has(word) && imitates(reading, index)) ||
    wordTable().longestAt(reading.folded, index)?.entry.some(isContrary) === true ||
    isContrary(readCompound(word))
  );
}

/** At some 100 bytes each 1 MB. */
const kept = new RecentAnswers<boolean>(10_000);

/** Whether a contrary may begin with a word; kept, as the words of a feed repeat and hardly any is one. */
function isDoubtful(word: string): boolean {
  const known = kept.find(word);
  if (known !== undefined) return known;
  const found = beginnings().has(word) || isContrary(readCompound(word));
  kept.keep(detached(word), found);
  return found;
}

/** The words that stand for a contrary by themselves, and the first ones of the tables' phrases that do. */
const beginnings = lazily(() => {
  const words = new Set([...denyingWords, ...freeOfIt, ...imitatingWords]);
  for (const row of wordTable().rows()) {
    if (row.meanings.some(isContrary)) words.add(row.words[0] ?? "");
  }
  return words;
});

function isRightBehind({ tokens }: WordReading, index: number): boolean {
  return (tokens[index]?.start ?? 0) - (tokens[index - 1]?.end ?? 0) === 1;
}

function imitates(reading: WordReading, index: number): boolean {
  return isImitated(reading, index - 1, index - 1) || isImitated(reading, index + 1, index + 1);
}

function isContrary(stated: Pick<Fact, "key"> | undefined): boolean {
  return stated !== undefined && /^(?:not|without|faux) | look$/.test(stated.key);
}

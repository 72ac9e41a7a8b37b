import { lazily } from "../../text/lazily.ts";
import { readWords, type WordReading } from "../../text/read-words.ts";
import { type Token, tokenize } from "../../text/tokens.ts";
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
  const tokens = tokenize(text);
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    if (mayBeginContrary(token) && deniesAt(readWords(text), index)) return true;
    const isCut = text.charCodeAt(token.end) === point;
    if (isCut && isContrary(readAbbreviation(readWords(text), index))) return true;
  }
  return false;
}

const point = 0x2e;

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

/** Whether a contrary may begin with a word. */
function mayBeginContrary({ folded }: Token): boolean {
  return beginnings().has(folded) || isContrary(readCompound(folded));
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

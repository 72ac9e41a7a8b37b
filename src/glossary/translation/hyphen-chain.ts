import type { WordReading } from "../../text/read-words.ts";
import type { Token } from "../../text/tokens.ts";
import { type KeptWord, keptWord } from "./name-words.ts";
import type { PieceHere, ReadSite } from "./read-piece.ts";

/** "2-in-1", "Lxs-001", "No.4": words that a hyphen or a point holds together, with a digit among them or with none that is known, stay one. */
export function hyphenChain(reading: WordReading, place: number, site: ReadSite): PieceHere | undefined {
  const { text, tokens } = reading;
  let end = place + 1;
  while (end < tokens.length && /^[-_.&]$/.test(text.slice(tokens[end - 1]?.end, tokens[end]?.start)))
    end += 1;
  const [first, last] = [tokens[place], tokens[end - 1]];
  if (end === place + 1 || first === undefined || last === undefined) return undefined;
  const chain = tokens.slice(place, end);
  const hasDigit = chain.some(({ kind }) => kind !== "word");
  const known = chain.filter((token, offset) => isKnown(reading, place + offset, token.text, site));
  if (!hasDigit && known.length > 0) return undefined;
  const found = text.slice(first.start, last.end);
  const span = { start: first.start, end: last.end, found };
  const names = chain.map((token) => keptWord(token, { ...site, isFirst: place === 0 }));
  const length = end - place;
  if (hasDigit ? !known.some(isWord) : names.every(isKept)) {
    const isGuess = !hasDigit && names.some((name) => name?.isGuess === true);
    return { piece: { kind: "name", ...span, text: found, isGuess }, length };
  }
  return { piece: { kind: "unknown", ...span, isFunctionWord: false }, length };
}

/** "3D-Drucker" is a code and a word that was left. */
function isWord({ kind, text }: Token): boolean {
  return kind === "word" && text.length > 3;
}

function isKept(word: KeptWord | undefined): boolean {
  return word !== undefined;
}

function isKnown(
  { folded }: WordReading,
  place: number,
  written: string,
  { lexicon, split, source }: ReadSite,
): boolean {
  if (lexicon.longestAt(folded, place) !== undefined) return true;
  return source === "de" && split(written.toLowerCase()) !== undefined;
}

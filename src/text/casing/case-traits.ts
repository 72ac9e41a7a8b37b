import { canonicalUnit } from "../measures/unit-lookup.ts";
import type { Token } from "../tokens.ts";
import { acronyms } from "./fixed-words.ts";

/** How a word is written, in bits; a sign that has no case is both small and capital. */
export const caseTraits = {
  /** All in small letters. */
  small: 1 << 0,
  /** All in capitals. */
  capital: 1 << 1,
  /** Its case is its writer's choice, as that of acronyms, codes, units and single letters is not. */
  telling: 1 << 2,
} as const;

/** How a word is written. */
export function caseTraitsOf(token: Token): number {
  const { text } = token;
  const [small, capital] = [text.toLowerCase(), text.toUpperCase()];
  return (
    (text === small ? caseTraits.small : 0) |
    (text === capital ? caseTraits.capital : 0) |
    (small !== capital && tellsCase(token, small) ? caseTraits.telling : 0)
  );
}

function tellsCase({ kind, text, folded }: Token, lower: string): boolean {
  if (kind !== "word" || text.length < 2) return false;
  const isSpelt = text.length <= 4 && !/[aeiouy]/.test(folded);
  return !isSpelt && !acronyms.has(lower) && (text.length > 3 || canonicalUnit(folded) === undefined);
}

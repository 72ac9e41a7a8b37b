import { wordSet } from "../texts/word-set.ts";
import type { Word } from "../texts/words.ts";

const offers = wordSet({
  en: "available choose selectable",
  de: "erhaltlich lieferbar verfugbar wahlweise wahlbar",
  fr: "disponible disponibles existe declinable decline declinee",
  it: "disponibile disponibili acquistabile",
});
const reach = 8;

/** "Also available in blue", "in Rot oder Blau erhältlich": what it is sold in besides, or may be chosen. */
export function isAlternative(words: readonly Word[], first: number): boolean {
  const clause = words[first]?.clause;
  return words
    .slice(Math.max(0, first - reach), first + reach)
    .some((word) => word.clause === clause && offers.has(word.folded));
}

import { wordSet } from "../texts/word-set.ts";
import type { Word } from "../texts/words.ts";
import { isInClause } from "./phrase.ts";

const offers = wordSet({
  en: "available choose selectable",
  de: "erhaltlich lieferbar verfugbar wahlweise wahlbar",
  fr: "disponible disponibles existe declinable decline declinee",
  it: "disponibile disponibili acquistabile",
});
const reach = 8;

/** "Also available in blue", "in Rot oder Blau erhältlich": what it is sold in besides, or may be chosen. */
export function isAlternative(words: readonly Word[], first: number): boolean {
  return isInClause(words, first, { before: reach, from: reach, among: offers });
}

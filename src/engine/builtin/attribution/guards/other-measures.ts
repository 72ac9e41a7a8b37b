import { wordSet } from "../texts/word-set.ts";
import type { Word } from "../texts/words.ts";
import { findBefore, isInClause } from "./phrase.ts";

/** What is measured against, replaced or taken in, with a measure of its own. */
const others = wordSet({
  en: "equivalent equals equal replaces replacing like than fits for",
  de: "ersetzt entspricht wie als aquivalent fur vergleichbar",
  fr: "equivalent equivalente equivaut remplace comme pour",
  it: "equivalente equivalenti equivale sostituisce come per",
});
const reach = 5;

/** "9 W (replaces 60 W)", "fits laptops up to 15.6 inches wide": another thing's measure. */
export function isOthersMeasure(words: readonly Word[], first: number): boolean {
  return findBefore(words, first, { reach, among: others }) !== undefined;
}

const loads = wordSet({
  en: "load capacity supported supports holds carries",
  de: "belastbar belastbarkeit tragkraft tragfahigkeit traglast nutzlast tragt",
  fr: "charge supporte capacite portance",
  it: "portata carico supporta regge",
});

/** "Weight capacity 18 kg", "belastbar bis 15 kg": what a thing bears is not what it weighs. */
export function isLoad(words: readonly Word[], first: number): boolean {
  return isInClause(words, first, { before: reach, among: loads });
}

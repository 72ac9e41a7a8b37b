import { oncePerObject } from "../../../lib/once.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import type { CategoryLexicon } from "./attribute-lexicon.ts";
import { aliasKeys, nameKeys } from "./label-keys.ts";

/** A word that its full stop says to be cut: "Ursprungsld.", "Haut.". */
const cutWord = /\p{L}{3,}\.(?!\p{L})/gu;
/** Letters. */
const shortestCut = 4;
const shortestLeft = 2;
const shortestSecond = 3;
const mostReadings = 24;

/** All words of the labels that mean an attribute of the category. */
const wordsOf = oncePerObject(({ attributes }: CategoryLexicon): readonly string[] => {
  const words = new Set<string>();
  for (const { record } of attributes) {
    for (const keys of [nameKeys(record), aliasKeys(record)])
      for (const key of keys)
        for (const word of key.split(" ")) if (word.length > shortestCut) words.add(word);
  }
  return [...words];
});

export function hasCutWord(label: string): boolean {
  return label.search(cutWord) !== -1;
}

/** What a label with cut words may be in full: each with words of the category's own labels. */
export function spelledOut(lexicon: CategoryLexicon, label: string): readonly string[] {
  let readings = [label];
  for (const [cut] of label.matchAll(cutWord)) {
    const short = foldText(cut.slice(0, -1));
    const full = withoutLonger(wordsOf(lexicon).filter((word) => isShortFor(short, word)));
    if (full.length === 0) continue;
    readings = readings.flatMap((reading) => full.map((word) => reading.replace(cut, `${word} `)));
    if (readings.length > mostReadings) return [];
  }
  return readings.filter((reading) => reading !== label);
}

/** "Oberfl." is an "Oberfläche", not what is made of that word. */
function withoutLonger(words: readonly string[]): readonly string[] {
  const isLonger = (word: string, other: string) =>
    word.length >= other.length + shortestSecond && word.startsWith(other);
  return words.filter((word) => !words.some((other) => isLonger(word, other)));
}

/** Its beginning ("allergenhinw"), or its beginning and its last letter ("ursprungsld", "belastg"). */
function isShortFor(short: string, word: string): boolean {
  if (short.length < shortestCut || word.length < short.length + shortestLeft) return false;
  if (word.startsWith(short)) return true;
  return short.length > shortestCut && word.startsWith(short.slice(0, -1)) && word.at(-1) === short.at(-1);
}

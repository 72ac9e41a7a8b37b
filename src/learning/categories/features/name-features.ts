import { addCodes } from "./code-features.ts";
import { type FeatureKind, featureKinds, keyOf } from "./feature-kinds.ts";
import { type FieldWord, findHead } from "./field-words.ts";
import { hashStart, hashStep, hashWord } from "./hash.ts";
import type { KeyList } from "./key-list.ts";

/**
 * Adds what the words of a name say by their place in it: that they stand in the name at all, first, last or where
 * the thing itself is named, and each together with the maker, who makes other things of "cream" than the next one.
 * The maker is the brand, or the first word of the name where there is none.
 */
export function addNameFeatures(
  name: string,
  words: readonly FieldWord[],
  brand: readonly FieldWord[],
  to: KeyList,
): void {
  const maker = brand.length > 0 ? brand.map(({ text }) => text).join(" ") : (words[0]?.text ?? "");
  const makerHash = hashWord(maker, hashStart);
  for (const { text, hash } of words) {
    to.add(keyOf(featureKinds.nameWord, hash));
    if (text !== maker) to.add(keyOf(featureKinds.makerAndWord, hashStep(makerHash, hash)));
  }
  addRole(featureKinds.firstWord, words[0], to);
  addRole(featureKinds.lastWord, words.at(-1), to);
  addRole(featureKinds.head, findHead(name), to);
  addCodes(words, makerHash, to);
}

function addRole(kind: FeatureKind, word: FieldWord | undefined, to: KeyList): void {
  if (word !== undefined) to.add(keyOf(kind, word.hash));
}

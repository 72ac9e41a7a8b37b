import { featureKinds, keyOf } from "./feature-kinds.ts";
import type { FieldWord } from "./field-words.ts";
import { hashStart, hashWord } from "./hash.ts";
import type { KeyList } from "./key-list.ts";

const shortest = 4;
const digit = /\d/;
const letter = /\p{L}/u;
const digits = /\d/g;
const letters = /\p{L}/gu;
/** What model codes of one series begin with: "kgn" of kgn36vl35, "49nu" of 49nu8000. */
const series = /^(?:\p{L}+|\d+\p{L}+)/u;

/**
 * Adds what the model codes among a name's words have in common with others of their series: how they begin and
 * their shape (kgn36vl35: aaa99aa99), each alone and with the maker's name.
 * @param maker hash of the maker's name
 */
export function addCodes(words: readonly FieldWord[], maker: number, to: KeyList): void {
  for (const { text } of words) {
    if (text.length < shortest || !digit.test(text) || !letter.test(text)) continue;
    const shape = text.replace(digits, "9").replace(letters, "a");
    const beginning = series.exec(text)?.[0] ?? "";
    to.add(keyOf(featureKinds.codeShape, hashWord(shape, hashStart)));
    to.add(keyOf(featureKinds.codeSeries, hashWord(beginning, hashStart)));
    to.add(keyOf(featureKinds.makerAndCode, hashWord(shape, maker)));
    to.add(keyOf(featureKinds.makerAndCode, hashWord(beginning, maker)));
  }
}

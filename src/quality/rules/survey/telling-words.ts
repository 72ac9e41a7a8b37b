import { isStopWordInAnyLanguage } from "../../../text/stop-words.ts";
import { foldPhrase } from "../words/fold-phrase.ts";

/**
 * One or two folded words without which a text does not have the phrase: the longest of those that are no function words,
 * where there are such.
 */
export function tellingWords(phrase: string): readonly [string, string?] {
  const words = foldPhrase(phrase);
  const telling = words.filter((word) => !isStopWordInAnyLanguage(word));
  const [one = "", other] = (telling.length > 0 ? telling : words).toSorted(
    (first, second) => second.length - first.length,
  );
  return other === undefined ? [one] : [one, other];
}

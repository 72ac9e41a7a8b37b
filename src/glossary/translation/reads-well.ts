import { brandNames } from "../../text/casing/fixed-words.ts";
import { foldText } from "../../text/normal-form.ts";
import { isStopWord } from "../../text/stop-words.ts";
import { tokenize } from "../../text/tokens.ts";
import type { Translation, TranslationDirection } from "./translate.ts";

/**
 * Whether a translation put together word by word can stand as a name: more of its words are known than not,
 * or as many where the thing itself is, and no joining word of the source is left between those of the target.
 */
export function readsWell(translation: Translation, { source, target }: TranslationDirection): boolean {
  if (countWords(translation.unexplained) > mostUnexplained * countWords(translation.translated))
    return false;
  const unknown = translation.unexplained.filter((word) => !isProperName(word)).length;
  const known = translation.translated.length;
  if (known < unknown || (known === unknown && !translation.namesThing)) return false;
  return !tokenize(translation.text).some(
    ({ folded, text }) =>
      /^\p{Ll}/u.test(text) && isStopWord(folded, source) && !isStopWord(folded, target) && text.length > 1,
  );
}

/** For each word that was translated: where more are not explained, the name may be of another language. */
const mostUnexplained = 1 / 2;

function countWords(texts: readonly string[]): number {
  return texts.reduce((count, text) => count + tokenize(text.replace(/ -> .*/, "")).length, 0);
}

/** Letters of a designation, and makers that every language writes alike. */
function isProperName(word: string): boolean {
  return /^\p{Lu}{1,4}$/u.test(word) || /\d/u.test(word) || brandNames.has(foldText(word));
}

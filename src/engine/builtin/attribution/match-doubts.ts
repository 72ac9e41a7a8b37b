import { isStopWord, isStopWordInAnyLanguage } from "../../../text/stop-words.ts";
import type { ProductText, Word } from "./product-text.ts";
import { doubts } from "./statement.ts";
import { isAmbiguousColour, isPurpose, isTitle, standsAsColour } from "./statement-guards.ts";
import type { ValueMatch } from "./value-match.ts";

/** In (0, 1]: what to multiply the match's score by. */
export function doubtsAbout(match: ValueMatch, { words, language, isEnumeration }: ProductText): number {
  const { attribute, first, last } = match;
  let doubt = match.language === language || language === undefined ? 1 : foreignDoubt(match);
  const isThing = attribute.subject === "color" || attribute.subject === "material";
  if (isThing && isPurpose(words, first)) doubt *= doubts.purpose;
  if (isThing && isTitle(words, first, last)) doubt *= doubts.title;
  const isOfContent = attribute.subject === "content" || attribute.subject === "material";
  if (isEnumeration && !isOfContent) doubt *= doubts.enumeration;
  if (attribute.subject === "content" && isTrace(words, first)) doubt *= doubts.trace;
  if (isThing && isOfPart(match)) doubt *= doubts.part;
  if (attribute.subject !== "color") return doubt;
  const isAmbiguous = isAmbiguousColour(words, first, last) && !standsAsColour(words, first, last);
  return isAmbiguous ? doubt * doubts.ambiguous : doubt;
}

const traceWords = new Set(
  "trace traces spur spuren traccia tracce may kann konnen peut peuvent puo possono".split(" "),
);
const traceReach = 12;

/** "May contain traces of nuts": earlier in the clause. */
function isTrace(words: readonly Word[], first: number): boolean {
  const clause = words[first]?.clause;
  return words
    .slice(Math.max(0, first - traceReach), first)
    .some((word) => word.clause === clause && traceWords.has(word.folded));
}

function foreignDoubt({ language }: ValueMatch): number {
  return language === "en" ? doubts.english : doubts.otherLanguage;
}

/** "Dial colour", "Strap material": of a part, where any colour of the text may be another part's. */
function isOfPart({ attribute }: ValueMatch): boolean {
  return /^(?!main\b|product\b|item\b|upper\b|outer\b|shell\b|fabric\b)\p{L}+\s\p{L}/u.test(
    (attribute.record.names.en ?? "").toLowerCase(),
  );
}

const shortestForeign = 5;
const longestAcronym = 4;

/**
 * A single word that is none of the value's: a function word of the text's language (per is no English pear),
 * a short word of a third language (caché), an acronym among other words (RAM is not the Italian rame).
 */
export function isStray({ language, first, last }: ValueMatch, text: ProductText): boolean {
  const word = text.words[first];
  if (first !== last || word === undefined) return false;
  const isFunctionWord =
    text.language === undefined
      ? isStopWordInAnyLanguage(word.folded)
      : isStopWord(word.folded, text.language);
  const isForeign = language !== "en" && text.language !== undefined && language !== text.language;
  return isFunctionWord || (isForeign && word.folded.length < shortestForeign) || isAcronym(text, first);
}

function isAcronym({ words, source }: ProductText, index: number): boolean {
  const isCapitals = (at: number) => /^\p{Lu}{2,}$/u.test(words[at]?.text ?? "");
  const isShort = (words[index]?.text.length ?? 0) <= longestAcronym;
  return (
    source === "product_description" &&
    isShort &&
    isCapitals(index) &&
    !isCapitals(index - 1) &&
    !isCapitals(index + 1)
  );
}

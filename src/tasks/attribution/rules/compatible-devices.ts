import type { RequestedAttributes } from "./attribute-lexicon.ts";
import type { FreeText, LabelledLine } from "./labelled-lines.ts";
import { isNegated } from "./negation.ts";
import { isInPhrase } from "./phrase.ts";
import type { ProductText } from "./product-text.ts";
import { isIn } from "./scopes.ts";
import { type Statement, scores } from "./statement.ts";
import { type Word, wordSet } from "./words.ts";

const introductions = wordSet({ en: "for fits", de: "fur", fr: "pour", it: "per" });
const explicit = wordSet({
  en: "compatible with",
  de: "kompatibel mit passend fur",
  fr: "compatible compatibles avec",
  it: "compatibile compatibili con",
});
const longestName = 8;
/** Words that may follow a model number. */
const variants = new Set("pro plus max mini ultra lite air se fe note tab series serie edition".split(" "));

/** The devices that an accessory fits: "Case for iPhone 13", "compatible with Pixel 6". */
export function compatibleDevices(
  requested: RequestedAttributes,
  { text, lines }: FreeText,
): readonly Statement[] {
  const attribute = requested.devices;
  if (attribute === undefined) return [];
  return text.words.flatMap((_, index) => {
    if (!introduces(text, index)) return [];
    const last = deviceEnd(text, index + 1);
    if (last === undefined || isNegated(text.words, index + 1, last) || isDenied(text.words, index))
      return [];
    const isInLine = lines.some(
      (line) => line.attributes.includes(attribute) && isWithin(line, text.words[last]),
    );
    if (isInLine) return [];
    const [start, end] = [text.words[index + 1]?.start ?? 0, text.words[last]?.end ?? 0];
    const score = text.source === "product_name" ? scores.deviceInName : scores.deviceInDescription;
    return [{ attribute, value: null, text, start, end, score }];
  });
}

/** "not for A53". */
function isDenied(words: readonly Word[], index: number): boolean {
  return isInPhrase(words, index - 1, index) && isIn("negator", words[index - 1]);
}

function isWithin({ start, end }: LabelledLine, word: Word | undefined): boolean {
  return word !== undefined && start <= word.start && word.end <= end;
}

/** In a description only "compatible with", as "for" has many uses there. */
function introduces({ words, source }: ProductText, index: number): boolean {
  const [before, word] = [words[index - 1]?.folded ?? "", words[index]?.folded ?? ""];
  const isExplicit = explicit.has(before) && explicit.has(word) && before !== word;
  return isExplicit || (source === "product_name" && introductions.has(word));
}

/** Index of the last word of the device name that begins at `first`: capitalised words, codes and numbers, at least one distinctive. */
function deviceEnd({ words, plain, measures }: ProductText, first: number): number | undefined {
  let last: number | undefined;
  let hasDistinctive = false;
  if (!/^\p{L}/u.test(words[first]?.text ?? "")) return undefined;
  for (let index = first; index < first + longestName; index += 1) {
    const [before, word] = [words[index - 1], words[index]];
    if (word === undefined || (index > first && word.phrase !== before?.phrase) || !isNameLike(word)) break;
    if (measures.some(({ start, end }) => start <= word.start && word.end <= end)) break;
    if (index > first && !/^(?:\s|\s?[/-]\s?)$/.test(plain.text.slice(before?.end, word.start))) break;
    if (hasDistinctive && !isDistinctive(word) && !variants.has(word.folded)) break;
    hasDistinctive ||= isDistinctive(word);
    last = index;
  }
  return hasDistinctive ? last : undefined;
}

function isNameLike({ text, kind }: Word): boolean {
  return kind !== "word" || /^\p{Lu}|\p{Ll}\p{Lu}/u.test(text);
}

/** A model number, or camel case as in device names: iPhone, MacBook. */
function isDistinctive({ text, kind }: Word): boolean {
  return kind !== "word" || /^\p{Ll}{1,2}\p{Lu}|^\p{Lu}\p{Ll}+\p{Lu}/u.test(text);
}

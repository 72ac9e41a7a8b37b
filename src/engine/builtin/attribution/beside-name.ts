import type { Measure } from "../../../text/units.ts";
import type { CompiledAttribute } from "./category-lexicon.ts";
import type { FreeText } from "./free-text.ts";
import { firstWordFrom } from "./labelled-lines.ts";
import type { ProductText } from "./product-text.ts";
import type { ValueMatch } from "./value-match.ts";

const nearWords = 3;

/** "size 42", "Größe M": the attribute's name right before the value. */
export function followsName(match: ValueMatch, { mentions, text }: FreeText): boolean {
  const word = text.words[match.first];
  return mentions.some(
    (mention) =>
      mention.attribute === match.attribute &&
      mention.last === match.first - 1 &&
      text.words[mention.last]?.clause === word?.clause,
  );
}

/** "leather sole", "semelle en cuir", "made in France": the name in the same phrase, or within the term. */
export function standsBesideName(
  { attribute, first, last }: ValueMatch,
  { mentions, text }: FreeText,
): boolean {
  const phrase = text.words[first]?.phrase;
  return mentions.some((mention) => {
    if (mention.attribute !== attribute || text.words[mention.first]?.phrase !== phrase) return false;
    if (mention.first >= first && mention.last <= last) return last > first;
    const [gapBefore, gapAfter] = [first - mention.last, mention.first - last];
    return (gapBefore >= 1 && gapBefore <= nearWords) || (gapAfter >= 1 && gapAfter <= nearWords);
  });
}

const wordsBefore = 4;
const wordsAfter = 2;

/**
 * Of the attributes, those named nearest before the measure in its clause ("a height of 5 cm"), else within
 * it ("pack of 2"), else right after it in its phrase ("5 cm high"), where no measure follows the name.
 */
export function namedBeside(
  attributes: readonly CompiledAttribute[],
  measure: Measure,
  { text, mentions }: FreeText,
): readonly CompiledAttribute[] {
  const first = firstWordFrom(text, measure.start);
  const last = firstWordFrom(text, measure.end) - 1;
  const near = mentions.filter(
    (mention) =>
      attributes.includes(mention.attribute) &&
      text.words[mention.first]?.clause === text.words[first]?.clause,
  );
  const before = near.filter(
    (mention) =>
      first - mention.last >= 1 &&
      first - mention.last <= wordsBefore &&
      !hasMeasureBetween(text, mention.last, first),
  );
  const nearest = Math.max(...before.map((mention) => mention.last));
  const inside = near.filter((mention) => mention.first >= first && mention.last <= last);
  const after = near.filter(
    (mention) =>
      mention.first - last >= 1 &&
      mention.first - last <= wordsAfter &&
      text.words[mention.first]?.phrase === text.words[last]?.phrase &&
      !isFollowedByMeasure(text, mention.last),
  );
  const found = [before.filter((mention) => mention.last === nearest), inside, after].find(
    (list) => list.length > 0,
  );
  return [...new Set((found ?? []).map(({ attribute }) => attribute))];
}

function hasMeasureBetween({ words, measures }: ProductText, from: number, to: number): boolean {
  const [start, end] = [words[from]?.end ?? 0, words[to]?.start ?? 0];
  return measures.some((measure) => measure.start >= start && measure.end <= end);
}

function isFollowedByMeasure({ words, measures }: ProductText, word: number): boolean {
  const next = words[word + 1];
  return next !== undefined && measures.some((measure) => measure.start === next.start);
}

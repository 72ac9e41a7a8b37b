import type { AttributeRecord, ValueRecord } from "../../../catalog/model.ts";
import { languages } from "../../../contract/vocabulary.ts";
import { stem } from "../../../text/stems.ts";
import { isStopWord } from "../../../text/stop-words.ts";
import { tokenize } from "../../../text/tokens.ts";

/**
 * Values of one attribute that a model is shown at most. Of the built-in catalogs no list is longer; imported ones have lists of
 * thousands (brands, characters).
 */
export const mostValues = 80;

/** The numbers of the values whose names or terms have a word, by the word's stem. */
type StemIndex = ReadonlyMap<string, readonly number[]>;

const kept = new WeakMap<AttributeRecord, StemIndex>();

/**
 * An attribute's values, all of them where they are few; else those that have a word in common with the text, those with the
 * rarest words first, and behind them the first of the list. In the channel's order.
 */
export function chooseValues(attribute: AttributeRecord, text: string): readonly ValueRecord[] {
  const { values } = attribute;
  if (values.length <= mostValues) return values;
  const index = kept.get(attribute) ?? indexStems(values);
  kept.set(attribute, index);
  const chosen = new Set(touched(index, text).slice(0, mostValues));
  for (let number = 0; chosen.size < mostValues; number += 1) chosen.add(number);
  return values.filter((_, number) => chosen.has(number));
}

/** A word weighs the more, the fewer values have it. */
function touched(index: StemIndex, text: string): readonly number[] {
  const weights = new Map<number, number>();
  for (const key of new Set(stemKeys(text))) {
    const found = index.get(key) ?? [];
    for (const number of found) weights.set(number, (weights.get(number) ?? 0) + 1 / found.length);
  }
  return [...weights].sort((one, other) => other[1] - one[1] || one[0] - other[0]).map(([number]) => number);
}

function indexStems(values: readonly ValueRecord[]): StemIndex {
  const index = new Map<string, number[]>();
  for (const [number, { names, terms }] of values.entries()) {
    const texts = languages.flatMap((language) => [names[language] ?? "", ...(terms[language] ?? [])]);
    for (const key of new Set(texts.flatMap(stemKeys))) {
      const numbers = index.get(key);
      if (numbers === undefined) index.set(key, [number]);
      else numbers.push(number);
    }
  }
  return index;
}

/** In which language a name is read in which language's text does not matter: stems are tried in all. */
function stemKeys(text: string): string[] {
  return tokenize(text).flatMap(({ folded }) =>
    languages.flatMap((language) =>
      isStopWord(folded, language) ? [] : [`${language} ${stem(folded, language)}`],
    ),
  );
}

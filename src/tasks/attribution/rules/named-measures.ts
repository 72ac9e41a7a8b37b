import type { Measure } from "../../../nlp/measures.ts";
import { isStopWordInAnyLanguage } from "../../../nlp/stop-words.ts";
import type { CategoryLexicon, CompiledAttribute } from "./attribute-lexicon.ts";
import type { Mention } from "./attribute-mentions.ts";
import { attributeOfSide, sideOfAdjective } from "./dimension-names.ts";
import { type FreeText, firstWordFrom } from "./labelled-lines.ts";
import type { ProductText } from "./product-text.ts";
import { wordSet } from "./words.ts";

const wordsBefore = 6;
const wordsAfter = 2;

interface Place {
  readonly first: number;
  readonly last: number;
}

/**
 * The attributes named closest before the measure in its clause ("a height of 5 cm"), else within it ("pack of 2"), else right
 * after it ("8 GB RAM, 256 GB storage").
 */
export function namedBeside(
  attributes: readonly CompiledAttribute[],
  measure: Measure,
  free: Pick<FreeText, "text" | "mentions">,
): readonly CompiledAttribute[] {
  const { text } = free;
  const place = placeOf(text, measure);
  const clause = text.words[place.first]?.clause;
  const near = free.mentions.filter(
    ({ attribute, first }) => attributes.includes(attribute) && text.words[first]?.clause === clause,
  );
  const before = near.filter((mention) => isRightBefore(text, mention, place));
  const nearest = Math.max(...before.map(({ last }) => last));
  const last = before.filter((mention) => mention.last === nearest);
  const inside = near.filter(({ first, last }) => first >= place.first && last <= place.last);
  const after = near.filter((mention) => isRightAfter(text, mention, place));
  const ordered =
    near.length > 0 && namesFollow(text, measure, near)
      ? [inside, after]
      : [last, inside, after.filter((mention) => !isFollowedByMeasure(text, mention))];
  const found = ordered.find(({ length }) => length > 0);
  return [...new Set((found ?? []).map(({ attribute }) => attribute))];
}

/** The attribute of the side given by an adjective: "60 cm breit", "60 cm de large", "larga 60 cm". */
export function sideBeside(
  lexicon: CategoryLexicon,
  measure: Measure,
  text: ProductText,
): CompiledAttribute | undefined {
  const { words, language } = text;
  const { first, last } = placeOf(text, measure);
  const clause = words[first]?.clause;
  const wordAfter = sidePrepositions.has(words[last + 1]?.folded ?? "") ? words[last + 2] : words[last + 1];
  const isOfEarlier = measureEndingAt(text, first - 2) !== undefined;
  const candidates = [isOfEarlier ? undefined : words[first - 1], wordAfter];
  for (const word of candidates) {
    const side = word?.clause === clause ? sideOfAdjective(word?.folded ?? "", language) : undefined;
    const attribute = side && attributeOfSide(lexicon, side);
    if (attribute !== undefined) return attribute;
  }
  return undefined;
}

/** "60 cm de large", "30 cm in altezza". */
const sidePrepositions = wordSet({ en: "in", fr: "de en", it: "di in" });

function placeOf(text: ProductText, measure: Measure): Place {
  return { first: firstWordFrom(text, measure.start), last: firstWordFrom(text, measure.end) - 1 };
}

/** Words that may occur between a name and its measure: "Höhe beträgt nur etwa 5 cm". */
const measuring = wordSet({
  en: "is of about approximately approx only just circa measures total max min",
  de: "betragt misst liegt ca etwa ungefahr rund nur knapp circa gesamt max min",
  fr: "est environ env seulement mesure total totale max min",
  it: "circa ca solo solamente misura totale max min pari",
});

function isRightBefore(text: ProductText, { last }: Mention, { first }: Place): boolean {
  const gap = first - last;
  if (gap < 1 || gap > wordsBefore || hasMeasureBetween(text, last, first)) return false;
  return text.words.slice(last + 1, first).every(({ folded, text: written }) => {
    return measuring.has(folded) || isStopWordInAnyLanguage(folded) || written.length <= 2;
  });
}

/** A name followed by a colon belongs to the text after it. */
function isRightAfter({ words, plain }: ProductText, mention: Mention, { last }: Place): boolean {
  const gap = mention.first - last;
  const end = words[mention.last]?.end ?? 0;
  if (/^\s?:/.test(plain.text.slice(end, end + 2))) return false;
  if (gap < 1 || gap > wordsAfter || words[mention.first]?.phrase !== words[last]?.phrase) return false;
  return words.slice(last + 1, mention.first).every(({ folded }) => isStopWordInAnyLanguage(folded));
}

/**
 * Whether names follow their measures in the clause ("16 GB RAM, 512 GB SSD"): it has several measures of the dimension, and
 * the first has a name right after it and none before.
 */
function namesFollow(text: ProductText, measure: Measure, near: readonly Mention[]): boolean {
  const clauseOf = (one: Measure) => text.words[firstWordFrom(text, one.start)]?.clause;
  const clause = clauseOf(measure);
  const alike = text.measures.filter(
    (one) => one.dimension === measure.dimension && clauseOf(one) === clause,
  );
  const [head] = alike;
  if (head === undefined || alike.length === 1) return false;
  const place = placeOf(text, head);
  return (
    near.some((mention) => isRightAfter(text, mention, place)) &&
    !near.some((mention) => isRightBefore(text, mention, place))
  );
}

const nextMeasureReach = 4;

/** Where names precede measures, a name between two measures belongs to the second. */
function isFollowedByMeasure({ words, measures }: ProductText, { last }: Mention): boolean {
  const end = words[last]?.end ?? 0;
  return measures.some(({ start }) => start >= end && start - end <= nextMeasureReach);
}

function measureEndingAt({ words, measures }: ProductText, index: number): Measure | undefined {
  const end = words[index]?.end;
  return measures.find((measure) => measure.end === end);
}

function hasMeasureBetween({ words, measures }: ProductText, from: number, to: number): boolean {
  const [start, end] = [words[from]?.end ?? 0, words[to]?.start ?? 0];
  return measures.some((measure) => measure.start >= start && measure.end <= end);
}

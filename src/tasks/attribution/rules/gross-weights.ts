import { isGrossWeight, isWeightLabel, kilogramsIn, mayBeContent } from "../../evidence/gross-weight.ts";
import type { ProductText } from "./product-text.ts";
import { isIn } from "./scopes.ts";
import { leastScore, type Statement } from "./statement.ts";
import { readWords } from "./words.ts";

/**
 * Drops net weights that a column of weights states ("Weight", "Gewicht kg") where the row says what is in the pack: 6 x 1 kg of flour
 * weigh 6,2 kg with their bags, and 5 litres are no 21 kg. Without such a word the column's weight stays. Milligrams in a column of weights or sizes are a dose.
 */
export function withoutGrossWeights(
  statements: readonly Statement[],
  texts: readonly ProductText[],
): readonly Statement[] {
  if (!statements.some((one) => isNetWeight(one) && isOwnColumn(one))) return statements;
  const sure = statements.filter(({ score }) => score >= leastScore);
  const isVolume = ({ attribute, isLabelled }: Statement) =>
    attribute.record.identifier === "volume" && isLabelled === true;
  const weights = sure.flatMap((one) => (isOfWeights(one) ? kilogramsIn(writtenOf(one)) : []));
  const contents = sure.flatMap((one) => {
    if (!isVolume(one) && (!isNetWeight(one) || isOfWeights(one))) return [];
    const isDescribed = isNetWeight(one) && one.text.source === "product_description";
    return isDescribed ? contentIn(one, weights) : kilogramsIn(writtenOf(one)).slice(0, 1);
  });
  const named = texts.flatMap(({ source, measures }) =>
    source === "product_name"
      ? measures.flatMap(({ dimension, text }) => (dimension === "volume" ? kilogramsIn(text) : []))
      : [],
  );
  const all = [...contents, ...named];
  return statements.filter((one) => {
    if (isDose(one)) return false;
    if (!isOfWeights(one)) return true;
    const [weight] = kilogramsIn(writtenOf(one));
    return weight === undefined ? all.length === 0 : !isGrossWeight(weight, all);
  });
}

/** Of what nutrients are stated for. */
const portion = /^100\s?g/iu;

/** What a description says is in the pack, where it is a good part of what the column weighs: 40 g of tea in a pack of 0.09 kg. */
function contentIn(one: Statement, weights: readonly number[]): readonly number[] {
  const [content = 0] = kilogramsIn(writtenOf(one));
  if (portion.test(writtenOf(one))) return [];
  return weights.some((weight) => mayBeContent(content, weight)) ? [content] : [];
}

/** Drops the weight of what a column says to be how much it takes: the "38 kg" of a kneader with "Capacità: 38 kg (42 l)". */
export function withoutCapacities(
  statements: readonly Statement[],
  texts: readonly ProductText[],
): readonly Statement[] {
  const isOfWeight = ({ attribute, isLabelled }: Statement) =>
    attribute.record.identifier === "weight" && isLabelled !== true;
  if (!statements.some(isOfWeight)) return statements;
  const taken = texts.flatMap(({ fact, plain }) =>
    fact !== undefined && readWords(fact.label).some((word) => isIn("capacity", word))
      ? kilogramsOfMass(plain.text)
      : [],
  );
  if (taken.length === 0) return statements;
  return statements.filter(
    (one) => !isOfWeight(one) || !kilogramsIn(writtenOf(one)).some((weight) => taken.includes(weight)),
  );
}

/** Of volumes nothing. */
function kilogramsOfMass(text: string): readonly number[] {
  return /\d\s?k?g(?!\p{L})/iu.test(text) ? kilogramsIn(text) : [];
}

function isNetWeight({ attribute: { record } }: Statement): boolean {
  return record.identifier === "net_weight";
}

function isOwnColumn({ text }: Statement): boolean {
  return text.fact !== undefined;
}

function isOfWeights(one: Statement): boolean {
  return isNetWeight(one) && one.text.fact !== undefined && isWeightLabel(one.text.fact.label);
}

/** Whether a net weight stands in a column all of whose name says a size. */
function isOfSizes(one: Statement): boolean {
  const words = isNetWeight(one) && one.text.fact !== undefined ? readWords(one.text.fact.label) : [];
  return words.length > 0 && words.every((word) => isIn("sized", word));
}

function writtenOf({ text, start, end, unit = "" }: Statement): string {
  const written = text.plain.text.slice(start, end);
  return /\p{L}/u.test(written) ? written : `${written} ${unit}`;
}

function isDose(one: Statement): boolean {
  return (isOfWeights(one) || isOfSizes(one)) && /\d\s?mg$/i.test(writtenOf(one).trim());
}

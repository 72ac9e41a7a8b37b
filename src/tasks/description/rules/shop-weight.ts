import type { Evidence } from "../../engine.ts";
import { bareLabel } from "../../evidence/fact-topics.ts";
import { isGrossWeight, isWeightLabel, kilogramsIn, mayBeContent } from "../../evidence/gross-weight.ts";
import { topicOf } from "../compose/topics.ts";

/** Columns that state how much is sold, beside those whose topic does. */
const ofAmount = /^(?:format|formato|gebinde|gebindegrosse|contenance|conditionnement|confezione)$/u;
const topicsOfAmount: ReadonlySet<string | undefined> = new Set([
  "content",
  "net weight",
  "quantity",
  "size",
]);
/** "12 x 350 g": the weight is of all of them. */
const multipack = /\d\s?[x×]\s?\d/u;

/** Whether a point is a weight as shops enter it for the carrier; a net weight says what is in a package. */
export function isPlainWeight(point: string): boolean {
  const colon = point.indexOf(":");
  return colon > 0 && isWeightLabel(point.slice(0, colon));
}

/** In kilograms: nutrients are stated for so much. */
const portion = 0.1;

/** The points without such a weight where the name, a column or the text states the amount that is in the package. */
export function withoutShopWeight(
  points: readonly string[],
  {
    name,
    text,
    evidence,
  }: { readonly name: string; readonly text: string; readonly evidence: Evidence | undefined },
): string[] {
  const weights = points.filter(isPlainWeight);
  if (weights.length === 0 || multipack.test(name)) return [...points];
  const amounts = [
    name,
    ...(evidence?.facts ?? []).flatMap((fact) => (isAmount(fact.label) ? fact.text : [])),
  ];
  const contents = amounts.flatMap(kilogramsIn);
  const stated = kilogramsIn(text).filter((content) => content !== portion);
  const isGross = (point: string) => {
    const [weight] = kilogramsIn(point);
    if (weight === undefined) return false;
    return isGrossWeight(weight, [...contents, ...stated.filter((each) => mayBeContent(each, weight))]);
  };
  return points.filter((point) => !isPlainWeight(point) || !isGross(point));
}

function isAmount(label: string): boolean {
  return topicsOfAmount.has(topicOf(label)?.key) || ofAmount.test(bareLabel(label));
}

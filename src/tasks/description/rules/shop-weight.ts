import { findMeasures, type Measure } from "../../../nlp/measures.ts";
import { convertMeasure } from "../../../nlp/units.ts";
import type { Evidence } from "../../engine.ts";
import { bareLabel } from "../../evidence/fact-topics.ts";
import { topicOf } from "../compose/topics.ts";

/** What a shop's column for weights becomes; a net weight says what is in a package. */
const plainWeight = /^(?:(?:item |product )?weight|gewicht|poids|peso)\s?:\s/iu;
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
/** Of what a litre weighs in kilograms: oil and spirits are lighter than water. */
const lightest = 0.8;

/** Whether a point is a weight as shops enter it for the carrier: with everything around the product. */
export function isPlainWeight(point: string): boolean {
  return plainWeight.test(point);
}

/** The points without such a weight where the name or a column states the amount that is in the package. */
export function withoutShopWeight(
  points: readonly string[],
  name: string,
  evidence: Evidence | undefined,
): string[] {
  const weights = points.filter(isPlainWeight);
  if (weights.length === 0 || multipack.test(name)) return [...points];
  const amounts = [
    name,
    ...(evidence?.facts ?? []).flatMap((fact) => (isAmount(fact.label) ? fact.text : [])),
  ];
  const contents = amounts.flatMap(kilogramsIn);
  const isGross = (point: string) => {
    const [weight] = kilogramsIn(point);
    return weight !== undefined && contents.some((content) => weight > content);
  };
  return points.filter((point) => !isPlainWeight(point) || !isGross(point));
}

function isAmount(label: string): boolean {
  return topicsOfAmount.has(topicOf(label)?.key) || ofAmount.test(bareLabel(label));
}

/** Of masses, and of volumes the least that they weigh; "300 g/m²" is none. */
function kilogramsIn(text: string): number[] {
  return findMeasures(text).flatMap((measure) => {
    if (/^\s?\//u.test(text.slice(measure.end))) return [];
    return kilogramsOf(measure) ?? [];
  });
}

function kilogramsOf({ value, unit, dimension }: Measure): number | undefined {
  if (dimension === "mass") return convertMeasure(value, unit, "kg");
  const litres = dimension === "volume" ? convertMeasure(value, unit, "l") : undefined;
  return litres === undefined ? undefined : litres * lightest;
}

import { findMeasures, type Measure } from "../../nlp/measures.ts";
import { convertMeasure } from "../../nlp/units.ts";
import { isAbout } from "./fact-topics.ts";

/** What is in a pack is no smaller part of what it weighs: "20 g protein" is not the content of a kilogram. */
const smallestShare = 1 / 25;
/** Of what a litre weighs in kilograms: oil and spirits are lighter than water. */
const lightest = 0.8;

/** Whether a column's name, or a point's label, says a weight and nothing of what is in the pack: "Weight", "Gewicht kg", "Peso". */
export function isWeightLabel(label: string): boolean {
  return isAbout("weight", label);
}

/**
 * Whether a weight is one as shops enter it for the carrier, with everything around the product: more than what the row says is in the pack.
 * @param contents in kilograms: see `kilogramsIn`
 */
export function isGrossWeight(kilograms: number, contents: readonly number[]): boolean {
  return contents.some((content) => content < kilograms && content >= smallestShare * kilograms);
}

/** A description states more masses: of a portion, of what a shelf bears. */
const leastOfDescription = 1 / 3;

/** Whether a mass in a description may be what is in a pack of a weight, both in kilograms: 40 g of tea in a pack of 0.09 kg. */
export function mayBeContent(mass: number, weight: number): boolean {
  return mass >= leastOfDescription * weight;
}

/** The masses in a text in kilograms, and of volumes the least that they weigh; "300 g/m²" is none. */
export function kilogramsIn(text: string): number[] {
  return findMeasures(text).flatMap((measure) =>
    /^\s?\//u.test(text.slice(measure.end)) ? [] : (kilogramsOf(measure) ?? []),
  );
}

function kilogramsOf({ value, unit, dimension }: Measure): number | undefined {
  if (dimension === "mass") return convertMeasure(value, unit, "kg");
  const litres = dimension === "volume" ? convertMeasure(value, unit, "l") : undefined;
  return litres === undefined ? undefined : litres * lightest;
}

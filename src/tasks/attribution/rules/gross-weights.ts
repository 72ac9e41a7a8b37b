import { findMeasures } from "../../../nlp/measures.ts";
import { convertMeasure } from "../../../nlp/units.ts";
import type { ProductText } from "./product-text.ts";
import { isIn } from "./scopes.ts";
import { leastScore, type Statement } from "./statement.ts";
import { readWords } from "./words.ts";

/** What is in a pack is no smaller part of what it weighs: "20 g protein" is no net weight of a kilogram. */
const smallestShare = 1 / 25;

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
  const hasVolume =
    sure.some(
      ({ attribute, isLabelled }) => attribute.record.identifier === "volume" && isLabelled === true,
    ) ||
    texts.some(
      ({ source, measures }) =>
        source === "product_name" && measures.some(({ dimension }) => dimension === "volume"),
    );
  const contents = sure.flatMap((one) =>
    isNetWeight(one) && !isOfWeights(one) && one.text.source !== "product_description"
      ? (gramsOf(one) ?? [])
      : [],
  );
  return statements.filter((one) => {
    if (isDose(one)) return false;
    if (!isOfWeights(one)) return true;
    const gross = gramsOf(one);
    if (gross === undefined) return !hasVolume && contents.length === 0;
    const isPacked = contents.some((net) => net < gross && net >= smallestShare * gross);
    return !hasVolume && !isPacked;
  });
}

function isNetWeight({ attribute: { record } }: Statement): boolean {
  return record.identifier === "net_weight";
}

function isOwnColumn({ text }: Statement): boolean {
  return text.fact !== undefined;
}

/** Whether a net weight stands in a column all of whose name is of a list. */
function isOfColumn(one: Statement, list: "weighed" | "sized"): boolean {
  const { fact } = one.text;
  if (fact === undefined || !isNetWeight(one)) return false;
  const words = readWords(fact.label);
  return words.length > 0 && words.every((word) => isIn(list, word));
}

function isOfWeights(one: Statement): boolean {
  return isOfColumn(one, "weighed");
}

function writtenOf({ text, start, end, unit = "" }: Statement): string {
  const written = text.plain.text.slice(start, end);
  return /\p{L}/u.test(written) ? written : `${written} ${unit}`;
}

function isDose(one: Statement): boolean {
  return (isOfWeights(one) || isOfColumn(one, "sized")) && /\d\s?mg$/i.test(writtenOf(one).trim());
}

/** Of one piece, where it is a multiple. */
function gramsOf(one: Statement): number | undefined {
  const measure = findMeasures(writtenOf(one)).find(({ dimension }) => dimension === "mass");
  return measure && convertMeasure(measure.value, measure.unit, "g");
}

import type { Measure } from "../../../text/units.ts";
import { namedBeside } from "./beside-name.ts";
import type { CategoryLexicon, CompiledAttribute } from "./category-lexicon.ts";
import { type Extent, extentStatements, findExtents, wholeExtentStatements } from "./extents.ts";
import type { FreeText } from "./free-text.ts";
import type { LabelledLine } from "./labelled-lines.ts";
import type { ProductText } from "./product-text.ts";
import { type Statement, scores } from "./statement.ts";

interface Place {
  readonly start: number;
  readonly end: number;
}

/** Numbers with units, for the attributes that are measured. */
export function measuredStatements(lexicon: CategoryLexicon, free: FreeText): readonly Statement[] {
  const { text, lines } = free;
  const measured = lexicon.attributes.filter(({ record }) => record.kind === "measure");
  const extents = findExtents(text);
  const single = text.measures.filter((measure) => !extents.some((extent) => overlaps(extent, measure)));
  return [
    ...extentStatements(lexicon, text, extents),
    ...wholeExtentStatements(lexicon, text, extents),
    ...lines.flatMap((line) => lineStatements(line, single, extents)),
    ...single.flatMap((measure) => freeMeasure(measured, measure, free)),
    ...measured.flatMap((attribute) => countStatements(attribute, free)),
  ];
}

/** What the attribute's own line says: its measures, else a bare number. */
function lineStatements(
  line: LabelledLine,
  measures: readonly Measure[],
  extents: readonly Extent[],
): Statement[] {
  const { text } = line;
  return line.attributes.flatMap((attribute) => {
    if (attribute.record.kind !== "measure") return [];
    const inside = measures.filter((measure) => contains(line, measure));
    const fitting = inside.filter(({ dimension }) => dimension === attribute.record.dimension);
    if (fitting.length > 0)
      return fitting.map((measure) => statement(attribute, text, measure, scores.labelledMeasure));
    const isTaken = inside.length > 0 || extents.some((extent) => contains(line, extent));
    return isTaken ? [] : bareNumber(line, attribute);
  });
}

/** "Weight: 2": the unit may stand in the label, "Weight (kg)". */
function bareNumber({ text, start, end }: LabelledLine, attribute: CompiledAttribute): Statement[] {
  const match = /^\d+(?:[.,]\d+)?(?=\s*(?:\p{L}{0,5}\.?)?$)/u.exec(
    text.plain.text.slice(start, end).trimEnd(),
  );
  if (match === null) return [];
  return [statement(attribute, text, { start, end: start + match[0].length }, scores.labelledNumber)];
}

/** A measure outside the lines of measured attributes goes to the one named beside it, else to the only one. */
function freeMeasure(measured: readonly CompiledAttribute[], measure: Measure, free: FreeText): Statement[] {
  const { text, lines } = free;
  if (lines.some((line) => line.attributes.length > 0 && contains(line, measure))) return [];
  const fitting = measured.filter(({ record }) => record.dimension === measure.dimension);
  const named = namedBeside(fitting, measure, free);
  if (named.length > 0)
    return named.map((attribute) => statement(attribute, text, measure, scores.besideName));
  const [only] = fitting;
  if (only === undefined || fitting.length > 1 || isOtherSide(only, measure)) return [];
  if (isNamedElsewise(lines, measure)) return [];
  return onlyOfDimension(only, measure, text);
}

/** A length in another unit than the attribute's may be any side of the thing: "7.5 mm" is no screen's size. */
function isOtherSide({ record }: CompiledAttribute, { dimension, unit }: Measure): boolean {
  return dimension === "length" && record.unit !== undefined && record.unit !== unit;
}

/** Descriptions count and time too many things to take a number for the product's: "30 days guarantee". */
const saidOfAnything: ReadonlySet<string> = new Set(["count", "duration"]);

/** In a description only where it has a single measure of the dimension, so that nothing is mistaken for it. */
function onlyOfDimension(attribute: CompiledAttribute, measure: Measure, text: ProductText): Statement[] {
  if (text.source === "product_name")
    return [statement(attribute, text, measure, scores.onlyOfDimensionInName)];
  if (saidOfAnything.has(measure.dimension)) return [];
  const rivals = text.measures.filter(
    ({ dimension, value, unit }) =>
      dimension === measure.dimension && (value !== measure.value || unit !== measure.unit),
  );
  return rivals.length > 0 ? [] : [statement(attribute, text, measure, scores.onlyOfDimensionInDescription)];
}

/** In a line whose label names something that the category does not ask for. */
function isNamedElsewise(lines: readonly LabelledLine[], measure: Measure): boolean {
  return lines.some((line) => contains(line, measure));
}

/** "Pack of 3", "Set da 6": a bare number right after the name of a count. */
function countStatements(attribute: CompiledAttribute, { text, mentions, lines }: FreeText): Statement[] {
  if (attribute.record.dimension !== "count") return [];
  return mentions.flatMap((mention) => {
    const [name, next] = [text.words[mention.last], text.words[mention.last + 1]];
    if (mention.attribute !== attribute || next?.kind !== "number" || next.phrase !== name?.phrase) return [];
    const isRead = [...lines, ...text.measures].some((place) => contains(place, next));
    if (isRead || !/^\d{1,4}$/.test(next.text)) return [];
    return [statement(attribute, text, next, scores.besideName)];
  });
}

function statement(attribute: CompiledAttribute, text: ProductText, place: Place, score: number): Statement {
  return { attribute, value: null, text, start: place.start, end: place.end, score };
}

const contains = (outer: Place, inner: Place) => outer.start <= inner.start && inner.end <= outer.end;
const overlaps = (left: Place, right: Place) => left.start < right.end && right.start < left.end;

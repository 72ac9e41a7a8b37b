import type { Measure } from "../../../../text/units.ts";
import type { CategoryLexicon, CompiledAttribute } from "../lexicon/category-lexicon.ts";
import type { FreeText } from "../lines/free-text.ts";
import type { LabelledLine } from "../lines/labelled-lines.ts";
import { type Statement, scores } from "../statements/statement.ts";
import { extentStatements, wholeExtentStatements } from "./extent-statements.ts";
import { type Extent, findExtents } from "./extents.ts";
import { freeMeasures } from "./free-measures.ts";
import { contains, measuredStatement, overlaps } from "./places.ts";

/** Numbers with units, for the attributes that are measured. */
export function measuredStatements(lexicon: CategoryLexicon, free: FreeText): readonly Statement[] {
  const { text, lines } = free;
  const measured = lexicon.attributes.filter(({ record }) => record.kind === "measure");
  if (measured.length === 0 || !/\d|\p{No}/u.test(text.plain.text)) return [];
  const extents = findExtents(text);
  const single = text.measures.filter((measure) => !extents.some((extent) => overlaps(extent, measure)));
  return [
    ...extentStatements(lexicon, text, extents),
    ...wholeExtentStatements(lexicon, text, extents),
    ...lines.flatMap((line) => lineStatements(line, single, extents)),
    ...freeMeasures(lexicon, single, free),
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
      return leading(fitting, line).map((measure) =>
        measuredStatement(attribute, text, measure, scores.labelledMeasure),
      );
    const isTaken = inside.length > 0 || extents.some((extent) => contains(line, extent));
    return isTaken ? [] : bareNumber(line, attribute);
  });
}

const furthestApart = 40;

/** Where a line runs on into other things, the measures with which it begins. */
function leading(measures: readonly Measure[], { start }: LabelledLine): readonly Measure[] {
  const ends = [start, ...measures.map(({ end }) => end)];
  const isNear = measures.map((measure, index) => measure.start - (ends[index] ?? 0) <= furthestApart);
  const firstFar = isNear.indexOf(false, 1);
  return firstFar < 0 ? measures : measures.slice(0, firstFar);
}

/** "Weight: 2": the unit may stand in the label, "Weight (kg)". */
function bareNumber({ text, start, end }: LabelledLine, attribute: CompiledAttribute): Statement[] {
  const match = /^\d+(?:[.,]\d+)?(?=\s*(?:\p{L}{0,5}\.?)?$)/u.exec(
    text.plain.text.slice(start, end).trimEnd(),
  );
  if (match === null) return [];
  return [measuredStatement(attribute, text, { start, end: start + match[0].length }, scores.labelledNumber)];
}

/** "Pack of 3", "Set da 6": a bare number right after the name of a count. */
function countStatements(attribute: CompiledAttribute, { text, mentions, lines }: FreeText): Statement[] {
  if (attribute.record.dimension !== "count") return [];
  return mentions.flatMap((mention) => {
    const [name, next] = [text.words[mention.last], text.words[mention.last + 1]];
    if (mention.attribute !== attribute || next?.kind !== "number" || next.phrase !== name?.phrase) return [];
    const isRead = [...lines, ...text.measures].some((place) => contains(place, next));
    if (isRead || !/^\d{1,4}$/.test(next.text)) return [];
    return [measuredStatement(attribute, text, next, scores.besideName)];
  });
}

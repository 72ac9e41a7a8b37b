import { numbersBefore } from "../../../nlp/listed-numbers.ts";
import type { Measure } from "../../../nlp/measures.ts";
import type { CategoryLexicon, CompiledAttribute, RequestedAttributes } from "./attribute-lexicon.ts";
import { isPlaceholderMeasure } from "./empty-values.ts";
import {
  attributeOfWhole,
  type Extent,
  extentStatements,
  findExtents,
  sideBefore,
  wholeExtentStatements,
} from "./extents.ts";
import { freeMeasures, isOfReplaced, measuredStatement } from "./free-measures.ts";
import type { FreeText, LabelledLine } from "./labelled-lines.ts";
import type { ProductText } from "./product-text.ts";
import { contains, overlaps, type Statement, scores } from "./statement.ts";

/** Statements of numbers with units, for the measured attributes. */
export function measuredStatements(requested: RequestedAttributes, free: FreeText): readonly Statement[] {
  const { text, lines } = free;
  const { category, attributes } = requested;
  if (!attributes.some(isMeasured) && !takesWhole(requested)) return [];
  if (!/\d|\p{No}/u.test(text.plain.text)) return [];
  const extents = findExtents(text);
  const sized = extents.filter((extent) => !isPlaceholderExtent(text, extent));
  const single = text.measures.filter(
    (measure) => !extents.some((extent) => overlaps(extent, measure)) && !isBetweenSides(text, measure),
  );
  const whole = sized.filter((extent) => !isOfOtherLine(category, lines, extent));
  const statements = [
    ...extentStatements(category, text, sized),
    ...wholeExtentStatements(category, text, whole),
    ...lines.flatMap((line) =>
      lineStatements(line, single, extents)
        .map((statement) => ({ ...statement, isLabelled: true }))
        .map((statement) => ofPieces(category, statement)),
    ),
    ...freeMeasures(requested, single, free),
    ...attributes.filter(isMeasured).flatMap((attribute) => countStatements(attribute, free)),
  ];
  return withoutSummands(withoutSets(withoutSeveral(withoutDisagreeing(statements))).map(withSum)).filter(
    (statement) =>
      attributes.includes(statement.attribute) &&
      !isPlaceholderMeasure(statement) &&
      !isOneOfCounts(statement) &&
      !isSpinSpeed(statement) &&
      !isWorkingMemory(statement) &&
      !isWordLength(statement),
  );
}

/** "VESA: 200 x 200 mm", "Liegefläche: 90 x 200 cm": the extent is what the line is about. */
function isOfOtherLine(category: CategoryLexicon, lines: readonly LabelledLine[], extent: Extent): boolean {
  const line = lines.find((one) => contains(one, extent));
  if (line === undefined || line.attributes.length === 0) return false;
  const attribute = attributeOfWhole(category);
  return line.attributes.every((one) => one !== attribute && one.record.kind !== "measure");
}

/** "1 x 1 x 1 cm", "0x0x0": sides that nobody has measured. */
function isPlaceholderExtent({ plain }: ProductText, { numbers }: Extent): boolean {
  const sides = new Set(
    numbers.map(([start, end]) => Number.parseFloat(plain.text.slice(start, end).replace(",", "."))),
  );
  return numbers.length > 2 && sides.size === 1 && (sides.has(0) || sides.has(1));
}

const sideAfter = /^\s?\d+(?:[.,]\d+)?\s?(?:[cm]?m|[HWDLBTPA])(?!\p{L})/u;

/** The "850 W" of "H 850 W 600 D 610mm" and the "85 L" of "H 85 L 60 P 61": the letter is the next number's side. */
function isBetweenSides({ plain }: ProductText, { start, end, text }: Measure): boolean {
  return (
    /\d\s[WLBTPDA]$/.test(text) &&
    sideBefore.test(plain.text.slice(Math.max(0, start - 4), start)) &&
    sideAfter.test(plain.text.slice(end, end + 12))
  );
}

/** The "1400 G" of a washing machine that holds 9 kg are turns a minute, in French and Italian. */
function isSpinSpeed({ attribute, text, start, end }: Statement): boolean {
  return (
    attribute.record.identifier === "load_capacity" && /\d\s?g$/i.test(text.plain.text.slice(start, end))
  );
}

/** The 20 of "9, 12, 15 et 20 pièces": a choice, or the counts of several. */
function isOneOfCounts({ attribute, text, start, end }: Statement): boolean {
  if (attribute.record.dimension !== "count") return false;
  const [count] = /^\d{1,4}(?!\d)/.exec(text.plain.text.slice(start, end)) ?? [];
  return count !== undefined && numbersBefore(text.plain.text, start, Number(count)).length > 0;
}

const internalMemory =
  /^(?:internal[ _-]memory|intern(?:er|e)[ _-]?speicher|m[ée]moire[ _-]interne|memoria[ _-]interna)$/iu;
const leastStorage = 8;

/** The "2 GB" and the "29 MB" in a column "internal memory": what a device works with, or a camera's buffer; its storage is not known. */
function isWorkingMemory({ attribute, text, start, end }: Statement): boolean {
  const { record } = attribute;
  if (record.dimension !== "data" || !/^storage[_-]capacity$/.test(record.identifier)) return false;
  if (!internalMemory.test(text.fact?.label.trim() ?? "")) return false;
  const [, amount = "", unit = ""] =
    /^(\d+(?:[.,]\d+)?)\s?([MG])[BO]$/iu.exec(text.plain.text.slice(start, end)) ?? [];
  return unit.toUpperCase() === "M" || Number.parseFloat(amount.replace(",", ".")) < leastStorage;
}

/** "45+10 Liter" is one value, and "12kg + 3kg" and "3,25+3,25 kW" too, but not "SPF 50+ 200 ml"; so are the "300/500 V" of a cable. */
function withSum(statement: Statement): Statement {
  const { attribute, text, start } = statement;
  if (attribute.record.dimension === "voltage") {
    const pair = /(?<![\p{L}\d.,/])\d{1,4}(?:[.,]\d)?\s?V?\s?\/\s?$/iu.exec(
      text.plain.text.slice(Math.max(0, start - longestSum), start),
    );
    return pair === null ? statement : { ...statement, start: start - pair[0].length };
  }
  const before = /(?<![\p{L}\d.,+])\d{1,5}(?:[.,]\d{1,2})?\s?(?:k?g|l|k?w)?(?:\s\+\s?|\+)$/iu.exec(
    text.plain.text.slice(Math.max(0, start - longestSum), start),
  );
  return before === null ? statement : { ...statement, start: start - before[0].length };
}

/** Without the "12kg" of "12kg + 3kg" and the "300" of "300/500 V", which begin where the whole does. */
function withoutSummands(statements: readonly Statement[]): readonly Statement[] {
  const keyOf = ({ attribute, start }: Statement) => `${attribute.record.identifier} ${start}`;
  const ends = new Map<string, number>();
  for (const one of statements)
    if (/[+/]/u.test(one.text.plain.text.slice(one.start, one.end))) ends.set(keyOf(one), one.end);
  return ends.size === 0 ? statements : statements.filter((one) => one.end >= (ends.get(keyOf(one)) ?? 0));
}

/** Of "Almonds 500g + Cashews 500g" neither is the weight of both, and of "pads 60 pcs + liners 18 pcs" neither count. */
function withoutSets(statements: readonly Statement[]): readonly Statement[] {
  return statements.filter(
    (one) =>
      !isOfName(one) ||
      !statements.some(
        (other) => other.attribute === one.attribute && isOfName(other) && isBesidePlus(one, other),
      ),
  );
}

function isOfName({ attribute, text, isLabelled }: Statement): boolean {
  const { dimension } = attribute.record;
  return (
    text.source === "product_name" &&
    isLabelled !== true &&
    (dimension === "mass" || dimension === "volume" || dimension === "count")
  );
}

function isBesidePlus(one: Statement, other: Statement): boolean {
  const [left, right] = one.start < other.start ? [one, other] : [other, one];
  return /\s\+\s?\p{L}|&\s?\p{L}/u.test(one.text.plain.text.slice(left.end, right.start));
}

/** In characters. */
const longestSum = 12;

/** Of "64-bit" and "8 bits": the memory has bytes. */
function isWordLength({ attribute, text, start, end }: Statement): boolean {
  return attribute.record.dimension === "data" && /\d[\s-]?bits?$/i.test(text.plain.text.slice(start, end));
}

function isMeasured({ record }: CompiledAttribute): boolean {
  return record.kind === "measure";
}

/** Whether the attribute for complete extents is requested, in a category with measured attributes. */
function takesWhole({ category, attributes }: RequestedAttributes): boolean {
  const whole = attributeOfWhole(category);
  return whole !== undefined && attributes.includes(whole) && category.attributes.some(isMeasured);
}

/** What the attribute's own line states: its measures, else a bare number. */
function lineStatements(
  line: LabelledLine,
  measures: readonly Measure[],
  extents: readonly Extent[],
): Statement[] {
  const { text } = line;
  return line.attributes.flatMap((attribute) => {
    if (attribute.record.kind !== "measure" || parcelLabel.test(line.label)) return [];
    const inside = measures.filter((measure) => contains(line, measure));
    const ofDimension = inside.filter(({ dimension }) => dimension === attribute.record.dimension);
    const own = attribute.record.dimension === "count" ? withoutTimes(ofDimension) : ofDimension;
    const fitting = own.filter((measure, place) => place === 0 || !isOfReplaced(text, measure));
    if (fitting.length === 0 && own !== ofDimension && ofDimension.length > 0) return [];
    if (fitting.length > 0)
      return leading(fitting, line).map((measure) =>
        measuredStatement(attribute, text, measure, scores.labelledMeasure),
      );
    const isTaken = inside.length > 0 || extents.some((extent) => contains(line, extent));
    return isTaken || isOfCount(line, attribute) ? [] : bareNumber(line, attribute);
  });
}

const times = /^[x×]\s?(?=\d+$)/iu;

/** The 5 of "RJ45 x 5". Of "RJ45 x 5, SFP x 1" none, for it counts kinds. */
function withoutTimes(measures: readonly Measure[]): readonly Measure[] {
  const counted = measures.filter(({ text }) => times.test(text));
  if (counted.length === 0) return measures;
  if (counted.length > 1) return [];
  return measures.map((measure) => {
    const sign = times.exec(measure.text)?.[0].length ?? 0;
    return sign === 0 ? measure : { ...measure, text: measure.text.slice(sign), start: measure.start + sign };
  });
}

const pieces = /\d\s?(?:st(?:ü|ue)ck|stk|pcs|pieces|pi[eè]ces|pezzi|pz)\.?$/iu;

/** "Anzahl: 82 Stück" in a pack of nappies, which have to say how many they are: no number of packs. */
function ofPieces({ attributes }: CategoryLexicon, statement: Statement): Statement {
  const { attribute, text, start, end } = statement;
  if (attribute.record.dimension !== "count" || !pieces.test(text.plain.text.slice(start, end)))
    return statement;
  const asked = attributes.find(
    ({ record }) =>
      record.dimension === "count" &&
      record.requirementLevel === "required" &&
      /piece/.test(record.identifier),
  );
  return asked === undefined ? statement : { ...statement, attribute: asked };
}

/** "Quantity: 2" is a number of pieces; in grams it would be a weight. */
function isOfCount(line: LabelledLine, { record }: CompiledAttribute): boolean {
  return (
    record.dimension !== "count" &&
    line.attributes.some((other) => other.record.kind === "measure" && other.record.dimension === "count")
  );
}

const furthestApart = 40;

/** The measures at the beginning of a line, up to the first that is far from the previous one. */
function leading(measures: readonly Measure[], { start }: LabelledLine): readonly Measure[] {
  const ends = [start, ...measures.map(({ end }) => end)];
  const isNear = measures.map((measure, index) => measure.start - (ends[index] ?? 0) <= furthestApart);
  const firstFar = isNear.indexOf(false, 1);
  return firstFar < 0 ? measures : measures.slice(0, firstFar);
}

const unitInLabel =
  /(?:^|[^\p{L}])(kgs?|g|gr|grams?|gramm|grammes?|grammi|mg|lbs?|oz|ml|cl|dl|l|lt|lit(?:er|re|ri|res|ers)|mm|cm|m|met(?:er|res?|ri)|zoll|inch(?:es)?|in|pouces?|pollici|kw|w|watts?|v|volts?|mah|ah|wh|hz|db|gb|tb|mb|bar|min|h|°c|%|"|″)(?![\p{L}])/iu;

/** What Shopify calls so is the weight of the parcel. */
const parcelLabel = /^(?:variant )?grams$/i;

/** "Weight: 2": the unit is in the label, "Weight (kg)"; a mass or a volume is nothing without one, nor a side in a column. */
function bareNumber({ text, label, start, end }: LabelledLine, attribute: CompiledAttribute): Statement[] {
  const { dimension } = attribute.record;
  const isSide = dimension === "length" && text.fact !== undefined && attribute.subject === "other";
  const needsUnit = dimension === "mass" || dimension === "volume" || isSide;
  if (needsUnit && !unitInLabel.test(label)) return [];
  const match = /^\d+(?:[.,]\d+)?(?=\s*(?:\p{L}{0,5}\.?)?$)/u.exec(
    text.plain.text.slice(start, end).trimEnd(),
  );
  if (match === null) return [];
  const place = { start, end: start + match[0].length };
  const unit = unitOf(label);
  return [{ ...measuredStatement(attribute, text, place, scores.labelledNumber), ...(unit && { unit }) }];
}

/** Gives the number of a column the unit that another text of the row writes it with: a "2600" beside "2600 W". */
export function withUnitsOfRow(
  statements: readonly Statement[],
  texts: readonly ProductText[],
): readonly Statement[] {
  return statements.map((one) => {
    const { record } = one.attribute;
    const written = one.text.plain.text.slice(one.start, one.end);
    if (record.kind !== "measure" || record.dimension === "count" || one.unit !== undefined) return one;
    if (one.text.fact === undefined || !/^\d+(?:[.,]\d+)?$/.test(written)) return one;
    const same = texts
      .flatMap(({ measures }) => measures)
      .find(
        ({ dimension, text }) =>
          dimension === record.dimension &&
          text.startsWith(written) &&
          /^\s?\p{L}{1,3}$/u.test(text.slice(written.length)),
      );
    return same === undefined ? one : { ...one, unit: same.unit };
  });
}

/** Undefined where the label says none, and where what is like a unit is the label itself: "Min: 5". */
function unitOf(label: string): string | undefined {
  if (/(?:^|[^\p{L}])gsm(?!\p{L})/iu.test(label)) return "g/m²";
  if (/(?:^|[^\p{L}])wattage(?!\p{L})/iu.test(label)) return "W";
  const found = unitInLabel.exec(label)?.[1];
  return found === label.trim() ? undefined : found;
}

/** A text that counts one thing in several numbers ("Ports: 2, 16, 8") counts its kinds, and does not say how many there are. */
function withoutDisagreeing(statements: readonly Statement[]): readonly Statement[] {
  const numbersOf = (one: Statement) =>
    new Set(
      statements.flatMap((other) =>
        other.attribute === one.attribute && other.text === one.text
          ? (/\d+/.exec(other.text.plain.text.slice(other.start, other.end)) ?? [])
          : [],
      ),
    );
  return statements.filter(
    (one) => one.attribute.record.dimension !== "count" || !isBare(one) || numbersOf(one).size < 2,
  );
}

const mostLengths = 2;

/** "Ø 16/20/24 cm" and one more of 18 cm: a text with three diameters has several things of which each has its own. */
function withoutSeveral(statements: readonly Statement[]): readonly Statement[] {
  const lengths = new Map<CompiledAttribute, Set<string>>();
  const listed = new Set<CompiledAttribute>();
  for (const one of statements) {
    if (!isFreeLength(one)) continue;
    const numbers = lengths.get(one.attribute) ?? new Set<string>();
    numbers.add(/\d+(?:[.,]\d+)?/.exec(one.text.plain.text.slice(one.start, one.end))?.[0] ?? "");
    lengths.set(one.attribute, numbers);
    if (isInList(one)) listed.add(one.attribute);
  }
  return statements.filter(
    (one) =>
      !isFreeLength(one) ||
      ((lengths.get(one.attribute)?.size ?? 0) <= mostLengths && !listed.has(one.attribute)),
  );
}

function isFreeLength({ attribute, isLabelled }: Statement): boolean {
  return attribute.record.dimension === "length" && isLabelled !== true;
}

/** The 16 of "16/20/24 cm". */
function isInList({ text, start, end, unit }: Statement): boolean {
  const { text: written } = text.plain;
  return (
    unit === undefined &&
    /^[\d.,]+$/.test(written.slice(start, end)) &&
    /^\s?\/\s?\d/.test(written.slice(end, end + 4))
  );
}

function isBare({ text, start, end }: Statement): boolean {
  return /^\d+$/.test(text.plain.text.slice(start, end));
}

/** "Pack of 3", "Set da 6", "24 porte": a bare number right after or before the name of a count. */
function countStatements(attribute: CompiledAttribute, free: FreeText): Statement[] {
  if (attribute.record.dimension !== "count") return [];
  const { text, lines } = free;
  const statements: Statement[] = [];
  for (const [index, word] of text.words.entries()) {
    if (word.kind !== "number" || !/^\d{1,4}$/.test(word.text)) continue;
    if (!isNamedBefore(attribute, free, index) && !isNamedBehind(attribute, free, index)) continue;
    const isRead = [...lines, ...text.measures].some((place) => contains(place, word));
    if (!isRead) statements.push(measuredStatement(attribute, text, word, scores.besideName));
  }
  return statements;
}

/** "24 porte RJ45", "8-Port": only a blank or a hyphen stands between the number and the name; a multiplication is another number. */
function isNamedBehind(attribute: CompiledAttribute, free: FreeText, index: number): boolean {
  const { words, plain } = free.text;
  const [before, word, next] = [words[index - 1], words[index], words[index + 1]];
  if (word === undefined || next === undefined || !/^[\s-]$/.test(plain.text.slice(word.end, next.start)))
    return false;
  if (before !== undefined && /^\s?[x×*/-]\s?$/i.test(plain.text.slice(before.end, word.start))) return false;
  return free
    .mentionsAround(index + 1)
    .some((mention) => mention.attribute === attribute && mention.first === index + 1);
}

/** Whether the attribute's name ends right before the word. */
function isNamedBefore(attribute: CompiledAttribute, free: FreeText, index: number): boolean {
  return free
    .mentionsAround(index)
    .some((mention) => mention.attribute === attribute && mention.last === index - 1);
}

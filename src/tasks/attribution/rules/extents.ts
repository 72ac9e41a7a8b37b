import type { Measure } from "../../../nlp/measures.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { sideOfLetter } from "../../../nlp/side-letters.ts";
import type { CategoryLexicon, CompiledAttribute } from "./attribute-lexicon.ts";
import { attributeOfSide, letterOfSideName } from "./dimension-names.ts";
import type { ProductText } from "./product-text.ts";
import { type Statement, scores } from "./statement.ts";

/** Several lengths as one expression: "10 x 20 x 30 cm", "H 80 cm, W 40 cm"; `[start, end)` in the plain text. */
export interface Extent {
  readonly start: number;
  readonly end: number;
  /** Spans of the numbers, in order. */
  readonly numbers: readonly (readonly [number, number])[];
  /** The letters "L x B x H" beside it, as written; undefined where the text does not assign the numbers. */
  readonly order: readonly string[] | undefined;
}

const letter = "[LWHBTDPAlwhdbtp]";
const times = new RegExp(`^\\s?\\(?${letter}?\\)?\\s?[x×*]\\s?${letter}?\\s?$`, "u");
/** The gap between two lettered lengths: "80 cm, W 40 cm", "80 cm (H) / 40 cm (W)". */
const nextLetter = new RegExp(
  `^(?:\\s?[,;/|·-]?\\s{0,2}${letter}\\s?[.:=]?\\s?|\\s?\\(?${letter}\\)?\\s?[,;/|·-]?\\s{0,2})$`,
  "u",
);
const letterBefore = new RegExp(`(?<![\\p{L}\\d])(${letter})\\s?[.:=]?\\s?$`, "u");
const letterAfter = new RegExp(`^\\s?\\(?(${letter})\\)?(?![\\p{L}\\d])`, "u");
const letterInside = new RegExp(`^[\\d.,]+\\s?\\(?(${letter})\\)?\\s`, "u");
const orderPattern = new RegExp(
  `(?<![\\p{L}])${letter}\\.?\\s?[x×*/]\\s?${letter}\\.?(?:\\s?[x×*/]\\s?${letter})?(?![\\p{L}])`,
  "u",
);
/** Prefilter for `orderPattern`. */
const timesCharacter = /[x×*/]/;
const anyLetter = new RegExp(letter, "g");
/** "Breite x Höhe x Tiefe". */
const orderOfNames = /(\p{L}{5,10})\s?[x×*/]\s?(\p{L}{5,10})(?:\s?[x×*/]\s?(\p{L}{5,10}))?/u;
const orderReach = 40;
const none: readonly Extent[] = [];

/** The text's extents: two or more lengths joined by multiplication signs, or each with a letter. */
export function findExtents({ plain, measures }: ProductText): readonly Extent[] {
  const lengths = measures.filter(({ dimension }) => dimension === "length");
  if (lengths.length < 2) return none;
  const joined = runsOf(plain.text, lengths, times);
  const isTaken = (measure: Measure) => joined.some((run) => run.includes(measure));
  const lettered = runsOf(
    plain.text,
    lengths.filter((measure) => !isTaken(measure)),
    nextLetter,
  );
  return [
    ...joined.map((run) => toExtent(plain.text, run)),
    ...lettered.map((run) => toExtent(plain.text, run)).filter(({ order }) => order !== undefined),
  ];
}

/** Maximal sequences of at least two measures separated only by the pattern. */
function runsOf(text: string, lengths: readonly Measure[], between: RegExp): readonly Measure[][] {
  const runs: Measure[][] = [];
  for (const measure of lengths) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (before !== undefined && between.test(text.slice(before.end, measure.start))) run?.push(measure);
    else runs.push([measure]);
  }
  return runs.filter(({ length }) => length > 1);
}

function toExtent(text: string, run: readonly Measure[]): Extent {
  const [start, end] = [run[0]?.start ?? 0, run.at(-1)?.end ?? 0];
  const numbers = run.map((measure) => [measure.start, measure.end] as const);
  return {
    start,
    end,
    numbers,
    order: lettersOfNumbers(text, numbers) ?? orderBeside(text, start, end, run.length),
  };
}

/** One letter per number: "L 10 cm x B 20 cm", "10 cm (L) x 20 cm (B)", "60W x 24D x 5H cm". */
function lettersOfNumbers(text: string, numbers: Extent["numbers"]): readonly string[] | undefined {
  const before = numbers.map(([start]) => letterBefore.exec(text.slice(Math.max(0, start - 4), start))?.[1]);
  const after = numbers.map(
    ([start, end]) =>
      letterInside.exec(text.slice(start, end))?.[1] ?? letterAfter.exec(text.slice(end, end + 5))?.[1],
  );
  return [before, after]
    .map((letters) => letters.flatMap((found) => found ?? []))
    .find((letters) => letters.length === numbers.length);
}

function orderBeside(text: string, start: number, end: number, count: number): readonly string[] | undefined {
  const around = text.slice(Math.max(0, start - orderReach), start);
  const before = around.slice(around.lastIndexOf("\n") + 1);
  const after = firstLine(text.slice(end, end + orderReach));
  const written = orderIn(before) ?? orderIn(after);
  const letters = written?.match(anyLetter) ?? lettersOfNames(before);
  return letters?.length === count ? letters : undefined;
}

function firstLine(text: string): string {
  const end = text.indexOf("\n");
  return end < 0 ? text : text.slice(0, end);
}

function orderIn(text: string): string | undefined {
  return timesCharacter.test(text) ? orderPattern.exec(text)?.[0] : undefined;
}

function lettersOfNames(text: string): readonly string[] | undefined {
  const [, ...found] = timesCharacter.test(text) ? (orderOfNames.exec(text) ?? []) : [];
  const names = found.filter((name) => name !== undefined);
  const letters = names.flatMap((name) => letterOfSideName(name) ?? []);
  return letters.length === names.length && letters.length > 0 ? letters : undefined;
}

/** The numbers of an extent with a known order: width and height in "B x H: 20 x 30 cm". */
export function extentStatements(
  lexicon: CategoryLexicon,
  text: ProductText,
  extents: readonly Extent[],
): readonly Statement[] {
  return extents.flatMap(({ numbers, order = [] }) =>
    order.flatMap((written, index) => {
      const attribute = attributeOfSide(lexicon, sideOfLetter(written, order));
      const [start, end] = numbers[index] ?? [0, 0];
      const unit = unitOfAll(text, numbers, index);
      return attribute && end > start
        ? [{ attribute, value: null, text, start, end, score: scores.labelledMeasure, ...(unit && { unit }) }]
        : [];
    }),
  );
}

/** The unit behind the last number is that of all: "212 x 92 x 84 cm". Undefined where the number has its own. */
function unitOfAll({ plain }: ProductText, numbers: Extent["numbers"], index: number): string | undefined {
  const [start, end] = numbers[index] ?? [0, 0];
  const [lastStart, lastEnd] = numbers.at(-1) ?? [0, 0];
  if (!/^[\d.,]+$/.test(plain.text.slice(start, end))) return undefined;
  return /\d\s?([a-zµ"″]{1,3})$/iu.exec(plain.text.slice(lastStart, lastEnd))?.[1];
}

const dimensionsNames = /^(?:(?:product |item )?dimensions?|(?:produkt)?abmessung(?:en)?|masse|dimensioni)$/;

/** The value of an attribute such as "Dimensions" is the complete extent. */
export function wholeExtentStatements(
  lexicon: CategoryLexicon,
  text: ProductText,
  extents: readonly Extent[],
): readonly Statement[] {
  const attribute = extents.length === 0 ? undefined : attributeOfWhole(lexicon);
  if (attribute === undefined) return [];
  return extents
    .filter(({ start }) => !ofMount.test(text.plain.text.slice(Math.max(0, start - mountReach), start)))
    .map(({ start, end }) => {
      const letter =
        sideBefore.exec(text.plain.text.slice(Math.max(0, start - mountReach), start))?.[0] ?? "";
      return {
        ...{ attribute, value: null, text, end },
        start: start - letter.length,
        score: scores.inDescription,
      };
    });
}

/** In characters. */
const mountReach = 12;
/** "VESA 100 x 100 mm": where the holes of a wall mount are. */
const ofMount = /(?<!\p{L})(?:vesa\P{L}{0,8}|mis-[a-f]\s?)$/iu;
/** The "H " of "H 135 cm x L 410 cm". */
export const sideBefore = /(?<![\p{L}\p{N}-])[HWDLBTPA]\s?[.:]?\s?$/u;

const cache = new WeakMap<CategoryLexicon, { readonly attribute: CompiledAttribute | undefined }>();

/** The attribute for complete extents, if the category has one. */
export function attributeOfWhole(lexicon: CategoryLexicon): CompiledAttribute | undefined {
  const known = cache.get(lexicon);
  if (known !== undefined) return known.attribute;
  const attribute = lexicon.attributes.find(
    ({ record }) =>
      record.kind !== "closed" &&
      Object.values(record.names).some((name) => dimensionsNames.test(foldText(name))),
  );
  cache.set(lexicon, { attribute });
  return attribute;
}

/** "Showpiece - 8 cm", "Collare 47-55 cm": centimetres in a name say how large a thing is, if not on which side. */
export function isOfWhole(
  whole: CompiledAttribute | undefined,
  { source }: ProductText,
  { unit }: Measure,
): boolean {
  return whole !== undefined && source === "product_name" && unit === "cm";
}

/** Whether what stands behind a label for dimensions says any: no "A4", "2,5", "one size". */
export function saysExtent(value: string): boolean {
  return (
    value.length <= longestExtent &&
    /\d\s?(?:mm|cm|m|["″”]|inch(?:es)?|zoll|pouces?|pollici)?\s?[x×*]\s?(?:\p{L}\s?)?\d|\d\s?(?:mm|cm|m)(?!\p{L})/iu.test(
      value,
    )
  );
}

/** In characters. */
const longestExtent = 80;

/** Without dimensions of which each number is stated as a side, a diameter or a size by itself. */
export function withoutDivided(
  lexicon: CategoryLexicon,
  statements: readonly Statement[],
): readonly Statement[] {
  const whole = attributeOfWhole(lexicon);
  if (whole === undefined || !statements.some(({ attribute }) => attribute === whole)) return statements;
  const stated = new Set(
    statements
      .filter(({ attribute }) => attribute !== whole && (ofLength(attribute) || attribute.subject === "size"))
      .flatMap(numbersOf),
  );
  return statements.filter(
    (one) => one.attribute !== whole || !numbersOf(one).every((number) => stated.has(number)),
  );
}

function ofLength({ record }: CompiledAttribute): boolean {
  return record.kind === "measure" && record.dimension === "length";
}

function numbersOf({ text, start, end }: Statement): readonly string[] {
  return text.plain.text.slice(start, end).match(/\d+(?:[.,]\d+)?/gu) ?? [];
}

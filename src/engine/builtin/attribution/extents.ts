import { foldText } from "../../../text/normal-form.ts";
import type { Measure } from "../../../text/units.ts";
import type { CategoryLexicon, CompiledAttribute } from "./category-lexicon.ts";
import type { ProductText } from "./product-text.ts";
import { type Statement, scores } from "./statement.ts";

/** Several lengths in one: "10 x 20 x 30 cm", `[start, end)` in the plain text. */
export interface Extent {
  readonly start: number;
  readonly end: number;
  /** Where each number stands, in order. */
  readonly numbers: readonly (readonly [number, number])[];
  /** "L x B x H" beside it, as written; undefined where nothing says which number is which. */
  readonly order: readonly string[] | undefined;
}

const letter = "[LWHDBTPAlwhd]";
const times = new RegExp(`^\\s?\\(?${letter}?\\)?\\s?[x×*]\\s?${letter}?\\s?$`, "iu");
const orderPattern = new RegExp(
  `(?<![\\p{L}])${letter}\\.?\\s?[x×*/]\\s?${letter}\\.?(?:\\s?[x×*/]\\s?${letter})?(?![\\p{L}])`,
  "u",
);

/** The text's extents: two or three lengths with a times sign between them. */
export function findExtents({ plain, measures }: ProductText): readonly Extent[] {
  const found: Extent[] = [];
  let run: Measure[] = [];
  for (const measure of [...measures.filter(({ dimension }) => dimension === "length"), undefined]) {
    const between = plain.text.slice(run.at(-1)?.end ?? 0, measure?.start ?? 0);
    if (measure !== undefined && run.length > 0 && times.test(between)) {
      run.push(measure);
      continue;
    }
    if (run.length > 1) found.push(toExtent(plain.text, run));
    run = measure === undefined ? [] : [measure];
  }
  return found;
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

/** "L 10 cm x B 20 cm" and "10 cm (L) x 20 cm (B)": a letter at each number, before or after it. */
function lettersOfNumbers(text: string, numbers: Extent["numbers"]): readonly string[] | undefined {
  const before = numbers.map(([start]) => letterBefore.exec(text.slice(Math.max(0, start - 4), start))?.[1]);
  const after = numbers.map(([, end]) => letterAfter.exec(text.slice(end, end + 5))?.[1]);
  return [before, after]
    .map((letters) => letters.flatMap((found) => found ?? []))
    .find((letters) => letters.length === numbers.length);
}

const letterBefore = new RegExp(`(?<![\\p{L}\\d])(${letter})[:.]?\\s?$`, "u");
const letterAfter = new RegExp(`^\\s?\\(?(${letter})\\)?(?![\\p{L}\\d])`, "u");
const reach = 30;

function orderBeside(text: string, start: number, end: number, count: number): readonly string[] | undefined {
  const before =
    text
      .slice(Math.max(0, start - reach), start)
      .split("\n")
      .at(-1) ?? "";
  const after = text.slice(end, end + reach).split("\n")[0] ?? "";
  const written = orderPattern.exec(before)?.[0] ?? orderPattern.exec(after)?.[0];
  const letters = written?.match(new RegExp(letter, "g"));
  return letters?.length === count ? letters : undefined;
}

type Side = "length" | "width" | "height" | "depth";

const sideNames: Readonly<Record<Side, ReadonlySet<string>>> = {
  length: new Set(["length", "lange", "longueur", "lunghezza"]),
  width: new Set(["width", "breite", "largeur", "larghezza"]),
  height: new Set(["height", "hohe", "hauteur", "altezza"]),
  depth: new Set(["depth", "tiefe", "profondeur", "profondita"]),
};

/** The numbers of an extent that says which is which: width and height of "B x H: 20 x 30 cm". */
export function extentStatements(
  lexicon: CategoryLexicon,
  text: ProductText,
  extents: readonly Extent[],
): readonly Statement[] {
  return extents.flatMap(({ numbers, order }) =>
    (order ?? []).flatMap((written, index) => {
      const attribute = attributeOfSide(lexicon, sideOf(written, order ?? []));
      const [start, end] = numbers[index] ?? [0, 0];
      return attribute && end > start
        ? [{ attribute, value: null, text, start, end, score: scores.labelledMeasure }]
        : [];
    }),
  );
}

/** L is the length, but the width beside a depth (L x P x H); l beside L is the width, as French writes it. */
function sideOf(written: string, order: readonly string[]): Side {
  const upper = written.toUpperCase();
  if (upper === "W" || upper === "B") return "width";
  if (upper === "H" || upper === "A") return "height";
  if (upper !== "L") return "depth";
  if (written === "l" && order.includes("L")) return "width";
  const hasOtherWidth = order.some((other) => /[WBwb]/.test(other) || (other === "l" && written === "L"));
  return !hasOtherWidth && order.some((other) => /[PTD]/i.test(other)) ? "width" : "length";
}

function attributeOfSide(lexicon: CategoryLexicon, side: Side): CompiledAttribute | undefined {
  return lexicon.attributes.find(
    ({ record }) =>
      record.kind === "measure" &&
      record.dimension === "length" &&
      Object.values(record.names).some((name) => sideNames[side].has(foldText(name))),
  );
}

const dimensionsNames = /^(?:(?:product |item )?dimensions?|(?:produkt)?abmessung(?:en)?|masse|dimensioni)$/;

/** An attribute for all of it ("Dimensions") takes the extent whole. */
export function wholeExtentStatements(
  lexicon: CategoryLexicon,
  text: ProductText,
  extents: readonly Extent[],
): readonly Statement[] {
  const attribute = lexicon.attributes.find(
    ({ record }) =>
      record.kind !== "closed" &&
      Object.values(record.names).some((name) => dimensionsNames.test(foldText(name))),
  );
  if (attribute === undefined) return [];
  return extents.map(({ start, end }) => ({
    attribute,
    value: null,
    text,
    start,
    end,
    score: scores.inDescription,
  }));
}

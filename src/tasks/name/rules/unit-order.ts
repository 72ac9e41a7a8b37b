import { brandNames } from "../../../nlp/casing-words.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import type { CleaningContext } from "./cleaning-step.ts";
import { unitOfRow } from "./row-continuations.ts";

/**
 * Measures as they are read: the unit behind its number (KG12 becomes 12 kg), the unit of a height or a diameter that the row's own
 * texts have (D.27: Ø 27 cm), and the English short form of a pack (Tablets 16S: Pack of 16).
 */
export function writeMeasuresInOrder(name: string, context: CleaningContext): string {
  if (!/\d/.test(name)) return name;
  const ordered = withUnit(unitBehind(name, context), context);
  return context.language === "en" ? packsOf(ordered) : ordered;
}

/** A number, a unit and a number that has none: "Micron 350 lt 2,5", "Ø14 MT 200". */
const unitBetween =
  /(?<![\p{L}\p{N}.,/-])(\p{L}{1,2}\.?|Ø\s?)?(\d{1,4}(?:[.,]\d{1,3})?)\s(kg|gr?|lt?|ltr|litre|[cm]l|[cm]?m|mtr?|metre)\.?\s(\d{1,4}(?:[.,]\d{1,3})?)(?![\p{L}\p{N}%/"”″-]|[.,]\d|\s?[x×+]\s?\d|\s?(?:k?g|gr|lt?|ltr|[cm]l|[cm]?m|mtr?|lit|met)(?!\p{L}))/giu;

/** What stands before a diameter or a height, of which no litre and no gram is the unit. */
const labelOfSize =
  /(?:(?<!\p{L})(?:d|h)\.?\s?|ø\s?|(?<!\p{L})(?:diam|diametro|diamètre|durchmesser|diameter|dia|haut|hauteur|altezza|höhe|height)\.?\s)$/iu;

/** By its canonical symbol, how the row's other texts may write a unit, for patterns. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  m: ["m", "mt", "mtr", "metr[io]", "mètres?", "met(?:re|er)s?"],
  l: ["l", "lt", "ltr", "litr[io]", "lit(?:re|er)s?"],
  g: ["g", "gr", "gramm[io]?", "gram(?:me)?s?"],
};

/**
 * The name with a comma between two numbers and their unit behind the second, where the row's own texts or the label of the first say so:
 * "Micron 350 lt 2,5" of a tin of 2,5 l is "Micron 350, 2,5 l".
 */
export function partNumbers(name: string, context: CleaningContext): string {
  return name.replace(
    unitBetween,
    (text: string, label: string | undefined, first: string, unit: string, next: string, at: number) => {
      const symbol = symbolOf(unit);
      const before = name.slice(0, at) + (label ?? "");
      if (isSaid(first, symbol, context)) return text;
      const isOfNext =
        isSaid(next, symbol, context) ||
        (unit !== unit.toUpperCase().slice(0, 1) && isSize(before, first, symbol));
      if (!isOfNext) return text;
      const written = context.language === "en" ? (symbol === "l" ? "L" : symbol) : ` ${symbol}`;
      return `${label ?? ""}${first}, ${next}${written}`;
    },
  );
}

function symbolOf(unit: string): string {
  const lower = unit.toLowerCase();
  return /^(?:lt|ltr|litre)$/.test(lower)
    ? "l"
    : /^(?:mtr?|metre)$/.test(lower)
      ? "m"
      : lower.replace("gr", "g");
}

/** Whether the row's own texts have the figure with the unit, and no other figure behind that. */
function isSaid(figure: string, symbol: string, context: CleaningContext): boolean {
  const units = (spellings[symbol] ?? [symbol]).map((unit) => `${unit}(?!\\.?\\s?\\d)`);
  return unitOfRow(figure, units, context) !== undefined;
}

/** Whether a figure behind its label is a size that is not in this unit: no rope is fourteen metres thick. */
function isSize(before: string, figure: string, symbol: string): boolean {
  if (/^[cm]m$/.test(symbol) || !labelOfSize.test(before)) return false;
  return symbol !== "m" || Number.parseFloat(figure.replace(",", ".")) >= shortestInMillimetres;
}

/** A diameter or a height of fewer may be in metres. */
const shortestInMillimetres = 6;

/** What a number stands before that it does not count: the end of a part, or a property. */
const numberAlone =
  /^\.?\s\d{1,4}(?:[.,]\d{1,3})?(?![\p{L}\p{N}%/"”″-]|[.,]\d|\s?[x×+]\s?\d|\s?(?:k?g|gr|lt?|ltr|[cm]l|[cm]?m|mtr?)(?!\p{L}))(?:\s(\p{L}+))?/iu;

/** In characters: a number and a blank. */
const longestFigure = 10;

/** Whether a unit with a blank before it may be of the number behind it, which has none: "Micron 350 lt 2,5" may be a tin of 2,5 l. */
export function mayBeOfNext(
  name: string,
  { start, unit }: Readonly<{ start: number; unit: string }>,
  context: CleaningContext,
): boolean {
  const before = name.slice(Math.max(0, start - longestFigure), start);
  const figure = /\d+(?:[.,]\d+)?(?=\s$)/u.exec(before)?.[0];
  const found = numberAlone.exec(name.slice(start + unit.length));
  if (figure === undefined || found === null || isSaid(figure, symbolOf(unit), context)) return false;
  if (found[1] === undefined) return true;
  return /^(?:color|material|quality)$/.test(
    context.glossary.roleOf(foldText(found[1]), context.language) ?? "",
  );
}

/** "KG12", "ML 500", "CM 40X60", "PZ.10": not the unit of a number before it. */
const unitInFront =
  /(?<![\p{L}\p{N}./-])(?<!(?<![\p{L}\p{N}]|\d-\d{1,2}-)\d{1,4}(?:[.,]\d{1,3})?\s)(kg|gr|lt|ml|cl|cm|mm|mt|pz(?=\.\s?\d)|l(?=\.))\.?\s?(\d{1,4}(?:[.,]\d{1,3})?(?:\s?[x×]\s?\d{1,4}(?:[.,]\d)?){0,2}(?:\s?\+\s?\d{1,3}(?![\d.,]|\s?[x×]))?)(?![\p{L}\p{N}%/]|[.,]\d|\s?(?:kg|gr?|lt?|ml|cl|[cm]?m|mt|pz)(?!\p{L}))/giu;

/** "MM.110", "MT.25", "PZ.10": Italian stock systems write the unit, a full stop and the number without a blank. */
const stoppedUnit = /^(?:mm|cm|mt|kg)\.\d|^pz\.\s?\d/iu;

/** "DIAM. 27 PZ.6", "1/2 CM.50": a number that the unit behind it is not of, and two numbers do not stand side by side. */
const betweenNumbers =
  /(?<=[.\s/x×]\d+(?:,\d+)?)(?=\s(?:(?:mm|cm|mt|kg)\.|pz\.\s?)\d{1,4}(?![\p{L}\p{N}]))/giu;

const symbols: Readonly<Record<string, string>> = { gr: "g", lt: "l", mt: "m", pz: "pezzi" };
/** What is sold by these measures: elsewhere the letters may be a model's. */
const sold = /^a-(?:food|beauty|cleaning|health|pets)/u;

function unitBehind(name: string, context: CleaningContext): string {
  const apart = context.language === "it" ? name.replace(betweenNumbers, ",") : name;
  return apart.replace(unitInFront, (text: string, unit: string, figures: string) => {
    const lower = unit.toLowerCase();
    const symbol = symbols[lower] ?? lower;
    // "GR 500 x 12": how many there are.
    const figure = /[cm]?m$/.test(symbol) ? figures : figures.replace(/\s?[x×].*$/iu, "");
    const count = figures.slice(figure.length);
    if (lower === "l" && (context.language !== "it" || !unitOfRow(figure, ["l", "litri", "lt"], context)))
      return text;
    const isStopped = context.language === "it" && stoppedUnit.test(text);
    if (lower === "pz" && context.language !== "it") return text;
    if (lower === "mt" && !isStopped && !unitOfRow(figure, ["m", "mt", "metri", "mètres", "Meter"], context))
      return text;
    const isSure =
      symbol === "l" || symbol === "kg" || symbol === "cm" || symbol === "m" || /[x×]/iu.test(figure);
    // "CL.2" of a safety garment is its class.
    const isGlued = context.language === "it" && /^(?:(?:ml|lt)\.?\d|cl\.?\d\d)/iu.test(text);
    if (
      !isSure &&
      !isGlued &&
      !isStopped &&
      !isSold(name, context) &&
      !unitOfRow(figure, [symbol, lower], context)
    )
      return text;
    return `${figure.replace(/\s?[x×]\s?/giu, "x")}${context.language === "en" ? "" : " "}${lower === "pz" && figure === "1" ? "pezzo" : symbol}${count}`;
  });
}

export function isSold(name: string, { product }: CleaningContext): boolean {
  const nouns = product?.findNouns(name) ?? [];
  const categories = [...(product?.categories() ?? []), ...nouns.flatMap(({ category }) => category ?? [])];
  return categories.some((category) => sold.test(category));
}

/** "H.60", "D35", "diam. 27" without a unit: with a full stop or in capitals alone. */
const labelled =
  /(?<![\p{L}\p{N}./-])(h|d|ø|diam|dia|diamètre|diametro)(\.?)\s?(\d{2,4}(?:[.,]\d)?)(?![\p{L}\p{N}%/]|[.,]\d|["”″-]|\s?(?:[cm]?m|x|×|cm)(?!\p{L}))/giu;

/** By the category that was found for sure: the unit that its diameters and heights have, where no row says it, and between which figures. */
const unitsOfTrades: readonly (readonly [
  where: RegExp,
  label: RegExp,
  least: number,
  most: number,
  unit: string,
])[] = [
  [/^a-kitchen-cooking-(?:pans|pots|bakeware)/, /^(?:d|ø|diam)/i, 10, 45, "cm"],
  [/^a-home-lighting-(?:table|ceiling)/, /^(?:d|ø|diam|h)/i, 10, 200, "cm"],
  [/^a-garden-outdoor-watering-hoses/, /^(?:d|ø|diam)/i, 6, 50, "mm"],
  [/^a-garden-diy-tools-power-(?:saws|grinders|abrasives)/, /^(?:d|ø|diam)/i, 76, 400, "mm"],
];

function unitOfTrade(label: string, figure: string, { product }: CleaningContext): string | undefined {
  const [category = ""] = product?.sure?.() ?? [];
  const value = Number(figure.replace(",", "."));
  return unitsOfTrades.find(
    ([where, labels, least, most]) =>
      where.test(category) && labels.test(label) && value >= least && value <= most,
  )?.[4];
}

/** "Ø20MM" */
const diameter = /(?<![\p{L}\p{N}./-])ø\s?(\d{1,4}(?:[.,]\d{1,2})?)\s?(mm|cm)(?![\p{L}\p{N}])/giu;

function withUnit(given: string, context: CleaningContext): string {
  if (context.product === undefined || context.language === "en") return given;
  const name = given.replace(
    diameter,
    (_, figure: string, unit: string) => `Ø ${figure.replace(".", ",")} ${unit.toLowerCase()}`,
  );
  return name.replace(labelled, (text: string, label: string, stop: string, figure: string) => {
    const units = ["cm", "mm", "m"].filter((unit) => unitOfRow(figure, [unit], context) !== undefined);
    const [said, other] = units;
    const ofTrade = said === undefined ? unitOfTrade(label, figure, context) : undefined;
    const unit = said ?? ofTrade;
    if (unit === undefined || other !== undefined) return text;
    if (stop === "" && unit !== "cm" && ofTrade === undefined) return text;
    const isRound = !/^h$/iu.test(label);
    return `${isRound ? "Ø" : "H"} ${figure.replace(".", ",")} ${unit}`;
  });
}

/** What is sold by the number: "Wipes 60s". */
const counted =
  /(?<!\p{L})(?:tab(?:let)?s?|cap(?:let|sule)?s?|lozenges?|pastilles?|gumm(?:y|ies)|sachets?|suppositories|plasters?|patches|dressings|wipes?|tissues?|pads?|pleats?|buds?|swabs|balls|nappies|liners?|tampons|towels|bags?|teabags?|sheets?|rolls?|candles?|tealights?|filters?|straws|cups|plates|napkins|gloves|pegs|batteries|blades?|razors?|floss|masks?|firelighters|cubes|cigars|ibuprofen|paracetamol|aspirin|multivitamins?|vitamins?)(?!\p{L})/iu;

const packed =
  /(?<![\p{L}\p{N}.,/-])([1-9]\d{0,2})['’]?s(?=$|[\s,;)])(?!\s(?:style|retro|music|hits|party|delay|timer|exposure|reading))/giu;

/** Twenty of something may be a decade too, or a phone's model. */
function packsOf(name: string): string {
  if (!/\d['’]?s(?!\p{L})/iu.test(name) || !counted.test(name)) return name;
  return name.replace(packed, (text: string, count: string, at: number) => {
    const last = foldText(/(\p{L}+)\s$/u.exec(name.slice(0, at))?.[1] ?? "");
    return last === "the" || last === "iphone" || brandNames().has(last) ? text : `Pack of ${count}`;
  });
}

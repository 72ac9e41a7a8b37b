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

function withUnit(name: string, context: CleaningContext): string {
  if (context.product === undefined || context.language === "en") return name;
  return name.replace(labelled, (text: string, label: string, stop: string, figure: string) => {
    const units = ["cm", "mm", "m"].filter((unit) => unitOfRow(figure, [unit], context) !== undefined);
    const [unit, other] = units;
    if (unit === undefined || other !== undefined || (stop === "" && unit !== "cm")) return text;
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

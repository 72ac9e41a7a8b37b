import { brandNames } from "../../../nlp/casing-words.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import type { CleaningContext } from "./cleaning-step.ts";
import { longestText, mostTexts } from "./row-words.ts";

/**
 * Measures as they are read: the unit behind its number (KG12 becomes 12 kg), the unit of a height or a diameter that the row's own
 * texts have (D.27: Ø 27 cm), and the English short form of a pack (Tablets 16S: Pack of 16).
 */
export function writeMeasuresInOrder(name: string, context: CleaningContext): string {
  if (!/\d/.test(name)) return name;
  const ordered = withUnit(unitBehind(name, context), context);
  return context.language === "en" ? packsOf(ordered) : ordered;
}

/** "KG12", "ML 500", "CM 40X60": not the unit of a number before it. */
const unitInFront =
  /(?<![\p{L}\p{N}./-])(?<!\d\s)(kg|gr|lt|ml|cl|cm|mm)\.?\s?(\d{1,4}(?:[.,]\d{1,3})?(?:\s?[x×]\s?\d{1,4}(?:[.,]\d)?){0,2})(?![\p{L}\p{N}%/]|[.,]\d|\s?(?:kg|gr?|lt?|ml|cl|[cm]?m|mt|pz)(?!\p{L}))/giu;

const symbols: Readonly<Record<string, string>> = { gr: "g", lt: "l" };
/** What is sold by these measures: elsewhere the letters may be a model's. */
const sold = /^a-(?:food|beauty|cleaning|health|pets)/u;

function unitBehind(name: string, context: CleaningContext): string {
  return name.replace(unitInFront, (text: string, unit: string, figure: string) => {
    const lower = unit.toLowerCase();
    const symbol = symbols[lower] ?? lower;
    const isSize = /[x×]/iu.test(figure);
    if (isSize && !/[cm]m/.test(symbol)) return text;
    const isSure = symbol === "kg" || symbol === "cm" || isSize;
    const isGlued = context.language === "it" && /^(?:ml|lt|cl)\.?\d/iu.test(text);
    if (!isSure && !isGlued && !isSold(name, context) && !unitOfRow(figure, [symbol, lower], context))
      return text;
    return `${figure.replace(/\s?[x×]\s?/giu, "x")}${context.language === "en" ? "" : " "}${symbol}`;
  });
}

function isSold(name: string, { product }: CleaningContext): boolean {
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

/** The unit that the row's own texts have behind a figure. */
function unitOfRow(
  figure: string,
  units: readonly string[],
  { product }: CleaningContext,
): string | undefined {
  const number = figure.replace(/[.,]/u, "[.,]");
  return units.find((unit) => {
    const said = new RegExp(`(?<![\\p{L}\\p{N}.,])${number}\\s?${unit}(?![\\p{L}\\p{N}²³])`, "iu");
    return product
      ?.texts()
      .slice(0, mostTexts)
      .some((text) => said.test(text.slice(0, longestText)));
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

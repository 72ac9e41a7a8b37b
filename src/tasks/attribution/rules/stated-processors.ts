import type { Language } from "../../../nlp/language.ts";
import type { RequestedAttributes } from "./attribute-lexicon.ts";
import type { ProductText } from "./product-text.ts";
import { type Statement, scores } from "./statement.ts";

const processor =
  /(?<![\p{L}\p{N}-])(?:(?:(?:intel\s)?core\s(?:ultra\s)?)?i[3579](?:[\s-]?\d{4,5}[a-z]{0,2}\d?)?|(?:intel\s)?core\sultra\s[579](?:\s\d{3}[a-z]{0,2})?|(?:amd\s)?ryzen\s[3579](?:\s(?:pro\s)?\d{4}[a-z]{0,2})?|(?:intel\s)?celeron(?:\s[a-z]?\d{4}[a-z]?)?|(?:intel\s)?pentium(?:\s(?:gold|silver))?(?:\s[a-z]?\d{4}[a-z]?)?|(?:apple\s)?m[1-4](?:\s(?:pro|max|ultra))?(?=\s(?:chip|cpu|\d{1,2}[\s-]?(?:core|kern)))|snapdragon\s(?:x\s(?:elite|plus)|\d[a-z]{1,2}\d?|\d{3}))(?![\p{L}\p{N}])/iu;

/** Diagonals, in inches, that nothing else about a computer or a screen measures. */
const diagonal =
  /(?<![\p{L}\p{N}.,/+-]|[x×]\s?)(?:10[.,][159]|11[.,]6|12[.,]9|13[.,][3-6]|15[.,][46]|16[.,]1|17[.,]3|21[.,]5|23[.,][68]|31[.,]5)(?=[\s,;/)]|$)(?!\s?(?:["″”]|(?:[ckmgt]?m|k?g|[gmt]b|go|to|[gm]hz|m?ah|wh?|v|h|l|x|×|in|inch|zoll|pouces?|pollici)(?![\p{L}\p{N}])))/iu;

const inches = { en: "inch", de: "Zoll", fr: "pouces", it: "pollici" } as const;

/** The screen of "Notebook 15.6 i5 16 GB", whose name leaves out the inches. At most one, where nothing else stated it. */
export function screenStatements(
  { attributes }: RequestedAttributes,
  texts: readonly ProductText[],
  found: readonly Statement[],
  language?: Language,
): readonly Statement[] {
  const attribute = attributes.find(({ record }) => record.identifier === "screen_size");
  if (attribute === undefined || found.some((one) => one.attribute === attribute)) return [];
  const text = texts.find(({ source }) => source === "product_name");
  const match = text && diagonal.exec(text.plain.text);
  if (text === undefined || match === null || match === undefined) return [];
  const [start, end] = [match.index, match.index + match[0].length];
  return [
    {
      attribute,
      value: null,
      text,
      start,
      end,
      unit: inches[language ?? text.language ?? "en"],
      score: scores.inName,
    },
  ];
}

/** The processor that a computer's name says: "i5", "Core i7-1255U", "Ryzen 5 5500U". At most one, where nothing else stated it. */
export function processorStatements(
  { attributes }: RequestedAttributes,
  texts: readonly ProductText[],
  found: readonly Statement[],
): readonly Statement[] {
  const attribute = attributes.find(({ record }) => record.identifier === "processor");
  if (attribute?.record.kind !== "open" || found.some((one) => one.attribute === attribute)) return [];
  const text = texts.find(({ source }) => source === "product_name");
  const match = text && processor.exec(text.plain.text);
  if (text === undefined || match === null || match === undefined) return [];
  const [start, end] = [match.index, match.index + match[0].length];
  return [{ attribute, value: null, text, start, end, score: scores.inName }];
}

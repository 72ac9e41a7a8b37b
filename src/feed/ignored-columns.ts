import { lazily } from "../lib/once.ts";
import { foldText } from "../nlp/normalizer.ts";
import { bilingualParts, normalizeColumn } from "./column-names.ts";
import { composedRank, isComposedKey, splits } from "./composed-headers.ts";
import { isListLabel } from "./fact-cells.ts";
import type { FactLabel } from "./fact-labels.ts";
import { withFullWords } from "./header-short-forms.ts";
import { detailWords, factWords, headerWordKinds } from "./header-words.ts";
import type { Cells } from "./record.ts";

/**
 * Why a column states nothing of the product, by its name or by the sample; undefined where it may.
 * @param isMeasure whether another column has its units
 */
export function reasonToIgnore(
  column: string,
  header: FactLabel,
  sample: readonly Cells[],
  isMeasure = header.unit !== undefined,
): string | undefined {
  const whole = normalizeColumn(withFullWords(column, header.unit !== undefined));
  const label = normalizeColumn(header.label);
  if (!/\p{L}/u.test(label)) return "has no name that says what it is";
  const texts = sample.flatMap((record) => record.text(column)?.trim() || []);
  if ((factWords("whole").has(label) || factWords("whole").has(whole)) && !isOfMeasures(texts)) {
    return "the shop's own business, by its name";
  }
  if (/[€$£]/.test(column)) return "the shop's own business, by its name";
  if (/\S tags$/.test(whole)) return "holds keys of a database";
  if (isKeyOrGroup(column) && !texts.some(isMeasured)) return "the shop's own business, by its name";
  const named = bilingualParts(column).map(normalizeColumn);
  if (named.length > 1 && named.every((part) => factWords("whole").has(part) || isBusiness(part)))
    return "the shop's own business, by its name";
  if (isBusiness(whole, header) || isBusiness(label, header)) return "the shop's own business, by its name";
  if (texts.length > 0 && texts.every(saysNothingAlone) && !isMeasure && !namesProperty(header))
    return "holds keys, flags or bare numbers, and its name says no property";
  return reasonInTexts(header, texts);
}

/** Cells that say something only with a name: "Y", "22", "24,10", "PERM", "B3", "2021-03-01". */
function saysNothingAlone(text: string): boolean {
  return (
    text.length <= longestKey &&
    (/^[^\p{L}%°"]*$/u.test(text) ||
      /^\p{Lu}{1,4}$/u.test(text) ||
      isFlag(text) ||
      /^(?=.*\d)[\p{Lu}\d./_-]+$/u.test(text))
  );
}

const longestKey = 20;

const flags =
  /^(?:y|n|j|x|s|o|v|f|si|sì|no|yes|ja|nein|oui|non|vero|falso|vrai|faux|wahr|falsch|true|false|on|off)$/i;
const isFlag = (text: string) => flags.test(text);

/** Whether a name has a word for what a product has or is made of: "Sitzhöhe", "Item Height", "Attribute 3". */
export function namesProperty({ label }: Pick<FactLabel, "label">): boolean {
  if (detailNames().has(normalizeColumn(label))) return true;
  const words = foldText(normalizeColumn(label)).split(" ");
  const properties = factWords("property");
  return (
    /\b(?:number of|nombre d|numero d)/.test(words.join(" ")) ||
    properties.has(words.join(" ")) ||
    words.some(
      (word) => properties.has(word) || factWords("generic").has(word) || endsInProperty(word, properties),
    ) ||
    factWords("size").has(words[0] ?? "")
  );
}

const detailNames = lazily(
  (): ReadonlySet<string> =>
    new Set((["mpn", "color", "size", "material", "pattern"] as const).flatMap(detailWords)),
);

/** German compounds: "Sitzhoehe". */
function endsInProperty(word: string, properties: ReadonlySet<string>): boolean {
  for (let length = shortestProperty; length <= word.length - 2; length += 1)
    if (properties.has(word.slice(-length))) return true;
  return false;
}

const shortestProperty = 4;

/** A number of products, groups or makers, and a further group: "WGR", "Dept Number", "FAM1". */
function isKeyOrGroup(column: string): boolean {
  return composedRank("category", column) !== undefined || isComposedKey(column);
}

function isOfMeasures(texts: readonly string[]): boolean {
  return texts.length > 0 && texts.filter(isMeasured).length >= texts.length * half;
}

/** "quantity" with "100 g" is what is in the pack, with 12 what is in stock. */
function isMeasured(text: string): boolean {
  return /\d\s*\p{L}/u.test(text);
}

/** Whether a name is about money, stock, links, keys or dates. */
export function isBusiness(name: string, { unit }: Pick<FactLabel, "unit"> = {}): boolean {
  const normalized =
    unit === undefined ? name : name.replace(new RegExp(` ${normalizeColumn(unit)}$`, "i"), "");
  const found =
    phrasesIn(normalized, factWords("none")) ||
    normalized.split(" ").some((word) => isBusinessCompound(word) || isGluedBusiness(word));
  return found && !phrasesIn(normalized, factWords("kept"));
}

const mostWords = 4;

function phrasesIn(normalized: string, phrases: ReadonlySet<string>): boolean {
  const words = normalized.split(" ");
  return words.some((_, from) =>
    words
      .slice(from, from + mostWords)
      .some((_word, length) => phrases.has(words.slice(from, from + length + 1).join(" "))),
  );
}

function isBusinessCompound(word: string): boolean {
  for (const ending of factWords("ending")) if (word.endsWith(ending)) return true;
  for (const beginning of factWords("beginning"))
    if (word.startsWith(beginning) && word !== "lagerung") return true;
  return false;
}

/** "productprice", "hideproduct", "freeshippingitem": words without what parts them, one of them of business. */
function isGluedBusiness(word: string): boolean {
  if (word.length < shortestGlued) return false;
  for (const parts of splits(foldText(word), isGluedPart, gluedSize))
    if (parts.some((part) => factWords("none").has(part))) return true;
  return false;
}

const shortestGlued = 9;
const gluedSize = { shortest: 4, most: 3 } as const;

function isGluedPart(part: string): boolean {
  return factWords("none").has(part) || headerWordKinds().has(part) || factWords("glued").has(part);
}

const patterns: readonly (readonly [string, RegExp])[] = [
  ["holds links", /^(?:https?:)?\/\/\S+$|^www\.\S+$/i],
  ["holds names of files", /^\S.*\.(?:jpe?g|png|gif|webp|svg|tiff?|bmp|pdf|mp4|mov|zip|html?)$/i],
  ["holds keys of a database", /^[a-z]{2}:[a-z\d-]+(?:,[a-z]{2}:[a-z\d-]+)*$/],
  ["holds points in time", /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}|^\d{1,2}[./]\d{1,2}[./]\d{4} \d{1,2}:\d{2}/],
  ["holds keys of a database", /^(?:[0-9a-f]{16,}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{20,}|\d{7,}(?:\.0)?)$/i],
];
const html = /<\/?(?:p|div|br|ul|li|span|table|strong|h\d|b|i)\b[^>]*>/i;
const sentences = /[.!?]["”»]?\s+\p{Lu}[\s\S]*[.!?]/u;
/** The share of cells that decides, and of those with markup or prose. */
const most = 0.8;
const half = 0.5;
const proseLength = 200;
const fewestForConstant = 10;

function reasonInTexts({ label }: FactLabel, texts: readonly string[]): string | undefined {
  if (texts.length === 0) return undefined;
  const share = (test: (text: string) => boolean) => texts.filter(test).length / texts.length;
  const kind = patterns.find(([, pattern]) => share((text) => pattern.test(text)) >= most);
  if (kind !== undefined && !/\b(?:mpn|model|modell)\b/i.test(label)) return kind[0];
  const isList = isListLabel(label) || texts.some((text) => /^[[{]/.test(text));
  if (!isList && share((text) => html.test(text)) >= half) return "holds HTML";
  if (!isList && share((text) => text.length > proseLength && sentences.test(text)) >= half) {
    return "holds longer texts, no single statements";
  }
  const [first = ""] = texts;
  const isConstant = texts.length >= fewestForConstant && texts.every((text) => text === first);
  if (isConstant && /^(?:[01]|true|false|yes|no|ja|nein|oui|non|sì)$/i.test(first))
    return `holds ${first} in all rows`;
  return undefined;
}

import { brandNames } from "../../../nlp/casing-words.ts";
import type { Language } from "../../../nlp/language.ts";
import { readWords, type WordReading } from "../../../nlp/stemmer.ts";
import type { Token } from "../../../nlp/tokenizer.ts";
import type { Glossary, GlossaryMatch } from "../../../translation/glossary.ts";
import type { GlossaryRole } from "../../../translation/glossary-role.ts";
import { spanOf } from "./name-pieces.ts";

/** Tokens `first` up to but not `end`. */
export interface Stretch {
  readonly first: number;
  readonly end: number;
}

const propertyRoles: ReadonlySet<GlossaryRole> = new Set([
  "quality",
  "color",
  "material",
  "pattern",
  "size",
  "audience",
  "label",
]);

/** Whether the token is a word for a property of the thing or for its packing, a number or a code: none of the thing's own words. */
export function isProperty(
  { tokens }: WordReading,
  place: number,
  matches: readonly GlossaryMatch[],
): boolean {
  if (tokens[place]?.kind !== "word") return true;
  const match = matches.find(({ first, end }) => first <= place && place < end);
  if (match === undefined) return false;
  if (match.entry.role === "type") return match.entry.domain === "part";
  return propertyRoles.has(match.entry.role) || (match.entry.role === "value" && match.end - match.first > 1);
}

/** "Walnut Oil | Unfiltered", "Torch | 407": nothing there names a thing, and nothing is joined to what stands before. */
export function onlyProperties(
  reading: WordReading,
  { first, end }: Stretch,
  matches: readonly GlossaryMatch[],
): boolean {
  for (let place = first; place < end; place += 1) if (!isProperty(reading, place, matches)) return false;
  const behind = reading.text.slice(reading.tokens[first - 1]?.end ?? 0, reading.tokens[first]?.start);
  return !/[&+]/.test(behind);
}

/** A noun of the glossary over a dash or a comma is none ("Smoked - Almonds"): what is found on either side stands in. */
export function withinParts(
  reading: WordReading,
  matches: readonly GlossaryMatch[],
  { language, glossary }: { readonly language: Language; readonly glossary: Glossary },
): readonly GlossaryMatch[] {
  if (!matches.some((match) => match.entry.role === "type" && crossesSeparator(reading, match)))
    return matches;
  return matches.flatMap((match) => {
    if (match.entry.role !== "type" || !crossesSeparator(reading, match)) return [match];
    return partsOf(reading, match).flatMap(({ first, end }) => {
      const part = readWords(
        reading.text.slice(reading.tokens[first]?.start ?? 0, reading.tokens[end - 1]?.end),
      );
      if (part.tokens.length !== end - first) return [];
      return glossary
        .find(part, language)
        .map((found) => ({ ...found, first: found.first + first, end: found.end + first }));
    });
  });
}

function partsOf({ text, tokens }: WordReading, { first, end }: GlossaryMatch) {
  const cuts = [first];
  for (let place = first + 1; place < end; place += 1) if (isSeparated(text, tokens, place)) cuts.push(place);
  return cuts.map((cut, place) => ({ first: cut, end: cuts[place + 1] ?? end }));
}

/** General nouns, by their English form: how many, how large, which edition; none of them tells what a thing is. */
const generalNouns: ReadonlySet<string> = new Set(
  (
    "set pack pair piece product article edition version model collection series size colour pattern design shape length width height " +
    "depth diameter thickness weight volume capacity quantity number lot warranty style type kind brand quality unit part gift sample function surface coating material voltage temperature"
  ).split(" "),
);
const audience =
  /^(?:for|für|pour|per|da)\s|^(?:wom[ae]n|m[ae]n|girl|boy|kid|unisex|damen|herren|kinder|femme|homme|fille|garçon|enfant|donna|uomo|bambin)/iu;
/** Brands' lines that also are terms of a category ("ThinkPad": laptops). */
const doubtfulBrands: ReadonlySet<string> = new Set(["apple", "candy", "star", "oral", "diesel", "puma"]);

/** How surely a noun of the glossary names the product: 2; 1 for a part of a thing or a plant; 0 where it does not. */
export function productCertainty(
  reading: WordReading,
  match: GlossaryMatch,
  { language, matches }: { readonly language: Language; readonly matches: readonly GlossaryMatch[] },
): 0 | 1 | 2 {
  const { entry, first, end } = match;
  if (isCase(reading, match) || isShade(reading, match, matches)) return 0;
  if (entry.role !== "type" || isInCode(reading, match, language)) return 0;
  if (crossesSeparator(reading, match)) return 0;
  if (end - first === 1 && isOtherWord(reading, first)) return 0;
  if (entry.category !== undefined) return 2;
  if (entry.domain === "setting" || entry.domain === "body") return 0;
  if (generalNouns.has(entry.forms.en?.[0] ?? "")) return 0;
  return entry.domain === "part" || entry.domain === "plant" ? 1 : 2;
}

/** "carton de 6", "cartone da 12": how many are sold together. */
function isCase({ text, tokens, folded }: WordReading, { first, end }: GlossaryMatch): boolean {
  const after = text.slice(tokens[end - 1]?.end);
  return (
    end - first === 1 &&
    /^carton[ei]?s?$/u.test(folded[first] ?? "") &&
    /^ d[ea] \d{1,3}(?![\d.,])/u.test(after)
  );
}

/** "Navy/Raspberry": what a slash joins to a colour is one too. */
function isShade(
  { text, tokens }: WordReading,
  { first, end }: GlossaryMatch,
  matches: readonly GlossaryMatch[],
): boolean {
  if (end - first > 1 || text.slice(tokens[first - 1]?.end, tokens[first]?.start) !== "/") return false;
  return matches.some((other) => other.end === first && other.entry.role === "color");
}

/** "The" is no French tea, and a ThinkPad is a brand's. */
function isOtherWord({ tokens, folded }: WordReading, place: number): boolean {
  const word = folded[place] ?? "";
  if (word === "the") return !/é/i.test(tokens[place]?.text ?? "");
  return brandNames().has(word) && !doubtfulBrands.has(word);
}

/** "Chocolate - Milk" is no chocolate milk; "Watch - For Men" and "Robe - Femme" are the glossary's. */
function crossesSeparator({ text, tokens }: WordReading, match: GlossaryMatch): boolean {
  if (match.end - match.first === 1) return false;
  const { start, end } = spanOf(tokens, match);
  const rest = /(?:[,;|]|\s[-–—])\s(.*)$/u.exec(text.slice(start, end))?.[1];
  return rest !== undefined && !audience.test(rest);
}

/** "Z-TOP500" holds no top, "Basic-Four" no oven, and a "Tiramisu-Schnitte" is no tiramisu. */
function isInCode({ text, tokens }: WordReading, match: GlossaryMatch, language: Language): boolean {
  const span = spanOf(tokens, match);
  const [before, after] = [text.slice(0, span.start), text.slice(span.end)];
  if (/[\p{N}_]$|\d[-/]$/u.test(before) || /^[\d_]|^[-/]\d|^-\p{L}/u.test(after)) return true;
  return language !== "de" && /\p{L}-$/u.test(before);
}

/** Between the parts of a name: what stands behind it is said of the thing, or is another one. */
export const separator = /[,;|(:]\s?|\s[-–—/+]\s|\s[-–—]|[-–—]\s/u;

/** Whether a separator stands between the token before a place and the one there; a single blank, the commonest, is none. */
export function isSeparated(text: string, tokens: readonly Token[], place: number): boolean {
  const start = tokens[place]?.start ?? text.length;
  const end = tokens[place - 1]?.end ?? 0;
  if (start - end < 2 && (start === end || text.charCodeAt(end) === 0x20)) return false;
  return separator.test(text.slice(end, start));
}

import type { GlossaryMatch } from "../../../../glossary/glossary.ts";
import { brandNames } from "../../../../text/casing/fixed-words.ts";
import type { Language } from "../../../../text/language.ts";
import type { WordReading } from "../../../../text/read-words.ts";
import { spanOf } from "./name-piece.ts";

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
export function productCertainty(reading: WordReading, match: GlossaryMatch, language: Language): 0 | 1 | 2 {
  const { entry, first, end } = match;
  if (entry.role !== "type" || isInCode(reading, match, language)) return 0;
  if (crossesSeparator(reading, match)) return 0;
  if (end - first === 1 && isOtherWord(reading, first)) return 0;
  if (entry.category !== undefined) return 2;
  if (entry.domain === "setting" || entry.domain === "body") return 0;
  if (generalNouns.has(entry.forms.en?.[0] ?? "")) return 0;
  return entry.domain === "part" || entry.domain === "plant" ? 1 : 2;
}

/** "The" is no French tea, and a ThinkPad is a brand's. */
function isOtherWord({ tokens, folded }: WordReading, place: number): boolean {
  const word = folded[place] ?? "";
  if (word === "the") return !/é/i.test(tokens[place]?.text ?? "");
  return brandNames.has(word) && !doubtfulBrands.has(word);
}

/** "Chocolate - Milk" is no chocolate milk; "Watch - For Men" and "Robe - Femme" are the glossary's. */
export function crossesSeparator({ text, tokens }: WordReading, match: GlossaryMatch): boolean {
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

import type { Language } from "../../../nlp/language.ts";
import { isCommonWord as isCommonInLanguage } from "../../../nlp/language-profiles.ts";
import { isStopWordInAnyLanguage } from "../../../nlp/stop-words.ts";
import type { NamePart } from "../../../nlp/tokenizer.ts";
import type { KnownWords } from "./known-words.ts";
import type { ProductText } from "./product-text.ts";
import { isIn } from "./scopes.ts";

/** Where a text names the maker, in [0, 1] how sure. */
export interface FoundBrand {
  readonly text: ProductText;
  readonly start: number;
  readonly end: number;
  readonly score: number;
}

/** What a brand is looked for in. */
export interface BrandReading {
  readonly texts: readonly ProductText[];
  readonly known: KnownWords;
  /** The category's department in the built-in channel, "electronics"; undefined in other catalogs. */
  readonly department: string | undefined;
  /** Whether the category has to say what its products fit: names of devices are then of what they are for. */
  readonly isAccessory: boolean;
}

/** Parts `[first, last]` of a text. */
export interface PartRange {
  readonly first: number;
  readonly last: number;
}

export function startOf(parts: readonly NamePart[], { first }: Pick<PartRange, "first">): number {
  return parts[first]?.start ?? 0;
}

export function spanOf(
  text: ProductText,
  parts: readonly NamePart[],
  { first, last }: PartRange,
  score: number,
): FoundBrand {
  return { text, start: startOf(parts, { first }), end: parts[last]?.end ?? 0, score };
}

/** Whether a word of the name means a thing, a property or a container rather than a maker. */
export function isCommonPart(part: NamePart | undefined, known: KnownWords): boolean {
  if (part === undefined) return false;
  const { folded } = part;
  return (
    isStopWordInAnyLanguage(folded) ||
    isIn("not-maker", part) ||
    known.isWord(folded) ||
    known.partsOf(folded).length > 0
  );
}

/** Whether the lists of the language's words have it, in small letters: "Ziel", "Estensioni". */
export function isWordOf(part: NamePart | undefined, language: Language | undefined): boolean {
  return (
    part !== undefined && language !== undefined && isCommonInLanguage(part.text.toLowerCase(), language)
  );
}

/** A code of letters and digits that is no measure: "PC-301", not "20cm". */
export function isModelPart(part: NamePart | undefined): boolean {
  return (
    part !== undefined &&
    /\p{N}/u.test(part.text) &&
    /\p{L}/u.test(part.text) &&
    !/^\d+(?:[x×]\d+)*(?:[mc]?m|m?l|cl|k?g|w|v|zoll)?$/i.test(part.text)
  );
}

const introduction =
  /(?<!\p{L})(?:by|von|de|di|da|marca|marque|marke|marchio|brand|hersteller|prodott[oi]|produits?|products?|produkte)\s+$/iu;
const introductionReach = 20;

/** "prodotti ", "von ", "by ": the maker is introduced right before the place. */
export function isIntroduced(text: string, start: number): boolean {
  return introduction.test(text.slice(Math.max(0, start - introductionReach), start));
}

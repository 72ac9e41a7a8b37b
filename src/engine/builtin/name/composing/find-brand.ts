import { brandNames } from "../../../../text/casing/fixed-words.ts";
import type { Language } from "../../../../text/language.ts";
import { foldText } from "../../../../text/normal-form.ts";
import type { WordReading } from "../../../../text/read-words.ts";
import type { NamePiece, Span } from "./name-piece.ts";

/** Of the names that are written with a capital, those of lines, places and standards, and those with a second meaning. */
const noMakers: ReadonlySet<string> = new Set(
  (
    "brother oral diesel candy star wars dash vans guess disney marvel barbie hello kitty galaxy lumia xperia ideapad pavilion " +
    "satellite aspire inspiron thinkpad powershot coolpix cybershot walkman android windows bluetooth linux paris london " +
    "milano roma berlin france italia deutschland america europe pioneer rana ford opel renault peugeot citroen volkswagen " +
    "audi mercedes fiat toyota honda suzuki kawasaki yamaha apple canon puma pandora amazon google microsoft"
  ).split(" "),
);
/** German: "Hundeleine, Braun". */
const colorNames: ReadonlySet<string> = new Set(["braun"]);
const purpose =
  /(?:(?<!\p{L})(?:for|für|pour|per|zu|zum|with|mit|avec|con|compatible|kompatibel|compatibile|passend|and|und|et)|[&/])\s*$/iu;
const link = /(?<=\s)(?:by|von|de|di|da|par)\s$/iu;

/** A maker that a name states; the piece begins with the "by", "von" or "de" that ties it to the thing. */
export interface StatedBrand extends NamePiece {
  readonly brand: string;
}

/** The first maker that is known by name, unless the name says that the thing is for its products. */
export function findBrand(
  { text, tokens, folded }: WordReading,
  purposes: readonly Span[],
): StatedBrand | undefined {
  for (const [place, { start, end, text: brand }] of tokens.entries()) {
    const word = folded[place] ?? "";
    if (!brandNames.has(word) || noMakers.has(word) || !/^\p{Lu}/u.test(brand)) continue;
    if (colorNames.has(word) && start > 0) continue;
    const before = text.slice(0, start);
    if (!/(?:^|\s)$/u.test(before) || /^[-'’]|^\s?[&+]/u.test(text.slice(end)) || purpose.test(before))
      return undefined;
    const from = start - (link.exec(before)?.[0].length ?? 0);
    if (purposes.some((one) => one.start < start)) return undefined;
    return { part: "brand", brand, text: text.slice(from, end), start: from, end, isFree: false };
  }
  return undefined;
}

const leadingName = /^(\p{Lu}[\p{L}\d&'’.-]+) [-–—] (?=\p{Lu}|\d)(?=[^\s,;]+\s(?![&+–—-]\s)\S)/u;
const longestBeforeType = 4;

/** Whether a name begins as `joinLeadingBrand` looks for it. */
export function mayLeadWithBrand(name: string): boolean {
  return leadingName.test(name);
}

/**
 * "Kiddy - Siège Auto" is a maker and a thing: a known maker, or in French and Italian, which name the thing first, an
 * unknown word right before one. "Papad - Punjabi Masala" may be a thing and its variety.
 * @param typeStart where the product type begins; negative where there is none
 */
export function joinLeadingBrand(
  name: string,
  typeStart: number,
  {
    language,
    isKnownWord,
  }: { readonly language: Language; readonly isKnownWord: (folded: string) => boolean },
): string {
  const match = leadingName.exec(name);
  if (!match?.[1]) return name;
  const brand = foldText(match[1]);
  const gap = typeStart - match[0].length;
  const isUnknown = (language === "fr" || language === "it") && !isKnownWord(brand);
  const isBrand = brandNames.has(brand) || (isUnknown && gap >= 0 && gap <= longestBeforeType);
  return isBrand ? name.replace(leadingName, "$1 ") : name;
}

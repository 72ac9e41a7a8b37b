import type { Language } from "../../../nlp/language.ts";
import { readWords, type WordReading } from "../../../nlp/stemmer.ts";
import type { Glossary, GlossaryMatch } from "../../../translation/glossary.ts";
import type { GlossaryDomain } from "../../../translation/glossary-entry.ts";
import type { SearchedProduct } from "./property-terms.ts";
import { isAudienceWord, isGenericWord } from "./word-classes.ts";

/** What a food is called may be a flavour, a scent or a colour of anything else. */
const tasted: ReadonlySet<GlossaryDomain | undefined> = new Set(["food", "plant"]);
/** What is kept in something. */
const kept: ReadonlySet<GlossaryDomain | undefined> = new Set(["food", "care"]);

/**
 * English and German: "Salmon & Potato" behind other words is what a food tastes of, and "Water/Juice Glass" is neither. At the beginning of
 * a name, two foods are what is sold.
 */
export function isOfPair(
  { first, end }: GlossaryMatch,
  { tokens, folded, text }: WordReading,
  { language, evidence }: SearchedProduct,
): boolean {
  if ((language !== "en" && language !== "de") || end - first > 1) return false;
  const behind = text.slice(tokens[end - 1]?.end, tokens[end]?.start);
  const before = first === 0 ? "" : text.slice(tokens[first - 1]?.end, tokens[first]?.start);
  if (/^\s?\/\s?$/u.test(behind) && tokens.length > end + 1) return true;
  const isJoined = tasteJoint.test(behind) || tasteJoint.test(before);
  if (!isJoined) return false;
  const start = tasteJoint.test(before) ? first - 1 : first;
  const maker = new Set(readWords(evidence?.brand ?? "").folded);
  return folded.slice(0, start).some((word, place) => tokens[place]?.kind === "word" && !maker.has(word));
}

/** "Kombucha" of "Kombucha Ginger & Lemon": the one word before two flavours and behind the maker. */
export function beforePair(
  { tokens, folded, text }: WordReading,
  { language, evidence, glossary }: SearchedProduct,
): string | undefined {
  if (language !== "en" && language !== "de") return undefined;
  const place = tokens.findIndex(
    ({ end }, at) =>
      at > 1 && pairJoint.test(text.slice(end, tokens[at + 1]?.start)) && tokens[at + 1] !== undefined,
  );
  const token = tokens[place - 1];
  if (token === undefined || token.kind !== "word" || token.text.length < shortestHeadWord) return undefined;
  const isFlavoured = [folded[place], folded[place + 1]].every((word = "") =>
    glossary.find(readWords(word), language).some(({ entry }) => tasted.has(entry.domain)),
  );
  const maker = new Set(readWords(evidence?.brand ?? "").folded);
  if (!isFlavoured || maker.has(token.folded) || isAudienceWord(token.folded) || isGenericWord(token.folded))
    return undefined;
  const role = glossary.roleOf(token.folded, language);
  if (role !== undefined && role !== "type") return undefined;
  return language === "de" ? token.text : token.text.toLowerCase();
}

/** What foods taste of, where they stand behind another food. */
const flavourNoun =
  /^(?:haselnuss|mandel|walnuss|pistazie|erdnuss|erdbeere?|himbeere?|kirsche?|blaubeere?|heidelbeere?|vanille|zitrone|limette|orange|pfirsich|mango|banane|kokos|ananas|apfel|minze|pfefferminze|karamell|zimt|ingwer|honig|hazelnuts?|almonds?|walnuts?|pistachio|strawberry|raspberry|cherry|blueberry|vanilla|lemon|lime|peach|banana|coconut|pineapple|apple|mint|peppermint|caramel|cinnamon|ginger|honey)$/;

/** "Katzenfutter Huhn", "Duftkerze Hafermilch": what tastes or smells of the food behind it. */
const fed =
  /(?:futter|leckerli|snacks?|food|treats|kerzen?|seifen?|duschgel|badesalz|shampoo|lippenbalsam|duftol|duftwachs|candles?|soaps?|balm|melts)$/u;

/** English and German: the "Milchschokolade" of "Milchschokolade Haselnuss", a food of several kinds in front of what it tastes of. */
export function beforeFlavour(
  found: GlossaryMatch,
  matches: readonly GlossaryMatch[],
  { tokens, folded, text }: WordReading,
): GlossaryMatch {
  if (found.end - found.first > 1) return found;
  const before = matches.find(({ end, entry }) => end === found.first && entry.role === "type");
  const last = before && folded[before.end - 1];
  if (before === undefined || flavourNoun.test(last ?? "")) return found;
  const isFed = fed.test(last ?? "") && (found.entry.domain === "food" || found.entry.domain === "plant");
  const isFlavour = before.entry.domain === "food" && flavourNoun.test(folded[found.first] ?? "");
  if (!isFed && !isFlavour) return found;
  return text.slice(tokens[before.end - 1]?.end, tokens[found.first]?.start) === " " ? before : found;
}

const shortestHeadWord = 5;
const pairJoint = /^\s?&\s?$/u;
/** "Rind+Kartoffel" too. */
const tasteJoint = /^\s?&\s?$|^\+$/u;

const holder = /\s(?:and|&)\s(?:\p{L}+\s)*?(\p{L}{3,}\s(?:case|pouch|organi[sz]er|holder|stand|rack|box))$/iu;

/** "water glass" of "Juice/Water Glass". */
const drinkingGlass = /\p{L}{3,}\s?\/\s?(\p{L}{3,}\s(?:glass|jug|bottle|mug|cup))(?!\p{L})/iu;

const petFood =
  /(?<!\p{L})(?:(?:dry|wet)\s)?(?:dog|puppy|cat|kitten|bird|fish|horse|rabbit|hamster)\s(?:food|treats|snacks|biscuits|chews)(?!\p{L})/iu;

/**
 * English: "vanity case" of "Make Up And Jewellery Vanity Case": what both are kept in.
 * @param before the things that the words before "and" name
 */
export function holderBehind(part: string, before: readonly GlossaryMatch[]): string | undefined {
  const glass = drinkingGlass.exec(part)?.[1];
  const fed = petFood.exec(part)?.[0];
  if (glass !== undefined || fed !== undefined) return (glass ?? fed)?.toLowerCase();
  const found = holder.exec(part)?.[1];
  const isKept = ({ entry }: GlossaryMatch) => entry.domain === undefined || kept.has(entry.domain);
  return found !== undefined && before.every(isKept) ? found.toLowerCase() : undefined;
}

/** "Pesce" of "ricco in pesce", "Thon" of "riche en thon". */
export function isContained({ first }: GlossaryMatch, { folded }: WordReading): boolean {
  return (
    /^(?:in|di|en|de|an|of)$/.test(folded[first - 1] ?? "") &&
    /^(?:ricc(?:o|a|hi|he)|riches?|rich|reich)$/.test(folded[first - 2] ?? "")
  );
}

/** French and Italian: "arancia menta", "caramel & choco" behind other words: two tastes beside each other are not the thing. */
export function isOfSeveral(
  { first, end }: Pick<GlossaryMatch, "first" | "end">,
  reading: WordReading,
  glossary: Glossary,
  language: Language,
): boolean {
  if (first === 0 || end - first > 1) return false;
  return glossary
    .find(reading, language)
    .some(
      (other) =>
        other.entry.role === "type" &&
        tasted.has(other.entry.domain) &&
        other.end - other.first === 1 &&
        (other.first === end || other.end === first),
    );
}

/** Words behind which something has a taste or a scent. */
const flavourWord =
  /^(?:flavou?r(?:ed)?|scented|scent|taste|fragrance|geschmack|duft|aroma|gout|arome|parfum|gusto|aromatizzat[oaie]|profumat[oaie])$/;

/** "Gusto Arancia", "saveur fraise", "Geschmack Kirsche": what stands behind is the taste. */
const tasteBefore = /^(?:flavou?r|geschmack|geschmacksrichtung|gout|saveur|arome|gusto|aroma|sapore)$/;

/** Whether a word beside it calls it a taste or a scent. */
export function isCalledTaste(
  { first, end }: Pick<GlossaryMatch, "first" | "end">,
  folded: readonly string[],
): boolean {
  return flavourWord.test(folded[end] ?? "") || (first > 0 && tasteBefore.test(folded[first - 1] ?? ""));
}

/** "May cont. milk": what there are traces of. */
export const caveat =
  /(?<!\p{L})(?:may cont(?:ain|\.)|cont(?:ains|\.)|kann spuren|enthält|peut contenir|contient|può contenere|contiene)\s.*$/isu;

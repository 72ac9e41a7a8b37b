import type { NamePart } from "../../../lint/rule.ts";
import type { Language } from "../../../nlp/language.ts";
import { type NamePiece, overlaps, type StatedMeasure } from "./name-pieces.ts";
import type { StatedType } from "./product-type.ts";
import { type Property, withLink } from "./properties.ts";

type Attribute = Property | StatedMeasure;

interface Context {
  readonly type: StatedType | undefined;
  readonly language: Language;
  /** Phrases that state what the product has or is for. */
  readonly phrases: readonly NamePiece[];
}

/** The words around an attribute. */
interface Place {
  readonly before: string;
  readonly text: string;
  readonly after: string;
  /** Whether only free attributes follow it. */
  readonly isLast: boolean;
  /** Whether a comma, a dash or a bar precedes it. */
  readonly isSetOff: boolean;
}

const separatorBefore = /(?:[,;|]|\s[-–—])\s*$/u;
const dependentEnd =
  /(?:\b(?:for|with|pour|avec|mit|für|con|per|in|en|im|et?|und|and)|&|\+|\/|\(|(?<=\S)-)\s*$/u;
const dependentNumber =
  /(?:(?<![\p{L}\p{N}-])\d+(?:[.,]\d+)?\s*|[x×]\s?\d+\s*|\d\s?[-–]\s?|(?:^|\s)\p{L}[.:]?\s*|[x×+&/(]\s?|(?<=\S)-|(?::|\p{L}\.)\s*|\b(?:for|pour|per|für|à|zu|da|de|di|of|each|je|up to|bis|jusqu['’]à|fino a|from|ab|von|max|min|ca)\s)$/iu;
/** Set-off measures in a sum, "Duo 2 x 50 ml + 30 ml", stay where they are. */
const addition = /\s\+|\+[\s\p{L}]/u;
/** "Soap 100 g and shampoo 200 ml": each product has its own amount. */
const amountOfAnother = /\d\s?\p{L}{1,3}(?=[\s,)]).*\s(?:and|und|et|ed?|&)\s/iu;
/** A label right before its value: "Garantie 1 an", "taille 83x205 cm". */
export const label =
  /(?<!\p{L})(?:size|taille|größe|gr\.?|taglia|length|longueur|länge|lunghezza|width|largeur|larg\.?|breite|larghezza|height|hauteur|haut\.?|höhe|altezza|thickness|épaisseur|dicke|stärke|spessore|depth|profondeur|tiefe|profondità|diameter|diamètre|durchmesser|diametro|dim\.?|dimensions?|dimensioni|abmessungen|maße|poids|weight|gewicht|peso|capacity|capacité|kapazität|capacità|contenance|inhalt|contenuto|garantie|warranty|garanzia|dioptrie|dioptrien|age|âge|alter|età|bac pro|is|are|up to)\s?[:-]?\s*$/iu;

/** The attributes as pieces; free are those at the end of the name, or amounts at the start, that no other word depends on. */
export function toPieces(name: string, attributes: readonly Attribute[], context: Context): NamePiece[] {
  const pieces: NamePiece[] = [];
  let end = name.length;
  for (const attribute of attributes.toSorted((one, two) => two.start - one.start)) {
    if (pieces.some((piece) => overlaps(piece, attribute))) continue;
    const whole = wholeShade(name, attribute, { limit: end, language: context.language });
    const place = placeOf(name, whole, end);
    const isFree = isMeasure(whole)
      ? isFreeMeasure(name, whole, place) && (place.isSetOff || !isOfOther(name, whole, context.phrases))
      : isFreeProperty(whole, place, context);
    const { part, ...span } = isFree ? whole : isMeasure(attribute) ? attribute : withLink(name, attribute);
    if (isFree && place.isLast) end = whole.start;
    const isFlavor = part === "color" && context.type?.hasColor === false;
    const last = pieces.at(-1);
    const isOne =
      isFree &&
      last?.isFree === true &&
      isAppearance(part) &&
      isAppearance(last.part) &&
      span.end + 1 === last.start;
    if (isOne) pieces.pop();
    const [start, until] = [span.start, isOne ? last.end : span.end];
    pieces.push({
      part: isFlavor ? "variety" : part,
      text: name.slice(start, until),
      start,
      end: until,
      isFree,
    });
  }
  return pieces.reverse();
}

/** "Orange & Yellow Floral" is one appearance. */
function isAppearance(part: NamePart): boolean {
  return part === "color" || part === "pattern" || part === "material";
}

function placeOf(name: string, { start, end }: Attribute, limit: number): Place {
  const [before, text, after] = [
    name.slice(0, start),
    name.slice(start, end),
    name.slice(end, Math.max(end, limit)),
  ];
  const isLast = /^[\s,;|–—-]*$/u.test(after);
  const isSetOff = separatorBefore.test(before);
  return { before, text, after, isLast, isSetOff };
}

function isMeasure(attribute: Attribute): attribute is StatedMeasure {
  return attribute.part === "measure" || attribute.part === "pack";
}

/** Free at the end, or as an amount at the start (10 ml Lavender Oil). */
function isFreeMeasure(
  name: string,
  { part, start }: StatedMeasure,
  { before, text, after, isLast }: Place,
): boolean {
  if (addition.test(name) || /^\s*[x×+(]|^,\s*\d|^\s(?:of|de|d['’]|du|des|di|von)\b/iu.test(after))
    return false;
  if (start === 0) return part === "measure" && !isLast && /\b(?:ml|cl|dl|l|g|kg|mg|oz|lb)$/iu.test(text);
  if (!isLast || dependentNumber.test(before) || label.test(before)) return false;
  if (amountOfAnother.test(before)) return false;
  if (/\s[-–]\s/.test(text)) return false;
  if (/^\d+A$/.test(text) && /\p{Lu}\s$/u.test(before)) return false;
  return !(/^\p{L}/u.test(text) && /[\p{L}\p{N}]\s*$/u.test(before));
}

const possession = /^(?:with|mit|avec|con)\s/iu;

/** "Case for Galaxy Tab Pro 8 inch": the measure belongs to the other product, or to a part ("with 2 batteries 4 Ah"). */
function isOfOther(name: string, measure: StatedMeasure, phrases: readonly NamePiece[]): boolean {
  const isElectric = /\d\s?(?:m?Ah|k?Wh?|V)$/u.test(name.slice(measure.start, measure.end));
  return phrases.some(
    (phrase) =>
      overlaps(phrase, measure) &&
      (phrase.isEssential === true || (isElectric && possession.test(phrase.text))),
  );
}

/** Materials and audiences depend on the words before them, French and Italian adjectives on their noun. */
function isFreeProperty({ part, start }: Property, place: Place, { type, language }: Context): boolean {
  const { before, text, isLast, isSetOff } = place;
  if (start === 0 || !isLast || dependentEnd.test(before)) return false;
  if (type !== undefined && !type.hasColor) return false;
  if (part === "material" || part === "audience") return isSetOff && !/^for\b/i.test(text);
  if (part === "pattern" && !isSetOff) return false;
  const isAdjective = (language === "fr" || language === "it") && part !== "size";
  return (type !== undefined && !isAdjective) || isSetOff || isBehindCode(before);
}

/** After a code, a number or a measure, a colour modifies no noun. */
function isBehindCode(before: string): boolean {
  return /\d\s?\p{L}{1,3}\s*$|(?:^|\s)(?:\S*\d\S*|\p{Lu}|[\p{Lu}-]{3,})\s*$/u.test(before);
}

/** French and Italian put the shade after the colour, so only English colours take the words before them. */
const englishColor = /^(?:black|white|gr[ea]y|red|blue|green|yellow|pink|purple|brown|gold|silver|teal)$/iu;

/** "Midnight Grey" after a dash or a comma is one colour. */
function wholeShade(
  name: string,
  attribute: Attribute,
  { limit, language }: { readonly limit: number; readonly language: Language },
): Attribute {
  const { part, start, end } = attribute;
  if (part !== "color" || end !== limit) return attribute;
  if ((language === "fr" || language === "it") && !englishColor.test(name.slice(start, end)))
    return attribute;
  const shade = /(?:\s[-–—]|,)\s+((?:\p{Lu}\p{Ll}+\s){1,2})$/u.exec(name.slice(0, start))?.[1];
  return shade === undefined ? attribute : { part, start: start - shade.length, end };
}

import { isFiller } from "../../../nlp/fillers.ts";
import { isKnownLabel } from "../../../nlp/labels.ts";
import { capitalized, foldText } from "../../../nlp/normalizer.ts";
import { keepsFullStop } from "../../../nlp/sentence-splitter.ts";
import { isBaselessNutrient } from "../compose/nutrients.ts";
import { topicOf } from "../compose/topics.ts";
import { endsInShortForm } from "./begun-words.ts";
import { endsInCutWord, valueAlone, withoutAnyLabel, withoutSaidValues } from "./label-values.ts";
import { isDecisive, isNotice, isOfAllergens } from "./notices.ts";
import { withCapital } from "./sentence-openings.ts";
import { compositionTopics, isTrivialLabel } from "./stated-points.ts";

export const mostBullets = 6;
/** Google's product highlights take 1 to 150 characters: https://support.google.com/merchants/answer/9216100 */
export const maxBulletLength = 150;
/** "Illuminazione: No": says what is not there. */
const deniedValue = /:\s*(?:no|nein|non|none|keine?|aucune?|nessun[oa]?|n\/a|-|0)\.?$/iu;
/** "Consumo: W": nobody filled in the number. */
const unitAlone = /^(?:dB|k?W|k?Wh|k?Hz|kg|mm|cm|ml|m?Ah|lm|kPa|bar)\.?$/u;

/**
 * The first six of the texts that are points, each once.
 * @param isWanted whether a notice is one of the points all the same
 */
export function choosePoints(
  texts: Iterable<string>,
  name: string,
  isWanted: (text: string) => boolean = isDecisive,
): string[] {
  const points: string[] = [];
  const keys: string[] = [];
  const named = new Set(keyOf(name).split(" "));
  const labels = new Set<string>();
  const values = new Set<string>();
  for (const each of texts) {
    if (points.length === mostBullets) break;
    const text = withoutNames(each, name);
    const point = asPoint(text);
    const key = keyOf(point);
    if (loneCode.test(point) && !organicCode.test(point)) continue;
    if (
      point.length > maxBulletLength ||
      key.length < shortestKey ||
      isSilent(text) ||
      (isNotice(withoutAnyLabel(text)) && !isWanted(text))
    )
      continue;
    const label = labelOf(text)?.toLowerCase();
    // "1/4" Einsätze" and "1/2" Einsätze"
    const numbered = label === undefined ? undefined : /^[^:]*\d[^:]*/u.exec(text)?.[0];
    if (label === undefined && key.split(" ").every((word) => named.has(word))) continue;
    if (isRepeated(key, keys)) continue;
    const written = numbered ?? label;
    if (written !== undefined && labels.size === labels.add(written).size) continue;
    const topic = label === undefined ? undefined : topicOf(label)?.key;
    if (label !== undefined && isCounted(topic) && isSaidWhole(text.slice(text.indexOf(":")), keys)) continue;
    const stated = topic && `${topic} ${keyOf(text.slice(text.indexOf(":")))}`;
    if (stated !== undefined && isStatedBefore(stated, values)) continue;
    if (stated !== undefined) values.add(stated);
    points.push(point);
    keys.push(key);
  }
  return points;
}

/** Whether a topic is how many there are. */
function isCounted(topic: string | undefined): boolean {
  return topic === "pieces" || topic === "pack quantity";
}

/** "Pack of 4" of "Door curtain 213 cm, pack of 4": what another point has in the same words. */
function isSaidWhole(value: string, keys: readonly string[]): boolean {
  const key = keyOf(value);
  return key.includes(" ") && keys.some((other) => ` ${other} `.includes(` ${key} `));
}

/** Also "Material: HCS-Stahl" behind "Werkstoff: HCS". */
function isStatedBefore(stated: string, values: ReadonlySet<string>): boolean {
  return [...values].some(
    (other) =>
      other === stated ||
      (stated.startsWith("material ") && (other.startsWith(`${stated} `) || stated.startsWith(`${other} `))),
  );
}

/** @param names one a line */
export function withoutNames(text: string, names: string): string {
  return names.split("\n").reduce((rest, name) => withoutName(rest, keyOf(name).split(" ")), text);
}

/**
 * What a text says behind the name that it begins with, where that stands in brackets or is a statement of its own: "Pack of 10, green" of
 * "Acme cushion cover (Pack of 10, green)".
 */
function withoutName(text: string, named: readonly string[]): string {
  if (named.length < 2) return text;
  const key = keyOf(text);
  if (!key.startsWith(`${named.join(" ")} `))
    return key.includes(` ${named.join(" ")}`) ? beforeName(text, named) : text;
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)];
  const last = words[named.length - 1];
  // Words that fold to several, or to none, are not counted.
  if (last === undefined || keyOf(text.slice(0, last.index + last[0].length)) !== named.join(" "))
    return text;
  const rest = text.slice(last.index + last[0].length).trim();
  const inBrackets = /^\(([^()]{2,})\)[.\s]*$/u.exec(rest)?.[1];
  // Of "(Steel, Red)" nobody says what it is.
  if (inBrackets !== undefined) return /\d/u.test(inBrackets) ? inBrackets : "";
  return /^(?:[-–—:|]\s+|[.!]\s+)(?=[\p{Lu}\d])(.+)$/u.exec(rest)?.[1] ?? text;
}

/** What stands before the name, where a template put a comma without a blank between them: "Printed on demand,Acme mug (350 ml)". */
function beforeName(text: string, named: readonly string[]): string {
  const glued = /,(?=[\p{L}\p{N}])/gu;
  const comma = [...text.matchAll(glued)].find(({ index }) =>
    keyOf(text.slice(index)).startsWith(named.join(" ")),
  );
  return comma === undefined ? text : text.slice(0, comma.index);
}

/** "SOS-121", "AE8MX(ACME)", "464 S": a number of the product, of its parts or of its pages alone. */
const loneCode =
  /^(?:\p{Lu}+-\p{Lu}?\d+|(?=(?:\S*\d){2})(?=(?:\S*\p{Lu}){2})[\p{Lu}\d()/-]{6,}|\d{1,4}\sS\.?)$/u;

/** "DE-ÖKO-006", "IT-BIO-009": who certifies that a food is organic; the law asks for it (EU) 2018/848, article 32. */
const organicCode = /^\p{Lu}{2}-(?:ÖKO|OEKO|BIO|ECO|ORG)-\d{1,3}$/u;

/** "Farbe" of "Farbe: Rot". */
export function labelOf(text: string): string | undefined {
  return /^[^\p{L}]*([^:]{2,40}?)\s?:\s/u.exec(text)?.[1];
}

const shortestKey = 3;

function isRepeated(key: string, keys: readonly string[]): boolean {
  return keys.some((other) => ` ${other} `.includes(` ${key} `) || ` ${key} `.includes(` ${other} `));
}

/** A number of the shop, a denial, a label without a value, a nutrient without its quantity. */
function isSilent(text: string): boolean {
  const colon = text.indexOf(":");
  if (colon < 0) return topicOf(text) !== undefined && isKnownLabel(text.trim());
  const [label, value] = [text.slice(0, colon), text.slice(colon + 1).trim()];
  if (isTrivialLabel(label) || bareNumbers.test(value) || valueForLabel.test(label.trim())) return true;
  if (withinBox.test(label.trim()) && isNotice(value)) return true;
  const isDenied = deniedValue.test(text) && topicOf(label)?.kind !== "answer";
  if (
    isDenied ||
    value === "" ||
    isFiller(value) ||
    unitAlone.test(value) ||
    isBaselessNutrient(label, value)
  )
    return true;
  const topic = topicOf(label);
  const isAmount = isCounted(topic?.key) || topic?.kind === "content" || countLabel.test(label.trim());
  if (isAmount && onePiece.test(value)) return true;
  if (topic !== undefined && compositionTopics.has(topic.key)) return !isOfAllergens(text);
  // "Size: 50 pieces" counts.
  if (topic?.key === "size" && countedParts.test(value)) return true;
  // "Width: 75", of whatever.
  const isSized = topic?.kind === "side" || topic?.kind === "dimensions";
  if (isSized && /^\d+(?:[.,]\d+)?$/u.test(value)) return true;
  return topic?.kind === "hide" || (topic?.key === "origin" && /^\p{Lu}{2,3}$/u.test(value));
}

/** What a line is called that says what comes with a thing: "Include: Manuale dell'utente". */
const withinBox =
  /^(?:includes?|included|in the box|enthält|inklusive|lieferumfang|comprend|inclus|fourni|contenu de la (?:boîte|livraison)|includ[eo]|incluso|contenuto della confezione|in dotazione)$/iu;

/** What how many there are, or how much, is called. */
export const countLabel =
  /^(?:contents?|pieces|quantity|inhalt|stückzahl|menge|anzahl|contenu|quantité|nombre de pièces|contenuto|quantità|numero di pezzi|pezzi)$/iu;

/** "3-teilig", "50 Stück": no size. */
const countedParts =
  /^\d{1,4}[\s-]?(?:-?teilig|teile|tlg|stücke?|stck|stk|pieces?|pcs?|pack|pièces?|pces?|unités?|pezz[oi]|pz|parti)\.?$/iu;

/** "Number of Contents in Sales Package: Pack of 1". */
const onePiece =
  /^(?:pack of )?1(?: (?:pcs?|pieces?|stück|stk|st|pièces?|pezz[oi]|pz|units?|unités?|unità|einheit))?\.?$/iu;

/** "Ø 13 cm: Ø 14 cm": a measure where its label should be. */
const valueForLabel = /^(?:[Ø⌀]\s?)?\d+(?:[.,]\d+)?\s?(?:mm|cm|m|kg|g|ml|cl|l|W|V)$/u;

/** "24, 23,8, 22", "x 1, x 3": numbers of which nobody says what they count. */
const bareNumbers = /^(?:x\s?)?\d+(?:[.,]\d+)?(?:,\s(?:x\s?)?\d+(?:[.,]\d+)?)+$/u;

export function keyOf(point: string): string {
  return foldText(point)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Without a bullet and a full stop, with an initial capital. */
export function asPoint(text: string): string {
  if (text.length > maxBulletLength * 2) return text;
  const opened = text
    .replace(/^(?:(?![+-]ve(?!\p{L}))[^\p{L}\p{N}("„“«»'‘])+/u, "")
    .replace(/\s+[-–—]+[.\s]*$/u, "");
  const isCut =
    keepsFullStop(opened) ||
    endsInShortForm(opened) ||
    (labelOf(opened) !== undefined && endsInCutWord(opened));
  const bare = (isCut ? opened.replace(/[;,]+$/u, "") : withoutStop(opened)).trim();
  const point = withCapital(valueAlone(withoutSaidValues(bare)));
  // "hydr. Scheibenbremsen"
  return /^\p{Ll}{3,}\.\s\p{L}/u.test(point) ? capitalized(point) : point;
}

function withoutStop(text: string): string {
  return text.replace(
    /(?<=[^.\s])(?<!(?<![\p{L}/])(?:\p{L}\.\p{L}|min|std|inkl|incl|env|stk|st|usw|usf|etc|ecc|ca|max|approx|cad|pz|ill|reqd|batt|caricabatt))\s*[.;,]+$/iu,
    "",
  );
}

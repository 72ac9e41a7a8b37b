import { foldText } from "../../../nlp/normalizer.ts";
import { isVehicleLine, isVehicleMaker } from "../../evidence/device-makers.ts";
import type { Span } from "../../name/rules/name-pieces.ts";

/** "VI" of "Golf VI", "8P" of "A3 8P", "11-18". */
const generation =
  /^(?:[IVX]{1,4}|[1-9]\p{Lu}|\p{Lu}{1,2}\d{1,3}|(?:19|20)?\d{2}\s?[-–/]\s?(?:(?:19|20)?\d{2})?|(?:mk|MK|Mk)\s?\d)$/u;
/** What comes of "for" says itself what it fits. */
const behindFor = /(?<!\p{L})(?:for|fits|für|passend|pour|compatible|per|compatibil[ei])\s(?:\S+\s){0,2}$/iu;
const litres = /^[1-9]\.\d$/u;
/** "1.5 dCi": an engine by its fuel. */
const engine = /^(?:[dt]ci|tdi|t[fs]i|[ht]di|hdi|cdi|cdti|jtd|mjet|multijet|tdci|crdi|puretech|ecoboost)$/iu;
/** "F30", "3er": what a maker calls a car by; "VW 504 00" is its oil. */
const carNumber = /^(?:\p{Lu}{1,3}\d{1,3}\p{L}?|\d{1,4}(?:er|\p{Lu}))$/u;
/** Makers whose names are words as well: "Mini Case", "Smart TV". */
const wordsToo: ReadonlySet<string> = new Set(["mini", "smart", "seat", "dodge", "ram", "rover"]);

/**
 * The vehicles that a part fits, behind its noun, with their generations and years: "Ford Focus 11-18", "Golf VI / A3 8P". A maker needs its
 * model, a model that stands alone its generation, since "Golf" and "Panda" are words too.
 */
export function vehicleIn(name: string, from: number, until: number): Span | undefined {
  const words = [...name.slice(from, until).matchAll(/[^\s,;()]+/gu)].map(({ 0: text, index }) => ({
    text,
    folded: foldText(text),
    start: from + index,
    end: from + index + text.length,
  }));
  const lengthAt = (at: number, isFurther = false): number => {
    const [word, next] = [words[at], words[at + 1]];
    if (isFurther && /^\p{Lu}\d$/u.test(word?.text ?? "")) return generation.test(next?.text ?? "") ? 2 : 1;
    if (word === undefined || next === undefined) return 0;
    const isOf = isVehicleMaker(word.folded) && /^\p{Lu}/u.test(word.text);
    const isNamed = isVehicleLine(next.folded) || (!wordsToo.has(word.folded) && carNumber.test(next.text));
    const isLine = isVehicleLine(word.folded) && (generation.test(next.text) || litres.test(next.text));
    const isMakers = isOf && isNamed;
    if (!isMakers && !isLine) return 0;
    const textAt = (place: number) => words[at + place]?.text ?? "";
    let length = isMakers ? 2 : 1;
    if (litres.test(textAt(length))) length += engine.test(textAt(length + 1)) ? 2 : 1;
    while (generation.test(textAt(length))) length += 1;
    return length;
  };
  const first = words.findIndex((_, at) => lengthAt(at) > 0);
  const found = words[first];
  if (found === undefined || behindFor.test(name.slice(0, found.start))) return undefined;
  let last = first + lengthAt(first);
  while (words[last]?.text === "/" && lengthAt(last + 1, true) > 0) last += 1 + lengthAt(last + 1, true);
  const end = words[last - 1]?.end ?? found.end;
  return /[,;()]/u.test(name.slice(found.start, end)) ? undefined : { start: found.start, end };
}

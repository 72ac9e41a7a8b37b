import { lazily } from "../../../lib/once.ts";
import { membersBy, parseTable } from "../../../lib/table.ts";
import type { Token } from "../../../nlp/tokenizer.ts";
import { deviceKindsIn, isComputerLine, isDeviceMaker } from "../../evidence/device-makers.ts";
import table from "./row-traits.tsv";

const words = lazily(() => {
  const wordsOf = membersBy(parseTable(table), "trait", "words");
  const [cases, lines, tablets] = [wordsOf("case"), wordsOf("line"), wordsOf("line-tablet")];
  return {
    cases,
    lines,
    tablets,
    makers: wordsOf("maker"),
    common: wordsOf("common"),
    others: wordsOf("other"),
    joining: wordsOf("with"),
  };
});

/** "Samsung Galaxy S5 hard back case", "Coque souple pour Huawei": how far the device stands from its cover at most. */
const reach = 5;

/**
 * What a name says by several words together, as contradicting-words.tsv calls it: @phone-case and @tablet-case for a cover beside the
 * maker or line of what it covers, @weight for what is sold by weight or volume, @volume for what
 * is sold by volume alone, @area for what measures half a metre in two directions, @power for what runs on electricity ("650W", "18 V").
 */
export function traitsOf(name: readonly Token[]): readonly string[] {
  const folded = name.map(({ folded }) => folded);
  return [
    coverTrait(folded),
    isMeasuredIn(units.weight, folded) ? "@weight" : "",
    isMeasuredIn(units.volume, folded) ? "@volume" : "",
    isWide(folded) ? "@area" : "",
    isMeasuredIn(units.power, folded) ? "@power" : "",
  ].filter((trait) => trait !== "");
}

function coverTrait(folded: readonly string[]): string {
  const { cases, lines, tablets, makers, common, others, joining } = words();
  const at = folded.findIndex((word) => cases.has(word));
  if (at < 0 || folded.slice(Math.max(0, at - 2), at).some((word) => joining.has(word))) return "";
  if (folded.some((word) => others.has(word) || isComputerLine(word))) return "";
  const near = folded.slice(Math.max(0, at - reach), at + reach + 1);
  const isOfPhone = (word: string) => {
    if (lines.has(word.replace(/\d.*$/u, "")) || tablets.has(word) || makers.has(word)) return true;
    const isMaker = isDeviceMaker(word) && !common.has(word);
    return isMaker && deviceKindsIn([word]).has("phones and tablets");
  };
  if (!near.some(isOfPhone)) return "";
  return folded.some((word) => tablets.has(word)) ? "@tablet-case" : "@phone-case";
}

const units = {
  weight: new Set("g gr kg ml cl".split(" ")),
  volume: new Set("ml cl dl l lt ltr litre litres liter litri".split(" ")),
  power: new Set("w v kw watt watts volt".split(" ")),
} as const;
const measure = /^\d+(?:[.,]\d+)?(\p{L}+)?$/u;

/** Whether a number has one of these units in the same word, or in the next one. */
function isMeasuredIn(known: ReadonlySet<string>, folded: readonly string[]): boolean {
  return folded.some((word, place) => {
    const [number, unit = folded[place + 1] ?? ""] = measure.exec(word) ?? [];
    return number !== undefined && known.has(unit);
  });
}

/** No food has both sides as long, in centimetres. */
const longSide = 40;

function isWide(folded: readonly string[]): boolean {
  const text = folded.join(" ");
  const sides = /(?<![\d.,])(\d{2,3})(?: ?cm)? ?x ?(\d{2,3}) ?cm(?!\p{L})/u.exec(text);
  return sides !== null && Number(sides[1]) >= longSide && Number(sides[2]) >= longSide;
}

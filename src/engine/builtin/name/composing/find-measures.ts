import { findMeasures } from "../../../../text/units.ts";
import { findDesignations } from "../write-units.ts";
import { overlaps, type Span } from "./name-piece.ts";

/** A number with its unit, or how many pieces there are; "10 x 20 cm" is one. */
export interface StatedMeasure extends Span {
  readonly part: "measure" | "pack";
}

/**
 * Numbers of models that look like measures: "350-W", "9104LM", "ORC 311 PK", and the network of a telephone (4G). Units
 * in capitals that are a symbol of their own, or that whole shouted names have (GB, W, KG, ML), are none of these.
 */
const modelNumber = /^\d+-\p{Lu}{1,2}$|^\d{4,}(?:LM|PK|DB|CV|PS|HP|CD|IN|FT)$|^[2-5]G$/iu;
const capitalUnit = /^\d+\s?(?:LM|PK|DB|CV|PS|HP|CD|IN|FT)$/u;
const designationBefore = /(?<![\p{L}\p{N}])(?=\S*\p{Lu})[\p{Lu}\d-]{2,5}\s$/u;

/** In reading order. Numbers within designations are none, and nor is a bare share ("100%"). */
export function findStatedMeasures(name: string): StatedMeasure[] {
  const joined: StatedMeasure[] = [];
  for (const { start, end, dimension } of findMeasures(name)) {
    const before = joined.at(-1);
    const isOne = before !== undefined && /^\s*[x×X*/]?\s*$/u.test(name.slice(before.end, start));
    if (isOne) joined.pop();
    else if (dimension === "fraction") continue;
    joined.push({
      part: dimension === "count" ? "pack" : "measure",
      start: isOne ? before.start : start,
      end,
    });
  }
  if (joined.length === 0) return joined;
  const designations = findDesignations(name);
  return joined.filter(
    (measure) => !designations.some((one) => overlaps(one, measure)) && !isModelNumber(name, measure),
  );
}

function isModelNumber(name: string, { start, end }: Span): boolean {
  const text = name.slice(start, end);
  if (/\p{Ll}{2}/u.test(text)) return false;
  return modelNumber.test(text) || (capitalUnit.test(text) && designationBefore.test(name.slice(0, start)));
}

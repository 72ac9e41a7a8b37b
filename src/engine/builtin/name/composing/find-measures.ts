import { findMeasures } from "../../../../text/units.ts";
import { findDesignations } from "../write-units.ts";
import { overlaps, type Span } from "./name-piece.ts";

/** A number with its unit, or how many pieces there are; "10 x 20 cm" is one. */
export interface StatedMeasure extends Span {
  readonly part: "measure" | "pack";
}

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
  return joined.filter((measure) => !designations.some((one) => overlaps(one, measure)));
}

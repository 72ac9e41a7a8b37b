import { type Side, sideOfLetter } from "../nlp/side-letters.ts";
import { canonicalUnit } from "../nlp/units.ts";
import type { ColumnUse } from "./fact-columns.ts";

const sideLetter = /^[LWBHATDP]$/i;

/** "L cm", "P cm", "H cm": columns that are called by the letter of a side, where others beside them tell which one it is. */
export function withSideNames(uses: readonly ColumnUse[]): readonly ColumnUse[] {
  const letters = uses.flatMap(({ fact }) => (fact !== undefined && isSide(fact) ? [fact.label] : []));
  const sides = letters.map((letter) => sideOfLetter(letter, letters));
  const areTold = letters.length > 1 && new Set(sides).size === sides.length && sides.includes("height");
  if (!areTold || !sides.some((side) => side === "width" || side === "length")) return uses;
  return uses.map((use): ColumnUse => {
    if (use.fact === undefined || !isSide(use.fact)) return use;
    const label: Side = sideOfLetter(use.fact.label, letters);
    return { ...use, fact: { ...use.fact, label } };
  });
}

function isSide({ label, unit }: { readonly label: string; readonly unit?: string }): boolean {
  return sideLetter.test(label) && unit !== undefined && canonicalUnit(unit)?.dimension === "length";
}

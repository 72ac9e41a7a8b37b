import { kindOf } from "./checks.ts";
import type { NamePart, Rule, RulePack } from "./rule.ts";

/** Two demands that no text can keep, each as a sentence that names its rule. */
export interface Contradiction {
  readonly one: string;
  readonly other: string;
}

/**
 * The first two demands on names and descriptions that contradict each other: a part that one pack wants in names and another forbids, or a
 * length that is at least more than another is at most. Advice is no demand. Undefined: there are none.
 */
export function findContradiction(packs: readonly RulePack[]): Contradiction | undefined {
  return findPartContradiction(packs) ?? findLengthContradiction(packs);
}

function findPartContradiction(packs: readonly RulePack[]): Contradiction | undefined {
  for (const wanting of packs) {
    for (const forbidding of packs) {
      const part = wanting.naming?.wants?.find((each) => forbidding.naming?.forbids.includes(each));
      if (part === undefined) continue;
      const rule = ruleAgainst(part, forbidding);
      return {
        one: `${wanting.name} wants the ${part} in a name.`,
        other:
          rule === undefined ? `${forbidding.name} wants none there.` : `${rule.identifier}: ${rule.summary}`,
      };
    }
  }
  return undefined;
}

/** Tables of words by the part of a name that they are. */
const tables: Readonly<Record<string, NamePart>> = {
  colours: "color",
  materials: "material",
  audiences: "audience",
};

/** The pack's rule that a name with this part breaks. */
function ruleAgainst(part: NamePart, { rules }: RulePack): Rule | undefined {
  return rules.find(({ field, check }) => {
    if (field !== "name") return false;
    if (check.kind === "words") return tables[String(check.table)] === part;
    return check.kind === "packs" ? part === "pack" : check.kind === "field-inside" && check.other === part;
  });
}

function findLengthContradiction(packs: readonly RulePack[]): Contradiction | undefined {
  const lengths = packs
    .flatMap(({ rules }) => rules)
    .filter(({ level, check }) => level === "error" && kindOf(check).kind === "length");
  for (const long of lengths) {
    const short = lengths.find(
      ({ field, check }) =>
        field === long.field && Number(long.check.min ?? 0) > Number(check.max ?? Infinity),
    );
    if (short !== undefined)
      return {
        one: `${long.identifier}: ${long.summary}`,
        other: `${short.identifier}: ${short.summary}`,
      };
  }
  return undefined;
}

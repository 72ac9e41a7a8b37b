import type { Rule, RuleLevel, RulePack } from "../lint/rule.ts";
import type { Finding } from "../lint/violation.ts";
import type { ConformancePart } from "./scorer.ts";

/** What a broken rule weighs. */
const weights: Readonly<Record<RuleLevel, number>> = { error: 3, warning: 1 };

/** Broken rules of this weight halve the score. It is an error's: who breaks one may be rejected, and has at most 50. */
const halfWeight = 3;

/**
 * For each pack 100 x 3 / (3 + weight of the broken rules), an error weighing 3 and a warning 1: none broken is 100, one
 * warning 75, one error 50, two errors 33. It does not depend on how many rules a pack has, nor on how often one is
 * broken.
 *
 * @param findings what `lintProduct` says of the product and these packs
 */
export function conformanceParts(
  findings: readonly Finding[],
  packs: readonly RulePack[],
): readonly ConformancePart[] {
  const broken = new Set<Rule>();
  for (const { rule } of findings) broken.add(rule);
  return packs.map(({ name, rules }) => {
    let brokenErrors = 0;
    let brokenWarnings = 0;
    if (broken.size > 0) {
      for (const rule of rules) {
        if (!broken.has(rule)) continue;
        if (rule.level === "error") brokenErrors += 1;
        else brokenWarnings += 1;
      }
    }
    const weight = weights.error * brokenErrors + weights.warning * brokenWarnings;
    const score = (100 * halfWeight) / (halfWeight + weight);
    return { pack: name, rules: rules.length, brokenErrors, brokenWarnings, score };
  });
}

/** The packs' mean, in [0, 100]; mending a fault never lowers it. No pack asks nothing: 100. */
export function conformanceOf(parts: readonly ConformancePart[]): number {
  return parts.length === 0 ? 100 : parts.reduce((sum, { score }) => sum + score, 0) / parts.length;
}

import type { Rule, RuleLevel, RulePack } from "../lint/rule.ts";
import type { Finding } from "../lint/violation.ts";
import type { ConformancePart } from "./scorer.ts";

/** Weights of a violated rule. */
const weights: Readonly<Record<RuleLevel, number>> = { error: 3, warning: 1 };

/** Violations of this weight halve the score. An error has this weight, as it may get the product rejected. */
const halfWeight = 3;

/**
 * Per pack 100 x 3 / (3 + weight of the violated rules), an error weighing 3 and a warning 1: no violation is 100, one warning 75,
 * one error 50, two errors 33. Independent of the number of rules and of how often one is violated.
 * @param findings of `lintProduct` for the product and these packs
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

/** The mean of the packs, in [0, 100]; monotonic: fixing a violation never lowers it. 100 without packs. */
export function conformanceOf(parts: readonly ConformancePart[]): number {
  return parts.length === 0 ? 100 : parts.reduce((sum, { score }) => sum + score, 0) / parts.length;
}

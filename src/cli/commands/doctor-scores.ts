import { minScoreOfRun } from "../min-score.ts";
import type { Finding } from "../render/findings.ts";
import type { Session } from "../session.ts";

const meanings = {
  builtin: "A score says how often such a category is right: 0.8 is about eight times in ten.",
  other:
    "How often a score is right is measured for the built-in catalogs alone: pdo evaluate measures it on your own products.",
} as const;

/** Says from which score on a category is written, and what a score means. */
export function examineScores({ resolved, world }: Session): Finding[] {
  const { minScore, source, isSet } = minScoreOfRun(resolved, world);
  const by = isSet ? resolved.sources.minScore.name : "--min-score changes that";
  const { channel } = resolved.settings;
  const rule = `Categories of ${channel} are written from ${minScore} on and proposed below (${by}).`;
  return [{ subject: "category scores", state: "good", sentence: `${rule} ${meanings[source]}` }];
}

import { type BranchFigures, createBranchCounts } from "./branch-counts.ts";
import { createClassCounts } from "./class-counts.ts";
import { type CountedPair, createFrequentPairs } from "./frequent-pairs.ts";
import { createScoreCounts, type ScoreCounts } from "./score-counts.ts";

export interface SuggestedCategory {
  readonly identifier: string;
  /** In [0, 1]. */
  readonly score: number;
  /** The top-level category above it, or itself. */
  readonly branch: string;
}

/** One labelled product and what was answered. */
export interface CategorizedRow {
  /** The categories that count as right; the first is the label. */
  readonly accepted: readonly string[];
  /** The label's top-level category. */
  readonly branch: string;
  /** Best first; may be empty. */
  readonly suggested: readonly SuggestedCategory[];
}

export interface CategorizationFigures {
  readonly rows: number;
  /** Categories that occur among the labels. */
  readonly labelCount: number;
  /** Shares in [0, 1]; null without rows. */
  readonly top1: number | null;
  readonly top5: number | null;
  readonly macroF1: number | null;
  /** Answers of score 0: no word of the product pointed anywhere. */
  readonly guesses: number;
  /** Of the best suggestions. */
  readonly scores: ScoreCounts;
  readonly branches: readonly BranchFigures[];
  readonly confused: readonly CountedPair[];
}

const shownConfusions = 20;

/** Counts what categorization got right. Memory grows with the categories, not with the rows. */
export interface CategorizationCounts {
  add(row: CategorizedRow): void;
  rows(): number;
  figures(): CategorizationFigures;
}

export function createCategorizationCounts(): CategorizationCounts {
  const totals = { rows: 0, top1: 0, top5: 0, guesses: 0 };
  const classes = createClassCounts();
  const scores = createScoreCounts();
  const branches = createBranchCounts();
  const confused = createFrequentPairs();
  const share = (count: number) => (totals.rows === 0 ? null : count / totals.rows);
  return {
    add: ({ accepted, branch, suggested }) => {
      const isAccepted = (each: SuggestedCategory) => accepted.includes(each.identifier);
      const [best] = suggested;
      const isRight = best !== undefined && isAccepted(best);
      totals.rows += 1;
      if (isRight) totals.top1 += 1;
      if (suggested.slice(0, 5).some(isAccepted)) totals.top5 += 1;
      if (best?.score === 0) totals.guesses += 1;
      // Of several right categories the one that was told is the label, so that none of the others counts as missed.
      const label = (isRight ? best.identifier : accepted[0]) ?? "";
      classes.add(label, best?.identifier);
      branches.add({ branch, predicted: best?.branch, isRight });
      if (best === undefined) return;
      scores.add(best.score, isRight);
      if (!isRight) confused.add(label, best.identifier);
    },
    rows: () => totals.rows,
    figures: () => ({
      rows: totals.rows,
      labelCount: classes.labelCount(),
      top1: share(totals.top1),
      top5: share(totals.top5),
      macroF1: classes.macroF1(),
      guesses: totals.guesses,
      scores,
      branches: branches.figures(),
      confused: confused.top(shownConfusions),
    }),
  };
}

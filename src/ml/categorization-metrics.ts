import { createScoreCounts, type ScoreCounts } from "./confidence-metrics.ts";

export interface SuggestedCategory {
  readonly identifier: string;
  /** In [0, 1]. */
  readonly score: number;
  /** The top-level category above it, or itself. */
  readonly branch: string;
}

/** One labelled product and its suggested categories. */
interface CategorizedRow {
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
  /** Answers of score 0: no word of the product matched a category. */
  readonly guesses: number;
  /** Of the best suggestions. */
  readonly scores: ScoreCounts;
  readonly branches: readonly BranchFigures[];
  readonly confused: readonly CountedPair[];
}

const shownConfusions = 20;

/** Counts right categorizations. Memory grows with the categories, not with the rows. */
interface CategorizationCounts {
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
      // If an accepted category is suggested, it is the label, so that the others do not count as missed.
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

/** Outcomes of the rows whose label is in one branch, that is below one top-level category. */
interface BranchFigures {
  readonly branch: string;
  readonly rows: number;
  /** Rows with the right category. */
  readonly right: number;
  /** Rows with a category in the right branch. */
  readonly rightBranch: number;
  /** The wrong branch suggested most often, with its count; null where there was none. */
  readonly mostFrequentWrong: { readonly branch: string; readonly count: number } | null;
}

interface BranchCounts {
  add(row: {
    readonly branch: string;
    readonly predicted: string | undefined;
    readonly isRight: boolean;
  }): void;
  /** Most rows first. */
  figures(): BranchFigures[];
}

function createBranchCounts(): BranchCounts {
  const branches = new Map<string, { rows: number; right: number; rightBranch: number }>();
  const wrong = createFrequentPairs();
  return {
    add: ({ branch, predicted, isRight }) => {
      const counts = branches.get(branch) ?? { rows: 0, right: 0, rightBranch: 0 };
      branches.set(branch, counts);
      counts.rows += 1;
      if (isRight) counts.right += 1;
      if (predicted === branch || isRight) counts.rightBranch += 1;
      else if (predicted !== undefined) wrong.add(branch, predicted);
    },
    figures: () => {
      const firstWrong = new Map<string, NonNullable<BranchFigures["mostFrequentWrong"]>>();
      for (const { label, predicted, count } of wrong.top(Number.POSITIVE_INFINITY))
        if (!firstWrong.has(label)) firstWrong.set(label, { branch: predicted, count });
      return [...branches]
        .sort(([, one], [, other]) => other.rows - one.rows)
        .map(([branch, counts]) => ({
          branch,
          ...counts,
          mostFrequentWrong: firstWrong.get(branch) ?? null,
        }));
    },
  };
}

/** A pair of identifiers and its number of occurrences. */
interface CountedPair {
  readonly label: string;
  readonly predicted: string;
  readonly count: number;
}

interface FrequentPairs {
  add(label: string, predicted: string): void;
  /** Most frequent first; ties in order of first occurrence. */
  top(most: number): CountedPair[];
}

/**
 * Counts pairs in bounded memory: when there are too many distinct ones, the minCount frequent are dropped, as in lossy
 * counting (G. S. Manku, R. Motwani, "Approximate Frequency Counts over Data Streams", VLDB 2002). Below that bound
 * the counts are exact.
 */
export function createFrequentPairs(maxPairs = 100_000): FrequentPairs {
  const pairs = new Map<string, { label: string; predicted: string; count: number }>();
  return {
    add: (label, predicted) => {
      const key = JSON.stringify([label, predicted]);
      const pair = pairs.get(key);
      if (pair !== undefined) pair.count += 1;
      else {
        if (pairs.size >= maxPairs) dropRarest(pairs);
        pairs.set(key, { label, predicted, count: 1 });
      }
    },
    top: (most) =>
      [...pairs.values()]
        .sort((one, other) => other.count - one.count)
        .slice(0, most)
        .map((pair) => ({ ...pair })),
  };
}

function dropRarest(pairs: Map<string, { readonly count: number }>): void {
  let minCount = Number.POSITIVE_INFINITY;
  for (const { count } of pairs.values()) minCount = Math.min(minCount, count);
  for (const [key, { count }] of pairs) if (count === minCount) pairs.delete(key);
}

interface ClassCount {
  /** Rows of this class with this prediction (true positives). */
  hits: number;
  /** Rows of another class with this prediction (false positives). */
  falseAlarms: number;
  /** Rows of this class with another prediction (false negatives). */
  misses: number;
}

/** Confusion counts by class. Memory grows with the classes, not with the rows. */
interface ClassCounts {
  /** @param predicted undefined where there was no answer */
  add(label: string, predicted: string | undefined): void;
  /** Number of classes among the labels. */
  labelCount(): number;
  /** The mean F1 over the classes among the labels; in [0, 1], null without rows. */
  macroF1(): number | null;
}

export function createClassCounts(): ClassCounts {
  const counts = new Map<string, ClassCount>();
  const countOf = (name: string) => {
    const found = counts.get(name) ?? { hits: 0, falseAlarms: 0, misses: 0 };
    counts.set(name, found);
    return found;
  };
  const labelled = () => [...counts.values()].filter(({ hits, misses }) => hits + misses > 0);
  return {
    add: (label, predicted) => {
      if (label === predicted) {
        countOf(label).hits += 1;
        return;
      }
      countOf(label).misses += 1;
      if (predicted !== undefined) countOf(predicted).falseAlarms += 1;
    },
    labelCount: () => labelled().length,
    macroF1: () => {
      const all = labelled().map(
        ({ hits, falseAlarms, misses }) => (2 * hits) / (2 * hits + falseAlarms + misses),
      );
      return all.length === 0 ? null : all.reduce((sum, each) => sum + each, 0) / all.length;
    },
  };
}

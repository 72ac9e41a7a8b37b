import { cellsPerUnit, type ScoreCounts } from "./score-counts.ts";
import { type Interval, wilsonInterval } from "./wilson-interval.ts";

/** What is left, and how good it is, when only answers with at least so high a score are taken. */
export interface ThresholdFigures {
  /** In [0, 1]. */
  readonly threshold: number;
  /** Answers with at least that score. */
  readonly answers: number;
  readonly right: number;
  /** Of all that could have been answered; in [0, 1]. */
  readonly coverage: number;
  /** Share of these answers that are right; null where there are none. */
  readonly accuracy: number | null;
}

export interface TrustedThreshold extends ThresholdFigures {
  readonly accuracy: number;
  /** Wilson's, at 95 %. */
  readonly accuracyInterval: Interval;
}

/** A handful of answers says nothing of the next thousand: a threshold that fewer answers pass is not recommended. */
const fewestAnswers = 20;
const curveStep = 10;

/**
 * Thresholds 0, 0.1 ... 0.9 and 1.
 * @param total what could have been answered: of which the coverage is a share
 */
export function coverageCurve(counts: ScoreCounts, total: number): ThresholdFigures[] {
  return allThresholds(counts, total).filter((_, cell) => cell % curveStep === 0);
}

/**
 * The lowest threshold, in steps of a hundredth, from which on at least that share of the answers is right.
 * @param share in (0, 1]
 * @returns undefined where there is none that 20 answers or more pass
 */
export function findTrustedThreshold(
  counts: ScoreCounts,
  { share, total }: { readonly share: number; readonly total: number },
): TrustedThreshold | undefined {
  for (const figures of allThresholds(counts, total)) {
    const { accuracy, answers, right } = figures;
    if (accuracy === null || answers < fewestAnswers || accuracy < share) continue;
    return { ...figures, accuracy, accuracyInterval: wilsonInterval(right, answers) };
  }
  return undefined;
}

/** One for each cell, lowest first. */
function allThresholds(counts: ScoreCounts, total: number): ThresholdFigures[] {
  let answers = 0;
  let right = 0;
  const figures = counts
    .cells()
    .toReversed()
    .map((cell, place) => {
      answers += cell.answers;
      right += cell.right;
      return {
        threshold: (cellsPerUnit - place) / cellsPerUnit,
        answers,
        right,
        coverage: total === 0 ? 0 : answers / total,
        accuracy: answers === 0 ? null : right / answers,
      };
    });
  return figures.reverse();
}

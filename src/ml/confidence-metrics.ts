/** The answers with scores in [from, to); the last bin includes 1. */
interface CalibrationBin {
  readonly from: number;
  readonly to: number;
  readonly answers: number;
  /** Null where the bin is empty; likewise the share. */
  readonly meanScore: number | null;
  /** In [0, 1]. Scores are calibrated where it is close to the mean score. */
  readonly shareRight: number | null;
}

const binCount = 10;
const cellsPerBin = 10;

/** Ten bins of equal width, lowest first. */
export function calibrationBins(counts: ScoreCounts): CalibrationBin[] {
  const cells = counts.cells();
  return Array.from({ length: binCount }, (_, bin) => {
    const end = bin === binCount - 1 ? cells.length : (bin + 1) * cellsPerBin;
    const { answers, right, scoreSum } = mergeCells(cells.slice(bin * cellsPerBin, end));
    const mean = (sum: number) => (answers === 0 ? null : sum / answers);
    return {
      from: bin / binCount,
      to: (bin + 1) / binCount,
      answers,
      meanScore: mean(scoreSum),
      shareRight: mean(right),
    };
  });
}

/**
 * The expected calibration error: the mean difference between the bins' scores and shares of right answers, weighted
 * by their answers (C. Guo et al., "On Calibration of Modern Neural Networks", ICML 2017, equation 3).
 * @returns in [0, 1]; null without answers
 */
export function expectedCalibrationError(bins: readonly CalibrationBin[]): number | null {
  const total = bins.reduce((sum, { answers }) => sum + answers, 0);
  if (total === 0) return null;
  const weighted = bins.reduce(
    (sum, { answers, meanScore, shareRight }) =>
      sum + answers * Math.abs((meanScore ?? 0) - (shareRight ?? 0)),
    0,
  );
  return weighted / total;
}

/** Answers with scores in one cell. */
interface ScoreCell {
  readonly answers: number;
  readonly right: number;
  /** Sum of the answers' scores. */
  readonly scoreSum: number;
}

/**
 * A histogram of answers by score, in cells of a hundredth: cell 62 holds scores from 0.62 to below 0.63, cell 100
 * those of 1. Sufficient for thresholds and calibration, and independent of the number of rows.
 */
export interface ScoreCounts {
  /** @param score in [0, 1] */
  add(score: number, isRight: boolean): void;
  /** All 101. */
  cells(): readonly ScoreCell[];
}

const cellsPerUnit = 100;
const cellCount = cellsPerUnit + 1;
/** Compensates for rounding: 0.29 * 100 is 28.999999999999996. */
const rounding = 1e-9;

export function createScoreCounts(): ScoreCounts {
  const answers = new Float64Array(cellCount);
  const right = new Float64Array(cellCount);
  const scoreSums = new Float64Array(cellCount);
  return {
    add: (score, isRight) => {
      const cell = Math.min(cellsPerUnit, Math.max(0, Math.floor(score * cellsPerUnit + rounding)));
      answers[cell] = (answers[cell] ?? 0) + 1;
      scoreSums[cell] = (scoreSums[cell] ?? 0) + score;
      if (isRight) right[cell] = (right[cell] ?? 0) + 1;
    },
    cells: () =>
      Array.from(answers, (count, cell) => ({
        answers: count,
        right: right[cell] ?? 0,
        scoreSum: scoreSums[cell] ?? 0,
      })),
  };
}

/** The sum of several cells. */
export function mergeCells(cells: readonly ScoreCell[]): ScoreCell {
  return cells.reduce(
    (sum, cell) => ({
      answers: sum.answers + cell.answers,
      right: sum.right + cell.right,
      scoreSum: sum.scoreSum + cell.scoreSum,
    }),
    { answers: 0, right: 0, scoreSum: 0 },
  );
}

/** Coverage and accuracy when only answers with at least this score are accepted. */
interface ThresholdFigures {
  /** In [0, 1]. */
  readonly threshold: number;
  /** Number of answers with at least that score. */
  readonly answers: number;
  readonly right: number;
  /** Relative to all rows that could have been answered; in [0, 1]. */
  readonly coverage: number;
  /** Share of right answers; null where there are none. */
  readonly accuracy: number | null;
}

export interface TrustedThreshold extends ThresholdFigures {
  readonly accuracy: number;
  /** Wilson's, at 95 %. */
  readonly accuracyInterval: Interval;
}

/** A threshold passed by fewer answers is not recommended, since so few prove little. */
const minAnswers = 20;
const curveStep = 10;

/**
 * Thresholds 0, 0.1 ... 0.9 and 1.
 * @param total number of possible answers, the denominator of the coverage
 */
export function coverageCurve(counts: ScoreCounts, total: number): ThresholdFigures[] {
  return thresholdFigures(counts, total).filter((_, cell) => cell % curveStep === 0);
}

/**
 * The lowest threshold, in steps of a hundredth, at which at least that share of the answers is right.
 * @param share in (0, 1]
 * @returns undefined where there is none with 20 or more answers
 */
export function findTrustedThreshold(
  counts: ScoreCounts,
  { share, total }: { readonly share: number; readonly total: number },
): TrustedThreshold | undefined {
  for (const figures of thresholdFigures(counts, total)) {
    const { accuracy, answers, right } = figures;
    if (accuracy === null || answers < minAnswers || accuracy < share) continue;
    return { ...figures, accuracy, accuracyInterval: wilsonInterval(right, answers) };
  }
  return undefined;
}

/** One for each cell, lowest first. */
function thresholdFigures(counts: ScoreCounts, total: number): ThresholdFigures[] {
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

/** Both in [0, 1]. */
type Interval = readonly [low: number, high: number];

/** The two-sided 95 % point of the normal distribution. */
const z95 = 1.959963984540054;

/**
 * Wilson's score interval of a share, at 95 %; unlike the normal approximation it is valid for few trials and for
 * shares near 0 and 1 (E. B. Wilson, "Probable Inference, the Law of Succession, and Statistical Inference", JASA 22,
 * 1927).
 * @returns [0, 1] without trials
 */
export function wilsonInterval(successes: number, trials: number): Interval {
  if (trials === 0) return [0, 1];
  const share = successes / trials;
  const spread = (z95 * z95) / trials;
  const middle = (share + spread / 2) / (1 + spread);
  const half = (z95 / (1 + spread)) * Math.sqrt((share * (1 - share)) / trials + spread / (4 * trials));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

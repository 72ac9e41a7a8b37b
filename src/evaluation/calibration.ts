import { mergeCells, type ScoreCounts } from "./score-counts.ts";

/** The answers whose scores lie in [from, to); the last bin holds 1 too. */
export interface CalibrationBin {
  readonly from: number;
  readonly to: number;
  readonly answers: number;
  /** Null where the bin is empty; likewise the share. */
  readonly meanScore: number | null;
  /** In [0, 1]. Scores are calibrated where it is near the mean score. */
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
 * How far scores are from the share of right answers, on average over the answers: the mean of the bins' differences,
 * weighted by their answers (C. Guo et al., "On Calibration of Modern Neural Networks", ICML 2017, equation 3).
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

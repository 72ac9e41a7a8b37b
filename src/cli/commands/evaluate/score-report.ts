import {
  calibrationBins,
  coverageCurve,
  expectedCalibrationError,
  findTrustedThreshold,
  mergeCells,
  type ScoreCounts,
  type TrustedThreshold,
} from "../../../ml/confidence-metrics.ts";
import { count, percent, percentFigure } from "../../render/figures.ts";
import type { ReportSection } from "./evaluation.ts";

/** How well the answers' scores predict that they are correct. */
interface ScoreReport {
  readonly scores: ScoreCounts;
  /** Number of possible answers. */
  readonly total: number;
  /** The plural noun for what is covered: `rows`, `answers`. */
  readonly plural: string;
}

const trustedShares = [0.95, 0.9] as const;

export function toScoreAnswer({ scores, total }: Omit<ScoreReport, "plural">) {
  const bins = calibrationBins(scores);
  return {
    trusted_thresholds: trustedShares.map((share) => ({
      share_right: share,
      ...toTrustedItem(findTrustedThreshold(scores, { share, total })),
    })),
    thresholds: coverageCurve(scores, total),
    calibration: bins.map(({ from, to, answers, meanScore, shareRight }) => ({
      from,
      to,
      answers,
      mean_score: meanScore,
      share_right: shareRight,
    })),
    expected_calibration_error: expectedCalibrationError(bins),
  };
}

function toTrustedItem(trusted: TrustedThreshold | undefined) {
  if (trusted === undefined) return { threshold: null };
  const { accuracyInterval, ...figures } = trusted;
  return { ...figures, accuracy_interval: accuracyInterval };
}

export function toScoreSections({ scores, total, plural }: ScoreReport): ReportSection[] {
  if (mergeCells(scores.cells()).answers === 0) return [{ lines: ["Nothing was answered."] }];
  const bins = calibrationBins(scores);
  const error = expectedCalibrationError(bins);
  return [
    {
      title: "Which scores to trust",
      lines: trustedShares.map((share) => {
        const trusted = findTrustedThreshold(scores, { share, total });
        return trusted === undefined ? untrusted(share) : trustLine(trusted, plural);
      }),
      table: {
        header: ["score from", plural, "right", "% right", "% covered"],
        rows: coverageCurve(scores, total).map(({ threshold, answers, right, accuracy, coverage }) => [
          threshold.toFixed(1),
          count(answers),
          count(right),
          percentFigure(accuracy),
          percentFigure(coverage),
        ]),
      },
    },
    {
      title: `Calibration: scores are ${error?.toFixed(3) ?? "-"} off on average (expected calibration error)`,
      table: {
        header: ["score", plural, "mean score", "share right"],
        rows: bins.map(({ from, to, answers, meanScore, shareRight }) => [
          `${from.toFixed(1)} to ${to.toFixed(1)}`,
          count(answers),
          meanScore?.toFixed(3) ?? "",
          shareRight?.toFixed(3) ?? "",
        ]),
      },
    },
  ];
}

function trustLine(
  { threshold, accuracy, accuracyInterval: [low, high], coverage }: TrustedThreshold,
  plural: string,
): string {
  const interval = `between ${percent(low)} and ${percent(high)} on further ones alike`;
  return `Trust scores from ${threshold.toFixed(2)} on: ${percent(accuracy)} right (${interval}), covers ${percent(coverage, 0)} of ${plural}.`;
}

function untrusted(share: number): string {
  return `No threshold that 20 or more pass makes ${percent(share, 0)} right.`;
}

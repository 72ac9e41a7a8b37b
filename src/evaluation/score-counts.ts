/** Answers whose scores lie in one cell. */
export interface ScoreCell {
  readonly answers: number;
  readonly right: number;
  /** Of the answers' scores. */
  readonly scoreSum: number;
}

/**
 * Answers by their score, in cells of a hundredth: cell 62 holds scores from 0.62 to below 0.63, cell 100 those of 1.
 * It is all that thresholds and calibration need, and it does not grow with the rows.
 */
export interface ScoreCounts {
  /** @param score in [0, 1] */
  add(score: number, isRight: boolean): void;
  /** All 101. */
  cells(): readonly ScoreCell[];
}

export const cellsPerUnit = 100;
const cellCount = cellsPerUnit + 1;
/** 0.29 * 100 is 28.999999999999996. */
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

/** Several cells as one. */
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

/** One row that all contenders have answered. */
export interface ComparedRow {
  /** By contender. */
  readonly isRight: readonly boolean[];
  /** Of the first contender's answer, in [0, 1]. */
  readonly score: number;
}

/** What comes of asking another one where the first one's score is below a threshold. Counts are rows. */
export interface RouterPoint {
  /** In [0, 1]. */
  readonly below: number;
  readonly asked: number;
  /** Of the first one's wrong answers, those that are asked about. */
  readonly errorsFound: number;
  /** Right answers in all. */
  readonly right: number;
}

export interface RouterCurve {
  readonly rows: number;
  /** The first one's wrong answers. */
  readonly errors: number;
  /** By threshold, in hundredths from 0 to 1. */
  readonly points: readonly RouterPoint[];
  /**
   * The point at which the share of errors that are found is furthest above the share of rows that are asked (Youden's J), among those
   * with more right answers than the first one has alone. Null: there is none.
   */
  readonly best: RouterPoint | null;
}

const steps = 100;

/**
 * Weighs a second contender against the first at each threshold.
 * @param other place of the second one
 */
export function routerCurve(rows: readonly ComparedRow[], other: number): RouterCurve {
  const isWrong = ({ isRight }: ComparedRow) => isRight[0] !== true;
  const errors = rows.filter(isWrong).length;
  const points = Array.from({ length: steps + 1 }, (_, step): RouterPoint => {
    const below = step / steps;
    const asked = rows.filter(({ score }) => score < below);
    return {
      below,
      asked: asked.length,
      errorsFound: asked.filter(isWrong).length,
      right: rows.filter(({ isRight, score }) => isRight[score < below ? other : 0] === true).length,
    };
  });
  const alone = rows.length - errors;
  const gain = ({ asked, errorsFound }: RouterPoint) => errorsFound / errors - asked / rows.length;
  const best = points
    .filter(({ right }) => right > alone)
    .reduce<RouterPoint | null>(
      (most, each) => (most === null || gain(each) > gain(most) ? each : most),
      null,
    );
  return { rows: rows.length, errors, points, best };
}

/** How two contenders' answers agree. Counts are rows. */
export interface Agreement {
  readonly bothRight: number;
  readonly onlyFirst: number;
  readonly onlyOther: number;
  readonly bothWrong: number;
}

/** @param other place of the second one; it is compared with the first */
export function agreementOf(rows: readonly ComparedRow[], other: number): Agreement {
  const count = (first: boolean, second: boolean) =>
    rows.filter(({ isRight }) => isRight[0] === first && isRight[other] === second).length;
  return {
    bothRight: count(true, true),
    onlyFirst: count(true, false),
    onlyOther: count(false, true),
    bothWrong: count(false, false),
  };
}

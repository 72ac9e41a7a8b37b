import type { CategorizationSet } from "../sets/categorization-set.ts";
import { type BaselineAnswers, type BaselineFigures, judgeBaseline } from "./baseline.ts";
import { askFastText, hasFastText } from "./fast-text.ts";
import { askLinearSvc, findPython } from "./linear-svc.ts";
import { askNearestNeighbours } from "./nearest-neighbours.ts";
import { askZeroShot, zeroShotBaselines } from "./zero-shot.ts";

/** By the baseline's name. */
export type Baselines = Readonly<Record<string, BaselineFigures>>;

/** `PDO_EVAL_BASELINES=0` leaves out what takes minutes. */
const withSlowOnes = process.env.PDO_EVAL_BASELINES !== "0";

/** Those that learn from the same products as pdo; our own where no other is installed. */
export function measureLearningBaselines(set: CategorizationSet): Baselines {
  const python = withSlowOnes ? findPython() : undefined;
  return judgeAll(set, {
    ...(python === undefined
      ? { "nearest neighbours": askNearestNeighbours(set) }
      : {
          "LinearSVC words": askLinearSvc("words", set, python),
          "LinearSVC words, characters": askLinearSvc("characters", set, python),
        }),
    ...(withSlowOnes && hasFastText() && { fastText: askFastText(set) }),
  });
}

/** Those that know no more than the categories' names. */
export function measureNamesBaselines(set: CategorizationSet): Baselines {
  const answers = Object.keys(zeroShotBaselines).map((name) => [name, askZeroShot(name, set)] as const);
  return judgeAll(set, Object.fromEntries(answers));
}

function judgeAll(
  { test }: CategorizationSet,
  answers: Readonly<Record<string, BaselineAnswers>>,
): Baselines {
  const judged = Object.entries(answers).map(([name, each]) => [name, judgeBaseline(test, each)] as const);
  return Object.fromEntries(judged);
}

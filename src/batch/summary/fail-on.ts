import { BatchProblem } from "../batch-problem.ts";

/** Rows of a run. */
interface LimitedCounts {
  readonly rows: number;
  readonly rejected: number;
  readonly partial: number;
  readonly fallbacks: number;
}

/** A limit on a run's outcome: `rejects>1%`, `partial>=500`, `fallbacks>0`. */
export interface FailOn {
  readonly text: string;
  isPassed(counts: LimitedCounts): boolean;
}

const countOf = {
  rejects: ({ rejected }: LimitedCounts) => rejected,
  partial: ({ partial }: LimitedCounts) => partial,
  fallbacks: ({ fallbacks }: LimitedCounts) => fallbacks,
} as const;

const form = /^\s*(rejects|partial|fallbacks)\s*(>=?)\s*(\d+(?:\.\d+)?)\s*(%?)\s*$/;

/** @throws BatchProblem PDO_FAIL_ON_INVALID */
export function parseFailOn(text: string): FailOn {
  const [, what, sign, amount, percent] = form.exec(text) ?? [];
  if (what === undefined) {
    throw new BatchProblem({
      code: "PDO_FAIL_ON_INVALID",
      what: `--fail-on ${text}: this is not a limit.`,
      seen: "A limit is `rejects`, `partial` or `fallbacks`, then > or >=, then a number of rows or a share of them.",
      nextStep: "For example --fail-on 'rejects>1%' or --fail-on 'partial>=500'.",
    });
  }
  const limit = Number(amount);
  return {
    text: text.trim(),
    isPassed: (counts) => {
      const { rows } = counts;
      const count = countOf[what as keyof typeof countOf](counts);
      const seen = percent === "%" ? (rows === 0 ? 0 : (count / rows) * 100) : count;
      return sign === ">" ? seen > limit : seen >= limit;
    },
  };
}

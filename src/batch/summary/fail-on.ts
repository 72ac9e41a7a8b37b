import { BatchProblem } from "../batch-problem.ts";

/** A limit on a run's outcome: `rejects>1%`, `partial>=500`. */
export interface FailOn {
  readonly text: string;
  isPassed(counts: { readonly rows: number; readonly rejected: number; readonly partial: number }): boolean;
}

const form = /^\s*(rejects|partial)\s*(>=?)\s*(\d+(?:\.\d+)?)\s*(%?)\s*$/;

/** @throws BatchProblem PDO_FAIL_ON_INVALID */
export function parseFailOn(text: string): FailOn {
  const [, what, sign, amount, percent] = form.exec(text) ?? [];
  if (what === undefined) {
    throw new BatchProblem({
      code: "PDO_FAIL_ON_INVALID",
      what: `--fail-on ${text}: this is not a limit.`,
      seen: "A limit is `rejects` or `partial`, then > or >=, then a number of rows or a share of them.",
      nextStep: "For example --fail-on 'rejects>1%' or --fail-on 'partial>=500'.",
    });
  }
  const limit = Number(amount);
  return {
    text: text.trim(),
    isPassed: ({ rows, rejected, partial }) => {
      const count = what === "rejects" ? rejected : partial;
      const seen = percent === "%" ? (rows === 0 ? 0 : (count / rows) * 100) : count;
      return sign === ">" ? seen > limit : seen >= limit;
    },
  };
}

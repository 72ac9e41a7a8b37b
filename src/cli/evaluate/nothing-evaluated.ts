import { CliProblem } from "../cli-problem.ts";
import { count } from "../terminal/figures.ts";
import type { EvaluatedTask } from "./evaluation.ts";
import { leftOutLines } from "./evaluation-report.ts";
import type { RowTally } from "./row-tally.ts";

interface Emptiness {
  readonly feedName: string;
  readonly task: EvaluatedTask;
  readonly channel: string;
}

/** A feed of which no row could be evaluated. */
export function nothingEvaluated(tally: RowTally, { feedName, task, channel }: Emptiness): CliProblem {
  return new CliProblem({
    code: "PDO_EVALUATION_EMPTY",
    what: `${feedName}: no row could be evaluated.`,
    seen: [`${count(tally.rows)} rows were read.`, ...leftOutLines(tally)].join("\n"),
    nextStep: nextStep(tally, task, channel),
  });
}

function nextStep({ unusable, failures }: RowTally, task: EvaluatedTask, channel: string): string {
  if (failures.size > 0) return "See what the service says above; pdo doctor looks at it more closely.";
  if (unusable.no_attributes > 0 && task === "attribution")
    return "Say the attributes in a column attributes (a JSON object), or in columns attribute:NAME.";
  return `Name the label's column with --map category=COLUMN; it holds identifiers or paths of names of ${channel} (pdo categories --channel ${channel}).`;
}

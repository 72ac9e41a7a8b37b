import { compareProfiles } from "../../../batch/history/compare-profiles.ts";
import { createProfiler } from "../../../batch/history/profiler.ts";
import type { RunTask } from "../../../batch/run-options.ts";
import type { EstimateFigures } from "../../../language-model/money/usage-estimate.ts";
import { exitCodes } from "../../exit-codes.ts";
import { printAnswer } from "../../print-answer.ts";
import type { Session } from "../../session.ts";
import { renderPlan } from "../../terminal/plan-text.ts";
import type { FeedHistory, ReadRun } from "../history/history.ts";
import { PlanTally, type RunPlan, taskStates } from "./dry-run-plan.ts";
import { type Peek, planRows, type RowsToPlan } from "./dry-run-rows.ts";
import { printWhy } from "./dry-run-why.ts";
import { toModelPlan } from "./model-plan.ts";

/** A run that is only planned: the feed is read, nothing is called and nothing is written. */
export interface DryRun extends ReadRun {
  readonly tasks: readonly RunTask[];
  readonly history: Pick<FeedHistory, "last" | "marks">;
  /** What is kept between runs. Absent: nothing. */
  readonly peek?: Peek | undefined;
  /** What a language model's answers would take. Absent: none is asked. */
  readonly estimate?: (() => EstimateFigures) | undefined;
  /** `--why`: an identifier; without a column of identifiers a line of the feed. */
  readonly why?: string;
  readonly notes: readonly string[];
}

/**
 * `--dry-run`: says what a run would do.
 * @throws CliProblem PDO_ROW_NOT_FOUND where `--why` names a row that is not there; FeedProblem
 */
export async function dryRun(run: DryRun, session: Session): Promise<void> {
  const marks = await run.history.marks();
  const request = { ...run, peek: run.peek, marks, signal: session.world.signal };
  if (run.why !== undefined) return printWhy(run.why, { ...run, planner: planRows(request) }, session);
  const plan = await makePlan(request);
  if (plan.input_guard.would_stop) session.setExitCode(exitCodes.inputSuspicious);
  await printAnswer(
    { answer: plan, text: () => renderPlan(plan, session), rows: () => planCells(plan) },
    session,
  );
}

async function makePlan(run: DryRun & RowsToPlan): Promise<RunPlan> {
  const { feed, mapping, selection, history } = run;
  const isWhole = selection.kind === "all";
  const tally = new PlanTally(run.tasks, run.peek !== undefined);
  const profiler = createProfiler(feed.description, mapping);
  const planner = planRows({ ...run, onRead: profiler.add });
  for await (const rows of planner.rows()) {
    for (const { plan } of rows) {
      if (plan === undefined) tally.addUnreadable();
      else tally.add(plan.change, plan.states);
    }
  }
  const { last } = history;
  const findings =
    isWhole && last !== undefined ? compareProfiles(last.profile, profiler.profile(feed.counts())) : [];
  return {
    schema_version: 1,
    feed: run.feedName,
    last_run: last === undefined ? null : new Date(last.readAt).toISOString(),
    ...tally.figures(isWhole ? planner.gone() : null),
    model: run.estimate === undefined ? null : toModelPlan(run.estimate()),
    input_guard: { would_stop: findings.length > 0 && !run.isForced, findings },
    notes: run.notes,
  };
}

/** The plan as one flat table. */
function planCells({ rows, changed_fields, tasks }: RunPlan): string[][] {
  return [
    ["what", "kind", "rows"],
    ...Object.entries(rows).map(([kind, count]) => ["rows", kind, count === null ? "" : String(count)]),
    ...Object.entries(changed_fields).map(([field, count]) => ["changed field", field, String(count)]),
    ...Object.entries(tasks).flatMap(([task, counts]) =>
      taskStates.map((state) => [task, state, String(counts[state])]),
    ),
  ];
}

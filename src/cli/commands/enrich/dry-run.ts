import type { EstimateFigures } from "../../../llm/usage-estimate.ts";
import { compareProfiles } from "../../../pipeline/history/compare-profiles.ts";
import { createProfiler } from "../../../pipeline/history/profiler.ts";
import type { RunTask } from "../../../pipeline/run-options.ts";
import { exitCodes } from "../../errors.ts";
import { printAnswer } from "../../render/answer.ts";
import type { Session } from "../../session.ts";
import { type Peek, PlanTally, planRows, type RowsToPlan, type RunPlan, taskStates } from "./dry-run-plan.ts";
import { printWhy, renderPlan } from "./dry-run-report.ts";
import type { FeedHistory, ReadRun } from "./history.ts";

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
 * @throws PdoError PDO_ROW_NOT_FOUND where `--why` names a row that is not there; PdoError
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

/**
 * What a language model would be asked, and what that would take: the likely tokens and cost, and the most that each question can
 * have if it is asked once. Questions that hang on answers which are not there yet (repairs) are not in it.
 */
export interface ModelPlan {
  /** Questions that would be asked; equal ones are asked once. */
  readonly to_ask: number;
  /** Questions whose answers are kept. */
  readonly kept: number;
  readonly input_tokens: number;
  readonly output_tokens: number;
  /** US dollars; null where the model's price is not known. */
  readonly cost: number | null;
  readonly most_tokens: number;
  readonly most_cost: number | null;
  /** On which day the price was looked up; null where it is not known. */
  readonly prices_as_of: string | null;
}

function toModelPlan({ total, pricesAsOf }: EstimateFigures): ModelPlan {
  return {
    to_ask: total.calls,
    kept: total.cached,
    input_tokens: total.inputTokens,
    output_tokens: total.outputTokens,
    cost: toDollars(total.costMicros),
    most_tokens: total.maxTokens,
    most_cost: toDollars(total.maxCostMicros),
    prices_as_of: pricesAsOf,
  };
}

function toDollars(micros: number | null): number | null {
  return micros === null ? null : micros / 1_000_000;
}

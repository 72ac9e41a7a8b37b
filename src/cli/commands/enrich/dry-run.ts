import type { EstimateFigures } from "../../../llm/usage-estimate.ts";
import type { FeedLanguage } from "../../../pipeline/feed-language.ts";
import { compareProfiles } from "../../../pipeline/history/compare-profiles.ts";
import { createProfiler } from "../../../pipeline/history/profiler.ts";
import type { RunTask } from "../../../pipeline/run-options.ts";
import { exitCodes } from "../../errors.ts";
import { printAnswer } from "../../render/answer.ts";
import { counted, dollars } from "../../render/figures.ts";
import type { Session } from "../../session.ts";
import { type Peek, PlanTally, planRows, type RowsToPlan, type RunPlan, taskStates } from "./dry-run-plan.ts";
import { printWhy, renderPlan } from "./dry-run-report.ts";
import { type FeedHistory, passOf, type ReadRun } from "./history.ts";

/** A run that is only planned: the feed is read, nothing is called and nothing is written. */
export interface DryRun extends ReadRun {
  readonly tasks: readonly RunTask[];
  readonly language: FeedLanguage;
  readonly history: Pick<FeedHistory, "last" | "fingerprints">;
  /** Looks up cached answers. Absent: there is no cache. */
  readonly peek?: Peek | undefined;
  /** The estimated usage of a language model. Absent: none is used. */
  readonly estimate?: (() => EstimateFigures) | undefined;
  /** Provider and model of each language model that is asked. */
  readonly models?: readonly string[] | undefined;
  /** Unchanged rows get what the built-in engine answered in the last run, where all else is as it was. */
  readonly reusesLastRun: boolean;
  /** `--max-cost`, in dollars. */
  readonly maxCost?: number | undefined;
  /** `--why`: an identifier, or a line number where the feed has no identifier column. */
  readonly why?: string;
  readonly notes: readonly string[];
}

/**
 * `--dry-run`: prints what a run would do.
 * @throws PdoError PDO_ROW_NOT_FOUND where the row given with `--why` does not exist; PdoError
 */
export async function dryRun(run: DryRun, session: Session): Promise<void> {
  const fingerprints = await run.history.fingerprints();
  const request = { ...run, peek: run.peek, fingerprints, signal: session.world.signal };
  if (run.why !== undefined) return printWhy(run.why, { ...run, planner: planRows(request) }, session);
  const plan = await makePlan(request);
  const { would_stop, findings } = plan.input_guard;
  if (would_stop)
    session.setExitCode(exitCodes.inputSuspicious, `The run would stop: ${findings[0]?.sentence}`);
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
  const figures = tally.figures(isWhole ? planner.gone() : null);
  const model = run.estimate === undefined ? null : toModelPlan(run.estimate(), run.models ?? []);
  const findings = isWhole
    ? compareProfiles(last?.profile, profiler.profile(feed.counts()), mapping.asked)
    : [];
  return {
    schema_version: 1,
    feed: run.feedName,
    last_run: last === undefined ? null : new Date(last.readAt).toISOString(),
    ...figures,
    model,
    input_guard: { would_stop: findings.length > 0 && !passOf(run, findings).isGiven, findings },
    notes: [...run.notes, ...notesOnPlan(run, figures.rows.unchanged, model)],
  };
}

function notesOnPlan(
  { reusesLastRun, maxCost }: DryRun,
  unchanged: number,
  model: ModelPlan | null,
): string[] {
  const notes: string[] = [];
  if (reusesLastRun && unchanged > 0)
    notes.push(
      `${counted(unchanged, "unchanged row gets", "unchanged rows get")} the last run's answers where settings, catalogs and program are the same; the table counts them as to call.`,
    );
  const expected = model?.cost ?? 0;
  if (maxCost !== undefined && expected > maxCost)
    notes.push(
      `--max-cost ${maxCost} is less than is expected (${dollars(expected)}): when it is spent the built-in engine does the rest.`,
    );
  return notes;
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
 * The requests a language model would receive and their estimated tokens and cost: the likely ones, and the upper limit
 * where each request is sent once. Requests that depend on answers still missing (repairs) are not included.
 */
export interface ModelPlan {
  /** Provider and model of each that is asked. */
  readonly names: readonly string[];
  /** Requests to send, without duplicates. */
  readonly to_ask: number;
  /** Requests with a cached answer. */
  readonly kept: number;
  readonly input_tokens: number;
  readonly output_tokens: number;
  /** US dollars; null where the model's price is unknown. */
  readonly cost: number | null;
  /** The same where the provider has nothing of the questions cached: `cost` expects their common beginning to be. */
  readonly cost_uncached: number | null;
  readonly most_tokens: number;
  readonly most_cost: number | null;
  /** The date of the price; null where the price is unknown. */
  readonly prices_as_of: string | null;
}

function toModelPlan({ total, pricesAsOf }: EstimateFigures, names: readonly string[]): ModelPlan {
  return {
    names,
    to_ask: total.calls,
    kept: total.cached,
    input_tokens: total.inputTokens,
    output_tokens: total.outputTokens,
    cost: toDollars(total.costMicros),
    cost_uncached: toDollars(total.uncachedCostMicros),
    most_tokens: total.maxTokens,
    most_cost: toDollars(total.maxCostMicros),
    prices_as_of: pricesAsOf,
  };
}

function toDollars(micros: number | null): number | null {
  return micros === null ? null : micros / 1_000_000;
}

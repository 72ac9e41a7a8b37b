import type { CachingModel } from "../cache/caching-model.ts";
import type { Budget } from "../llm/budget.ts";
import type { LanguageModel } from "../llm/language-model.ts";
import type { OpenLanguageModel } from "../llm/open-language-model.ts";
import type { UsageCount, UsageTally } from "../llm/usage-tally.ts";
import type { HeldBy } from "../net/pacing.ts";
import type { ModelFigures, UsageFigures } from "../pipeline/run-figures.ts";
import { runTasks } from "../pipeline/run-options.ts";
import { tasksOfRun } from "../pipeline/tasks.ts";

interface Counters {
  readonly cached: CachingModel;
  readonly calls: OpenLanguageModel;
  readonly tally: UsageTally;
  readonly budget: Budget;
  /** Answers that other processes had paid for. */
  readonly sharedHits?: number;
}

/** A language model's usage so far, for a run's summary. */
export function modelFigures({ cached, calls, tally, budget, sharedHits = 0 }: Counters): ModelFigures {
  const { total, tasks } = tally.figures();
  const { requests, retries, throttled } = calls.figures();
  const { hits, shared, failedWrites, failedReads } = cached.figures();
  return {
    model: calls.identity,
    total: toUsage(total),
    tasks: toTaskUsage(tasks),
    estimated: total.estimatedCalls,
    kept: hits + sharedHits,
    shared,
    requests,
    retries,
    throttled,
    failed_writes: failedWrites,
    failed_reads: failedReads,
    budget_spent: budget.isSpent(),
  };
}

/** Calls under way, and what is waited for. */
export interface PendingCalls {
  readonly inFlight: number;
  /** For people: `32 answers`, `the pause that the provider asked for, 12 s more`. Null: nothing. */
  readonly waitsFor: string | null;
}

export const nothingPending: PendingCalls = { inFlight: 0, waitsFor: null };

const holding: Readonly<Record<HeldBy["reason"], string>> = {
  pause: "the pause that the provider asked for",
  quota: "the provider's quota",
  outage: "the provider, which does not answer",
};

export function pendingCalls({ figures }: Pick<OpenLanguageModel, "figures">): PendingCalls {
  const { inFlight, heldBy, nextDueMs } = figures();
  if (heldBy !== undefined) {
    const more = Number.isFinite(heldBy.waitMs) ? `, ${Math.ceil(heldBy.waitMs / 1000)} s more` : "";
    return { inFlight, waitsFor: `${holding[heldBy.reason]}${more}` };
  }
  if (inFlight > 0) return { inFlight, waitsFor: `${inFlight} answer${inFlight === 1 ? "" : "s"}` };
  const next = nextDueMs === undefined ? null : `the next try, ${Math.ceil(nextDueMs / 1000)} s more`;
  return { inFlight, waitsFor: next };
}

/** The figures of a recording, which sends nothing and costs nothing. */
export function replayFigures({ identity }: LanguageModel): ModelFigures {
  return noModelFigures(`${identity} (replayed)`);
}

/** Before anything was asked. */
export function noModelFigures(model: string): ModelFigures {
  return {
    model,
    total: { completions: 0, input_tokens: 0, cached_input_tokens: 0, output_tokens: 0, cost: 0 },
    tasks: {},
    estimated: 0,
    kept: 0,
    shared: 0,
    requests: 0,
    retries: 0,
    throttled: 0,
    failed_writes: 0,
    failed_reads: 0,
    budget_spent: false,
  };
}

/** What was used between two looks at the same model. */
export function modelFiguresSince(before: ModelFigures, now: ModelFigures): ModelFigures {
  return {
    ...now,
    total: usageSince(before.total, now.total),
    tasks: Object.fromEntries(
      Object.entries(now.tasks).map(([task, usage]) => [
        task,
        usageSince(before.tasks[task as keyof ModelFigures["tasks"]], usage),
      ]),
    ),
    estimated: now.estimated - before.estimated,
    kept: now.kept - before.kept,
    shared: now.shared - before.shared,
    requests: now.requests - before.requests,
    retries: now.retries - before.retries,
    throttled: now.throttled - before.throttled,
    failed_writes: now.failed_writes - before.failed_writes,
    failed_reads: now.failed_reads - before.failed_reads,
  };
}

function usageSince(before: UsageFigures | undefined, now: UsageFigures): UsageFigures {
  return {
    completions: now.completions - (before?.completions ?? 0),
    input_tokens: now.input_tokens - (before?.input_tokens ?? 0),
    cached_input_tokens: now.cached_input_tokens - (before?.cached_input_tokens ?? 0),
    output_tokens: now.output_tokens - (before?.output_tokens ?? 0),
    // In whole micros, as it is counted.
    cost: now.cost === null ? null : Math.round((now.cost - (before?.cost ?? 0)) * 1e6) / 1e6,
  };
}

/** The run's task that uses an operation; `row` for several of a row. */
function taskOf(operation: string): string {
  if (operation === "enrichRecord") return "row";
  return runTasks.find((task) => tasksOfRun[task].operation === operation) ?? operation;
}

/** @param counts by operation */
export function toTaskUsage(counts: Readonly<Record<string, UsageCount>>): ModelFigures["tasks"] {
  return Object.fromEntries(
    Object.entries(counts).map(([operation, count]) => [taskOf(operation), toUsage(count)]),
  );
}

export function toUsage(count: UsageCount): UsageFigures {
  const { calls, inputTokens, cachedInputTokens, outputTokens, costMicros } = count;
  return {
    completions: calls,
    input_tokens: inputTokens,
    cached_input_tokens: cachedInputTokens,
    output_tokens: outputTokens,
    cost: costMicros === null ? null : costMicros / 1_000_000,
  };
}

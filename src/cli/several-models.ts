import { distinctModels, joinLanguageModels, type SeveralModels } from "../llm/several-models.ts";
import type { EstimateFigures, EstimatingModel } from "../llm/usage-estimate.ts";
import type { ModelFigures, UsageFigures } from "../pipeline/run-figures.ts";
import { runTasks } from "../pipeline/run-options.ts";
import { tasksOfRun } from "../pipeline/tasks.ts";
import type { PendingCalls } from "./model-figures.ts";
import type { ModelNames } from "./model-names.ts";
import type { OpenedModel } from "./open-model.ts";

/**
 * Opens each named model once.
 * @param first of the tasks that none is named for
 * @param firstName as `--model` has it
 */
export async function openEach<Opened>(
  { byTask, judge }: ModelNames,
  first: { readonly name: string; readonly opened: Opened },
  open: (name: string) => Promise<Opened>,
): Promise<SeveralModels<Opened>> {
  const opened = new Map([[first.name, first.opened]]);
  const openOnce = async (name: string): Promise<Opened> => {
    const model = opened.get(name) ?? (await open(name));
    opened.set(name, model);
    return model;
  };
  const named = new Map<string, Opened>();
  for (const task of runTasks) {
    const name = byTask[task];
    if (name !== undefined) named.set(tasksOfRun[task].operation, await openOnce(name));
  }
  return {
    first: first.opened,
    byTask: named,
    ...(judge !== undefined && { judge: await openOnce(judge) }),
  };
}

function mapSeveral<One, Other>(
  { first, byTask, judge }: SeveralModels<One>,
  change: (one: One) => Other,
): SeveralModels<Other> {
  return {
    first: change(first),
    byTask: new Map([...byTask].map(([task, one]) => [task, change(one)])),
    ...(judge !== undefined && { judge: change(judge) }),
  };
}

/** What is opened of several models as if it were of one, but for what only one has: batches. */
export function joinOpenedModels(several: SeveralModels<OpenedModel>): OpenedModel {
  const all = distinctModels(several);
  return {
    model: joinLanguageModels(mapSeveral(several, ({ model }) => model)),
    figures: () => all.map(({ figures }) => figures()).reduce(addFigures),
    pending: () => all.map(({ pending }) => pending()).reduce(addPending),
    durable: async () => {
      await Promise.all(all.map(({ durable }) => durable()));
    },
    cachesAnswers: several.first.cachesAnswers,
  };
}

/** The estimates of several models as one. */
export function joinEstimatingModels(several: SeveralModels<EstimatingModel>): EstimatingModel {
  return {
    ...joinLanguageModels(several),
    figures: () =>
      distinctModels(several)
        .map(({ figures }) => figures())
        .reduce(addEstimates),
  };
}

/** What parts of a run have used of the same models. */
export function sumModelFigures(parts: readonly ModelFigures[]): ModelFigures | undefined {
  const [first] = parts;
  return first && { ...parts.reduce(addFigures), model: first.model };
}

function addFigures(one: ModelFigures, other: ModelFigures): ModelFigures {
  return {
    model: `${one.model}, ${other.model.split(" ").at(-1)}`,
    total: addUsage(one.total, other.total),
    tasks: addByTask(one.tasks, other.tasks, addUsage),
    estimated: one.estimated + other.estimated,
    kept: one.kept + other.kept,
    shared: one.shared + other.shared,
    requests: one.requests + other.requests,
    retries: one.retries + other.retries,
    throttled: one.throttled + other.throttled,
    failed_writes: one.failed_writes + other.failed_writes,
    failed_reads: one.failed_reads + other.failed_reads,
    budget_spent: one.budget_spent || other.budget_spent,
  };
}

/** A model that was asked nothing costs nothing, whatever its price. */
function addUsage(one: UsageFigures, other: UsageFigures): UsageFigures {
  const costOf = ({ cost, completions }: UsageFigures) => (completions === 0 ? (cost ?? 0) : cost);
  const [cost, more] = [costOf(one), costOf(other)];
  return {
    completions: one.completions + other.completions,
    input_tokens: one.input_tokens + other.input_tokens,
    cached_input_tokens: one.cached_input_tokens + other.cached_input_tokens,
    output_tokens: one.output_tokens + other.output_tokens,
    cost: cost === null || more === null ? null : cost + more,
  };
}

function addByTask<Figures>(
  one: Readonly<Partial<Record<string, Figures>>>,
  other: Readonly<Partial<Record<string, Figures>>>,
  add: (one: Figures, other: Figures) => Figures,
): Readonly<Record<string, Figures>> {
  const sums: Record<string, Figures> = {};
  for (const [task, figures] of [...Object.entries(one), ...Object.entries(other)]) {
    if (figures === undefined) continue;
    const before = sums[task];
    sums[task] = before === undefined ? figures : add(before, figures);
  }
  return sums;
}

function addPending(one: PendingCalls, other: PendingCalls): PendingCalls {
  const waits = [one.waitsFor, other.waitsFor].filter((wait) => wait !== null);
  return {
    inFlight: one.inFlight + other.inFlight,
    waitsFor: waits.length === 0 ? null : [...new Set(waits)].join(" and "),
  };
}

type EstimateCount = EstimateFigures["total"];

function addEstimates(one: EstimateFigures, other: EstimateFigures): EstimateFigures {
  return {
    total: addCounts(one.total, other.total),
    tasks: addByTask(one.tasks, other.tasks, addCounts),
    pricesAsOf: one.pricesAsOf ?? other.pricesAsOf,
  };
}

function addCounts(one: EstimateCount, other: EstimateCount): EstimateCount {
  const addCost = (read: (count: EstimateCount) => number | null) => {
    const costs = [one, other].map((count) => (count.calls === 0 ? (read(count) ?? 0) : read(count)));
    return costs.reduce<number | null>((sum, cost) => (sum === null || cost === null ? null : sum + cost), 0);
  };
  return {
    calls: one.calls + other.calls,
    cached: one.cached + other.cached,
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
    costMicros: addCost((count) => count.costMicros),
    maxTokens: one.maxTokens + other.maxTokens,
    maxCostMicros: addCost((count) => count.maxCostMicros),
  };
}
